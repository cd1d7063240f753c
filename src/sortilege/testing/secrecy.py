"""Secrets are a theorem: nothing that reaches a seat depends on what it may not know.

At a decision, for each seat, other worlds are imagined that the seat cannot tell from this one.
Whatever it sees, is told, is asked, may do or is refused must be the same in all of them; and
what is imagined must depend on nothing but what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from sortilege.kernel.match import Match
from sortilege.kernel.state import play_out
from sortilege.testing.play import LIMIT, RESTLESS, Case, play_randomly
from sortilege.testing.tries import some_tries

EVERY = 20
"""Of so many decisions, worlds are imagined at one."""
SAMPLE = 4
"""Of each sort of refused step, so many are tried."""


@dataclass
class Worlds:
    """How many worlds were imagined, how many hid something, how many of these differed, and how
    many were played to their end."""

    decisions: int = 0
    imagined: int = 0
    hiding: int = 0
    differing: int = 0
    played: int = 0

    def __add__(self, other: Worlds) -> Worlds:
        return Worlds(*(a + b for a, b in zip(vars(self).values(), vars(other).values(), strict=True)))

    def __str__(self) -> str:
        return (
            f"{self.imagined:,} worlds at {self.decisions:,} decisions; {self.differing:,} of the {self.hiding:,} "
            f"that hide something differ; {self.played:,} were played to their end"
        )


def check_secrecy(case: Case, every: int = EVERY, play_every: int = 4, most_seats: int = 99) -> Worlds:
    """Plays a case and imagines, at one decision of `every`, a world for each seat, or for some of
    them; one world of `play_every` is played to its end."""
    match = case.start()
    worlds = Worlds()
    try:
        play_imagining(match, case.rng("play"), case.rng("worlds"), worlds, every, play_every, most_seats)
    except Exception as wrong:
        wrong.add_note(f"in {case}, after {len(match.choices)} choices")
        raise
    return worlds


def play_imagining(
    match: Match, rng: Random, sampling: Random, worlds: Worlds, every: int, play_every: int, most_seats: int = 99
) -> None:
    def look(match: Match, decision: int) -> None:
        if decision and sampling.random() * every >= 1:
            return
        worlds.decisions += 1
        seats = match.game.seats
        for seat in sampling.sample(range(seats), min(seats, most_seats)):
            check_world(match, seat, sampling, worlds, sampling.random() * play_every < 1)

    play_randomly(match, rng, LIMIT, look, RESTLESS)
    assert worlds.differing or not worlds.hiding, f"something is hidden, yet no world differs: {worlds}"


def check_world(match: Match, seat: int, rng: Random, worlds: Worlds, play: bool) -> None:
    """Imagines a world for a seat and compares all that reaches the seat with the real one."""
    seed = rng.randrange(1 << 50)
    world = match.imagine(seat, seed)
    who = f"seat {seat} in the world of seed {seed}"
    real, imagined = screen(match, seat), screen(world, seat)
    for part, message in real.items():
        assert imagined[part] == message, f"{who} has other {part}: {imagined[part]!r} instead of {message!r}"
    check_refusals_agree(match, world, seat, who, rng)
    check_imagined_from_knowledge(match, world, seat, seed, who)
    worlds.imagined += 1
    different = differs(match, world)
    if different or hides_something(match, seat):
        worlds.hiding += 1
        worlds.differing += different
    if play:
        worlds.played += 1
        play_out(world.game, LIMIT)
        assert world.over, f"{who} does not end"
        assert world.outcome is not None


def screen(match: Match, seat: int) -> dict[str, bytes]:
    """Everything that reaches a seat, and what reaches everybody, as messages: equal to the byte,
    they are of equal size as well."""
    own = [ask for ask in match.asks if ask.seat == seat]
    parts: dict[str, Any] = {
        "view": match.view(seat),
        "events": list(match.told(seat)),
        "spectators' view": match.view(None),
        "spectators' events": list(match.told(None)),
        "asked seats": [(ask.seat, ask.window) for ask in match.asks],
        "questions": [(str(ask.why), ask.seconds, str(ask.default)) for ask in own],
        "options": [str(option) for ask in own for option in ask.options],
        "permissions": [str(step) for step in match.permissions(seat)],
        "row of numbers": list(match.observation(seat)),
        "text for learners": match.information_state(seat),
    }
    return {name: msgspec.json.encode(part) for name, part in parts.items()}


def check_refusals_agree(match: Match, world: Match, seat: int, who: str, rng: Random) -> None:
    """What is refused, and why, is no oracle."""
    for notation in some_tries(match, seat, rng, SAMPLE):
        real, imagined = match.why_not(seat, notation), world.why_not(seat, notation)
        assert imagined == real, f"{who} tries {notation} and hears {imagined} instead of {real}"


def check_imagined_from_knowledge(match: Match, world: Match, seat: int, seed: int, who: str) -> None:
    """The same seed gives the same world, whichever world with the same knowledge it starts from."""
    again = world.imagine(seat, seed)
    assert again.game.state() == world.game.state(), f"{who} imagines another world from there, with the same seed"
    elsewhere = match.imagine(seat, seed + 1)
    assert world.imagine(seat, seed + 1).game.state() == elsewhere.game.state(), (
        f"{who} imagines with another seed what depends on more than the seat knows"
    )


def hides_something(match: Match, seat: int) -> bool:
    """Whether the seat does not know two pieces with different faces."""
    game = match.game
    return len({game.face(piece) for piece in range(len(game.pieces)) if not game.knows(seat, piece)}) > 1


def differs(match: Match, world: Match) -> bool:
    """Whether a world differs from the real one in some face or in what some seat sees."""
    return match.game.pieces != world.game.pieces or any(
        match.view(seat) != world.view(seat) for seat in range(match.game.seats)
    )
