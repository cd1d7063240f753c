"""What a seat makes of what the others do: never more than it was told, and never against what it knows."""

from __future__ import annotations

from math import log

import pytest

from sortilege.kernel.sets import group_of, has, only
from sortilege.shelf.salem.bot.public_evidence import (
    GIVEN_THE_CAT,
    HARMED,
    KINDS,
    MEANT,
    OF_ADEPTS,
    OTHERS,
    STRUCK_BY_WITCHES,
    TURNS,
    Conduct,
    witches_through,
)
from sortilege.shelf.salem.bot.sense import SalemSense
from sortilege.shelf.salem.bot.suspicion import Suspicion, draw_pasts, witches_of
from sortilege.shelf.salem.knowledge.memory import belief_of
from sortilege.shelf.salem.steps import CONFESS, STAY_SILENT
from tests.games.salem.enumeration import Enumeration
from tests.games.salem.playing import A, B, C, D, E, Scene
from tests.games.salem.scenes import new, scene
from tests.games.salem.test_imagining import TABLES, positions

SIX = 6
TWO_ACCUSATIONS = {A: "2 accusation"}


def mind(table: Scene, seat: int) -> Suspicion:
    return Suspicion(table.game, seat)


# Nothing but what is known


@pytest.mark.parametrize("seed", range(3))
def test_before_anybody_does_anything_suspicion_is_what_the_deal_makes_likely(seed: int) -> None:
    match = new(SIX, "standard", "", seed)
    worlds = Enumeration(match, A).worlds
    suspicion = mind(Scene(match), A)
    for seat in range(SIX):
        cards = sum(chance * world.rows[seat][1] for world, chance in worlds.items())
        witch = sum(chance for world, chance in worlds.items() if seat in world.ever)

        assert suspicion.cards[seat] == pytest.approx(cards, abs=0.05)
        assert suspicion.witch[seat] == pytest.approx(witch, abs=0.05)


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
def test_suspicion_is_the_same_in_worlds_its_seat_cannot_tell_apart(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        here = mind(Scene(match), number % seats)
        there = mind(Scene(match.imagine(number % seats, number)), number % seats)

        assert (here.cards, here.witch, here.constable) == (there.cards, there.witch, there.constable)


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
def test_what_is_known_for_sure_is_never_doubted(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        table = Scene(match)
        seat = number % seats
        suspicion = mind(table, seat)

        assert suspicion.witch[seat] == pytest.approx(float(has(table.game.ever, seat)))
        assert suspicion.cards[seat] == pytest.approx(table.row(seat).count("witch"))
        assert sum(suspicion.cards) == pytest.approx(
            sum(table.row(one).count("witch") for one in range(len(suspicion.cards)))
        )


def test_the_witches_of_a_world_are_those_of_the_past_it_was_made_from() -> None:
    for number, match in enumerate(positions("standard", 5, 6)):
        world = Scene(match.imagine(number % 5, number)).game

        assert witches_through(world)[-1] == world.ever


def test_pasts_are_drawn_the_same_each_time() -> None:
    match = positions("standard", 6, 2)[-1]
    game = Scene(match).game
    belief = belief_of(game, 0)

    first, second = [[witches_of(past) for past in draw_pasts(game, belief)] for _ in range(2)]
    assert first == second


# Deeds


def test_whoever_accuses_somebody_is_less_likely_a_witch_together_with_them_than_with_others() -> None:
    before = scene(SIX, hands={B: "2 accusation"}, deck="2 accusation", rows={C: "witch", E: "witch"})
    before.do(A, "DrawTwo")
    accused, spared = before.clone(), before.clone()
    for table, on in ((accused, C), (spared, E)):
        for _ in range(2):
            table.do(B, "PlayRed", on=on, card="accusation")

    pair = [group_of([B, C])]
    assert mind(accused, D).conduct.likelihood(pair) < mind(spared, D).conduct.likelihood(pair) - 0.1


def test_no_deed_rules_anybody_out_since_not_all_witches_mean_what_they_do() -> None:
    table = scene(SIX, rows={B: "witch", C: "witch"})
    conduct = mind(table, A).conduct
    conduct.leans[0][B] = -1000.0
    conduct.leans[0][C] = 1000.0
    conduct.known.clear()

    assert conduct.likelihood([only(B)]) == pytest.approx(log(1.0 - MEANT))
    assert conduct.likelihood([only(C)]) == pytest.approx(1000.0 * OF_ADEPTS[0] + log(MEANT))


def test_whoever_helps_a_witch_is_suspected_more_than_whoever_accuses_one() -> None:
    helping = scene(SIX, hands={A: "alibi"}, front={B: "accusation"}, rows={B: "witch", C: "witch"})
    helping.do(A, "PlayAlibi", on=B)
    accusing = scene(SIX, hands=TWO_ACCUSATIONS, rows={B: "witch", C: "witch"})
    accusing.do(A, "PlayRed", on=B, card="accusation")

    with_b = [group_of([A, B])]
    assert mind(helping, D).conduct.likelihood(with_b) > mind(accusing, D).conduct.likelihood(with_b)


def turns_of(seat: int, turns: int, harmed: int) -> Conduct:
    """What is to be made of a seat that in so many turns harmed somebody so often."""
    conduct = mind(scene(SIX, rows={B: "witch", C: "witch"}), A).conduct
    for _ in range(turns):
        for on in range(SIX):
            if on != seat:
                conduct.count(seat, on, TURNS)
    for on in range(harmed):
        conduct.count(seat, (seat + 1 + on % 5) % SIX, HARMED)
    conduct.firsts.clear()
    conduct.pairs.clear()
    conduct.known.clear()
    conduct.weigh(conduct.deeds[0])
    return conduct


def test_whoever_harms_nobody_turn_after_turn_is_suspected_more_and_more() -> None:
    quiet = [turns_of(B, turns, 0).likelihood([only(B)]) for turns in (0, 2, 6, 12)]

    assert quiet == sorted(quiet)
    assert quiet[0] < quiet[-1] - 0.5
    assert turns_of(B, 6, 4).likelihood([only(B)]) < quiet[2]


def test_ones_own_deeds_tell_oneself_nothing() -> None:
    before = scene(SIX, hands=TWO_ACCUSATIONS, rows={B: "witch", C: "witch"})
    after = before.clone()
    after.do(A, "PlayRed", on=B, card="accusation")

    assert mind(after, A).witch == mind(before, A).witch


def test_whom_the_witches_give_the_black_cat_is_suspected_less_but_by_no_means_cleared() -> None:
    table = scene(SIX, active=E, rows={B: "witch", C: "witch"})

    suspicion = mind(table, A)
    least = min(suspicion.witch[seat] for seat in (B, C, D))
    assert least / 2 < suspicion.witch[E] < least


def test_the_black_cat_says_far_less_than_being_struck_at_night() -> None:
    assert STRUCK_BY_WITCHES < 10 * GIVEN_THE_CAT < 0.0


def test_a_turn_is_shared_out_among_all_who_could_have_been_harmed() -> None:
    shares: list[float] = []
    for seats in (4, 6, 8):
        table = scene(seats)
        shares.append(sum(Conduct(table.game, B).deeds[0][(A * seats + on) * KINDS + TURNS] for on in range(seats)))

    assert shares == pytest.approx([OTHERS] * 3)


def night_of(tryals: dict[int, str]) -> Scene:
    table = scene(SIX, deck="night", rows={B: "witch", C: "witch"}, discard="5 accusation")
    table.do(A, "DrawTwo")
    table.night(E, tryals={E: "puritan", **tryals})
    return table


def test_silence_at_night_is_suspicious_where_others_confess() -> None:
    suspicion = mind(night_of({D: "puritan"}), A)

    assert suspicion.witch[D] < suspicion.witch[B]
    assert suspicion.witch[D] < mind(night_of({}), A).witch[D]


# What it is used for


def test_a_world_is_as_likely_as_the_deeds_of_its_witches() -> None:
    table = night_of({D: "puritan"})
    sense = SalemSense().recall(table.game, A)
    weights: dict[int, float] = {}
    for seed in range(40):
        world = Scene(table.match.imagine(A, seed)).game
        weights[world.ever] = sense.likelihood(world, A)

    assert len(set(weights.values())) > 1
    assert 0.0 < min(weights.values()) < max(weights.values()) <= 1.0
    assert weights[group_of([B, C])] == 1.0
    assert SalemSense().likelihood(table.game, A) == 1.0


@pytest.mark.parametrize(("row", "confesses"), [("puritan", True), ("2 PURITAN puritan", True), ("4 PURITAN", False)])
def test_a_puritan_confesses_while_there_is_something_left_to_lose(row: str, *, confesses: bool) -> None:
    table = scene(SIX, deck="night", rows={A: row, B: "witch", C: "witch"}, discard="5 accusation")
    table.do(A, "DrawTwo")
    table.strike(E)
    table.protect(D)
    sense = SalemSense().recall(table.game, A)
    shows, stays = CONFESS(A, table.row(A).index("puritan")), STAY_SILENT(A)
    showing, staying = sense.scores(table.game, A, [shows, stays])

    assert (showing > staying) == confesses


def test_nobody_confesses_a_witch_card() -> None:
    table = scene(SIX, deck="night", rows={A: "witch", C: "witch"}, discard="5 accusation")
    table.do(A, "DrawTwo")
    table.strike(E)
    table.protect(D)
    sense = SalemSense().recall(table.game, A)
    showing, staying = sense.scores(table.game, A, [CONFESS(A, table.row(A).index("witch")), STAY_SILENT(A)])

    assert showing < staying
