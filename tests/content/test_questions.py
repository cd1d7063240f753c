"""A question names what may be answered now, and nothing that may not."""

from __future__ import annotations

import pytest

import sortilege
from sortilege import Ask, Match
from sortilege.testing.play import case, play_randomly
from sortilege.text import LANGUAGES, Text
from tests.content.test_catalogues import GAMES, catalogue


def asked(match: Match, question: str, *, offers: str) -> Ask:
    """Plays on with the first answers until that question is put with such an answer among its options."""
    while True:
        ask = match.asks[0]
        if ask.why.name == question and any(option.name == offers for option in ask.options):
            return ask
        playing = [option for option in ask.options if option.name.startswith("Play")]
        match.answer(ask.seat, str((playing or ask.options)[0]))


def test_after_a_card_was_played_nobody_is_told_to_draw() -> None:
    match = sortilege.new("salem", seats=4, seed=3)
    text = Text("en", "salem")
    before = asked(match, "ChooseAction", offers="DrawTwo")

    assert "draw two cards" in text.question(before.why, before.options)
    after = asked(match, "ChooseAction", offers="EndTurn")
    assert "draw" not in text.question(after.why, after.options)
    assert "end your turn" in text.question(after.why, after.options)


def test_an_action_is_named_with_what_it_costs() -> None:
    match = sortilege.new("animaux", mode="confirme", seats=2, seed=4)
    ask = asked(match, "ChooseAction", offers="Walk")

    assert Text("en", "animaux").question(ask.why, ask.options) == (
        "You may walk to a neighbouring space (1 action) or end the turn."
    )


def test_whoever_can_only_pass_is_told_so() -> None:
    text = Text("fr", "ecole", ["Ann", "Bob"])
    match = sortilege.new("ecole", seats=2, seed=5)
    ask = asked(match, "AnswerTopItem", offers="Pass")
    passing = [option for option in ask.options if option.name == "Pass"]

    assert "rien pour y répondre" in text.question(ask.why, passing)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_has_words_for_can_be_answered(game: str) -> None:
    steps = sortilege.ruleset(game).book.by_name
    named = [
        key.split(".")[1].partition("-") for key in catalogue("fr", f"{game}/game") if ".can-" in key or ".only-" in key
    ]

    assert [answer for _, _, answer in named if answer not in steps] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_names_all_kinds_of_answers_or_none(game: str, language: str) -> None:
    text = Text(language, game)
    for mode in sortilege.ruleset(game).modes:
        played = case(game, mode, sortilege.ruleset(game).seats[mode][0], 3)
        match = played.start()
        play_randomly(match, played.rng("questions"))
        for ply in range(0, len(match.choices), 5):
            for ask in match.rewound(ply).asks:
                named = {one.removeprefix("can-") for one in text.attributes(ask.why.name) if one.startswith("can-")}
                assert text.question(ask.why, ask.options)
                assert not named or {option.name for option in ask.options} <= named
