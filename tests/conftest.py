"""Tests run on the sources, unless SORTILEGE_PLAIN=0 asks for the compiled engine: then on nothing less."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SORTILEGE_PLAIN", "1")

from sortilege import engine, shelf


def pytest_report_header() -> str:
    return f"engine: {engine.describe()}"


def pytest_sessionstart() -> None:
    if not engine.is_plain_wanted() and not engine.COMPILED:
        pytest.exit(f"the compiled engine was asked for and does not run: {engine.WHY}", returncode=2)


@pytest.fixture(autouse=True)
def the_shelf_stays_as_it_was() -> Iterator[None]:
    """A game that a test brings is gone for the next one."""
    before = os.environ.get(shelf.VARIABLE)
    yield
    if os.environ.get(shelf.VARIABLE) == before:
        return
    if before is None:
        del os.environ[shelf.VARIABLE]
    else:
        os.environ[shelf.VARIABLE] = before
    shelf.look_again()
