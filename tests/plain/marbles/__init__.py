"""The toy game of the kernel's tests as a stranger would bring it: with words, and told how its things lie."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from sortilege.kernel.areas import Area, Box, Look
from sortilege.kernel.ruleset import Ruleset

__path__.append(str(Path(__file__).parents[2] / "kernel"))  # where the rules of the toy are
toy = import_module(f"{__name__}.toy")


def view(game: Any, seat: int) -> dict[str, Any]:
    seen = toy.view(game, seat)
    return {
        "bag": seen["bag"],
        "played": seen["played"],
        "turn": seen["turn"],
        "players": [{"hand": hand, "reds": reds} for hand, reds in zip(seen["hands"], game.reds, strict=True)],
    }


RULESET = Ruleset(
    book=toy.BOOK,
    revision=toy.RULESET.revision,
    seats=toy.RULESET.seats,
    options=toy.RULESET.options,
    blank=toy.Marbles,
    view=view,
    turn_rules=toy.RULESET.turn_rules,
    areas=(
        Area("bag", "pile", "bag", "marble"),
        Area("played", "row", "played", "marble"),
        Area("turn", "words", "turn", "seat"),
        Area("hand", "hand", "players.*.hand", "marble", of="seat", picks=("marble",)),
        Area("reds", "counters", "players.*.reds", of="seat"),
    ),
    looks={"marble": {"red": Look("ball", "red"), "blue": Look("gem", "blue"), "green": Look("leaf", "green")}},
    emblem="ball",
    box=Box("#2F5D50", "#3C7263", "#234A40"),
)
