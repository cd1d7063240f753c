"""What a seat sees of a game of Les Animaux Fantastiques. ANI-INFO."""

from __future__ import annotations

from typing import Any

from sortilege.kernel.pieces import NOTHING, Zone
from sortilege.kernel.sets import EMPTY, Seat, has
from sortilege.shelf.animaux.components import (
    BEASTS,
    BEASTS_TO_FIND,
    CHARACTER,
    EVENT,
    FIRST_BEAST,
    FOLLOWER,
    LOSING_BOX,
    RESOURCES,
    SALEM_TOKENS,
    SLOT_TOKENS,
    SPELL,
    SPELLS_IN_A_TURN,
    TOKEN,
    Beasts,
    Slot,
)
from sortilege.shelf.animaux.map import PLACES, Space
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, Animaux
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    EVENT_SHOWN,
    FOLLOWER_PILE,
    FOLLOWERS_OUT,
    HAND,
    HELD,
    PILE,
    PLACE_PILE,
    PLACE_PILE_FOOT,
    RESERVE,
    SET_ASIDE,
    SLOTS,
    SPELL_DECK,
    SPELL_DISCARD,
)


def view(game: Animaux, seat: Seat) -> dict[str, Any]:
    shared = {
        "first": game.first,
        "round": game.round,
        "players": [show_player(game, seat, other) for other in range(game.seats)],
        "places": {str(place): show_place(game, seat, place) for place in range(1, PLACES + 1)},
    }
    if game.mode == CONFIRME:
        return shared | show_team(game)
    shared["pile"] = len(game.zones[PILE])
    if game.mode == APPRENTI:
        return shared | show_apprentices(game)
    return shared | {
        "set_aside": [TOKEN.write(face) for face in sorted(game.seen_by(seat, SET_ASIDE)) if face < FIRST_BEAST]
    }


def show_player(game: Animaux, seat: Seat, other: Seat) -> dict[str, Any]:
    """One player; only in apprenti does it matter who looks."""
    player: dict[str, Any] = {"character": CHARACTER.write(game.characters[other]), "pawn": game.pawns[other]}
    if game.mode != CONFIRME:
        player["beasts"] = name_beasts(game.beasts[other])
    if game.mode in (APPRENTI, CONFIRME):
        player["tokens"] = count_tokens(game, HELD + other)
    if game.mode == APPRENTI:
        hand = sorted(game.seen_by(seat, HAND + other))
        player["hand"] = [None if spell == NOTHING else SPELL.write(spell) for spell in hand]
        player["protected"] = game.is_protected(other)
        player["hindered"] = game.is_hindered(other)
    return player


def show_place(game: Animaux, seat: Seat, place: Space) -> dict[str, Any] | None:
    """A token on a place: its face if the seat knows it, and whether it lies open; None if empty."""
    there = game.zones[place]
    if not there:
        return None
    token = there[0]
    return {
        "token": TOKEN.write(game.face(token)) if game.knows(seat, token) else None,
        "open": game.is_open(token),
    }


def show_apprentices(game: Animaux) -> dict[str, Any]:
    return {
        "spent": count_tokens(game, RESERVE),
        "spell_deck": len(game.zones[SPELL_DECK]),
        "spell_discard": [SPELL.write(spell) for spell in game.faces_in(SPELL_DISCARD)],
        "spells_left": SPELLS_IN_A_TURN - game.spells_played,
        "moved": game.moved,
        "due": show_due(game),
    }


def show_team(game: Animaux) -> dict[str, Any]:
    """The same for everybody: a team has no secrets. ANI-INFO-03."""
    captured = EMPTY
    for beasts in game.beasts:
        captured |= beasts
    salem = [place for place in range(1, PLACES + 1) if game.has_salem(place)]
    return {
        "beasts": name_beasts(captured),
        "beasts_to_find": BEASTS_TO_FIND[game.seats],
        "supply": count_tokens(game, RESERVE),
        "salem": salem,
        "salem_supply": SALEM_TOKENS - len(salem) - game.track,
        "track": game.track,
        "losing_box": LOSING_BOX[game.seats],
        "offers": {RESOURCES[token]: show_slot(game, slot) for slot, token in enumerate(SLOT_TOKENS)},
        "place_pile": len(game.zones[PLACE_PILE]) + len(game.zones[PLACE_PILE_FOOT]),
        "event_pile": len(game.zones[EVENT_PILE]),
        "events": [EVENT.write(event) for event in game.faces_in(EVENT_SHOWN)],
        "last_event": show_last_event(game),
        "follower_pile": len(game.zones[FOLLOWER_PILE]),
        "followers": [FOLLOWER.write(follower) for follower in game.faces_in(FOLLOWERS_OUT)],
        "actions": game.actions,
        "transfers": game.transfers,
        "due": show_due(game),
    }


def show_slot(game: Animaux, slot: Slot) -> int | None:
    """The place whose card lies on a slot of the place track."""
    return game.face(game.top(SLOTS + slot)) if game.holds(SLOTS + slot) else None


def show_last_event(game: Animaux) -> str | int | None:
    """The event that was put under the pile last, if any has been."""
    cards = game.zones[EVENT_PILE]
    return EVENT.write(game.face(cards[0])) if cards and game.is_open(cards[0]) else None


def show_due(game: Animaux) -> int | None:
    """How many tokens a capture in progress still costs."""
    return game.due[-1] if game.due else None


def count_tokens(game: Animaux, zone: Zone) -> dict[str, int]:
    there = game.faces_in(zone)
    return {token: there.count(face) for face, token in enumerate(RESOURCES)}


def name_beasts(beasts: Beasts) -> list[str]:
    return [name for number, name in enumerate(BEASTS) if has(beasts, number)]
