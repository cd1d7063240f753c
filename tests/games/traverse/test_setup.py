"""Hats, stock, cards, who begins, and the options of the table. TRA-SETUP, TRA-START, TRA-R61."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.ruleset import Value
from sortilege.shelf.traverse.steps import ROLL_FOR_START
from sortilege.testing import rule
from tests.games.traverse.scenes import A, B, S, asked, happened, new, offered, quiet_turn, refusal, scene

COLOURS = ["red", "yellow", "green", "blue", "purple", "black"]


@rule("TRA-SETUP-01", "TRA-D01")
def test_hats_are_chosen_in_seat_order_and_never_twice() -> None:
    match = sortilege.new("traverse", seats=6, seed=1)

    for seat in range(5):
        assert asked(match) == (seat, "ChooseHat")
        assert offered(match) == {f"TakeHat {colour}" for colour in COLOURS[seat:]}
        if seat:
            assert refusal(match, seat, f"TakeHat(by={seat}, hat=red)").rules == ("TRA-SETUP-01",)
        match.answer(seat, f"TakeHat(by={seat}, hat={COLOURS[seat]})")
    assert match.view(None)["players"][5]["hat"] == "black"


@rule("TRA-SETUP-05", "TRA-SETUP-06")
@pytest.mark.parametrize("seed", range(5))
def test_only_spells_are_dealt_two_to_each_and_seen_by_their_holder_alone(seed: int) -> None:
    match = sortilege.new("traverse", seats=6, seed=seed)
    while asked(match)[1] == "ChooseHat":
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    for seat in range(6):
        held = match.view(seat)["hand"]
        assert len(held) == 2
        assert all(card.startswith("S-") for card in held)
        dealt = [event.fields for event in match.events(seat) if event.name == "SpellsDealt"]
        assert sorted([str(dealt[seat]["first"]), str(dealt[seat]["second"])]) == held
        assert all(one["first"] is one["second"] is None for one in dealt if one["to"] != seat)
    assert match.view(None)["hand"] == []
    told = [event.fields for event in match.events(None) if event.name == "SpellsDealt"]
    assert all(one["first"] is one["second"] is None for one in told)


@rule("TRA-SETUP-01")
def test_no_hat_at_all_is_nobodys_hat() -> None:
    match = sortilege.new("traverse", seats=3, seed=1)
    match.answer(0, "TakeHat(by=0, hat=red)")

    assert match.why_not(1, "TakeHat(by=1, hat=red)").message == "hat-is-taken"  # type: ignore[union-attr]
    assert match.why_not(1, "TakeHat(by=1, hat=none)").message == "not-offered"  # type: ignore[union-attr]


@rule("TRA-R01", "TRA-SETUP-04", "TRA-SETUP-07", "TRA-SETUP-08", "TRA-S02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_bank_has_what_the_players_have_not_and_the_pile_what_was_not_dealt(seats: int) -> None:
    view = new(seats).view(None)

    for coin in ("galleon", "sickle", "knut"):
        assert view["bank"][coin] == 20 - 2 * seats
        assert view["bank"][coin] + sum(one["coins"][coin] for one in view["players"]) == 20
    assert view["pile"] == 46 - 2 * seats


@rule("TRA-SETUP-09", "TRA-SETUP-10", "TRA-R02", "TRA-R61", "TRA-D23", "TRA-JR-03", "TRA-S02", "TRA-SETUP-11")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("full", ["auto", True, False])
def test_full_stock_is_automatic_for_two_and_can_be_set_either_way(seats: int, full: Value) -> None:
    standard = new(seats, options={"full_stock": full}).view(None)["stock"]
    junior = new(seats, "junior", {"full_stock": full}).view(None)["stock"]

    plenty = full is True or (full == "auto" and seats == 2)
    others = {many for item, many in standard.items() if item != "wand"}
    assert standard["wand"] == seats
    assert others == {seats if plenty else seats - 1}
    assert set(junior.values()) == {seats}


@rule("TRA-START-01")
@pytest.mark.parametrize(("dice", "first"), [((S, 2), B), ((3, S), A), ((5, 6), B)])
def test_the_highest_die_begins_and_a_spiral_counts_one(dice: tuple[int, int], first: int) -> None:
    match = scene(seats=2, step=ROLL_FOR_START(0b11), dice=dice)

    assert match.view(None)["first"] == first
    assert asked(match)[0] == first


@rule("TRA-START-02")
def test_turns_go_round_in_seat_order() -> None:
    match = scene({A: "D01", B: "D20"}, seats=3, turn=B)

    order = []
    for _ in range(6):
        order.append(asked(match)[0])
        quiet_turn(match, 2, 3)

    assert order == [1, 2, 0, 1, 2, 0]


@rule("TRA-R04", "TRA-R61")
def test_the_first_seat_is_named_in_the_junior_game_and_rolled_for_in_the_standard_game() -> None:
    assert [asked(new(4, "junior", {"first_seat": seat}))[0] for seat in range(4)] == [0, 1, 2, 3]
    rolled = new(4, options={"first_seat": 3})
    assert happened(rolled).count("StartRolled") >= 4
    assert asked(rolled) == asked(new(4))


@rule("TRA-D23", "TRA-R61", "TRA-R02")
@pytest.mark.parametrize(
    ("seats", "mode", "options", "problem"),
    [
        (1, "standard", {}, "seats"),
        (7, "junior", {}, "seats"),
        (3, "expert", {}, "mode"),
        (3, "junior", {"first_seat": 3}, "first_seat may be at most 2 with 3 players"),
        (3, "standard", {"full_stock": "on"}, "full_stock"),
        (3, "standard", {"max_rounds": -1}, "max_rounds"),
        (3, "standard", {"cards": True}, "cards"),
    ],
)
def test_what_a_table_cannot_be_is_refused(seats: int, mode: str, options: dict[str, Value], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        sortilege.new("traverse", seats=seats, mode=mode, options=options)


@rule("TRA-D23", "TRA-R61")
def test_by_default_stock_is_automatic_seat_0_begins_and_nothing_limits_the_rounds() -> None:
    ruleset = sortilege.ruleset("traverse")

    assert ruleset.modes == ("standard", "junior")
    usual = {"full_stock": "auto", "first_seat": 0, "max_rounds": 0}
    assert ruleset.check_options("standard", 4, None) == usual
    assert ruleset.check_options("junior", 4, None) == {**usual, "alley": False}


def test_a_record_names_the_alley_only_where_it_is_in_play() -> None:
    for alley in (False, True):
        match = sortilege.new("traverse", seats=2, mode="junior", seed=1, options={"alley": alley})

        assert ("alley" in match.record().options) == alley
        assert sortilege.replay(match.record()).view(None) == match.view(None)
