"""Bots that speak: what a bot would say at the table, from worlds imagined for its seat like all it thinks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sortilege.bots.first_look import likely_world
from sortilege.bots.ladder import SEARCHING
from sortilege.kernel.match import Match
from sortilege.kernel.sense import Heard, Sign

SPEAKERS: Final = ("adept", *SEARCHING, "master")
"""The levels and steps that have something to say."""


def speak(level: str, match: Match, seat: int, seed: int, heard: Sequence[Heard] = ()) -> Sign | None:
    """A sign and whom it is about, or nothing."""
    if level not in SPEAKERS:
        return None
    game = match.state_for_search()
    sense = match.ruleset.sense.recall(game, seat)
    return sense.speak(likely_world(game, seat, sense, seed), seat, list(heard))
