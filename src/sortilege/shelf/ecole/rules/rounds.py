"""The start of a round, which fills the timetable, and its end. ECO-ROUND, ECO-END."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule0
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import GROSFONDOR
from sortilege.shelf.ecole.events import FIRST_PLAYER_CARD_MOVED, ROUND_BEGUN
from sortilege.shelf.ecole.moves.timetable import add_mail, reveal_school_card
from sortilege.shelf.ecole.scoring import cards_left, end_with_most_points
from sortilege.shelf.ecole.state import Ecole
from sortilege.shelf.ecole.steps import BEGIN_TURN, END_ROUND, START_ROUND

LAST_ROUND: Final = 40


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
            if not game.holds(slot):
                reveal_school_card(game, slot)
        game.then(BEGIN_TURN.of(game.leader))


class EndRound(Rule0[Ecole]):
    """Ten School cards before somebody end the game now, and not before; so does round 40. Otherwise
    the first-player card is placed for the next round. ECO-ROUND-07, ECO-END, ECO-R22."""

    def run(self, game: Ecole, /) -> None:
        if cards_left(game) == 0:
            end_with_most_points(game, "ten-cards")
            return
        if game.round == LAST_ROUND:
            end_with_most_points(game, "last-round")
            return
        after = next_holder(game)
        if after != game.holder:
            game.tell(FIRST_PLAYER_CARD_MOVED, after)
        game.holder = after
        game.taken = False
        game.then(START_ROUND.of())


def next_holder(game: Ecole) -> Seat:
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
