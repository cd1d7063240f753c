"""What the thirteen events of the seasoned do. EV-.

Each effect is a step of the active player's; what cannot be carried out is passed over.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, minus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.components import FIRST_BEAST, MULTI, Token
from sortilege.shelf.animaux.events import (
    ACTION_GAINED,
    ACTION_LOST,
    BEAST_FLED,
    BEAST_STAYED,
    PAWN_MOVED,
    SALEM_REMOVED,
    SALEM_SET_BACK,
    TOKEN_LOST,
    TOKEN_PICKED_UP,
)
from sortilege.shelf.animaux.map import PLACES, Space
from sortilege.shelf.animaux.rules.choices import OpenChoice
from sortilege.shelf.animaux.rules.piles import reveal_place
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    ADVANCE_TRACK,
    CALL_AURORS,
    CATCH_BREATH,
    CHASE_BEAST,
    DISMISS_OWL,
    EMPTY_POCKETS,
    FIND_PORTKEY,
    FIND_TRACTS,
    HEAR_SERMON,
    LEAVE_PORTKEY,
    LOSE_TOKEN,
    MAKE_FIND,
    MEET_OBSCURUS,
    OBLIVIATE,
    OWL_BRINGS,
    OWL_TAKES,
    PICK_UP,
    PREACH,
    RECEIVE_OWL,
    SEND_AURORS,
    SHOW_WAND,
    STARTLE_BEAST,
    STAY_CALM,
    TAKE_PORTKEY,
)
from sortilege.shelf.animaux.zones import HELD, RESERVE

PORTKEY_TO_A_PLACE: Final = Reason("portkey-to-a-place", "EV-PORTOLOIN")


# Salem gains ground


class HearSermon(Rule1[Animaux]):
    """EV-SERMON."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.then(PREACH.of())


class FindTracts(Rule1[Animaux]):
    """Twice, one after the other. EV-TRACTS."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.then(PREACH.of(), PREACH.of())


class MeetObscurus(Rule1[Animaux]):
    """Straight to the track. EV-OBSCURUS."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.then(ADVANCE_TRACK.of())


# Actions lost and gained


class ShowWand(Rule1[Animaux]):
    """EV-CONTROLE, ANI-R54."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        if game.actions:
            game.actions -= 1
            game.tell(ACTION_LOST, by)


class CatchBreath(Rule1[Animaux]):
    """EV-REGAIN, ANI-R54."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        game.actions += 1
        game.tell(ACTION_GAINED, by)


# Tokens lost, found and sent


class EmptyPockets(OpenChoice):
    """EV-VOL."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for token in range(FIRST_BEAST):
            if game.find(HELD + by, token) >= 0:
                options.add(LOSE_TOKEN.of(by, token))


class LoseToken(Rule2[Animaux]):
    """EV-VOL."""

    def run(self, game: Animaux, by: Seat, token: Token, /) -> None:
        game.hand_over(token, HELD + by, RESERVE)
        game.tell(TOKEN_LOST, by, token)


class MakeFind(OpenChoice):
    """One colour of which the supply has some left, never a joker. EV-TROUVAILLE."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for token in range(MULTI):
            if game.find(RESERVE, token) >= 0:
                options.add(PICK_UP.of(by, token))


class PickUp(Rule2[Animaux]):
    """No event follows. EV-TROUVAILLE, ANI-M3-EVT-03."""

    def run(self, game: Animaux, by: Seat, token: Token, /) -> None:
        game.hand_over(token, RESERVE, HELD + by)
        game.tell(TOKEN_PICKED_UP, by, token)


class ReceiveOwl(OpenChoice):
    """A token to or from anybody, wherever they are, or none. EV-HIBOU."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        options.add(DISMISS_OWL.of(by))
        for other in range(game.seats):
            if other == by:
                continue
            for token in range(FIRST_BEAST):
                if game.find(HELD + by, token) >= 0:
                    options.add(OWL_TAKES.of(by, other, token))
            for token in range(FIRST_BEAST):
                if game.find(HELD + other, token) >= 0:
                    options.add(OWL_BRINGS.of(by, other, token))

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return DISMISS_OWL.of(by)


class OwlTakes(Rule3[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> None:
        game.transfer(token, by, of)


class OwlBrings(Rule3[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: Seat, of: Seat, token: Token, /) -> None:
        game.transfer(token, of, by)


class DismissOwl(Rule1[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        pass


# Beasts, Aurors, Portkey


class StartleBeast(OpenChoice):
    """An uncaptured beast, chosen before a place is revealed. EV-FUITE."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for place in range(1, PLACES + 1):
            if game.holds(place):
                options.add(CHASE_BEAST.of(by, game.face(game.top(place))))


class ChaseBeast(Rule2[Animaux]):
    """It goes to the revealed place if nothing lies there. EV-FUITE."""

    def run(self, game: Animaux, by: Seat, beast: Token, /) -> None:
        to = reveal_place(game)
        if game.holds(to) or game.has_salem(to):
            game.tell(BEAST_STAYED, beast, to)
            return
        for place in range(1, PLACES + 1):
            if game.find(place, beast) >= 0:
                game.move_all(place, to)
                game.tell(BEAST_FLED, beast, to)
                return


class CallAurors(OpenChoice):
    """A Salem token anywhere. EV-AURORS."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for place in range(1, PLACES + 1):
            if game.has_salem(place):
                options.add(SEND_AURORS.of(by, place))


class SendAurors(Rule2[Animaux]):
    """No event follows. EV-AURORS, ANI-M3-EVT-03."""

    def run(self, game: Animaux, by: Seat, on: Space, /) -> None:
        game.salem = minus(game.salem, on)
        game.tell(SALEM_REMOVED, on)


class FindPortkey(OpenChoice):
    """To any place, even if held, or nowhere. EV-PORTOLOIN."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        options.add(LEAVE_PORTKEY.of(by))
        for place in range(1, PLACES + 1):
            if place != game.pawns[by]:
                options.add(TAKE_PORTKEY.of(by, place))

    def default(self, game: Animaux, by: Seat, /) -> StepNumber:
        return LEAVE_PORTKEY.of(by)


class TakePortkey(Rule2[Animaux]):
    """EV-PORTOLOIN."""

    def run(self, game: Animaux, by: Seat, to: Space, /) -> None:
        game.pawns[by] = to
        game.tell(PAWN_MOVED, by, to)

    def refuse(self, game: Animaux, seat: Seat, by: Seat, to: Space, /) -> Reason | None:
        return PORTKEY_TO_A_PLACE if game.asked[seat] == FIND_PORTKEY.of(seat) else None


class LeavePortkey(Rule1[Animaux]):
    """EV-PORTOLOIN."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        pass


# The Salem track, and a quiet day


class Obliviate(Rule1[Animaux]):
    """One token off the track; follower cards stay. EV-OUBLIETTES, ANI-R60."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        if game.track:
            game.track -= 1
            game.tell(SALEM_SET_BACK, game.track)


class StayCalm(Rule1[Animaux]):
    """EV-CALME."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        pass


HEAR_SERMON.means(HearSermon())
FIND_TRACTS.means(FindTracts())
MEET_OBSCURUS.means(MeetObscurus())
SHOW_WAND.means(ShowWand())
CATCH_BREATH.means(CatchBreath())
EMPTY_POCKETS.asks(EmptyPockets())
LOSE_TOKEN.means(LoseToken())
MAKE_FIND.asks(MakeFind())
PICK_UP.means(PickUp())
RECEIVE_OWL.asks(ReceiveOwl())
OWL_TAKES.means(OwlTakes())
OWL_BRINGS.means(OwlBrings())
DISMISS_OWL.means(DismissOwl())
STARTLE_BEAST.asks(StartleBeast())
CHASE_BEAST.means(ChaseBeast())
CALL_AURORS.asks(CallAurors())
SEND_AURORS.means(SendAurors())
FIND_PORTKEY.asks(FindPortkey())
TAKE_PORTKEY.means(TakePortkey())
LEAVE_PORTKEY.means(LeavePortkey())
OBLIVIATE.means(Obliviate())
STAY_CALM.means(StayCalm())
