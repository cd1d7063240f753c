"""Somebody's games over HTTP: those that are over, page by page or all their records, what they come to in numbers, and
the profile that they may show."""

from __future__ import annotations

import asyncio
import io
import secrets
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import Controller, get, post, put
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream

from sortilege.server.http.api import TableId
from sortilege.server.http.services import Asked, Here, Me, Services, TooMany, spend
from sortilege.server.live.budgets import EXPORTS, PROFILES
from sortilege.server.storage.profiles import of_profile, profile_of, set_profile
from sortilege.server.storage.statistics import Kept, Wanted, history_of, mark_favourite, ratings
from sortilege.server.storage.tallies import counts
from sortilege.server.table.archive import ArchivedTable
from sortilege.server.table.entries import LogLine
from sortilege.server.table.http_records import (
    Done,
    Favourite,
    MyGame,
    MyGames,
    MyProfile,
    ProfileShown,
    Statistics,
)
from sortilege.server.table.row import Row
from sortilege.server.table.wire import TableCard

MOST_ON_A_PAGE = 50
USUAL_ON_A_PAGE = 20
MOST_EXPORTED = 1000
"""Records in one file; whoever has more asks again, from the last on."""
A_TABLE = "^[A-Za-z0-9_-]+$"

PageSize = Annotated[int, QueryParameter(ge=1, le=MOST_ON_A_PAGE)]
LastTable = Annotated[str | None, QueryParameter(max_length=40, pattern=A_TABLE)]
GameName = Annotated[str | None, QueryParameter(max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Word = Annotated[str, PathParameter(max_length=40, pattern=A_TABLE)]


class History(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/games", raises=[NotAuthorizedException, NotFoundException, TooMany])
    async def games(
        self,
        services: Here,
        person: Me,
        after: LastTable = None,
        size: PageSize = USUAL_ON_A_PAGE,
        game: GameName = None,
        won: FromQuery[bool | None] = None,
        favourite: FromQuery[bool] = False,
        rated: FromQuery[bool] = False,
    ) -> MyGames:
        """Your games that are over, the latest first, a page at a time: `after` is the last table of the page
        before. Of games that go on there is nothing in it."""
        wanted = Wanted(game, won, favourite, rated)
        found = await history_of(services.rooms.store, person.id, size + 1, after, wanted)
        shown = [my_game(one) for one in found[:size] if one.row.summary != "{}"]
        return MyGames(shown, found[size - 1].row.id if len(found) > size else None)

    @put("/games/{table:str}/favourite", raises=[NotAuthorizedException, NotFoundException, TooMany])
    async def favourite(self, services: Here, person: Me, table: TableId, data: JSONBody[Favourite]) -> Done:
        """A game that you like to find again, or no longer."""
        if not await mark_favourite(services.rooms.store, person.id, table, data.on):
            raise NotFoundException("no such game of yours")
        return Done()

    @get(
        "/records",
        raises=[NotAuthorizedException, NotFoundException, TooMany],
        responses={200: ResponseSpec(bytes, media_type="application/zip", description="A record for each game")},
    )
    async def records(self, request: Asked, services: Here, person: Me, after: LastTable = None) -> Stream:
        """The records of your games that are over, in one file."""
        spend(services, request, EXPORTS, person)
        found = await history_of(services.rooms.store, person.id, MOST_EXPORTED, after, Wanted())
        headers = {"content-disposition": 'attachment; filename="sortilege.zip"'}
        return Stream(zipped(services, found), media_type="application/zip", headers=headers)

    @get("/statistics", raises=[NotAuthorizedException, TooMany])
    async def statistics(self, services: Here, person: Me) -> Statistics:
        """Your games in numbers, and what you were rated after each that counts."""
        store = services.rooms.store
        return Statistics(person.name, await counts(store, person.id), await ratings(store, person.id))

    @get("/profile", raises=[NotAuthorizedException, TooMany])
    async def my_profile(self, services: Here, person: Me) -> MyProfile:
        """Where others find your numbers, if you show them."""
        return MyProfile(await profile_of(services.rooms.store, person.id))

    @post("/profile", raises=[NotAuthorizedException, TooMany], status_code=200)
    async def show_profile(self, services: Here, person: Me, data: JSONBody[ProfileShown]) -> MyProfile:
        """Shows your numbers to whoever has the link, or hides them: then the link leads nowhere, for good."""
        before = await profile_of(services.rooms.store, person.id)
        if data.shown and before is not None:
            return MyProfile(before)
        word = secrets.token_urlsafe(12) if data.shown else None
        await set_profile(services.rooms.store, person.id, word)
        return MyProfile(word)


@get("/api/profiles/{word:str}", tags=["people"], raises=[NotFoundException, TooMany])
async def profile(request: Asked, services: Here, word: Word) -> Statistics:
    """What somebody shows of themselves: games that everybody could watch, once everybody knows how they ended."""
    spend(services, request, PROFILES)
    store, now = services.rooms.store, time.time()
    person = await of_profile(store, word)
    if person is None:
        raise NotFoundException("no such profile")
    return Statistics(person.name, await counts(store, person.id, now), await ratings(store, person.id, now))


def my_game(kept: Kept) -> MyGame:
    card = msgspec.json.decode(kept.row.summary, type=TableCard)
    return MyGame(card, kept.seat, kept.over, kept.won, kept.favourite)


async def zipped(services: Services, games: list[Kept]) -> AsyncIterator[bytes]:
    """A zip, written game by game as it is read; one whose record is gone is left out."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(Unseekable(buffer), "w", zipfile.ZIP_DEFLATED) as archive:
        for one in games:
            text = await asyncio.to_thread(record_of, one.row, await services.rooms.store.lines(one.row.id))
            if text is not None:
                day = time.strftime("%Y-%m-%d", time.gmtime(one.over))
                archive.writestr(f"{day}-{one.game}-{one.row.id[:8]}.jsonl", text)
                yield taken(buffer)
    yield taken(buffer)


def record_of(row: Row, lines: list[LogLine]) -> str | None:
    """From the lines alone: nothing is played again. None once they are gone."""
    if not lines:
        return None
    try:
        return ArchivedTable(row, lines).record().text()
    except (ValueError, msgspec.MsgspecError):
        return None


class Unseekable(io.RawIOBase):
    """What is written is taken away at once, so nobody can go back in it."""

    def __init__(self, buffer: io.BytesIO) -> None:
        self._buffer = buffer

    def writable(self) -> bool:
        return True

    def write(self, data: bytes) -> int:  # type: ignore[override]  # any bytes
        return self._buffer.write(data)


def taken(buffer: io.BytesIO) -> bytes:
    found = buffer.getvalue()
    buffer.seek(0)
    buffer.truncate()
    return found
