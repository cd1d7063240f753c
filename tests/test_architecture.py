"""The shape of the source: imports point one way, the kernel knows no game, files stay short."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import sortilege
from sortilege.compiling.modules import libraries

SOURCE = Path(__file__).parents[1] / "src" / "sortilege"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST_FILE = 400

LAYERS = (
    {"engine", "content"},
    {"kernel"},
    {"shelf"},
    {"sortilege", "text", "telling", "typography", "ledger", "workers", "drawing", "compiling", "skeleton"},
    {"board"},
    {
        "bots",
        "companion",
        "lab",
        "env",
        "server",
        "client",
        "terminal",
        "testing",
        "packing",
        "static_edition",
        "notices",
    },
    {"completion", "cli", "__main__"},
)
"""From the bottom up: what stands in one layer may import its own and those below."""
FACES = {"server", "terminal"}
"""They show the same games to different people, and do not know each other."""

OUTSIDE_WORLD = {
    "asyncio", "builtins", "datetime", "io", "logging", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "subprocess", "sys", "tempfile", "threading", "time", "urllib",
}  # fmt: skip


def part(file: Path) -> str:
    """What a file belongs to: `kernel`, `shelf`, ...; the package's own front page is `sortilege`, and a game's
    drawing, which stands in its folder, is `board`."""
    return part_of(list(file.relative_to(SOURCE).with_suffix("").parts))


def part_of(path: list[str]) -> str:
    if path[0] == "shelf" and path[2:3] == ["board"]:
        return "board"
    return "sortilege" if path[0] == "__init__" else path[0]


def layer(name: str) -> int:
    found = [number for number, names in enumerate(LAYERS) if name in names]
    assert found, f"{name} stands in no layer: add it to LAYERS where it belongs"
    return found[0]


def imports(file: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of everything a file imports."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}:{node.lineno} imports relatively"
            yield from ((node.lineno, f"{node.module}.{name.name}") for name in node.names)


def own_imports(file: Path) -> Iterator[tuple[int, str, list[str]]]:
    """Line, part and full path of what a file imports from this package."""
    for line, name in imports(file):
        package, *rest = name.split(".")
        if package == "sortilege":
            is_part = bool(rest) and ((SOURCE / rest[0]).is_dir() or (SOURCE / f"{rest[0]}.py").is_file())
            yield line, part_of(rest) if is_part else "sortilege", rest


def where(file: Path) -> str:
    return str(file.relative_to(SOURCE))


def test_imports_point_one_way() -> None:
    wrong = [
        f"{where(file)}:{line} ({part(file)}) imports {other}"
        for file in FILES
        for line, other, _ in own_imports(file)
        if layer(other) > layer(part(file))
    ]

    assert wrong == []


def test_the_faces_do_not_know_each_other() -> None:
    wrong = [
        f"{where(file)}:{line} imports {other}"
        for file in FILES
        if part(file) in FACES
        for line, other, _ in own_imports(file)
        if other in FACES - {part(file)}
    ]

    assert wrong == []


def test_nothing_that_runs_needs_the_tests() -> None:
    wrong = [
        f"{where(file)}:{line}"
        for file in FILES
        if part(file) not in {"testing", "cli"}
        for line, other, _ in own_imports(file)
        if other == "testing"
    ]

    assert wrong == []


def test_games_do_not_know_each_other() -> None:
    wrong = [
        f"{where(file)}:{line} imports {'.'.join(path)}"
        for file in FILES
        if part(file) in {"shelf", "board"} and len(file.relative_to(SOURCE).parts) > 2
        for line, other, path in own_imports(file)
        if other in {"shelf", "board"} and path[1] != file.relative_to(SOURCE).parts[1]
    ]

    assert wrong == []


@pytest.mark.parametrize("file", [file for file in FILES if part(file) == "kernel"], ids=where)
def test_the_kernel_names_no_game_and_touches_nothing_outside(file: Path) -> None:
    text = file.read_text(encoding="utf-8").lower()
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }

    assert [game for game in sortilege.games() if game in text] == []
    assert {name.split(".")[0] for _, name in imports(file)} & OUTSIDE_WORLD == set()
    assert calls & {"open", "print", "input", "eval", "exec"} == set()


ROOMS = ("table", "storage", "live", "notices", "http")
"""Of the server, from the inside out: what stands in one may import its own and those before."""
DEVICE = "device"
"""Tables without a server, in somebody's browser: they are made of `table` alone."""
PURE = {
    "hashlib",
    "__future__",
    "collections",
    "contextlib",
    "datetime",
    "functools",
    "itertools",
    "msgspec",
    "re",
    "sortilege",
    "typing",
    "unicodedata",
    "zoneinfo",
}
"""What a table may be made of: it reads no clock, draws nothing and waits for nobody."""


def room(path: list[str]) -> str:
    return path[1] if len(path) > 1 and path[1] in ROOMS else ""


def test_the_rooms_of_the_server_open_one_way() -> None:
    wrong = [
        f"{where(file)}:{line} imports {'.'.join(path)}"
        for file in FILES
        if part(file) == "server" and (own := room(list(file.relative_to(SOURCE).parts)))
        for line, other, path in own_imports(file)
        if other == "server" and room(path) and ROOMS.index(room(path)) > ROOMS.index(own)
    ]

    assert wrong == []


@pytest.mark.parametrize("file", sorted((SOURCE / "server" / DEVICE).glob("*.py")), ids=where)
def test_a_device_needs_nothing_of_a_server_but_the_table(file: Path) -> None:
    rest = [path for _, other, path in own_imports(file) if other == "server" and path[1] not in ("table", DEVICE)]

    assert rest == []


@pytest.mark.parametrize("file", sorted((SOURCE / "server" / "table").glob("*.py")), ids=where)
def test_a_table_is_pure(file: Path) -> None:
    rest = [path for _, other, path in own_imports(file) if other == "server" and room(path) != "table"]

    assert {name.split(".")[0] for _, name in imports(file)} - PURE == set()
    assert rest == []
    assert {"now", "utcnow", "today"} & attributes(file) == set()


def attributes(file: Path) -> set[str]:
    """The names of everything that a file asks of something else."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def test_no_file_is_called_after_nothing() -> None:
    assert [where(file) for file in FILES if file.stem in {"utils", "util", "helpers", "helper", "constants"}] == []


def test_no_source_file_is_too_long() -> None:
    long = {where(file): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}

    assert {name: lines for name, lines in long.items() if lines > LONGEST_FILE} == {}


def game_files() -> list[Path]:
    """What a game's rulebook is written in: all of its folder but knowledge and bots, and its drawing."""
    apart = {"knowledge", "bot"}
    return [
        file
        for file in FILES
        if part(file) == "shelf"
        and len(file.relative_to(SOURCE).parts) > 2
        and not apart & set(file.relative_to(SOURCE).parts)
    ]


def is_byte_mask(node: ast.AST) -> bool:
    """A number whose lowest bits, eight or more of them, are all set."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value & 255 == 255


@pytest.mark.parametrize("file", game_files(), ids=where)
def test_a_rulebook_speaks_no_bits(file: Path) -> None:
    wrong = [
        f"line {node.lineno}"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.BinOp | ast.AugAssign)
        and (
            isinstance(node.op, ast.LShift | ast.RShift)
            or (
                isinstance(node.op, ast.BitAnd | ast.BitOr | ast.BitXor)
                and any(is_byte_mask(side) for side in ast.iter_child_nodes(node))
            )
        )
    ]

    assert wrong == []


def narrow_shifts(text: str) -> list[str]:
    """Where a number that stands in the code is shifted up by one that does not: compiled, that is a shift of 32 bits,
    whatever its type, unless both are known beforehand. The words of `kernel.sets` make such numbers whole."""
    tree = ast.parse(text)
    literals = {
        ast.unparse(node.target)
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant)
    }
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and not any(isinstance(name, ast.Name) and not name.id.isupper() for name in ast.walk(node.left))
        and not (isinstance(node.right, ast.Constant) or ast.unparse(node.right) in literals)
    ]


COMPILED = [SOURCE.parent / file for library in libraries() for file in library.modules.values()]


@pytest.mark.parametrize("file", COMPILED, ids=where)
def test_what_is_compiled_shifts_no_bare_number(file: Path) -> None:
    assert narrow_shifts(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("shift", "narrow"),
    [
        ("1 << seat", True),
        ("found | 1 << 2 * seat", True),
        ("ONE << seat", True),
        ("1 << COUNTED", True),
        ("1 << 40", False),
        ("1 << WRITTEN", False),
        ("NOBODY << 40", False),
        ("case << seat", False),
    ],
)
def test_a_shift_is_narrow_if_only_its_width_is_unknown(shift: str, narrow: bool) -> None:
    text = f"WRITTEN: Final = 40\nCOUNTED: Final[i64] = max(NUMBERS)\nnumber = {shift}"

    assert bool(narrow_shifts(text)) is narrow


def test_nobody_but_the_kernel_reaches_through_a_match() -> None:
    wrong = [
        f"{where(file)}:{node.lineno}"
        for file in FILES
        if part(file) not in {"kernel", "testing"}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "game" and is_a_match(node.value)
    ]

    assert wrong == []


def is_a_match(node: ast.expr) -> bool:
    """Whether an expression is called what matches are called: match, world, shown, ...and their attributes."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.lstrip("_") in {"match", "again", "copy", "own", "seen", "shown", "whole", "opening"}


def test_imports_stand_at_the_top() -> None:
    wrong = [
        f"{where(file)}:{inner.lineno}"
        for file in FILES
        if part(file) in {"kernel", "shelf", "board", "bots"}
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
        if isinstance(inner, ast.Import | ast.ImportFrom)
    ]

    assert wrong == []


def test_no_test_file_is_too_long() -> None:
    tests = Path(__file__).parent
    long = {
        str(file.relative_to(tests)): len(file.read_text(encoding="utf-8").splitlines()) for file in tests.rglob("*.py")
    }

    assert {name: lines for name, lines in long.items() if lines > LONGEST_FILE} == {}


def test_test_names_are_claims_of_four_words_or_more() -> None:
    repository = SOURCE.parents[1]
    short = [
        f"{file.relative_to(repository)}: {node.name}"
        for folder in ("tests", "examples")
        for file in sorted((repository / folder).rglob("test_*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name.startswith("test_")
        and len(node.name.split("_")) < 5
    ]

    assert short == []
