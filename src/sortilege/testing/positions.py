"""Positions of real games, kept as records in ``web/e2e/positions`` for the tests that play in a browser.

Some stand near the end, where whatever anybody does the game is soon over; others where seat 0 is
asked something worth looking at. ``python -m sortilege.testing.positions`` says which are missing or
no longer of the rules as they are; with ``--write`` it writes them anew, always the same ones.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.ruleset import Value
from sortilege.testing.play import Case, play_randomly

FOLDER = Path("web", "e2e", "positions")
GAMES_TRIED = 400
PLAYOUTS = 25
MOST_CHOICES_LEFT = 60
LEAST_ANSWERS_LEFT = 2


class Moment(NamedTuple):
    """Where to stop: where seat 0 is asked this (after so many choices, with at least and at most so many
    options); without a question, near the end."""

    game: str
    mode: str
    seats: int
    question: str = ""
    choices: int = 0
    options: int = 2
    most: int = 1000
    setup: Mapping[str, Value] = {}

    def position(self) -> Match:
        """The first one there is, in games played at random."""
        for seed in range(GAMES_TRIED):
            case = Case(self.game, self.mode, self.seats, seed, self.setup)
            whole = case.start()
            play_randomly(whole, case.rng("positions"))
            places = range(self.choices, len(whole.choices))
            for ply in places if self.question else reversed(places[-MOST_CHOICES_LEFT:]):
                match = whole.rewound(ply)
                if self.fits(match):
                    return match
        raise LookupError(f"positions: no game in {GAMES_TRIED} comes to {self}")

    def fits(self, match: Match) -> bool:
        ask = next((ask for ask in match.asks if ask.seat == 0), None)
        if ask is None or not self.options <= len(ask.options) <= self.most:
            return False
        return ask.why.name == self.question if self.question else is_nearly_over(match)


def is_nearly_over(match: Match) -> bool:
    """However it goes on, it is soon over, but not before seat 0 has had something to do."""
    for number in range(PLAYOUTS):
        world = match.clone()
        rng = Case(match.ruleset.name, "", 0, number).rng("playouts")
        start = len(world.choices)
        play_randomly(world, rng, MOST_CHOICES_LEFT)
        answers = sum(seat == 0 for seat, _, _ in world.choices[start:])
        if not world.over or answers < LEAST_ANSWERS_LEFT:
            return False
    return True


MOMENTS: dict[str, Moment] = {
    "animaux-end": Moment("animaux", "initiation", 2),
    "ecole-end": Moment("ecole", "standard", 2),
    "salem-end": Moment("salem", "standard", 4),
    "traverse-end": Moment("traverse", "standard", 2, setup={"max_rounds": 10}),
    "zoondo-end": Moment("zoondo", "standard", 2),
    "animaux-apprenti-end": Moment("animaux", "apprenti", 3),
    "animaux-confirme-end": Moment("animaux", "confirme", 3),
    "salem-ghost-end": Moment("salem", "ghost", 3),
    "traverse-junior-end": Moment("traverse", "junior", 3, setup={"max_rounds": 8}),
    "zoondo-recruit-end": Moment("zoondo", "recruit", 2),
    "zoondo-reinforced-end": Moment("zoondo", "reinforced", 2),
    "animaux-initiation": Moment("animaux", "initiation", 4, "ChooseDestination", choices=8),
    "animaux-apprenti": Moment("animaux", "apprenti", 6, "ChooseDestination", choices=60, options=5),
    "animaux-confirme": Moment("animaux", "confirme", 6, "ChooseAction", choices=60, options=5),
    "ecole-move": Moment("ecole", "standard", 4, "ChooseMove", choices=80, options=8),
    "ecole-window": Moment("ecole", "standard", 4, "AnswerTopItem", choices=60),
    "salem-ghost": Moment("salem", "ghost", 3, "ChooseAction", choices=30, options=5),
    "salem-night": Moment("salem", "standard", 8, "ChooseVictim", choices=40),
    "salem-only": Moment("salem", "standard", 4, "ChooseAction", options=1, most=1),
    "salem-trial": Moment("salem", "standard", 7, "ChooseTrial", choices=30),
    "salem-twelve": Moment("salem", "standard", 12, "ChooseAction", choices=90, options=12),
    "traverse-junior": Moment("traverse", "junior", 4, "ChooseStop", choices=80, options=3),
    "traverse-six": Moment("traverse", "standard", 6, "ChooseStop", choices=200, options=4),
    "zoondo-combat": Moment("zoondo", "standard", 2, "ChooseTouch", choices=40),
    "zoondo-recruit": Moment("zoondo", "recruit", 2, "ChooseRecruit", choices=6),
    "zoondo-reinforced": Moment("zoondo", "reinforced", 2, "ChooseAction", choices=60, options=8),
}


def wrongs(folder: Path) -> Iterator[str]:
    """What keeps the files from being positions of the rules as they are."""
    for name, moment in MOMENTS.items():
        path = folder / f"{name}.jsonl"
        if not path.is_file():
            yield f"{path} is missing"
            continue
        try:
            match = sortilege.replay(path.read_text(encoding="utf-8"))
        except ValueError as wrong:
            yield f"{path}: {wrong}"
            continue
        if not moment.fits(match):
            yield f"{path} is not the moment it should be"
    for path in sorted(folder.glob("*.jsonl")):
        if path.stem not in MOMENTS:
            yield f"{path} is left over"


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.glob("*.jsonl"):
        path.unlink()
    for name, moment in MOMENTS.items():
        (folder / f"{name}.jsonl").write_text(moment.position().record().text(), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.positions", description="Check saved positions.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help=f"where they are (default: {FOLDER})")
    given = parser.parse_args(arguments)
    if given.write:
        write(given.folder)
    found = list(wrongs(given.folder))
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
