"""A table in a terminal, driven through a pipe."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

import sortilege
from sortilege.telling import told
from sortilege.terminal.play import bot

if TYPE_CHECKING:
    from tests.terminal.conftest import Terminal

SEED = 4


def beasts(seats: int = 2, **options: str | int) -> sortilege.Match:
    """A game of First Captures that Ann begins."""
    return sortilege.new("animaux", seats=seats, seed=SEED, options={"first_seat": 0, **options})


@pytest.mark.parametrize(
    ("language", "asked", "won"),
    [("en", "Where do you go?", "The winner is"), ("fr", "Où allez-vous\u00a0?", "Victoire")],
)
def test_somebody_who_answers_by_numbers_plays_to_the_end(
    terminal: Terminal, language: str, asked: str, won: str
) -> None:
    table = terminal.table(beasts(seats=3), language=language)
    terminal.type_first_options(table)

    table.play()

    assert table.match.over
    assert asked in terminal.shown
    assert won in terminal.shown
    assert "\x1b" not in terminal.shown


def test_only_what_the_player_was_told_is_in_the_log_and_each_thing_once(terminal: Terminal) -> None:
    table = terminal.table(beasts())
    terminal.type_first_options(table)

    table.play()

    lines = told(table.screen.text, table.match.events(0), you=0)
    logged = " ".join(terminal.shown.split())
    for sentence in set(lines):
        assert logged.count(f"• {sentence}") == lines.count(sentence)


def test_a_number_that_no_option_has_changes_nothing(terminal: Terminal) -> None:
    table = terminal.table(beasts())
    terminal.type("99", "0")

    table.play()

    assert table.match.choices == []
    assert "Nothing has the number 99." in terminal.shown


def test_the_numbers_of_destinations_are_those_on_the_board(terminal: Terminal) -> None:
    match = beasts(characters="random")
    spaces = [option.arguments["to"] for option in match.asks[0].options]
    table = terminal.table(match)
    terminal.type(str(spaces[-1]))

    table.play()

    assert table.match.record().lines[0].step == f"MovePawn(by=0, to={spaces[-1]})"


def test_an_option_may_be_typed_in_its_notation(terminal: Terminal) -> None:
    table = terminal.table(beasts(), humans=2)
    terminal.type("TakeCharacter(by=0, character=jacob)")

    table.play()

    assert [line.step for line in table.match.record().lines] == ["TakeCharacter(by=0, character=jacob)"]


def test_words_narrow_the_options_and_enter_takes_the_only_one_left(terminal: Terminal) -> None:
    table = terminal.table(beasts(), humans=2)
    terminal.type("GOLDSTEIN", "", "quee", "")

    table.play()

    assert "2 options left" in terminal.shown
    assert "Enter chooses it." in terminal.shown
    assert [line.step for line in table.match.record().lines] == ["TakeCharacter(by=0, character=queenie)"]


def test_words_in_no_option_leave_the_question_as_it_is(terminal: Terminal) -> None:
    table = terminal.table(beasts())
    terminal.type("dragon", "", "1")

    table.play()

    assert "No option says “dragon”." in terminal.shown
    assert str(table.match.record().lines[0].step) == "TakeCharacter(by=0, character=norbert)"


class TestWhyNot:
    def test_a_number_says_why_and_cites_the_rule(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(characters="random"))
        terminal.type("? 28")

        table.play()

        assert "No route of exactly the number rolled ends at the Central Park Zoo (28)" in terminal.shown
        assert "ANI-MOV-01 Roll the die, then move your pawn exactly as many steps" in terminal.shown

    def test_a_closed_number_typed_as_an_answer_says_why(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(characters="random"))
        terminal.type("28")

        table.play()

        assert "No route of exactly the number rolled ends at the Central Park Zoo (28)" in terminal.shown
        assert table.match.choices == []

    def test_part_of_the_words_or_the_notation_will_do(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(), humans=2)
        terminal.type("1", "? newt", "? TakeCharacter(by=1, character=norbert)", "? jacob", "?x(")

        table.play()

        assert terminal.shown.count("Newt Scamander belongs to another player already.") == 2
        assert "That is possible now." in terminal.shown
        assert "That is not a move" in terminal.shown

    def test_a_question_mark_lists_what_is_closed(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(seats=3), humans=3)
        terminal.type("1", "1", "?")

        table.play()

        assert "Not possible now" in terminal.shown
        assert "5 Newt Scamander" in terminal.shown
        assert "6 Porpentina Goldstein" in terminal.shown

    def test_things_closed_for_one_reason_are_listed_with_it(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(characters="random"))
        terminal.type("? park zoo", "? brooklyn")

        table.play()

        assert "ends at the Central Park Zoo (28)" in terminal.shown
        assert "Not possible now" in terminal.shown
        assert terminal.shown.count("No route of exactly") == 2

    def test_of_too_many_closed_things_only_the_reasons_are_listed(
        self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sortilege.terminal.question.MANY_CLOSED", 0)
        table = terminal.table(beasts(), humans=2)
        terminal.type("1", "?")

        table.play()

        assert "1 things are not possible now" in terminal.shown
        assert "Newt Scamander belongs to another player already. (×1)" in terminal.shown


class TestUndo:
    def test_a_choice_nothing_has_come_of_is_taken_back(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(), humans=2)
        terminal.type("1", "u", "2")

        table.play()

        assert [line.step for line in table.match.record().lines] == ["TakeCharacter(by=0, character=porpentina)"]

    def test_nothing_is_taken_back_after_chance_has_spoken(self, terminal: Terminal) -> None:
        table = terminal.table(beasts())
        terminal.type("1", "u")

        table.play()

        assert "Too late to take that back" in terminal.shown
        assert len(table.match.choices) >= 2

    def test_nothing_is_taken_back_before_any_choice(self, terminal: Terminal) -> None:
        terminal.type("u")

        terminal.table(beasts()).play()

        assert "There is no choice of yours to take back." in terminal.shown

    def test_nothing_is_taken_back_where_the_rulebook_forbids_it(
        self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        match = beasts()
        monkeypatch.setattr(match.ruleset, "without_undo", True)
        table = terminal.table(match, humans=2)
        terminal.type("1", "u")

        table.play()

        assert "This game forbids taking back." in terminal.shown
        assert len(table.match.choices) == 1


class TestSaving:
    def test_a_saved_game_goes_on_where_it_was(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(seats=3))
        terminal.type("1", "s half.jsonl", "q", "n")

        table.play()
        again = sortilege.replay(Path("half.jsonl").read_text())

        assert again.view(0) == table.match.view(0)
        assert "Go on: sortilege play --resume half.jsonl --names Ann,Bob" in terminal.shown
        resumed = terminal.table(again)
        terminal.type_first_options(resumed)
        resumed.play()
        assert resumed.match.over

    def test_leaving_offers_to_save(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(), humans=2)
        terminal.type("1", "q", "kept.jsonl")

        table.play()

        assert "Save before leaving?" in terminal.shown
        assert "--humans 2" in terminal.shown
        assert len(sortilege.Record.parse(Path("kept.jsonl").read_text()).lines) == 1

    @pytest.mark.parametrize(("answer", "files"), [("", 0), ("no", 0), ("y", 1), ("oui", 1), ("end.jsonl", 1)])
    def test_the_record_of_a_finished_game_can_be_kept(self, terminal: Terminal, answer: str, files: int) -> None:
        match = beasts()
        while not match.over:
            match.answer(match.asks[0].seat, match.asks[0].options[0])
        terminal.type("l", answer)

        terminal.table(match).play()

        kept = list(Path().iterdir())
        assert len(kept) == files
        assert terminal.shown.count("The tokens are shuffled") == 2
        assert all(sortilege.Record.parse(path.read_text()) == match.record() for path in kept)

    def test_leaving_without_saving_leaves_no_file(self, terminal: Terminal) -> None:
        terminal.type("1", "q", "n")

        terminal.table(beasts()).play()

        assert list(Path().iterdir()) == []

    def test_a_closed_keyboard_saves_to_a_file_that_is_named(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(), humans=2)
        terminal.type("1")

        table.play()

        (saved,) = Path().iterdir()
        assert f"Saved in {saved.name}." in terminal.shown
        assert sortilege.Record.parse(saved.read_text()) == table.match.record()

    def test_an_interruption_saves_too(self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
        table = terminal.table(beasts())

        def interrupt(match: sortilege.Match, seat: int) -> sortilege.Step:
            raise KeyboardInterrupt

        monkeypatch.setattr(table, "bot", interrupt)
        terminal.type("1")

        table.play()

        (saved,) = Path().iterdir()
        assert f"Saved in {saved.name}." in terminal.shown

    def test_a_game_nobody_has_begun_is_not_saved(self, terminal: Terminal) -> None:
        terminal.type()

        terminal.table(beasts()).play()

        assert list(Path().iterdir()) == []

    def test_a_file_that_cannot_be_written_does_not_end_the_game(self, terminal: Terminal) -> None:
        table = terminal.table(beasts(), humans=2)
        terminal.type("s nowhere/at/all.jsonl", "1", "q", "n")

        table.play()

        assert "nowhere/at/all.jsonl" in terminal.shown
        assert len(table.match.choices) == 1


def test_rules_and_log_and_help_leave_the_question_open(terminal: Terminal) -> None:
    table = terminal.table(beasts(characters="random"))
    terminal.type("r ANI-MOV-05", "r apparating uses", "r dragons", "l", "h", "a")

    table.play()

    assert terminal.shown.count("ANI-MOV-05 Apparating uses exactly one step of the die roll") == 2
    assert "nothing about dragons" in terminal.shown
    assert terminal.shown.count("The tokens are shuffled") == 2
    assert "take back the last choice" in terminal.shown
    assert "nothing to do outside the questions" in terminal.shown
    assert table.match.choices == []


def test_nobody_at_the_keyboard_is_a_game_of_bots(terminal: Terminal) -> None:
    terminal.type("")
    table = terminal.table(beasts(), humans=0)

    table.play()

    assert table.match.over
    assert "Your choice" not in terminal.shown


@pytest.mark.parametrize("level", ["random", "novice"])
def test_bots_of_a_level_play_as_their_seed_says(level: str) -> None:
    games = []
    for _ in range(2):
        match, choice = beasts(), bot(level, Random(3))
        while not match.over:
            match.answer(match.asks[0].seat, choice(match, match.asks[0].seat))
        games.append(match.record())

    assert games[0] == games[1]


def test_more_people_than_seats_are_turned_away(terminal: Terminal) -> None:
    with pytest.raises(ValueError, match="humans: 0 to 2 of them can sit here, not 3"):
        terminal.table(beasts(), humans=3)
