"""The checks that every game must pass do find what they look for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.ruleset import Ruleset
from sortilege.testing import contract, soak
from sortilege.testing.play import Case, case, play_randomly, tables
from sortilege.testing.secrecy import Worlds, play_imagining
from tests.kernel import toy
from tests.kernel.toy import BAG, FIRST_HAND, PASS, RED, SAY_READY, Marbles, in_turns, marbles, state_of


def ruleset(blank: Callable[[], Marbles] = Marbles, view: Callable[[Any, int], dict[str, Any]] = toy.view) -> Ruleset:
    """Marbles with one thing wrong."""
    return Ruleset(
        book=toy.BOOK, revision=3, seats=toy.RULESET.seats, options=toy.RULESET.options, blank=blank, view=view,
        turn_rules=("TOY-00",),
    )  # fmt: skip


def imagine_in(rules: Ruleset) -> Worlds:
    worlds = Worlds()
    for seed in range(4):
        play_imagining(marbles(3, seed, rules), Random(seed), Random(seed), worlds, every=2, play_every=3)
    return worlds


# Secrecy


def test_an_honest_game_keeps_its_secrets() -> None:
    worlds = imagine_in(ruleset())

    assert worlds.imagined == 3 * worlds.decisions > 0
    assert 0 < worlds.differing <= worlds.hiding <= worlds.imagined
    assert worlds.played > 0


def test_a_view_that_shows_the_bag_is_found_out() -> None:
    def leaky(game: Marbles, seat: int) -> dict[str, Any]:
        return {**toy.view(game, seat), "next": game.face(game.zones[BAG][-1]) if game.zones[BAG] else None}

    with pytest.raises(AssertionError, match="has other view"):
        imagine_in(ruleset(view=leaky))


def test_a_view_that_shows_a_hand_to_spectators_only_is_found_out() -> None:
    def leaky(game: Marbles, seat: int) -> dict[str, Any]:
        return {**toy.view(game, seat), "first": game.face(game.zones[FIRST_HAND][0]) if seat > 9 else None}

    with pytest.raises(AssertionError, match="has other spectators' view"):
        imagine_in(ruleset(view=leaky))


def test_options_that_depend_on_the_bag_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: toy.ChooseMove, game: Marbles, options: Offer, by: int, /) -> None:
        if game.face(game.top(BAG)) != RED:
            options.add(toy.PEEK(by))
        options.add(PASS(by))

    monkeypatch.setattr(toy.ChooseMove, "offer", leaky)

    with pytest.raises(AssertionError, match="has other options"):
        imagine_in(ruleset())


def test_a_refusal_that_depends_on_another_hand_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(self: toy.PlayMarble, game: Marbles, seat: int, by: int, marble: int, /) -> Reason | None:
        return toy.NOT_HELD if game.count(FIRST_HAND + (seat + 1) % 3, RED) else None

    monkeypatch.setattr(toy.PlayMarble, "refuse", leaky)

    with pytest.raises(AssertionError, match="and hears"):
        imagine_in(ruleset())


def test_a_window_that_opens_to_the_holders_only_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(game: Marbles, seat: int) -> None:
        toy.redraw(game, seat)
        if game.together:
            game.open = bytes([other for other in game.open if other == seat or game.count(FIRST_HAND + other, RED)])

    monkeypatch.setattr(toy.BOOK, "redraw", leaky)

    with pytest.raises(AssertionError, match=r"has other (view|asked seats)"):
        imagine_in(ruleset())


def test_worlds_that_never_differ_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lazy(Marbles):
        def _redraw_sealed(self, seat: int) -> None:
            pass

    monkeypatch.setattr(toy.BOOK, "redraw", lambda game, seat: None)

    with pytest.raises(AssertionError, match=r"imagines with another seed|no world differs"):
        imagine_in(ruleset(Lazy))


def test_worlds_that_follow_the_hidden_truth_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(game: Marbles, seat: int) -> None:
        hidden = [piece for piece in range(len(game.pieces)) if not game.knows(seat, piece)]
        faces = [game.face(piece) for piece in hidden]
        game.shuffle(faces)
        for piece, face in zip(hidden, faces, strict=True):
            game.change_face(piece, face)

    monkeypatch.setattr(toy.BOOK, "redraw", peeking)

    with pytest.raises(AssertionError, match=r"imagines (another world|with another seed)"):
        imagine_in(ruleset())


# The contract


def test_a_lost_piece_is_found() -> None:
    match = marbles()
    state_of(match).take_top(BAG)

    with pytest.raises(AssertionError, match=r"lost: \[5\]"):
        contract.check_pieces(match)


def test_a_piece_in_two_zones_is_found() -> None:
    match = marbles()
    game = state_of(match)
    game.put(game.zones[BAG][-1], toy.PLAYED)

    with pytest.raises(AssertionError, match=r"pieces twice: \[5\]"):
        contract.check_pieces(match)


def test_a_clone_that_shares_a_list_is_found() -> None:
    class Sharing(Marbles):
        def clone(self) -> Marbles:
            other = super().clone()
            other.reds = self.reds
            return other

    match = marbles(2, 1, ruleset(Sharing))

    with pytest.raises(AssertionError, match="playing a clone disturbed the original"):
        play_randomly(match, Random(1), on_decision=lambda match, _: contract.check_clone(match, [None, 0], Random(2)))


def test_a_clone_that_forgets_something_is_found() -> None:
    class Forgetful(Marbles):
        def clone(self) -> Marbles:
            other = super().clone()
            other.turn = 0
            return other

    match = marbles(2, 1, ruleset(Forgetful))

    with pytest.raises(AssertionError, match="a clone is not equal"):
        play_randomly(match, Random(1), on_decision=lambda match, _: contract.check_clone(match, [None, 0], Random(2)))


def test_a_question_without_options_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.AskReady, "offer", lambda *_: None)

    with pytest.raises(AssertionError, match="has no options"):
        contract.check_asks(marbles())


def test_an_option_offered_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.AskReady, "offer", lambda _, game, options, by: options.add_all([SAY_READY(0)] * 2))

    with pytest.raises(AssertionError, match="offers the same twice"):
        contract.check_asks(marbles())


def test_a_game_that_stops_without_an_end_is_found() -> None:
    match = in_turns()
    match.game.open = b""
    match._asks = None

    with pytest.raises(AssertionError, match="nobody is asked, yet it is not over"):
        contract.check_asks(match)


def test_a_view_that_is_no_json_is_found() -> None:
    match = marbles(2, 1, ruleset(view=lambda game, seat: {"turn": (1, 2)}))

    with pytest.raises(AssertionError, match="does not survive JSON"):
        contract.check_json(match, [None, 0])


def test_an_answer_nobody_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "_legal", lambda self, seat, option: SAY_READY(0))

    with pytest.raises(AssertionError, match="could answer 'nonsense', which it was not offered"):
        contract.refused(marbles(), 0, "nonsense")


def test_a_default_nobody_can_play_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy.AskReady, "default", lambda *_: 250)

    with pytest.raises(ValueError, match="not-a-step"):
        contract.check_defaults(marbles())


# Cases


def test_the_first_case_has_the_usual_options_and_every_case_stays_the_same() -> None:
    assert case("animaux", "initiation", 3, 0).options == {}
    assert case("animaux", "initiation", 3, 5) == case("animaux", "initiation", 3, 5)
    assert str(Case("animaux", "initiation", 3, 0)) == "animaux initiation, 3 seats, seed 0, options {}"


def test_every_table_that_exists_is_checked() -> None:
    found = tables()

    assert {game for game, _, _ in found} == set(sortilege.games())
    for game in sortilege.games():
        for mode, (least, most) in sortilege.ruleset(game).seats.items():
            assert [seats for *which, seats in found if which == [game, mode]] == list(range(least, most + 1))


def test_a_failure_names_its_case_and_how_to_repeat_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(match: Match) -> None:
        raise AssertionError("broken")

    monkeypatch.setattr(contract, "check_pieces", fails)

    assert soak.main(["animaux", "--games", "3", "--first", "7"]) == 1
    said = capsys.readouterr().err
    assert "AssertionError: broken\nin animaux initiation, 4 seats, seed 7" in said
    assert "soak animaux --mode initiation --first 7 --games 1" in said


def test_a_soak_says_how_much_it_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["animaux", "--mode", "initiation", "--games", "2", "--secrecy-every", "30"]) == 0

    said = capsys.readouterr().out
    assert "animaux initiation: 2 games" in said
    assert "worlds at" in said


def test_the_first_mode_is_soaked_most(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sortilege, "ruleset", lambda name: toy.RULESET)

    assert list(soak.runs(["marbles"], None, 10, 5)) == [
        ("marbles", "short", range(5, 15)),
        ("marbles", "long", range(5, 9)),
    ]
    assert list(soak.runs(["marbles"], "long", 10, 0)) == [("marbles", "long", range(10))]
