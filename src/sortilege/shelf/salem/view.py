"""What a seat sees of a game of Salem 1692."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.pieces import EVERYONE, JUDGE, NOTHING
from sortilege.kernel.vocabulary import NONE
from sortilege.shelf.salem.components import CARD, CITIZEN, TRIAL, WITCH
from sortilege.shelf.salem.knowledge.belief import as_known
from sortilege.shelf.salem.knowledge.facts import MET, PASSED, PEEKED, SAID, SHOWN
from sortilege.shelf.salem.rules.endings import cards_shown
from sortilege.shelf.salem.state import (
    ASIDE,
    BESIDE,
    DECK,
    DISCARD,
    FRONT,
    HAND,
    PARRIS_USED,
    PHASES,
    PHIPS_USED,
    ROW,
    TITUBA_USED,
    Salem,
)


def view(game: Salem, seat: int) -> dict[str, Any]:
    known = witches_known_to(game, seat)
    return {
        "phase": PHASES[game.phase],
        "order": game.table.order,
        "active": None if game.active == NONE else game.active,
        "deck": [card(face) for face in faces(game, seat, DECK)],
        "night_beside_deck": len(game.zones[BESIDE]) > 0,
        "discard": [card(face) for face in sorted(faces(game, seat, DISCARD))],
        "set_aside": [card(face) for face in sorted(faces(game, seat, ASIDE))],
        "gavel": None if game.gavel == NONE else game.gavel,
        "hourglass": game.sand == game.window and not game.over,
        "witch_cards": game.table.deal[WITCH],
        "witch_cards_revealed": cards_shown(game, WITCH),
        "victim": game.victim if game.victim != NONE and knows_victim(game, seat) else None,
        "players": [show_seat(game, seat, other, known) for other in range(game.table.seats)],
    }


def show_seat(game: Salem, seat: int, other: int, known: dict[int, bool]) -> dict[str, Any]:
    ability = NONE if game.citizens[other] == NONE or not game.is_living(other) else game.ability(other)
    return {
        "ghost": game.is_ghost(other),
        "living": game.is_living(other),
        "citizen": CITIZEN.write(game.citizens[other]),
        "ability": CITIZEN.write(ability),
        "tituba_used": game.used[other] & TITUBA_USED > 0,
        "phips_used": game.used[other] & PHIPS_USED > 0,
        "parris_uses": game.used[other] // PARRIS_USED,
        "hand": sorted((card(face) for face in faces(game, seat, HAND + other)), key=str),
        "front": [card(face) for face in sorted(faces(game, seat, FRONT + other))],
        "accusations": game.accusations(other),
        "confessed": game.confessed >> other & 1 == 1,
        "tryals": [
            {"face": trial(game, seat, piece), "open": game.is_open(piece)} for piece in game.zones[ROW + other]
        ],
        "witch": known.get(other),
    }


def faces(game: Salem, seat: int, zone: int) -> list[int]:
    """The faces of a zone as a seat sees them; everybody sees all of them once the game is over."""
    return [game.face(piece) for piece in game.zones[zone]] if game.over else game.seen_by(seat, zone)


def card(face: int) -> str | int | None:
    return None if face == NOTHING else CARD.write(face)


def trial(game: Salem, seat: int, piece: int) -> str | int | None:
    return TRIAL.write(game.face(piece)) if game.over or game.knows(seat, piece) else None


def knows_victim(game: Salem, seat: int) -> bool:
    return seat == JUDGE or game.victim_known_to == EVERYONE or game.victim_known_to >> seat & 1 == 1


def witches_known_to(game: Salem, seat: int) -> dict[int, bool]:
    """Who a seat knows to be a Witch or never to have been one: from its own row, meetings, cards seen, statements;
    everybody once the game is over."""
    if game.over or seat == JUDGE:
        return {other: game.ever >> other & 1 == 1 for other in range(game.seats)}
    known: dict[int, bool] = {}
    if seat < game.seats:
        known[seat] = game.ever >> seat & 1 == 1
    for number in range(game.noted):
        fact = as_known(game.facts[number], seat)
        kind, one, two, value = fact & 255, fact >> 8 & 255, fact >> 16 & 255, fact >> 24
        if kind == SAID:
            known[one] = value == 1
        elif kind == PASSED and value == WITCH:
            known[one] = known[two] = True
        elif kind == SHOWN and value == WITCH:
            known[one] = True
        elif kind == PEEKED and value == WITCH:
            known[two] = True
        elif kind == MET:
            for other in range(game.seats):
                if fact >> (8 + other) & 1:
                    known[other] = True
    return dict(sorted(known.items()))
