"""The fields that views have: paths of names, such as `players.[].tokens.blue`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

ITEM = "[]"
"""Stands in a path for any item of a list."""
KEY = "{}"
"""Stands in a path for any key of a dictionary whose keys are data, not names of fields."""
KEYED = frozenset({"field", "places", "timetable"})
"""Those dictionaries: squares, places and slots with what lies there."""

Tree = dict[str, Any]


class Fields:
    """A set of such paths, as a tree."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        self.tree: Tree = {}
        for path in paths:
            node = self.tree
            for name in path.split("."):
                node = node.setdefault(name, {})

    def paths(self) -> list[str]:
        """The longest ones: each holds those it begins with."""
        return sorted(_paths(self.tree, ""))

    def add(self, view: dict[str, Any]) -> None:
        """Adds all the fields of a view."""
        _add(self.tree, view, keyed=False)

    def only(self, view: dict[str, Any]) -> Any:
        """A view without the fields that are not here."""
        return _only(self.tree, view)


def _paths(node: Tree, before: str) -> list[str]:
    found: list[str] = []
    for name, inside in node.items():
        found += _paths(inside, f"{before}{name}.") if inside else [before + name]
    return found


def _add(node: Tree, value: object, keyed: bool) -> None:
    if isinstance(value, dict):
        if keyed:
            node.setdefault(KEY, {})
        for name, inside in value.items():
            if "." in name:
                raise ValueError(f"fields: {name!r} has a dot, which parts the names of a path")
            _add(node.setdefault(KEY if keyed else name, {}), inside, not keyed and name in KEYED)
    elif isinstance(value, list | tuple):
        for inside in value:
            _add(node.setdefault(ITEM, {}), inside, keyed=False)


def _only(node: Tree, value: Any) -> Any:
    if isinstance(value, dict):
        if KEY in node:
            return {name: _only(node[KEY], inside) for name, inside in value.items()}
        return {name: _only(node[name], inside) for name, inside in value.items() if name in node}
    if isinstance(value, list | tuple):
        items = node.get(ITEM, {})
        return [_only(items, inside) for inside in value]
    return value
