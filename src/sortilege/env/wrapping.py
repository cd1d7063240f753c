"""PettingZoo's wrappers with a shorter way to what they look at.

Each of them looks for every attribute in the next by its name, in Python: three around a table make 36 searches a
step, which take longer than the step itself. Here what a step looks at is handed through; what is checked and refused,
and how, is PettingZoo's own.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

HANDED_THROUGH: Final = (
    "agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos",
)  # fmt: skip
"""No table has them before its first game, so that who asks too early is refused by name as before."""


def wrapped(table: Any, illegal_reward: float) -> Any:
    """As PettingZoo wraps its own: what is out of order or of range is refused, and whoever answers what the mask
    forbids loses at once."""
    return InOrder(InBounds(Legal(table, illegal_reward=illegal_reward)))


def handing_through(wrapper: type[Any]) -> type[Any]:
    """The same wrapper, but for the way to these attributes; it is called what it was called."""
    ways: dict[str, Any] = {name: property(attrgetter(f"env.{name}")) for name in HANDED_THROUGH}
    return type(wrapper.__name__, (wrapper,), {**ways, "__str__": lambda self: str(self.env)})


Legal: Final = handing_through(TerminateIllegalWrapper)
InBounds: Final = handing_through(AssertOutOfBoundsWrapper)
InOrder: Final = handing_through(OrderEnforcingWrapper)
