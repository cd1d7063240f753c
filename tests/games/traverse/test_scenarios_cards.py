"""The ledger's scenarios: drawing, keeping and discarding, Damage, attacks and Defence."""

from __future__ import annotations

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    A,
    B,
    C,
    D,
    S,
    asked,
    choose,
    coins,
    end,
    hand,
    happened,
    last,
    load,
    offered,
    pile,
    place,
    player,
    quiet_turn,
    refusal,
    roll,
    scene,
    spell,
    stock,
    throw,
    trunk,
    waiting,
)


@rule("TRA-S31", "TRA-CARD-04", "TRA-CARD-05", "TRA-R38", "TRA-D06")
def test_with_a_sixth_spell_one_of_the_six_is_played_or_discarded() -> None:
    match = scene({A: "D25"}, hands={A: "S-CLOSE S-CLOSE S-KEY S-LEAVE S-FLOO"}, pile="S-DEFEND")

    throw(match, 2, 3)
    choose(match, "Walk")

    assert asked(match) == (A, "ChooseForSixth")
    cards = ("S-CLOSE", "S-KEY", "S-LEAVE", "S-FLOO", "S-DEFEND")
    assert offered(match) == {f"DiscardSpell {card}" for card in cards} | {"PlaySpell S-CLOSE", "PlaySpell S-KEY"}
    assert refusal(match, A, "PlaySpell(by=0, card=S-DEFEND)").message == "only-against-an-attack"
    copy = match.clone()
    choose(match, "DiscardSpell", card="S-LEAVE")
    spell(copy, "S-CLOSE")
    choose(copy, "CloseBuilding", building="leaky")
    for one in (match, copy):
        assert player(one, A)["cards"] == 5
        assert asked(one) == (A, "ActAfterWalk")


@rule("TRA-S33", "TRA-R25", "TRA-D12")
def test_the_question_to_the_target_hides_its_hand() -> None:
    with_defence, without, empty = (
        scene({A: "D10", B: "D12"}, hands={A: "S-ACCIO", B: held, C: "", D: ""}, pile="S-OPEN")
        for held in ("S-DEFEND", "S-KEY", "")
    )

    for match in (with_defence, without, empty):
        spell(match, "S-ACCIO")
        choose(match, "AimAtCoin", on=B, coin="knut")

    assert asked(with_defence) == asked(without) == (B, "AnswerAttack")
    assert str(with_defence.asks[0].default) == str(without.asks[0].default) == "Accept(by=1)"
    for seat in (A, C, None):
        assert with_defence.view(seat) == without.view(seat)
        assert with_defence.events(seat)[-3:] == without.events(seat)[-3:]
    assert offered(without) == {"Accept"}
    assert coins(empty, B) == [2, 2, 1]
    assert "AttackAccepted" not in happened(empty)


@rule("TRA-S35", "TRA-R27")
def test_there_is_no_skipping_to_a_richer_player() -> None:
    match = scene({A: "D10", B: "D12", C: "D14"}, hands={A: "S-TAKE"}, trunks={C: "owl wand book robe"})

    assert offered(match) == {"RollDice"}
    assert refusal(match, A, "PlaySpell(by=0, card=S-TAKE)").message == "nothing-in-front"


@rule("TRA-S46", "TRA-R45", "TRA-CARD-09", "D-RETURN")
def test_whoever_has_no_item_puts_none_back() -> None:
    match = scene({A: "D06"}, hands={A: "S-DEFEND"}, pile="D-RETURN")

    throw(match, 2, 3)
    choose(match, "Walk")

    assert happened(match)[-2:] == ["DamageDrawn", "NothingLost"]
    assert pile(match)[-1] == "D-RETURN"
    assert (asked(match), offered(match)) == ((A, "ActAfterWalk"), {"EndTurn"})


@rule("TRA-S52", "TRA-R41", "D-SIGNING")
def test_two_signings_cost_two_turns_in_which_one_may_defend() -> None:
    match = scene({A: "D08"}, seats=2, hands={A: "S-DEFEND", B: "S-ACCIO S-LEAVE"}, pile="D-SIGNING D-SIGNING")

    throw(match, S, 3)
    choose(match, "Walk")
    assert player(match, A)["misses"] == 2
    end(match)
    for misses in (1, 0):
        assert asked(match) == (B, "ActBeforeRoll")
        if misses:
            spell(match, "S-ACCIO")
            choose(match, "AimAtCoin", on=A, coin="knut")
            assert (asked(match), offered(match)) == ((A, "AnswerAttack"), {"Accept", "DefendYourself"})
            choose(match, "Accept")
        quiet_turn(match, 2, 2)
        assert player(match, A)["misses"] == misses
    quiet_turn(match, 2, 4)
    assert asked(match) == (A, "ActBeforeRoll")


@rule("TRA-S53", "TRA-BUY-05", "TRA-RETURN-02", "TRA-R55", "TRA-CARD-02")
def test_a_shop_that_was_empty_sells_again_when_an_item_comes_back() -> None:
    match = scene(
        {A: "D22", B: "D05"}, seats=2, coins={A: (0, 2, 0)}, trunks={B: "book"}, full_stock=False, pile="D-RETURN"
    )

    throw(match, 2, 3)
    choose(match, "EnterShop", shop="book_shop")
    assert offered(match) == {"EndTurn"}
    assert refusal(match, A, "Buy(by=0, item=book)").message == "sold-out"
    end(match)
    throw(match, 2, 4)
    choose(match, "Walk", to="D11")
    assert (stock(match, "book"), trunk(match, B)) == (1, set())
    end(match)

    assert offered(match) == {"RollDice", "Buy book"}


@rule("TRA-S55", "TRA-CARD-06", "TRA-CARD-07", "TRA-CARD-08", "TRA-R24", "TRA-R25", "TRA-TURN-01")
def test_many_spells_in_one_turn_and_only_attacks_can_be_answered() -> None:
    match = scene({A: "D10", B: "D20"}, hands={A: "S-KEY S-ACCIO S-CLOSE", B: "S-CLOSE S-DEFEND"})

    spell(match, "S-KEY")
    choose(match, "TakeCoins", first="knut", second="knut")
    roll(match, 2, 6)
    assert refusal(match, B, "PlaySpell(by=1, card=S-CLOSE)").message == "not-asked"
    spell(match, "S-ACCIO")
    choose(match, "AimAtCoin", on=B, coin="galleon")
    assert (asked(match), offered(match)) == ((B, "AnswerAttack"), {"Accept", "DefendYourself"})
    choose(match, "DefendYourself")
    choose(match, "GoOn")
    choose(match, "Walk")
    spell(match, "S-CLOSE")
    choose(match, "CloseBuilding", building="book_shop")

    assert coins(match, A) == [3, 3, 5]
    assert match.view(None)["sign"] == "book_shop"
    assert "AnswerAttack" not in {ask.why.name for ask in match.asks}


@rule("TRA-S60", "TRA-CARD-01", "TRA-CARD-03", "TRA-CARD-05", "S-LEAVE")
def test_on_the_street_the_leave_card_can_only_be_kept_or_discarded() -> None:
    few = scene({A: "D06"}, seats=2, pile="S-LEAVE")
    five = scene({A: "D06"}, seats=2, hands={A: "S-DEFEND S-DEFEND S-DEFEND S-DEFEND S-FLOO"}, pile="S-LEAVE")

    for match in (few, five):
        throw(match, 2, 3)
        choose(match, "Walk")

    assert offered(few) == {"KeepSpell S-LEAVE"}
    assert offered(five) == {"DiscardSpell S-DEFEND", "DiscardSpell S-FLOO", "DiscardSpell S-LEAVE"}


def windows(match: Match) -> list[tuple[str, set[str]]]:
    """What A is asked on a walk that meets nothing, and with which answers."""
    found = []
    while asked(match)[0] == A:
        found.append((asked(match)[1], offered(match)))
        if found[-1][0] == "ActBeforeRoll":
            load(match, 3, 4)
        match.answer(A, match.asks[0].options[0])
    return found


@rule("TRA-S69", "TRA-R58", "TRA-D02", "TRA-D03", "TRA-D07")
def test_whoever_holds_a_card_is_asked_at_every_window() -> None:
    unplayable = windows(scene({A: "D16"}, hands={A: "S-DEFEND"}))
    playable = windows(scene({A: "D16"}, hands={A: "S-CLOSE"}))
    empty = scene({A: "D16"}, hands={A: ""}, dice=(3, 4))

    assert [name for name, _ in unplayable] == [name for name, _ in playable]
    assert [answers for name, answers in unplayable if name != "ChooseStop"] == [{"RollDice"}, {"GoOn"}, {"EndTurn"}]
    assert asked(empty) == (A, "ChooseStop")
    choose(empty, "Walk")
    assert asked(empty) == (B, "ActBeforeRoll")


@rule("TRA-S70", "TRA-R58", "TRA-D05")
def test_a_drawn_spell_that_cannot_be_played_is_asked_about_all_the_same() -> None:
    match = scene({A: "D06"}, hands={A: "S-DEFEND S-LEAVE S-KEY"}, pile="S-DEFEND")

    throw(match, 2, 3)
    choose(match, "Walk")

    assert (asked(match), offered(match)) == ((A, "ChooseForDrawn"), {"KeepSpell S-DEFEND"})
    choose(match, "KeepSpell")
    assert last(match, "SpellKept", A)["card"] == "S-DEFEND"
    for other in (B, None):
        assert last(match, "SpellKept", other) == {"by": A, "card": None}


@rule("TRA-S72", "TRA-R60", "TRA-R45", "D-PIXIES")
def test_pixies_cannot_reach_the_card_that_waits() -> None:
    match = scene({A: "D08"}, hands={A: ""}, pile="D-PIXIES S-KEY", dice=(S, 3))

    choose(match, "Walk")

    assert happened(match)[-2:] == ["DamageDrawn", "NothingLost"]
    assert (asked(match), offered(match)) == ((A, "ChooseForDrawn"), {"KeepSpell S-KEY", "PlaySpell S-KEY"})
    assert (hand(match, A), waiting(match)) == (["S-KEY"], 0)


@rule("TRA-S73", "TRA-R15", "TRA-D06")
def test_a_sixth_card_after_an_exile_can_only_be_discarded() -> None:
    match = scene({A: "D08"}, hands={A: "S-LEAVE S-CLOSE S-KEY S-FLOO S-ACCIO"}, pile="D-EXILE S-TAKE")

    throw(match, S, 3)
    choose(match, "Walk")

    assert place(match, A) == "K15"
    cards = ("S-LEAVE", "S-CLOSE", "S-KEY", "S-FLOO", "S-ACCIO", "S-TAKE")
    assert (asked(match), offered(match)) == ((A, "ChooseDiscard"), {f"DiscardSpell {card}" for card in cards})
    assert refusal(match, A, "PlaySpell(by=0, card=S-LEAVE)").rules == ("TRA-R15",)
    choose(match, "DiscardSpell", card="S-CLOSE")
    assert last(match, "SpellDiscarded", B) == {"by": A, "card": None}
    assert asked(match) == (B, "ActBeforeRoll")
