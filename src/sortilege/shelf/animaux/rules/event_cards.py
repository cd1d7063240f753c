"""Revealing events: one at a time, or two for Queenie to choose from. ANI-M3-EVT, CH-QUEENIE."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule0, Rule1, Rule2
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepType1
from sortilege.shelf.animaux.components import EVENTS, QUEENIE, EventCard
from sortilege.shelf.animaux.events import EVENT_APPLIED, EVENT_REVEALED
from sortilege.shelf.animaux.rules.choices import OpenChoice
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    APPLY_EVENT,
    CALL_AURORS,
    CATCH_BREATH,
    CHOOSE_EVENT,
    EMPTY_POCKETS,
    FIND_PORTKEY,
    FIND_TRACTS,
    HEAR_SERMON,
    MAKE_FIND,
    MEET_OBSCURUS,
    OBLIVIATE,
    PUT_EVENT_AWAY,
    RECEIVE_OWL,
    REVEAL_EVENT,
    SHOW_WAND,
    STARTLE_BEAST,
    STAY_CALM,
)
from sortilege.shelf.animaux.zones import EVENT_PILE, EVENT_SHOWN

EVENT_FIRST: Final = Reason("event-first", "ANI-M3-CAP-05", "ANI-M3-SALEM-04", "ANI-M3-RES-04", "CH-JACOB")

EFFECTS: Final[dict[str, StepType1]] = {
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
EFFECT_OF: Final[list[StepType1]] = [EFFECTS[event] for event in EVENTS]
"""By event: what it does."""


class RevealEvent(Rule1[Animaux]):
    """The top card is applied at once. Queenie sees two and applies one. ANI-M3-SALEM-04, ANI-M3-RES-04,
    CH-QUEENIE."""

    def run(self, game: Animaux, by: Seat, /) -> None:
        for _ in range(2 if game.characters[by] == QUEENIE else 1):
            card = game.take_top(EVENT_PILE)
            game.reveal(card)
            game.put(card, EVENT_SHOWN)
            game.tell(EVENT_REVEALED, by, game.face(card))
        game.then(CHOOSE_EVENT.of(by))


class ChooseEvent(OpenChoice):
    """CH-QUEENIE."""

    def offer(self, game: Animaux, options: Offer, by: Seat, /) -> None:
        for event in game.faces(EVENT_SHOWN):
            options.add(APPLY_EVENT.of(by, event))


class ApplyEvent(Rule2[Animaux]):
    """A card that was not chosen goes under the pile before the effect, the applied one after it.
    ANI-M3-EVT-01, ANI-M3-EVT-02, CH-QUEENIE."""

    def run(self, game: Animaux, by: Seat, event: EventCard, /) -> None:
        applied = game.find(EVENT_SHOWN, event)
        for card in game.zones[EVENT_SHOWN]:
            if card != applied:
                game.take(card, EVENT_SHOWN)
                game.put_under(card, EVENT_PILE)
                game.tell(EVENT_APPLIED, by, event)
        game.then(EFFECT_OF[event].of(by), PUT_EVENT_AWAY.of())


class PutEventAway(Rule0[Animaux]):
    """Under the pile, which is never shuffled again. ANI-M3-EVT-02."""

    def run(self, game: Animaux, /) -> None:
        game.put_under(game.take_top(EVENT_SHOWN), EVENT_PILE)


def refuse_during_event(game: Animaux) -> Reason | None:
    """Nothing else is done before an event in progress is finished. ANI-M3-CAP-05, CH-JACOB."""
    return EVENT_FIRST if game.holds(EVENT_SHOWN) else None


REVEAL_EVENT.means(RevealEvent())
CHOOSE_EVENT.asks(ChooseEvent())
APPLY_EVENT.means(ApplyEvent())
PUT_EVENT_AWAY.means(PutEventAway())
