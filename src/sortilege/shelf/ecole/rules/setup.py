"""Before the first turn: Houses, first-player card, timetable, hands, Courrier. ECO-SETUP."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule0, Rule1, Rule2
from sortilege.kernel.sets import EMPTY, Seat, has, plus
from sortilege.shelf.ecole.components import GROSFONDOR, HAND_SIZE, HOUSES, House
from sortilege.shelf.ecole.events import FIRST_PLAYER_CARD_MOVED, GAME_DEALT, HOUSE_TAKEN, ONE_HOUSE_KEPT, ROUND_BEGUN
from sortilege.shelf.ecole.moves.cards import draw
from sortilege.shelf.ecole.moves.timetable import add_mail, reveal_school_card
from sortilege.shelf.ecole.questions import Choice1
from sortilege.shelf.ecole.state import MAGIC_DECK, RESERVE, SCHOOL_DECK, Ecole, replaced
from sortilege.shelf.ecole.steps import (
    BEGIN_TURN,
    CHOOSE_HOUSE,
    CHOOSE_SECOND_HOUSE,
    DEAL_GAME,
    DEAL_HOUSES,
    DRAW_SECOND_HOUSE,
    GIVE_FIRST_PLAYER_CARD,
    KEEP_ONE_HOUSE,
    OFFER_SECOND_HOUSE,
    TAKE_HOUSE,
)

TAKEN = Reason("house-taken", "ECO-SETUP-01", "ECO-R41")


class DealHouses(Rule1[Ecole]):
    """The four House cards are shuffled and dealt, one to each player or two; the others go back to
    the box. ECO-SETUP-01 to ECO-SETUP-03, ECO-R41."""

    def run(self, game: Ecole, each: i64, /) -> None:
        houses = list(range(HOUSES))
        game.shuffle(houses)
        game.then_all([TAKE_HOUSE.of(turn // each, houses[turn]) for turn in range(each * game.seats)])


class ChooseHouse(Choice1):
    """One of the Houses left, in the order of ECO-R41. DEC-01."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        for house in houses_left(game):
            options.add(TAKE_HOUSE.of(by, house))


def houses_left(game: Ecole) -> list[int]:
    taken = EMPTY
    for houses in game.houses:
        taken |= houses
    return [house for house in range(HOUSES) if not has(taken, house)]


class ChooseSecondHouse(Choice1):
    """One more of the Houses left, or none: each of two players decides alone. ECO-SETUP-02, ECO-R41, DEC-01."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        for house in houses_left(game):
            options.add(TAKE_HOUSE.of(by, house))
        options.add(KEEP_ONE_HOUSE.of(by))


class OfferSecondHouse(Choice1):
    """The same where Houses are dealt: chance says which. ECO-SETUP-02, ECO-R41, DEC-01."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        options.add(DRAW_SECOND_HOUSE.of(by))
        options.add(KEEP_ONE_HOUSE.of(by))


class DrawSecondHouse(Rule1[Ecole]):
    """One of the Houses left, by chance. ECO-SETUP-02."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        left = houses_left(game)
        game.then(TAKE_HOUSE.of(by, left[game.below(len(left))]))


class KeepOneHouse(Rule1[Ecole]):
    """Two Houses may be taken, not must. ECO-SETUP-02."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.tell(ONE_HOUSE_KEPT, by)


class TakeHouse(Rule2[Ecole]):
    """For all to see. ECO-SETUP-01."""

    def run(self, game: Ecole, by: Seat, house: House, /) -> None:
        game.houses = replaced(game.houses, by, plus(game.houses[by], house))
        game.tell(HOUSE_TAKEN, by, house)

    def refuse(self, game: Ecole, seat: Seat, by: Seat, house: House, /) -> Reason | None:
        is_choosing = CHOOSE_HOUSE.matches(game.asked[seat]) or CHOOSE_SECOND_HOUSE.matches(game.asked[seat])
        return TAKEN if is_choosing else None


class GiveFirstPlayerCard(Rule1[Ecole]):
    """To Grosfondor; if nobody plays that House, to the youngest, or to anybody if it is not known who
    that is. ECO-SETUP-04, ECO-SETUP-05, ECO-R05."""

    def run(self, game: Ecole, youngest: Seat, /) -> None:
        game.holder = NONE
        for seat in range(game.seats):
            if has(game.houses[seat], GROSFONDOR):
                game.holder = seat
        if game.holder == NONE:
            game.holder = youngest if youngest != NONE else game.below(game.seats)
        game.tell(FIRST_PLAYER_CARD_MOVED, game.holder)


class DealGame(Rule0[Ecole]):
    """Two School cards per player are the timetable, each with a token; everybody gets five Magic
    cards. The first round begins without a start of round. ECO-SETUP-06 to ECO-SETUP-09, ECO-ROUND-02."""

    def run(self, game: Ecole, /) -> None:
        game.shuffle_zone(SCHOOL_DECK)
        game.shuffle_zone(MAGIC_DECK)
        game.shuffle_zone(RESERVE)
        game.tell(GAME_DEALT, game.slots, HAND_SIZE)
        for slot in range(1, game.slots + 1):
            reveal_school_card(game, slot)
        for seat in range(game.seats):
            draw(game, seat, HAND_SIZE)
        for slot in range(1, game.slots + 1):
            add_mail(game, slot)
        game.round = 1
        game.leader = game.holder
        game.tell(ROUND_BEGUN, game.round, game.leader)
        game.then(BEGIN_TURN.of(game.leader))


DEAL_HOUSES.means(DealHouses())
CHOOSE_HOUSE.asks(ChooseHouse())
CHOOSE_SECOND_HOUSE.asks(ChooseSecondHouse())
OFFER_SECOND_HOUSE.asks(OfferSecondHouse())
DRAW_SECOND_HOUSE.means(DrawSecondHouse())
KEEP_ONE_HOUSE.means(KeepOneHouse())
TAKE_HOUSE.means(TakeHouse())
GIVE_FIRST_PLAYER_CARD.means(GiveFirstPlayerCard())
DEAL_GAME.means(DealGame())
