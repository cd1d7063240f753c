"""The ledger's scenarios in which several rules meet; those of one rule stand in its chapter's tests."""

from __future__ import annotations

from collections import Counter
from operator import attrgetter
from typing import Any

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import GHOST, OTHER_GHOST, A, B, C, D, E, F, words
from tests.games.salem.scenes import dealt, scene

WITNESS = ("PlayRed", {"on": B, "card": "witness"})


def lies(table: Any, what: str) -> Any:
    """What a row of the table below speaks of: `living`, `outcome.winners`, or, with a letter, what is a seat's."""
    word, *seat = what.split()
    found = attrgetter(word)(table)
    return found(*["ABCDEF".index(letter) for letter in seat]) if callable(found) else found


@rule("SAL-S13", "SAL-S15", "SAL-S18", "SAL-S19", "SAL-S38", "SAL-S39")
@pytest.mark.parametrize(
    ("given", "deeds", "outcome"),
    [
        pytest.param(
            {"citizens": {C: "cotton_mather"}, "hands": {A: "scapegoat accusation"}, "front": {C: "2 evidence"}},
            [("PlayScapegoat", {"source": C, "target": B})],
            {"accusations B": 6, "accusations C": 0, "asked": {A: "ChooseAction"}},
            id="SAL-S13: two Evidence that leave Cotton are six accusations",
        ),
        pytest.param(
            {"seats": 6, "hands": {A: "witness"}, "rows": {B: "witch puritan witch"}},
            [WITNESS, ("RevealTrial", {"of": B, "slot": 0})],
            {"row B": words("WITCH PURITAN WITCH 2 PURITAN"), "outcome.winners": (A, C, D, E, F)},
            id="SAL-S15: the second Witch card shown with the first is the last",
        ),
        pytest.param(
            {"hands": {A: "scapegoat"}, "front": {B: "stocks black_cat"}, "top": "20 accusation"},
            [("PlayScapegoat", {"source": B, "target": C}), ("DrawTwo", {"by": B})],
            {"front B": Counter(), "front C": Counter(black_cat=1), "asked": {D: "ChooseAction"}},
            id="SAL-S18: Stocks that are moved cost the new holder a turn",
        ),
        pytest.param(
            {"hands": {A: "scapegoat"}, "front": {B: "matchmaker piety", C: "matchmaker"}},
            [("PlayScapegoat", {"source": B, "target": C})],
            {"front C": Counter(piety=1), "discard": Counter(words("scapegoat 2 matchmaker"))},
            id="SAL-S19: two Matchmakers that come together go",
        ),
        pytest.param(
            {
                "seats": 5,
                "citizens": {B: "mary_warren", C: "martha_corey"},
                "hands": {A: "witness stocks"},
                "front": {B: "matchmaker", C: "matchmaker"},
                "rows": {B: "4 PURITAN"},
            },
            [WITNESS],
            {"living": [A, D, E]},
            id="SAL-S38: Martha dies with the Mary whose immunity she copied",
        ),
        pytest.param(
            {
                "citizens": {B: "cotton_mather", C: "martha_corey"},
                "hands": {A: "witness"},
                "front": {C: "3 evidence"},
                "rows": {B: "4 PURITAN"},
            },
            [WITNESS],
            {"living": [A, C, D], "accusations C": 9, "asked": {A: "ChooseTrial"}},
            id="SAL-S39: Evidence counts three against Martha once Cotton is dead",
        ),
    ],
)
def test_what_follows_from_a_card_that_meets_another_rule(
    given: dict[str, Any], deeds: list[tuple[str, dict[str, Any]]], outcome: dict[str, Any]
) -> None:
    table = scene(**given)

    for name, arguments in deeds:
        table.do(arguments.get("by", A), name, **arguments)

    assert {what: lies(table, what) for what in outcome} == outcome


@rule("SAL-S10")
def test_an_alibi_as_witness_is_not_enough_for_george_and_is_an_alibi_again_when_discarded() -> None:
    table = scene(citizens={A: "will_griggs", B: "george_burroughs"}, hands={A: "alibi accusation"})

    table.do(A, "PlayAlibiAsWitness", on=B)
    assert table.accusations(B) == 7
    assert table.front(B) == Counter(alibi=1)
    assert table.asked() == {A: "ChooseAction"}

    table.do(A, "PlayRed", on=B, card="accusation")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.discard() == Counter(alibi=1, accusation=1)
    assert table.front(B) == Counter()


@rule("SAL-S11")
def test_thomas_may_hold_the_trial_at_six_or_leave_it_to_whoever_brings_the_seventh() -> None:
    table = scene(
        citizens={A: "thomas_danforth"}, hands={A: "2 accusation", C: "accusation"}, front={B: "5 accusation"}
    )

    table.do(A, "PlayRed", on=B, card="accusation")
    assert table.accusations(B) == 6
    assert table.offers(A) == {"HoldTrial", "HoldNoTrial"}

    held = table.clone()
    held.do(A, "HoldTrial")
    assert held.asked() == {A: "ChooseTrial"}

    table.do(A, "HoldNoTrial")
    assert table.accusations(B) == 6
    table.do(A, "EndTurn")
    table.do(B, "DrawTwo")
    table.do(C, "PlayRed", on=B, card="accusation")
    assert table.asked() == {C: "ChooseTrial"}


@rule("SAL-S22")
def test_a_drawer_killed_by_their_own_black_cat_leaves_the_exchange_to_the_others() -> None:
    table = scene(
        6,
        options="more_witches",
        rows={A: "3 PURITAN 2 witch"},
        front={A: "black_cat"},
        top="conspiracy evidence",
    )

    table.do(A, "DrawTwo")
    table.do(A, "RevealTrial", of=A, slot=4)
    assert table.row(A) == words("3 PURITAN 2 WITCH")
    assert table.living() == [B, C, D, E, F]

    assert list(table.asked()) == [B, C, D, E, F]
    table.exchange()
    assert table.hand(A) == Counter()
    assert table.deck()[0] == "evidence"
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S31")
def test_chance_decides_between_victims_named_by_as_many_witches() -> None:
    victims = set()
    for seed in range(12):
        table = scene(6, rows={A: "witch", C: "witch"}, top="night", seed=seed)
        table.do(A, "DrawTwo")
        for seat in range(6):
            table.do(seat, "Strike", on={A: B, C: D}.get(seat, E))
        victims.add(table.match.view(A)["victim"])

    assert victims == {B, D}


@rule("SAL-S34")
def test_a_night_that_tituba_moved_leaves_the_deck_as_it_is_until_it_is_empty() -> None:
    table = scene(citizens={A: "tituba"}, deck="3 accusation evidence stocks night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="accusation")
    table.do(A, "PutNext", card="accusation")
    table.do(A, "PutNext", card="night")
    table.do(A, "LeaveTheRest")
    table.do(A, "DrawTwo")
    assert table.deck() == words("night accusation evidence stocks")

    table.do(B, "DrawTwo")
    table.night(None)
    assert table.deck() == words("accusation evidence stocks")
    assert table.match.view(None)["night_beside_deck"]
    table.do(B, "StopDrawing")
    table.do(C, "DrawTwo")
    assert table.told(None, "DeckReformed") == []
    assert table.deck() == ["stocks"]

    in_discard = table.discard().total()
    table.do(D, "DrawTwo")
    assert table.told(None, "DeckReformed") == [{"cards": in_discard + 1}]
    assert table.deck()[-1] == "night"
    assert len(table.told(None, "NightFell")) == 1


@rule("SAL-S36")
def test_the_drawer_of_night_decides_whose_side_loses_first() -> None:
    table = scene(
        rows={B: "witch"},
        passed=[C],
        dead=[D],
        front={A: "matchmaker", B: "matchmaker"},
        active=C,
        top="night",
    )
    table.do(C, "DrawTwo")
    table.night(A)
    assert table.asked() == {C: "ChooseFirstDeath"}
    other = table.clone()

    table.do(C, "DieFirst", first=A)
    assert table.outcome.winners == (B, C)

    other.do(C, "DieFirst", first=B)
    assert other.outcome.winners == (A, D)


@rule("SAL-S40")
def test_john_and_martha_share_what_the_dead_leave_john_first() -> None:
    table = scene(
        5,
        citizens={C: "john_proctor", D: "martha_corey"},
        hands={A: "witness stocks", B: "arson curse alibi"},
        front={B: "asylum"},
        rows={B: "4 PURITAN"},
    )
    table.do(A, "PlayRed", on=B, card="witness")

    assert {str(option.arguments["card"]) for option in table.options(C)} == {"arson", "curse", "alibi", "asylum"}
    table.do(C, "TakeShare", card="arson")
    table.do(D, "TakeShare", card="asylum")
    table.do(C, "TakeShare", card="curse")

    assert table.hand(C) == Counter(["arson", "curse"])
    assert table.hand(D) == Counter(["asylum", "alibi"])
    assert table.discard() == Counter(witness=1)


@rule("SAL-S42")
def test_there_is_no_trial_of_an_accused_who_died_while_ann_drew() -> None:
    table = scene(5, citizens={A: "ann_putnam"}, hands={A: "witness stocks"}, top="night")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "DrawBeforeTrial")

    table.night(B, gavel=C)
    table.do(A, "StopDrawing")

    assert table.living() == [A, C, D, E]
    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-S53")
def test_a_player_chooses_what_the_opponent_gives_to_a_ghost() -> None:
    table = scene(2, mode="ghost", rows={A: "constable", B: "witch"}, top="conspiracy accusation")
    table.do(A, "DrawTwo")
    assert {option.arguments["ghost"] for option in table.options(A)} == {GHOST}
    assert {option.arguments["ghost"] for option in table.options(B)} == {OTHER_GHOST}
    assert len(table.options(A)) == len(table.options(B)) == 25

    table.exchange(gives={GHOST: "witch", OTHER_GHOST: "constable"})

    assert "witch" in table.row(GHOST)
    assert "constable" in table.row(OTHER_GHOST)
    passes = {(event["source"], event["target"]) for event in table.told(None, "TrialPassed")}
    assert passes == {(GHOST, A), (B, GHOST), (OTHER_GHOST, B), (A, OTHER_GHOST)}


@rule("SAL-S54")
def test_a_night_discarded_for_a_peek_is_played_and_the_second_discard_follows() -> None:
    table = scene(2, mode="ghost", deck="night", hands={B: "3 accusation"})

    table.do(A, "Peek", of=GHOST, slot=1)
    assert table.told(None, "NightFell") == [{"by": A}]
    table.strike(None)
    table.protect(None)
    table.confess()
    while "ChooseLoss" in table.asked().values():
        (seat,) = table.asked()
        table.match.answer(seat, table.options(seat)[-1])

    assert len(table.told(None, "TopDiscarded")) == 1
    assert table.discard().total() == 1
    assert len(table.deck()) == 59 - 3 - 1
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S60")
def test_twenty_quiet_nights_end_the_game_without_a_winner() -> None:
    table = scene(deck="night", rest=D)
    nights = 0
    while not table.match.over:
        for seat, question in table.asked().items():
            if question == "ChooseAction":
                nights += 1
                table.do(seat, "DrawTwo")
            else:
                table.time_runs_out(seat)

    assert nights == 20
    assert table.outcome.winners == ()
    assert table.outcome.reason == "stalemate"


@rule("SAL-S61")
def test_everybody_is_asked_at_dawn_and_what_a_puritan_answers_changes_nothing() -> None:
    table = dealt(6, {A, C})
    assert [ask.seat for ask in table.match.asks] == list(range(6))
    assert [[option.arguments["on"] for option in table.options(seat)] for seat in range(6)] == [list(range(6))] * 6
    other = table.clone()

    for seat in range(6):
        table.do(seat, "GiveBlackCat", on=E if seat in (A, C) else D)
        other.do(seat, "GiveBlackCat", on=E if seat in (A, C) else B if seat == D else D)

    assert table.front(E) == Counter(black_cat=1)
    for eyes in (A, B, C, E, F, None):
        assert table.match.events(eyes) == other.match.events(eyes)
        assert table.match.view(eyes) == other.match.view(eyes)


@rule("SAL-S69")
def test_martha_stands_trial_once_when_her_threshold_falls_during_her_own_trial() -> None:
    table = scene(
        5,
        citizens={A: "ann_putnam", B: "george_burroughs", C: "martha_corey"},
        hands={A: "accusation stocks"},
        front={C: "7 accusation"},
        top="night",
    )
    table.do(A, "PlayRed", on=C, card="accusation")
    table.do(A, "DrawBeforeTrial")
    table.night(B, gavel=D)
    assert table.living() == [A, C, D, E]
    table.do(A, "StopDrawing")

    assert table.asked() == {A: "ChooseTrial"}
    table.do(A, "RevealTrial", of=C, slot=0)
    assert table.asked() == {A: "ChooseAction"}
    assert table.told(None, "TrialHeld") == [{"by": A, "accused": C}]


@rule("SAL-S70")
def test_a_ghost_who_is_the_constable_looks_like_a_player_who_chose_nobody() -> None:
    told = []
    for rows in ({GHOST: "constable"}, {B: "constable"}):
        table = scene(2, mode="ghost", rows=rows | {A: "witch"}, top="night")
        table.do(A, "DrawTwo")
        table.strike(OTHER_GHOST)
        assert table.asked() == dict.fromkeys((A, B), "ChooseProtected")
        table.do(A, "Protect", on=A)
        table.do(B, "Protect", on=None)
        assert table.match.view(None)["gavel"] is None
        table.confess()
        told.append(table.match.events(None))

    assert told[0] == told[1]
