"""What masters of Salem know beyond adepts, and what they do not waste time on."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.bots.contest import Contest
from sortilege.bots.search import Search
from sortilege.kernel.sets import only
from sortilege.shelf.salem.bot.manners import DISCREET, RIVALS
from sortilege.shelf.salem.bot.public_evidence import HARMED
from sortilege.shelf.salem.bot.sense import SalemSense
from sortilege.shelf.salem.bot.standing import puritans_chance
from sortilege.shelf.salem.bot.suspicion import Suspicion
from sortilege.shelf.salem.steps import CONFESS, GIVE_BLACK_CAT, PROTECT, STAY_SILENT, STRIKE
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene
from tests.games.salem.scenes import scene
from tests.games.salem.test_imagining import TABLES, positions

SIX = 6


def close(table: Scene, seat: int) -> Suspicion:
    return Suspicion(table.game, seat, is_close=True)


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
def test_close_reading_is_the_same_in_worlds_its_seat_cannot_tell_apart(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        here = close(Scene(match), number % seats)
        there = close(Scene(match.imagine(number % seats, number)), number % seats)

        assert (here.cards, here.witch, here.constable) == (there.cards, there.witch, there.constable)


def hints_of(idle: int, turns: int) -> list[float]:
    """B lets so many turns pass and harms somebody in the others; C to F harm somebody in each of as many."""
    conduct = close(scene(SIX, rows={B: "witch", C: "witch"}), A).conduct
    for turn in range(turns):
        for seat in (B, C, D, E, F):
            conduct.end_turn(seat)
            if seat != B or turn >= idle:
                conduct.count(seat, E if seat == D else D, HARMED)
    conduct.end_turn(A)
    return conduct.habits[0].weighed(conduct.living)


def test_whoever_lets_more_turns_pass_than_the_others_is_suspected_more_by_a_close_reader() -> None:
    said = [hints_of(idle, 4)[B] for idle in range(5)]

    assert said == sorted(said)
    assert said[4] - said[0] > 3.0


def test_letting_turns_pass_says_nothing_where_everybody_does() -> None:
    conduct = close(scene(SIX, rows={B: "witch", C: "witch"}), A).conduct
    habits = conduct.habits[0]
    habits.idle = [3] * SIX

    assert habits.weighed(conduct.living) == pytest.approx([0.0] * SIX)


def test_whoever_harms_those_whom_the_witches_chose_is_suspected_by_a_close_reader() -> None:
    conduct = close(scene(SIX, active=E, rows={B: "witch", C: "witch"}), A).conduct
    before = conduct.habits[0].weighed(conduct.living)[B]
    conduct.count(B, E, HARMED)

    assert conduct.chosen == only(E)
    assert conduct.habits[0].weighed(conduct.living)[B] > before


def test_a_turn_that_has_only_begun_says_nothing() -> None:
    assert close(scene(SIX, active=E, rows={B: "witch", C: "witch"}), A).conduct.hints == [[0.0] * SIX]


def test_masters_all_have_the_same_manner() -> None:
    sharp = SalemSense().sharpened()
    found = {sharp.recall(scene(SIX, seed=seed, as_dealt=True).game, B).manner for seed in range(12)}

    assert found == {DISCREET}
    assert sharp.recall(scene(SIX).game, B).is_sharp


def test_master_witches_help_nobody_for_all_to_see() -> None:
    table = scene(SIX, active=B, rows={B: "witch", C: "witch"}, hands={B: "alibi"}, front={C: "6 accusation"})
    options = [int(option) for option in table.options(B, "PlayAlibi")]
    usual = SalemSense().unvaried().recall(table.game, B).scores(table.game, B, options)
    masters = SalemSense().sharpened().recall(table.game, B).scores(table.game, B, options)

    assert max(usual) > 0.0
    assert max(masters) < 0.0


# The Black Cat


def dawns() -> list[Scene]:
    return [Scene(sortilege.new("salem", seats=SIX, seed=seed)) for seed in range(30)]


def given_at_dawn(table: Scene, sense: SalemSense) -> set[int]:
    """To whom the Witches would give the Black Cat, each for itself."""
    chosen: set[int] = set()
    for seat in table.witches():
        options = [int(option) for option in table.options(seat, "GiveBlackCat")]
        scores = sense.recall(table.game, seat).scores(table.game, seat, options)
        chosen |= {GIVE_BLACK_CAT.read(options[place])[1] for place in range(SIX) if scores[place] == max(scores)}
    return chosen


def test_masters_give_the_black_cat_to_none_of_their_own() -> None:
    sharp = SalemSense().sharpened()

    assert all(not given_at_dawn(table, sharp) & table.witches() for table in dawns())


def test_adepts_bluff_with_the_black_cat_now_and_then_and_agree_on_it() -> None:
    found = [given_at_dawn(table, SalemSense()) & table.witches() for table in dawns()]

    assert 1 <= sum(bool(one) for one in found) <= 10
    assert {len(one) for one in found} == {0, 1}


def test_bluffing_witches_give_the_black_cat_to_one_of_their_own_always_and_agree_on_it() -> None:
    liking = RIVALS.manners["bluffing"].liking
    for table in dawns():
        options = [int(option) for seat in table.witches() for option in table.options(seat, "GiveBlackCat")]
        liked = [option for option in options if liking(table.game, GIVE_BLACK_CAT.read(option)[0], option) > 0.0]

        assert {GIVE_BLACK_CAT.read(option)[0] for option in liked} == table.witches()
        assert len({GIVE_BLACK_CAT.read(option)[1] for option in liked} & table.witches()) == 1
        assert len(liked) == len(table.witches())


def test_witches_of_any_other_manner_give_the_black_cat_to_a_puritan() -> None:
    assert not any(given_at_dawn(table, SalemSense().unvaried()) & table.witches() for table in dawns())


def test_a_close_reader_takes_the_black_cat_for_a_hint_too() -> None:
    suspicion = close(scene(SIX, active=E, rows={B: "witch", C: "witch"}), A)

    assert 0.1 < suspicion.witch[E] < suspicion.witch[B]


# Answers that come to the same


def night(row: str = "witch") -> Scene:
    table = scene(SIX, deck="night", rows={A: "constable", B: row, C: "witch"}, discard="5 accusation")
    table.do(A, "DrawTwo")
    return table


def test_only_a_witch_weighs_whom_to_strike() -> None:
    table = night()
    sense = SalemSense()
    by_witch, by_puritan = ({sense.gist(table.game, seat, STRIKE(seat, on)) for on in (A, D, E)} for seat in (B, F))

    assert len(by_witch) == 3
    assert len(by_puritan) == 1


def test_only_the_constable_weighs_whom_to_protect() -> None:
    table = night()
    table.strike(E)
    sense = SalemSense()
    by_constable, by_other = ({sense.gist(table.game, seat, PROTECT(seat, on)) for on in (C, D, E)} for seat in (A, F))

    assert len(by_constable) == 3
    assert len(by_other) == 1


def test_tryals_with_the_same_face_are_one_confession() -> None:
    table = night("witch puritan puritan")
    table.strike(E)
    table.protect(D)
    sense = SalemSense()
    gists = [sense.gist(table.game, B, CONFESS(B, slot)) for slot in range(len(table.row(B)))]

    assert len(set(gists)) == 2
    assert sense.gist(table.game, B, STAY_SILENT(B)) not in gists


def test_a_question_whose_answers_come_to_the_same_is_settled_at_once() -> None:
    table = night()
    puritan, witch = (Search(table.game, seat, table.match.ruleset.sense, 1).trials for seat in (F, B))

    assert puritan.settled()
    assert not witch.settled()


def test_an_answer_that_was_not_tried_is_worth_what_its_like_is() -> None:
    contest = Contest(0, [7, 8], [0.0, -0.1], alike={7: 7, 8: 8, 9: 7})
    contest.count(7, 1.0)

    assert contest.estimate(9) == contest.estimate(7)
    assert contest.tries(9) == 1


# Worlds


def test_what_others_have_answered_unseen_is_what_they_would_answer() -> None:
    table = night()
    table.match.answer(C, STRIKE(C, D))
    search = Search(table.game, B, table.match.ruleset.sense, 1)
    pointed = {STRIKE.read(search.world(number).sealed[C])[1] for number in range(30)}

    assert pointed <= {A, D, E, F}


# How it stands


def test_puritans_stand_better_the_nearer_a_trial_of_a_witch_is_and_the_fewer_witch_cards_are_hidden() -> None:
    hidden = scene(SIX, rows={B: "witch", C: "witch"})
    accused = scene(SIX, rows={B: "witch", C: "witch"}, front={B: "6 accusation"})
    shown = scene(SIX, rows={B: "WITCH", C: "witch"}, dead=[B])

    assert puritans_chance(hidden.game) < puritans_chance(accused.game) < puritans_chance(shown.game)


def test_puritans_stand_worse_the_fewer_they_are_and_the_less_they_have_left() -> None:
    all_live = scene(SIX, rows={B: "witch", C: "witch"})
    weak = scene(SIX, rows={B: "witch", C: "witch", D: LAST_TRYAL, E: LAST_TRYAL})
    few = scene(SIX, rows={B: "witch", C: "witch", D: LAST_TRYAL}, dead=[E, F])

    assert puritans_chance(few.game) < puritans_chance(weak.game) < puritans_chance(all_live.game)
