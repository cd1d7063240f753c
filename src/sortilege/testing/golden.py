"""Golden games: whole random games as readable text, kept in ``tests/golden`` and read in review.

``python -m sortilege.testing.golden`` says which differ; with ``--write`` it writes them anew. Every
game has at least three, over its modes; seats, options and choices follow from name and number.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import sortilege
from sortilege.kernel.match import Event, Match
from sortilege.kernel.record import Choice
from sortilege.kernel.sets import EVERYONE
from sortilege.testing.play import Case, case, play_randomly
from sortilege.text import LANGUAGES, Text

GAMES_AT_LEAST = 3
FOLDER = Path("tests", "golden")


def golden_cases() -> dict[str, tuple[Case, str]]:
    """Every golden game by its name, with the language it is told in."""
    found: dict[str, tuple[Case, str]] = {}
    for game in sortilege.games():
        modes = sortilege.ruleset(game).modes
        for place, mode in enumerate(modes):
            least, most = sortilege.ruleset(game).seats[mode]
            for number in range(1, -(-GAMES_AT_LEAST // len(modes)) + 1):
                seats = least + (place + 2 * (number - 1)) % (most - least + 1)
                language = LANGUAGES[(place + number - 1) % len(LANGUAGES)]
                found[f"{game}-{mode}-{number}"] = case(game, mode, seats, number), language
    return found


def tell(played: Case, language: str) -> str:
    """Plays a case at random and tells it choice by choice."""
    match = played.start()
    play_randomly(match, played.rng("golden"), restless=0.02)
    text = Text(language, played.game)
    again = match.rewound(0)
    lines = heading(again, played, text)
    if again.game.told:
        lines += ["", *events_since(again, text, 0)]
    for number, line in enumerate(match.record().lines, 1):
        start = again.game.told
        lines += ["", chosen(again, line, number, text)]
        if line.act:
            again.act(line.seat, line.step)
        else:
            again.answer(line.seat, line.step, late=line.late)
        lines += events_since(again, text, start)
    return "\n".join([*lines, "", *closing(again, text)]) + "\n"


def heading(match: Match, played: Case, text: Text) -> list[str]:
    return [
        f"{text.say('game')}: {text.say('mode-' + played.mode)}",
        f"{played.game} {played.mode}, {played.seats} seats, revision {match.ruleset.revision}, seed {played.seed}",
        json.dumps(match.view(None)["options"]),
    ]


def chosen(match: Match, line: Choice, number: int, text: Text) -> str:
    step = match.ruleset.steps[match.ruleset.book.read(line.step)]
    how = " (act)" if line.act else " (late)" if line.late else ""
    return f"{number}. {text.value('seat', line.seat)}{how}: {text.step(step)}  [{line.step}]"


def events_since(match: Match, text: Text, start: int) -> list[str]:
    """A sentence for each event; those not told to everybody say to whom."""
    lines = []
    for event, seats in told_in_full(match, start):
        only = f"  [to {', '.join(map(str, seats)) or 'nobody'}]" if seats is not None else ""
        lines.append(f"    {text.event(event)}{only}")
    return lines


def closing(match: Match, text: Text) -> list[str]:
    outcome = match.outcome
    if outcome is None:
        return ["..."]
    winners = ", ".join(text.value("seat", seat) for seat in outcome.winners) or "-"
    return [text.ending(outcome.reason, outcome.winners), f"* {winners}", f"= {', '.join(map(str, outcome.scores))}"]


def told_in_full(match: Match, start: int) -> Iterator[tuple[Event, list[int] | None]]:
    """Everything told since, secrets too, with the seats that were told all of it; None is everybody."""
    game = match.game
    for audience, code, *values in game.log[start : game.told]:
        event = match.ruleset.book.event_types[code]
        knowing = audience
        fields: dict[str, str | int | None] = {}
        for (name, kind), value in zip(event.columns, values, strict=True):
            kept = -value - 1
            knowing &= EVERYONE if value >= 0 else kept >> 8
            fields[name] = kind.write(value if value >= 0 else kept & 255)
        seats = [seat for seat in range(game.seats) if knowing >> seat & 1]
        yield Event(event.name, fields), None if knowing == EVERYONE else seats


def compare(folder: Path) -> Iterator[str]:
    """What differs between the games as they are told now and the files."""
    cases = golden_cases()
    for name, (played, language) in cases.items():
        path = folder / f"{name}.txt"
        if not path.is_file():
            yield f"{path} is missing"
        elif path.read_text(encoding="utf-8") != tell(played, language):
            yield f"{path} differs"
    for path in sorted(folder.glob("*.txt")):
        if path.stem not in cases:
            yield f"{path} is left over"


def write(folder: Path) -> None:
    for path in folder.glob("*.txt"):
        path.unlink()
    for name, (played, language) in golden_cases().items():
        (folder / f"{name}.txt").write_text(tell(played, language), encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.golden", description="Compare golden games.")
    parser.add_argument("--write", action="store_true", help="write them anew")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are (default: tests/golden)")
    given = parser.parse_args(arguments)
    if given.write:
        write(given.folder)
    differences = list(compare(given.folder))
    print(*differences, sep="\n", end="\n" if differences else "", file=sys.stderr)
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
