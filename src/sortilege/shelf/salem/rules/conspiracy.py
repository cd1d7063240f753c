"""Conspiracy: the Black Cat's Tryal, then everyone takes one from the left. SAL-CON, SAL-RES-07."""

from __future__ import annotations

from sortilege.kernel.rules import Question1, Rule0, Rule1, Rule2, Rule4
from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.salem.components import MARY, WITCH
from sortilege.shelf.salem.events import (
    EXCHANGE_OPENED,
    TRIAL_PASSED,
    TRIAL_PUT_IN_CENTRE,
    TRIAL_TAKEN_FROM_CENTRE,
)
from sortilege.shelf.salem.knowledge.facts import EXCHANGE, EXCHANGED, GIVEN, GOT, PASSED, fact
from sortilege.shelf.salem.rules.endings import check_witches
from sortilege.shelf.salem.rules.trials import ALREADY_REVEALED, ChooseTrial
from sortilege.shelf.salem.state import CONSPIRING, DAY, ROW, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_CARD_TO_TAKE,
    CONSPIRE,
    EXCHANGE_TRIALS,
    OPEN_EXCHANGE,
    PAY_DRAWS,
    REVEAL_BLACK_CATS_TRIAL,
    TAKE_TRIAL,
    TAKE_TRIAL_AND_GIVE,
    TRY_MARTHA,
)


class Conspire(Rule1[Salem]):
    """The drawer reveals a Tryal of the Black Cat's holder, if there is one and it is not Mary Warren; a death is fully
    resolved before the exchange. SAL-CON-01, SAL-CON-02, SAL-CARD-19, SAL-R17, SAL-R19."""

    def run(self, game: Salem, by: int, /) -> None:
        game.phase = CONSPIRING
        holder = game.holder_of_black_cat()
        if holder == NONE or game.ability(holder) == MARY:
            game.then(OPEN_EXCHANGE())
        else:
            game.then(REVEAL_BLACK_CATS_TRIAL(by, holder), TRY_MARTHA(by), OPEN_EXCHANGE())


class OpenExchange(Rule0[Salem]):
    """All players take at once, from the row as it is now. SAL-CON-03, SAL-R18, SAL-R75."""

    def run(self, game: Salem, /) -> None:
        game.tell(EXCHANGE_OPENED)
        game.then(EXCHANGE_TRIALS())
        game.ask_together([CHOOSE_CARD_TO_TAKE(seat) for seat in game.living_players()])


def ghost_served_by(game: Salem, seat: int) -> int:
    """The ghost for which a player chooses the card that another player gives it: the giver's next player
    clockwise does. SAL-GHOST-07, SAL-R61."""
    for ghost in range(game.seats, game.table.seats):
        giver = game.left_of(ghost)
        if not game.is_ghost(giver) and game.left_player_of(giver) == seat:
            return ghost
    return NONE


class ChooseCardToTake(Question1[Salem]):
    """A face-down slot of the left neighbour, and with ghosts perhaps also the card that goes to a ghost. SAL-CON-03,
    SAL-D16, SAL-D17."""

    def options(self, game: Salem, by: int, /) -> list[int]:
        slots = game.face_down(game.left_of(by))
        ghost = ghost_served_by(game, by) if game.table.ghosts else NONE
        if ghost == NONE:
            return TAKE_TRIAL.for_each(slots, by)
        options: list[int] = []
        given = game.face_down(game.left_of(ghost))
        for slot in slots:
            options += TAKE_TRIAL_AND_GIVE.for_each(given, by, slot, ghost)
        return options

    def default(self, game: Salem, step: int) -> int:
        return RANDOM_STEP


class TakeTrial(Rule2[Salem]):
    """Carried out by ExchangeTrials, with everybody else's."""

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        return untakeable(game, seat, step)


class TakeTrialAndGive(Rule4[Salem]):
    """The same, with the card that goes to a ghost."""

    def refuse(self, game: Salem, seat: int, step: int) -> Reason | None:
        ghost = ghost_served_by(game, seat)
        if ghost == NONE or argument(step, 2) != ghost or not game.is_asked(seat, CHOOSE_CARD_TO_TAKE):
            return None
        given = argument(step, 3) in game.face_down(game.left_of(ghost))
        return untakeable(game, seat, step) if given else ALREADY_REVEALED


def untakeable(game: Salem, seat: int, step: int) -> Reason | None:
    """What is wrong with the slot that a player wants of the left neighbour."""
    if argument(step, 0) != seat or not game.is_asked(seat, CHOOSE_CARD_TO_TAKE):
        return None
    return ALREADY_REVEALED if argument(step, 1) not in game.face_down(game.left_of(seat)) else None


class ExchangeTrials(Rule0[Salem]):
    """Each puts the new card among their own, where nobody can follow it; a Witch card makes its taker a Witch for
    good, and the Constable's office goes with its card. With `blind_conspiracy` the cards are shuffled in the centre
    and dealt, one each. SAL-CON-03 to SAL-CON-07, SAL-ADV-01, SAL-R03, SAL-R16, SAL-R18, SAL-R58."""

    def run(self, game: Salem, /) -> None:
        takers = game.living_seats()
        givers = [game.left_of(taker) for taker in takers]
        slots = self.chosen_slots(game)
        taken = [game.zones[ROW + giver][slots[giver]] for giver in givers]
        game.note(fact(EXCHANGE))
        if game.table.blind_conspiracy:
            self.mix(game, takers, givers, taken)
        else:
            for index, taker in enumerate(takers):
                self.pass_on(game, givers[index], taker, taken[index])
        for index, taker in enumerate(takers):
            self.receive(game, taker, slots[taker], taken[index])
        game.note(fact(EXCHANGED))
        game.phase = DAY
        if not check_witches(game):
            game.then(PAY_DRAWS())

    def chosen_slots(self, game: Salem) -> list[int]:
        """By seat: the slot that is taken from its row."""
        slots = [NONE] * game.table.seats
        for seat in game.living_players():
            step = game.unseal(seat)
            slots[game.left_of(seat)] = argument(step, 1)
            if step & 255 == TAKE_TRIAL_AND_GIVE.code:
                slots[game.left_of(argument(step, 2))] = argument(step, 3)
        return slots

    def pass_on(self, game: Salem, giver: int, taker: int, piece: int) -> None:
        face = game.face(piece)
        game.note(fact(PASSED, giver, taker, face))
        game.tell(TRIAL_PASSED, giver, taker, secret(face, (1 << giver | 1 << taker) & game.table.players))

    def mix(self, game: Salem, takers: list[int], givers: list[int], taken: list[int]) -> None:
        for index, giver in enumerate(givers):
            face = game.face(taken[index])
            game.note(fact(GIVEN, giver, 0, face))
            game.tell(TRIAL_PUT_IN_CENTRE, giver, secret(face, 1 << giver & game.table.players))
        game.shuffle(taken)
        for index, taker in enumerate(takers):
            face = game.face(taken[index])
            game.note(fact(GOT, taker, 0, face))
            game.tell(TRIAL_TAKEN_FROM_CENTRE, taker, secret(face, 1 << taker & game.table.players))

    def receive(self, game: Salem, taker: int, slot: int, piece: int) -> None:
        row = list(game.zones[ROW + taker])
        row[slot] = piece
        game.zones[ROW + taker] = tuple(row)
        game.know_only(piece, 1 << taker & game.table.players)
        game.shown += 1
        if game.face(piece) == WITCH:
            game.join_witches(taker)
        game.shuffle_face_down(taker)


CONSPIRE.means(Conspire())
REVEAL_BLACK_CATS_TRIAL.means(ChooseTrial())
OPEN_EXCHANGE.means(OpenExchange())
CHOOSE_CARD_TO_TAKE.means(ChooseCardToTake())
TAKE_TRIAL.means(TakeTrial())
TAKE_TRIAL_AND_GIVE.means(TakeTrialAndGive())
EXCHANGE_TRIALS.means(ExchangeTrials())
