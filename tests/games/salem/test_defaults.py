"""Every question, its limit and what a clock plays for it: the table of decisions. SAL-R54, SAL-D01 to SAL-D26."""

from __future__ import annotations

import pytest

from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3, QuestionType4
from sortilege.shelf.salem.components import BOOK
from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, Scene
from tests.games.salem.scenes import dealt, fall, new, scene, two_with_ghosts

QUESTION_TYPES = (QuestionType1, QuestionType2, QuestionType3, QuestionType4)
PAIR = {B: "matchmaker", C: "matchmaker"}


def played(table: Scene, *choices: tuple[int, str, dict[str, str | int | None]]) -> Scene:
    """The same scene after these answers."""
    for seat, name, arguments in choices:
        table.do(seat, name, **arguments)
    return table


def witness(table: Scene, on: int = B) -> Scene:
    return played(table, (A, "PlayRed", {"on": on, "card": "witness"}))


def at_night(windows: int) -> Scene:
    """Night has fallen, and so many of its windows are over."""
    table = fall(scene(5, rows={B: "constable"}, top="night"))
    if windows:
        table.strike(None)
    if windows > 1:
        table.protect(None)
    return table


def opened(question: str) -> tuple[Scene, int]:
    """A scene in which that question is open to a seat."""
    match question:
        case "ChooseCitizen":
            return Scene(new(4, "standard", "citizen_choice", 1)), A
        case "ChooseBlackCat":
            return dealt(4, {B}), A
        case "ChooseAction":
            return scene(), A
        case "OfferSecondCard":
            table = at_night(2)
            table.confess()
            return table, A
        case "OfferThirdCard":
            return played(scene(citizens={A: "giles_corey"}, top="2 accusation"), (A, "DrawTwo", {})), A
        case "ChooseAlibi":
            return played(scene(hands={A: "alibi"}, front={B: "accusation"}), (A, "PlayAlibi", {"on": B})), A
        case "OfferEarlyTrial":
            table = scene(citizens={A: "thomas_danforth"}, hands={A: "accusation"}, front={B: "5 accusation"})
            return played(table, (A, "PlayRed", {"on": B, "card": "accusation"})), A
        case "OfferTwoCards":
            return witness(scene(citizens={A: "ann_putnam"}, hands={A: "witness"})), A
        case "ChooseTrial":
            return witness(scene(hands={A: "witness"})), A
        case "NameTwoTrials":
            return witness(scene(options="two_tryals", hands={A: "witness"})), A
        case "ChooseOfTwo":
            return played(opened("NameTwoTrials")[0], (A, "OfferOfTwo", {"one": 0, "other": 1})), B
        case "OfferClearing":
            table = scene(citizens={A: "abigail_williams"}, hands={A: "witness"}, front={A: "accusation"})
            return played(witness(table), (A, "RevealTrial", {"slot": 0})), A
        case "OfferOneCard":
            table = witness(scene(citizens={C: "rebecca_nurse"}, hands={A: "witness"}))
            return played(table, (A, "RevealTrial", {"slot": 0})), C
        case "ChooseFirstDeath":
            return witness(scene(5, hands={A: "witness"}, front=PAIR, rows={B: LAST_TRYAL, C: "witch"})), A
        case "ShareCards":
            citizens = {C: "john_proctor", D: "martha_corey"}
            hands = {A: "witness", B: "arson curse"}
            return witness(scene(5, citizens=citizens, hands=hands, rows={B: LAST_TRYAL})), C
        case "RevealBlackCatsTrial":
            return played(scene(front={B: "black_cat"}, top="conspiracy"), (A, "DrawTwo", {})), A
        case "ChooseCardToTake":
            return played(scene(top="conspiracy"), (A, "DrawTwo", {})), A
        case "ChooseVictim" | "ChooseProtected" | "ChooseConfession":
            return at_night(["ChooseVictim", "ChooseProtected", "ChooseConfession"].index(question)), A
        case "ChooseLoss":
            table = fall(two_with_ghosts(rows={A: "witch"}, top="night"))
            table.night(B)
            return table, A
        case "Arrange":
            return played(scene(citizens={A: "tituba"}), (A, "RearrangeDeck", {})), A
        case _:
            return played(scene(citizens={A: "samuel_parris"}, discard="alibi curse"), (A, "TakeFromDiscard", {})), A


QUESTIONS: dict[str, tuple[int | None, str]] = {
    "ChooseCitizen": (None, "RANDOM"),
    "ChooseBlackCat": (10, "PickNobody"),
    "ChooseAction": (None, "DrawTwo"),
    "OfferSecondCard": (None, "StopDrawing"),
    "OfferThirdCard": (None, "KeepQuiet"),
    "ChooseAlibi": (None, "ClearNoMore"),
    "OfferEarlyTrial": (None, "HoldNoTrial"),
    "OfferTwoCards": (None, "DrawNothing"),
    "ChooseTrial": (None, "RANDOM"),
    "NameTwoTrials": (None, "RANDOM"),
    "ChooseOfTwo": (None, "RANDOM"),
    "OfferClearing": (None, "KeepOwnReds"),
    "OfferOneCard": (None, "DrawNothing"),
    "ChooseFirstDeath": (None, "DieFirst"),
    "ShareCards": (None, "RANDOM"),
    "RevealBlackCatsTrial": (None, "RANDOM"),
    "ChooseCardToTake": (None, "RANDOM"),
    "ChooseVictim": (20, "PickNobody"),
    "ChooseProtected": (10, "PickNobody"),
    "ChooseConfession": (30, "StaySilent"),
    "ChooseLoss": (None, "RANDOM"),
    "Arrange": (60, "LeaveTheRest"),
    "ChooseDiscarded": (None, "RANDOM"),
}


@rule("SAL-R54")
def test_the_table_of_decisions_names_every_question() -> None:
    assert {step_type.name for step_type in BOOK.step_types if isinstance(step_type, QUESTION_TYPES)} == set(QUESTIONS)


@rule("SAL-R54", "SAL-R51")
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_a_default_and_waits_for_ever_unless_it_has_a_limit(question: str) -> None:
    table, seat = opened(question)
    assert table.asked()[seat] == question

    assert (table.seconds(seat), table.default(seat).split("(")[0]) == QUESTIONS[question]
    table.time_runs_out(seat)
    last = table.match.record().lines[-1]
    assert (last.seat, last.late) == (seat, True)


@rule("SAL-D04", "SAL-D24", "SAL-D21", "SAL-R86")
def test_some_defaults_depend_on_what_has_been_done() -> None:
    action = played(scene(hands={A: "2 accusation"}), (A, "PlayRed", {"on": B, "card": "accusation"}))
    assert action.default(A) == "EndTurn(by=0)"
    samuel = played(opened("ChooseDiscarded")[0], (A, "PickUp", {"card": "alibi"}))
    assert samuel.default(A) == "PickUpNoMore(by=0)"
    pair, _ = opened("ChooseFirstDeath")
    assert pair.default(A) == "DieFirst(by=0, first=1, second=2)"
    ghosts = fall(two_with_ghosts(rows={A: "witch"}, top="night"))
    ghosts.strike(B)
    assert ghosts.default(A) == "Protect(by=0, on=none)"
    assert ghosts.options(A, "Protect", on=None)
