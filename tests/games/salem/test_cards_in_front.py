"""Cards that lie in front of a player: Stocks, what a Scapegoat moves, blue cards. SAL-CARD, SAL-MATCH-01, SAL-R08."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, Scene, words
from tests.games.salem.scenes import scene

# Stocks


@rule("SAL-CARD-11", "SAL-R14")
def test_stocks_lie_in_front_until_a_turn_has_been_skipped() -> None:
    table = scene(hands={A: "stocks"}, top="20 accusation")

    table.do(A, "PlayStocks", on=C)
    assert table.front(C) == Counter(stocks=1)
    assert table.discard() == Counter()

    assert table.draw_turns(5) == [B, D, A, B, C]
    assert table.front(C) == Counter()
    assert table.discard() == Counter(stocks=1)


@rule("SAL-CARD-12", "SAL-R14", "SAL-S17")
def test_as_many_turns_are_skipped_as_there_are_stocks() -> None:
    table = scene(front={B: "3 stocks"}, top="30 accusation")

    assert table.draw_turns(11) == [A, C, D, A, C, D, A, C, D, A, B]


@rule("SAL-R14")
def test_stocks_do_not_stop_a_turn_that_has_begun() -> None:
    table = scene(front={A: "stocks"}, hands={A: "2 accusation"}, top="20 accusation")

    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "EndTurn")
    assert table.front(A) == Counter(stocks=1)

    assert table.draw_turns(4) == [B, C, D, B]


@rule("SAL-R14")
def test_with_everybody_in_stocks_the_turn_goes_round_until_somebody_is_free() -> None:
    table = scene(
        dead=[D], rows={C: "witch"}, hands={A: "stocks"}, front={A: "stocks", B: "stocks"}, top="9 accusation"
    )

    table.do(A, "PlayStocks", on=C)

    assert table.asked() == {B: "ChooseAction"}
    assert table.told(None, "TurnSkipped") == [{"by": B}, {"by": C}, {"by": A}]
    assert table.discard() == Counter(stocks=3)


# Scapegoat


@rule("SAL-CARD-13", "SAL-R12")
def test_a_scapegoat_moves_everything_in_front_and_nothing_else() -> None:
    table = scene(
        hands={A: "scapegoat stocks", B: "curse"},
        front={B: "asylum stocks 2 accusation", C: "evidence"},
        rows={B: "witch"},
    )

    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.front(B) == Counter()
    assert table.front(C) == Counter(words("asylum stocks 2 accusation evidence"))
    assert table.hand(B) == Counter(curse=1)
    moved = [event.fields["card"] for event in table.match.told(None) if event.name == "CardMoved"]
    assert Counter(map(str, moved)) == Counter(words("asylum stocks 2 accusation"))
    assert table.row(B)[0] == "witch"
    assert table.witches() == {B}


@rule("SAL-R08", "SAL-RES-01")
def test_who_moves_the_seventh_accusation_holds_the_trial() -> None:
    table = scene(hands={A: "scapegoat stocks"}, front={B: "5 accusation", C: "2 accusation"})

    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.told(None, "TrialHeld") == [{"by": A, "accused": C}]
    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-R08")
def test_a_scapegoat_that_adds_no_accusation_brings_no_trial() -> None:
    table = scene(
        citizens={A: "thomas_danforth"}, hands={A: "scapegoat stocks"}, front={B: "asylum", C: "6 accusation"}
    )

    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.accusations(C) == 6
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-R12", "SAL-RES-01", "SAL-MATCH-01")
def test_after_a_scapegoat_the_matchmakers_part_before_the_trial() -> None:
    table = scene(
        5,
        hands={A: "scapegoat stocks"},
        front={B: "matchmaker 4 accusation", C: "matchmaker 3 accusation"},
        rows={C: "4 PURITAN"},
    )

    table.do(A, "PlayScapegoat", source=B, target=C)

    assert table.names_told("MatchmakersParted", "TrialHeld") == ["MatchmakersParted", "TrialHeld"]
    assert table.living() == [A, B, D, E]


@rule("SAL-MATCH-01")
def test_a_second_matchmaker_played_on_a_holder_discards_both() -> None:
    table = scene(hands={A: "matchmaker stocks"}, front={B: "matchmaker"})
    apart = table.clone()

    table.do(A, "PlayBlue", on=B, card="matchmaker")
    assert table.front(B) == Counter()
    assert table.discard() == Counter(matchmaker=2)

    apart.do(A, "PlayBlue", on=C, card="matchmaker")
    assert apart.front(B) == apart.front(C) == Counter(matchmaker=1)


# Blue cards at work


@rule("SAL-CARD-14")
def test_the_holder_of_asylum_is_not_killed_by_the_witches() -> None:
    def strike(front: str) -> Scene:
        table = scene(5, front={B: front}, top="night")
        table.do(A, "DrawTwo")
        table.night(B, gavel=C)
        return table

    assert strike("asylum").living() == [A, B, C, D, E]
    assert strike("asylum").told(None, "SavedByAsylum") == [{"on": B}]
    assert strike("piety").living() == [A, C, D, E]


@rule("SAL-CARD-15", "SAL-S08")
@pytest.mark.parametrize("card", ["accusation", "evidence", "witness"])
def test_no_red_card_is_played_on_the_holder_of_piety(card: str) -> None:
    table = scene(hands={A: f"{card} stocks"}, front={B: "piety"})

    assert table.refusal(A, f"PlayRed(by=0, on=1, card={card})").rules == ("SAL-CARD-15",)
    assert [option.arguments["on"] for option in table.options(A, "PlayRed")] == [C, D]
    table.do(A, "PlayStocks", on=B)  # only red cards are kept away


@rule("SAL-CARD-16", "SAL-S08")
def test_piety_does_not_keep_away_red_cards_that_are_moved() -> None:
    table = scene(hands={A: "scapegoat stocks"}, front={B: "piety accusation", C: "6 accusation"})

    table.do(A, "PlayScapegoat", source=C, target=B)

    assert table.accusations(B) == 7
    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-R10")
def test_piety_leaves_earlier_accusations_where_they_are() -> None:
    table = scene(hands={A: "piety curse stocks"}, front={B: "6 accusation"})

    table.do(A, "PlayBlue", on=B, card="piety")
    assert table.accusations(B) == 6

    table.do(A, "PlayCurse", on=B, card="piety")
    assert table.accusations(B) == 6
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-CARD-18", "SAL-R78")
def test_only_two_matchmakers_in_front_of_two_players_link_them() -> None:
    def accuse(front: dict[int, str]) -> list[int]:
        table = scene(5, hands={A: "witness stocks"}, front=front, rows={B: "4 PURITAN"})
        table.do(A, "PlayRed", on=B, card="witness")
        return table.living()

    assert accuse({B: "matchmaker", C: "matchmaker"}) == [A, D, E]
    assert accuse({B: "matchmaker"}) == [A, C, D, E]
    assert accuse({C: "matchmaker", D: "matchmaker"}) == [A, C, D, E]


@rule("SAL-CARD-19")
def test_the_black_cats_holder_loses_a_tryal_to_a_conspiracy() -> None:
    table = scene(front={C: "black_cat"}, top="conspiracy")

    table.do(A, "DrawTwo")

    assert {(option.arguments["of"], option.arguments["slot"]) for option in table.options(A)} == {
        (C, slot) for slot in range(5)
    }


# Will's Alibi on the table


@rule("SAL-R11")
def test_an_alibi_used_as_a_witness_counts_and_moves_like_a_red_card() -> None:
    table = scene(citizens={B: "george_burroughs"}, front={B: "alibi"}, hands={A: "scapegoat alibi stocks"})
    assert table.accusations(B) == 7

    table.do(A, "PlayAlibi", on=B)
    assert table.front(B) == Counter(alibi=1)  # too much for another Alibi to clear

    table.do(A, "PlayScapegoat", source=B, target=C)
    assert table.asked() == {A: "ChooseTrial"}
    table.do(A, "RevealTrial", of=C, slot=0)
    assert table.front(C) == Counter()
    assert table.discard() == Counter(words("2 alibi scapegoat"))
