"""How a game of Salem stands: the Puritans' chance to win it, at a glance at all the cards."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sortilege.kernel.sets import Seat, has
from sortilege.shelf.salem.components import WITCH
from sortilege.shelf.salem.state import ACCUSATIONS_FOR_A_TRIAL, ROW, Salem

WEIGHTS: Final = [-2.84, -0.18, 1.45, 2.45, 2.57, -1.44, -1.25, -2.45, -6.0, 2.6]
"""What each of the standings says for the Puritans, and the last one by itself: fitted by logistic regression."""


def witch_cards(game: Salem, seat: Seat) -> i64:
    """Face-down in a row."""
    if game.find(ROW + seat, WITCH) < 0:
        return 0
    row = game.zones[ROW + seat]
    found: i64 = 0
    for slot in range(len(row)):
        if game.face(row[slot]) == WITCH and not game.is_open(row[slot]):
            found += 1
    return found


def standings(game: Salem) -> list[float]:
    """Of those that hold a face-down Witch card: their share of all cards dealt, how likely a Tryal of theirs turned up
    is one, how near their trials are; of the living Puritans: how many there are, their Tryals, how many have one
    left, or two, how near their deaths are; how many Witches live."""
    seating = game.seating
    seats = int(seating.seats)
    living = game.living_players()
    hidden = 0.0
    found = 0.0
    near = 0.0
    puritans = 0.0
    tryals = 0.0
    last = 0.0
    last_two = 0.0
    dying = 0.0
    witches = 0.0
    for seat in range(seats):
        down = int(game.count_face_down(seat))
        cards = int(witch_cards(game, seat))
        accused = min(int(game.accusations(seat)), ACCUSATIONS_FOR_A_TRIAL) / ACCUSATIONS_FOR_A_TRIAL
        if cards:
            hidden += cards
            found += cards / down
            near += accused * cards / down
        if not has(living, seat):
            continue
        if has(game.ever, seat):
            witches += 1.0
            continue
        puritans += 1.0
        tryals += down
        dying += accused / max(down, 1)
        if down <= 1:
            last += 1.0
        elif down == 2:
            last_two += 1.0
    return [
        hidden / int(seating.deal[WITCH]),
        found,
        near,
        puritans / seats,
        tryals / (seats * int(seating.row)),
        last / seats,
        last_two / seats,
        dying / seats,
        witches / seats,
    ]


def puritans_chance(game: Salem) -> float:
    chance = WEIGHTS[-1]
    for place, value in enumerate(standings(game)):
        chance += WEIGHTS[place] * value
    return 1.0 / (1.0 + exp(-chance))
