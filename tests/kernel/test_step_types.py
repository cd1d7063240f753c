"""A step is a number that can be written and read back; whatever is no step says why."""

from __future__ import annotations

import pytest

from sortilege.kernel.book import Book
from sortilege.kernel.kinds import NONE, NUMBER, SEAT, Kind, number_up_to
from sortilege.kernel.native import Offer
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import EMPTY, EVERYONE, group_of
from sortilege.kernel.step_types import StepType0, StepType1, StepType2, StepType5, argument
from tests.kernel.toy import BOOK, CHOOSE_MOVE, COUNT_READY, MARBLE, PASS, PLAY_MARBLE, RED, RULESET, SORT_BAG


def test_a_step_keeps_its_arguments_and_gives_them_back() -> None:
    step = PLAY_MARBLE.of(1, RED + 2)

    assert PLAY_MARBLE.read(step) == (1, 2)
    assert PASS.read(PASS.of(3)) == 3
    assert argument(step, 1) == 2
    assert BOOK.type_of(step) is PLAY_MARBLE


def test_a_call_makes_the_same_step_and_so_does_a_list_of_arguments() -> None:
    assert PLAY_MARBLE(1, RED) == PLAY_MARBLE.of(1, RED) == PLAY_MARBLE.with_arguments([1, RED])
    assert COUNT_READY() == COUNT_READY.of() == COUNT_READY.code


def test_a_step_is_recognised_by_its_type_alone() -> None:
    assert PASS.matches(PASS.of(2))
    assert not PASS.matches(CHOOSE_MOVE.of(2))
    assert not PASS.matches(0)


def test_steps_that_differ_in_their_last_argument_are_made_at_once() -> None:
    assert PLAY_MARBLE.each(1, [0, 2]) == [PLAY_MARBLE.of(1, 0), PLAY_MARBLE.of(1, 2)]
    assert PASS.each([1, 3]) == [PASS.of(1), PASS.of(3)]


def test_a_step_for_each_number_of_a_set_is_offered_in_order() -> None:
    options = Offer()
    PLAY_MARBLE.offer_each(options, 2, group_of([1, 0]))
    PLAY_MARBLE.offer_each(options, 1, EMPTY)

    assert options.listed() == [PLAY_MARBLE.of(2, 0), PLAY_MARBLE.of(2, 1)]


@pytest.mark.parametrize("group", [group_of([0, 3]), group_of([61]), EVERYONE])
def test_a_set_with_a_number_out_of_range_offers_nothing(group: int) -> None:
    options = Offer()

    with pytest.raises(ValueError, match="PlayMarble: marble may be"):
        PLAY_MARBLE.offer_each(options, 2, group)
    assert len(options) == 0


@pytest.mark.parametrize("given", [(), (1,), (1, 2, 3)])
def test_too_few_or_too_many_arguments_make_no_step(given: tuple[int, ...]) -> None:
    with pytest.raises(TypeError):
        PLAY_MARBLE.of(*given)
    with pytest.raises(TypeError, match="PlayMarble takes by, marble, not"):
        PLAY_MARBLE(*given)


@pytest.mark.parametrize(
    ("by", "marble", "problem"),
    [
        (0, 3, "PlayMarble: marble may be 0 to 2 or NONE, not 3"),
        (0, 300, "PlayMarble: marble may be 0 to 2 or NONE, not 300"),
        (0, -1, "PlayMarble: marble may be 0 to 2 or NONE, not -1"),
        (29, 0, "PlayMarble: by may be 0 to 28 or NONE, not 29"),
    ],
)
def test_an_argument_out_of_its_range_makes_no_step(by: int, marble: int, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        PLAY_MARBLE.of(by, marble)
    with pytest.raises(ValueError, match=problem):
        PLAY_MARBLE(by, marble)


def test_the_ends_of_a_range_and_nobody_make_one() -> None:
    for by, marble in ((28, 2), (0, 0), (NONE, NONE)):
        assert PLAY_MARBLE.read(PLAY_MARBLE.of(by, marble)) == (by, marble)


def test_five_arguments_are_checked_like_one() -> None:
    book = Book("small")
    many = StepType5(book, "Many", a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=number_up_to(7))

    assert many.read(many.of(1, 2, 3, 4, 7)) == (1, 2, 3, 4, 7)
    with pytest.raises(ValueError, match="Many: e may be 0 to 7 or NONE, not 8"):
        many.of(1, 2, 3, 4, 8)


def test_a_type_takes_as_many_arguments_as_its_class_says() -> None:
    with pytest.raises(ValueError, match="Go is declared with 1 arguments, for a type that has 2"):
        StepType2(Book("small"), "Go", by=SEAT)


def test_a_step_is_written_with_the_names_of_its_arguments() -> None:
    assert BOOK.write(PLAY_MARBLE.of(1, RED)) == "PlayMarble(by=1, marble=red)"
    assert BOOK.write(SORT_BAG.of(0, 2)) == "SortBag(by=0, left=2)"
    assert BOOK.write(PASS.of(NONE)) == "Pass(by=none)"


@pytest.mark.parametrize(
    "text",
    ["PlayMarble(by=1, marble=red)", "PlayMarble(by=none, marble=none)", "Pass(by=28)", "CountReady()"],
)
def test_a_notation_reads_back_as_its_step(text: str) -> None:
    assert BOOK.write(BOOK.read(text)) == text


def test_spaces_around_the_words_do_not_matter() -> None:
    assert BOOK.read("  PlayMarble( by = 1 ,marble=red )\n") == PLAY_MARBLE.of(1, RED)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nonsense", "'nonsense' is not the notation of a step, such as AskReady(by=0)"),
        ("", "'' is not the notation of a step, such as AskReady(by=0)"),
        ("Fly(by=1)", "'Fly' is no step of marbles; its steps are AskReady, "),
        ("Pass()", "Pass takes (by=...), not 'Pass()'"),
        ("Pass(by=1, and=2)", "Pass takes (by=...), not 'Pass(by=1, and=2)'"),
        ("PlayMarble(marble=red, by=1)", "PlayMarble takes (by=..., marble=...), not "),
        ("PlayMarble(1, red)", "PlayMarble takes (by=..., marble=...), not "),
        ("PlayMarble(by=1, marble=pink)", "marble: 'pink' is none of red, blue, green"),
        ("Pass(by=29)", "seat: '29' is none of 0 to 28"),
        ("Pass(by=255)", "seat: '255' is none of 0 to 28"),
        ("Pass(by=-1)", "seat: '-1' is none of 0 to 28"),
        ("Pass(by=)", "seat: '' is none of 0 to 28"),
    ],
)
def test_what_is_no_step_says_what_was_given_and_what_is_allowed(text: str, problem: str) -> None:
    with pytest.raises(ValueError) as wrong:  # noqa: PT011, the message is compared in full below
        BOOK.read(text)

    assert str(wrong.value).startswith(problem)


def test_a_long_text_is_not_quoted_in_full() -> None:
    with pytest.raises(ValueError, match="is not the notation") as wrong:
        BOOK.read("x" * 9999)

    assert len(str(wrong.value)) < 200


@pytest.mark.parametrize("step", [0, -1, 255, 200, 256])
def test_a_number_of_no_rule_is_no_step(step: int) -> None:
    with pytest.raises(ValueError, match=f"{step} is no step of marbles"):
        BOOK.write(step)
    with pytest.raises(ValueError, match=f"{step} is no step of marbles"):
        str(RULESET.steps[step])


def test_steps_of_the_library_print_compare_and_hash() -> None:
    step = RULESET.steps[PLAY_MARBLE.of(1, RED)]

    assert str(step) == repr(step) == "PlayMarble(by=1, marble=red)"
    assert step.name == "PlayMarble"
    assert step.arguments == {"by": 1, "marble": "red"}
    assert {step} == {PLAY_MARBLE.of(1, RED)}


def test_a_kind_writes_labels_numbers_and_nothing() -> None:
    assert MARBLE.write(RED) == "red"
    assert NUMBER.write(7) == 7
    assert SEAT.write(NONE) is None


def test_a_kind_has_no_more_values_than_an_argument_can_hold() -> None:
    assert Kind("place", size=255).size == 255
    with pytest.raises(ValueError, match="place: a kind has 255 values at most, not 256"):
        Kind("place", size=256)


def test_a_yes_or_no_is_written_as_a_number() -> None:
    assert repr(NUMBER.write(True)) == "1"


def test_a_book_has_no_two_steps_of_one_name() -> None:
    book = Book("small")
    StepType1(book, "Go", by=SEAT)

    with pytest.raises(ValueError, match="small has two steps named Go"):
        StepType0(book, "Go")


def test_a_step_has_one_rule_and_a_book_none_without() -> None:
    book = Book("small")
    go = StepType1(book, "Go", to=Kind("place", ["here"]))

    with pytest.raises(ValueError, match="small: no rule carries out Go"):
        book.check()

    go.means(Rule1())
    book.check()

    with pytest.raises(ValueError, match="Go has a rule already"):
        go.means(Rule1())
