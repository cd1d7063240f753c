"""The games that are complete, by name."""

from __future__ import annotations

from importlib import import_module

from sortilege.kernel.kinds import quoted
from sortilege.kernel.ruleset import Ruleset

GAMES = ("animaux", "ecole", "salem", "traverse", "zoondo")


def games() -> list[str]:
    """The names of the games that can be played."""
    return sorted(GAMES)


def ruleset(name: str) -> Ruleset:
    """What a game offers: modes, seats, options, revision."""
    if name not in GAMES:
        raise ValueError(f"game: there is no {quoted(name)}; there are {', '.join(games())}")
    rules = import_module(f"sortilege.shelf.{name}").RULESET
    assert isinstance(rules, Ruleset)
    return rules
