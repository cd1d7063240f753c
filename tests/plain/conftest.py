"""The toy game, brought from outside for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sortilege import shelf
from sortilege.content import ELSEWHERE

MARBLES = str(Path(__file__).parent / "marbles")


@pytest.fixture
def marbles(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of the game."""
    monkeypatch.setenv(shelf.VARIABLE, "")
    shelf.add_games(MARBLES)
    yield "marbles"
    monkeypatch.undo()
    ELSEWHERE.pop("marbles", None)
    shelf.look_again()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
