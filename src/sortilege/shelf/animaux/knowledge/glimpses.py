"""What Geminio showed everybody: a beast that is one of the tokens which lay in the pile then."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from sortilege.kernel.sets import SmallSet, group_of
from sortilege.shelf.animaux.components import Token
from sortilege.shelf.animaux.zones import PILE

if TYPE_CHECKING:
    from sortilege.shelf.animaux.state import Animaux

Pieces: TypeAlias = SmallSet
"""A set of tokens: the first 50 pieces of the box, whichever the mode."""


class Glimpse(NamedTuple):
    beast: Token
    among: Pieces
    """Those of which one is the beast."""


def remember_glimpse(game: Animaux, beast: Token) -> None:
    """The beast was shown, and goes back into the pile."""
    game.glimpses = (*game.glimpses, Glimpse(beast, group_of(list(game.zones[PILE]))))
