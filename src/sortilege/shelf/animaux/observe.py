"""What a seat may know of a game of Les Animaux Fantastiques, as numbers. ANI-INFO."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.observation import Sheet
from sortilege.kernel.sets import Seat
from sortilege.shelf.animaux.components import (
    BEASTS,
    CHARACTER,
    EVENT,
    FIRST_BEAST,
    FOLLOWER,
    SLOTS_ON_TRACK,
    SPELL,
    TOKEN,
)
from sortilege.shelf.animaux.map import PLACES
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, Animaux
from sortilege.shelf.animaux.zones import (
    EVENT_PILE,
    EVENT_SHOWN,
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


def observe(game: Animaux, seat: Seat, sheet: Sheet) -> None:
    sheet.player(game.first)
    sheet.number(game.round)
    for other in sheet.order():
        sheet.one_of(game.characters[other], CHARACTER.size)
        sheet.one_of(game.pawns[other], PLACES + 1)
        sheet.group(game.beasts[other], len(BEASTS))
    for place in range(1, PLACES + 1):
        token = game.top(place) if game.holds(place) else NONE
        known = token != NONE and game.knows(seat, token)
        sheet.flag(token != NONE)
        sheet.flag(token != NONE and game.is_open(token))
        sheet.one_of(game.face(token) if known else NONE, TOKEN.size)
    sheet.number(len(game.zones[PILE]))
    sheet.number(game.due[-1] if game.due else 0)
    if game.mode == APPRENTI:
        observe_apprentices(game, sheet)
    elif game.mode == CONFIRME:
        observe_team(game, sheet)
    else:
        sheet.counts([face for face in game.seen_by(seat, SET_ASIDE) if face < FIRST_BEAST], FIRST_BEAST)


def observe_apprentices(game: Animaux, sheet: Sheet) -> None:
    for other in sheet.order():
        sheet.counts(game.faces_in(HELD + other), FIRST_BEAST)
        sheet.zone(HAND + other, SPELL.size)
    sheet.players(game.protected)
    sheet.players(game.hindered)
    sheet.counts(game.faces_in(RESERVE), FIRST_BEAST)
    sheet.number(len(game.zones[SPELL_DECK]))
    sheet.counts(game.faces_in(SPELL_DISCARD), SPELL.size)
    sheet.number(game.spells_played)
    sheet.flag(game.moved)


def observe_team(game: Animaux, sheet: Sheet) -> None:
    """The same for everybody: a team has no secrets. ANI-INFO-03."""
    for other in sheet.order():
        sheet.counts(game.faces_in(HELD + other), FIRST_BEAST)
    sheet.counts(game.faces_in(RESERVE), FIRST_BEAST)
    sheet.group(game.salem, PLACES + 1)
    sheet.number(game.track)
    for slot in range(SLOTS_ON_TRACK):
        sheet.one_of(game.face(game.top(SLOTS + slot)) if game.holds(SLOTS + slot) else NONE, PLACES + 1)
    sheet.number(len(game.zones[PLACE_PILE]) + len(game.zones[PLACE_PILE_FOOT]))
    sheet.number(len(game.zones[EVENT_PILE]))
    sheet.counts(game.faces_in(EVENT_SHOWN), EVENT.size)
    sheet.counts(game.faces_in(FOLLOWERS_OUT), FOLLOWER.size)
    sheet.number(game.actions)
    sheet.number(game.transfers)
