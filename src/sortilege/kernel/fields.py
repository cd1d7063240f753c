"""The fields of a game, found rather than listed: what copies are compared by."""

from __future__ import annotations

NOT_COMPARED = frozenset({
    "book", "step_types",  # the same for every game of a kind
    "block",  # follows from the key and how much was drawn
    "log", "told", "shown", "deaf", "dreamer",  # what was told to whom is compared as events; a world tells nothing
})  # fmt: skip
"""What two equal games may differ in; a game adds its own with `NOT_COMPARED` of its class."""


def names_of(holder: object) -> list[str]:
    """The names of all fields, compiled or plain, the kernel's first."""
    names: dict[str, None] = {}
    for kind in reversed(type(holder).__mro__):
        names.update(dict.fromkeys(kind.__dict__.get("__mypyc_attrs__", ())))
        names.update(dict.fromkeys(kind.__dict__.get("__slots__", ())))
    names.update(dict.fromkeys(getattr(holder, "__dict__", ())))
    names.pop("__dict__", None)
    return sorted(names)


def comparable(holder: object) -> tuple[object, ...]:
    """Each compared field with its value, as something that compares and prints."""
    apart = NOT_COMPARED | getattr(type(holder), "NOT_COMPARED", frozenset())
    return tuple((name, frozen(getattr(holder, name))) for name in names_of(holder) if name not in apart)


def frozen(value: object) -> object:
    if isinstance(value, int | str | bytes | None):
        return value
    if isinstance(value, dict):
        return tuple(sorted((key, frozen(item)) for key, item in value.items()))
    if hasattr(value, "__iter__"):
        return tuple(frozen(item) for item in value)
    return comparable(value)
