"""The Tomb: what leaves the battlefield, and what comes back. Rulebook: Combat; ZOO-TMB."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer, i64
from sortilege.kernel.pieces import ALONE, without
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Rule2
from sortilege.kernel.sets import Seat, has, plus
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import HAND, TOMB, Square
from sortilege.shelf.zoondo.components import EMBLEM, EQUIPMENT, SOLDIERS, TYPE_OF, ZOONS_OF, Atout, Card
from sortilege.shelf.zoondo.events import ATOUT_BURIED, SOLDIER_TAKEN_BACK, ZOON_ELIMINATED
from sortilege.shelf.zoondo.rules.ending import win
from sortilege.shelf.zoondo.rules.questions import Choice3
from sortilege.shelf.zoondo.state import Zoondo, with_number, with_row
from sortilege.shelf.zoondo.steps import CHOOSE_FALLEN, STOP, TAKE_BACK

NOT_A_FALLEN_SOLDIER = Reason("not-a-fallen-soldier", "ZOO-FX-OGUR", "ZOO-AT-RAPPEL")


def leave_field(game: Zoondo, square: Square) -> None:
    """A Zoon that leaves the battlefield loses what it carries and what binds it. ZOO-EQP-02, ZOO-REI-04."""
    piece = game.piece_on(square)
    game.leave(game.owner(piece), square)
    if game.carries(piece):
        for slot in range(len(game.bearers)):
            if game.bearers[slot] == piece:
                game.bearers = with_number(game.bearers, slot, NONE)
                entomb(game, slot // 2, EQUIPMENT[slot % 2])
    if game.bound:
        game.bound = tuple([binding for binding in game.bound if binding[0] != square])


def eliminate(game: Zoondo, square: Square) -> None:
    """A card goes to the Tomb of its owner; an Emblem takes the game with it. ZOO-CBT-07, ZOO-TMB, ZOO-END-01."""
    leave_field(game, square)
    piece = game.piece_on(square)
    owner = game.owner(piece)
    card = game.face(piece)
    game.move(piece, square, TOMB + owner)
    if card in game.returned[owner]:
        game.returned = with_row(game.returned, owner, without(game.returned[owner], card))
    else:
        game.progress = True
    if piece == game.puppet:
        game.puppet = NONE
    game.tell(ZOON_ELIMINATED, owner, card, square)
    if TYPE_OF[card] == EMBLEM:
        win(game, 1 - owner, "emblem")


def take_from_hand(game: Zoondo, seat: Seat, atout: Atout) -> None:
    """An Atout leaves the hand for good, which is progress. ZOO-R40."""
    game.atouts = with_row(game.atouts, seat, without(game.atouts[seat], atout))
    game.progress = True


def entomb(game: Zoondo, seat: Seat, atout: Atout) -> None:
    """An Atout goes to its owner's Tomb. ZOO-TMB-01."""
    game.buried = with_row(game.buried, seat, game.buried[seat] + ALONE[atout])
    game.progress = True
    game.tell(ATOUT_BURIED, seat, atout)


def has_fallen_soldier(game: Zoondo, seat: Seat) -> bool:
    return any(has(SOLDIERS, game.face(piece)) for piece in game.zones[TOMB + seat])


class ChooseFallen(Choice3):
    """Soldiers come back from the Tomb one at a time; from the second on one may stop. ZOO-FX-OGUR,
    ZOO-AT-RAPPEL, ZOO-R28."""

    def put(self, game: Zoondo, question: StepNumber) -> None:
        by, atout, number = CHOOSE_FALLEN.read(question)
        if number < ZOONS_OF[atout]:
            game.then(CHOOSE_FALLEN.of(by, atout, number + 1))
        game.ask(question)

    def offer(self, game: Zoondo, options: Offer, by: Seat, atout: Atout, number: i64, /) -> None:
        for card in game.faces(TOMB + by):
            if has(SOLDIERS, card):
                options.add(TAKE_BACK.of(by, card))
        if number > 1:
            options.add(STOP.of(by, atout, number))

    def default(self, game: Zoondo, by: Seat, atout: Atout, number: i64, /) -> StepNumber:
        return RANDOM_STEP if number == 1 else STOP.of(by, atout, number)


class TakeBack(Rule2[Zoondo]):
    """A Soldier is taken in hand as a Reinforcement card and shown. ZOO-FX-OGUR, ZOO-AT-RAPPEL."""

    def run(self, game: Zoondo, by: Seat, card: Card, /) -> None:
        copies = [piece for piece in game.zones[TOMB + by] if game.face(piece) == card]
        never = [piece for piece in copies if not has(game.recalled, piece)]
        piece = never[0] if never else copies[0]
        game.move(piece, TOMB + by, HAND + by)
        game.returned = with_row(game.returned, by, game.returned[by] + ALONE[card])
        if never:
            game.recalled = plus(game.recalled, piece)
            game.first_layings = with_number(game.first_layings, by, game.first_layings[by] + 1)
        game.tell(SOLDIER_TAKEN_BACK, by, card)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        return NOT_A_FALLEN_SOLDIER if game.is_asked(seat, CHOOSE_FALLEN) else None


CHOOSE_FALLEN.asks(ChooseFallen())
TAKE_BACK.means(TakeBack())
