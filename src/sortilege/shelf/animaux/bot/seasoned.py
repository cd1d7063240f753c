"""What each option of a seasoned magizoologist is worth to the team, in actions, and how the team stands."""

from __future__ import annotations

from math import exp
from typing import Final

from sortilege.kernel.vocabulary import NONE, argument
from sortilege.shelf.animaux.bot.planning import HASTE, STEP, Plan
from sortilege.shelf.animaux.components import CHARACTERS, EVENTS, LOSING_BOX, MULTI, QUEENIE
from sortilege.shelf.animaux.map import DIE
from sortilege.shelf.animaux.state import Animaux
from sortilege.shelf.animaux.steps import (
    APPARATE,
    APPLY_EVENT,
    CAPTURE_TOGETHER,
    CHASE_BEAST,
    GIVE_TOKEN,
    LEAVE_PORTKEY,
    LOSE_TOKEN,
    ORDER_TO_APPARATE,
    ORDER_TO_WALK,
    OWL_BRINGS,
    OWL_TAKES,
    PAY,
    PICK_UP,
    RECEIVE_TOKEN,
    REMOVE_SALEM,
    SEND_AURORS,
    SPARE,
    STOP_ACTING,
    TAKE_CHARACTER,
    TAKE_PORTKEY,
    TAKE_RESOURCE,
    WALK,
)
from sortilege.shelf.animaux.zones import FOLLOWERS_OUT

CAPTURE: Final = 60.0
USELESS: Final = -1.0
CLEARED: Final = 1.0
"""What a place without its Salem token is worth, less the event that follows, and to Queenie who chooses it."""
CLEARED_BY_QUEENIE: Final = 2.0
FREED: Final = 2.0
"""What it is worth to send a Salem token away from under a pawn."""

_characters: Final = ("norbert", "queenie", "porpentina", "jacob", "seraphina", "percival")
_events: Final = (
    "oubliettes", "trouvaille", "aurors", "regain", "portoloin", "hibou", "calme", "controle", "fuite", "vol",
    "sermon", "obscurus", "tracts",
)  # fmt: skip
RANK_OF_CHARACTER: Final[list[int]] = [_characters.index(one) for one in CHARACTERS]
RANK_OF_EVENT: Final[list[int]] = [_events.index(one) for one in EVENTS]
"""The most welcome first."""


def worth(plan: Plan, step: int) -> float:
    game = plan.game
    by = plan.by
    code = step & 255
    if code == CAPTURE_TOGETHER.code:
        return CAPTURE
    if code == TAKE_RESOURCE.code:
        return taking(plan, argument(step, 1))
    if code == WALK.code:
        return moving(plan, argument(step, 1), 1)
    if code == APPARATE.code:
        return moving(plan, argument(step, 1), game.apparition_cost())
    if code == ORDER_TO_WALK.code:
        return ordering(plan, argument(step, 1), argument(step, 2), 1)
    if code == ORDER_TO_APPARATE.code:
        return ordering(plan, argument(step, 1), argument(step, 2), game.apparition_cost())
    if code == REMOVE_SALEM.code:
        return fighting(plan)
    if code == STOP_ACTING.code:
        return stopping(plan)
    if code in (GIVE_TOKEN.code, RECEIVE_TOKEN.code):
        return stopping(plan) + USELESS
    if code == TAKE_PORTKEY.code:
        return plan.tour(argument(step, 1), 0)
    if code == LEAVE_PORTKEY.code:
        return plan.tour(game.pawns[by], 0)
    return small_matters(plan, code, step)


# Actions


def moving(plan: Plan, to: int, cost: int) -> float:
    return plan.tour(to, cost) - HASTE * STEP * cost


def stopping(plan: Plan) -> float:
    return plan.tour(plan.game.pawns[plan.by], plan.game.actions)


def taking(plan: Plan, token: int) -> float:
    game = plan.game
    here = game.pawns[plan.by]
    gain = plan.worth_of_token(plan.by, token) + plan.relief(game.slot_of(here))
    return gain + plan.tour(here, game.resource_cost(token), here) if gain > 0.0 else USELESS


def ordering(plan: Plan, of: int, to: int, cost: int) -> float:
    """What Seraphina's own tour is worth after the delay, and what another player's gains."""
    gain = plan.tour_of(of, to) - plan.tour_of(of, plan.game.pawns[of])
    return plan.tour(plan.game.pawns[plan.by], cost) + gain


def fighting(plan: Plan) -> float:
    game = plan.game
    here = game.pawns[plan.by]
    chance = (DIE + 1 - game.needed_against_salem(plan.by)) / DIE
    held = plan.tour(here, 1)
    plan.salem ^= 1 << here
    free = plan.tour(here, 1)
    plan.salem ^= 1 << here
    cleared = CLEARED_BY_QUEENIE if game.characters[plan.by] == QUEENIE else CLEARED
    return chance * (free + cleared) + (1.0 - chance) * held


# Characters, events and payments


def small_matters(plan: Plan, code: int, step: int) -> float:
    if code == TAKE_CHARACTER.code:
        return -float(RANK_OF_CHARACTER[argument(step, 1)])
    if code == APPLY_EVENT.code:
        return -2.0 * RANK_OF_EVENT[argument(step, 1)]
    if code == PAY.code:
        return -1.0 * argument(step, 3) if argument(step, 2) == MULTI else 0.0
    if code == SPARE.code:
        return 1.0 if plan.missing[argument(step, 1)] else 0.0
    if code == LOSE_TOKEN.code:
        return losing(plan, argument(step, 1))
    if code == PICK_UP.code:
        return plan.worth_of_token(plan.by, argument(step, 1))
    if code == SEND_AURORS.code:
        return freeing(plan, argument(step, 1))
    if code == CHASE_BEAST.code:
        hunted = plan.target != NONE and plan.game.beast_on(plan.target) == argument(step, 1)
        return USELESS if hunted else 0.0
    return USELESS if code in (OWL_TAKES.code, OWL_BRINGS.code) else 0.0


def losing(plan: Plan, token: int) -> float:
    """A colour of which there is enough without it is no loss, a joker the greatest."""
    needed = 0
    for cost in plan.costs:
        needed += cost[token] if token < MULTI else 1
    if token < MULTI and needed < plan.team[token]:
        return 0.0
    return -2.0 if token < MULTI else -3.0


def freeing(plan: Plan, place: int) -> float:
    """First of all pawns, then places whose card will soon name them."""
    game = plan.game
    slot = game.slot_of(place)
    gain = 0.0 if slot == NONE else 0.5 + 0.5 * slot
    for seat in range(game.seats):
        if game.pawns[seat] == place and game.is_held(seat):
            gain += FREED
    return gain


# How the team stands


def chance_of_team(game: Animaux) -> float:
    """Of winning: boxes left on the Salem track against beasts, tokens, Salem tokens and followers. The weights fit
    18,781 turns of 600 games of such players, 2 to 6 to a team."""
    plan = Plan(game, game.first)
    odds = 8.8 + 0.44 * (LOSING_BOX[game.seats] - game.track)
    odds -= 1.2 * len(plan.beasts) + 0.67 * plan.missing[MULTI] / game.seats
    odds -= 0.336 * game.salem.bit_count() + 0.97 * len(game.zones[FOLLOWERS_OUT])
    return 1.0 / (1.0 + exp(-odds))
