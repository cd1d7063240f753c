"""The open view: everything that is hidden from somebody, for games that nobody plays any more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

import sortilege
from sortilege import Match

SETTINGS = [(name, mode) for name in sortilege.games() for mode in sortilege.ruleset(name).modes]
HIDDEN = {
    "animaux": ("hand", "token"),
    "ecole": ("hand", "mail"),
    "salem": ("hand", "face", "witch"),
    "traverse": ("hands", "hand"),
    "zoondo": ("card", "recruits", "reinforcements"),
}
"""By game: what of a view may be unknown to a seat."""
WITHOUT_SECRETS = [("animaux", "confirme"), ("traverse", "junior")]
MOMENTS = 40


def somewhere(game: str, mode: str, seed: int) -> Match:
    """A random moment of a random game."""
    rng = Random(f"{game} {mode} {seed}")
    match = sortilege.new(game, seats=sortilege.ruleset(game).seats[mode][1], mode=mode, seed=f"{seed:064x}")
    for _ in range(rng.randrange(120)):
        if match.over:
            break
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    return match


def values(view: Any, names: tuple[str, ...]) -> Iterator[Any]:
    """Everything that stands under one of these names."""
    if isinstance(view, dict):
        for name, value in view.items():
            if name in names:
                yield from flat(value)
            yield from values(value, names)
    elif isinstance(view, list):
        for part in view:
            yield from values(part, names)


def flat(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def known(view: Any, names: tuple[str, ...]) -> int:
    return sum(value is not None for value in values(view, names))


@pytest.mark.parametrize(("game", "mode"), SETTINGS)
def test_the_open_view_shows_whatever_some_seat_sees_and_looking_changes_nothing(game: str, mode: str) -> None:
    names = HIDDEN[game]
    more = 0
    for seed in range(MOMENTS):
        match = somewhere(game, mode, seed)
        seats: list[int | None] = [*range(match.game.seats), None]
        before = msgspec.json.encode([match.view(seat) for seat in seats])

        everything = match.open_view()

        assert msgspec.json.encode([match.view(seat) for seat in seats]) == before
        assert everything["you"] is None
        assert known(everything, names) >= max(known(match.view(seat), names) for seat in seats)
        more += known(everything, names) > known(match.view(None), names)
    assert (more == 0) == ((game, mode) in WITHOUT_SECRETS)


@pytest.mark.parametrize(
    ("game", "name"), [("animaux", "token"), ("ecole", "hand"), ("salem", "face"), ("traverse", "hands")]
)
def test_nothing_on_the_table_is_unknown_in_the_open_view(game: str, name: str) -> None:
    for seed in range(10):
        everything = somewhere(game, sortilege.ruleset(game).modes[0], seed).open_view()

        assert None not in list(values(everything, (name,)))


def test_every_zoon_is_face_up_in_the_open_view() -> None:
    for seed in range(10):
        everything = somewhere("zoondo", "standard", seed).open_view()

        assert all(zoon["card"] for zoon in everything["field"].values())
