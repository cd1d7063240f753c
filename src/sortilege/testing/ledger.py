"""Which IDs the ledgers define, and which of them a test proves.

``python -m sortilege.testing.ledger`` compares ``docs/rules/<game>.md`` with the ``@rule("ID")``
decorators under ``tests/``. A ledger defines an ID

- in a bullet, ``- **SAL-GEN-01** text`` (rules, rulings, effects, scenarios);
- in a table, as the first cell (``| `SP-ACCIO` | ...``) or in bold at the start of any cell;
- in its Decisions, as a first cell ``D01``, which reads ``SAL-D01``;
- in its Scenarios, as the number of an item, ``1.`` or ``1. **S01**``, which reads ``SAL-S01``.

The prefix is the first three letters of the game's name. Anywhere else an ID is only cited.
A mark right after the ID, ``{companion: reason}``, says who decides where the engine does not.
"""

import argparse
import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

KINDS = ("engine", "server", "companion", "note")
TEXT_WIDTH = 90

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
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
class Entry:
    """One ID as its ledger defines it. Every kind but the engine has a reason."""

    id: str
    game: str
    kind: str
    text: str
    reason: str
    where: str


@dataclass(frozen=True, slots=True)
class Citation:
    """An ID that a test says it proves."""

    id: str
    where: str


def prefix_of(game: str) -> str:
    """How the IDs of a game begin."""
    return game[:3].upper()


def read_ledgers(root: Path) -> dict[str, Entry]:
    """Every entry of ``docs/rules/*.md`` by its ID, in ledger order."""
    entries: dict[str, Entry] = {}
    faults: list[str] = []
    for path in sorted((root / "docs" / "rules").glob("*.md")):
        section = ""
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            where = f"{path.relative_to(root)}:{number}"
            if line.startswith("## "):
                section = line[3:].strip()
            marks = len(_MARK_OPENS.findall(line))
            for name, after, row in _definitions(line, section, prefix_of(path.stem)):
                marks -= after.startswith("{")
                try:
                    kind, reason, text = _split_mark(after)
                    if name in entries:
                        raise LedgerError(f"already defined at {entries[name].where}")
                except LedgerError as fault:
                    faults.append(f"{where}: {name}: {fault}")
                else:
                    text = _plain(text or row)
                    entries[name] = Entry(name, path.stem, kind, text, reason, where)
            if marks > 0:
                faults.append(f"{where}: a mark belongs right after the ID it is about")
    if faults or not entries:
        raise LedgerError("\n".join(faults) or f"{root / 'docs' / 'rules'}: no ledger")
    return entries


def _definitions(line: str, section: str, prefix: str) -> Iterator[tuple[str, str, str]]:
    """The IDs a line defines, each with what follows it and, in a table, the other cells."""
    if found := _BULLET.match(line):
        yield found[1], found[2].strip(), ""
    elif line.startswith("|"):
        first, *others = (cell.strip() for cell in line.strip("| ").split("|"))
        row = "; ".join(filter(None, others))
        if found := _FIRST_CELL.match(first):
            yield found[2], (found[3] or "").strip(), row
        elif section == "Decisions" and (found := _DECISION.match(first)):
            yield f"{prefix}-{found[1]}", (found[2] or "").strip(), row
        for cell in others:
            if found := _BOLD_CELL.match(cell):
                yield found[1], found[2].strip(), ""
    elif section == "Scenarios" and (found := _SCENARIO.match(line)):
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


def read_citations(root: Path) -> tuple[list[Citation], list[str]]:
    """What the tests under ``tests/`` cite, and what is wrong with the way they do it."""
    citations: list[Citation] = []
    faults: list[str] = []
    for path in sorted((root / "tests").rglob("*.py")):
        for test in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if not isinstance(test, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            for call in filter(_cites_rules, test.decorator_list):
                where = f"{path.relative_to(root)}:{call.lineno}"
                if not isinstance(test, ast.ClassDef) and not test.name.startswith("test"):
                    faults.append(f"{where}: {test.name} is no test and proves nothing")
                for cited in call.args:
                    if isinstance(cited, ast.Constant) and isinstance(cited.value, str):
                        citations.append(Citation(cited.value, where))
                    else:
                        faults.append(f"{where}: {test.name} does not write out the ID it cites")
    return citations, faults


def _cites_rules(decorator: ast.expr) -> TypeGuard[ast.Call]:
    """Hypothesis has a decorator of the same name, which takes keywords only."""
    return (
        isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) in {"rule", "marks.rule", "pytest.mark.rule"}
        and bool(decorator.args)
    )


def empty_claims(entries: dict[str, Entry], citations: Iterable[Citation]) -> Iterator[str]:
    """The citations that prove nothing: an ID nobody defines, or a note."""
    for citation in citations:
        if citation.id not in entries:
            yield f"{citation.where}: no ledger defines {citation.id}"
        elif entries[citation.id].kind == "note":
            yield f"{citation.where}: {citation.id} is a note, which no test can prove"


def report(entries: Collection[Entry], proven: Collection[str], kinds: Collection[str]) -> Iterator[str]:
    """The unproven IDs of these kinds, game by game, then the totals of every kind."""
    totals = []
    for game in dict.fromkeys(entry.game for entry in entries):
        yield game
        counts = []
        for kind in KINDS:
            all_ids = [entry for entry in entries if (entry.game, entry.kind) == (game, kind)]
            unproven = [entry for entry in all_ids if entry.id not in proven]
            of_all = "" if kind == "note" else f" of {len(all_ids)} unproven"
            counts.append(f"{kind} {len(unproven)}{of_all}")
            if kind in kinds and unproven:
                yield f"  {kind}"
                yield from map(_line, unproven)
        totals.append(f"{game}: {', '.join(counts)}")
    yield from totals


def _line(entry: Entry) -> str:
    cut = len(entry.text) > TEXT_WIDTH
    text = entry.text[: TEXT_WIDTH - 1].rstrip() + "…" if cut else entry.text
    return f"    {entry.id:<20} {text}" + (f" ({entry.reason})" if entry.reason else "")


def required(entries: dict[str, Entry], prefixes: Iterable[str]) -> dict[str, Entry]:
    """The engine's IDs under these prefixes; a game's own prefix means its whole ledger."""
    found: dict[str, Entry] = {}
    for prefix in prefixes:
        under = [e for e in entries.values() if prefix in (prefix_of(e.game), e.id[: len(prefix)])]
        if not under:
            raise LedgerError(f"--strict {prefix}: no ID begins like this")
        found |= {entry.id: entry for entry in under if entry.kind == "engine"}
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; 1 if something is wrong, or unproven under a strict prefix."""
    parser = argparse.ArgumentParser(
        prog="python -m sortilege.testing.ledger", description="List the rules without a test."
    )
    parser.add_argument("games", metavar="GAME", nargs="*", help="only these (default: all)")
    parser.add_argument("--kind", choices=KINDS, help="only this kind (the one way to list notes)")
    parser.add_argument("--strict", metavar="PREFIX[,PREFIX]", default="", help="fail on an unproven engine ID here")
    parser.add_argument("--root", type=Path, default=Path(), help="the repository (default: here)")
    options = parser.parse_args(arguments)
    try:
        entries = read_ledgers(options.root)
        must = required(entries, filter(None, options.strict.split(",")))
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    for game in set(options.games) - {entry.game for entry in entries.values()}:
        parser.error(f"no ledger docs/rules/{game}.md")
    citations, faults = read_citations(options.root)
    faults += empty_claims(entries, citations)
    proven = {citation.id for citation in citations}
    faults += (f"{e.where}: {e.id} has no test" for e in must.values() if e.id not in proven)
    shown = [e for e in entries.values() if e.game in options.games or not options.games]
    print(*report(shown, proven, [options.kind] if options.kind else KINDS[:-1]), sep="\n")
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
