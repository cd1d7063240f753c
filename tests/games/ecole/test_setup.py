"""Before the first turn. ECO-SETUP, ECO-R05, ECO-R41."""

from __future__ import annotations

from collections import Counter

import pytest

import sortilege
from sortilege.kernel.kinds import Kind
from sortilege.kernel.match import Match
from sortilege.shelf.ecole.components import MAGIC, MAIL, SCHOOL
from sortilege.shelf.ecole.state import MAGIC_DECK, RESERVE, SCHOOL_DECK
from sortilege.testing import rule
from tests.games.ecole.play import (
    card_in,
    do,
    everyone,
    hand,
    held,
    known_hand,
    known_mail,
    named,
    offered,
    questions,
    refusal,
    told,
)
from tests.games.ecole.scenes import B, C

SEEDS = range(60)


def deal(seats: int, seed: int, **options: bool | int | str) -> Match:
    return sortilege.new("ecole", seats=seats, seed=seed, options=options)


def houses_of(match: Match) -> list[list[str]]:
    return [player["houses"] for player in match.view(None)["players"]]


@rule("ECO-SETUP-01", "ECO-R41")
def test_houses_are_dealt_at_random_unless_they_are_chosen() -> None:
    dealt = Counter(str(houses_of(deal(4, seed))) for seed in SEEDS)

    assert len(dealt) > 15
    for seed in SEEDS:
        assert sorted(houses_of(deal(4, seed))) == [["grosfondor"], ["poufmoufle"], ["serdongle"], ["serpentin"]]


@rule("ECO-SETUP-02", "ECO-R41")
@pytest.mark.parametrize(
    ("seats", "double", "powers", "each"),
    [(2, True, True, 2), (2, False, True, 1), (2, True, False, 1), (3, True, True, 1), (4, True, True, 1)],
)
def test_two_houses_each_are_for_two_players_with_powers(seats: int, double: bool, powers: bool, each: int) -> None:
    match = deal(seats, 5, double_houses=double, house_powers=powers)

    assert [len(houses) for houses in houses_of(match)] == [each] * seats


def test_two_houses_each_are_the_default() -> None:
    assert [len(houses) for houses in houses_of(sortilege.new("ecole", seats=2, seed=1))] == [2, 2]


@rule("ECO-R41", "DEC-01")
@pytest.mark.parametrize(
    ("seats", "double", "turns"), [(2, True, [0, 1, 1, 0]), (2, False, [0, 1]), (3, True, [0, 1, 2])]
)
def test_houses_are_chosen_clockwise_from_a_random_seat(seats: int, double: bool, turns: list[int]) -> None:
    starts = set()
    for seed in range(20):
        match = deal(seats, seed, houses="choice", double_houses=double)
        first = match.asks[0].seat
        starts.add(first)
        left = ["grosfondor", "serpentin", "serdongle", "poufmoufle"]
        for turn in turns:
            seat = (first + turn) % seats
            assert questions(match) == {seat: "ChooseHouse"}
            assert offered(match, seat, "TakeHouse", "house") == left
            assert match.asks[0].default == match.asks[0].options[0]
            do(match, seat, "TakeHouse", house=left.pop())
        assert set(questions(match).values()) == {"ChooseMove"}
    assert starts == set(range(seats))


@rule("ECO-R41", "DEC-01")
@pytest.mark.parametrize("youngest", [0, 1, 2])
def test_the_youngest_chooses_first_where_the_table_says_so(youngest: int) -> None:
    for seed in range(8):
        match = deal(3, seed, houses="choice", youngest=youngest, youngest_chooses=True)
        assert questions(match) == {youngest: "ChooseHouse"}
        do(match, youngest, "TakeHouse", house="serpentin")

        assert questions(match) == {(youngest + 1) % 3: "ChooseHouse"}


@rule("ECO-R41")
def test_chance_says_who_chooses_first_where_nobody_knows_the_youngest() -> None:
    firsts = {deal(3, seed, houses="choice", youngest_chooses=True).asks[0].seat for seed in range(20)}

    assert firsts == {0, 1, 2}


@rule("ECO-SETUP-02", "ECO-R41", "DEC-01")
@pytest.mark.parametrize("takes", [(True, True), (True, False), (False, True), (False, False)])
def test_each_of_two_players_decides_alone_whether_to_draw_a_second_house(takes: tuple[bool, bool]) -> None:
    firsts = set()
    for seed in range(12):
        match = deal(2, seed, each_decides=True)
        assert [len(houses) for houses in houses_of(match)] == [1, 1]
        firsts.add(match.asks[0].seat)
        for _ in range(2):
            seat = match.asks[0].seat
            assert questions(match) == {seat: "OfferSecondHouse"}
            assert named(match, seat) == ["DrawSecondHouse", "KeepOneHouse"]
            do(match, seat, "DrawSecondHouse" if takes[seat] else "KeepOneHouse")

        assert [len(houses) for houses in houses_of(match)] == [2 if take else 1 for take in takes]
        assert len({house for houses in houses_of(match) for house in houses}) == 2 + sum(takes)
        assert set(questions(match).values()) == {"ChooseMove"}
    assert firsts == {0, 1}


@rule("ECO-R41")
def test_a_second_house_is_chosen_by_the_last_to_choose_first() -> None:
    match = deal(2, 1, houses="choice", each_decides=True)
    first = match.asks[0].seat
    do(match, first, "TakeHouse", house="serdongle")
    do(match, 1 - first, "TakeHouse", house="serpentin")

    assert questions(match) == {1 - first: "ChooseSecondHouse"}
    assert refusal(match, 1 - first, "TakeHouse", house="serdongle") == "house-taken"
    do(match, 1 - first, "KeepOneHouse")
    do(match, first, "TakeHouse", house="grosfondor")
    assert set(houses_of(match)[first]) == {"serdongle", "grosfondor"}
    assert houses_of(match)[1 - first] == ["serpentin"]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (2, {"house_powers": False})])
def test_a_second_house_is_offered_to_two_players_with_powers_only(seats: int, options: dict[str, bool]) -> None:
    if seats > 2:
        with pytest.raises(ValueError, match="each_decides is for 2 to 2 players"):
            deal(seats, 1, each_decides=True)
        return
    match = deal(seats, 1, each_decides=True, **options)

    assert [len(houses) for houses in houses_of(match)] == [1, 1]
    assert set(questions(match).values()) == {"ChooseMove"}


def test_a_house_that_is_taken_is_refused() -> None:
    match = deal(3, 1, houses="choice")
    first = match.asks[0].seat
    do(match, first, "TakeHouse", house="serdongle")

    assert refusal(match, (first + 1) % 3, "TakeHouse", house="serdongle") == "house-taken"


@rule("ECO-SETUP-03")
def test_the_power_of_a_house_nobody_plays_does_not_exist() -> None:
    match = deal(2, 1, houses="choice", double_houses=False)
    first = match.asks[0].seat
    do(match, first, "TakeHouse", house="grosfondor")
    do(match, 1 - first, "TakeHouse", house="serpentin")

    for seat in (first, 1 - first):
        assert "LookAtMail" not in named(match, seat)
        assert refusal(match, seat, "LookAtMail", slot=1) == "not-your-house"
        do(match, seat, "EndTurn")
        if seat != first:
            assert named(match, seat) == ["DeclinePowers", "DrawAndGive"]


@rule("ECO-SETUP-04", "ECO-S01")
@pytest.mark.parametrize("seed", range(12))
def test_grosfondor_starts_whoever_is_the_youngest(seed: int) -> None:
    match = deal(4, seed, youngest=C)
    grosfondor = houses_of(match).index(["grosfondor"])

    assert (match.view(None)["first_player"], questions(match)) == (grosfondor, {grosfondor: "ChooseMove"})


@rule("ECO-SETUP-05", "ECO-R05")
def test_without_grosfondor_the_youngest_starts_or_a_seat_drawn_by_lot() -> None:
    without = [seed for seed in range(120) if ["grosfondor"] not in houses_of(deal(3, seed))]
    drawn = {deal(3, seed).asks[0].seat for seed in without}

    assert drawn == {0, 1, 2}
    for seed in without[:10]:
        for youngest in range(3):
            assert questions(deal(3, seed, youngest=youngest)) == {youngest: "ChooseMove"}


@rule("ECO-R05")
def test_the_youngest_sits_at_the_table() -> None:
    with pytest.raises(ValueError, match="youngest may be at most 1 with 2 players, not 2"):
        deal(2, 1, youngest=2)


@rule("ECO-SETUP-06", "ECO-SETUP-07", "ECO-SETUP-08", "ECO-S01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_school_cards_per_player_lie_with_a_token_on_each_and_all_hold_five_magic_cards(seats: int) -> None:
    match = deal(seats, 9)

    view = match.view(None)
    assert list(view["timetable"]) == [str(slot) for slot in range(1, 2 * seats + 1)]
    assert (view["school_deck"], view["magic_deck"]) == (49 - 2 * seats, 55 - 5 * seats)
    assert view["reserve"] == 30 - 2 * seats
    for seat in range(seats):
        assert len(hand(match, seat)) == 5
    for eyes in everyone(match):
        assert [known_mail(match, eyes, slot) for slot in range(1, 2 * seats + 1)] == [[None]] * (2 * seats)
        for seat in range(seats):
            assert len(known_hand(match, eyes, seat)) == (5 if eyes == seat else 0)


@rule("ECO-SETUP-06", "ECO-SETUP-07", "ECO-SETUP-08")
@pytest.mark.parametrize(
    ("pile", "kind"), [(SCHOOL_DECK, SCHOOL), (MAGIC_DECK, MAGIC), (RESERVE, MAIL)], ids=["school", "magic", "reserve"]
)
def test_each_pile_is_shuffled_anew_for_each_game_and_alike_with_the_same_seed(pile: int, kind: Kind) -> None:
    first = [held(deal(2, seed), pile, kind) for seed in range(10)]

    assert len({tuple(order) for order in first}) == 10
    assert [held(deal(2, seed), pile, kind) for seed in range(10)] == first


@rule("ECO-SETUP-06")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_slots_are_numbered_in_the_order_of_revealing(seats: int) -> None:
    match = deal(seats, 9)

    for eyes in everyone(match):
        assert told(match, eyes, "SchoolCardRevealed") == [
            {"slot": slot, "school": card_in(match, slot)} for slot in range(1, 2 * seats + 1)
        ]


def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match=f"ecole standard takes 2 to 4 players, not {seats}"):
            deal(seats, 1)
    assert questions(deal(2, 1, youngest=B)) != {}
