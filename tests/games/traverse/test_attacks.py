"""Spells against another player. TRA-TAKE, TRA-R25 to TRA-R27, S-TAKE, S-GRATE, S-ACCIO."""

from __future__ import annotations

import pytest

from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    C,
    D,
    E,
    S,
    asked,
    choose,
    coins,
    happened,
    last,
    offered,
    pile,
    place,
    refusal,
    roll,
    scene,
    spell,
    throw,
    trunk,
    walk,
)


@rule("TRA-R26", "TRA-TAKE-01", "TRA-S34")
@pytest.mark.parametrize(
    ("at", "target"),
    [
        ({A: "D10", B: "D09", C: "D11", D: "D12"}, C),
        ({A: "D35", B: "D34", C: "D00", D: "D01"}, C),
        ({A: "D35", B: "leaky", C: "D00", D: "D01"}, B),
        ({A: "D34", B: "D35", C: "leaky", D: "D00"}, B),
        ({A: "leaky", B: "D00", C: "D01", D: "D35"}, B),
        ({A: "D08", B: "apothecary", C: "D09", D: "D10"}, B),
        ({A: "apothecary", B: "D08", C: "apothecary", D: "D09"}, D),
        ({A: "apothecary", B: "D08", C: "apothecary", D: "K09"}, B),
        ({A: "apothecary", B: "K10", C: "apothecary", D: "K09"}, C),
        ({A: "D09", B: "K10", C: "apothecary", D: "K09"}, C),
        ({A: "D22", B: "book_shop", C: "D25", D: "K23"}, B),
        ({A: "book_shop", B: "D25", C: "K23", D: "D22"}, B),
        ({A: "D25", B: "K23", C: "D22", D: "book_shop"}, C),
    ],
)
def test_the_player_in_front_is_the_next_hat_ahead_outside_the_alley(at: dict[int, str], target: int) -> None:
    match = scene(at, hands={A: "S-TAKE"}, trunks={B: "owl", C: "owl", D: "owl"})

    spell(match, "S-TAKE")

    assert last(match, "ItemAimedAt")["on"] == target


@rule("TRA-D09", "TRA-R26", "TRA-R27", "S-TAKE")
def test_of_several_in_one_shop_the_caster_chooses_among_those_who_own_something() -> None:
    at = {A: "D10", B: "owl_emporium", C: "owl_emporium", D: "owl_emporium"}
    match = scene(at, hands={A: "S-TAKE S-LEAVE"}, trunks={B: "owl wand", D: "book"})

    spell(match, "S-TAKE")

    assert offered(match) == {"AimAtItem 1 wand", "AimAtItem 1 owl", "AimAtItem 3 book"}
    assert refusal(match, A, "AimAtItem(by=0, on=2, item=owl)").message == "not-in-front"
    choose(match, "AimAtItem", on=D, item="book")
    choose(match, "Accept")
    assert (trunk(match, A), trunk(match, D)) == ({"book"}, set())


@rule("TRA-TAKE-02", "TRA-R27", "S-TAKE", "TRA-S36")
def test_a_kind_one_lacks_is_kept_and_a_kind_one_has_may_be_chosen_too() -> None:
    for item, own, in_stock in (("wand", {"owl", "wand"}, 1), ("owl", {"owl"}, 2)):
        match = scene({A: "D10", B: "D12"}, hands={A: "S-TAKE", B: ""}, trunks={A: "owl", B: "owl wand"})
        spell(match, "S-TAKE")
        choose(match, "AimAtItem", item=item)

        assert trunk(match, A) == own
        assert match.view(None)["stock"]["owl"] == in_stock


@rule("TRA-TAKE-01", "TRA-CARD-06", "S-TAKE")
@pytest.mark.parametrize("moment", ["before", "after_roll", "after_walk", "at_draw"])
def test_an_article_can_be_taken_at_any_moment_of_ones_turn(moment: str) -> None:
    hands = {A: "S-LEAVE" if moment == "at_draw" else "S-TAKE", B: "S-LEAVE"}
    match = scene({A: "D06", B: "D20"}, hands=hands, trunks={B: "owl"}, pile="S-TAKE")

    if moment != "before":
        roll(match, 2, 3)
    if moment in ("after_walk", "at_draw"):
        choose(match, "GoOn")
        choose(match, "Walk")
    if moment == "after_walk":
        choose(match, "KeepSpell")
    spell(match, "S-TAKE")
    choose(match, "Accept")

    assert trunk(match, A) == {"owl"}


@rule("S-GRATE", "TRA-D10", "TRA-R12", "TRA-R11")
def test_the_wrong_grate_exiles_anybody_outside_the_alley_and_the_bank_pays_the_exiled() -> None:
    match = scene(
        {A: "D10", B: "D16", C: "owl_emporium", D: "K20"}, hands={A: "S-GRATE S-LEAVE", B: ""}, coins={B: (0, 0, 0)}
    )

    spell(match, "S-GRATE")
    assert offered(match) == {"AimAtPlayer 1", "AimAtPlayer 2"}
    assert refusal(match, A, "AimAtPlayer(by=0, on=3)").message == "behind-the-wall"
    copy = match.clone()
    choose(match, "AimAtPlayer", on=B)
    choose(copy, "AimAtPlayer", on=C)
    choose(copy, "Accept")

    assert (place(match, B), coins(match, B)) == ("K24", [1, 1, 1])
    assert place(copy, C) == "K15"
    assert asked(match) == asked(copy) == (A, "ActBeforeRoll")


@rule("S-ACCIO", "TRA-D11")
def test_accio_takes_one_coin_of_a_kind_the_target_owns() -> None:
    match = scene(
        {A: "D10", B: "D20", C: "book_shop", D: "K20"},
        hands={A: "S-ACCIO", B: "S-LEAVE"},
        coins={A: (0, 0, 0), B: (3, 0, 1), C: (0, 0, 0)},
    )

    spell(match, "S-ACCIO")
    assert offered(match) == {"AimAtCoin 1 galleon", "AimAtCoin 1 knut"}
    choose(match, "AimAtCoin", coin="galleon")
    choose(match, "Accept")

    assert (coins(match, A), coins(match, B)) == ([1, 0, 0], [2, 0, 1])


@rule("S-ACCIO", "TRA-R43")
def test_accio_needs_a_target_with_a_coin() -> None:
    match = scene({A: "D10", B: "D20"}, seats=2, hands={A: "S-ACCIO"}, coins={B: (0, 0, 0)})

    assert offered(match) == {"RollDice"}
    assert refusal(match, A, "PlaySpell(by=0, card=S-ACCIO)").message == "no-coin-to-take"


@rule("TRA-CARD-10", "S-DEFEND", "TRA-R25", "TRA-S32")
@pytest.mark.parametrize("attack", ["S-TAKE", "S-GRATE", "S-ACCIO"])
def test_a_defence_stops_every_attack_and_leaves_the_board_as_it_was(attack: str) -> None:
    match = scene({A: "D10", B: "D12"}, seats=2, hands={A: attack, B: "S-DEFEND S-KEY"}, trunks={B: "owl"})
    board = [place(match, B), coins(match, A), coins(match, B), trunk(match, B)]

    spell(match, attack)
    if asked(match)[0] == A:
        choose(match, "AimAtCoin", coin="knut")
    choose(match, "DefendYourself")

    assert [place(match, B), coins(match, A), coins(match, B), trunk(match, B)] == board
    assert match.view(B)["hand"] == ["S-KEY"]
    assert pile(match)[-2:] == [attack, "S-DEFEND"]
    assert last(match, "AttackFendedOff")["by"] == B


@rule("TRA-R25", "TRA-CARD-08")
def test_only_the_target_is_asked_and_only_once() -> None:
    match = scene({A: "D10", B: "D12", C: "D14"}, hands={A: "S-TAKE", B: "S-LEAVE", C: "S-DEFEND"}, trunks={B: "owl"})

    spell(match, "S-TAKE")
    assert asked(match) == (B, "AnswerAttack")
    choose(match, "Accept")

    assert happened(match).count("AttackAccepted") == 1
    assert trunk(match, A) == {"owl"}


@rule("TRA-R54")
def test_a_trunk_completed_before_the_walk_may_win_on_that_walk() -> None:
    five = "potion cauldron robe wand book"
    match = scene({A: "D33", B: "D01"}, seats=2, hands={A: "S-TAKE S-LEAVE", B: ""}, trunks={A: five, B: "owl"})

    roll(match, 2, 3)
    spell(match, "S-TAKE")
    choose(match, "GoOn")
    choose(match, "EnterShop", shop="leaky")

    assert match.over


@rule("TRA-RETURN-01", "TRA-TAKE-02")
def test_an_empty_shop_sells_again_after_a_duplicate_was_taken() -> None:
    match = scene(
        {A: "D10", B: "D14"}, hands={A: "S-TAKE S-LEAVE", B: ""}, trunks={A: "owl", B: "owl", C: "owl"}, seats=4
    )
    assert match.view(None)["stock"]["owl"] == 0

    spell(match, "S-TAKE")

    assert match.view(None)["stock"]["owl"] == 1
    throw(match, 2, 2)
    choose(match, "EnterShop", shop="owl_emporium")
    assert refusal(match, A, "Buy(by=0, item=owl)").message == "owned-already"


@rule("TRA-R59", "S-GRATE")
@pytest.mark.parametrize(("fifth", "arrival"), [("K22", "K33"), ("K33", "D34")])
def test_a_grate_with_no_free_space_before_the_exit_leads_out_of_the_alley(fifth: str, arrival: str) -> None:
    at = {A: "D10", B: "D28", C: "K31", D: "K32", E: fifth}
    match = scene(at, hands={A: "S-GRATE S-LEAVE", B: ""}, seats=5)

    spell(match, "S-GRATE")

    assert place(match, B) == arrival


@rule("TRA-R11", "S-GRATE")
def test_an_exile_by_card_does_not_end_the_casters_turn() -> None:
    match = scene({A: "D16", B: "D20"}, hands={A: "S-GRATE S-LEAVE", B: ""}, seats=2)

    spell(match, "S-GRATE")
    walk(match, S, 2)

    assert place(match, B) == "K24"
    assert place(match, A) == "D18"
