"""Witches and their fellows: no bot strikes one unless it wins by it, and adept Witches are not all alike."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots.ladder import ladder
from sortilege.bots.levels import choose
from sortilege.shelf.salem.bot.manners import OF_ADEPTS, RIVALS, harmed_by, manner_of
from sortilege.shelf.salem.bot.sense import AGAINST_A_FELLOW, SalemSense
from sortilege.shelf.salem.bot.suspicion import Minds, Suspicion
from sortilege.shelf.salem.components import CARD
from sortilege.shelf.salem.steps import DRAW_TWO, PLAY_ALIBI, PLAY_RED, PLAY_SCAPEGOAT, STRIKE
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene
from tests.games.salem.scenes import scene

SIX = 6


def night() -> Scene:
    """B and C are Witches, and choose."""
    table = scene(SIX, deck="night", rows={B: "witch", C: "witch"}, discard="5 accusation")
    table.do(A, "DrawTwo")
    return table


@pytest.mark.parametrize("level", ladder("salem"))
def test_no_bot_strikes_a_fellow_or_itself(level: str) -> None:
    table = night()
    chosen = [choose(level, table.match, seat, seed, iterations=24) for seat in (B, C) for seed in range(6)]

    assert table.witches() == {B, C}
    assert {STRIKE.read(step)[1] for step in chosen} <= {A, D, E, F}


def test_a_fellow_is_struck_only_if_the_last_puritan_dies_along() -> None:
    linked = {B: "matchmaker", A: "matchmaker"}
    last = scene(SIX, front=linked, rows={B: "witch", C: "witch", E: "witch"}, dead=[D, F])
    others = scene(SIX, front=linked, rows={B: "witch", C: "witch", E: "witch"}, dead=[D])
    strikes = [STRIKE(C, B), STRIKE(C, E), STRIKE(C, C)]

    winning, fellow, oneself = SalemSense().scores(last.game, C, strikes)
    assert winning > 0 > fellow == oneself == AGAINST_A_FELLOW
    assert SalemSense().scores(others.game, C, strikes) == [AGAINST_A_FELLOW] * 3


# Manners


def test_whom_an_option_harms_is_told_apart() -> None:
    accusation = CARD.values["accusation"]

    assert harmed_by(PLAY_RED(A, C, accusation)) == C
    assert harmed_by(PLAY_SCAPEGOAT(A, B, D)) == D
    assert harmed_by(PLAY_ALIBI(A, C)) == harmed_by(DRAW_TWO(A))


def test_adept_witches_are_of_several_manners_and_each_keeps_its_own() -> None:
    tables = [sortilege.new("salem", seats=SIX, seed=seed) for seed in range(40)]
    first = [manner_of(Scene(match).game, B) for match in tables]
    later = [manner_of(Scene(match.imagine(B, 5)).game, B) for match in tables]

    assert first == later
    assert set(first) == set(OF_ADEPTS)


def test_a_quiet_witch_accuses_nobody_and_a_two_faced_one_its_fellow() -> None:
    table = scene(SIX, hands={B: "2 accusation"}, active=B, rows={B: "witch", C: "witch"})
    fellow, puritan = (PLAY_RED(B, on, CARD.values["accusation"]) for on in (C, D))
    quiet, two_faced = RIVALS.manners["quiet"], RIVALS.manners["two-faced"]

    assert quiet.liking(table.game, B, puritan) < -5.0
    assert two_faced.liking(table.game, B, fellow) > 0.0 == two_faced.liking(table.game, B, puritan)


def test_a_two_faced_witch_brings_no_fellow_to_trial() -> None:
    table = scene(SIX, hands={B: "accusation"}, active=B, front={C: "6 accusation"}, rows={B: "witch", C: "witch"})
    last = PLAY_RED(B, C, CARD.values["accusation"])

    assert RIVALS.manners["two-faced"].liking(table.game, B, last) < -5.0


# What is thought in games that are only thought of


def test_puritans_in_a_thought_do_not_know_who_is_who_and_witches_do() -> None:
    table = scene(SIX, rows={B: "witch", C: "witch", D: LAST_TRYAL})
    sense = SalemSense(Minds(Suspicion(table.game, A)))
    world = Scene(table.match.imagine(A, 3)).game
    world.ever = table.game.ever

    assert 0.0 < sense.witch_chance(world, D, B) < 1.0
    assert sense.witch_chance(world, B, C) == 1.0
    assert sense.witch_chance(world, B, D) == 0.0
