"""The ledger's scenarios: setting up, walking along Diagon Alley, shops and the bank."""

from __future__ import annotations

import pytest

from sortilege.shelf.traverse.components import FIRST_DAMAGE
from sortilege.shelf.traverse.state import PILE
from sortilege.shelf.traverse.steps import ROLL_FOR_START
from sortilege.testing import rule
from tests.games.traverse.scenes import (
    FULL,
    A,
    B,
    C,
    D,
    S,
    asked,
    choose,
    coins,
    end,
    happened,
    new,
    offered,
    place,
    player,
    quiet_turn,
    refusal,
    roll,
    scene,
    stock,
    throw,
    trunk,
    waiting,
    walk,
)


@rule("TRA-S01", "TRA-SETUP-01", "TRA-SETUP-02", "TRA-SETUP-04", "TRA-SETUP-06", "TRA-SETUP-07", "TRA-SETUP-08")
@rule("TRA-SETUP-09", "TRA-SETUP-10", "TRA-SETUP-12", "TRA-R06")
def test_four_players_start_in_the_inn_with_two_coins_of_each_kind_and_two_spells() -> None:
    match = new(4)
    view = match.view(None)

    assert [one["coins"] for one in view["players"]] == [{"galleon": 2, "sickle": 2, "knut": 2}] * 4
    assert [one["cards"] for one in view["players"]] == [2] * 4
    assert [one["place"] for one in view["players"]] == ["leaky"] * 4
    assert [one["trunk"] for one in view["players"]] == [[]] * 4
    assert len({one["hat"] for one in view["players"]}) == 4
    assert view["bank"] == {"galleon": 12, "sickle": 12, "knut": 12}
    assert view["stock"] == {"potion": 3, "cauldron": 3, "robe": 3, "wand": 4, "book": 3, "owl": 3}
    assert view["pile"] == 38
    assert view["sign"] is None
    faces = [match.game.face(piece) for piece in match.game.zones[PILE]]
    assert sum(face >= FIRST_DAMAGE for face in faces) == 16
    assert all(card.startswith("S-") for seat in range(4) for card in match.view(seat)["hand"])


@rule("TRA-S03", "TRA-START-01", "TRA-START-02", "TRA-R03")
def test_only_the_tied_highest_roll_again_for_the_start() -> None:
    match = scene(step=ROLL_FOR_START(0b1111), dice=(S, 6, 6, 4, S, 2))

    rollers = [event.fields["by"] for event in match.events(None) if event.name == "StartRolled"]
    assert rollers[-6:] == [A, B, C, D, B, C]
    assert match.view(None)["first"] == C
    assert asked(match) == (C, "ActBeforeRoll")
    quiet_turn(match, 3, 4)
    assert asked(match) == (D, "ActBeforeRoll")


@rule("TRA-S05", "TRA-D04", "TRA-MOVE-04", "TRA-R07")
def test_a_path_with_several_stops_offers_them_and_no_other_space() -> None:
    match = scene({A: "D20"})

    throw(match, 3, 5)

    assert offered(match) == {"EnterShop robe_shop", "TakeGate K24", "EnterShop book_shop", "Walk D28"}
    assert refusal(match, A, "Walk(by=0, to=D27)").rules == ("TRA-MOVE-04", "TRA-R07")
    choose(match, "EnterShop", shop="robe_shop")
    assert place(match, A) == "robe_shop"


@rule("TRA-S06", "TRA-MOVE-02", "TRA-MOVE-07", "TRA-MOVE-08")
def test_a_spiral_rolled_and_a_spiral_reached_draw_two_cards_in_order() -> None:
    match = scene({A: "D08"}, pile="S-KEY D-SIGNING")

    throw(match, S, 3)
    choose(match, "Walk")

    assert place(match, A) == "D11"
    assert (asked(match), waiting(match)) == ((A, "ChooseForDrawn"), 1)
    assert offered(match) == {"KeepSpell S-KEY", "PlaySpell S-KEY"}
    assert player(match, A)["misses"] == 0
    choose(match, "KeepSpell")
    assert player(match, A)["misses"] == 1
    assert waiting(match) == 0


@rule(
    "TRA-S09", "TRA-S11", "TRA-S12", "TRA-S59", "TRA-S66", "TRA-MOVE-03", "TRA-EXILE-01", "TRA-EXILE-03", "TRA-EXILE-07"
)
@rule("TRA-BUY-09", "TRA-R11", "TRA-R16", "TRA-R51")
@pytest.mark.parametrize(
    ("at", "exiled_to"),
    [
        ({A: "D12"}, "K15"),
        ({A: "D15"}, "K15"),
        ({A: "D32"}, "K06"),
        ({A: "owl_emporium", B: "K12"}, "K13"),
        ({A: "owl_emporium", B: "K13"}, "K14"),
        ({A: "D22", B: "D24", C: "K24"}, "K25"),
    ],
    ids=[
        "to the next Gate",
        "on a Gate",
        "past the inn",
        "by the Back door",
        "by a crowded Back door",
        "two at a Gate",
    ],
)
def test_two_spirals_exile_at_once_and_end_the_turn(at: dict[int, str], exiled_to: str) -> None:
    match = scene(at, trunks={A: FULL})

    roll(match, S, S)

    assert place(match, A) == exiled_to
    assert (match.over, asked(match)) == (False, (B, "ActBeforeRoll"))
    assert not {"CardsDrawn", "WentOn", "TurnEnded"} & set(happened(match))


@rule("TRA-S10", "TRA-R11", "TRA-BANK-01", "TRA-R40")
@pytest.mark.parametrize(("sign", "purse"), [(None, [1, 1, 1]), ("gringotts", [0, 0, 0])])
def test_an_exile_past_the_bank_is_paid_unless_it_is_closed(sign: str | None, purse: list[int]) -> None:
    match = scene({A: "D16"}, coins={A: (0, 0, 0)}, sign=sign)

    roll(match, S, S)

    assert (place(match, A), coins(match, A)) == ("K24", purse)


@rule("TRA-S14", "TRA-BUY-02", "TRA-BUY-03", "TRA-BUY-04")
def test_only_the_exact_coins_buy() -> None:
    rich = scene({A: "owl_emporium"}, coins={A: (3, 0, 0)}, trunks={B: "owl"})
    exact = scene({A: "owl_emporium"}, coins={A: (0, 1, 1)}, trunks={B: "owl"})

    assert offered(rich) == {"RollDice"}
    assert refusal(rich, A, "Buy(by=0, item=owl)").message == "wrong-coins"
    before = coins(exact, None)
    assert stock(exact, "owl") == 2
    choose(exact, "Buy", item="owl")
    assert (coins(exact, A), trunk(exact, A), stock(exact, "owl")) == ([0, 0, 0], {"owl"}, 1)
    assert coins(exact, None) == [before[0], before[1] + 1, before[2] + 1]


@rule("TRA-S15", "TRA-BUY-07", "TRA-TURN-03")
def test_a_purchase_ends_the_turn_with_its_cards() -> None:
    match = scene({A: "D24"}, coins={A: (0, 2, 0)}, hands={A: "S-CLOSE"})
    throw(match, 2, 3)
    choose(match, "EnterShop", shop="book_shop")
    assert "PlaySpell S-CLOSE" in offered(match)

    choose(match, "Buy", item="book")

    assert asked(match) == (B, "ActBeforeRoll")
    assert refusal(match, A, "PlaySpell(by=0, card=S-CLOSE)").message == "not-asked"


@rule("TRA-S16", "TRA-TURN-02", "TRA-R17")
def test_buying_first_replaces_the_roll_and_waiting_is_not_allowed() -> None:
    match = scene({A: "robe_shop"}, coins={A: (1, 1, 0)}, trunks={C: "robe", D: "robe"})
    copy = match.clone()

    assert offered(match) == {"RollDice", "Buy robe"}
    assert refusal(match, A, "EndTurn(by=0)").rules == ("TRA-TURN-02", "TRA-R17")
    choose(match, "Buy", item="robe")
    assert asked(match) == (B, "ActBeforeRoll")
    assert "DiceRolled" not in happened(match)
    throw(copy, 2, 4)
    choose(copy, "Walk")
    assert place(copy, A) == "D26"


@rule("TRA-S18", "TRA-BUY-06")
def test_nobody_buys_a_second_item_of_a_kind() -> None:
    match = scene({A: "wand_shop"}, coins={A: (2, 0, 0)}, trunks={A: "wand"})

    assert offered(match) == {"RollDice"}
    assert refusal(match, A, "Buy(by=0, item=wand)").message == "owned-already"


@rule("TRA-S54", "TRA-SHOP-02", "TRA-SHOP-03", "TRA-SHOP-04", "TRA-MOVE-06", "TRA-R08")
def test_a_crowded_shop_takes_everybody_and_a_crowded_entrance_pushes_on() -> None:
    match = scene({A: "owl_emporium", B: "owl_emporium", C: "D08", D: "D07"}, turn=C)

    throw(match, 2, 3)
    assert offered(match) == {"Walk D13", "EnterShop apothecary", "EnterShop owl_emporium"}
    choose(match, "Walk")
    end(match)
    assert place(match, C) == "D13"
    throw(match, 2, 4)
    assert {"EnterShop owl_emporium", "Walk D14"} <= offered(match)
    copy = match.clone()
    choose(match, "Walk")
    choose(copy, "EnterShop", shop="owl_emporium")

    assert place(match, D) == "D14"
    assert "CardsDrawn" not in happened(match)
    assert [place(copy, seat) for seat in (A, B, D)] == ["owl_emporium"] * 3


@rule("TRA-S61", "TRA-BANK-01", "TRA-BANK-02", "TRA-R09")
def test_landing_on_the_steps_pays_once_and_leaving_them_pays_nothing() -> None:
    match = scene({A: "D10"}, seats=2, coins={A: (0, 0, 0)})
    throw(match, 2, 5)

    assert "EnterShop gringotts" not in offered(match)
    assert refusal(match, A, "EnterShop(by=0, shop=gringotts)").rules == ("TRA-BANK-02",)
    choose(match, "Walk", to="D17")
    assert coins(match, A) == [1, 1, 1]
    end(match)
    quiet_turn(match, 2, 2)
    walk(match, 2, 5)
    assert (place(match, A), coins(match, A)) == ("D24", [1, 1, 1])
