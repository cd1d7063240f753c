"""What a seat sees of a game of Salem 1692."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import JUDGE, NOTHING, Face, Piece, Zone
from sortilege.kernel.sets import EVERYONE, Seat, has, members
from sortilege.shelf.salem.components import CARD, CITIZEN, TRYAL, WITCH
from sortilege.shelf.salem.knowledge.facts import (
    MET,
    PASSED,
    PEEKED,
    SAID,
    SHOWN,
    as_known,
    kind_of,
    other_of,
    seat_of,
    those_met,
    value_of,
)
from sortilege.shelf.salem.rules.endings import cards_shown
from sortilege.shelf.salem.state import ASIDE, BESIDE, DECK, DISCARD, FRONT, HAND, PHASES, ROW, Salem


def view(game: Salem, seat: Seat) -> dict[str, Any]:
    known = witches_known_to(game, seat)
    return {
        "phase": PHASES[game.phase],
        "order": list(game.seating.order),
        "active": None if game.active == NONE else game.active,
        "deck": [card(face) for face in faces(game, seat, DECK)],
        "night_beside_deck": game.holds(BESIDE),
        "discard": [card(face) for face in sorted(faces(game, seat, DISCARD))],
        "set_aside": [card(face) for face in sorted(faces(game, seat, ASIDE))],
        "gavel": None if game.gavel == NONE else game.gavel,
        "hourglass": game.sand == game.window and not game.over,
        "witch_cards": game.seating.deal[WITCH],
        "witch_cards_revealed": cards_shown(game, WITCH),
        "victim": game.victim if game.victim != NONE and knows_victim(game, seat) else None,
        "players": [show_seat(game, seat, other, known) for other in range(game.seating.seats)],
    }


def show_seat(game: Salem, seat: Seat, other: Seat, known: dict[int, bool]) -> dict[str, Any]:
    ability = NONE if game.citizens[other] == NONE or not game.is_living(other) else game.ability(other)
    return {
        "ghost": game.is_ghost(other),
        "living": game.is_living(other),
        "citizen": CITIZEN.write(game.citizens[other]),
        "ability": CITIZEN.write(ability),
        "tituba_used": has(game.tituba_used, other),
        "phips_used": has(game.phips_used, other),
        "parris_uses": game.parris_uses[other],
        "hand": sorted((card(face) for face in faces(game, seat, HAND + other)), key=str),
        "front": [card(face) for face in sorted(faces(game, seat, FRONT + other))],
        "accusations": game.accusations(other),
        "confessed": has(game.confessed, other),
        "tryals": [
            {"face": tryal(game, seat, piece), "open": game.is_open(piece)} for piece in game.zones[ROW + other]
        ],
        "witch": known.get(other),
    }


def faces(game: Salem, seat: Seat, zone: Zone) -> list[int]:
    """The faces of a zone as a seat sees them; everybody sees all of them once the game is over."""
    return game.faces_in(zone) if game.over else game.seen_by(seat, zone)


def card(face: Face) -> str | int | None:
    return None if face == NOTHING else CARD.write(face)


def tryal(game: Salem, seat: Seat, piece: Piece) -> str | int | None:
    return TRYAL.write(game.face(piece)) if game.over or game.knows(seat, piece) else None


def knows_victim(game: Salem, seat: Seat) -> bool:
    return seat == JUDGE or game.victim_known_to == EVERYONE or has(game.victim_known_to, seat)


def witches_known_to(game: Salem, seat: Seat) -> dict[int, bool]:
    """Who a seat knows to be a Witch or never to have been one: from its own row, meetings, cards seen, statements;
    everybody once the game is over."""
    if game.over or seat == JUDGE:
        return {other: has(game.ever, other) for other in range(game.seats)}
    known: dict[int, bool] = {}
    if seat < game.seats:
        known[seat] = has(game.ever, seat)
    for happened in game.facts:
        fact = as_known(happened, seat)
        kind, one, two, value = kind_of(fact), seat_of(fact), other_of(fact), value_of(fact)
        if kind == SAID:
            known[one] = value == 1
        elif kind == PASSED and value == WITCH:
            known[one] = known[two] = True
        elif kind == SHOWN and value == WITCH:
            known[one] = True
        elif kind == PEEKED and value == WITCH:
            known[two] = True
        elif kind == MET:
            for other in members(those_met(fact)):
                known[other] = True
    return dict(sorted(known.items()))
