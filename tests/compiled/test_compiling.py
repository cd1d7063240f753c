"""Building: what is compiled, what is kept, what happens where it cannot be or is broken off."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege import __version__, games
from sortilege.compiling import compile_engine, one_at_a_time
from sortilege.compiling.modules import Library, libraries
from sortilege.engine import entry_of
from sortilege.testing.services import wait_until
from tests.compiled.processes import environment, libraries_of, python, version


def test_core_and_table_have_a_library_each_and_so_has_each_game() -> None:
    groups = [library.group for library in libraries()]

    assert groups == ["sortilege.core", "sortilege.table", *(f"sortilege.{game}" for game in games())]


def test_whole_folders_are_compiled_but_for_fronts_views_and_records() -> None:
    core, table, *shelf = libraries()

    assert {"sortilege.kernel.state", "sortilege.bots.search", "sortilege.bots.attention"} <= core.modules.keys()
    assert {"sortilege.kernel.record", "sortilege.bots.hints"} & core.modules.keys() == set()
    assert {"sortilege.server.table.faces", "sortilege.server.table.curtain"} <= table.modules.keys()
    assert {"sortilege.server.table.wire", "sortilege.server.table.entries"} & table.modules.keys() == set()
    for library in (table, *shelf):
        assert not any(name.endswith((".view", ".__init__")) for name in library.modules)
        assert len(library.modules) > 10


def test_modules_of_the_same_name_have_entries_of_their_own() -> None:
    job = Library("a", {"a.rules.turn_b": "", "a.rules_turn.b": "", "a.bot.turn_b": ""}).job()

    assert len(set(job["entries"].values())) == 3
    assert entry_of("a.b_c") == "a_2b_1c"


def test_a_folder_that_is_no_package_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"a folder with an __init__\.py is needed"):
        libraries([tmp_path])


def test_what_is_built_is_not_built_again(build: Path) -> None:
    said: list[str] = []

    assert compile_engine([], say=said.append) == build
    assert said == []


def test_without_a_compiler_it_says_so_then_and_later(tmp_path: Path) -> None:
    done = python(tmp_path, "-m", "sortilege.compiling", CC="no-such-compiler")

    assert (done.returncode, done.stderr) == (3, "sortilege: no C compiler\n")
    assert version(tmp_path) == f"{__version__}, plain (no C compiler)"


def test_programs_are_told_where_the_build_lies(build: Path) -> None:
    done = python(build.parent, "-m", "sortilege.compiling", "--json")

    assert (done.returncode, json.loads(done.stdout)) == (0, {"engine": str(build)})


def test_two_who_build_at_once_build_once(build: Path, tmp_path: Path) -> None:
    libraries_of(build, tmp_path)
    command = [sys.executable, "-m", "sortilege.compiling"]
    both = [subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [process.communicate()[0] for process in both]

    assert [process.returncode for process in both] == [0, 0]
    assert sorted("translated to C" in words for words in said) == [False, True]
    assert not any("is compiled" in words for words in said), "all libraries were there already"
    assert version(tmp_path) == f"{__version__}, compiled"


@pytest.mark.usefixtures("_compiler")
@pytest.mark.parametrize("end", ["whoever began it is gone", "killed"])
def test_a_build_broken_off_leaves_nothing_that_is_loaded_and_nobody_at_work(tmp_path: Path, end: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "sortilege.compiling", "--beside"],
        env=environment(tmp_path), stdin=subprocess.PIPE, start_new_session=True,
    )  # fmt: skip
    assert process.stdin is not None
    try:
        wait_until(lambda: list(tmp_path.glob("work-*")), process)
        if end == "killed":
            process.send_signal(signal.SIGKILL)
    finally:
        process.stdin.close()
        process.wait(10)

    with one_at_a_time(tmp_path):
        assert version(tmp_path) == f"{__version__}, plain (not built yet: sortilege compile)"
