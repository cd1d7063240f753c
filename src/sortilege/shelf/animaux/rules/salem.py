"""The followers of Salem: their tokens, their track, their cards, and the end of a round.
ANI-M3-TRACK, ANI-M3-FOL, ANI-M3-END."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import Zone
from sortilege.kernel.rules import Rule0, Rule1
from sortilege.kernel.sets import plus
from sortilege.shelf.animaux.components import LOSING_BOX, MARY_LOU, ORANGE_BOXES, SLOTS_ON_TRACK
from sortilege.shelf.animaux.events import (
    FOLLOWER_REVEALED,
    PLACE_TRACK_SHIFTED,
    PLACES_SLID,
    SALEM_ADVANCED,
    SALEM_PLACED,
)
from sortilege.shelf.animaux.map import Space
from sortilege.shelf.animaux.rules.endings import end_together
from sortilege.shelf.animaux.rules.piles import offer_places, reveal_place
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    ADVANCE_TRACK,
    CLEAR_SALEM_SLOT,
    HEED_MARY_LOU,
    PLACE_SALEM,
    PREACH,
    SHIFT_PLACE_TRACK,
)
from sortilege.shelf.animaux.zones import FOLLOWER_PILE, FOLLOWERS_OUT, PLACE_PILE_FOOT, SALEM_SLOT, SLOTS


class Preach(Rule0[Animaux]):
    """A place is revealed and receives a Salem token. ANI-R56."""

    def run(self, game: Animaux, /) -> None:
        game.then(PLACE_SALEM.of(reveal_place(game)))


class PlaceSalem(Rule1[Animaux]):
    """Where a Salem token or a beast lies already, the new token goes on the track; pawns do not matter.
    ANI-M3-TRACK-01 to ANI-M3-TRACK-03, ANI-M3-SALEM-08, ANI-R28."""

    def run(self, game: Animaux, on: Space, /) -> None:
        if game.has_salem(on) or game.holds(on):
            game.then(ADVANCE_TRACK.of())
        else:
            game.salem = plus(game.salem, on)
            game.tell(SALEM_PLACED, on)


class AdvanceTrack(Rule0[Animaux]):
    """One token too many loses the game; an orange box reveals a follower, the first time it is reached,
    and that card counts from then on. ANI-M3-TRACK-04, ANI-M3-FOL-01 to ANI-M3-FOL-04, ANI-R42, ANI-R43."""

    def run(self, game: Animaux, /) -> None:
        game.track += 1
        game.tell(SALEM_ADVANCED, game.track)
        if game.track == LOSING_BOX[game.seats]:
            end_together(game, False, "salem-track-full")
            return
        revealed = len(game.zones[FOLLOWERS_OUT])
        if revealed < len(ORANGE_BOXES) and game.track == ORANGE_BOXES[revealed]:
            follower = game.take_top(FOLLOWER_PILE)
            game.reveal(follower)
            game.put(follower, FOLLOWERS_OUT)
            game.tell(FOLLOWER_REVEALED, game.face(follower))


class ShiftPlaceTrack(Rule0[Animaux]):
    """The cards left on the place track are pushed together to the right, as far as the slot of Salem, and
    new ones fill the empty slots. The card on that slot names the place of a new Salem token; if all five
    were taken there is none. ANI-M3-END-02 to ANI-M3-END-06, ANI-R29, ANI-R31."""

    def run(self, game: Animaux, /) -> None:
        free = SALEM_SLOT
        for slot in range(SALEM_SLOT - 1, SLOTS - 1, -1):
            if game.holds(slot):
                game.swap_zones(slot, free)
                free -= 1
        if game.holds(SALEM_SLOT):
            place = game.face(game.top(SALEM_SLOT))
            game.tell(PLACE_TRACK_SHIFTED, place)
            if game.holds(SALEM_SLOT - 1):
                left = [left_in(game, SALEM_SLOT - distance) for distance in range(1, SLOTS_ON_TRACK)]
                game.tell(PLACES_SLID, left[0], left[1], left[2], left[3])
            game.then(PLACE_SALEM.of(place), CLEAR_SALEM_SLOT.of())
        offer_places(game)


def left_in(game: Animaux, slot: Zone) -> Space:
    """The place whose card lies in a slot, or NONE."""
    return game.face(game.top(slot)) if game.holds(slot) else NONE


class ClearSalemSlot(Rule0[Animaux]):
    """The card that named the place goes under the pile. ANI-M3-END-04, ANI-R51."""

    def run(self, game: Animaux, /) -> None:
        game.put_under(game.take_top(SALEM_SLOT), PLACE_PILE_FOOT)


class HeedMaryLou(Rule0[Animaux]):
    """One more Salem token at the end of each round, once Mary Lou has been revealed. FS-MARYLOU."""

    def run(self, game: Animaux, /) -> None:
        if game.follows(MARY_LOU):
            game.then(PREACH.of())


PREACH.means(Preach())
PLACE_SALEM.means(PlaceSalem())
ADVANCE_TRACK.means(AdvanceTrack())
SHIFT_PLACE_TRACK.means(ShiftPlaceTrack())
CLEAR_SALEM_SLOT.means(ClearSalemSlot())
HEED_MARY_LOU.means(HeedMaryLou())
