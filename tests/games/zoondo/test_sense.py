"""What a sensible general knows."""

from __future__ import annotations

from sortilege.bots import choose
from sortilege.bots.first_look import likely_world
from sortilege.kernel.match import Match
from sortilege.kernel.sets import has
from sortilege.shelf.zoondo.battlefield import NAMES, REINFORCEMENT
from sortilege.shelf.zoondo.bot.eyes import emblem_of
from sortilege.shelf.zoondo.bot.sense import ZoondoSense
from sortilege.shelf.zoondo.components import BATTLE, FORMATION
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import TOUCH_CORNER
from sortilege.testing.play import start
from tests.games.zoondo.scenes import NORTH, SOUTH, battle, state_of

SENSE = ZoondoSense()
HIDDEN_ARMY = "f6 sacrechene, a6 grognard.a1, b6 kassin.a1, f5 grognard.b1, e5 kassin.b1, c3 gold-hure"


def deployed_by_adepts(seed: int) -> Match:
    match = start("zoondo", "standard", 2, seed)
    while state_of(match).stage != BATTLE:
        ask = match.asks[0]
        match.answer(ask.seat, choose("adept", match, ask.seat, seed))
    return match


def army(match: Match, seat: int) -> list[int]:
    """A seat's cards in the order of their squares."""
    game = state_of(match)
    return [game.card_on(square) for square in range(len(NAMES)) if has(game.armies[seat], square)]


def test_adepts_put_their_emblem_behind() -> None:
    for seed in range(10):
        match = deployed_by_adepts(seed)
        for seat in (SOUTH, NORTH):
            assert has(REINFORCEMENT[seat], emblem_of(state_of(match), seat))


def test_adepts_do_not_take_the_formation_that_everybody_knows() -> None:
    for seed in range(10):
        match = deployed_by_adepts(seed)
        tribe = state_of(match).tribes[SOUTH]
        back, front = FORMATION[tribe][6:], FORMATION[tribe][:6]
        assert army(match, SOUTH) != [*back, *front]


def test_worlds_with_a_hidden_emblem_behind_are_likelier() -> None:
    match = battle("a1 jorund", HIDDEN_ARMY, idle=False)
    game = state_of(match)
    weights: dict[str, float] = {}
    behind = 0
    for seed in range(300):
        world = game.imagine(SOUTH, seed)
        assert isinstance(world, Zoondo)
        weights[NAMES[emblem_of(world, NORTH)]] = SENSE.likelihood(world, SOUTH)
        likely = likely_world(game, SOUTH, SENSE, seed)
        assert isinstance(likely, Zoondo)
        behind += has(REINFORCEMENT[NORTH], emblem_of(likely, NORTH))

    assert weights == {"a6": 1.0, "b6": 1.0, "f6": 1.0, "e5": 0.2, "f5": 0.2, "c3": 0.05}
    assert behind > 240


def test_all_worlds_with_an_emblem_that_was_seen_are_as_likely() -> None:
    match = battle("a1 jorund", HIDDEN_ARMY, idle=False)
    game = state_of(match)
    game.show(game.zones[NAMES.index("f6")][0])

    for seed in range(20):
        world = game.imagine(SOUTH, seed)
        assert isinstance(world, Zoondo)
        assert SENSE.likelihood(world, SOUTH) == 1.0


def test_touches_of_one_diagonal_are_alike_however_the_card_is_turned() -> None:
    for number in range(4):
        lots: dict[int, set[int]] = {}
        for turn in range(3):
            for touch in range(4):
                lots.setdefault(SENSE.stand_in(TOUCH_CORNER(NORTH, turn, touch), number), set()).add(touch)
        assert sorted(map(sorted, lots.values())) == [[0, 2], [1, 3]]
    assert len({SENSE.stand_in(TOUCH_CORNER(NORTH, 0, 0), number) for number in range(4)}) == 2


def test_a_master_spins_its_card_and_does_not_always_touch_the_same_corner() -> None:
    touched = set()
    for seed in range(12):
        match = battle("c3 jorund", "c4 kassin.a1, f6 sacrechene")
        match.answer(SOUTH, next(one for one in match.asks[0].options if one.name == "AttackZoon"))
        chosen = choose("master", match, SOUTH, seed, iterations=30)
        assert chosen.arguments["turn"] == "spin"
        touched.add(chosen.arguments["touch"])
    assert len(touched) > 1
