"""How a question is studied: which answers are tried next, in which world, and what they taught."""

from __future__ import annotations


class Trials:
    """A contest between the options of a question, or a guess at what others answer meanwhile."""

    def next(self, progress: float) -> dict[int, int]:
        """The answers to try now, by seat, when this part of the budget is used."""
        raise NotImplementedError

    def world(self) -> int:
        """The number of the world to try them in."""
        raise NotImplementedError

    def tell(self, rewards: list[float]) -> None:
        """What came of them, by seat."""
        raise NotImplementedError

    def settled(self) -> bool:
        """Whether more tries would hardly change the answer."""
        raise NotImplementedError

    def tries(self, option: int) -> int:
        """How often an option was tried."""
        raise NotImplementedError

    def estimate(self, option: int) -> float:
        """The chance of winning after an option, as far as was found out."""
        raise NotImplementedError

    def best(self) -> int:
        """What to answer; none if nothing was found out."""
        raise NotImplementedError
