"""A user's file that mentions every name of the reference as a value."""

from __future__ import annotations

from importlib import import_module
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from tests.docs.shown import SOURCES, shown

MEMBER = {"sortilege.env.pettingzoo.Observation": 'one["{}"]'}
"""How one comes to what is in a record that is a dictionary."""
OF_NUMPY = {"sortilege.env.episode.Row", "sortilege.env.episode.Mask"}
"""Other names of its arrays: what an array is made by takes anything, says numpy."""
STANDS_FOR = {"G": "sortilege.kernel.state.Game", "P": "object", "R": "sortilege.lab.selfplay.GameNoted"}
"""By what a class leaves open: something that it may be."""


def every_name_mentioned() -> str:
    """Functions and constants as they are called where they stand, and what a class has as that of one of its kind."""
    members = [divided(name) for name in sorted(shown()) if name not in OF_NUMPY]
    modules = {module for module, _ in members}
    text = ["from __future__ import annotations", "", *(f"import {module}" for module in sorted(modules)), ""]
    text += ["", "def look_at(value: object) -> None: ...", "", ""]
    text += [f"look_at({module}.{names[0]})" for module, names in members if len(names) == 1]
    inside = [(f"{module}.{names[0]}", names[1]) for module, names in members if len(names) == 2]
    for number, (kind, found) in enumerate(groupby(inside, key=lambda one: one[0])):
        text += ["", "", f"def look_into_{number}(one: {kind}{parameters(kind)}) -> None:"]
        text += [f"    look_at({MEMBER.get(kind, 'one.{}').format(member)})" for _, member in found]
    return "\n".join([*text, ""])


def divided(name: str) -> tuple[str, list[str]]:
    """The module of a name, and what stands behind it."""
    parts = name.split(".")
    whole = next(many for many in range(len(parts), 0, -1) if is_module(SOURCES.joinpath(*parts[:many])))
    return ".".join(parts[:whole]), parts[whole:]


def is_module(path: Path) -> bool:
    return path.is_dir() or path.with_suffix(".py").is_file()


def parameters(kind: str) -> str:
    """What stands in brackets behind a class that leaves something open."""
    module, names = divided(kind)
    found = getattr(import_module(module), names[0])
    several: tuple[TypeVar, ...] = getattr(found, "__parameters__", ())
    named = [STANDS_FOR[one.__name__] for one in several]
    return f"[{', '.join(named)}]" if named else ""
