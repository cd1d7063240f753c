"""The ledger's scenarios of ghosts, of who is asked what, and of the order of effects: S53 to S70."""

from __future__ import annotations

from collections import Counter

from sortilege.testing import rule
from tests.games.salem.playing import FOURTH, GHOST, OTHER_GHOST, A, B, C, D, E, F, words
from tests.games.salem.scenes import dealt, scene


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


@rule("SAL-S55")
def test_the_witches_win_when_the_constable_is_the_first_of_two_tryals_lost() -> None:
    table = scene(2, mode="ghost", rows={A: "witch", B: "puritan constable"}, top="night")
    table.do(A, "DrawTwo")
    table.night(B)
    assert table.asked() == {A: "ChooseLoss"}
    assert len(table.options(A)) == 5

    table.do(A, "RevealTrial", of=B, slot=1)

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "constable-revealed"
    assert table.face_up(B) == ["CONSTABLE"]


@rule("SAL-S56")
def test_a_witch_card_revealed_last_on_a_ghost_is_a_puritan_win() -> None:
    table = scene(2, mode="ghost", rows={GHOST: "4 PURITAN witch"}, hands={A: "witness"})

    table.do(A, "PlayRed", on=GHOST, card="witness")

    assert table.outcome.winners == (A, B)
    assert table.outcome.reason == "witch-cards-revealed"


@rule("SAL-S57")
def test_the_last_player_to_join_the_witches_of_a_ghost_table_loses() -> None:
    table = scene(3, mode="ghost", rows={FOURTH: "witch"}, passed=[B, A], top="conspiracy")
    assert table.witches() == {A, B, FOURTH}
    table.do(A, "DrawTwo")

    table.exchange({C: "witch"})

    assert table.outcome.winners == (A, B)
    assert table.outcome.reason == "everyone-is-a-witch"


@rule("SAL-S58")
def test_the_next_player_clockwise_begins_if_a_ghost_has_the_black_cat() -> None:
    for ghost, first in ((GHOST, B), (OTHER_GHOST, A)):
        table = dealt(2, {A}, "ghost")
        table.do(A, "GiveBlackCat", on=ghost)
        table.do(B, "GiveBlackCat", on=B)

        assert table.front(ghost) == Counter(black_cat=1)
        assert table.asked() == {first: "ChooseAction"}


@rule("SAL-S59", "SAL-D29")
def test_the_dead_say_three_words_once() -> None:
    table = scene(rows={B: "4 PURITAN"}, hands={A: "witness stocks"})
    table.do(A, "PlayRed", on=B, card="witness")

    table.act(B, "SayLastWords")
    assert table.told(None, "LastWordsSaid") == [{"by": B}]
    assert table.permits(B, "SayLastWords") == []


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


@rule("SAL-S62")
def test_all_five_are_asked_twice_at_night_and_once_when_the_constable_is_face_up() -> None:
    table = scene(5, rows={B: "constable"}, top="night")
    table.do(A, "DrawTwo")
    assert [len(ask.options) for ask in table.match.asks] == [5] * 5
    table.strike(None)
    assert set(table.asked().values()) == {"ChooseProtected"}
    assert [len(ask.options) for ask in table.match.asks] == [4] * 5
    assert all(option.arguments["on"] != seat for seat in range(5) for option in table.options(seat))

    shown = scene(5, rows={B: "CONSTABLE"}, top="night")
    shown.do(A, "DrawTwo")
    shown.strike(None)
    assert set(shown.asked().values()) == {"ChooseConfession"}


@rule("SAL-S63")
def test_a_conspiracy_drawn_second_ends_the_draw_once_rebecca_had_hers() -> None:
    table = scene(citizens={C: "rebecca_nurse"}, front={B: "black_cat"}, top="accusation conspiracy evidence alibi")
    table.do(A, "DrawTwo")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert set(table.asked().values()) == {"ChooseCardToTake"}

    table.exchange()
    table.do(C, "DrawOneCard")

    assert table.hand(C) == Counter(evidence=1)
    assert table.hand(A) == Counter(accusation=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S64")
def test_ann_may_draw_one_more_after_a_night_and_the_trial_is_held_then() -> None:
    table = scene(citizens={A: "ann_putnam"}, hands={A: "witness"}, top="night evidence")
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "DrawBeforeTrial")
    table.night(None)

    table.do(A, "DrawSecondCard")

    assert table.hand(A) == Counter(evidence=1)
    assert table.asked() == {A: "ChooseTrial"}
    table.do(A, "RevealTrial", of=B, slot=0)
    assert table.front(B) == Counter()


@rule("SAL-S65")
def test_the_hourglass_declines_the_card_after_a_night() -> None:
    table = scene(top="night evidence", hands={A: "stocks"})
    table.do(A, "DrawTwo")
    table.night(None)
    assert table.asked() == {A: "OfferSecondCard"}

    table.act(C, "TurnHourglass")
    table.time_runs_out(A)

    assert table.hand(A) == Counter(stocks=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S66")
def test_who_dies_first_is_asked_whenever_a_pair_shows_the_last_witch_card() -> None:
    table = scene(
        5,
        rows={B: "witch", C: "4 PURITAN"},
        front={B: "matchmaker", C: "matchmaker"},
        hands={A: "witness"},
    )

    table.do(A, "PlayRed", on=C, card="witness")

    assert table.row(B) == words("WITCH 4 PURITAN")
    assert table.row(C) == words("5 PURITAN")
    assert table.asked() == {A: "ChooseFirstDeath"}
    for first in (B, C):
        ending = table.clone()
        ending.do(A, "DieFirst", first=first)
        assert ending.outcome.winners == (A, C, D, E)


@rule("SAL-S67")
def test_a_round_with_a_confession_is_followed_by_another_for_the_rest() -> None:
    table = scene(top="night")
    table.do(A, "DrawTwo")
    table.strike(None)
    table.protect(None)

    table.confess({C: "puritan"})
    assert table.asked() == dict.fromkeys((A, B, D), "ChooseConfession")
    assert table.told(None, "NobodyNamed") == []

    table.confess()
    assert len(table.told(None, "NobodyNamed")) == 1


@rule("SAL-S68")
def test_martha_is_tried_for_a_death_in_a_conspiracy_before_the_exchange() -> None:
    table = scene(
        citizens={A: "george_burroughs", B: "martha_corey"},
        front={A: "black_cat", B: "7 accusation"},
        rows={A: "4 PURITAN"},
        active=C,
        top="conspiracy accusation",
    )

    table.do(C, "DrawTwo")

    assert table.living() == [B, C, D]
    assert table.asked() == {C: "ChooseTrial"}
    table.do(C, "RevealTrial", of=B, slot=0)
    assert table.front(B) == Counter()
    assert table.asked() == dict.fromkeys((B, C, D), "ChooseCardToTake")


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
