"""The desk of a device: what its page asks over HTTP of a server is answered here, under the same addresses."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

import msgspec

import sortilege
from sortilege.bots.hindsight import SECONDS
from sortilege.bots.levels import levels_of
from sortilege.server.device.room import DeviceRoom
from sortilege.server.device.rooms import ME, DeviceRooms, NoSuchTable
from sortilege.server.table import handing, http_records, lessons, moves, naming, presiding, reels
from sortilege.server.table.cleaning import can_be_read, cleaned
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.game_books import book_of
from sortilege.server.table.game_words import FILES, words_of
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import OVER, PLAYING, Table
from sortilege.server.table.wire import TableCard

LANGUAGES = ("fr", "en")
JSON, TEXT = "application/json", "text/plain"


class Answer(NamedTuple):
    status: int
    kind: str
    body: str


class Missing(Exception):
    """There is no such thing here."""


class Asked(NamedTuple):
    """What a page asks: the parts of its address, its query, its body."""

    parts: tuple[str, ...]
    query: dict[str, str]
    body: str

    def read(self, type_: type[Any]) -> Any:
        try:
            return msgspec.json.decode(self.body, type=type_)
        except msgspec.MsgspecError as wrong:
            raise ValueError(f"body: {wrong}") from wrong

    @property
    def ply(self) -> int | None:
        return self._number("ply")

    @property
    def eyes(self) -> tuple[int | None, bool]:
        """The seat whose eyes see a record, and whether everything is open."""
        return self._number("seat"), self.query.get("everything") == "true"

    def seat(self) -> int:
        """The seat that the address names after its table."""
        if not self.parts[1].isdecimal():
            raise Missing("no such seat")
        return int(self.parts[1])

    def _number(self, name: str) -> int | None:
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch(r"-?\d{1,9}", text):
            raise ValueError(f"{name}: a number, not {text!r}")
        return int(text)


Route = Callable[[Asked], Awaitable[Answer]]


def said(what: Any) -> Answer:
    return Answer(200, JSON, msgspec.json.encode(what).decode())


class Desk:
    def __init__(self, rooms: DeviceRooms, games: str) -> None:
        self.rooms = rooms
        self._games = games
        """The boxes of all games, as the server lists them: written when the engine was packed."""
        self._routes: list[tuple[str, re.Pattern[str], Route]] = [
            (method, re.compile(pattern.replace("*", "([^/]+)")), route)
            for method, pattern, route in (
                ("GET", "/games", self.games), ("GET", "/games/*/words/*", self.words),
                ("GET", "/games/*/book", self.book), ("GET", "/me", self.who_am_i), ("POST", "/me", self.name_yourself),
                ("POST", "/me/erase", self.erase), ("GET", "/me/export", self.everything),
                ("GET", "/me/home", self.my_home),
                ("GET", "/me/games", self.my_games), ("GET", "/tables", self.lobby),
                ("POST", "/tables", self.open_table), ("GET", "/tables/*", self.table),
                ("POST", "/tables/*/sit", self.sit), ("PUT", "/tables/*/begins", self.begins),
                ("PUT", "/tables/*/seats/*", self.seat_bot),
                ("PUT", "/tables/*/seats/*/name", self.call), ("PUT", "/tables/*/moderator", self.moderator),
                ("POST", "/tables/*/start", self.start), ("POST", "/tables/*/leave", self.leave),
                ("POST", "/tables/*/rematch", self.rematch), ("GET", "/tables/*/record", self.record),
                ("GET", "/tables/*/game", self.game_so_far), ("POST", "/tables/*/hand-over", self.hand_over),
                ("POST", "/records/take-over", self.take_over),
                ("GET", "/tables/*/result", self.result), ("GET", "/tables/*/curve", self.curve),
                ("POST", "/records/replay", self.replay), ("POST", "/records/reel", self.reel),
                ("POST", "/records/resume", self.resume), ("POST", "/records/result", self.result_of),
                ("POST", "/records/curve", self.curve_of), ("GET", "/lessons/*", self.lesson),
                ("GET", "/lessons/*/why", self.why_not), ("POST", "/lessons/*/table", self.play_lesson_on),
            )
        ]  # fmt: skip

    async def ask(self, method: str, address: str, body: str = "") -> Answer:
        """The answer to a request, with the status that a server would give it."""
        url = urlsplit(address)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        for wanted, pattern, route in self._routes:
            found = pattern.fullmatch(url.path)
            if found and wanted == method:
                return await self._answered(route, Asked(found.groups(), query, body))
        return refusal(404, "there is no such thing on this device")

    async def _answered(self, route: Route, asked: Asked) -> Answer:
        try:
            return await route(asked)
        except Refused as refused:
            return refusal(409, refused.reason.message, msgspec.to_builtins(refused.reason))
        except (Missing, NoSuchTable) as missing:
            return refusal(404, str(missing))
        except ValueError as wrong:
            return refusal(422, str(wrong)[:300])

    # Games

    async def games(self, asked: Asked) -> Answer:
        return Answer(200, JSON, self._games)

    async def words(self, asked: Asked) -> Answer:
        game, language = asked.parts
        part = asked.query.get("part", "board")
        if language not in LANGUAGES or part not in FILES:
            raise Missing("no such language, or no such part")
        text = words_of(known(game), language, part)
        if not text:
            raise Missing(f"this game has no {part} in this language")
        return Answer(200, TEXT, text)

    async def book(self, asked: Asked) -> Answer:
        return said(book_of(known(asked.parts[0])))

    # Whoever sits before the device

    async def who_am_i(self, asked: Asked) -> Answer:
        return said(await self.rooms.me())

    async def name_yourself(self, asked: Asked) -> Answer:
        wanted: http_records.Name = asked.read(http_records.Name)
        name = cleaned(wanted.name)
        if not can_be_read(name):
            raise ValueError("name: something that can be read")
        me = http_records.Name(name, wanted.language)
        await self.rooms.drawer.name(msgspec.json.encode(me).decode())
        return said(me)

    async def erase(self, asked: Asked) -> Answer:
        """Everything that is kept on this device."""
        asked.read(http_records.Sure)
        self.rooms.close()
        await self.rooms.drawer.clear()
        return said(http_records.Done())

    async def everything(self, asked: Asked) -> Answer:
        """All that is kept on this device."""
        drawer = self.rooms.drawer
        tables = [{"table": row, "lines": await drawer.lines(row.id, 0)} for row in await self.rooms.rows()]
        return said({"me": await self.rooms.me(), "tables": tables})

    async def my_home(self, asked: Asked) -> Answer:
        """Wherever a game goes on it is somebody's turn before this device: bots answer while they are looked at."""
        cards = [card for card, _ in await self._kept() if card.status != OVER]
        return said([http_records.MyTable(card, card.status == PLAYING, []) for card in cards])

    async def my_games(self, asked: Asked) -> Answer:
        """All on one page: a device has no favourites and no ratings."""
        wanted = asked.query
        games = [
            http_records.MyGame(card, mine(card)[0], when, won(card), favourite=False)
            for card, when in await self._kept()
            if card.status == OVER and mine(card)
        ]
        if "game" in wanted:
            games = [game for game in games if game.table.setup.game == wanted["game"]]
        if "won" in wanted:
            games = [game for game in games if game.won is (wanted["won"] == "true")]
        return said(http_records.MyGames([] if "favourite" in wanted or "rated" in wanted else games, None))

    async def _kept(self) -> list[tuple[TableCard, float]]:
        """Each table as it stood when it last changed, and when that was."""
        return [
            (msgspec.json.decode(row.summary, type=TableCard), row.changed)
            for row in await self.rooms.rows()
            if row.summary != "{}"
        ]

    # Tables

    async def lobby(self, asked: Asked) -> Answer:
        return said([])

    async def open_table(self, asked: Asked) -> Answer:
        setup: Setup = asked.read(Setup)
        return detail(await self.rooms.open_table(msgspec.structs.replace(setup.checked(), listed=False)))

    async def table(self, asked: Asked) -> Answer:
        return detail(await self.rooms.room(asked.parts[0]))

    async def _done(self, asked: Asked, wish: Callable[[Table], list[AnyEntry]]) -> Answer:
        room = await self.rooms.room(asked.parts[0])
        await room.do(lambda: wish(room.table))
        return detail(room)

    async def sit(self, asked: Asked) -> Answer:
        wanted: http_records.Sit = asked.read(http_records.Sit)
        me = await self.rooms.me()
        name = me.name if me else ""
        return await self._done(asked, lambda table: moves.sit(table, ME, name, wanted.seat, wanted.entropy))

    async def begins(self, asked: Asked) -> Answer:
        wanted: http_records.WhoBegins = asked.read(http_records.WhoBegins)
        return await self._done(asked, lambda table: moves.begins(table, ME, wanted.seat))

    async def seat_bot(self, asked: Asked) -> Answer:
        wanted: http_records.SeatBot = asked.read(http_records.SeatBot)
        known = levels_of((await self.rooms.room(asked.parts[0])).table.setup.game)
        if wanted.bot is not None and wanted.bot not in known:
            raise ValueError(f"bot: one of {', '.join(known)}, not {wanted.bot!r}")
        seat = asked.seat()
        return await self._done(asked, lambda table: moves.set_bot(table, ME, seat, wanted.bot))

    async def call(self, asked: Asked) -> Answer:
        wanted: http_records.Called = asked.read(http_records.Called)
        name, seat = cleaned(wanted.name), asked.seat()
        if not can_be_read(name):
            raise ValueError("name: something that can be read")
        return await self._done(asked, lambda table: naming.call(table, ME, seat, name))

    async def moderator(self, asked: Asked) -> Answer:
        wanted: http_records.Moderate = asked.read(http_records.Moderate)
        me = await self.rooms.me()
        if wanted.on:
            return await self._done(asked, lambda table: presiding.preside(table, ME, me.name if me else ""))
        return await self._done(asked, lambda table: presiding.step_down(table, ME))

    async def start(self, asked: Asked) -> Answer:
        return await self._done(asked, lambda table: moves.start(table, ME))

    async def leave(self, asked: Asked) -> Answer:
        return await self._done(asked, lambda table: moves.leave(table, ME))

    async def rematch(self, asked: Asked) -> Answer:
        return detail(await self.rooms.rematch(await self.rooms.room(asked.parts[0])))

    async def _finished(self, asked: Asked) -> Table:
        table = (await self.rooms.room(asked.parts[0])).table
        if table.status != OVER:
            raise Refused("not-over")
        if table.match is None:
            raise Refused("not-begun")
        return table

    async def record(self, asked: Asked) -> Answer:
        return Answer(200, TEXT, (await self._finished(asked)).record().text())

    async def game_so_far(self, asked: Asked) -> Answer:
        """A game that goes on, for a server where it is to be played on. Nothing is given away: whoever sits before a
        device can read all that is kept there."""
        return said(handing.handover((await self.rooms.room(asked.parts[0])).table, ME))

    async def hand_over(self, asked: Asked) -> Answer:
        """The game goes on at a server: here it is over."""
        room = await self.rooms.room(asked.parts[0])
        await room.do(lambda: handing.hand_over(room.table, ME, watched=False))
        return said(handing.handover(room.table, ME))

    async def take_over(self, asked: Asked) -> Answer:
        """A game of a server goes on here."""
        return detail(await self.rooms.take_over(handing.arrival(asked.read(handing.Handover))))

    async def result(self, asked: Asked) -> Answer:
        table = await self._finished(asked)
        lasted = None
        if table.began is not None and table.over_since is not None:
            lasted = table.over_since - table.began
        return said(reels.game_result(reels.retell(table.record().text()), lasted))

    async def curve(self, asked: Asked) -> Answer:
        return said(reels.curve_of((await self._finished(asked)).record().text(), SECONDS))

    # Records and lessons

    async def replay(self, asked: Asked) -> Answer:
        return said(reels.page(uploaded(asked), asked.ply, *asked.eyes))

    async def reel(self, asked: Asked) -> Answer:
        return said(reels.reel_of(uploaded(asked), asked.ply or 0, *asked.eyes))

    async def resume(self, asked: Asked) -> Answer:
        return detail(await self.rooms.play_on(reels.unfinished(uploaded(asked), asked.ply)))

    async def result_of(self, asked: Asked) -> Answer:
        return said(reels.game_result(reels.retell(uploaded(asked)), None))

    async def curve_of(self, asked: Asked) -> Answer:
        return said(reels.curve_of(uploaded(asked), SECONDS))

    async def lesson(self, asked: Asked) -> Answer:
        return said(lessons.played(known(asked.parts[0])).lesson)

    async def why_not(self, asked: Asked) -> Answer:
        at, step = asked.query.get("at", ""), asked.query.get("step", "")
        if not at.isdecimal() or not step:
            raise ValueError("at, step: a stop of the lesson and what is tried there")
        return said(http_records.LessonAnswer(lessons.why_not(known(asked.parts[0]), int(at), step)))

    async def play_lesson_on(self, asked: Asked) -> Answer:
        return detail(await self.rooms.play_on(lessons.played(known(asked.parts[0])).end.record()))


def known(game: str) -> str:
    if game not in sortilege.games():
        raise Missing("no such game")
    return game


def uploaded(asked: Asked) -> str:
    sent: http_records.UploadedRecord = asked.read(http_records.UploadedRecord)
    return sent.record


def detail(room: DeviceRoom) -> Answer:
    return said(http_records.TableDetail(room.card(), room.table.seats_of(ME), None, None))


def refusal(status: int, detail: str, extra: Any = None) -> Answer:
    word = {"status_code": status, "detail": detail, **({"extra": extra} if extra else {})}
    return Answer(status, JSON, msgspec.json.encode(word).decode())


def mine(card: TableCard) -> list[int]:
    """The seats of whoever sits before the device."""
    return [chair.seat for chair in card.chairs if chair.kind == "person"]


def won(card: TableCard) -> bool | None:
    return None if card.outcome is None else any(seat in card.outcome.winners for seat in mine(card))
