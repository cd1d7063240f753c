"""Where everything lies: the zones of the box. Zone 0 holds nothing, 1 to 29 are the places."""

from __future__ import annotations

from typing import Final

from sortilege.shelf.animaux.components import SLOTS_ON_TRACK
from sortilege.shelf.animaux.map import PLACES

MOST_SEATS: Final = 6

PILE: Final = PLACES + 1
SET_ASIDE: Final = PLACES + 2
"""Captured beasts and whatever else has left the game."""
RESERVE: Final = PLACES + 3
"""Apprenti: the spent tokens, which make the next pile. Confirmé: the open supply."""
HELD: Final = PLACES + 4
"""And the seat: the resources in front of it."""
HAND: Final = HELD + MOST_SEATS
"""And the seat: its spells."""
SPELL_DECK: Final = HAND + MOST_SEATS
SPELL_DISCARD: Final = SPELL_DECK + 1
PROTEGOS: Final = SPELL_DECK + 2
"""The Protego cards that lie before the players in `protected`."""
PLACE_PILE: Final = SPELL_DECK + 3
PLACE_PILE_FOOT: Final = PLACE_PILE + 1
"""Lies under PLACE_PILE: the cards shown while setting up, and all that was put under them since."""
SLOTS: Final = PLACE_PILE + 2
"""The slots of the place track from left to right, that of Salem last."""
SALEM_SLOT: Final = SLOTS + SLOTS_ON_TRACK
EVENT_PILE: Final = SALEM_SLOT + 1
EVENT_SHOWN: Final = SALEM_SLOT + 2
FOLLOWER_PILE: Final = SALEM_SLOT + 3
FOLLOWERS_OUT: Final = SALEM_SLOT + 4
ZONES: Final = SALEM_SLOT + 5
