"""The Tomb: what leaves the battlefield, and what comes back. Rulebook: Combat; ZOO-TMB."""

from __future__ import annotations

from sortilege.kernel.rules import Rule2
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.zoondo.components import EMBLEM, EQUIPMENT, SOLDIERS, TYPE_OF, ZOONS_OF
from sortilege.shelf.zoondo.events import ATOUT_BURIED, SOLDIER_TAKEN_BACK, ZOON_ELIMINATED
from sortilege.shelf.zoondo.knowledge.worlds import HAND, TOMB
from sortilege.shelf.zoondo.rules.ending import win
from sortilege.shelf.zoondo.rules.questions import Choice3
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_FALLEN, STOP, TAKE_BACK

NOT_A_FALLEN_SOLDIER = Reason("not-a-fallen-soldier", "ZOO-FX-OGUR", "ZOO-AT-RAPPEL")


def leave_field(game: Zoondo, square: int) -> None:
    """A Zoon that leaves the battlefield loses what it carries and what binds it. ZOO-EQP-02, ZOO-REI-04."""
    piece = game.zones[square][0]
    game.armies[game.owner(piece)] ^= 1 << square
    for slot in range(len(game.bearers)):
        if game.bearers[slot] == piece:
            game.bearers[slot] = NONE
            entomb(game, slot // 2, EQUIPMENT[slot % 2])
    if game.bound:
        game.bound = tuple([binding for binding in game.bound if binding[0] != square])


def eliminate(game: Zoondo, square: int) -> None:
    """A card goes to the Tomb of its owner; an Emblem takes the game with it. ZOO-CBT-07, ZOO-TMB, ZOO-END-01."""
    leave_field(game, square)
    piece = game.zones[square][0]
    owner = game.owner(piece)
    card = game.face(piece)
    game.move(piece, square, TOMB + owner)
    if card in game.returned[owner]:
        back = list(game.returned[owner])
        back.remove(card)
        game.returned[owner] = tuple(back)
    else:
        game.progress = True
    if piece == game.puppet:
        game.puppet = NONE
    game.tell(ZOON_ELIMINATED, owner, card, square)
    if TYPE_OF[card] == EMBLEM:
        win(game, 1 - owner, "emblem")


def take_from_hand(game: Zoondo, seat: int, atout: int) -> None:
    """An Atout leaves the hand for good, which is progress. ZOO-R40."""
    game.atouts[seat] = tuple([other for other in game.atouts[seat] if other != atout])
    game.progress = True


def entomb(game: Zoondo, seat: int, atout: int) -> None:
    """An Atout goes to its owner's Tomb. ZOO-TMB-01."""
    game.buried[seat] += (atout,)
    game.progress = True
    game.tell(ATOUT_BURIED, seat, atout)


def fallen_soldiers(game: Zoondo, seat: int) -> list[int]:
    return [card for card in game.faces(TOMB + seat) if SOLDIERS >> card & 1]


class ChooseFallen(Choice3):
    """Soldiers come back from the Tomb one at a time; from the second on one may stop. ZOO-FX-OGUR,
    ZOO-AT-RAPPEL, ZOO-R28."""

    def perform(self, game: Zoondo, step: int) -> None:
        by, atout, number = argument(step, 0), argument(step, 1), argument(step, 2)
        if number < ZOONS_OF[atout]:
            game.then(CHOOSE_FALLEN(by, atout, number + 1))
        game.ask(step)

    def options(self, game: Zoondo, by: int, atout: int, number: int, /) -> list[int]:
        soldiers = [TAKE_BACK(by, card) for card in fallen_soldiers(game, by)]
        return soldiers if number == 1 else [*soldiers, STOP(by, atout, number)]

    def default(self, game: Zoondo, step: int) -> int:
        by, atout, number = argument(step, 0), argument(step, 1), argument(step, 2)
        return RANDOM_STEP if number == 1 else STOP(by, atout, number)


class TakeBack(Rule2[Zoondo]):
    """A Soldier is taken in hand as a Reinforcement card and shown. ZOO-FX-OGUR, ZOO-AT-RAPPEL."""

    def run(self, game: Zoondo, by: int, card: int, /) -> None:
        copies = [piece for piece in game.zones[TOMB + by] if game.face(piece) == card]
        never = [piece for piece in copies if not game.recalled >> piece & 1]
        piece = never[0] if never else copies[0]
        game.move(piece, TOMB + by, HAND + by)
        game.returned[by] += (card,)
        if never:
            game.recalled |= 1 << piece
            game.fresh[by] += 1
        game.tell(SOLDIER_TAKEN_BACK, by, card)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        return NOT_A_FALLEN_SOLDIER if game.is_answer(seat, step, CHOOSE_FALLEN) else None


CHOOSE_FALLEN.means(ChooseFallen())
TAKE_BACK.means(TakeBack())
