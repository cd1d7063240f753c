"""A refusal says what is true: the reason that belongs to a question is given while that question is open."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Event
from sortilege.testing import rule
from sortilege.text import Text
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, Scene
from tests.games.salem.scenes import fall, scene, two_with_ghosts


def why(table: Scene, seat: int, notation: str) -> str:
    return table.refusal(seat, notation).message


def reason(table: Scene, seat: int, notation: str) -> str | None:
    """What the laws say of a step, whoever is asked; nothing if it may be taken."""
    found = table.match.why_not(seat, notation)
    return None if found is None else found.message


# Eyes closed


@rule("SAL-GHOST-12", "SAL-NIGHT-03")
@pytest.mark.parametrize("ghosts", [True, False])
def test_the_gavels_reason_is_given_while_the_gavel_is_placed_only(ghosts: bool) -> None:
    table = two_with_ghosts(rows={A: "witch"}, top="night") if ghosts else scene(top="night")
    assert why(table, A, "Protect(by=0, on=0)") == "not-offered"
    assert why(table, A, "Strike(by=0, on=0)") == "not-offered"
    assert why(table, A, "GiveBlackCat(by=0, on=0)") == "not-offered"
    fall(table)
    assert why(table, A, "Protect(by=0, on=0)") == "not-offered"

    table.strike(None)

    assert why(table, A, "Strike(by=0, on=0)") == "not-offered"
    if ghosts:
        assert table.options(A, "Protect", on=A)
    else:
        assert why(table, A, "Protect(by=0, on=0)") == "gavel-not-on-oneself"
        assert why(table, A, "Protect(by=1, on=0)") == "not-offered"


@rule("SAL-R06")
def test_the_dead_are_named_as_a_reason_while_somebody_is_pointed_at() -> None:
    table = scene(5, dead=[B], top="night")
    assert why(table, A, "Strike(by=0, on=1)") == "not-offered"

    fall(table)

    assert why(table, A, "Strike(by=0, on=1)") == "target-is-dead"
    assert why(table, A, "Protect(by=0, on=1)") == "not-offered"


# Tryals


@rule("SAL-GEN-08", "SAL-ACC-01")
def test_a_face_down_tryal_is_never_said_to_be_face_up() -> None:
    table = scene(hands={A: "witness"}, rows={A: "PURITAN", B: "PURITAN"})
    for notation in (
        "RevealTrial(by=0, of=1, slot=1)",
        "RevealTrial(by=0, of=1, slot=0)",
        "Confess(by=0, slot=0)",
        "ConfessWithoutRevealing(by=0)",
        "TakeTrial(by=0, slot=1)",
        "OfferOfTwo(accuser=0, accused=1, one=1, other=2)",
    ):
        assert why(table, A, notation) == "not-offered"

    table.do(A, "PlayRed", on=B, card="witness")

    assert why(table, A, "RevealTrial(by=0, of=1, slot=0)") == "already-revealed"
    assert why(table, A, "RevealTrial(by=0, of=2, slot=1)") == "already-revealed"  # not of the accused
    assert why(table, A, "RevealTrial(by=2, of=1, slot=1)") == "not-offered"
    assert why(table, A, "Confess(by=0, slot=0)") == "not-offered"


@rule("SAL-ADV-04", "SAL-R57")
def test_the_accused_is_told_that_it_must_be_one_of_the_two() -> None:
    table = scene(options="two_tryals", hands={A: "witness"}, rows={B: "PURITAN"})
    table.do(A, "PlayRed", on=B, card="witness")
    assert why(table, A, "OfferOfTwo(accuser=0, accused=1, one=0, other=1)") == "already-revealed"
    assert why(table, A, "OfferOfTwo(accuser=0, accused=2, one=0, other=1)") == "already-revealed"
    assert why(table, A, "OfferOfTwo(accuser=0, accused=1, one=1, other=1)") == "not-offered"

    table.do(A, "OfferOfTwo", one=1, other=3)

    assert why(table, B, "RevealTrial(by=0, of=1, slot=2)") == "not-one-of-the-two"
    assert why(table, B, "RevealTrial(by=1, of=1, slot=3)") == "not-offered"


@rule("SAL-NIGHT-06", "SAL-CIT-22")
def test_confessions_are_refused_with_their_reasons_in_their_window() -> None:
    table = scene(citizens={B: "william_phips"}, rows={A: "PURITAN"}, deck="night", rest=D)
    fall(table)
    table.strike(None)
    table.protect(None)

    assert why(table, A, "Confess(by=0, slot=0)") == "already-revealed"
    assert why(table, A, "Confess(by=1, slot=0)") == "not-offered"
    assert why(table, A, "ConfessWithoutRevealing(by=0)") == "only-william-phips"
    table.confess({B: "nothing"})
    table.confess()
    table.do(A, "StopDrawing")
    assert why(table, B, "ConfessWithoutRevealing(by=1)") == "not-offered"
    table.do(B, "DrawTwo")
    table.strike(None)
    table.protect(None)
    assert why(table, B, "ConfessWithoutRevealing(by=1)") == "only-william-phips"  # once in a game


@rule("SAL-CON-03", "SAL-GHOST-07")
def test_a_slot_that_may_be_taken_is_not_said_to_be_face_up() -> None:
    table = two_with_ghosts(rows={A: "witch", B: "PURITAN", 2: "PURITAN"}, top="conspiracy")
    table.do(A, "DrawTwo")

    assert why(table, A, "TakeTrial(by=0, slot=0)") == "already-revealed"
    assert why(table, A, "TakeTrial(by=0, slot=1)") == "not-offered"  # the ghost's card is to be named too
    assert why(table, A, "TakeTrialAndGive(by=0, slot=0, ghost=2, given=1)") == "already-revealed"
    assert why(table, A, "TakeTrialAndGive(by=0, slot=1, ghost=2, given=0)") == "already-revealed"
    assert why(table, A, "TakeTrialAndGive(by=0, slot=1, ghost=3, given=0)") == "not-offered"
    assert why(table, A, "TakeTrialAndGive(by=1, slot=1, ghost=2, given=1)") == "not-offered"


# Cards


@rule("SAL-CARD-07", "SAL-R07")
def test_only_a_card_that_is_worth_too_much_is_said_to_be() -> None:
    table = scene(hands={A: "alibi stocks"}, front={B: "2 accusation evidence witness", C: "accusation evidence"})
    assert why(table, A, "ClearRed(by=0, on=1, card=accusation, worth=3)") == "not-offered"

    table.do(A, "PlayAlibi", on=B)
    assert why(table, A, "ClearRed(by=0, on=2, card=accusation, worth=3)") == "not-offered"
    assert why(table, A, "ClearRed(by=0, on=1, card=asylum, worth=3)") == "not-offered"
    assert why(table, A, "ClearRed(by=0, on=1, card=accusation, worth=2)") == "not-offered"
    assert why(table, A, "ClearRed(by=0, on=1, card=witness, worth=3)") == "worth-too-much"
    table.do(A, "ClearRed", card="accusation")
    assert why(table, A, "ClearRed(by=0, on=1, card=evidence, worth=2)") == "worth-too-much"
    assert why(table, A, "ClearRed(by=0, on=2, card=evidence, worth=2)") == "not-offered"


@rule("SAL-CARD-15", "SAL-CARD-10")
def test_piety_and_curse_speak_of_the_cards_they_are_about() -> None:
    table = scene(hands={A: "asylum accusation curse"}, front={B: "piety"})

    assert why(table, A, "PlayRed(by=0, on=1, card=accusation)") == "piety-protects"
    assert why(table, A, "PlayRed(by=0, on=1, card=asylum)") == "not-that-kind-of-card"
    assert why(table, A, "PlayRed(by=0, on=20, card=accusation)") == "not-offered"
    assert why(table, A, "PlayCurse(by=0, on=20, card=piety)") == "not-offered"
    assert why(table, A, "PlayCurse(by=0, on=2, card=piety)") == "no-such-blue-card"
    table.do(A, "PlayRed", on=C, card="accusation")
    trial = scene(hands={A: "witness curse"}, front={B: "piety"})
    trial.do(A, "PlayRed", on=C, card="witness")
    assert why(trial, A, "PlayCurse(by=0, on=1, card=piety)") == "not-offered"  # it lies there: a trial is on


@rule("SAL-CIT-21", "SAL-R25", "SAL-R27")
def test_samuel_is_told_what_keeps_him_from_the_discard() -> None:
    nothing = scene(citizens={A: "samuel_parris"}, hands={A: "stocks"}, discard="conspiracy")
    assert why(nothing, A, "TakeFromDiscard(by=0)") == "nothing-to-take"
    assert why(nothing, A, "PickUp(by=0, card=alibi, taken=0)") == "not-offered"

    played = scene(citizens={A: "samuel_parris"}, hands={A: "2 stocks"}, discard="witness alibi")
    table = played.clone()
    played.do(A, "PlayStocks", on=B)
    assert why(played, A, "TakeFromDiscard(by=0)") == "drawing-after-playing"
    assert why(scene(discard="witness"), A, "TakeFromDiscard(by=0)") == "only-samuel-parris"

    table.do(A, "TakeFromDiscard")
    assert why(table, A, "TakeFromDiscard(by=0)") == "not-offered"
    assert why(table, A, "PickUp(by=0, card=curse, taken=0)") == "not-in-discard"
    assert why(table, A, "PickUp(by=0, card=alibi, taken=1)") == "not-offered"


@rule("SAL-TURN-03", "SAL-CIT-19", "SAL-GHOST-05")
def test_a_turns_reasons_are_given_in_the_turns_own_question() -> None:
    table = scene(citizens={A: "giles_corey"}, top="2 accusation")
    assert why(table, A, "EndTurn(by=0)") == "play-before-ending"
    assert why(table, A, "ShowAccusations(by=0)") == "not-offered"
    table.do(A, "DrawTwo")
    assert why(table, A, "EndTurn(by=0)") == "not-offered"  # the draw has been made

    ghosts = two_with_ghosts(rows={B: "witch"}, hands={A: "witness"})
    assert why(ghosts, A, "Peek(by=0, of=1, slot=0)") == "peek-at-ghosts-only"
    ghosts.do(A, "PlayRed", on=B, card="witness")
    assert why(ghosts, A, "Peek(by=0, of=2, slot=0)") == "not-offered"


# Standing permissions


@rule("SAL-LAW-04", "SAL-R03")
def test_a_reordering_is_refused_for_what_is_wrong_with_it() -> None:
    table = scene(hands={A: "witness"}, rows={B: "PURITAN"})
    for one, other in ((1, 1), (2, 1), (0, 1)):
        assert reason(table, B, f"SwapTrials(by=1, one={one}, other={other})") == "two-hidden-tryals"
    assert reason(table, B, "SwapTrials(by=2, one=1, other=2)") == "not-asked"
    assert why(table, A, "SwapTrials(by=0, one=0, other=0)") == "two-hidden-tryals"
    assert reason(scene(8), B, "SwapTrials(by=1, one=0, other=4)") == "two-hidden-tryals"  # a row of four

    table.do(A, "PlayRed", on=B, card="witness")

    assert reason(table, B, "SwapTrials(by=1, one=1, other=2)") == "not-while-selecting"
    assert reason(table, C, "SwapTrials(by=2, one=1, other=2)") is None  # C may


@rule("SAL-LAW-03", "SAL-R51")
def test_the_hourglass_is_refused_for_the_question_it_is_turned_for() -> None:
    table = scene(top="night")
    assert reason(table, A, "TurnHourglass(by=0)") == "hourglass-not-now"
    assert reason(table, A, "TurnHourglass(by=1)") == "not-offered"
    table.act(C, "TurnHourglass")
    assert reason(table, D, "TurnHourglass(by=3)") == "hourglass-not-now"  # it runs already

    fall(table)

    assert reason(table, D, "TurnHourglass(by=3)") == "hourglass-not-here"


@rule("SAL-DEATH-07", "SAL-LAW-05", "SAL-R53")
def test_the_dead_are_told_that_they_are() -> None:
    table = scene(5, hands={A: "witness 2 accusation"}, rows={B: LAST_TRYAL})
    table.do(A, "PlayRed", on=B, card="witness")
    table.act(B, "SayLastWords")

    assert reason(table, B, "SayLastWords(by=1)") == "no-last-words"
    assert reason(table, C, "SayLastWords(by=2)") == "no-last-words"
    assert reason(table, C, "SayLastWords(by=1)") == "not-asked"
    assert reason(table, B, "SwapTrials(by=1, one=0, other=1)") == "dead-take-no-part"
    assert reason(table, B, "TurnHourglass(by=1)") == "dead-take-no-part"


# Words


@rule("SAL-CIT-16", "SAL-R13")
@pytest.mark.parametrize(
    ("language", "cards", "said"),
    [
        ("en", 0, "Ann robs Bob for Cat, but no card changes hands."),
        ("en", 1, "Ann robs Bob and gives 1 card to Cat."),
        ("en", 2, "Ann robs Bob and gives 2 cards to Cat."),
        ("fr", 0, "Ann vole Bob pour Cat, mais aucune carte ne change de main."),
        ("fr", 1, "Ann vole Bob et donne une carte à Cat."),
        ("fr", 2, "Ann vole Bob et donne 2 cartes à Cat."),
    ],
)
def test_a_robbery_is_told_with_the_number_of_cards_that_move(language: str, cards: int, said: str) -> None:
    text = Text(language, "salem", ("Ann", "Bob", "Cat"))

    assert text.event(Event("RobberyPlayed", {"by": A, "source": B, "target": C, "cards": cards})) == said
