"""Drawing, keeping, playing and discarding. TRA-CARD, TRA-R37, TRA-R38, TRA-R60."""

from __future__ import annotations

import pytest

from sortilege.shelf.traverse.state import PILE
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    S,
    asked,
    choose,
    coins,
    end,
    hand,
    last,
    offered,
    pile,
    place,
    player,
    refusal,
    roll,
    scene,
    spell,
    throw,
    trunk,
    waiting,
    walk,
)


@rule("TRA-CARD-03", "TRA-D05", "S-KEY", "TRA-D13")
@pytest.mark.parametrize("keep", [True, False])
def test_a_drawn_spell_is_kept_or_played_at_once(keep: bool) -> None:
    match = scene({A: "D06"}, hands={A: "S-DEFEND"}, pile="S-KEY")
    walk(match, 2, 3)

    if keep:
        choose(match, "KeepSpell")
        assert hand(match, A) == ["S-DEFEND", "S-KEY"]
        assert coins(match, A) == [2, 2, 2]
    else:
        spell(match, "S-KEY")
        choose(match, "TakeCoins", first="galleon", second="sickle")
        assert hand(match, A) == ["S-DEFEND"]
        assert coins(match, A) == [3, 3, 2]
    assert asked(match) == (A, "ActAfterWalk")


@rule("TRA-CARD-03", "TRA-R16")
def test_while_a_drawn_spell_is_decided_no_other_may_be_played() -> None:
    match = scene({A: "D06"}, hands={A: "S-CLOSE"}, pile="S-KEY")
    walk(match, 2, 3)

    assert refusal(match, A, "PlaySpell(by=0, card=S-CLOSE)").message == "only-the-drawn-card"
    choose(match, "KeepSpell")
    assert offered(match) == {"EndTurn", "PlaySpell S-CLOSE", "PlaySpell S-KEY"}


@rule("TRA-CARD-02", "TRA-CARD-09", "D-NIFFLER", "TRA-D17")
def test_a_drawn_damage_card_is_resolved_at_once_and_no_defence_is_offered() -> None:
    match = scene({A: "D06"}, hands={A: "S-DEFEND"}, pile="D-NIFFLER")

    walk(match, 2, 3)

    assert (asked(match), offered(match)) == (
        (A, "ChooseCoinToLose"),
        {"LoseCoin galleon", "LoseCoin sickle", "LoseCoin knut"},
    )
    choose(match, "LoseCoin", coin="sickle")
    assert coins(match, A) == [2, 1, 2]
    assert pile(match)[-1] == "D-NIFFLER"


@rule("TRA-CARD-04", "TRA-CARD-05", "TRA-D06")
@pytest.mark.parametrize("held", [4, 5])
def test_the_limit_is_five_and_only_a_sixth_is_asked_about(held: int) -> None:
    cards = ["S-DEFEND", "S-DEFEND", "S-DEFEND", "S-DEFEND", "S-LEAVE"][:held]
    match = scene({A: "D06"}, seats=2, hands={A: " ".join(cards)}, pile="S-LEAVE")

    walk(match, 2, 3)

    assert asked(match)[1] == ("ChooseForDrawn" if held == 4 else "ChooseForSixth")
    match.answer(A, match.asks[0].options[0])
    assert player(match, A)["cards"] == 5


@rule("TRA-R38")
def test_the_sixth_card_may_be_an_attack_and_the_target_may_still_defend() -> None:
    match = scene(
        {A: "D25", B: "D32"},
        hands={A: "S-TAKE S-LEAVE S-LEAVE S-LEAVE S-OPEN", B: "S-DEFEND"},
        trunks={B: "owl"},
        pile="S-KEY",
    )
    walk(match, 2, 3)

    spell(match, "S-TAKE")
    assert asked(match) == (B, "AnswerAttack")
    choose(match, "Accept")

    assert trunk(match, A) == {"owl"}
    assert (player(match, A)["cards"], asked(match)) == (5, (A, "ActAfterWalk"))


@rule("TRA-R37", "TRA-CARD-11", "D-PIXIES", "TRA-D18")
def test_cards_go_under_the_pile_in_the_order_they_leave_play() -> None:
    match = scene({A: "D08"}, hands={A: "S-CLOSE S-KEY S-DEFEND"}, pile="D-PIXIES D-SIGNING")
    rest = pile(match)[2:]
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="leaky")

    walk(match, S, 3)
    assert (asked(match), offered(match)) == ((A, "ChooseSpellToLose"), {"LoseSpell S-DEFEND", "LoseSpell S-KEY"})
    choose(match, "LoseSpell", card="S-KEY")

    assert pile(match) == [*rest, "S-CLOSE", "D-PIXIES", "S-KEY", "D-SIGNING"]
    assert last(match, "SpellLost", A)["card"] == "S-KEY"
    assert last(match, "SpellLost", B)["card"] is None


@rule("TRA-D18", "TRA-R58", "D-PIXIES")
def test_two_equal_spells_are_asked_about_and_a_single_one_is_lost_without_asking() -> None:
    two, one = (scene({A: "D06"}, hands={A: held}, pile="D-PIXIES") for held in ("S-DEFEND S-DEFEND", "S-DEFEND"))

    for match in (two, one):
        walk(match, 2, 3)

    assert (asked(two), offered(two)) == ((A, "ChooseSpellToLose"), {"LoseSpell S-DEFEND"})
    assert hand(one, A) == []
    assert asked(one) == (B, "ActBeforeRoll")


@rule("TRA-R60", "TRA-MOVE-08")
def test_the_card_that_waits_is_seen_by_its_drawer_alone_and_cannot_be_played_yet() -> None:
    match = scene({A: "D08"}, hands={A: "S-DEFEND"}, pile="S-KEY S-CLOSE")

    walk(match, S, 3)

    assert waiting(match) == 1
    assert match.view(A)["waiting"] == ["S-CLOSE"]
    for other in (B, None):
        assert match.view(other)["waiting"] == [None]
    assert refusal(match, A, "PlaySpell(by=0, card=S-CLOSE)").message == "not-in-hand"
    choose(match, "KeepSpell", card="S-KEY")
    assert offered(match) == {"KeepSpell S-CLOSE", "PlaySpell S-CLOSE"}


@rule("TRA-R60", "TRA-R42")
def test_the_card_that_waits_is_shown_to_nobody_else_even_if_all_could_remember_it() -> None:
    match = scene({A: "D08"}, pile="S-KEY S-CLOSE")
    match.game.reveal(match.game.zones[PILE][-2])

    walk(match, S, 3)

    assert match.view(A)["waiting"] == ["S-CLOSE"]
    for other in (B, None):
        assert match.view(other)["waiting"] == [None]
    assert match.open_view()["waiting"] == ["S-CLOSE"]


@rule("TRA-R60", "TRA-CARD-05")
def test_the_card_that_waits_does_not_count_towards_the_limit() -> None:
    match = scene({A: "D08"}, seats=2, hands={A: "S-DEFEND S-DEFEND S-DEFEND S-LEAVE"}, pile="S-LEAVE S-LEAVE")

    walk(match, S, 3)

    assert (asked(match)[1], waiting(match)) == ("ChooseForDrawn", 1)
    choose(match, "KeepSpell")
    assert (asked(match)[1], waiting(match)) == ("ChooseForSixth", 0)


@rule("TRA-R15", "TRA-R60", "S-CART", "TRA-R53")
def test_a_first_card_that_moves_the_hat_does_not_stop_the_second() -> None:
    match = scene({A: "D08"}, coins={A: (0, 0, 0)}, pile="S-CART S-KEY")
    walk(match, S, 3)

    spell(match, "S-CART")

    assert (place(match, A), coins(match, A)) == ("D17", [1, 1, 1])
    assert offered(match) == {"KeepSpell S-KEY", "PlaySpell S-KEY"}


@rule("TRA-CARD-06", "TRA-CARD-07")
def test_a_window_stays_open_after_a_spell_until_it_is_closed() -> None:
    match = scene({A: "D16"}, hands={A: "S-KEY S-KEY S-CLOSE"})

    for _ in range(2):
        spell(match, "S-KEY")
        choose(match, "TakeCoins", first="knut", second="knut")
        assert asked(match) == (A, "ActBeforeRoll")
    roll(match, 2, 2)

    assert coins(match, A) == [2, 2, 6]
    assert asked(match) == (A, "ActAfterRoll")


@rule("TRA-CARD-08")
def test_no_card_is_played_in_anothers_turn() -> None:
    match = scene({A: "D10", B: "D20"}, hands={B: "S-CLOSE S-KEY"})

    for card in ("S-CLOSE", "S-KEY"):
        assert refusal(match, B, f"PlaySpell(by=1, card={card})").rules == ("TRA-START-02", "TRA-CARD-08")
        assert refusal(match, A, f"PlaySpell(by=1, card={card})").message == "not-offered"


@rule("TRA-CARD-04", "TRA-R38")
def test_cards_are_discarded_only_for_a_sixth_and_only_out_of_ones_hand() -> None:
    few = scene({A: "D10"}, hands={A: "S-CLOSE"})
    sixth = scene({A: "D06"}, hands={A: "S-CLOSE S-CLOSE S-CLOSE S-LEAVE S-LEAVE"}, pile="S-LEAVE")
    walk(sixth, 2, 3)

    assert refusal(few, A, "DiscardSpell(by=0, card=S-CLOSE)").message == "only-a-sixth-card"
    assert refusal(sixth, A, "DiscardSpell(by=0, card=S-KEY)").message == "not-in-hand"


@rule("TRA-R44")
def test_with_thirty_spells_in_hands_the_pile_still_gives_two_cards() -> None:
    cards = ["S-FLOO"] * 5 + ["S-CLOSE"] * 3 + ["S-TAKE"] * 7 + ["S-DEFEND"] * 4 + ["S-LEAVE"] * 3
    cards += ["S-CART"] * 2 + ["S-GRATE"] + ["S-ACCIO"] * 2 + ["S-KEY"] * 2 + ["S-OPEN"]
    hands = {seat: " ".join(cards[5 * seat : 5 * seat + 5]) for seat in range(6)}
    match = scene({A: "D08"}, seats=6, hands=hands, pile="D-SIGNING D-NIFFLER")
    assert len(match.game.zones[PILE]) == 16

    walk(match, S, 3)

    assert player(match, A)["misses"] == 1
    assert asked(match) == (A, "ChooseCoinToLose")


@rule("TRA-CARD-10", "TRA-R25")
def test_a_defence_cannot_be_played_without_holding_it() -> None:
    match = scene({A: "D10", B: "D12"}, hands={A: "S-ACCIO", B: "S-KEY"})
    spell(match, "S-ACCIO")
    choose(match, "AimAtCoin", on=B, coin="knut")

    assert refusal(match, B, "DefendYourself(by=1)").message == "no-defence-in-hand"
    choose(match, "Accept")
    assert coins(match, B) == [2, 2, 1]


@rule("TRA-TURN-03", "TRA-BUY-07")
def test_ending_the_turn_closes_the_window_with_cards_in_hand() -> None:
    match = scene({A: "D16"}, hands={A: "S-CLOSE"})
    throw(match, 2, 2)

    end(match)

    assert asked(match) == (B, "ActBeforeRoll")
    assert hand(match, A) == ["S-CLOSE"]
