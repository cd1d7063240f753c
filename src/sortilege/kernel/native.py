"""What the compiler turns into machine numbers and flat arrays, with a stand-in for each where nothing is compiled.

This module itself is never compiled. The compiler reads the first branch, and what it then builds needs nothing of
this at run time; plain Python takes lists, which it is quicker with.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64 as i64

from sortilege.kernel import offer as _offer

COMPILED = not str(_offer.__file__).endswith(".py")
"""Whether the kernel runs compiled."""

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import vec as vec

    from sortilege.kernel.offer import Offer as Offer
elif COMPILED:
    from librt.vecs import append, pop, vec

    Offer = _offer.Offer
else:
    from sortilege.kernel.members import members

    class vec(list):  # noqa: N801
        """A list under the name of a flat array."""

        __slots__ = ()

        def __class_getitem__(cls, item):
            return cls

        def __init__(self, items=(), capacity=0):
            super().__init__(items)

    def append(items, item):
        items.append(item)
        return items

    def pop(items):
        return items, items.pop()

    class Offer(list):
        """What a question offers: a list with the words of the compiled one."""

        __slots__ = ()

        add = list.append
        add_all = list.extend
        at = list.__getitem__
        listed = list.copy

        def add_each(self, step, shift, group):
            self += [step | number << shift for number in members(group)]
