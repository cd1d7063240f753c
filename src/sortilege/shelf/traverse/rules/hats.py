"""Moving a hat: onto a space, past the bank, into a shop, into Knockturn Alley and out of it."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.book import EventType
from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat
from sortilege.shelf.traverse.components import GALLEON, KNUT, SICKLE, Coin
from sortilege.shelf.traverse.events import (
    ALLEY_LEFT,
    BANK_FOUND_CLOSED,
    COINS_COLLECTED,
    EXILED,
    TRUNK_BROUGHT_HOME,
)
from sortilege.shelf.traverse.map import (
    ALLEY,
    EXIT,
    EXIT_SIDE,
    GRINGOTTS,
    LEAKY,
    SHOP,
    STEPS,
    STREET,
    Place,
    Shop,
    Space,
    crosses_steps,
    next_gate,
)
from sortilege.shelf.traverse.state import Traverse


def collect(game: Traverse, by: Seat) -> None:
    """One coin of each kind from the bank, as far as it has them and is open. TRA-BANK-01,
    TRA-BANK-03, TRA-CLOSE-05."""
    if game.is_closed(GRINGOTTS):
        game.tell(BANK_FOUND_CLOSED, by)
        return
    galleons = take_from_bank(game, by, GALLEON)
    sickles = take_from_bank(game, by, SICKLE)
    knuts = take_from_bank(game, by, KNUT)
    game.tell(COINS_COLLECTED, by, galleons, sickles, knuts)


def take_from_bank(game: Traverse, by: Seat, coin: Coin) -> i64:
    """One coin of a kind, or none if the bank has none; says how many."""
    if game.coins_of(game.seats, coin) == 0:
        return 0
    game.move_coin(coin, game.seats, by)
    return 1


def walk_to(game: Traverse, by: Seat, space: Space) -> None:
    """Along Diagon Alley to a space, past the bank or not. TRA-BANK-01, TRA-R10."""
    first = game.first_space(by)
    game.hats[by] = space
    if crosses_steps(first, space):
        collect(game, by)


def enter(game: Traverse, by: Seat, shop: Shop, event: EventType) -> None:
    """Into a shop by any way; whoever enters the inn with a full trunk wins at once. TRA-WIN-01,
    TRA-WIN-02, TRA-R21."""
    game.hats[by] = SHOP + shop
    game.tell(event, by, shop)
    if shop == LEAKY and game.has_full_trunk(by):
        game.tell(TRUNK_BROUGHT_HOME, by)
        game.end_game(by, "trunk-brought-home")


def exile(game: Traverse, who: Seat) -> None:
    """Along Diagon Alley to the first Gate, and through it. A hat inside a shop goes out by the
    Entrance. The bank pays if it is passed. TRA-EXILE-01, TRA-R11, TRA-R12."""
    hat = game.hats[who]
    gate = next_gate(hat if hat < STREET else game.first_space(who))
    if gate != hat:
        walk_to(game, who, gate)
    put_in_alley(game, who, ALLEY + gate, EXILED)


def put_in_alley(game: Traverse, who: Seat, place: Place, event: EventType) -> None:
    """Onto the first free space of Knockturn Alley; if none is left, out by the Exit. TRA-EXILE-07, TRA-R59."""
    place = next_free_in_alley(game, place)
    if place == EXIT:
        game.tell(event, who, EXIT)
        put_on_street(game, who, EXIT_SIDE)
    else:
        game.hats[who] = place
        game.tell(event, who, place)


def next_free_in_alley(game: Traverse, place: Place) -> Place:
    while place < EXIT and game.is_taken(place):
        place += 1
    return min(EXIT, place)


def put_on_street(game: Traverse, by: Seat, space: Space) -> None:
    """Out of Knockturn Alley onto the first free space. A push past the bank pays, and gives nothing
    else. TRA-LEAVE-04, TRA-R30."""
    free = game.next_free(space)
    game.hats[by] = free
    game.tell(ALLEY_LEFT, by, free)
    if free != space and crosses_steps(space + 1, free):
        collect(game, by)


def put_on_steps(game: Traverse, by: Seat, event: EventType) -> None:
    """Straight to the steps or the next free space, and the bank pays once; nothing is passed on the
    way. S-CART, TRA-R48."""
    game.hats[by] = NONE
    game.hats[by] = game.next_free(STEPS)
    game.tell(event, by, game.hats[by])
    collect(game, by)
