"""Who knows which card: hands, the pile by depth, and the worlds a seat can imagine. TRA-R37, TRA-R42, TRA-R58."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match
from sortilege.shelf.traverse.components import CARD, FIRST_DAMAGE
from sortilege.shelf.traverse.state import DRAWN, HAND, PILE
from sortilege.testing import rule
from tests.games.traverse.scenes import A, B, C, D, S, choose, last, new, pile, scene, spell, walk

WORLDS = 60


def worlds(match: Match, seat: int, many: int = WORLDS) -> list[Match]:
    return [match.imagine(seat, seed) for seed in range(many)]


def held(match: Match, seat: int) -> list[str]:
    """A hand as it really is."""
    return sorted(str(CARD.write(match.game.face(piece))) for piece in match.game.zones[HAND + seat])


@rule("TRA-S68", "TRA-R42", "TRA-SETUP-06")
def test_no_view_depends_on_the_pile_or_on_anothers_hand() -> None:
    first, second = (
        scene({A: "D10"}, hands={A: "S-CLOSE", B: other, C: "", D: ""}, pile=top)
        for other, top in (("S-KEY S-TAKE", "D-EXILE S-GRATE"), ("S-DEFEND S-FLOO", "S-OPEN D-NIFFLER"))
    )
    assert pile(first) != pile(second)

    for seat in (A, C, D, None):
        assert first.view(seat) == second.view(seat)
        assert first.events(seat)[-1] == second.events(seat)[-1]
    assert first.view(A)["pile"] == 43
    assert [one["cards"] for one in first.view(None)["players"]] == [1, 2, 0, 0]
    assert first.view(None)["hand"] == []


@rule("TRA-R42")
def test_the_top_card_is_as_likely_damage_as_the_pile_allows() -> None:
    match = new(4)
    many = 3000

    damage = sum(world.game.face(world.game.zones[PILE][-1]) >= FIRST_DAMAGE for world in worlds(match, A, many))

    assert abs(damage / many - 16 / 38) < 0.04


@rule("TRA-R37", "TRA-CARD-11")
def test_a_played_card_is_known_to_all_at_its_depth() -> None:
    match = scene({A: "D10"}, hands={A: "S-CLOSE S-LEAVE"})
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="leaky")

    for seat in (A, B, C, D):
        assert {pile(world)[-1] for world in worlds(match, seat)} == {"S-CLOSE"}
        assert len({pile(world)[0] for world in worlds(match, seat)}) > 5


@pytest.fixture
def discarded() -> Match:
    """A has discarded S-KEY unseen, the bottom card of the pile."""
    match = scene({A: "D06"}, hands={A: "S-KEY S-CLOSE S-FLOO S-TAKE S-OPEN"}, pile="S-LEAVE")
    walk(match, 2, 3)
    choose(match, "DiscardSpell", card="S-KEY")
    return match


@rule("TRA-R37")
def test_a_discarded_card_is_known_to_its_former_holder_only(discarded: Match) -> None:
    assert {pile(world)[-1] for world in worlds(discarded, A)} == {"S-KEY"}
    assert last(discarded, "SpellDiscarded", A)["card"] == "S-KEY"
    assert last(discarded, "SpellDiscarded", B)["card"] is last(discarded, "SpellDiscarded")["card"] is None
    for other in (B, C, D):
        assert len({pile(world)[-1] for world in worlds(discarded, other)}) > 3


@rule("TRA-R37", "TRA-CARD-05")
def test_everybody_knows_that_a_discarded_card_is_a_spell(discarded: Match) -> None:
    for world in worlds(discarded, B, 300):
        assert pile(world)[-1].startswith("S-")


@rule("TRA-SETUP-06", "TRA-CARD-02")
def test_no_imagined_hand_holds_a_damage_card_and_ones_own_is_always_the_same() -> None:
    match = scene({A: "D10"}, hands={A: "S-KEY S-CLOSE", B: "S-DEFEND S-TAKE", C: "S-FLOO", D: "S-LEAVE"})

    imagined = worlds(match, A, 200)

    assert {tuple(held(world, A)) for world in imagined} == {("S-CLOSE", "S-KEY")}
    assert len({tuple(held(world, B)) for world in imagined}) > 20
    for world in imagined:
        assert all(card.startswith("S-") for seat in (B, C, D) for card in held(world, seat))
        assert sorted(pile(world) + [card for seat in range(4) for card in held(world, seat)]) == sorted(
            pile(match) + [card for seat in range(4) for card in held(match, seat)]
        )


@rule("TRA-R60", "TRA-R15")
def test_the_card_that_waits_is_known_to_its_drawer_and_may_be_anything_for_the_others() -> None:
    match = scene({A: "D08"}, pile="S-KEY S-CLOSE")
    walk(match, S, 3)

    def waits(world: Match) -> int:
        return world.game.face(world.game.zones[DRAWN][0])

    assert {waits(world) for world in worlds(match, A)} == {CARD.values["S-CLOSE"]}
    seen = {waits(world) for world in worlds(match, B, 200)}
    assert any(face < FIRST_DAMAGE for face in seen)
    assert any(face >= FIRST_DAMAGE for face in seen)
    assert all(world.game.face(world.game.zones[HAND + A][-1]) < FIRST_DAMAGE for world in worlds(match, B, 200))


def with_known_top(hand: str) -> Match:
    """Everybody has seen the top card, S-ACCIO, go under the pile long ago; A draws and keeps it."""
    match = scene({A: "D06"}, hands={A: hand}, pile="S-ACCIO")
    match.game.reveal(match.game.zones[PILE][-1])
    walk(match, 2, 3)
    return match


@rule("TRA-R37")
def test_a_card_known_by_its_depth_is_still_known_in_the_hand_that_draws_it() -> None:
    match = with_known_top("S-DEFEND")
    choose(match, "KeepSpell")

    assert all("S-ACCIO" in held(world, A) for world in worlds(match, B))
    assert match.view(B)["hand"] == ["S-DEFEND"]


@rule("TRA-R37", "TRA-R58")
def test_when_a_card_leaves_that_hand_unseen_nobody_can_tell_which() -> None:
    match = with_known_top("S-KEY S-CLOSE S-FLOO S-TAKE S-OPEN")
    choose(match, "DiscardSpell", card="S-ACCIO")

    imagined = worlds(match, B)

    assert len({pile(world)[-1] for world in imagined}) > 3
    assert not all("S-ACCIO" in held(world, A) for world in imagined)


@rule("TRA-R37", "TRA-R58")
def test_nor_can_anybody_tell_that_the_known_card_has_stayed() -> None:
    match = with_known_top("S-KEY S-CLOSE S-FLOO S-TAKE S-OPEN")
    choose(match, "DiscardSpell", card="S-KEY")

    assert held(match, A).count("S-ACCIO") == 1
    assert not all("S-ACCIO" in held(world, A) for world in worlds(match, B))


@rule("TRA-R37", "D-PIXIES")
def test_a_spell_lost_to_pixies_is_known_to_its_former_holder_only() -> None:
    match = scene({A: "D06"}, hands={A: "S-KEY S-CLOSE"}, pile="D-PIXIES")
    walk(match, 2, 3)
    choose(match, "LoseSpell", card="S-KEY")

    assert {pile(world)[-1] for world in worlds(match, A)} == {"S-KEY"}
    for other in (B, C, D):
        assert {pile(world)[-2] for world in worlds(match, other)} == {"D-PIXIES"}
        assert len({pile(world)[-1] for world in worlds(match, other)}) > 3


@rule("TRA-R37", "TRA-CARD-11")
def test_a_defence_is_known_to_all_at_its_depth() -> None:
    match = scene({A: "D10", B: "D12"}, hands={A: "S-TAKE", B: "S-DEFEND"}, trunks={B: "owl"})
    spell(match, "S-TAKE")
    choose(match, "DefendYourself")

    for seat in (A, C, D):
        assert {frozenset(pile(world)[-2:]) for world in worlds(match, seat)} == {frozenset(("S-TAKE", "S-DEFEND"))}


@rule("TRA-R15")
def test_a_spell_put_away_after_an_exile_is_told_to_its_drawer_alone() -> None:
    match = scene({A: "D08"}, pile="D-EXILE S-KEY")
    walk(match, S, 3)

    assert last(match, "SpellKept", A)["card"] == "S-KEY"
    for other in (B, None):
        assert last(match, "SpellKept", other)["card"] is None


@rule("TRA-R58")
def test_an_imagined_target_is_asked_whatever_it_holds_there() -> None:
    match = scene({A: "D10", B: "D12"}, hands={A: "S-TAKE", B: "S-DEFEND"}, trunks={B: "owl"})
    spell(match, "S-TAKE")

    options = {len(world.asks[0].options) for world in worlds(match, A, 200)}

    assert all([ask.seat for ask in world.asks] == [B] for world in worlds(match, A))
    assert options == {1, 2}


@rule("TRA-R15", "TRA-R37")
def test_a_damage_card_shown_without_effect_is_known_to_all_at_its_depth() -> None:
    match = scene({A: "D08"}, pile="D-EXILE D-RETURN")
    walk(match, S, 3)

    assert {tuple(pile(world)[-2:]) for world in worlds(match, B)} == {("D-EXILE", "D-RETURN")}
