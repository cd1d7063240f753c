"""The examples as a stranger has them: built from their folders and installed, with nothing else of the project."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.examples.installing import examples, install

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the three packages have been installed."""
    target = tmp_path_factory.mktemp("site")
    install(examples(), target)
    return target


@pytest.fixture
def run(site: Path, tmp_path: Path) -> Run:
    """Runs Python with the installed examples, somewhere else than here; gives what it prints."""
    paths = [str(site), *[path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SORTILEGE_GAMES": "", "COLUMNS": "120"}

    def run(*words: str) -> str:
        told = subprocess.run(
            [sys.executable, *words],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.returncode == 0, told.stdout + told.stderr
        return told.stdout

    return run
