"""Games as Parquet, one line a game: `pip install 'sortilege[ray]'`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

R = TypeVar("R", bound=msgspec.Struct)
MISSING = "results: they are kept as Parquet, for which pyarrow must be there: pip install 'sortilege[ray]'"


def write(path: Path, rows: list[R]) -> None:
    """All or nothing: whoever is interrupted leaves no half of a file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    fresh = path.with_name(f"_{path.name}.new")
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(msgspec.to_builtins(rows)), fresh)
    os.replace(fresh, path)


def read(path: Path, row: type[R]) -> list[R] | None:
    """The games of a file, or nothing if it is not there."""
    if not path.is_file():
        return None
    try:
        import pyarrow.parquet
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    return [msgspec.convert(one, row) for one in pyarrow.parquet.read_table(path).to_pylist()]
