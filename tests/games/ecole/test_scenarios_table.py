"""The ledger's scenarios about setting up, rounds, turns, collecting and the end. ECO-S."""

from __future__ import annotations

from typing import Any

import sortilege
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    asked,
    bonus_of,
    card_in,
    cast,
    collect,
    do,
    end_round,
    end_turn,
    front,
    hand,
    has_discount,
    is_over,
    known_front,
    magic_deck,
    magic_discard,
    mail_on,
    named,
    offered,
    options,
    outcome,
    owned_by,
    pass_all,
    questions,
    refusal,
    reserve_of,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, state_of, table

FOUR_SLOTS = {1: "herbologie", 2: "defense", 3: "potions", 4: "sorts"}


def with_houses(seats: int, *houses: tuple[str, ...], **more: bool | int | str) -> sortilege.Match:
    """A new game in which seat 0 has the first of these Houses, and so on."""
    for seed in range(5000):
        match = sortilege.new("ecole", seats=seats, seed=seed, options=more)
        if [tuple(player["houses"]) for player in match.view(None)["players"]] == list(houses):
            return match
    raise AssertionError(f"no seed deals {houses}")


@rule("ECO-S01", "ECO-SETUP-04", "ECO-SETUP-06", "ECO-SETUP-07", "ECO-SETUP-08", "ECO-ROUND-02", "ECO-HOUSE-02")
def test_s01_four_players_start_with_eight_cards_one_token_each_and_grosfondor_first() -> None:
    match = with_houses(4, ("serpentin",), ("poufmoufle",), ("grosfondor",), ("serdongle",))

    view = match.view(None)
    assert [len(slot["mail"]) for slot in view["timetable"].values()] == [1] * 8
    assert [len(player["hand"]) for player in view["players"]] == [5] * 4
    assert (view["school_deck"], view["magic_deck"], view["reserve"]) == (41, 35, 22)
    assert (view["first_player"], questions(match), view["round"]) == (C, {C: "ChooseMove"}, 1)


@rule("ECO-S02", "ECO-SETUP-05", "ECO-ROUND-05", "ECO-ROUND-08", "ECO-R04")
def test_s02_without_grosfondor_the_youngest_starts_and_the_card_goes_left() -> None:
    match = with_houses(3, ("serpentin",), ("serdongle",), ("poufmoufle",), youngest=B)

    assert end_round(match) == [B, C, A]
    assert end_round(match) == [C, A, B]


@rule("ECO-S03", "ECO-SETUP-02", "ECO-HOUSE-03", "ECO-HOUSE-06", "ECO-HOUSE-08")
def test_s03_two_houses_give_both_powers_in_either_order() -> None:
    match = with_houses(2, ("grosfondor", "serdongle"), ("serpentin", "poufmoufle"))
    assert end_round(match.clone()) == [A, B]
    end_turn(match, A)
    do(match, B, "EndTurn")
    assert named(match, B) == ["DeclinePowers", "DrawAndGive", "DrawMail"]
    other_way = match.clone()

    do(match, B, "DrawAndGive")
    assert (asked(match, B), len(hand(match, B))) == ("ChooseGift", 7)
    do(match, B, "Give", to=A, card=hand(match, B)[0])
    assert (len(hand(match, A)), len(hand(match, B))) == (6, 6)
    assert named(match, B) == ["DeclinePowers", "DrawMail"]

    do(other_way, B, "DrawMail")
    do(other_way, B, "PlaceMail", slot=2)
    assert named(other_way, B) == ["DeclinePowers", "DrawAndGive"]
    do(other_way, B, "DeclinePowers")
    assert questions(other_way) == {A: "ChooseMove"}
    assert end_round(other_way) == [A, B]


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

    assert {slot: len(mail_on(match, slot)) for slot in range(1, 9)} == {
        1: 1,
        2: 1,
        4: 1,
        5: 1,
        7: 0,
        8: 0,
        3: 0,
        6: 0,
    }
    assert card_in(match, 3)
    assert card_in(match, 6)
    assert reserve_of(match) == []


@rule("ECO-S06", "ECO-DRAW-01", "ECO-DRAW-02", "ECO-R16")
def test_s06_two_draws_give_four_cards_and_the_double_draw_five() -> None:
    match = table(hands={A: 3})
    at_once = match.clone()

    do(match, A, "DrawTwo")
    do(match, A, "DrawTwo")
    do(at_once, A, "DrawFive")

    assert (len(hand(match, A)), actions_of(match, A)) == (7, 0)
    assert (len(hand(at_once, A)), actions_of(at_once, A)) == (8, 0)


@rule("ECO-S07", "ECO-R16")
def test_s07_the_double_draw_needs_two_actions_left() -> None:
    match = table(hands={A: ["accelerio", "refilus"]}, slots={1: "horcruche", 2: "defense"})
    collect(match, A, 2, "refilus")
    do(match, A, "DeclineEffect")
    assert refusal(match, A, "DrawFive") == "two-actions-needed"

    cast(match, A, "accelerio")
    do(match, A, "DrawFive")

    assert (len(hand(match, A)), actions_of(match, A)) == (5, 0)


@rule("ECO-S08", "ECO-COST-01", "ECO-COST-02", "ECO-COST-03")
def test_s08_the_printed_costs() -> None:
    owned = ["herbologie"] * 3 + ["defense"] * 2 + ["metamorphose", "potions"] + ["horcruche"] * 5
    on_offer = ["herbologie", "defense", "metamorphose", "potions", "sorts", "balais", "horcruche", "detourneur_3"]
    match = table(owned={A: owned}, slots=dict(enumerate(on_offer, 1)))

    assert [slot["costs"][A] for slot in match.view(A)["timetable"].values()] == [4, 3, 2, 2, 1, 1, 2, 2]


@rule("ECO-S09", "ECO-COMP-02", "ECO-COLL-02", "ECO-COLL-03", "ECO-R27", "ECO-R28")
def test_s09_any_three_cards_pay_for_a_third_sorts_and_two_do_not() -> None:
    cards = ["balai_ball", "oubliettes", "copius"]
    match = table(hands={A: cards}, owned={A: ["sorts", "sorts"]}, slots={4: "sorts"})
    poorer = table(hands={A: cards[:2]}, owned={A: ["sorts", "sorts"]}, slots={4: "sorts"})

    collect(match, A, 4, *cards)

    assert owned_by(match, A) == ["sorts"] * 3
    for seat in (None, A, B, C, D):
        assert match.view(seat)["magic_discard"] == cards
    assert options(poorer, A, "Collect") == []
    assert refusal(poorer, A, "Collect", slot=4) == "too-expensive"


@rule("ECO-S10", "ECO-COLL-05", "ECO-MAIL-02", "ECO-MAIL-07", "ECO-MAIL-09", "ECO-R30")
def test_s10_the_howler_goes_back_and_the_other_tokens_are_seen_by_their_owner_alone() -> None:
    match = table(hands={A: 2, B: 1}, slots={1: "potions"}, mail={1: ["howler", "plus2", "minus1"]}, reserve=["plus1"])

    collect(match, A, 1, hand(match, A)[0])

    assert told(match, D, "HowlerReturned") == [{"by": A}]
    assert sorted(reserve_of(match)) == ["howler", "plus1"]
    assert match.view(A)["reserve"] == 2
    assert known_front(match, A, A) == ["plus2", "minus1"]
    for other in (None, B, C, D):
        assert known_front(match, other, A) == [None, None]
    assert asked(match, A) == "ChooseWhetherToUse"


@rule("ECO-S11", "ECO-COLL-06", "ECO-R32")
def test_s11_a_declined_effect_opens_no_window_and_is_gone() -> None:
    match = table(hands={A: 2, B: ["oubliettes"]}, slots={1: "defense"})
    collect(match, A, 1, hand(match, A)[0])

    do(match, A, "DeclineEffect")

    assert questions(match) == {A: "ChooseMove"}
    assert refusal(match, A, "UseEffect", effect="defense") == "effect-is-gone"


@rule("ECO-S12", "ECO-COLL-07")
def test_s12_a_horcruche_gives_its_tokens_and_nothing_to_answer() -> None:
    match = table(hands={A: ["refilus", "refilus"], B: ["oubliettes"]}, slots={1: "horcruche"}, mail={1: ["plus1"]})

    collect(match, A, 1, "refilus", "refilus")

    assert (owned_by(match, A), front(match, A)) == (["horcruche"], ["plus1"])
    assert questions(match) == {A: "ChooseMove"}


@rule("ECO-S13", "ECO-R14")
def test_s13_sorts_gives_back_part_of_its_own_payment() -> None:
    match = table(hands={A: ["chipardio", "balai_ball"]}, owned={A: ["sorts"]}, slots={2: "sorts"})
    collect(match, A, 2, "chipardio", "balai_ball")

    use_course(match, A)

    assert (hand(match, A), magic_discard(match)) == (["chipardio"], ["balai_ball"])


@rule("ECO-S25", "ECO-DRAW-03", "ECO-R19")
def test_s25_a_draw_can_straddle_a_reshuffle() -> None:
    pile = ["zyeutio", "zyeutio", "zyeutio", "evaporo", "evaporo", "evaporo", "copius"]
    match = table(deck=["preumsio"], discard=pile)

    do(match, A, "DrawFive")

    assert (magic_deck(match), magic_discard(match), len(hand(match, A))) == (3, [], 5)
    assert "preumsio" in hand(match, A)
    assert told(match, B, "MagicReshuffled") == [{"cards": 7}]


@rule("ECO-S26", "ECO-R17", "ECO-R19")
def test_s26_with_nothing_to_draw_and_no_card_one_can_only_end_the_turn() -> None:
    scene: dict[str, Any] = {"deck": [], "slots": {1: "defense"}, "mail": {1: ["plus1"]}, "fronts": {A: ["draw2"]}}
    match = table(**scene)
    discounted = table(**scene)
    state_of(discounted).discounts = 1 << A
    looking = table(**scene, houses={A: ["serdongle"]})

    assert named(match, A) == ["EndTurn"]
    assert refusal(match, A, "DrawTwo") == "nothing-to-draw"
    assert refusal(match, A, "UseDrawToken", token="draw2") == "nothing-to-draw"
    assert refusal(match, A, "Collect", slot=1) == "too-expensive"
    assert named(discounted, A) == ["Collect", "EndTurn"]
    assert named(looking, A) == ["LookAtMail", "EndTurn"]


@rule("ECO-S29", "ECO-COST-04", "ECO-TURN-05")
def test_s29_a_discount_serves_one_collection_of_the_turn() -> None:
    match = table(
        hands={A: ["soldissimo", "soldissimo", "refilus"]}, owned={A: ["balais"] * 3}, slots={1: "balais", 2: "sorts"}
    )
    cast(match, A, "soldissimo")
    assert refusal(match, A, "PlaySpell", spell="soldissimo") == "spell-not-playable"
    cheap, unused = match.clone(), match.clone()

    collect(match, A, 1, "refilus")
    assert (len(owned_by(match, A)), has_discount(match, A)) == (4, False)

    collect(cheap, A, 2)
    assert (hand(cheap, A), has_discount(cheap, A)) == (["soldissimo", "refilus"], False)

    assert has_discount(unused, A)
    end_turn(unused, A)
    assert not has_discount(unused, A)


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


@rule("ECO-S34", "ECO-SCORE-05", "ECO-R23")
def test_s34_the_seventh_horcruche_wins_at_once() -> None:
    sixty = ["potions"] * 6 + ["balais"] * 4 + ["defense"] * 2 + ["metamorphose"] * 2
    owned = {A: ["horcruche"] * 6 + ["sorts"] * 2, B: sixty}
    match = table(hands={A: 2}, owned=owned, slots={1: "horcruche"})

    collect(match, A, 1, *hand(match, A))

    assert (outcome(match).winners, outcome(match).reason) == ((A,), "all-horcruches")
    assert outcome(match).scores == (34 + 4, 60, 0, 0)
    assert [player["rank"] for player in match.view(None)["players"]] == [1, 2, 3, 3]


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


@rule("ECO-S50", "ECO-TURN-01", "ECO-TURN-02", "ECO-TURN-03", "ECO-TURN-04", "ECO-MAIL-04", "ECO-MAIL-05")
@rule("ECO-SPELL-01", "ECO-SPELL-02", "ECO-SPELL-03", "ECO-BONUS-03")
def test_s50_a_mixed_turn() -> None:
    match = table(
        hands={A: ["bons_points", "chipardio", "evaporo", "copius"], B: 3}, fronts={A: ["draw2"]}, slots={1: "balais"}
    )

    do(match, A, "UseDrawToken", token="draw2")
    do(match, A, "PlayBonus", card="bons_points", to=A)
    collect(match, A, 1, "evaporo")
    do(match, A, "DeclineEffect")
    cast(match, A, "chipardio", on=B)
    pass_all(match)
    do(match, A, "DrawTwo")

    view = match.view(D)
    assert (view["players"][A]["mail"], view["used_mail"]) == ([], ["draw2"])
    assert view["players"][A]["bonus"] == ["bons_points"]
    assert magic_discard(match) == ["evaporo", "chipardio"]
    assert actions_of(match, A) == 0
    assert (len(hand(match, A)), len(hand(match, B))) == (4 - 3 + 2 + 2 + 2, 1)
    assert asked(match, A) == "ChooseMove"


@rule("ECO-S52", "ECO-COLL-01", "ECO-COLL-04", "ECO-COLL-08", "ECO-ROUND-04", "ECO-ROUND-06")
def test_s52_a_slot_stays_empty_until_the_next_round() -> None:
    match = table(2, hands={A: 1, B: 1}, slots=FOUR_SLOTS)
    collect(match, A, 2, hand(match, A)[0])
    do(match, A, "DeclineEffect")
    assert (owned_by(match, A), card_in(match, 2)) == (["defense"], None)
    end_turn(match, A)

    assert offered(match, B, "Collect", "slot") == [1, 3, 4]
    assert refusal(match, B, "Collect", slot=2) == "empty-slot"
    end_turn(match, B)

    assert state_of(match).round == 4
    assert card_in(match, 2) is not None
    assert bonus_of(match, A) == []


@rule("ECO-S67", "ECO-R23")
def test_s67_the_tokens_of_the_seventh_horcruche_are_not_recovered() -> None:
    match = table(hands={A: 2}, owned={A: ["horcruche"] * 6}, slots={1: "horcruche"}, mail={1: ["balai2"]})

    collect(match, A, 1, *hand(match, A))

    assert outcome(match).winners == (A,)
    assert (front(match, A), mail_on(match, 1)) == ([], ["balai2"])
    assert match.view(B)["players"][A]["score"]["horcruches"] == 34


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
