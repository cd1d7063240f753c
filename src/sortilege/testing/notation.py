"""The notation as it was: every step and event of every game with its arguments and all the words these may be.

Records, clients and saved games rely on it, so it may grow and never change. ``tests/net/notation.json`` keeps it;
``python -m sortilege.testing.notation`` says what is no longer as it is written there, with ``--write`` it is
written down anew.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import sortilege
from sortilege.text import LANGUAGES, Text, catalogue_file

FILE = Path("tests", "net", "notation.json")
MESSAGE = re.compile(r"^((?:refused|ending)-[\w-]+) *=", re.MULTILINE)
Notation = dict[str, Any]


class Term(NamedTuple):
    """A step or an event: its arguments in order, each with its kind and the words of the kind."""

    group: str
    name: str
    arguments: list[tuple[str, str, list[str]]]


def terms(game: str) -> Iterator[Term]:
    """All there are in a game's book: here alone is it known how a book keeps them."""
    book = sortilege.ruleset(game).book
    for group, entries in (
        ("steps", [(one.name, one.arguments, one.kinds) for one in book.by_name.values()]),
        ("events", [(one.name, one.fields, one.kinds) for one in book.event_types]),
    ):
        for name, arguments, kinds in entries:
            columns = zip(arguments, kinds, strict=True)
            yield Term(group, name, [(argument, kind.name, list(kind.labels)) for argument, kind in columns])


def rewritten(game: str, notation: str) -> str:
    """What a game writes for the step that it reads in a notation."""
    book = sortilege.ruleset(game).book
    return book.write(book.read(notation))


def notation_of(game: str) -> Notation:
    """All of a game's notation: kinds of the same name with other words are numbered."""
    kinds: dict[str, list[str]] = {}
    found: Notation = {"kinds": kinds, "steps": {}, "events": {}, "messages": messages(game)}
    for term in terms(game):
        arguments = found[term.group][term.name] = {}
        for argument, kind, words in term.arguments:
            names = [kind, *[f"{kind} {number}" for number in range(2, 10)]]
            name = next(name for name in names if kinds.setdefault(name, words) == words)
            arguments[argument] = name
    return found


def messages(game: str) -> list[str]:
    """The refusals and endings that have words."""
    files = [catalogue_file(LANGUAGES[0], name) for name in ("common", f"{game}/game")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return [name for text in texts for name in MESSAGE.findall(text)]


def changes(game: str, kept: Notation) -> Iterator[str]:
    """What was in a game's notation and is there no more, or is otherwise."""
    present = {(term.group, term.name): term.arguments for term in terms(game)}
    for group in ("steps", "events"):
        for name, kinds in kept[group].items():
            found = present.get((group, name))
            if found is None:
                yield f"{game}: {name} is missing from the {group}"
            elif [argument for argument, _, _ in found] != list(kinds):
                yield f"{game}: {name} takes {[argument for argument, _, _ in found]}, not {list(kinds)}"
            else:
                for argument, kind, words in found:
                    kept_kind, kept_words = kinds[argument].split()[0], kept["kinds"][kinds[argument]]
                    if (kind, words) != (kept_kind, kept_words):
                        yield f"{game}: {name}: {argument} is {kind} {words}, not {kept_kind} {kept_words}"
    for language in LANGUAGES:
        text = Text(language, game)
        yield from (f"{game}: {key} has no words in {language}" for key in kept["messages"] if not text.has(key))


def numbers(game: str, step: str, argument: str) -> list[str]:
    """The least and the greatest number that an argument without words may be."""
    step_type = sortilege.ruleset(game).book.by_name[step]
    return ["0", str(step_type.kinds[step_type.arguments.index(argument)].size - 1)]


def notations(game: str, kept: Notation, name: str) -> Iterator[str]:
    """Notations of a step: each argument in each of its words, while the others have their first."""
    words = {
        argument: kept["kinds"][kind] or numbers(game, name, argument) for argument, kind in kept["steps"][name].items()
    }
    for varied in words or [""]:
        for word in (*words[varied], "none") if varied else [""]:
            chosen = {argument: word if argument == varied else first for argument, (first, *_) in words.items()}
            yield f"{name}({', '.join(f'{argument}={one}' for argument, one in chosen.items())})"


def unread(game: str, kept: Notation) -> Iterator[str]:
    """Which notations a game no longer reads, or writes otherwise than it read them."""
    for notation in [notation for name in kept["steps"] for notation in notations(game, kept, name)]:
        try:
            again = rewritten(game, notation)
        except ValueError as wrong:
            yield f"{game}: {notation} is not read: {wrong}"
        else:
            if again != notation:
                yield f"{game}: {notation} is written as {again}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m sortilege.testing.notation", description="Compare the notation.")
    parser.add_argument("file", type=Path, nargs="?", default=FILE, help=f"where it is kept (default: {FILE})")
    parser.add_argument("--write", action="store_true", help="write it down anew, then compare")
    given = parser.parse_args(arguments)
    if given.write:
        everything = {game: notation_of(game) for game in sortilege.games()}
        given.file.write_text(json.dumps(everything, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    kept = json.loads(given.file.read_text(encoding="utf-8"))
    found = [one for game, notation in kept.items() for one in (*changes(game, notation), *unread(game, notation))]
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    read = sum(len(list(notations(game, one, name))) for game, one in kept.items() for name in one["steps"])
    print(f"{len(kept)} games, {read} notations read and written, {len(found)} changes")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
