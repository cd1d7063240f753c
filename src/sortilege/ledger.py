"""The ledgers: every rule of a game in our words, with the ID that code, tests and refusals cite.

A ledger, ``ledger.md`` in the folder of a game, defines an ID

- in a bullet, ``- **SAL-GEN-01** text`` (rules, rulings, effects, scenarios);
- in a table, as the first cell (``| `SP-ACCIO` | ...``) or in bold at the start of any cell;
- in its Decisions, as a first cell ``D01``, which reads ``SAL-D01``;
- in its Scenarios, as the number of an item, ``1.`` or ``1. **S01**``, which reads ``SAL-S01``.

The prefix is the first three letters of the game's name. Anywhere else an ID is only cited.
A mark right after the ID, ``{companion: reason}``, says who decides where the engine does not.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sortilege.content import game_folder

KINDS = ("engine", "server", "companion", "note")

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
_HEADING = re.compile(r"(###?) (.*)")
_BULLET = re.compile(rf"- \*\*({_ID})\*\*(.*)")
_FIRST_CELL = re.compile(rf"(\*\*|`|)({_ID})\1(\s*\{{.*)?$")
_BOLD_CELL = re.compile(rf"\*\*({_ID})\*\*(.*)")
_DECISION = re.compile(r"(D\d\d)(\s*\{.*)?$")
_SCENARIO = re.compile(r"(\d+)\. (?:\*\*S(\d+)\*\*)?(.*)")
_MARK = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_MARK_OPENS = re.compile(rf"\{{(?:{'|'.join(KINDS)})\b")
_SOURCE = re.compile(r"\*\(src:.*\)\*")


class LedgerError(ValueError):
    """What is wrong with the ledgers: ``file:line: what``, a line for each fault."""


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """One ID as its ledger defines it. Every kind but the engine has a reason."""

    id: str
    game: str
    kind: str
    text: str
    reason: str
    where: str
    section: str
    """The nearest heading above it."""


def prefix_of(game: str) -> str:
    """How the IDs of a game begin."""
    return game[:3].upper()


def read_ledgers(paths: list[Path]) -> dict[str, LedgerEntry]:
    """Every entry of these ledgers by its ID, in ledger order."""
    entries: dict[str, LedgerEntry] = {}
    faults: list[str] = []
    for path in paths:
        game = path.parent.name
        chapter = section = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{path.parent.parent.name}/{game}/{path.name}:{number}"
            if heading := _HEADING.match(line):
                section = heading[2].strip()
                chapter = section if heading[1] == "##" else chapter
            marks = len(_MARK_OPENS.findall(line))
            for name, after, row in _definitions(line, chapter, prefix_of(game)):
                marks -= after.startswith("{")
                try:
                    kind, reason, text = _split_mark(after)
                    if name in entries:
                        raise LedgerError(f"already defined at {entries[name].where}")
                except LedgerError as fault:
                    faults.append(f"{where}: {name}: {fault}")
                else:
                    text = _plain(text or row)
                    entries[name] = LedgerEntry(name, game, kind, text, reason, where, section)
            if marks > 0:
                faults.append(f"{where}: a mark belongs right after the ID it is about")
    if faults or not entries:
        raise LedgerError("\n".join(faults) or "there is no ledger")
    return entries


@cache
def ledger(game: str) -> dict[str, LedgerEntry]:
    """The entries of one game's ledger by their IDs, wherever the package lies."""
    return read_ledgers([game_folder(game) / "ledger.md"])


def _definitions(line: str, chapter: str, prefix: str) -> Iterator[tuple[str, str, str]]:
    """The IDs a line defines, each with what follows it and, in a table, the other cells."""
    if found := _BULLET.match(line):
        yield found[1], found[2].strip(), ""
    elif line.startswith("|"):
        first, *others = (cell.strip() for cell in line.strip("| ").split("|"))
        row = "; ".join(filter(None, others))
        if found := _FIRST_CELL.match(first):
            yield found[2], (found[3] or "").strip(), row
        elif chapter == "Decisions" and (found := _DECISION.match(first)):
            yield f"{prefix}-{found[1]}", (found[2] or "").strip(), row
        for cell in others:
            if found := _BOLD_CELL.match(cell):
                yield found[1], found[2].strip(), ""
    elif chapter == "Scenarios" and (found := _SCENARIO.match(line)):
        yield f"{prefix}-S{int(found[2] or found[1]):02}", found[3].strip(), ""


def _split_mark(after: str) -> tuple[str, str, str]:
    """Kind, reason and text of what follows an ID."""
    if not after.startswith("{"):
        return "engine", "", after
    mark = _MARK.match(after)
    if mark is None:
        raise LedgerError("a mark reads {kind: reason}")
    kind, reason = mark[1], (mark[2] or "").strip()
    if kind not in KINDS:
        raise LedgerError(f"unknown kind {kind!r}, expected {', '.join(KINDS)}")
    if kind != "engine" and not reason:
        raise LedgerError(f"{kind} without a reason")
    return kind, reason, after[mark.end() :].strip()


def _plain(text: str) -> str:
    return " ".join(re.sub(r"[*`]", "", _SOURCE.sub("", text)).split())
