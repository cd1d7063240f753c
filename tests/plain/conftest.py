"""The toy game, brought from outside for as long as a test needs it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sortilege import shelf
from sortilege.content import ELSEWHERE

MARBLES = str(Path(__file__).parent / "marbles")


@pytest.fixture
def marbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the game."""
    monkeypatch.setenv(shelf.VARIABLE, os.environ.get(shelf.VARIABLE, ""))
    shelf.add_games(MARBLES)
    yield "marbles"
    monkeypatch.undo()
    shelf.look_again()
    ELSEWHERE.pop("marbles", None)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
