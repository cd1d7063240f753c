"""The thirteen events of the seasoned. ANI-M3-EVT, EV-, CH-QUEENIE.

Each effect is a step of the active player's; what cannot be carried out is passed over.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule0, Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import Reason, Verb, argument
from sortilege.shelf.animaux.components import EVENTS, MULTI, QUEENIE
from sortilege.shelf.animaux.events import (
    ACTION_GAINED,
    ACTION_LOST,
    BEAST_FLED,
    BEAST_STAYED,
    EVENT_APPLIED,
    EVENT_REVEALED,
    PAWN_MOVED,
    SALEM_REMOVED,
    SALEM_SET_BACK,
    TOKEN_LOST,
    TOKEN_PICKED_UP,
)
from sortilege.shelf.animaux.map import PLACES
from sortilege.shelf.animaux.rules.choices import OpenChoice1
from sortilege.shelf.animaux.rules.piles import reveal_place
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    ADVANCE_TRACK,
    APPLY_EVENT,
    CALL_AURORS,
    CATCH_BREATH,
    CHASE_BEAST,
    CHOOSE_EVENT,
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
    PUT_EVENT_AWAY,
    RECEIVE_OWL,
    REVEAL_EVENT,
    SEND_AURORS,
    SHOW_WAND,
    STARTLE_BEAST,
    STAY_CALM,
    TAKE_PORTKEY,
)
from sortilege.shelf.animaux.zones import EVENT_PILE, EVENT_SHOWN, HELD, RESERVE

EVENT_FIRST: Final = Reason("event-first", "ANI-M3-CAP-05", "ANI-M3-SALEM-04", "ANI-M3-RES-04", "CH-JACOB")
PORTKEY_TO_A_PLACE: Final = Reason("portkey-to-a-place", "EV-PORTOLOIN")

EFFECTS: Final[dict[str, Verb]] = {
    "sermon": HEAR_SERMON,
    "tracts": FIND_TRACTS,
    "obscurus": MEET_OBSCURUS,
    "controle": SHOW_WAND,
    "vol": EMPTY_POCKETS,
    "fuite": STARTLE_BEAST,
    "aurors": CALL_AURORS,
    "portoloin": FIND_PORTKEY,
    "regain": CATCH_BREATH,
    "trouvaille": MAKE_FIND,
    "hibou": RECEIVE_OWL,
    "oubliettes": OBLIVIATE,
    "calme": STAY_CALM,
}
EFFECT_OF: Final[list[Verb]] = [EFFECTS[event] for event in EVENTS]
"""By event: what it does."""


# Revealing


class RevealEvent(Rule1[Animaux]):
    """The top card is applied at once. Queenie sees two and applies one. ANI-M3-SALEM-04, ANI-M3-RES-04,
    CH-QUEENIE."""

    def run(self, game: Animaux, by: int, /) -> None:
        for _ in range(2 if game.characters[by] == QUEENIE else 1):
            card = game.take_top(EVENT_PILE)
            game.reveal(card)
            game.put(card, EVENT_SHOWN)
            game.tell(EVENT_REVEALED, by, game.face(card))
        game.then(CHOOSE_EVENT(by))


class ChooseEvent(OpenChoice1):
    """CH-QUEENIE."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return APPLY_EVENT.for_each(game.faces(EVENT_SHOWN), by)


class ApplyEvent(Rule2[Animaux]):
    """A card that was not chosen goes under the pile before the effect, the applied one after it.
    ANI-M3-EVT-01, ANI-M3-EVT-02, CH-QUEENIE."""

    def run(self, game: Animaux, by: int, event: int, /) -> None:
        applied = game.find(EVENT_SHOWN, event)
        for card in game.zones[EVENT_SHOWN]:
            if card != applied:
                game.put_under(card, EVENT_PILE)
                game.tell(EVENT_APPLIED, by, event)
        game.zones[EVENT_SHOWN] = (applied,)
        game.then(EFFECT_OF[event](by), PUT_EVENT_AWAY())


class PutEventAway(Rule0[Animaux]):
    """Under the pile, which is never shuffled again. ANI-M3-EVT-02."""

    def run(self, game: Animaux, /) -> None:
        game.put_under(game.take_top(EVENT_SHOWN), EVENT_PILE)


def refuse_during_event(game: Animaux) -> Reason | None:
    """Nothing else is done before an event in progress is finished. ANI-M3-CAP-05, CH-JACOB."""
    return EVENT_FIRST if game.zones[EVENT_SHOWN] else None


# Salem gains ground


class HearSermon(Rule1[Animaux]):
    """EV-SERMON."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.then(PREACH())


class FindTracts(Rule1[Animaux]):
    """Twice, one after the other. EV-TRACTS."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.then(PREACH(), PREACH())


class MeetObscurus(Rule1[Animaux]):
    """Straight to the track. EV-OBSCURUS."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.then(ADVANCE_TRACK())


# Actions lost and gained


class ShowWand(Rule1[Animaux]):
    """EV-CONTROLE, ANI-R54."""

    def run(self, game: Animaux, by: int, /) -> None:
        if game.actions:
            game.actions -= 1
            game.tell(ACTION_LOST, by)


class CatchBreath(Rule1[Animaux]):
    """EV-REGAIN, ANI-R54."""

    def run(self, game: Animaux, by: int, /) -> None:
        game.actions += 1
        game.tell(ACTION_GAINED, by)


# Tokens lost, found and sent


class EmptyPockets(OpenChoice1):
    """EV-VOL."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return LOSE_TOKEN.for_each(game.faces(HELD + by), by)


class LoseToken(Rule2[Animaux]):
    """EV-VOL."""

    def run(self, game: Animaux, by: int, token: int, /) -> None:
        game.hand_over(token, HELD + by, RESERVE)
        game.tell(TOKEN_LOST, by, token)


class MakeFind(OpenChoice1):
    """One colour of which the supply has some left, never a joker. EV-TROUVAILLE."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return PICK_UP.for_each([token for token in game.faces(RESERVE) if token != MULTI], by)


class PickUp(Rule2[Animaux]):
    """No event follows. EV-TROUVAILLE, ANI-M3-EVT-03."""

    def run(self, game: Animaux, by: int, token: int, /) -> None:
        game.hand_over(token, RESERVE, HELD + by)
        game.tell(TOKEN_PICKED_UP, by, token)


class ReceiveOwl(OpenChoice1):
    """A token to or from anybody, wherever they are, or none. EV-HIBOU."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        options = [DISMISS_OWL(by)]
        for other in range(game.seats):
            if other != by:
                options += OWL_TAKES.for_each(game.faces(HELD + by), by, other)
                options += OWL_BRINGS.for_each(game.faces(HELD + other), by, other)
        return options

    def default(self, game: Animaux, step: int) -> int:
        return DISMISS_OWL(argument(step, 0))


class OwlTakes(Rule3[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: int, of: int, token: int, /) -> None:
        game.transfer(token, by, of)


class OwlBrings(Rule3[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: int, of: int, token: int, /) -> None:
        game.transfer(token, of, by)


class DismissOwl(Rule1[Animaux]):
    """EV-HIBOU."""

    def run(self, game: Animaux, by: int, /) -> None:
        pass


# Beasts, Aurors, Portkey


class StartleBeast(OpenChoice1):
    """An uncaptured beast, chosen before a place is revealed. EV-FUITE."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return CHASE_BEAST.for_each([game.face(game.zones[place][0]) for place in beast_places(game)], by)


def beast_places(game: Animaux) -> list[int]:
    return [place for place in range(1, PLACES + 1) if game.zones[place]]


class ChaseBeast(Rule2[Animaux]):
    """It goes to the revealed place if nothing lies there. EV-FUITE."""

    def run(self, game: Animaux, by: int, beast: int, /) -> None:
        to = reveal_place(game)
        if game.zones[to] or game.has_salem(to):
            game.tell(BEAST_STAYED, beast, to)
            return
        for place in beast_places(game):
            if game.face(game.zones[place][0]) == beast:
                game.move_all(place, to)
                game.tell(BEAST_FLED, beast, to)
                return


class CallAurors(OpenChoice1):
    """A Salem token anywhere. EV-AURORS."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        return SEND_AURORS.for_each([place for place in range(1, PLACES + 1) if game.has_salem(place)], by)


class SendAurors(Rule2[Animaux]):
    """No event follows. EV-AURORS, ANI-M3-EVT-03."""

    def run(self, game: Animaux, by: int, on: int, /) -> None:
        game.salem ^= 1 << on
        game.tell(SALEM_REMOVED, on)


class FindPortkey(OpenChoice1):
    """To any place, even if held, or nowhere. EV-PORTOLOIN."""

    def options(self, game: Animaux, by: int, /) -> list[int]:
        places = [place for place in range(1, PLACES + 1) if place != game.pawns[by]]
        return [LEAVE_PORTKEY(by), *TAKE_PORTKEY.for_each(places, by)]

    def default(self, game: Animaux, step: int) -> int:
        return LEAVE_PORTKEY(argument(step, 0))


class TakePortkey(Rule2[Animaux]):
    """EV-PORTOLOIN."""

    def run(self, game: Animaux, by: int, to: int, /) -> None:
        game.pawns[by] = to
        game.tell(PAWN_MOVED, by, to)

    def refuse(self, game: Animaux, seat: int, step: int) -> Reason | None:
        return PORTKEY_TO_A_PLACE if game.asked[seat] == FIND_PORTKEY(seat) else None


class LeavePortkey(Rule1[Animaux]):
    """EV-PORTOLOIN."""

    def run(self, game: Animaux, by: int, /) -> None:
        pass


# The Salem track, and a quiet day


class Obliviate(Rule1[Animaux]):
    """One token off the track; follower cards stay. EV-OUBLIETTES, ANI-R60."""

    def run(self, game: Animaux, by: int, /) -> None:
        if game.track:
            game.track -= 1
            game.tell(SALEM_SET_BACK, game.track)


class StayCalm(Rule1[Animaux]):
    """EV-CALME."""

    def run(self, game: Animaux, by: int, /) -> None:
        pass


REVEAL_EVENT.means(RevealEvent())
CHOOSE_EVENT.means(ChooseEvent())
APPLY_EVENT.means(ApplyEvent())
PUT_EVENT_AWAY.means(PutEventAway())
HEAR_SERMON.means(HearSermon())
FIND_TRACTS.means(FindTracts())
MEET_OBSCURUS.means(MeetObscurus())
SHOW_WAND.means(ShowWand())
CATCH_BREATH.means(CatchBreath())
EMPTY_POCKETS.means(EmptyPockets())
LOSE_TOKEN.means(LoseToken())
MAKE_FIND.means(MakeFind())
PICK_UP.means(PickUp())
RECEIVE_OWL.means(ReceiveOwl())
OWL_TAKES.means(OwlTakes())
OWL_BRINGS.means(OwlBrings())
DISMISS_OWL.means(DismissOwl())
STARTLE_BEAST.means(StartleBeast())
CHASE_BEAST.means(ChaseBeast())
CALL_AURORS.means(CallAurors())
SEND_AURORS.means(SendAurors())
FIND_PORTKEY.means(FindPortkey())
TAKE_PORTKEY.means(TakePortkey())
LEAVE_PORTKEY.means(LeavePortkey())
OBLIVIATE.means(Obliviate())
STAY_CALM.means(StayCalm())
