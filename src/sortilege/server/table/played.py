"""What a table that is over comes to for each person who played there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

import msgspec

from sortilege import Json, Match
from sortilege.server.table.table import OVER, Table

NAMELESS = "nobody-"
"""What stands in a log for somebody who was erased, with the number of their seat. No person has such an id."""

CountKind = Literal["game", "seat", "role"]
ALONE = 0
"""The side of whoever has none."""


class Played(msgspec.Struct, frozen=True):
    """One person's game."""

    table_id: str
    person: str
    seat: int
    """The first, if they had several."""
    game: str
    mode: str
    players: int
    over: float
    seconds: float | None
    won: bool | None
    """None if the game came to no end by its rules. Whoever had left has not won."""
    role: str
    """What the game says they were, such as `tribe-boars`; may be empty."""
    public: float | None
    """When spectators know of it; None at a private table."""
    rated: bool = False


class Count(msgspec.Struct, frozen=True):
    """How often a game was played and won: all in all, at a seat, or as what its player was."""

    game: str
    mode: str
    kind: CountKind
    of: str
    """The number of the seat, or the role; empty for all."""
    played: int
    won: int
    decided: int
    """How many came to an end by their rules."""
    seconds: float | None
    """How long one took, on average."""


class Rated(msgspec.Struct, frozen=True):
    """One rating of somebody."""

    game: str
    mode: str
    number: int
    at: float
    mu: float
    sigma: float


def played(table: Table) -> list[Played]:
    """Nobody's, if it never began, or is not over."""
    match = table.match
    if table.status != OVER or match is None or table.over_since is None:
        return []
    setup, over = table.setup, table.over_since
    seconds = over - table.began if table.began is not None else None
    public = over + setup.delay if setup.watch else None
    seats: dict[str, list[int]] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.person is not None and not chair.person.startswith(NAMELESS):
            seats.setdefault(chair.person, []).append(seat)
    return [
        Played(
            table.id, person, own[0], setup.game, setup.mode or "", setup.seats, over, seconds, won(table, own),
            role(match, own[0]), public,
        )
        for person, own in seats.items()
    ]  # fmt: skip


def won(table: Table, seats: Sequence[int]) -> bool | None:
    outcome = table.outcome
    if outcome is None:
        return None
    return any(seat in outcome.winners and not has_left(table, seat) for seat in seats)


def has_left(table: Table, seat: int) -> bool:
    """A bot sat there at the end, or they resigned."""
    resigned = table.ended.seat if table.ended is not None else None
    return table.chairs[seat].stand_in is not None or resigned == seat


def role(match: Match, seat: int) -> str:
    """What a seat was, as its game names it, by what everybody sees at the end."""
    players = match.view(None).get("players")
    player = players[seat] if isinstance(players, list) and seat < len(players) else None
    if not isinstance(player, Mapping):
        return ""
    return next((word for field in match.ruleset.learning.traits for word in _traits(field, player.get(field))), "")


def _traits(field: str, value: Json) -> list[str]:
    several = value if isinstance(value, list) else [value]
    return [f"{field.removesuffix('s')}-{one}" for one in several if isinstance(one, str)]


def places(table: Table) -> list[list[int]] | None:
    """The seats by how they came in a rated game, best first; those of one place are equal. Whoever left comes last.
    None if it does not count."""
    match, outcome = table.match, table.outcome
    if not table.setup.rated or match is None or outcome is None or table.brought is not None:
        return None
    if any(chair.person is None or chair.person.startswith(NAMELESS) for chair in table.chairs):
        return None
    marks: dict[int, tuple[int, float]] = {}
    for seat in range(len(table.chairs)):
        wins = seat in outcome.winners
        score = 0.0 if plays_in_sides(match) else outcome.scores[seat]
        marks[seat] = (0, 0.0) if has_left(table, seat) else (2 if wins else 1, 0.0 if wins else score)
    found = [[seat for seat in marks if marks[seat] == mark] for mark in sorted(set(marks.values()), reverse=True)]
    return found if len(found) > 1 else None


def plays_in_sides(match: Match) -> bool:
    """Whether several seats win or lose together."""
    state = match.state_for_search()
    return any(match.ruleset.sense.side(state, seat) != ALONE for seat in range(match.seats))
