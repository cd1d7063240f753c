"""The ledger's scenarios about setting up, rounds and the end. ECO-S."""

from __future__ import annotations

import sortilege
from sortilege.testing import rule
from tests.games.ecole.play import (
    card_in,
    cast,
    collect,
    do,
    end_round,
    end_turn,
    hand,
    is_over,
    mail_on,
    named,
    outcome,
    owned_by,
    questions,
    reserve_of,
    told,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table


def with_houses(seats: int, *houses: tuple[str, ...], **more: bool | int | str) -> sortilege.Match:
    """A new game in which seat 0 has the first of these Houses, and so on."""
    for seed in range(5000):
        match = sortilege.new("ecole", seats=seats, seed=seed, options=more)
        if [tuple(player["houses"]) for player in match.view(None)["players"]] == list(houses):
            return match
    raise AssertionError(f"no seed deals {houses}")


@rule("ECO-S02", "ECO-SETUP-05", "ECO-ROUND-05", "ECO-ROUND-08", "ECO-R04")
def test_s02_without_grosfondor_the_youngest_starts_and_the_card_goes_left() -> None:
    match = with_houses(3, ("serpentin",), ("serdongle",), ("poufmoufle",), youngest=B)

    assert end_round(match) == [B, C, A]
    assert end_round(match) == [C, A, B]


@rule("ECO-S04", "ECO-ROUND-03", "ECO-ROUND-04", "ECO-R02")
def test_s04_a_round_starts_with_tokens_on_old_cards_and_new_cards_without() -> None:
    slots = {1: "herbologie", 3: "potions", 4: "sorts", 6: "horcruche"}
    match = table(3, slots=slots, mail={slot: ["plus1"] for slot in slots}, round_number=1)

    end_round(match)

    timetable = match.view(None)["timetable"]
    assert {slot: len(timetable[str(slot)]["mail"]) for slot in range(1, 7)} == {1: 2, 2: 0, 3: 2, 4: 2, 5: 0, 6: 2}


@rule("ECO-S05", "ECO-ROUND-03", "ECO-R21")
def test_s05_a_short_reserve_serves_the_first_slots() -> None:
    slots = {1: "herbologie", 2: "defense", 4: "potions", 5: "sorts", 7: "balais", 8: "horcruche"}
    match = table(slots=slots, reserve=["plus1", "plus2", "minus1", "howler"])

    end_round(match)

    assert [len(mail_on(match, slot)) for slot in range(1, 9)] == [1, 1, 0, 1, 1, 0, 0, 0]
    assert card_in(match, 3)
    assert card_in(match, 6)
    assert reserve_of(match) == []


@rule("ECO-S32", "ECO-ROUND-07", "ECO-R22")
def test_s32_whoever_falls_below_ten_before_the_end_of_the_round_does_not_end_the_game() -> None:
    owned = ["herbologie"] * 5 + ["sorts"] * 5
    match = table(hands={D: ["bombardoum"]}, owned={C: owned}, active=D, leader=A)
    stays = match.clone()

    cast(match, D, "bombardoum")
    do(match, C, "LoseSchoolCard", school="sorts")
    end_turn(match, D)
    assert (len(owned_by(match, C)), is_over(match), state_of(match).round) == (9, False, 4)

    end_turn(stays, D)
    assert is_over(stays)


@rule("ECO-S33", "ECO-END-01")
def test_s33_the_round_is_completed_before_the_game_ends() -> None:
    owned = {B: ["herbologie"] * 5 + ["sorts"] * 4, D: ["defense"] * 5 + ["potions"] * 5}
    match = table(hands={B: ["refilus"], D: ["refilus"]}, owned=owned, slots={1: "balais", 2: "metamorphose"}, active=A)
    end_turn(match, A)
    collect(match, B, 1, "refilus")
    do(match, B, "DeclineEffect")
    end_turn(match, B)
    assert len(owned_by(match, B)) == 10
    end_turn(match, C)
    collect(match, D, 2, "refilus")
    do(match, D, "DeclineEffect")
    assert (len(owned_by(match, D)), is_over(match)) == (11, False)

    end_turn(match, D)

    assert outcome(match).reason == "ten-cards"
    assert outcome(match).scores == (0, 25 + 16 + 1, 0, 25 + 25 + 1)


@rule("ECO-S41", "ECO-HOUSE-07", "ECO-ROUND-03", "ECO-ROUND-04")
def test_s41_poufmoufle_has_no_power_over_an_empty_timetable() -> None:
    match = table(2, houses={A: ["grosfondor"], B: ["poufmoufle"]}, active=B, leader=A)

    do(match, B, "EndTurn")

    assert questions(match) == {A: "ChooseMove"}
    assert told(match, A, "MailAdded") == []
    assert [slot["mail"] for slot in match.view(None)["timetable"].values()] == [[]] * 4


@rule("ECO-S48", "ECO-END-02")
def test_s48_round_forty_is_the_last() -> None:
    match = table(2, owned={A: ["sorts"]}, round_number=40)
    before = table(2, owned={A: ["sorts"]}, round_number=39)

    end_round(match)
    end_round(before)

    assert (outcome(match).scores, outcome(match).winners, outcome(match).reason) == ((1, 0), (A,), "last-round")
    assert not is_over(before)


@rule("ECO-S49", "ECO-SETUP-01", "ECO-SETUP-03", "ECO-SETUP-09", "ECO-HOUSE-03")
def test_s49_three_players_leave_a_house_in_the_box() -> None:
    match = with_houses(3, ("grosfondor",), ("serpentin",), ("poufmoufle",))

    view = match.view(None)
    assert [len(slot["mail"]) for slot in view["timetable"].values()] == [1] * 6
    assert [len(player["hand"]) for player in view["players"]] == [5] * 3
    assert (view["school_deck"], view["magic_deck"], view["reserve"]) == (43, 40, 24)

    end_turn(match, A)
    do(match, B, "EndTurn")
    do(match, B, "DrawAndGive")
    assert len(hand(match, B)) == 5 + 3
    do(match, B, "Give", to=C, card=hand(match, B)[0])
    do(match, B, "Give", to=A, card=hand(match, B)[0])
    assert [len(hand(match, seat)) for seat in (A, B, C)] == [6, 6, 6]


@rule("ECO-S68", "ECO-R04", "ECO-R07", "ECO-ROUND-08")
def test_s68_without_powers_each_has_one_house_and_the_first_player_card_moves_on() -> None:
    match = with_houses(2, ("grosfondor",), ("serpentin",), house_powers=False)

    assert [end_round(match) for _ in range(3)] == [[A, B], [B, A], [A, B]]

    dealt = [sortilege.new("ecole", seats=2, seed=seed, options={"house_powers": False}) for seed in range(20)]
    for other in dealt:
        assert [len(player["houses"]) for player in other.view(None)["players"]] == [1, 1]
        for seat in (0, 1):
            first = other.asks[0].seat
            assert "LookAtMail" not in named(other, first)
            do(other, first, "EndTurn")
            assert set(questions(other).values()) == {"ChooseMove"}, seat


@rule("ECO-S70", "ECO-TURN-04")
def test_s70_a_turn_does_not_end_by_itself() -> None:
    match = table(actions=0)

    assert questions(match) == {A: "ChooseMove"}
    assert named(match, A) == ["EndTurn"]
