"""How a seat is shown a game of Salem 1692."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sortilege.kernel.kinds import NONE
from sortilege.kernel.pieces import Zone
from sortilege.kernel.sets import Seat, has, members
from sortilege.shelf.salem.components import ACCUSING, CARD, CITIZEN, TRYAL, WITCH
from sortilege.shelf.salem.knowledge.sides import knows_victim, witches_known_to
from sortilege.shelf.salem.rules.citizens import uses_left
from sortilege.shelf.salem.state import ASIDE, BESIDE, CONSPIRING, DECK, DISCARD, FRONT, HAND, PHASES, ROW, Salem
from sortilege.shelf.salem.view import SalemView, Trial, Villager

A_WITCH = TRYAL.labels[WITCH]


def view(game: Salem, seat: Seat) -> SalemView:
    """Everybody sees everything once the game is over."""
    look = game.faces_in if game.over else partial(game.seen_by, seat)
    known = witches_known_to(game, seat)
    card = CARD.shown
    accuses = has(game.living_players(), seat)
    in_hand = members(game.face_set(HAND + seat) & ACCUSING) if accuses else []
    players = [
        show_seat(game, other, look, seat if accuses else other, in_hand, known.get(other))
        for other in range(game.seating.seats)
    ]
    return SalemView(
        phase=PHASES[game.phase],
        order=list(game.seating.order),
        active=None if game.active == NONE else game.active,
        nights=game.nights,
        deck=[card[face] for face in look(DECK)],
        night_beside_deck=game.holds(BESIDE),
        discard=[card[face] for face in sorted(look(DISCARD))],
        set_aside=[card[face] for face in sorted(look(ASIDE))],
        gavel=None if game.gavel == NONE else game.gavel,
        hourglass=game.sand == game.window and not game.over,
        witch_cards=game.seating.deal[WITCH],
        witch_cards_revealed=len([1 for who in players for one in who.tryals if one.open and one.face == A_WITCH]),
        victim=game.victim if game.victim != NONE and knows_victim(game, seat) else None,
        players=players,
    )


def show_seat(
    game: Salem, other: Seat, look: Callable[[Zone], list[int]], accuser: Seat, in_hand: list[int], witch: bool | None
) -> Villager:
    """A seat through the eyes that look, which `accuser` may accuse."""
    living = game.is_living(other)
    ability = NONE if game.citizens[other] == NONE or not living else game.ability(other)
    left = NONE if ability == NONE else uses_left(game, other, ability)
    card, tryal, is_open = CARD.shown, TRYAL.shown, game.is_open
    front = look(FRONT + other)
    hand = [card[face] for face in look(HAND + other)]
    if hand.count(None) < len(hand):
        hand.sort(key=str)
    return Villager(
        ghost=other >= game.seats,
        living=living,
        citizen=CITIZEN.shown[game.citizens[other]],
        ability=CITIZEN.shown[ability],
        ability_left=None if left == NONE else left,
        tituba_used=has(game.tituba_used, other),
        phips_used=has(game.phips_used, other),
        parris_uses=game.parris_uses[other],
        hand=hand,
        front=[CARD.labels[face] for face in sorted(front)] if front else [],
        accusations=game.accusations(other) if front else 0,
        accusations_needed=game.accusations_needed(accuser, other) if living else None,
        worth={CARD.labels[one]: game.worth(one, other) for one in in_hand} if in_hand and living else {},
        takes_from=game.left_of(other) if game.phase == CONSPIRING and living else None,
        confessed=has(game.confessed, other),
        tryals=[
            Trial(tryal[face], is_open(piece))
            for piece, face in zip(game.zones[ROW + other], look(ROW + other), strict=True)
        ],
        witch=witch,
    )
