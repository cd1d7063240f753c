"""What a seat sees of a Diagon Alley game: everything but the cards of others and of the pile."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import SEAT
from sortilege.kernel.pieces import JUDGE, NOTHING
from sortilege.shelf.traverse.components import (
    BUILDING,
    CARD,
    COINS,
    HAT,
    ITEMS,
    PLACE,
    ROLLED,
)
from sortilege.shelf.traverse.state import DRAWN, HAND, PILE, Traverse


def view(game: Traverse, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "round": game.round,
        "first": None if SEAT.write(game.turn) is None else game.first,
        "turn": SEAT.write(game.turn),
        "dice": [ROLLED.write(die - 1) for die in (game.first_die, game.second_die)] if game.first_die else None,
        "sign": BUILDING.write(game.sign),
        "bank": purse(game, game.seats),
        "stock": dict(zip(ITEMS, game.stock, strict=True)),
        "pile": len(game.zones[PILE]),
        "waiting": [CARD.write(face) for face in waiting(game, seat)],
        "players": [player(game, other) for other in range(game.seats)],
        "hand": name_cards(own_hand(game, seat)),
    }
    if seat == JUDGE:
        shown["hands"] = [name_cards(game.seen_by(seat, HAND + other)) for other in range(game.seats)]
    return shown


def name_cards(faces: list[int]) -> list[str]:
    return sorted(str(CARD.write(face)) for face in faces)


def purse(game: Traverse, holder: int) -> dict[str, int]:
    """The coins of a seat, or of the bank after the last seat."""
    return dict(zip(COINS, game.coins[3 * holder : 3 * holder + 3], strict=True))


def player(game: Traverse, seat: int) -> dict[str, Any]:
    return {
        "hat": HAT.write(game.colours[seat]),
        "place": PLACE.write(game.hats[seat]),
        "coins": purse(game, seat),
        "trunk": [ITEMS[item] for item in game.items_of(seat)],
        "cards": game.hand_size(seat),
        "misses": game.misses[seat],
        "floo_locked": BUILDING.write(game.locks[seat]),
    }


def waiting(game: Traverse, seat: int) -> list[int]:
    """The second card of a pair, for its drawer. What others may know of it is left to memory. TRA-R60, TRA-R42."""
    return game.seen_by(seat, DRAWN) if seat in (game.turn, JUDGE) else [NOTHING] * len(game.zones[DRAWN])


def own_hand(game: Traverse, seat: int) -> list[int]:
    """The cards of one's own hand. What one may know of others' cards is left to memory. TRA-R42."""
    if seat >= game.seats:
        return []
    return [face for face in game.seen_by(seat, HAND + seat) if face != NOTHING]
