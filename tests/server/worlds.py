"""Two worlds that differ only in what a watcher may not know, and every question that can be put to their servers."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.routes import HTTPRoute

from sortilege.server.http.people import COOKIE
from sortilege.server.live.room import Room
from sortilege.server.storage import schema
from sortilege.server.storage.store import Person
from sortilege.server.table.entries import AnyEntry
from sortilege.server.table.setup import Setup
from sortilege.testing.eavesdrop import a_row
from sortilege.testing.servers import Running, running

BEGAN = 1_000_000.0
LATER = 4000.0
"""After so many seconds everybody has seen how the game began, whatever the delay of its table."""
SOON = 10.0
TABLE, CODE, CIRCLE, LINK = "t" * 22, "CODE23", "c" * 16, "l" * 16
SHOWN, HIDDEN = "profile-of-p0", "profile-of-p1"
WITHOUT_A_SEAT = (None, "stranger", "member")
"""Nobody, somebody, and a friend of those who play; none of them sits there."""

APART = (
    "/api/operator", "/schema", "/metrics", "/notices/{deed}", "/voice/", "/{path}",
)  # fmt: skip
"""Only for operators, for whoever has the token of a message, or files."""
GIVEN = {"table": [TABLE], "circle": [CIRCLE], "link": [LINK], "language": ["fr", "en"], "path": [CODE]}
WORDS = {
    "/api/profiles/{word}": [SHOWN, HIDDEN],
    "/api/invitations/{word}": [CODE, "invite-2-invite"],
    "/api/invitations/{word}/picture": [CODE],
}
FURTHER = {
    "/api/me/games": ["?won=true", "?rated=true", "?favourite=true", f"?after={TABLE}"],
    "/api/tables/{table}/result": ["?seat=0"],
}
"""Questions with something behind them."""


class Clock:
    """What every clock of a world shows."""

    def __init__(self) -> None:
        self.now = BEGAN


class Answer(NamedTuple):
    status: int
    kind: str
    body: bytes


Answers = dict[tuple[str | None, str], Answer]


def questions(app: Litestar, game: str) -> list[str]:
    """Every address that can be looked at, from the routes themselves; one that cannot be filled in fails."""
    found: list[str] = []
    for route in app.routes:
        path = route.path_format
        if not isinstance(route, HTTPRoute) or "GET" not in route.methods or path.startswith(APART):
            continue
        some = list(filled(path, game))
        found += [one + more for one in some for more in ("", *FURTHER.get(path, []))]
    return found


def filled(path: str, game: str) -> Iterator[str]:
    names = re.findall(r"{(\w+)}", path)
    if not names:
        yield path
        return
    name = names[0]
    given = {**GIVEN, "word": WORDS.get(path, []), "game": [game]}.get(name)
    if not given:
        pytest.fail(f"{path}: nobody has said what {name} is, nor that it is about no table")
    for value in given:
        once = path.replace(f"{{{name}}}", value)
        yield from filled(once, game) if "{" in once else [once]


async def answers_in(
    url: str, clock: Clock, setup: Setup, public: list[AnyEntry], secret: Callable[[Room], list[AnyEntry]],
    watchers: tuple[str | None, ...],
) -> Answers:  # fmt: skip
    """What each watcher is answered after `public` happened long ago and `secret` just now."""
    clock.now = BEGAN
    async with running(url) as server:
        await people_and_table(server, setup)
        room = await server.services.rooms.room(TABLE)
        await write(room, public)
        clock.now += LATER
        await write(room, secret(room))
        clock.now += SOON
        return await ask_everything(server, setup.game, watchers)


async def write(room: Room, lines: list[AnyEntry]) -> None:
    for entry in lines:
        await room.do(lambda entry=entry: [entry])  # type: ignore[misc]


async def people_and_table(server: Running, setup: Setup) -> None:
    """The table, which is one of a circle and of its round robin; who sits there is of the circle too."""
    store = server.services.rooms.store
    people = [*(f"p{seat}" for seat in range(setup.seats)), "member", "stranger"]
    for person in people:
        await store.add_person(Person(person, person.title(), "fr"), BEGAN)
    values = {**msgspec.structs.asdict(a_row(setup, TABLE)), "created": BEGAN, "changed": BEGAN, "wake": None}
    invites = [f"invite-{seat}-invite" for seat in range(setup.seats)]
    await store.add_table({**values, "listed": setup.listed, "address": ""}, invites)
    circle = {"id": CIRCLE, "link": LINK, "name": "Us", "invitation": "", "host": "p0", "created": BEGAN}
    members = [{"circle_id": CIRCLE, "number": number, "person": person} for number, person in enumerate(people[:-1])]
    await store.do(sa.insert(schema.CIRCLES).values(circle))
    await store.do(sa.insert(schema.MEMBERS).values(members))
    await store.do(sa.insert(schema.CIRCLE_TABLES).values(table_id=TABLE, circle_id=CIRCLE))
    for person, word in (("p0", SHOWN), ("p1", None)):
        await store.do(sa.update(schema.PEOPLE).where(schema.PEOPLE.c.id == person).values(profile=word))
    played = {"id": "r" * 16, "circle_id": CIRCLE, "setup": values["setup"], "both": False, "created": BEGAN}
    await store.do(sa.insert(schema.TOURNAMENTS).values(played))
    entrants = [{"tournament_id": "r" * 16, "player": n, "person": one} for n, one in enumerate(people[: setup.seats])]
    await store.do(sa.insert(schema.ENTRANTS).values(entrants))
    pairing = {"tournament_id": "r" * 16, "number": 0, "round": 0, "table_id": TABLE}
    players = msgspec.json.encode(list(range(setup.seats))).decode()
    await store.do(sa.insert(schema.PAIRINGS).values(**pairing, players=players))


async def ask_everything(server: Running, game: str, watchers: tuple[str | None, ...]) -> Answers:
    found: Answers = {}
    services = server.services
    pusher = services.notices.courier.pusher
    own = pusher.public_key.encode() if pusher is not None else b"-"  # each store made its own
    for watcher in watchers:
        person = await services.rooms.store.person(watcher) if watcher is not None else None
        cookies = {COOKIE: services.people.token(person)} if person is not None else {}
        async with httpx.AsyncClient(base_url=server.base, cookies=cookies, timeout=60.0) as client:
            for path in questions(server.app, game):
                answer = await client.get(path)
                assert answer.status_code < 500, (path, answer.text)
                kind = answer.headers.get("content-type", "")
                body = answer.content.replace(own, b"key").replace(server.base.encode(), b"base")
                found[watcher, path] = Answer(answer.status_code, kind, body)
    return found
