"""Prints every class that stays plain though its parent is compiled and admits no such heir: nobody can make one."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import sortilege

RUN_BY_OTHERS = ("__main__", "migrations.env")


def cannot_be_made(kind: type[object]) -> bool:
    try:
        kind.__new__(kind)
    except TypeError as error:
        return "cannot inherit from compiled" in str(error)
    return False


if __name__ == "__main__":
    for found in pkgutil.walk_packages(sortilege.__path__, "sortilege."):
        if not found.name.endswith(RUN_BY_OTHERS):
            module = import_module(found.name)
            for kind in vars(module).values():
                if isinstance(kind, type) and kind.__module__ == module.__name__ and cannot_be_made(kind):
                    print(f"{kind.__module__}.{kind.__name__}")
