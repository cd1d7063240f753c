"""Imagined worlds: equal for the seat, true to all that happened in public, playable to the end.

The strongest of these tests takes the cards of a world back to the beginning of the battle and plays the
whole game again with them: every step must be legal there and tell the seat the same.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

import sortilege
from sortilege.kernel.chance import Chance
from sortilege.kernel.match import Match
from sortilege.kernel.sets import EMPTY, has, plus, size
from sortilege.kernel.state import play_out
from sortilege.kernel.step_types import argument
from sortilege.shelf.zoondo.battlefield import HAND, SQUARES, TOMB
from sortilege.shelf.zoondo.components import ALL_CARDS, BATTLE, EMBLEM, TRIBES, TYPE_OF, USES_OF, VALUE_OF
from sortilege.shelf.zoondo.knowledge import arrangements, worlds
from sortilege.shelf.zoondo.knowledge.drafts import Draft, random_tribe
from sortilege.shelf.zoondo.recruits import atout_problem, zoon_problem
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import LAY_REINFORCEMENT, TAKE_BACK
from sortilege.testing import Worlds, play_randomly, rule
from sortilege.testing.contract import check_closely, check_pieces
from sortilege.testing.secrecy import play_imagining
from tests.games.zoondo.scenes import NORTH, SOUTH, battle, deployed, go, recruiting, state_of

PAIRINGS = list(combinations_with_replacement(TRIBES, 2))


def randomly_deployed(south: str, north: str, mode: str, seed: int, **options: bool | int | str) -> Match:
    """Two tribes, deployed at random."""
    match = sortilege.new("zoondo", seats=2, mode=mode, seed=seed, options=options)
    for seat, tribe in ((SOUTH, south), (NORTH, north)):
        match.answer(seat, f"PickTribe(by={seat}, tribe={tribe})")
    rng = Random(seed)
    while match.view(None)["stage"] != "battle":
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    return match


def check_sound(game: Zoondo) -> None:
    """What the state says twice agrees, and what is known of hidden cards is true."""
    for seat in (SOUTH, NORTH):
        standing = EMPTY
        for square in range(SQUARES):
            for piece in game.zones[square]:
                if game.owner(piece) == seat and not has(game.obstacles, square):
                    standing = plus(standing, square)
        assert game.armies[seat] == standing
    for square in range(SQUARES):
        assert len(game.zones[square]) <= 1
    for square, until in game.bound:
        assert game.zones[square]
        assert until >= game.turn
    for piece in range(len(game.pieces)):
        assert has(game.maybe[piece], game.face(piece)), "a card that is ruled out is there"
        assert game.knows(game.owner(piece), piece)
    assert game.facts_hold()


@pytest.mark.parametrize("mode", ["standard", "reinforced"])
@pytest.mark.parametrize(("south", "north"), PAIRINGS)
def test_contract_and_secrecy_hold_for_every_pairing_of_tribes(south: str, north: str, mode: str) -> None:
    memory = "assisted" if (len(south) + len(north)) % 2 else "strict"
    match = randomly_deployed(south, north, mode, seed=len(south) * 31 + len(north), memory=memory)
    rng = Random(f"{south} {north} {mode}")

    def look(match: Match, decision: int) -> None:
        check_pieces(match)
        check_sound(state_of(match))
        if decision % 40 == 0:
            check_closely(match, rng)

    play_randomly(match.clone(), Random(1), on_decision=look)
    play_imagining(match, Random(2), rng, Worlds(), every=15, play_every=6)


@pytest.mark.parametrize("kind", ["world", "continental", "tribal"])
def test_contract_and_secrecy_hold_for_every_format_of_recruit(kind: str) -> None:
    rng = Random(kind)
    counted = Worlds()
    for seed in range(8):
        match = sortilege.new("zoondo", seats=2, mode="recruit", seed=seed, options={"format": kind})
        play_imagining(match, rng, rng, counted, every=8, play_every=6)

    assert counted.hiding > 20
    assert counted.differing > 0.7 * counted.hiding


def replay_with_cards_of(world: Zoondo, rival: int, beginning: Match, real: Match) -> Match:
    """The battle again with the rival's cards of a world; every choice must be legal there."""
    true, again = beginning.clone(), beginning.clone()
    game = state_of(again)
    for piece in game.pieces_of(rival):
        game.change_face(piece, world.face(piece))
    for seat, step, _ in real.choices[len(beginning.choices) :]:
        there = step
        if LAY_REINFORCEMENT.matches(step) and seat == rival:
            _, card, on = LAY_REINFORCEMENT.read(step)
            there = LAY_REINFORCEMENT(seat, game.face(true.game.find(HAND + seat, card)), on)
        true.answer(seat, step)
        assert there in again.game.options(seat), f"{again.ruleset.book.write(there)} is not possible in this world"
        again.answer(seat, there)
        game = state_of(again)
    return again


@pytest.mark.parametrize("mode", ["standard", "reinforced"])
@pytest.mark.parametrize("seed", range(12))
def test_the_whole_battle_could_have_been_played_with_the_cards_of_a_world(mode: str, seed: int) -> None:
    """Cards that come back from a Tomb lose their number in the hand, so Korbaks stay out of it."""
    rng = Random(f"{mode} {seed}")
    south, north = rng.choice(TRIBES[:5]), rng.choice(TRIBES[:5])
    match = randomly_deployed(south, north, mode, seed)
    beginning = match.clone()
    worlds = 0
    while not match.over:
        if rng.random() < 0.05:
            for seat in (SOUTH, NORTH):
                world = state_of(match.imagine(seat, rng.randrange(1 << 40)))
                again = replay_with_cards_of(world, 1 - seat, beginning, match)
                assert again.view(seat) == match.view(seat)
                assert again.events(seat) == match.events(seat)
                assert [ask.seat for ask in again.asks] == [ask.seat for ask in match.asks]
                worlds += 1
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    assert worlds > 0 or len(match.choices) < 60


@pytest.mark.parametrize("seed", range(6))
def test_worlds_found_one_by_one_are_as_good_as_drawn_ones(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arrangements, "TRIES", 0)
    monkeypatch.setattr(worlds, "TRIES", 0)
    mode = ("standard", "reinforced", "recruit")[seed % 3]
    match = sortilege.new("zoondo", seats=2, mode=mode, seed=seed)
    rng = Random(seed)

    play_imagining(match, rng, rng, Worlds(), every=12, play_every=8)


def test_worlds_are_sound_and_stay_so_while_they_are_played() -> None:
    for seed in range(8):
        match = sortilege.new("zoondo", seats=2, mode=("standard", "recruit")[seed % 2], seed=seed)
        rng = Random(seed)
        while not match.over:
            if match.view(None)["stage"] == "battle" and rng.random() < 0.04:
                world = match.imagine(seed % 2, seed).game
                assert isinstance(world, Zoondo)
                while world.open:
                    check_sound(world)
                    seat = rng.choice(world.open)
                    world.choose(seat, rng.choice(world.options(seat)))
            ask = rng.choice(match.asks)
            match.answer(ask.seat, rng.choice(ask.options))


# Before the battle


def test_a_sealed_pick_is_imagined_as_any_tribe() -> None:
    match = sortilege.new("zoondo", seats=2, seed=1)
    match.answer(SOUTH, "PickTribe(by=0, tribe=warus)")

    picks = {argument(match.imagine(NORTH, seed).game.sealed[SOUTH], 1) for seed in range(80)}

    assert picks == set(range(6))
    assert {argument(match.imagine(SOUTH, seed).game.sealed[SOUTH], 1) for seed in range(9)} == {TRIBES.index("warus")}


def place_next(match: Match, seat: int) -> None:
    match.answer(seat, next(ask for ask in match.asks if ask.seat == seat).options[0])


@rule("ZOO-D02")
def test_a_deployment_in_progress_is_imagined_without_a_hint_how_far_it_is() -> None:
    match = sortilege.new("zoondo", seats=2, mode="reinforced", seed=1)
    for seat in (SOUTH, NORTH):
        match.answer(seat, f"PickTribe(by={seat}, tribe=warus)")
    for _ in range(5):
        place_next(match, SOUTH)
    before = match.view(NORTH)

    worlds = [state_of(match.imagine(NORTH, seed)) for seed in range(300)]

    assert {world.deployed[SOUTH] for world in worlds} == set(range(14))
    for world in worlds:
        kept = world.deployed[SOUTH] - size(world.armies[SOUTH])
        assert 0 <= kept <= 2
        assert len(world.zones[HAND]) == 14 - size(world.armies[SOUTH])
        assert world.deployed[NORTH] == 0
    place_next(match, SOUTH)
    assert match.view(NORTH) == before


@rule("ZOO-VAR-14", "ZOO-D01")
def test_a_tribe_in_the_making_is_imagined_as_any_legal_one() -> None:
    match = recruiting()
    match.answer(SOUTH, "RecruitZoon(by=0, card=warus-draknar)")
    match.answer(SOUTH, "RecruitZoon(by=0, card=warus-jorund)")
    before = match.view(NORTH)

    worlds = [state_of(match.imagine(NORTH, seed)) for seed in range(200)]

    assert len({world.recruits[SOUTH] for world in worlds}) > 150
    assert {argument(world.asked[SOUTH], 1) for world in worlds} == {0, 1, 2}
    assert len({len(world.recruits[SOUTH]) for world in worlds}) > 5
    match.answer(SOUTH, "StopRecruiting(by=0, stage=1)")
    assert match.view(NORTH) == before


@rule("ZOO-VAR-14")
def test_while_tribes_are_deployed_not_even_their_size_is_known() -> None:
    match = recruiting()
    match.answer(SOUTH, "RecruitPrinted(by=0, tribe=warus)")
    match.answer(NORTH, "RecruitPrinted(by=1, tribe=boarix)")
    match.answer(NORTH, "TakeFormation(by=1)")

    for seat in (SOUTH, NORTH):
        sizes = {len(list(state_of(match.imagine(seat, seed)).pieces_of(1 - seat))) for seed in range(60)}
        assert len(sizes) > 5
    world = match.imagine(NORTH, 3)
    check_pieces(world)
    assert world.view(NORTH) == match.view(NORTH)
    assert play_out(world.game, 20_000)[0] > 0
    assert world.over


# Recruited tribes


@pytest.mark.parametrize("kind", range(3))
def test_a_random_tribe_is_legal(kind: int) -> None:
    chance = Chance()
    for seed in range(40):
        chance.seed_quickly(seed)
        cards, atouts = random_tribe(chance, kind)
        check_legal(list(cards), list(atouts), kind)


def check_legal(cards: list[int], atouts: list[int], kind: int) -> None:
    emblem_first = sorted(cards, key=lambda card: TYPE_OF[card] != EMBLEM)
    for number, card in enumerate(emblem_first):
        assert zoon_problem(bytes(emblem_first[:number]), card, kind) is None
    for number, atout in enumerate(atouts):
        assert atout_problem(bytes(emblem_first), bytes(atouts[:number]), atout, kind) is None


@pytest.mark.parametrize("kind", range(3))
def test_the_rest_of_a_tribe_that_was_partly_seen_is_legal(kind: int) -> None:
    chance = Chance()
    for seed in range(60):
        chance.seed_quickly(seed)
        cards, atouts = map(list, random_tribe(chance, kind))
        seen, known = cards[: seed % (len(cards) + 1)], atouts[: seed % (len(atouts) + 1)]
        draft = Draft(chance, kind)
        anything: list[int] = [ALL_CARDS] * (len(cards) - len(seen))
        while not draft.draw(seen, anything, known, len(atouts) - len(known)):
            pass
        check_legal(seen + draft.cards, known + draft.atouts, kind)


def test_the_largest_tribe_can_be_imagined() -> None:
    """Twenty-one of the cheapest Zoons cost 148 of 150 points: hardly any other tribe is as large."""
    chance = Chance()
    chance.seed_quickly(5)
    draft = Draft(chance, 0)
    tries = 0
    while not draft.draw([], [ALL_CARDS] * 21, [], 0):
        tries += 1
        assert tries < 2000

    assert sum(VALUE_OF[card] for card in draft.cards) <= 150
    assert len(draft.cards) == 21


def test_a_recruited_tribe_is_imagined_with_what_was_seen_of_it() -> None:
    match = battle(
        "c3 jorund, b2 korse.a, d2 draknar", "c4 grognard.a1, b5 sacrechene, e5 kassin.a",
        mode="recruit", atouts=("hache, mur", ""), tombs=("mourse.a", ""), idle=False,
    )  # fmt: skip
    state_of(match).shown_atouts = [bytes([3]), b""]
    go(match, "b2>b3")

    for seed in range(100):
        world = state_of(match.imagine(NORTH, seed))
        cards = [world.face(piece) for piece in world.pieces_of(SOUTH)]
        check_legal(cards, list(world.atouts[SOUTH]), 0)
        assert [world.face(piece) for piece in world.zones[TOMB]] == [state_of(match).face(3)]
        assert 3 in world.atouts[SOUTH]
        assert len(world.atouts[SOUTH]) == 2


# Random games


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_ends_and_keeps_its_books(seed: int) -> None:
    mode = ("standard", "reinforced", "recruit")[seed % 3]
    match = sortilege.new("zoondo", seats=2, mode=mode, seed=seed, options={"quiet_limit": (100, 12, 2, 40)[seed % 4]})
    taken = 0

    def look(match: Match, decision: int) -> None:
        nonlocal taken
        game = state_of(match)
        if game.stage == BATTLE:
            check_sound(game)
            taken += any(TAKE_BACK.matches(step) for seat in game.open for step in game.options(seat))
            for seat in (SOUTH, NORTH):
                everywhere = [*game.atouts[seat], *game.buried[seat]]
                assert len(set(everywhere)) == len(everywhere)
                assert all(game.uses_left(seat, atout) > 0 for atout in game.atouts[seat] if USES_OF[atout])

    play_randomly(match, Random(seed), on_decision=look)

    assert match.over


def test_quiet_games_are_drawn() -> None:
    reasons = set()
    for seed in range(40):
        match = deployed("monkus", "korbaks", seed=seed, quiet_limit=6)
        play_out(match.game, 20_000)
        assert match.over
        reasons.add(match.game.ending)

    assert "quiet" in reasons
