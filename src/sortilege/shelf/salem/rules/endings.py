"""How a game ends. SAL-END, SAL-GHOST-14 to SAL-GHOST-17, SAL-RES-04."""

from __future__ import annotations

from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.salem.components import CONSTABLE, WITCH
from sortilege.shelf.salem.events import WITCHES_WERE
from sortilege.shelf.salem.knowledge.facts import WENT_ON, fact
from sortilege.shelf.salem.state import ROW, Salem


def cards_shown(game: Salem, face: int) -> int:
    """How many Tryals of that face lie face-up."""
    count = 0
    for seat in range(game.table.seats):
        for piece in game.zones[ROW + seat]:
            count += game.pieces[piece] < 0 and game.pieces[piece] & 255 == face
    return count


def every_witch_card_is_shown(game: Salem) -> bool:
    return cards_shown(game, WITCH) == game.table.deal[WITCH]


def everyone_is_a_witch(game: Salem) -> bool:
    """Every living player holds or has held a Witch card. SAL-END-02."""
    return game.living & game.table.players & ~game.ever == 0


def check_reveal(game: Salem, of: int) -> bool:
    """After every single reveal; says whether the game is over. SAL-END-01, SAL-R65."""
    if every_witch_card_is_shown(game):
        puritans_win(game)
    elif game.table.ghosts and cards_shown(game, CONSTABLE):
        witches_win(game, "constable-revealed")
    elif game.table.ghosts and not game.face_down(of):
        witches_win(game, "somebody-died")
    return game.over


def check_witches(game: Salem) -> bool:
    """After every death and every exchange; says whether the game is over. SAL-END-02, SAL-GHOST-17."""
    if everyone_is_a_witch(game):
        witches_win(game, "everyone-is-a-witch", game.last_joined if game.table.ghosts else NONE)
    else:
        game.note(fact(WENT_ON))
    return game.over


def puritans_win(game: Salem) -> None:
    """All who never held a Witch card, living or dead. SAL-END-03, SAL-END-04."""
    end(game, game.table.players & ~game.ever, "witch-cards-revealed")


def witches_win(game: Salem, ending: str, loser: int = NONE) -> None:
    """All who ever held one; with ghosts the last to have joined loses. SAL-END-04, SAL-GHOST-17, SAL-R60, SAL-R66."""
    winners = game.table.players & game.ever
    if loser != NONE:
        winners &= ~(1 << loser)
    end(game, winners, ending)


def end(game: Salem, winners: int, ending: str) -> None:
    for seat in range(game.seats):
        if game.ever >> seat & 1:
            game.tell(WITCHES_WERE, seat)
    game.finish(winners, [2 * (winners >> seat & 1) for seat in range(game.seats)], ending)
