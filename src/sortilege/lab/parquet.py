"""Games as Parquet, one line a game: `pip install 'sortilege[ray]'`.

The columns follow from the type of a line, never from what happens to stand in it, so that all files of a folder are
one table: a part of games that nobody won has the same column of winners as the others.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, TypeVar, get_args, get_origin

import msgspec

R = TypeVar("R", bound=msgspec.Struct)
MISSING = "results: they are kept as Parquet, for which pyarrow must be there: pip install 'sortilege[ray]'"


def write(path: Path, rows: list[R], row: type[R]) -> None:
    """All or nothing: whoever is interrupted leaves no half of a file."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    fresh = path.with_name(f"_{path.name}.new")
    columns = pyarrow.schema(fields_of(row, pyarrow))
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(msgspec.to_builtins(rows), schema=columns), fresh)
    os.replace(fresh, path)


def fields_of(row: type[msgspec.Struct], pyarrow: Any) -> list[tuple[str, Any]]:
    """By field of a record: the type of its column."""
    return [(field.name, column(field.type, pyarrow)) for field in msgspec.structs.fields(row)]


def column(annotated: Any, pyarrow: Any) -> Any:
    """The type of column that a field has: a number, a text, lists of them, or records."""
    if isinstance(annotated, type) and issubclass(annotated, msgspec.Struct):
        return pyarrow.struct(fields_of(annotated, pyarrow))
    if get_origin(annotated) in (list, tuple):
        inside = {one for one in get_args(annotated) if one is not Ellipsis}
        if len(inside) == 1:
            return pyarrow.list_(column(inside.pop(), pyarrow))
    simple = {bool: pyarrow.bool_(), int: pyarrow.int64(), float: pyarrow.float64(), str: pyarrow.string()}
    if annotated not in simple:
        raise TypeError(f"results: {annotated} has no type of column")
    return simple[annotated]


def read(path: Path, row: type[R]) -> list[R] | None:
    """The games of a file, or nothing if it is not there."""
    if not path.is_file():
        return None
    try:
        import pyarrow.parquet
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    return [msgspec.convert(one, row) for one in pyarrow.parquet.read_table(path).to_pylist()]
