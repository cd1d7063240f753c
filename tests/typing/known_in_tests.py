"""A plug-in of mypy for our own tests: they know which game they look at and what they wait for, so what they read out
of a view or a stream needs no narrowing. Everybody else has the types that are written."""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import MethodContext, Plugin
from mypy.types import AnyType, Type, TypeOfAny

WAITS = "sortilege.client.AtTable.until"
VIEWS = {"sortilege.kernel.match.Match.view", "sortilege.kernel.match.Match.open_view"}
FOLDERS = ("tests/", "examples/")


class KnownInTests(Plugin):
    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        return known if fullname in VIEWS or fullname == WAITS else None


def known(context: MethodContext) -> Type:
    """Anything, where a test looks."""
    if not context.api.path.startswith(FOLDERS):
        return context.default_return_type
    return AnyType(TypeOfAny.explicit)


def plugin(version: str) -> type[Plugin]:
    return KnownInTests
