"""The start of a round, which fills the timetable, and its end. ECO-ROUND, ECO-END."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule0
from sortilege.shelf.ecole.components import GROSFONDOR
from sortilege.shelf.ecole.events import (
    FIRST_PLAYER_CARD_MOVED,
    MAIL_ADDED,
    ROUND_BEGUN,
    SCHOOL_CARD_REVEALED,
    SCHOOL_RESHUFFLED,
)
from sortilege.shelf.ecole.rules.scoring import end_with_most_points
from sortilege.shelf.ecole.state import COLLECTION, MAIL_ON, RESERVE, SCHOOL_DECK, SCHOOL_DISCARD, Ecole
from sortilege.shelf.ecole.steps import BEGIN_TURN, END_ROUND, START_ROUND

CARDS_TO_END: Final = 10
LAST_ROUND: Final = 40


def add_mail(game: Ecole, slot: int) -> None:
    """A face-down token from the shuffled reserve, as long as there is one. ECO-R21."""
    if game.zones[RESERVE]:
        game.put(game.take_top(RESERVE), MAIL_ON + slot)
        game.tell(MAIL_ADDED, slot)


def reveal_school_card(game: Ecole, slot: int) -> None:
    """An empty deck is made anew of the discard; without any card the slot stays empty. ECO-R20."""
    if not game.zones[SCHOOL_DECK]:
        game.move_all(SCHOOL_DISCARD, SCHOOL_DECK)
        game.shuffle_zone(SCHOOL_DECK)
        game.tell(SCHOOL_RESHUFFLED, len(game.zones[SCHOOL_DECK]))
    if game.zones[SCHOOL_DECK]:
        card = game.take_top(SCHOOL_DECK)
        game.reveal(card)
        game.put(card, slot)
        game.tell(SCHOOL_CARD_REVEALED, slot, game.face(card))


class StartRound(Rule0[Ecole]):
    """First a token on each card that is left, then a new card, without token, in each empty slot.
    ECO-ROUND-03, ECO-ROUND-04, ECO-R02."""

    def run(self, game: Ecole, /) -> None:
        game.round += 1
        game.leader = game.holder
        game.tell(ROUND_BEGUN, game.round, game.leader)
        for slot in game.slots_with_card():
            add_mail(game, slot)
        for slot in range(1, game.slots + 1):
            if not game.zones[slot]:
                reveal_school_card(game, slot)
        game.then(BEGIN_TURN(game.leader))


class EndRound(Rule0[Ecole]):
    """Ten School cards before somebody end the game now, and not before; so does round 40. Otherwise
    the first-player card is placed for the next round. ECO-ROUND-07, ECO-END, ECO-R22."""

    def run(self, game: Ecole, /) -> None:
        most = max([len(game.zones[COLLECTION + seat]) for seat in range(game.seats)])
        if most >= CARDS_TO_END or game.round == LAST_ROUND:
            end_with_most_points(game, "ten-cards" if most >= CARDS_TO_END else "last-round")
            return
        after = next_holder(game)
        if after != game.holder:
            game.tell(FIRST_PLAYER_CARD_MOVED, after)
        game.holder = after
        game.taken = False
        game.then(START_ROUND())


def next_holder(game: Ecole) -> int:
    """Whoever took the card by an effect keeps it for a round; else it is Grosfondor's; else it goes
    to the left. ECO-ROUND-08, ECO-R03, ECO-R04, ECO-R39."""
    if game.taken:
        return game.holder
    for seat in range(game.seats):
        if game.has_power(seat, GROSFONDOR):
            return seat
    return game.left_of(game.holder)


START_ROUND.means(StartRound())
END_ROUND.means(EndRound())
