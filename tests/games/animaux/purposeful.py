"""A purposeful player of Les Animaux Fantastiques, who knows a view and the options and nothing else.

In a team: agree on the beast that lacks least, fetch the tokens it still costs from where the place
track offers them, then meet at its place. Alone: capture what can be paid, and otherwise find tokens.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, NamedTuple

from sortilege import Ask, Step
from sortilege.games.animaux.board import APPARITION, STREETS
from sortilege.games.animaux.components import BEASTS, COSTS, RESOURCES

COLOURS = [token for token in RESOURCES if token != "multi"]
FIGHT = 1.6
"""About how many actions it takes to get rid of a Salem token."""
WELCOME = ("regain", "trouvaille", "aurors", "oubliettes", "hibou", "portoloin", "calme", "controle", "fuite", "vol")
"""Events, the best ones first; the others are worse."""


def choose(view: dict[str, Any], ask: Ask) -> Step:
    """One of the options of a question."""
    thoughts = {
        "ChooseAction": act,
        "ChooseEvent": choose_event,
        "CallAurors": send_aurors,
        "EmptyPockets": lose_token,
        "MakeFind": find_token,
        "BeforeRoll": play_window,
        "AfterMove": play_window,
        "ChooseDestination": choose_destination,
    }
    thought = thoughts.get(ask.why.name)
    if thought is not None:
        return thought(view, ask)
    return ask.default if isinstance(ask.default, Step) else ask.options[0]


def named(ask: Ask, *names: str) -> list[Step]:
    return [option for name in names for option in ask.options if option.name == name]


# In a team


class Plan(NamedTuple):
    """The beast a team is after, where it is, and the colours that are still missing."""

    place: int
    cost: dict[str, int]
    missing: dict[str, int]
    short: int
    """How many tokens are missing, jokers and Norbert counted."""


def make_plan(view: dict[str, Any]) -> Plan:
    """The beast that lacks fewest tokens, the cheapest of these."""
    norbert = any(player["character"] == "norbert" for player in view["players"])
    team = {token: sum(player["tokens"][token] for player in view["players"]) for token in RESOURCES}
    plans = []
    for place, token in view["places"].items():
        if token is not None:
            cost = dict(zip(COLOURS, COSTS[BEASTS.index(token["token"])], strict=True))
            missing = {colour: max(0, cost[colour] - team[colour]) for colour in COLOURS}
            plans.append(Plan(int(place), cost, missing, sum(missing.values()) - team["multi"] - norbert))
    return min(plans, key=lambda plan: (plan.short, sum(plan.cost.values()), plan.place))


def act(view: dict[str, Any], ask: Ask) -> Step:
    if captures := named(ask, "CaptureTogether"):
        return captures[0]
    plan = make_plan(view)
    me = view["players"][ask.seat]
    wanted = wanted_tokens(view, plan)
    for option in named(ask, "TakeResource"):
        if option.arguments["token"] in wanted:
            return option
    goals = (
        {plan.place}
        if is_expected(plan, me)
        else {place for token, place in view["offers"].items() if token in wanted and place is not None}
    )
    return approach(view, ask, goals or {plan.place})


def is_expected(plan: Plan, player: dict[str, Any]) -> bool:
    """Everything is there, and this player holds some of it."""
    return plan.short <= 0 and any(player["tokens"][token] for token in ("multi", *COLOURS) if plan.cost.get(token, 1))


def wanted_tokens(view: dict[str, Any], plan: Plan) -> set[str]:
    """What the beast still costs; once it is complete, whatever the others will."""
    if plan.short > 0:
        return {"multi", *(colour for colour in COLOURS if plan.missing[colour])}
    return {"multi"} if len(view["beasts"]) + 1 == view["beasts_to_find"] else set(RESOURCES)


def approach(view: dict[str, Any], ask: Ask, goals: set[int]) -> Step:
    """A step on the way to the nearest goal, or a fight with what bars it; otherwise the end of the turn."""
    here = view["players"][ask.seat]["pawn"]
    stop = named(ask, "StopActing")[0]
    if here in goals:
        return stop
    to = first_step(view, ask.seat, goals)
    for option in named(ask, "Walk", "Apparate"):
        if option.arguments["to"] == to:
            return option
    return next(iter(named(ask, "RemoveSalem")), stop)


def first_step(view: dict[str, Any], seat: int, goals: set[int]) -> int | None:
    """Where the quickest way to a goal leads first; fights on the way are counted."""
    player = view["players"][seat]
    jump = 2 if "chastity" in view["followers"] else 1
    queue: list[tuple[float, int, int | None]] = [(0.0, player["pawn"], None)]
    seen: set[int] = set()
    while queue:
        cost, space, first = heappop(queue)
        if space in goals:
            return first
        if space in seen:
            continue
        seen.add(space)
        cost += FIGHT * (space in view["salem"] and player["character"] != "percival")
        ways = [(1, other) for other in STREETS[space]]
        if space in APPARITION and player["character"] != "jacob":
            ways += [(jump, other) for other in APPARITION if other != space]
        for price, other in ways:
            heappush(queue, (cost + price, other, other if first is None else first))
    return None


def choose_event(view: dict[str, Any], ask: Ask) -> Step:
    return min(ask.options, key=lambda option: rank(str(option.arguments["event"])))


def rank(event: str) -> int:
    return WELCOME.index(event) if event in WELCOME else len(WELCOME)


def send_aurors(view: dict[str, Any], ask: Ask) -> Step:
    """First of all from under a pawn."""
    pawns = [player["pawn"] for player in view["players"]]
    return max(ask.options, key=lambda option: pawns.count(option.arguments["on"]))


def lose_token(view: dict[str, Any], ask: Ask) -> Step:
    """What the beast does not cost, and never a joker if it can be helped."""
    cost = make_plan(view).cost
    return min(ask.options, key=lambda option: cost.get(str(option.arguments["token"]), 99))


def find_token(view: dict[str, Any], ask: Ask) -> Step:
    missing = make_plan(view).missing
    return max(ask.options, key=lambda option: missing[str(option.arguments["token"])])


# Alone


def play_window(view: dict[str, Any], ask: Ask) -> Step:
    """A capture, then spells that bring tokens, then the move or the end of the turn."""
    if captures := named(ask, "CaptureBeast"):
        return captures[0]
    for spell in ("geminio", "accio", "expelliarmus"):
        for option in named(ask, "PlaySpell"):
            if option.arguments["spell"] == spell:
                return option
    return named(ask, "RollDie", "EndTurn")[0]


def choose_destination(view: dict[str, Any], ask: Ask) -> Step:
    return max(ask.options, key=lambda option: promise(view, ask.seat, int(str(option.arguments["to"]))))


def promise(view: dict[str, Any], seat: int, space: int) -> int:
    """What a space has for somebody who stops there: a beast that can be paid, or an unknown token."""
    token = view["places"].get(str(space))
    if token is None:
        return 0
    if not token["open"]:
        return 1
    own = view["players"][seat]["tokens"]
    cost = zip(COLOURS, COSTS[BEASTS.index(token["token"])], strict=True)
    return 2 if sum(max(0, price - own[colour]) for colour, price in cost) <= own["multi"] else 0
