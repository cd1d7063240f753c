"""Whole games: everything is conserved, random games end, and players with a purpose need no limit."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import has, members
from sortilege.kernel.state import play_out
from sortilege.shelf.traverse import RULESET
from sortilege.shelf.traverse.components import DAMAGE_CARDS, FIRST_DAMAGE, FULL_TRUNK, SPELL_CARDS, WAND
from sortilege.shelf.traverse.map import EXIT, SHOP
from sortilege.shelf.traverse.state import HAND, STANDARD, Traverse
from sortilege.shelf.traverse.steps import CHOOSE_DISCARD, CHOOSE_FOR_SIXTH
from sortilege.testing import rule
from tests.games.traverse.purposeful import play_with_purpose

LIMIT = {"max_rounds": 2000}
TABLES = [(mode, seats) for mode in RULESET.modes for seats in range(2, 7)]


def check_invariants(game: Traverse, full_stock: bool) -> None:
    """What the ledger's Content says of every position."""
    for kind in range(3):
        assert sum(game.coins[kind::3]) == 20
        assert min(game.coins) >= 0
    for item, left in enumerate(game.stock):
        owned = sum(has(trunk, item) for trunk in game.trunks)
        assert left + owned == game.seats - (not full_stock and item != WAND)
    faces = sorted(game.face(piece) for zone in game.zones for piece in zone)
    assert faces == (sorted([*SPELL_CARDS, *DAMAGE_CARDS]) if game.mode == STANDARD else [])
    for seat in range(game.seats):
        cards = game.zones[HAND + seat]
        asked_about_sixth = game.asked[seat] in (CHOOSE_FOR_SIXTH(seat), CHOOSE_DISCARD(seat))
        assert len(cards) <= 5 + asked_about_sixth
        assert all(game.face(piece) < FIRST_DAMAGE for piece in cards)
    outside = [hat for hat in game.hats if hat < SHOP]
    assert len(set(outside)) == len(outside)
    assert EXIT not in outside
    assert game.sign == NONE or 0 <= game.sign <= 7


@rule("TRA-S65", "TRA-R01", "TRA-R39", "TRA-R44", "TRA-TERM-01", "TRA-CARD-04", "TRA-MOVE-05", "TRA-KNOCK-02")
@pytest.mark.parametrize("full_stock", [True, False])
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_everything_is_conserved_at_every_decision(mode: str, seats: int, full_stock: bool) -> None:
    options = RULESET.check_options(mode, seats, {**LIMIT, "full_stock": full_stock})
    for seed in range(3):
        game = RULESET.start(mode, seats, options, seed)
        assert isinstance(game, Traverse)
        while game.open:
            check_invariants(game, full_stock or mode == "junior")
            open_now = game.options(game.open[0])
            game.choose(game.open[0], open_now[game.below(len(open_now))])
        check_invariants(game, full_stock or mode == "junior")


@rule("TRA-R52", "TRA-R61", "TRA-GOAL-01")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_random_games_end_with_a_full_trunk_in_the_inn_or_at_the_limit(mode: str, seats: int) -> None:
    options = RULESET.check_options(mode, seats, LIMIT)
    for seed in range(12):
        game = RULESET.start(mode, seats, options, seed)
        assert isinstance(game, Traverse)

        play_out(game, 1_000_000)

        assert game.over
        if game.winners:
            (winner,) = members(game.winners)
            assert game.trunks[winner] == FULL_TRUNK
            assert game.hats[winner] == SHOP
        else:
            assert game.round == 2000


@rule("TRA-R52")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_players_with_a_purpose_finish_without_a_limit(mode: str, seats: int) -> None:
    for seed in range(2):
        match = sortilege.new("traverse", seats=seats, mode=mode, seed=seed)

        play_with_purpose(match, 20_000)

        assert match.outcome is not None
        assert match.outcome.reason == "trunk-brought-home"
        assert len(match.outcome.winners) == 1
