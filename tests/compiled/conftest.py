"""One build for all tests: that of the sources as they are, made if nobody has made it yet."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sortilege.compiling import compile_engine, missing


@pytest.fixture(scope="session")
def _compiler() -> None:
    """Without one there is nothing to be tried."""
    reason = missing()
    if reason is not None:
        pytest.skip(f"nothing can be compiled here: {reason}")


@pytest.fixture(scope="session")
def build(_compiler: None) -> Path:
    return compile_engine([], jobs=os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whoever comes first compiles the engine, and may take more time than other tests."""
    for item in items:
        if isinstance(item, pytest.Function) and "_compiler" in item.fixturenames:
            item.add_marker(pytest.mark.timeout(600))
