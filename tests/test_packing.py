"""What is packed for browsers: the engine alone, whole, and always the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import packing
from sortilege.packing import CannotPack, boxes, libraries, own_files, pack, zipped

IMPORTS = """
import sys
sys.path.insert(0, sys.argv[1])
import sortilege
import sortilege.server.device.engine
from sortilege.server.table.lessons import played
assert sortilege.__file__.startswith(sys.argv[1]), sortilege.__file__
for game in sortilege.games():
    match = sortilege.new(game, seats=sortilege.ruleset(game).usual_seats, seed=1)
    assert played(game).lesson.stops
print(len(sortilege.games()), [name for name in ("litestar", "rich", "sqlalchemy") if name in sys.modules])
"""


def test_the_packed_engine_needs_nothing_that_is_not_packed(tmp_path: Path) -> None:
    for name, path in own_files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(path.read_bytes())

    done = subprocess.run(
        [sys.executable, "-I", "-c", IMPORTS, str(tmp_path)], capture_output=True, text=True, check=False
    )

    assert done.stderr == ""
    assert done.stdout.strip() == f"{len(boxes())} []"


def test_neither_a_server_nor_a_terminal_is_packed() -> None:
    names = [name for name, _ in own_files()]

    assert "sortilege/server/device/desk.py" in names
    assert "sortilege/locale/fr/bots.ftl" in names
    others = ("server/http", "server/live", "server/storage", "terminal", "lab", "testing")
    assert [name for name in names if name.removeprefix("sortilege/").startswith(others)] == []


def test_of_many_languages_ours_are_packed() -> None:
    names = [name for name, _ in libraries()]

    spoken = {Path(name).stem for name in names if name.startswith("babel/locale-data/") and name.endswith(".dat")}
    assert spoken == {"fr", "en", "root"}


def test_the_same_contents_give_the_same_bytes() -> None:
    assert zipped({"a": b"1", "b": b"2"}) == zipped({"b": b"2", "a": b"1"})
    assert zipped({"a": b"1"}) != zipped({"a": b"2"})


def test_without_its_parts_nothing_is_written(tmp_path: Path) -> None:
    built = tmp_path / "built"
    built.mkdir()

    with pytest.raises(CannotPack, match="pyodide"):
        pack(tmp_path, tmp_path / "cache", built)
    with pytest.raises(SystemExit, match="offline play is left out"):
        packing.main(["--web", str(tmp_path), "--cache", str(tmp_path / "cache"), "--built", str(built)])

    assert list(built.iterdir()) == []
