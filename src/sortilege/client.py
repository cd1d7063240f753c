"""A client for the table server, for tests, load and people who write bots.

    async with Client("http://127.0.0.1:8765") as client:
        await client.sign_in("Newt")
        table = await client.join(code="ABC234")
        async with client.at(table.table.id) as here:
            while not here.over:
                state = await here.until(lambda: here.question())
                ...
                await here.play(seat, state.ask.options[0])

It reconnects by itself, says which version it has, and sends again whatever was not acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable
from random import uniform
from typing import Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sortilege.bots.hints import Hint
from sortilege.kernel.match import Refusal
from sortilege.server.table import wire
from sortilege.server.table.handing import Handover
from sortilege.server.table.http_records import NewPhrases, ReplayPage, TableDetail

T = TypeVar("T")
STAYED = 5.0
"""Whoever was connected for so many seconds may come back at once."""
LONGEST_PAUSE = 4.0


class WasRefused(Exception):
    """The server did not do what it was asked to. Nothing has changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(str(reason))
        self.reason = reason
        """Why, with the rules that say so."""


class WasClosed(ConnectionError):
    """The server closed the socket for good."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code
        """The protocol's number for why."""


class Client:
    """One person."""

    def __init__(self, base: str, token: str | None = None) -> None:
        self.base = base.rstrip("/")
        """Where the server is."""
        self.token = token
        """Proves who you are; None before you signed in."""
        self._http = httpx.AsyncClient(base_url=self.base, timeout=30.0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_wrong: object) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """Any request; httpx.HTTPStatusError if it is refused."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["content-type"] = "application/json"
        answer = await self._http.request(method, path, content=content, headers=headers)
        answer.raise_for_status()
        return answer.content

    async def sign_in(self, name: str, language: str = "fr") -> None:
        """Become somebody new of that name; `token` proves it from then on."""
        await self._become("/api/me", {"name": name, "language": language})

    async def claim(self, passphrase: str) -> None:
        """Become whoever has that passphrase, or that recovery code, which signs all other devices out."""
        await self._become("/api/me/claim", {"passphrase": passphrase})

    async def _become(self, path: str, body: dict[str, str] | None) -> bytes:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        self.token = answer.cookies["sortilege"]
        self._http.cookies.clear()
        return answer.content

    async def new_passphrase(self) -> str:
        """What brings you back on another device; every other one is signed out."""
        return (await self.new_phrases()).passphrase

    async def new_phrases(self) -> NewPhrases:
        """A passphrase and a recovery code; every other device is signed out."""
        answer = await self._become("/api/me/passphrase", None)
        return msgspec.json.decode(answer, type=NewPhrases)

    async def open_table(self, **setup: object) -> TableDetail:
        """A new table of yours: `game=`, `seats=`, `mode=`, `options=` and the like."""
        return await self._detail("POST", "/api/tables", setup)

    async def table(self, table: str) -> TableDetail:
        """How a table stands."""
        return await self._detail("GET", f"/api/tables/{table}")

    async def join(self, **how: str | bool | None) -> TableDetail:
        """`code=` or `invite=`, and `entropy=` for your own words in the shuffle; `moderate=True`: without a seat."""
        return await self._detail("POST", "/api/join", how)

    async def sit(self, table: str, seat: int | None = None, entropy: str = "") -> TableDetail:
        """Take a seat, the first that is free if none is named; `entropy` are your own words in the shuffle."""
        return await self._detail("POST", f"/api/tables/{table}/sit", {"seat": seat, "entropy": entropy})

    async def seat_bot(self, table: str, seat: int, bot: str | None) -> TableDetail:
        """Put a bot of that level on a seat, or with None nobody."""
        return await self._detail("PUT", f"/api/tables/{table}/seats/{seat}", {"bot": bot})

    async def call_seat(self, table: str, seat: int, name: str) -> TableDetail:
        """How whoever plays a seat of yours is called, until the game begins."""
        return await self._detail("PUT", f"/api/tables/{table}/seats/{seat}/name", {"name": name})

    async def begins(self, table: str, seat: int | None) -> TableDetail:
        """Say that a seat of yours begins, or take that back."""
        return await self._detail("PUT", f"/api/tables/{table}/begins", {"seat": seat})

    async def moderate(self, table: str, on: bool = True) -> TableDetail:
        """Be its Moderator, without a seat; or no longer."""
        return await self._detail("PUT", f"/api/tables/{table}/moderator", {"on": on})

    async def start(self, table: str) -> TableDetail:
        """Deal: everybody whom it needs is there."""
        return await self._detail("POST", f"/api/tables/{table}/start")

    async def leave(self, table: str) -> TableDetail:
        """Get up; where a game goes on, bots play your seats from then on."""
        return await self._detail("POST", f"/api/tables/{table}/leave")

    async def rematch(self, table: str) -> TableDetail:
        """The same people at a new table."""
        return await self._detail("POST", f"/api/tables/{table}/rematch")

    async def resume(self, record: str, ply: int | None = None) -> TableDetail:
        """A new table where a saved game goes on, from its end or after so many choices."""
        path = "/api/records/resume" + ("" if ply is None else f"?ply={ply}")
        return await self._detail("POST", path, {"record": record})

    async def hand_over(self, table: str) -> Handover:
        """Ends a table where you alone play with bots; its game can go on elsewhere."""
        return msgspec.json.decode(await self.ask("POST", f"/api/tables/{table}/hand-over"), type=Handover)

    async def take_over(self, game: Handover) -> TableDetail:
        """A new table where a game from elsewhere goes on."""
        return await self._detail("POST", "/api/records/take-over", game)

    async def record(self, table: str) -> str:
        """The game as its choices, once it is over."""
        return (await self.ask("GET", f"/api/tables/{table}/record")).decode()

    async def replay(self, record: str, ply: int | None = None, everything: bool = False) -> ReplayPage:
        """One position of a saved game; `everything` shows what was hidden too."""
        path = f"/api/records/replay?everything={everything}" + ("" if ply is None else f"&ply={ply}")
        return msgspec.json.decode(await self.ask("POST", path, {"record": record}), type=ReplayPage)

    async def lobby(self) -> list[wire.TableCard]:
        """Open tables that anybody may join."""
        return msgspec.json.decode(await self.ask("GET", "/api/tables"), type=list[wire.TableCard])

    async def my_tables(self) -> list[wire.TableCard]:
        """The tables where you have a seat."""
        return msgspec.json.decode(await self.ask("GET", "/api/me/tables"), type=list[wire.TableCard])

    async def _detail(self, method: str, path: str, body: object = None) -> TableDetail:
        return msgspec.json.decode(await self.ask(method, path, body), type=TableDetail)

    def at(self, table: str, hands: bool = False) -> AtTable:
        """The stream of a table; `hands` on a phone beside a big screen, where one confers with nobody."""
        return AtTable(self, table, hands)


class AtTable:
    """A person at a table: the latest state of each seat, and ways to play."""

    def __init__(self, client: Client, table: str, hands: bool = False) -> None:
        self.client = client
        """Who is there."""
        self.id = table
        """Which table it is."""
        self.hands = hands
        """Whether this is a phone beside a big screen."""
        self.card: wire.TableCard | None = None
        """What the lobby says of the table; None before the server has said anything."""
        self.seats: list[int] = []
        """The seats that are yours."""
        self.states: dict[int | None, wire.State] = {}
        """By seat: what it was shown last; under None what a spectator sees."""
        self.heard: list[wire.Heard] = []
        """What was said at the table, oldest first."""
        self.screens: list[str] | None = None
        """Big screens that wait to be admitted; None as long as nobody has said."""
        self.connections = 0
        """How often it connected: more than once means that it came back."""
        self.on_message: Callable[[wire.AnyToClient], None] = lambda message: None
        """Called with every message, after it was taken in."""
        self._waiting: dict[str, tuple[bytes, asyncio.Future[wire.AnyToClient]]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._lost: BaseException | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay_connected())
        self._task.add_done_callback(self._stopped)
        await self.until(lambda: self.card is not None)
        return self

    async def __aexit__(self, *_wrong: object) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, WasClosed):
                await self._task
        for _, future in self._waiting.values():
            future.cancel()

    # Looking

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.card is not None and self.card.status == "over"

    def question(self, seat: int | None = None) -> wire.State | None:
        """A state of mine (of that seat) with an open question."""
        for mine in self.seats if seat is None else [seat]:
            state = self.states.get(mine)
            if state is not None and state.ask is not None:
                return state
        return None

    async def until(self, happens: Callable[[], T | None], patience: float = 30.0) -> T:
        """Waits until something holds, and gives it."""
        async with asyncio.timeout(patience):
            while True:
                found = happens()
                if found:
                    return found
                if self._lost is not None:
                    raise self._lost
                self._changed.clear()
                await self._changed.wait()

    # Playing

    async def play(self, seat: int, step: str, ask: int | None = None, id: str | None = None) -> None:  # noqa: A002  # the protocol's name
        """Answers the open question; returns when that is stored. WasRefused says why not."""
        if ask is None:
            question = self.states[seat].ask
            ask = question.number if question else -1
        await self.wish(wire.Play(id or secrets.token_hex(8), seat, ask, step))

    async def point(self, seat: int, step: str) -> None:
        """Shows those one confers with what one would answer; `play` confirms."""
        question = self.states[seat].ask
        await self.wish(wire.Point(secrets.token_hex(8), seat, question.number if question else -1, step))

    async def act(self, seat: int, step: str) -> None:
        """Uses a standing permission."""
        await self.wish(wire.Act(secrets.token_hex(8), seat, step))

    async def say(self, seat: int, text: str) -> None:
        """Says something to the table."""
        await self.wish(wire.Say(secrets.token_hex(8), seat, text))

    async def why_not(self, seat: int, step: str) -> Refusal | None:
        """Why a step cannot be taken now; None if it can."""
        answer = await self.wish(wire.WhyNot(secrets.token_hex(8), seat, step))
        assert isinstance(answer, wire.Why)
        return answer.reason

    async def hint(self, seat: int) -> list[Hint]:
        """What could be answered to the seat's open question, best first."""
        question = self.states[seat].ask
        answer = await self.wish(wire.AskHint(secrets.token_hex(8), seat, question.number if question else -1))
        assert isinstance(answer, wire.Hints)
        return answer.hints

    async def wish(self, wish: wire.AnyWish) -> wire.AnyToClient:
        """Any message; sent again after each reconnection until it is answered."""
        message = wire.encode(wish)
        future: asyncio.Future[wire.AnyToClient] = asyncio.get_running_loop().create_future()
        self._waiting[wish.id] = message, future
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(message.decode())
        if self._lost is not None:
            raise self._lost
        answer = await future
        if isinstance(answer, wire.Refused):
            raise WasRefused(answer.reason)
        return answer

    # Staying connected

    async def _stay_connected(self) -> None:
        url = self.client.base.replace("http", "ws", 1) + f"/ws/{self.id}"
        headers = {"authorization": f"Bearer {self.client.token}"}
        pause = 0.1
        while True:
            began = time.monotonic()
            try:
                async with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
                    began = time.monotonic()
                    await self._talk(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 1006
                if code in wire.FOR_GOOD:
                    self._lose(WasClosed(code, closed.rcvd.reason if closed.rcvd else ""))
                    return
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            finally:
                self._socket = None
            if time.monotonic() - began > STAYED:  # a door that opens on a room that does not is not open
                pause = 0.1
            await asyncio.sleep(uniform(0.5, 1.5) * pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    def _stopped(self, task: asyncio.Task[None]) -> None:
        """Whoever waits must learn that nothing more will come."""
        if not task.cancelled() and (wrong := task.exception()) is not None:
            self._lose(wrong)

    def _lose(self, lost: BaseException) -> None:
        self._lost = lost
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(lost)
        self._changed.set()

    async def _talk(self, socket: ClientConnection) -> None:
        since = {"watch" if seat is None else str(seat): state.version for seat, state in self.states.items()}
        await socket.send(wire.encode(wire.Hello(wire.PROTOCOL, since, self.hands)).decode())
        self._socket = socket
        self.connections += 1
        for message, _ in list(self._waiting.values()):
            await socket.send(message.decode())
        async for text in socket:
            self._take(wire.read_to_client(text))
        raise socket.protocol.close_exc  # a good close ends the loop silently

    def _take(self, message: wire.AnyToClient) -> None:
        match message:
            case wire.State():
                self.states[message.seat] = message
            case wire.Welcome() | wire.TableChanged():
                self.card, self.seats = message.table, message.seats
            case wire.Heard():
                if message not in self.heard:
                    self.heard.append(message)
            case wire.Screens():
                self.screens = message.waiting
            case wire.Ack() | wire.Refused() | wire.Why() | wire.Hints() | wire.Pong():
                _, future = self._waiting.pop(message.id, (b"", None))
                if future is not None and not future.done():
                    future.set_result(message)
        self.on_message(message)
        self._changed.set()
