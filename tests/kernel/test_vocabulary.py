"""A step is an integer that can be written and read back; whatever is no step says why."""

from __future__ import annotations

import pytest

from sortilege.kernel.rules import Rule
from sortilege.kernel.vocabulary import NONE, NUMBER, SEAT, Book, Kind, argument
from tests.kernel.toy import BOOK, MARBLE, PASS, PLAY_MARBLE, RED, RULESET, SORT_BAG

Step = RULESET.step_type


def test_a_step_packs_its_arguments_and_gives_them_back() -> None:
    step = PLAY_MARBLE(1, RED + 2)

    assert argument(step, 0) == 1
    assert argument(step, 1) == 2
    assert BOOK.verb(step) is PLAY_MARBLE


def test_a_step_is_written_with_the_names_of_its_arguments() -> None:
    assert BOOK.write(PLAY_MARBLE(1, RED)) == "PlayMarble(by=1, marble=red)"
    assert BOOK.write(SORT_BAG(0, 2)) == "SortBag(by=0, left=2)"
    assert BOOK.write(PASS(NONE)) == "Pass(by=none)"


@pytest.mark.parametrize(
    "text",
    ["PlayMarble(by=1, marble=red)", "PlayMarble(by=none, marble=none)", "Pass(by=254)", "CountReady()"],
)
def test_a_notation_reads_back_as_its_step(text: str) -> None:
    assert BOOK.write(BOOK.read(text)) == text


def test_spaces_around_the_words_do_not_matter() -> None:
    assert BOOK.read("  PlayMarble( by = 1 ,marble=red )\n") == PLAY_MARBLE(1, RED)


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
        ("Pass(by=255)", "seat: '255' is none of 0 to 254"),
        ("Pass(by=-1)", "seat: '-1' is none of 0 to 254"),
        ("Pass(by=)", "seat: '' is none of 0 to 254"),
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
def test_an_integer_of_no_rule_is_no_step(step: int) -> None:
    with pytest.raises(ValueError, match=f"{step} is no step of marbles"):
        BOOK.write(step)
    with pytest.raises(ValueError, match=f"{step} is no step of marbles"):
        str(Step(step))


def test_steps_of_the_library_print_compare_and_hash() -> None:
    step = Step(PLAY_MARBLE(1, RED))

    assert str(step) == repr(step) == "PlayMarble(by=1, marble=red)"
    assert step.name == "PlayMarble"
    assert step.arguments == {"by": 1, "marble": "red"}
    assert {step} == {PLAY_MARBLE(1, RED)}


def test_for_each_varies_the_last_argument() -> None:
    assert PLAY_MARBLE.for_each([0, 2], 1) == [PLAY_MARBLE(1, 0), PLAY_MARBLE(1, 2)]
    assert PASS.for_each([1, 3]) == [PASS(1), PASS(3)]


def test_a_kind_writes_labels_numbers_and_nothing() -> None:
    assert MARBLE.write(RED) == "red"
    assert NUMBER.write(7) == 7
    assert SEAT.write(NONE) is None


def test_a_book_has_no_two_steps_of_one_name() -> None:
    book = Book("small")
    book.step("Go", by=SEAT)

    with pytest.raises(ValueError, match="small has two steps named Go"):
        book.step("Go")


def test_a_step_has_one_rule_and_a_book_none_without() -> None:
    book = Book("small")
    go = book.step("Go", to=Kind("place", ["here"]))

    with pytest.raises(ValueError, match="small: no rule carries out Go"):
        book.check()

    go.means(Rule())
    book.check()

    with pytest.raises(ValueError, match="Go has a rule already"):
        go.means(Rule())


def test_a_yes_or_no_is_written_as_a_number() -> None:
    assert repr(NUMBER.write(True)) == "1"
