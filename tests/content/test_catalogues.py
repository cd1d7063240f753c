"""French and English say the same things, and there are words for everything that can happen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import sortilege
from sortilege.content import common_words, game_folder
from sortilege.kernel.step_types import StepType
from sortilege.ledger import ledger
from sortilege.testing.words import reasons
from sortilege.text import LANGUAGES, Text, catalogue_file

GAMES = sortilege.games()


def catalogues(language: str) -> list[str]:
    """The files of one language: those of every face, and of each game its own, its page's and its lesson's."""
    common = [path.stem for path in (common_words() / language).glob("*.ftl")]
    games = [f"{game}/{path.stem}" for game in GAMES for path in (game_folder(game) / "words" / language).glob("*.ftl")]
    return sorted(common + games)


CATALOGUES = catalogues("fr")


class Variables(Visitor):
    """The variables a pattern uses. `$card_id` chooses the words for `$card`: a matter of grammar."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, named by the library
        self.found.add(node.id.name.removesuffix("_id"))


@cache
def catalogue(language: str, name: str) -> dict[str, set[str]]:
    """The variables of each message and attribute of one file."""
    path = catalogue_file(language, name)
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content!r} is no message"
        if isinstance(entry, ast.Message):
            patterns = {"": entry.value, **{f".{one.id.name}": one.value for one in entry.attributes}}
            for suffix, pattern in patterns.items():
                key = entry.id.name + suffix
                assert key not in found, f"{path}: {key} stands twice"
                variables = Variables()
                if pattern is not None:
                    variables.visit(pattern)
                found[key] = variables.found
    return found


def missing(game: str, keys: Iterator[str]) -> list[str]:
    """Which of these keys have no words, by language."""
    wanted = sorted(set(keys))
    return [
        f"{language}: {key}"
        for language in LANGUAGES
        for key in wanted
        if key not in catalogue(language, f"{game}/game") and key not in catalogue(language, "common")
    ]


def test_both_languages_have_the_same_files() -> None:
    assert [catalogues(language) for language in LANGUAGES] == [CATALOGUES, CATALOGUES]
    assert {f"{game}/game" for game in GAMES} <= set(CATALOGUES)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_that_an_option_can_be_is_said(game: str) -> None:
    common = {key.removeprefix("web-choice-") for key in catalogue("fr", "web") if key.startswith("web-choice-")}
    words = (
        f"option-{option.name}-{choice}"
        for option in sortilege.ruleset(game).options
        for choice in option.choices
        if isinstance(choice, str) and choice not in common
    )

    assert missing(game, words) == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    french, english = catalogue("fr", name), catalogue("en", name)

    assert sorted(set(french) ^ set(english)) == []


@pytest.mark.parametrize("name", CATALOGUES)
def test_both_languages_use_the_same_variables(name: str) -> None:
    french, english = catalogue("fr", name), catalogue("en", name)

    assert {key: (french[key], english.get(key)) for key in french if english.get(key) != french[key]} == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_and_event_has_words(game: str) -> None:
    book = sortilege.ruleset(game).book

    assert missing(game, (name for name, one in book.by_name.items() if type(one).offer is not StepType.offer)) == []
    assert missing(game, (event.name for event in book.event_types)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_words_and_rules_behind_it(game: str) -> None:
    found = list(reasons(game))

    assert found
    assert missing(game, (f"refused-{reason.message}" for reason in found)) == []
    assert [reason.message for reason in found if not reason.rules] == []
    cited = {one for reason in found for one in reason.rules} | set(sortilege.ruleset(game).turn_rules)
    assert sorted(one for one in cited if one not in ledger(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_every_kind_has_words(game: str) -> None:
    assert (
        missing(
            game, (f"{kind.name}-{label}" for kind in sortilege.ruleset(game).book.kinds() for label in kind.labels)
        )
        == []
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_passed_ahead_has_words(game: str) -> None:
    passes = sortilege.ruleset(game).table.passes

    assert missing(game, (f"{question}.ahead" for question in passes)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_game_its_modes_and_options_have_words_and_help(game: str) -> None:
    ruleset = sortilege.ruleset(game)
    keys = ["game", "game.line"]
    for mode in ruleset.modes:
        keys += [f"mode-{mode}", f"mode-{mode}.help"]
    for option in ruleset.options:
        keys += [f"option-{option.name}", f"option-{option.name}.help"]

    assert missing(game, iter(keys)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_words_are_left_over_for_steps_and_events_that_are_gone(game: str) -> None:
    book = sortilege.ruleset(game).book
    known = set(book.by_name) | {event.name for event in book.event_types}

    assert (
        sorted(key for key in catalogue("fr", f"{game}/game") if key[0].isupper() and key.split(".")[0] not in known)
        == []
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_message_names_only_arguments_of_its_step_or_event(game: str) -> None:
    book = sortilege.ruleset(game).book
    known = {name: set(one.arguments) for name, one in book.by_name.items()}
    known |= {event.name: set(event.fields) for event in book.event_types}

    wrong = {
        (language, name): variables - known[name]
        for language in LANGUAGES
        for name, variables in catalogue(language, f"{game}/game").items()
        if name in known and not variables <= known[name]
    }
    assert wrong == {}


def test_there_is_no_other_language() -> None:
    with pytest.raises(ValueError, match="language: there are fr, en, not 'de'"):
        Text("de", "animaux")


def test_players_are_called_by_their_names_or_numbers_and_whoever_sits_after_them_is_a_ghost() -> None:
    text = Text("en", "salem", ["Ann"])

    assert text.value("seat", 0) == "Ann"
    assert text.value("seat", 1) == "Ghost 1"
    assert Text("en", "salem").value("seat", 1) == "Player 2"
    assert text.value("seat", None) == "nobody"
    assert text.value("token", None) == "unknown"


def test_a_message_without_its_variables_is_an_error() -> None:
    with pytest.raises(ValueError, match="fr/animaux/game: DieRolled"):
        Text("fr", "animaux").say("DieRolled", by="Ann")


def test_very_long_values_are_cut() -> None:
    said = Text("fr", "animaux").say("refused-not-offered", offered=Text("fr", "animaux").value("number", "x" * 5000))

    assert said.count("x") == 900
