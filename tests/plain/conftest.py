"""The toy game, brought from outside for as long as a test needs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sortilege import shelf
from sortilege.content import ELSEWHERE

MARBLES = str(Path(__file__).parent / "marbles")


@pytest.fixture
def marbles() -> Iterator[str]:
    """The name of the game."""
    shelf.add_games(MARBLES)
    yield "marbles"
    shelf._added.remove(MARBLES)
    shelf._shelf.clear()
    ELSEWHERE.pop("marbles", None)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"
