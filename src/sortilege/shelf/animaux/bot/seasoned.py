"""What each option of a seasoned magizoologist is worth to the team, in actions, and how the team stands."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, minus, size
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.animaux.bot.needs import Needs
from sortilege.shelf.animaux.bot.planning import Plan
from sortilege.shelf.animaux.bot.tours import HASTE
from sortilege.shelf.animaux.bot.ways import STEP
from sortilege.shelf.animaux.components import CHARACTERS, EVENTS, LOSING_BOX, MULTI, QUEENIE, Token
from sortilege.shelf.animaux.map import DIE, Space
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


def worth(plan: Plan, step: StepNumber) -> float:
    game = plan.game
    if WALK.matches(step):
        return moving(plan, WALK.read(step)[1], 1)
    if APPARATE.matches(step):
        return moving(plan, APPARATE.read(step)[1], game.apparition_cost())
    if ORDER_TO_WALK.matches(step):
        _, of, to = ORDER_TO_WALK.read(step)
        return ordering(plan, of, to, 1)
    if ORDER_TO_APPARATE.matches(step):
        _, of, to = ORDER_TO_APPARATE.read(step)
        return ordering(plan, of, to, game.apparition_cost())
    if STOP_ACTING.matches(step):
        return plan.wait(game.actions)
    if GIVE_TOKEN.matches(step) or RECEIVE_TOKEN.matches(step):
        return plan.wait(game.actions) + USELESS
    if TAKE_RESOURCE.matches(step):
        return taking(plan, TAKE_RESOURCE.read(step)[1])
    if REMOVE_SALEM.matches(step):
        return fighting(plan)
    if CAPTURE_TOGETHER.matches(step):
        return CAPTURE
    if TAKE_PORTKEY.matches(step):
        return plan.tour(TAKE_PORTKEY.read(step)[1], 0)
    if LEAVE_PORTKEY.matches(step):
        return plan.wait(0)
    return small_matters(plan, step)


# Actions


def moving(plan: Plan, to: Space, cost: i64) -> float:
    return plan.tour(to, cost) - HASTE * STEP * float(int(cost))


def taking(plan: Plan, token: Token) -> float:
    game = plan.game
    here = game.pawns[plan.by]
    gain = plan.worth_of_token(plan.by, token) + plan.relief(game.slot_of(here))
    return gain + plan.tour(here, game.resource_cost(token), here) if gain > 0.0 else USELESS


def ordering(plan: Plan, of: Seat, to: Space, cost: i64) -> float:
    """What Seraphina's own tour is worth after the delay, and what another player's gains."""
    gain = plan.tour_of(of, to) - plan.stay_of(of)
    return plan.wait(cost) + gain


def fighting(plan: Plan) -> float:
    game = plan.game
    here = game.pawns[plan.by]
    chance = float(DIE + 1 - int(game.needed_against_salem(plan.by))) / DIE
    free = plan.tour_along(plan.legs_of(plan.by, minus(game.salem, here)), here, 1, NONE)
    cleared = CLEARED_BY_QUEENIE if game.characters[plan.by] == QUEENIE else CLEARED
    return chance * (free + cleared) + (1.0 - chance) * plan.wait(1)


# Characters, events and payments


def small_matters(plan: Plan, step: StepNumber) -> float:
    if TAKE_CHARACTER.matches(step):
        return -float(RANK_OF_CHARACTER[TAKE_CHARACTER.read(step)[1]])
    if APPLY_EVENT.matches(step):
        return -2.0 * float(RANK_OF_EVENT[APPLY_EVENT.read(step)[1]])
    if PAY.matches(step):
        _, _, token, count = PAY.read(step)
        return -1.0 * float(int(count)) if token == MULTI else 0.0
    if SPARE.matches(step):
        return 1.0 if plan.missing[SPARE.read(step)[1]] else 0.0
    if LOSE_TOKEN.matches(step):
        return losing(plan, LOSE_TOKEN.read(step)[1])
    if PICK_UP.matches(step):
        return plan.worth_of_token(plan.by, PICK_UP.read(step)[1])
    if SEND_AURORS.matches(step):
        return freeing(plan.game, SEND_AURORS.read(step)[1])
    if CHASE_BEAST.matches(step):
        hunted = plan.target != NONE and plan.game.beast_on(plan.target) == CHASE_BEAST.read(step)[1]
        return USELESS if hunted else 0.0
    return USELESS if OWL_TAKES.matches(step) or OWL_BRINGS.matches(step) else 0.0


def losing(plan: Plan, token: Token) -> float:
    """A colour of which there is enough without it is no loss, a joker the greatest."""
    if token == MULTI:
        return -3.0
    needed: i64 = 0
    for cost in plan.costs:
        needed += cost[token]
    return 0.0 if needed < plan.team[token] else -2.0


def freeing(game: Animaux, place: Space) -> float:
    """First of all pawns, then places whose card will soon name them."""
    slot = game.slot_of(place)
    gain = 0.0 if slot == NONE else 0.5 + 0.5 * float(int(slot))
    for seat in range(game.seats):
        if game.pawns[seat] == place and game.is_held(seat):
            gain += FREED
    return gain


# How the team stands


def chance_of_team(game: Animaux) -> float:
    """Of winning: boxes left on the Salem track against beasts, tokens, Salem tokens and followers. The weights fit
    18,781 turns of 600 games of such players, 2 to 6 to a team."""
    needs = Needs(game)
    odds = 8.8 + 0.44 * float(int(LOSING_BOX[game.seats] - game.track))
    odds -= 1.2 * float(len(needs.costs)) + 0.67 * float(int(needs.missing[MULTI])) / float(int(game.seats))
    odds -= 0.336 * float(int(size(game.salem))) + 0.97 * float(len(game.zones[FOLLOWERS_OUT]))
    return 1.0 / (1.0 + exp(-odds))
