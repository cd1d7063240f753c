"""How a seat is shown a game of Les Animaux Fantastiques. ANI-INFO."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import Zone
from sortilege.kernel.sets import EMPTY, Seat, has, members
from sortilege.shelf.animaux.components import (
    BEASTS,
    BEASTS_TO_FIND,
    CHARACTER,
    COSTS,
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
from sortilege.shelf.animaux.rules import capture, initiation
from sortilege.shelf.animaux.state import APPRENTI, CONFIRME, Animaux
from sortilege.shelf.animaux.steps import (
    APPARATE,
    CAPTURE_TOGETHER,
    ORDER_TO_APPARATE,
    ORDER_TO_WALK,
    REMOVE_SALEM,
    WALK,
)
from sortilege.shelf.animaux.view import AnimauxView, Place, Player, TokenCounts
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

PLACE_NAMES = [(place, str(place)) for place in range(1, PLACES + 1)]
COST_OF: dict[str, TokenCounts] = {
    beast: {RESOURCES[colour]: count for colour, count in enumerate(cost) if count}
    for beast, cost in zip(BEASTS, COSTS, strict=True)
}


def view(game: Animaux, seat: Seat) -> AnimauxView:
    shown = AnimauxView(
        first=game.first,
        round=game.round,
        players=[show_player(game, seat, other) for other in range(game.seats)],
        places={name: show_place(game, seat, place) for place, name in PLACE_NAMES},
    )
    if game.mode == CONFIRME:
        show_team(game, shown)
        return shown
    shown.pile = len(game.zones[PILE])
    if game.mode == APPRENTI:
        show_apprentices(game, shown)
        return shown
    shown.beasts_to_win = initiation.BEASTS_TO_WIN
    shown.set_aside = [TOKEN.labels[face] for face in sorted(game.seen_by(seat, SET_ASIDE)) if face < FIRST_BEAST]
    return shown


def show_player(game: Animaux, seat: Seat, other: Seat) -> Player:
    """One player; only in apprenti does it matter who looks."""
    player = Player(character=CHARACTER.shown[game.characters[other]], pawn=game.pawns[other])
    if game.mode != CONFIRME:
        player.beasts = name_beasts(game.beasts[other])
    elif game.characters[other] != NONE:
        player.actions_in_turn = game.actions_at_start(other)
    if game.mode in (APPRENTI, CONFIRME):
        player.tokens = count_tokens(game, HELD + other)
    if game.mode == APPRENTI:
        player.hand = [SPELL.shown[spell] for spell in sorted(game.seen_by(seat, HAND + other))]
        player.protected = game.is_protected(other)
        player.hindered = game.is_hindered(other)
    return player


def show_place(game: Animaux, seat: Seat, place: Space) -> Place | None:
    """A token on a place: its face if the seat knows it, and whether it lies open; None if empty."""
    there = game.zones[place]
    if not there:
        return None
    token = there[0]
    is_open = game.is_open(token)
    return Place(TOKEN.labels[game.face(token)] if is_open or game.knows(seat, token) else None, is_open)


def show_apprentices(game: Animaux, shown: AnimauxView) -> None:
    captured = captured_by_anybody(game)
    shown.costs = {beast: COST_OF[beast] for number, beast in enumerate(BEASTS) if not has(captured, number)}
    shown.beasts_to_win = capture.BEASTS_TO_WIN
    shown.spent = count_tokens(game, RESERVE)
    shown.spell_deck = len(game.zones[SPELL_DECK])
    shown.spell_discard = [SPELL.labels[spell] for spell in game.faces_in(SPELL_DISCARD)]
    shown.spells_left = SPELLS_IN_A_TURN - game.spells_played
    shown.moved = game.moved
    shown.due = show_due(game)


def show_team(game: Animaux, shown: AnimauxView) -> None:
    """The same for everybody: a team has no secrets. ANI-INFO-03."""
    salem = members(game.salem)
    seen = [place.token for place in shown.places.values() if place is not None and place.open]
    shown.costs = {beast: COST_OF[beast] for beast in seen if beast in COST_OF}
    shown.beasts = name_beasts(captured_by_anybody(game))
    shown.beasts_to_find = BEASTS_TO_FIND[game.seats]
    shown.supply = count_tokens(game, RESERVE)
    shown.salem = salem
    shown.salem_supply = SALEM_TOKENS - len(salem) - game.track
    shown.track = game.track
    shown.losing_box = LOSING_BOX[game.seats]
    shown.offers = {RESOURCES[token]: show_slot(game, slot) for slot, token in enumerate(SLOT_TOKENS)}
    shown.place_pile = len(game.zones[PLACE_PILE]) + len(game.zones[PLACE_PILE_FOOT])
    shown.event_pile = len(game.zones[EVENT_PILE])
    shown.events = [EVENT.labels[event] for event in game.faces_in(EVENT_SHOWN)]
    shown.last_event = show_last_event(game)
    shown.follower_pile = len(game.zones[FOLLOWER_PILE])
    shown.followers = [FOLLOWER.labels[follower] for follower in game.faces_in(FOLLOWERS_OUT)]
    shown.actions = game.actions
    shown.action_costs = show_action_costs(game)
    shown.transfers = game.transfers
    shown.due = show_due(game)


def show_action_costs(game: Animaux) -> dict[str, int]:
    walking, apparition = game.walking_cost(), game.apparition_cost()
    return {
        WALK.name: walking,
        ORDER_TO_WALK.name: walking,
        APPARATE.name: apparition,
        ORDER_TO_APPARATE.name: apparition,
        REMOVE_SALEM.name: game.roll_cost(),
        CAPTURE_TOGETHER.name: game.capture_cost(),
        **{token: game.resource_cost(face) for face, token in enumerate(RESOURCES)},
    }


def captured_by_anybody(game: Animaux) -> Beasts:
    captured = EMPTY
    for beasts in game.beasts:
        captured |= beasts
    return captured


def show_slot(game: Animaux, slot: Slot) -> int | None:
    """The place whose card lies on a slot of the place track."""
    return game.face(game.top(SLOTS + slot)) if game.holds(SLOTS + slot) else None


def show_last_event(game: Animaux) -> str | None:
    """The event that was put under the pile last, if any has been."""
    cards = game.zones[EVENT_PILE]
    return EVENT.labels[game.face(cards[0])] if cards and game.is_open(cards[0]) else None


def show_due(game: Animaux) -> int | None:
    """How many tokens a capture in progress still costs."""
    return game.due[-1] if game.due else None


def count_tokens(game: Animaux, zone: Zone) -> TokenCounts:
    there = game.faces_in(zone)
    return {token: there.count(face) for face, token in enumerate(RESOURCES)}


def name_beasts(beasts: Beasts) -> list[str]:
    return [BEASTS[number] for number in members(beasts)]
