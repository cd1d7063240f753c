"""How a game ends. SAL-END, SAL-GHOST-14 to SAL-GHOST-17, SAL-RES-04."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, Seats, has, members, minus
from sortilege.shelf.salem.components import CONSTABLE, WITCH, Tryal
from sortilege.shelf.salem.events import GHOST_WITCH_WAS, WITCHES_WERE
from sortilege.shelf.salem.knowledge.facts import WENT_ON
from sortilege.shelf.salem.state import ROW, Salem


def cards_shown(game: Salem, face: Tryal) -> i64:
    """How many Tryals of that face lie face-up."""
    found: i64 = 0
    for seat in range(game.seating.seats):
        if game.find(ROW + seat, face) >= 0:
            row = game.zones[ROW + seat]
            for slot in range(len(row)):
                if game.is_open(row[slot]) and game.face(row[slot]) == face:
                    found += 1
    return found


def every_witch_card_is_shown(game: Salem) -> bool:
    return cards_shown(game, WITCH) == game.seating.deal[WITCH]


def everyone_is_a_witch(game: Salem) -> bool:
    """Every living player holds or has held a Witch card. SAL-END-02."""
    return game.living_players() & ~game.ever == 0


def check_reveal(game: Salem, of: Seat) -> bool:
    """After every single reveal; says whether the game is over. SAL-END-01, SAL-R65."""
    if every_witch_card_is_shown(game):
        puritans_win(game)
    elif game.seating.ghosts and cards_shown(game, CONSTABLE):
        witches_win(game, "constable-revealed")
    elif game.seating.ghosts and not game.count_face_down(of):
        witches_win(game, "somebody-died")
    return game.over


def check_witches(game: Salem) -> bool:
    """After every death and every exchange; says whether the game is over. SAL-END-02, SAL-GHOST-17."""
    if everyone_is_a_witch(game):
        witches_win(game, "everyone-is-a-witch", game.last_joined if game.seating.ghosts else NONE)
    else:
        game.note(WENT_ON)
    return game.over


def puritans_win(game: Salem) -> None:
    """All who never held a Witch card, living or dead. SAL-END-03, SAL-END-04."""
    end(game, game.seating.players & ~game.ever, "witch-cards-revealed")


def witches_win(game: Salem, ending: str, loser: Seat = NONE) -> None:
    """All who ever held one; with ghosts the last to have joined loses. SAL-END-04, SAL-GHOST-17, SAL-R60, SAL-R66."""
    end(game, minus(game.seating.players & game.ever, loser), ending)


def end(game: Salem, winners: Seats, ending: str) -> None:
    for seat in members(game.ever & game.seating.players):
        game.tell(WITCHES_WERE, seat)
    for seat in members(game.ever & ~game.seating.players):
        game.tell(GHOST_WITCH_WAS, seat)
    game.finish(winners, [2 if has(winners, seat) else 0 for seat in range(game.seats)], ending)
