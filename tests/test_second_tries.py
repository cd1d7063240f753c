"""What failed beside others is tried once more, alone; a run that was broken off is not made good by a second one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
STUB = """#!/bin/sh
printf "%s\\n" "$*" >> {folder}/asked
if [ -s {folder}/report ]; then cat {folder}/report > "$FAILED_FILES"; fi
code=$(head -n 1 {folder}/codes); sed -i 1d {folder}/codes; exit $code
"""
"""Ends with one code after the other, and writes down what it was asked."""


class Stub:
    """A program in the place of one that runs tests."""

    def __init__(self, folder: Path, name: str, codes: list[int], report: str = "") -> None:
        self.path = folder / name
        self._asked = folder / "asked"
        (folder / "codes").write_text("".join(f"{code}\n" for code in codes), encoding="utf-8")
        (folder / "report").write_text(report, encoding="utf-8")
        self.path.write_text(STUB.format(folder=folder), encoding="utf-8")
        self.path.chmod(0o755)

    @property
    def asked(self) -> list[str]:
        return self._asked.read_text(encoding="utf-8").splitlines()


@pytest.fixture(scope="module")
def recipe() -> str:
    """How `make test` runs most of pytest."""
    make = shutil.which("make")
    assert make is not None
    told = subprocess.run([make, "--dry-run", "test"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    (found,) = re.findall(r"^\S+ -m sortilege\.testing\.within .*--ignore=.*$", told, re.MULTILINE)
    return str(found)


@pytest.mark.parametrize(
    ("codes", "code", "runs"),
    [
        ([0], 0, 1),
        ([1, 0], 0, 2),
        ([1, 1], 1, 2),
        pytest.param([2, 0], 2, 1, id="interrupted, or so many failed"),
        pytest.param([3, 0], 3, 1, id="pytest itself failed"),
        pytest.param([5, 0], 5, 1, id="there are no tests"),
    ],
)
def test_only_tests_that_failed_are_tried_once_more(
    recipe: str, tmp_path: Path, codes: list[int], code: int, runs: int
) -> None:
    stub = Stub(tmp_path, "pytest", codes)
    script = recipe.replace(".venv/bin/pytest", str(stub.path)).replace(".venv/bin/python", sys.executable)

    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False)

    assert (done.returncode, len(stub.asked)) == (code, runs), done.stdout + done.stderr
    assert ["-n" in words.split() for words in stub.asked] == [True, False][:runs]
    assert ["--last-failed" in words for words in stub.asked] == [False, True][:runs]


def test_so_many_failed_tests_end_a_run_with_a_code_that_is_not_tried_again(tmp_path: Path) -> None:
    (tmp_path / "test_failing.py").write_text("def test_a(): assert 0\ndef test_b(): assert 0\ndef test_c(): pass\n")
    words = ["-n", "1", "--maxfail", "1", "-p", "no:cacheprovider", str(tmp_path)]

    done = subprocess.run([sys.executable, "-m", "pytest", *words], cwd=tmp_path, capture_output=True, check=False)

    assert done.returncode == 2


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")
@pytest.mark.parametrize(
    ("codes", "report", "code", "runs"),
    [
        ([0], "", 0, 1),
        ([1, 0], '["a.spec.ts"]', 0, 2),
        ([1, 1], '["a.spec.ts"]', 1, 2),
        pytest.param([1, 0], "", 1, 1, id="broken off"),
    ],
)
def test_a_file_of_the_browsers_is_tried_once_more_only_if_the_run_came_to_its_end(
    tmp_path: Path, codes: list[int], report: str, code: int, runs: int
) -> None:
    (tmp_path / "web" / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "web" / "scripts" / "browser.mjs", tmp_path / "web" / "scripts")
    stub = Stub(tmp_path, "vitest", codes, report)
    environment = {**os.environ, "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}

    done = subprocess.run(
        ["node", "web/scripts/browser.mjs", "--exclude", "e2e/long/**"], cwd=tmp_path, env=environment, check=False
    )

    assert (done.returncode, len(stub.asked)) == (code, runs)
    assert "--exclude e2e/long/**" in stub.asked[0]
    assert [words.endswith("--retry=0 a.spec.ts") for words in stub.asked] == [False, True][:runs]
