"""How a game ends. SAL-END, SAL-RES-04, SAL-R47, SAL-R59, SAL-R60, SAL-R79."""

from __future__ import annotations

from random import Random

import pytest

from sortilege.shelf.salem.components import WITCH
from sortilege.shelf.salem.rules.endings import cards_shown
from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene
from tests.games.salem.scenes import new, scene


@rule("SAL-END-01", "SAL-S52")
def test_the_puritans_win_when_the_last_witch_card_dealt_is_face_up_and_not_before() -> None:
    table = scene(6, hands={A: "witness 7 accusation"}, rows={B: "witch", C: "witch"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)
    assert not table.match.over

    for _ in range(7):
        table.do(A, "PlayRed", on=C, card="accusation")
    table.do(A, "RevealTrial", of=C, slot=0)

    assert table.outcome.reason == "witch-cards-revealed"
    assert table.outcome.winners == (A, D, E, F)
    assert table.outcome.scores == (1, 0, 0, 1, 1, 1)


@rule("SAL-END-01", "SAL-R79", "SAL-S28")
@pytest.mark.parametrize("means", ["trial", "conspiracy", "confession", "night"])
def test_the_last_witch_card_counts_whoever_turns_it_up(means: str) -> None:
    front = {B: "black_cat"} if means == "conspiracy" else {}
    top = "conspiracy" if means == "conspiracy" else "night"
    table = scene(hands={A: "witness"}, front=front, rows={B: "witch"}, top=top)
    if means == "trial":
        table.do(A, "PlayRed", on=B, card="witness")
        table.do(A, "RevealTrial", of=B, slot=0)
    elif means == "conspiracy":
        table.do(A, "DrawTwo")
        table.do(A, "RevealTrial", of=B, slot=0)
    elif means == "confession":
        table.do(A, "DrawTwo")
        table.night(C, gavel=A, tryals={B: "witch"})
    else:
        table.do(A, "DrawTwo")
        table.night(B, gavel=C)  # the Witches kill one of their own

    assert table.outcome.reason == "witch-cards-revealed"
    assert table.outcome.winners == (A, C, D)
    assert (table.told(None, "VictimNamed") == []) is (means != "night")  # the game ends before anything else happens


@rule("SAL-END-02", "SAL-GEN-01")
def test_the_witches_win_when_every_living_player_is_one_former_holders_too() -> None:
    table = scene(rows={B: LAST_TRYAL, C: "witch"}, passed=[D], dead=[A], active=C, hands={C: "witness"})
    assert table.witches() == {C, D}

    table.do(C, "PlayRed", on=B, card="witness")

    assert table.outcome.reason == "everyone-is-a-witch"
    assert table.outcome.winners == (C, D)


@rule("SAL-END-02")
def test_one_living_puritan_keeps_the_game_going() -> None:
    table = scene(5, rows={B: LAST_TRYAL, C: "witch"}, passed=[D], dead=[A], active=C, hands={C: "witness stocks"})

    table.do(C, "PlayRed", on=B, card="witness")

    assert table.living() == [C, D, E]
    assert not table.match.over


@rule("SAL-END-03", "SAL-GEN-02", "SAL-CON-06")
def test_a_witch_who_passed_the_card_on_survives_a_puritan_win_and_loses() -> None:
    table = scene(rows={B: "witch"}, passed=[C], hands={A: "witness"})

    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.outcome.winners == (A, D)
    assert C in table.living()


@rule("SAL-END-04")
def test_the_dead_win_with_their_team() -> None:
    puritans = scene(5, dead=[E], rows={B: "witch"}, hands={A: "witness"})
    puritans.do(A, "PlayRed", on=B, card="witness")
    puritans.do(A, "RevealTrial", of=B, slot=0)
    assert puritans.outcome.winners == (A, C, D, E)

    witches = scene(5, dead=[A, D, E], rows={B: LAST_TRYAL, C: "witch"}, passed=[D], hands={C: "witness"}, active=C)
    witches.do(C, "PlayRed", on=B, card="witness")
    assert witches.outcome.winners == (C, D)


@rule("SAL-R60", "SAL-S24")
def test_the_last_puritan_to_join_wins_with_the_witches() -> None:
    table = scene(dead=[D], rows={A: "witch"}, passed=[B], top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange({C: "witch"})

    assert table.outcome.winners == (A, B, C)
    assert table.outcome.reason == "everyone-is-a-witch"


@rule("SAL-RES-04")
def test_the_game_stops_at_the_reveal_that_decides_it() -> None:
    table = scene(
        hands={A: "witness stocks", B: "curse"}, front={A: "accusation", B: "asylum accusation"}, rows={B: "witch"}
    )
    table.do(A, "PlayRed", on=B, card="witness")

    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.face_up(B) == ["WITCH"]  # nothing else was turned up, discarded or said
    assert table.hand(B).total() == 1
    assert table.front(B).total() == 3
    assert table.told(None, "PlayerDied") == table.told(None, "AllegianceStated") == []
    assert table.match.asks == ()


@rule("SAL-RES-04")
def test_the_game_stops_at_the_exchange_that_decides_it() -> None:
    table = scene(dead=[D], rows={A: "witch"}, passed=[B], top="conspiracy evidence")
    table.do(A, "DrawTwo")

    table.exchange({C: "witch"})

    assert table.match.over
    assert table.deck()[0] == "evidence"  # A's second card is not drawn


@rule("SAL-R47")
def test_a_death_or_a_reveal_between_nights_starts_the_count_of_quiet_nights_anew() -> None:
    def one_more(stirred: bool) -> Scene:
        table = scene(deck="night", rest=D, rows={B: "PURITAN"})
        table.game.quiet_nights = 19
        table.game.stirred = stirred
        table.do(A, "DrawTwo")
        table.night(None)
        return table

    assert one_more(False).outcome.reason == "stalemate"
    assert one_more(False).outcome.winners == ()
    assert one_more(False).outcome.scores == (0, 0, 0, 0)
    assert one_more(True).game.quiet_nights == 0

    confession = scene(deck="night", rest=D)
    confession.game.quiet_nights = 19
    confession.do(A, "DrawTwo")
    confession.night(None, tryals={B: "puritan"})
    assert confession.game.quiet_nights == 0
    confession.do(A, "StopDrawing")
    confession.do(B, "DrawTwo")
    confession.night(None)
    assert confession.game.quiet_nights == 1

    trial = scene(hands={A: "witness stocks"})
    trial.do(A, "PlayRed", on=B, card="witness")
    trial.do(A, "RevealTrial", of=B, slot=0)
    assert trial.game.stirred


def assert_no_side_has_won(table: Scene) -> None:
    """While a game goes on a living Puritan is left and a Witch card face-down; only a pair that is dying may change
    both at once, and then somebody is asked who dies first."""
    game = table.game
    pair = set(table.asked().values()) == {"ChooseFirstDeath"}
    assert (cards_shown(game, WITCH) == game.seating.deal[WITCH]) is pair
    assert pair or not {seat for seat in table.living() if seat < game.seats} <= table.witches()


@rule("SAL-R59", "SAL-R30")
@pytest.mark.parametrize("passed", [[], [D, C]])
def test_only_the_deaths_of_a_pair_can_win_for_both_teams(passed: list[int]) -> None:
    table = scene(
        dead=[D] if passed else [],
        hands={A: "witness"},
        front={A: "matchmaker", B: "matchmaker"},
        rows={A: LAST_TRYAL, B: "witch"},
        passed=passed,
        active=C,
        top="night",
    )
    assert_no_side_has_won(table)
    table.do(C, "DrawTwo")

    table.night(A)

    assert_no_side_has_won(table)
    assert table.asked() == {C: "ChooseFirstDeath"}
    table.do(C, "DieFirst", first=A)
    assert table.outcome.reason == ("everyone-is-a-witch" if passed else "witch-cards-revealed")


@rule("SAL-R59")
def test_no_single_death_can_win_for_both_teams() -> None:
    for seed in range(12):
        table = Scene(new(4 + seed % 4, "standard", "more_witches" if seed % 2 else "", seed))
        dice = Random(seed)
        while not table.match.over:
            assert_no_side_has_won(table)
            ask = dice.choice(table.match.asks)
            plays = [option for option in ask.options if option.name.startswith("Play")]
            table.match.answer(ask.seat, dice.choice(plays or list(ask.options)))


@rule("SAL-END-04", "SAL-GEN-02")
def test_when_it_is_over_everybody_sees_everything() -> None:
    table = scene(hands={A: "witness", C: "curse"}, rows={B: "witch", D: "constable"})
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "RevealTrial", of=B, slot=0)

    view = table.match.view(None)

    assert [player["witch"] for player in view["players"]] == [False, True, False, False]
    assert [tryal["face"] for tryal in view["players"][D]["tryals"]] == table.row(D)
    assert view["players"][C]["hand"] == ["curse"]
    assert view["deck"] == table.deck()[::-1]
    assert table.told(None, "WitchesWere") == [{"of": B}]
