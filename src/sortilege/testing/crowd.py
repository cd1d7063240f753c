"""A store in which very many games are over: one regular who played one in twenty of them, a circle of friends, many
others; some tables that go on. Written in bulk, through the schema itself."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

import sortilege
from sortilege.server.http.people import People
from sortilege.server.storage import schema
from sortilege.server.storage.circles import join_circle, open_circle
from sortilege.server.storage.profiles import set_profile
from sortilege.server.storage.store import Person, Store
from sortilege.server.storage.tallies import counting_anew, marking_anew
from sortilege.server.table import entries, faces
from sortilege.server.table.club_records import WatchCard, WatchChair
from sortilege.server.table.setup import Setup
from sortilege.testing.eavesdrop import a_table, write

AT_ONCE = 1000
FRIENDS = 11
REGULAR_PLAYS = 0.05
OF_CIRCLE = 0.03
RATED = 0.3
PRIVATE = 0.1
FAVOURITE = 0.01
LINES = 4
A_YEAR = 365 * 24 * 3600.0
GOING_ON = 200
MINE_GOING_ON = 6

Rows = dict[str, list[dict[str, Any]]]


class Regular(NamedTuple):
    """Somebody who comes often, and what they would ask the server."""

    person: str
    token: str
    profile: str
    circle: str
    late: str | None
    """A table far back in their history."""

    def questions(self) -> dict[str, str]:
        """By what it is: its address."""
        one, other, *_ = sortilege.games()
        found = {
            "home: my tables": "/api/me/home", "home: open tables": "/api/tables", "home: circles": "/api/circles",
            "history": "/api/me/games", "history: a game": f"/api/me/games?game={one}",
            "history: won": "/api/me/games?won=true", "history: lost": "/api/me/games?won=false",
            "history: favourites": "/api/me/games?favourite=true", "history: rated": "/api/me/games?rated=true",
            "history: won of a game": f"/api/me/games?game={other}&won=true",
            "numbers": "/api/me/statistics", "profile": f"/api/profiles/{self.profile}", "watch": "/api/watch",
            "circle": f"/api/circles/{self.circle}",
        }  # fmt: skip
        if self.late is not None:
            for name in ("history", "history: a game", "history: won"):
                mark = "&" if "?" in found[name] else "?"
                found[f"{name}, late page"] = f"{found[name]}{mark}after={self.late}"
        return found


async def come_often(store: Store) -> tuple[Regular, list[str]]:
    """The regular and their friends, before they have played anything."""
    people = [Person(secrets.token_hex(16), f"Friend {number}", "fr") for number in range(FRIENDS + 1)]
    for person in people:
        await store.add_person(person, time.time())
    circle = await open_circle(store, people[0].id, "Les jeudis")
    for person in people[1:]:
        await join_circle(store, circle, person.id)
    word = secrets.token_urlsafe(12)
    await set_profile(store, people[0].id, word)
    token = People(store, await store.keys()).token(people[0])
    return Regular(people[0].id, token, word, circle.id, None), [person.id for person in people[1:]]


async def fill(
    store: Store, regular: Regular, friends: list[str], games: int, share: float = REGULAR_PLAYS, seed: int = 1
) -> Regular:
    """Puts that many games that are over into a store, of which the regular played a share, and some that go on."""
    crowd = Crowd(regular, friends, games, share, Random(seed))
    async with store.engine.begin() as connection:
        for rows in crowd.batches():
            for name, some in rows.items():
                if some:
                    await connection.execute(sa.insert(schema.METADATA.tables[name]), some)
        for statement in (*counting_anew(), *marking_anew()):
            await connection.execute(statement)
    async with store.engine.connect() as connection:  # what a database does by itself before long
        await (await connection.execution_options(isolation_level="AUTOCOMMIT")).execute(sa.text("ANALYZE"))
    return regular._replace(late=crowd.late)


class Crowd:
    def __init__(self, regular: Regular, friends: list[str], games: int, share: float, rng: Random) -> None:
        self.regular, self.friends, self.games, self.share, self.rng = regular, friends, games, share, rng
        self.people = [secrets.token_hex(16) for _ in range(games // 20 + 20)]
        self.rated: Counter[tuple[str, str]] = Counter()
        self.late: str | None = None
        self.now = time.time()
        self.boxes = [(name, sortilege.ruleset(name)) for name in sortilege.games()]
        self.cards: dict[tuple[str, int], str] = {}

    def batches(self) -> Iterator[Rows]:
        yield {"people": [{"id": one, "name": f"P{number}", "language": "fr", "created": self.now}
                          for number, one in enumerate(self.people)]}  # fmt: skip
        for first in range(0, self.games, AT_ONCE):
            rows = self._empty()
            for number in range(first, min(self.games, first + AT_ONCE)):
                self._game_over(rows, number)
            yield rows
        rows = self._empty()
        for number in range(GOING_ON):
            self._going_on(rows, number)
        yield rows

    def _empty(self) -> Rows:
        return {name: [] for name in ("tables", "seats", "lines", "played", "ratings", "circle_tables", "watched")}

    def _setup(self, **more: Any) -> Setup:
        name, rules = self.rng.choice(self.boxes)
        least, most = rules.seats[rules.modes[0]]
        return Setup(name, self.rng.randint(least, min(most, 5)), rules.modes[0], **more)

    def _players(self, seats: int, in_circle: bool) -> list[str]:
        """Some come far more often than others."""
        some = self.rng.sample(self.friends, seats) if in_circle else []
        while len(some) < seats:
            one = self.people[int(len(self.people) * self.rng.random() ** 2)]
            some += [one] if one not in some else []
        if self.rng.random() < self.share:
            some[self.rng.randrange(seats)] = self.regular.person
        return some

    def _table(self, rows: Rows, setup: Setup, players: list[str], status: str, at: float) -> str:
        table = secrets.token_hex(16)
        rows["tables"].append({
            "id": table, "code": table[:12], "setup": msgspec.json.encode(setup).decode(), "secret": "0" * 64,
            "host": players[0], "address": "", "listed": setup.listed, "status": status,
            "summary": self._card(setup, status).replace("t" * 22, table), "wake": None, "created": at, "changed": at,
        })  # fmt: skip
        rows["seats"] += [
            {"table_id": table, "seat": seat, "invite": secrets.token_hex(8), "person": person, "seen": None}
            for seat, person in enumerate(players)
        ]
        body = '{"t":"said","seat":0,"text":"","seats":null}'
        rows["lines"] += [{"table_id": table, "ply": ply, "at": at, "body": body} for ply in range(LINES)]
        return table

    def _card(self, setup: Setup, status: str) -> str:
        """As a real table of that game has it."""
        key = (f"{setup.game} {status}", setup.seats)
        if key not in self.cards:
            table = a_table(setup)
            if status == "over":
                write(table, [entries.Ended("resigned", (0,), 1)])
            self.cards[key] = msgspec.json.encode(faces.card(table, {}, {})).decode()
        return self.cards[key]

    def _game_over(self, rows: Rows, number: int) -> None:
        rng = self.rng
        in_circle = rng.random() < OF_CIRCLE
        setup = self._setup(watch=rng.random() > PRIVATE)
        over = self.now - 2 * A_YEAR * (1 - number / self.games)
        players = self._players(setup.seats, in_circle)
        table = self._table(rows, setup, players, "over", over)
        rated, winner = rng.random() < RATED, rng.randrange(setup.seats)
        public = over if setup.watch else None
        for seat, person in enumerate(players):
            rows["played"].append({
                "table_id": table, "person": person, "seat": seat, "game": setup.game, "mode": setup.mode,
                "players": setup.seats, "over": over, "seconds": rng.uniform(300, 5000), "won": seat == winner,
                "role": f"role-{rng.randrange(5)}" if setup.game == self.boxes[1][0] else "", "public": public,
                "favourite": rng.random() < FAVOURITE, "rated": rated,
            })  # fmt: skip
            if rated:
                self.rated[person, setup.game] += 1
                rows["ratings"].append({
                    "person": person, "game": setup.game, "mode": setup.mode, "table_id": table, "at": over,
                    "number": self.rated[person, setup.game], "mu": rng.gauss(25, 4), "sigma": 3.0, "public": public,
                })  # fmt: skip
        if in_circle:
            rows["circle_tables"].append({"table_id": table, "circle_id": self.regular.circle})
        if self.regular.person in players and number <= self.games // 10:
            self.late = table

    def _going_on(self, rows: Rows, number: int) -> None:
        """Half of them wait for somebody; the regular sits at some, as whoever comes often does."""
        setup = self._setup(listed=True)
        players = self._players(setup.seats, False)
        if number < MINE_GOING_ON and self.regular.person not in players:
            players[-1] = self.regular.person
        at = self.now - number
        table = self._table(rows, setup, players, "playing" if number % 2 else "open", at)
        if number % 2:
            chairs = [WatchChair(seat, "person", f"P{seat}") for seat in range(setup.seats)]
            card = msgspec.json.encode(WatchCard(table, setup, at, chairs)).decode()
            rows["watched"].append({"table_id": table, "since": at, "until": None, "card": card})
