"""Setting up: Tryals, Citizens, hands and the deck. SAL-SET, SAL-ADV-03, SAL-R56, SAL-R76, SAL-R77."""

from __future__ import annotations

from collections import Counter

import pytest

import sortilege
from sortilege.content import ContentFile
from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, Scene, words
from tests.games.salem.scenes import dealt, new, scene

DEALS = {
    4: (18, 1, 1), 5: (23, 1, 1), 6: (27, 2, 1), 7: (32, 2, 1), 8: (29, 2, 1), 9: (33, 2, 1),
    10: (27, 2, 1), 11: (30, 2, 1), 12: (33, 2, 1),
}  # fmt: skip
DEALS_WITH_MORE_WITCHES = {
    4: (17, 2, 1), 5: (22, 2, 1), 6: (26, 3, 1), 7: (31, 3, 1), 8: (28, 3, 1), 9: (32, 3, 1),
    10: (26, 3, 1), 11: (29, 3, 1), 12: (32, 3, 1),
}  # fmt: skip
COPIES = {
    "accusation": 35, "evidence": 5, "witness": 1, "alibi": 3, "stocks": 3, "scapegoat": 2, "arson": 1, "robbery": 1,
    "curse": 1, "asylum": 1, "piety": 1, "matchmaker": 2, "black_cat": 1, "night": 1, "conspiracy": 1,
}  # fmt: skip


def tryals_of(table: Scene) -> tuple[int, ...]:
    return tuple(table.all_tryals()[face] for face in ("puritan", "witch", "constable"))


@rule("SAL-SET-03", "SAL-SET-04", "SAL-S01", "SAL-S02")
@pytest.mark.parametrize("seats", range(4, 13))
def test_the_printed_table_says_which_tryals_are_dealt_in_equal_numbers(seats: int) -> None:
    table = Scene(new(seats, "standard", "", 3))

    assert tryals_of(table) == DEALS[seats]
    each = 5 if seats <= 7 else 4 if seats <= 9 else 3
    assert [len(table.row(seat)) for seat in range(seats)] == [each] * seats
    assert set(table.all_tryals()) == {"puritan", "witch", "constable"}  # none of them face-up


@rule("SAL-SET-04")
def test_the_tryals_are_shuffled() -> None:
    deals = {tuple(Scene(new(4, "standard", "", seed)).row(A)) for seed in range(40)}

    assert len(deals) > 5


@rule("SAL-R56", "SAL-ADV-03", "SAL-S52")
@pytest.mark.parametrize("seats", range(4, 13))
def test_each_extra_witch_takes_the_place_of_a_puritan(seats: int) -> None:
    assert tryals_of(Scene(new(seats, "standard", "more_witches", 3))) == DEALS_WITH_MORE_WITCHES[seats]


@rule("SAL-SET-05")
def test_each_player_sees_their_own_tryals_and_nobody_elses() -> None:
    table = Scene(new(5, "standard", "", 7))

    for seat in range(5):
        for other, player in enumerate(table.match.view(seat)["players"]):
            seen = [tryal["face"] for tryal in player["tryals"]]
            assert seen == (table.row(other) if other == seat else [None] * 5)
        received = [event["face"] for event in table.told(seat, "TrialReceived")]
        assert received == table.row(seat)
    assert table.told(None, "TrialReceived") == []


@rule("SAL-SET-06", "SAL-GEN-08")
def test_how_many_tryals_lie_face_down_and_face_up_is_public() -> None:
    table = scene(rows={B: "2 PURITAN witch"})

    shown = [[tryal["open"] for tryal in player["tryals"]] for player in table.match.view(None)["players"]]

    assert shown == [[False] * 5, [True, True, False, False, False], [False] * 5, [False] * 5]


@rule("SAL-SET-07", "SAL-GEN-01", "SAL-GEN-02")
def test_who_is_dealt_a_witch_card_is_a_witch_and_nobody_else_is() -> None:
    for seed in range(20):
        table = Scene(new(6, "standard", "", seed))
        holders = {seat for seat in range(6) if "witch" in table.row(seat)}
        assert table.witches() == holders
        for seat in range(6):
            assert table.match.view(seat)["players"][seat]["witch"] is (seat in holders)


@rule("SAL-GEN-05", "SAL-GEN-04")
def test_one_player_may_be_dealt_several_witch_cards_or_be_constable_as_well() -> None:
    rows = [
        Counter(table.row(seat))
        for seed in range(150)
        for table in [Scene(new(6, "standard", "", seed))]
        for seat in range(6)
    ]

    assert any(row["witch"] == 2 for row in rows)
    assert any(row["witch"] and row["constable"] for row in rows)


@rule("SAL-SET-08", "SAL-CIT-01")
def test_each_player_has_one_citizen_that_everybody_sees() -> None:
    table = Scene(new(12, "standard", "", 2))

    citizens = [player["citizen"] for player in table.match.view(None)["players"]]
    assert len(set(citizens)) == 12
    assert set(citizens) <= {row["id"] for row in ContentFile("salem", "citizens").rows("citizen")}
    assert [event["citizen"] for event in table.told(None, "CitizenTaken")] == citizens


@rule("SAL-SET-09", "SAL-D01")
def test_with_a_choice_of_citizens_each_keeps_one_of_two_and_boxes_the_other_unseen() -> None:
    table = Scene(new(4, "standard", "citizen_choice", 1))
    assert table.asked() == dict.fromkeys(range(4), "ChooseCitizen")
    offered = {seat: [str(option.arguments["citizen"]) for option in table.options(seat)] for seat in range(4)}
    assert [len(pair) for pair in offered.values()] == [2] * 4
    assert [table.default(seat) for seat in range(4)] == ["RANDOM"] * 4
    assert [table.seconds(seat) for seat in range(4)] == [None] * 4
    assert table.refusal(A, f"KeepCitizen(by=0, citizen={offered[B][0]})").rules == ("SAL-SET-09",)

    for seat in (D, B, A):
        table.do(seat, "KeepCitizen", citizen=offered[seat][0])
    assert [player["citizen"] for player in table.match.view(None)["players"]] == [None] * 4  # sealed

    table.do(C, "KeepCitizen", citizen=offered[C][0])
    assert [player["citizen"] for player in table.match.view(None)["players"]] == [
        offered[seat][0] for seat in range(4)
    ]
    boxed = {offered[seat][1] for seat in range(4)}
    assert not any(str(event.fields.get("citizen")) in boxed for event in table.match.events(None))
    assert set(table.asked().values()) == {"ChooseBlackCat"}


@rule("SAL-SET-09", "SAL-S03")
@pytest.mark.parametrize("seats", [4, 7])
def test_seven_players_or_fewer_may_choose_their_citizens(seats: int) -> None:
    table = Scene(new(seats, "standard", "citizen_choice", 1))

    assert set(table.asked().values()) == {"ChooseCitizen"}
    offered = [option.arguments["citizen"] for seat in range(seats) for option in table.options(seat)]
    assert len(set(offered)) == len(offered) == 2 * seats
    with pytest.raises(ValueError, match="citizen_choice is for 4 to 7 players, not 8"):
        new(8, "standard", "citizen_choice", 1)


@rule("SAL-SET-10", "SAL-SET-11", "SAL-S01", "SAL-S02")
@pytest.mark.parametrize("seats", range(4, 13))
def test_hands_have_three_cards_and_night_lies_at_the_bottom(seats: int) -> None:
    table = Scene(new(seats, "standard", "", 5))

    hands = [table.hand(seat) for seat in range(seats)]
    assert [hand.total() for hand in hands] == [3] * seats
    assert not any(hand.keys() & {"black_cat", "night", "conspiracy"} for hand in hands)
    assert len(table.deck()) == 58 - 3 * seats
    assert table.deck()[-1] == "night"
    assert "black_cat" not in table.deck()
    assert sum(hands, Counter(table.deck())) + Counter(["black_cat"]) == COPIES


@rule("SAL-SET-10", "SAL-R55")
def test_a_hand_is_known_to_its_owner_and_its_size_to_all() -> None:
    table = Scene(new(4, "standard", "", 5))

    assert table.match.view(B)["players"][B]["hand"] == sorted(table.hand(B).elements())
    for eyes in (A, C, D, None):
        assert table.match.view(eyes)["players"][B]["hand"] == [None] * 3


@rule("SAL-SET-11")
def test_conspiracy_may_lie_anywhere_above_night() -> None:
    places = {Scene(new(12, "standard", "", seed)).deck().index("conspiracy") for seed in range(120)}

    assert places <= set(range(21))
    assert {0, 20} <= places
    assert new(4, "standard", "", 1).view(A)["deck"] == ["night"] + [None] * 45  # from the bottom up


@rule("SAL-SET-12")
def test_the_gavel_starts_at_the_centre() -> None:
    assert new(4, "standard", "", 1).view(None)["gavel"] is None


@rule("SAL-SET-14", "SAL-DAWN-01")
def test_the_dawn_is_played_once_and_then_the_first_turn() -> None:
    table = dealt(4, {A})
    assert set(table.asked().values()) == {"ChooseBlackCat"}
    for seat in range(4):
        table.do(seat, "GiveBlackCat", on=B)
    assert table.asked() == {B: "ChooseAction"}

    later = scene(deck="night", rest=D)
    later.do(A, "DrawTwo")
    later.night(None)
    assert later.asked() == {A: "OfferSecondCard"}
    assert len(later.told(None, "DawnBroke")) == 1


@rule("SAL-R76")
def test_standard_takes_four_to_twelve_players_and_ghost_two_or_three() -> None:
    for mode, least, most in (("standard", 4, 12), ("ghost", 2, 3)):
        for seats in (least, most):
            assert sortilege.new("salem", seats=seats, mode=mode, seed=1).view(None)["seats"] == seats
        for seats in (least - 1, most + 1):
            with pytest.raises(ValueError, match=f"salem {mode} takes {least} to {most} players, not {seats}"):
                sortilege.new("salem", seats=seats, mode=mode, seed=1)


@rule("SAL-R76")
def test_ghosts_are_no_players() -> None:
    match = sortilege.new("salem", seats=2, mode="ghost", seed=1)

    assert [ask.seat for ask in match.asks] == [A, B]
    assert len(match.view(None)["players"]) == 4
    with pytest.raises(ValueError, match="seats 0 to 1"):
        match.view(2)


@rule("SAL-R77")
def test_a_ghost_table_has_three_of_the_options() -> None:
    for option in ("citizen_choice", "more_witches"):
        with pytest.raises(ValueError, match=f"salem ghost has no option '{option}'"):
            new(3, "ghost", option, 1)

    options = "blind_conspiracy silent_death two_tryals"
    assert new(3, "ghost", options, 1).view(None)["options"] == dict.fromkeys(words(options), True)


@rule("SAL-R54")
def test_who_moderates_is_no_option_of_the_game() -> None:
    names = {option.name for option in sortilege.ruleset("salem").options}

    assert names == {"citizen_choice", "blind_conspiracy", "silent_death", "more_witches", "two_tryals"}
    assert not any(option.default for option in sortilege.ruleset("salem").options)


@rule("SAL-R01")
def test_the_cards_are_those_of_the_first_printing() -> None:
    table = scene(
        citizens={C: "cotton_mather"},
        hands={A: "accusation evidence"},
        front={B: "evidence", C: "evidence", D: "piety 6 accusation"},
    )

    assert {row["id"]: row["copies"] for row in ContentFile("salem", "cards").rows("card")} == COPIES
    assert table.options(A, "PlayRed", on=D) == []  # Piety forbids, where later printings ask for more
    assert (table.accusations(B), table.accusations(C)) == (3, 1)
