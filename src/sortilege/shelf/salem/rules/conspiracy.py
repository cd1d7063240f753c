"""Conspiracy: the Black Cat's Tryal, then everyone takes one from the left. SAL-CON, SAL-RES-07."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.pieces import Piece
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Question1, Rule0, Rule1, Rule2, Rule4
from sortilege.kernel.sets import Seat, members, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import MARY, WITCH, Slot
from sortilege.shelf.salem.events import (
    EXCHANGE_OPENED,
    TRYAL_PASSED,
    TRYAL_PUT_IN_CENTRE,
    TRYAL_TAKEN_FROM_CENTRE,
)
from sortilege.shelf.salem.knowledge.facts import EXCHANGE, EXCHANGED, given, got, passed
from sortilege.shelf.salem.rules.endings import check_witches
from sortilege.shelf.salem.rules.tryals import ALREADY_REVEALED, ChooseTryal
from sortilege.shelf.salem.state import CONSPIRING, DAY, ROW, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_CARD_TO_TAKE,
    CONSPIRE,
    EXCHANGE_TRYALS,
    OPEN_EXCHANGE,
    PAY_DRAWS,
    REVEAL_BLACK_CATS_TRYAL,
    TAKE_TRYAL,
    TAKE_TRYAL_AND_GIVE,
    TRY_MARTHA,
)


class Conspire(Rule1[Salem]):
    """The drawer reveals a Tryal of the Black Cat's holder, if there is one and it is not Mary Warren; a death is fully
    resolved before the exchange. SAL-CON-01, SAL-CON-02, SAL-CARD-19, SAL-R17, SAL-R19."""

    def run(self, game: Salem, by: Seat, /) -> None:
        game.phase = CONSPIRING
        holder = game.holder_of_black_cat()
        if holder == NONE or game.ability(holder) == MARY:
            game.then(OPEN_EXCHANGE.of())
        else:
            game.then(REVEAL_BLACK_CATS_TRYAL.of(by, holder), TRY_MARTHA.of(by), OPEN_EXCHANGE.of())


class OpenExchange(Rule0[Salem]):
    """All players take at once, from the row as it is now. SAL-CON-03, SAL-R18, SAL-R75."""

    def run(self, game: Salem, /) -> None:
        game.tell(EXCHANGE_OPENED)
        game.then(EXCHANGE_TRYALS.of())
        game.ask_together(CHOOSE_CARD_TO_TAKE.each(members(game.living_players())))


def ghost_served_by(game: Salem, seat: Seat) -> Seat:
    """The ghost for which a player chooses the card that another player gives it: the giver's next player
    clockwise does. SAL-GHOST-07, SAL-R61."""
    for ghost in range(game.seats, game.seating.seats):
        giver = game.left_of(ghost)
        if not game.is_ghost(giver) and game.left_player_of(giver) == seat:
            return ghost
    return NONE


class ChooseCardToTake(Question1[Salem]):
    """A face-down slot of the left neighbour, and with ghosts perhaps also the card that goes to a ghost. SAL-CON-03,
    SAL-D16, SAL-D17."""

    def offer(self, game: Salem, options: Offer, by: Seat, /) -> None:
        ghost = ghost_served_by(game, by) if game.seating.ghosts else NONE
        for slot in game.face_down(game.left_of(by)):
            if ghost == NONE:
                options.add(TAKE_TRYAL.of(by, slot))
            else:
                for for_ghost in game.face_down(game.left_of(ghost)):
                    options.add(TAKE_TRYAL_AND_GIVE.of(by, slot, ghost, for_ghost))

    def default(self, game: Salem, by: Seat, /) -> StepNumber:
        return RANDOM_STEP


class TakeTryal(Rule2[Salem]):
    """Carried out by ExchangeTryals, with everybody else's."""

    def refuse(self, game: Salem, seat: Seat, by: Seat, slot: Slot, /) -> Reason | None:
        return untakeable(game, seat, slot)


class TakeTryalAndGive(Rule4[Salem]):
    """The same, with the card that goes to a ghost."""

    def refuse(self, game: Salem, seat: Seat, by: Seat, slot: Slot, ghost: Seat, for_ghost: Slot, /) -> Reason | None:
        if ghost == NONE or ghost != ghost_served_by(game, seat) or not game.is_asked(seat, CHOOSE_CARD_TO_TAKE):
            return None
        hidden = game.is_face_down(game.left_of(ghost), for_ghost)
        return untakeable(game, seat, slot) if hidden else ALREADY_REVEALED


def untakeable(game: Salem, seat: Seat, slot: Slot) -> Reason | None:
    """What is wrong with the slot that a player wants of the left neighbour."""
    if not game.is_asked(seat, CHOOSE_CARD_TO_TAKE):
        return None
    return None if game.is_face_down(game.left_of(seat), slot) else ALREADY_REVEALED


class ExchangeTryals(Rule0[Salem]):
    """Each puts the new card among their own, where nobody can follow it; a Witch card makes its taker a Witch for
    good, and the Constable's office goes with its card. With `blind_conspiracy` the cards are shuffled in the centre
    and dealt, one each. SAL-CON-03 to SAL-CON-07, SAL-ADV-01, SAL-R03, SAL-R16, SAL-R18, SAL-R58."""

    def run(self, game: Salem, /) -> None:
        takers = members(game.living)
        givers = [game.left_of(taker) for taker in takers]
        slots = self.chosen_slots(game)
        taken = [game.zones[ROW + giver][slots[giver]] for giver in givers]
        game.note(EXCHANGE)
        if game.seating.blind_conspiracy:
            self.mix(game, takers, givers, taken)
        else:
            for index, taker in enumerate(takers):
                self.pass_on(game, givers[index], taker, taken[index])
        for index, taker in enumerate(takers):
            self.receive(game, taker, slots[taker], taken[index])
        game.note(EXCHANGED)
        game.phase = DAY
        if not check_witches(game):
            game.then(PAY_DRAWS.of())

    def chosen_slots(self, game: Salem) -> list[int]:
        """By seat: the slot that is taken from its row."""
        slots = [NONE] * game.seating.seats
        for seat in members(game.living_players()):
            step = game.unseal(seat)
            if TAKE_TRYAL_AND_GIVE.matches(step):
                _, slot, ghost, for_ghost = TAKE_TRYAL_AND_GIVE.read(step)
                slots[game.left_of(ghost)] = for_ghost
            else:
                _, slot = TAKE_TRYAL.read(step)
            slots[game.left_of(seat)] = slot
        return slots

    def pass_on(self, game: Salem, giver: Seat, taker: Seat, piece: Piece) -> None:
        face = game.face(piece)
        game.note(passed(giver, taker, face))
        game.tell(TRYAL_PASSED, giver, taker, secret(face, (only(giver) | only(taker)) & game.seating.players))

    def mix(self, game: Salem, takers: list[int], givers: list[int], taken: list[int]) -> None:
        for index, giver in enumerate(givers):
            face = game.face(taken[index])
            game.note(given(giver, face))
            game.tell(TRYAL_PUT_IN_CENTRE, giver, secret(face, only(giver) & game.seating.players))
        game.shuffle(taken)
        for index, taker in enumerate(takers):
            face = game.face(taken[index])
            game.note(got(taker, face))
            game.tell(TRYAL_TAKEN_FROM_CENTRE, taker, secret(face, only(taker) & game.seating.players))

    def receive(self, game: Salem, taker: Seat, slot: Slot, piece: Piece) -> None:
        game.replace_in_row(taker, slot, piece)
        game.know_only(piece, only(taker) & game.seating.players)
        game.shown += 1
        if game.face(piece) == WITCH:
            game.join_witches(taker)
        game.shuffle_face_down(taker)


CONSPIRE.means(Conspire())
REVEAL_BLACK_CATS_TRYAL.asks(ChooseTryal())
OPEN_EXCHANGE.means(OpenExchange())
CHOOSE_CARD_TO_TAKE.asks(ChooseCardToTake())
TAKE_TRYAL.means(TakeTryal())
TAKE_TRYAL_AND_GIVE.means(TakeTryalAndGive())
EXCHANGE_TRYALS.means(ExchangeTryals())
