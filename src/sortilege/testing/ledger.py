"""Which IDs of the ledgers a test proves.

``python -m sortilege.testing.ledger`` compares the ``ledger.md`` of each game, on the shelf or among the examples, with
the ``@rule("ID")`` decorators under ``tests/`` and in the tests of the examples, and with the tests of the web client
that begin ``rule("ID")("claim", ...)``.
"""

import argparse
import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

from sortilege.ledger import KINDS, LedgerEntry, LedgerError, prefix_of, read_ledgers

TEXT_WIDTH = 90
WEB_TESTS = ("web/src/**/*.test.ts", "web/e2e/**/*.spec.ts")
_WEB_RULE = re.compile(r"^\s*rule\((.*?)\)\(", re.MULTILINE)
_WRITTEN_OUT = re.compile(r'"([^"]+)"(?:,\s*|$)')


@dataclass(frozen=True, slots=True)
class Citation:
    """An ID that a test says it proves."""

    id: str
    where: str


def all_ledgers(root: Path) -> dict[str, LedgerEntry]:
    """Every entry of the ledgers in a repository."""
    shelf, examples = root / "src" / "sortilege" / "shelf", root / "examples"
    return read_ledgers([*sorted(shelf.glob("*/ledger.md")), *sorted(examples.glob("*/*/ledger.md"))])


def read_citations(root: Path) -> tuple[list[Citation], list[str]]:
    """What the tests cite, and what is wrong with the way they do it."""
    citations: list[Citation] = []
    faults: list[str] = []
    for path in [*sorted((root / "tests").rglob("*.py")), *sorted((root / "examples").glob("*/tests/**/*.py"))]:
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
    for path in sorted(path for pattern in WEB_TESTS for path in root.glob(pattern)):
        _read_web_test(path, str(path.relative_to(root)), citations, faults)
    return citations, faults


def _read_web_test(path: Path, name: str, citations: list[Citation], faults: list[str]) -> None:
    """What a file of the web client's tests cites: `rule("ID", "ID")("claim", () => ...)`."""
    text = path.read_text(encoding="utf-8")
    for call in _WEB_RULE.finditer(text):
        where = f"{name}:{text.count(chr(10), 0, call.start(1)) + 1}"
        if _WRITTEN_OUT.sub("", call[1]):
            faults.append(f"{where}: {call[1]} does not write out the ID it cites")
        else:
            citations.extend(Citation(found, where) for found in _WRITTEN_OUT.findall(call[1]))


def _cites_rules(decorator: ast.expr) -> TypeGuard[ast.Call]:
    """Hypothesis has a decorator of the same name, which takes keywords only."""
    return (
        isinstance(decorator, ast.Call)
        and ast.unparse(decorator.func) in {"rule", "marks.rule", "pytest.mark.rule"}
        and bool(decorator.args)
    )


def empty_claims(entries: dict[str, LedgerEntry], citations: Iterable[Citation]) -> Iterator[str]:
    """The citations that prove nothing: an ID nobody defines, or a note."""
    for citation in citations:
        if citation.id not in entries:
            yield f"{citation.where}: no ledger defines {citation.id}"
        elif entries[citation.id].kind == "note":
            yield f"{citation.where}: {citation.id} is a note, which no test can prove"


def report(entries: Collection[LedgerEntry], proven: Collection[str], kinds: Collection[str]) -> Iterator[str]:
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


def proofs(entries: Collection[LedgerEntry], citations: Collection[Citation], kinds: Collection[str]) -> Iterator[str]:
    """The proven IDs of these kinds, each with the places of its tests."""
    for entry in entries:
        where = [citation.where for citation in citations if citation.id == entry.id]
        if entry.kind in kinds and where:
            yield f"{entry.id:<20} {', '.join(where)}"


def _line(entry: LedgerEntry) -> str:
    cut = len(entry.text) > TEXT_WIDTH
    text = entry.text[: TEXT_WIDTH - 1].rstrip() + "…" if cut else entry.text
    return f"    {entry.id:<20} {text}" + (f" ({entry.reason})" if entry.reason else "")


def required(entries: dict[str, LedgerEntry], prefixes: Iterable[str]) -> dict[str, LedgerEntry]:
    """The engine's IDs under these prefixes; a game's own prefix means its whole ledger."""
    found: dict[str, LedgerEntry] = {}
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
    parser.add_argument("--proven", action="store_true", help="list the proven IDs instead, each with its tests")
    parser.add_argument("--strict", metavar="PREFIX[,PREFIX]", default="", help="fail on an unproven engine ID here")
    parser.add_argument("--root", type=Path, default=Path(), help="the repository (default: here)")
    options = parser.parse_args(arguments)
    try:
        entries = all_ledgers(options.root)
        must = required(entries, filter(None, options.strict.split(",")))
    except LedgerError as error:
        print(error, file=sys.stderr)
        return 1
    for game in set(options.games) - {entry.game for entry in entries.values()}:
        parser.error(f"no ledger {game}/ledger.md")
    citations, faults = read_citations(options.root)
    faults += empty_claims(entries, citations)
    proven = {citation.id for citation in citations}
    faults += (f"{e.where}: {e.id} has no test" for e in must.values() if e.id not in proven)
    shown = [e for e in entries.values() if e.game in options.games or not options.games]
    kinds = [options.kind] if options.kind else KINDS[:-1]
    print(*(proofs(shown, citations, kinds) if options.proven else report(shown, proven, kinds)), sep="\n")
    print(*faults, sep="\n", end="\n" if faults else "", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
