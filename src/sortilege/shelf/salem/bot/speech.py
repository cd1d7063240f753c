"""What a citizen of Salem says to a purpose: Puritans what they think, Witches what serves them."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sense import Heard, Sign
from sortilege.kernel.sets import Seat, has, members, minus
from sortilege.shelf.salem.bot.suspicion import Suspicion
from sortilege.shelf.salem.state import Salem

SURE: Final = 0.6
"""How likely somebody is a Witch whom a Puritan accuses aloud,"""
CLEAN: Final = 0.1
"""and at most somebody whom one vouches for,"""
IN_DANGER: Final = 4
"""who has so many accusations or more."""


def what_to_say(game: Salem, seat: Seat, own: Suspicion, heard: list[Heard]) -> Sign | None:
    """A sign and whom it is about; nothing where it would serve nothing, or was one's last word already."""
    is_witch = has(game.ever, seat)
    suspect: Seat = NONE
    friend: Seat = NONE
    worst = 0.0
    for other in members(minus(game.living_players(), seat)):
        accused = int(game.accusations(other))
        if is_witch:
            guilt = 0.0 if has(game.ever, other) else float(accused)
        else:
            guilt = own.witch[other] if own.witch[other] >= SURE else 0.0
            if accused >= IN_DANGER and own.witch[other] <= CLEAN:
                friend = other
        if guilt > worst:
            worst = guilt
            suspect = other
    if suspect != NONE:
        said: Sign = ("accuse", suspect)
    elif friend != NONE:
        said = ("vouch", friend)
    else:
        return None
    last = [(sign, about) for speaker, sign, about in heard if speaker == seat][-1:]
    return None if said in last else said
