"""Tests run on the sources, unless SORTILEGE_PLAIN=0 asks for the compiled engine: then on nothing less."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("SORTILEGE_PLAIN", "1")

from sortilege import engine


def pytest_report_header() -> str:
    return f"engine: {engine.describe()}"


def pytest_sessionstart() -> None:
    if not engine.is_plain_wanted() and not engine.COMPILED:
        pytest.exit(f"the compiled engine was asked for and does not run: {engine.WHY}", returncode=2)
