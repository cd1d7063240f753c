"""The rules for players are the same in both languages, cite what there is, and tell where a printed word is bent."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.ledger import ledger
from sortilege.shelf.ecole.moves.refusals import NO_WINDOW
from sortilege.terminal.player_rules import Section, sections
from sortilege.text import LANGUAGES, Text, Words
from tests.content.test_catalogues import GAMES

BENT = {
    "traverse": ("TRA-R02", "TRA-R16", "TRA-R17", "TRA-R46", "TRA-R49"),
    "ecole": ("ECO-R08", "ECO-R12"),
    "zoondo": ("ZOO-R48",),
}
COMPLETE = {
    "salem": ("SAL-TWO-01", "SAL-MATCH-04", "SAL-ADV-01", "SAL-ADV-04", "SAL-GHOST-03", "SAL-GHOST-12", "SAL-GHOST-17"),
    "animaux": ("ANI-M3-TRACK-01", "ANI-R04"),
    "ecole": ("ECO-R07",),
    "zoondo": ("ZOO-VAR-15", "ZOO-VAR-16", "ZOO-R39"),
    "traverse": ("TRA-R61",),
}
ENDS = [
    ("salem", "SAL-R47", "vingt Nuits", "twenty Nights"),
    ("ecole", "ECO-END-02", "quarantième tour", "fortieth round"),
    ("animaux", "ANI-M1-END-04", "cent tours de table", "hundred rounds"),
    ("animaux", "ANI-M2-END-02", "ressource départagent", "resource tokens break"),
    ("animaux", "ANI-R50", "l’équipe a perdu", "the team has lost"),
    ("zoondo", "ZOO-R40", "tant de tours de suite", "so many turns in a row"),
    ("traverse", "TRA-R61", "finit sans gagnant", "ends without a winner"),
]
SAID = [(game, rule) for told in (BENT, COMPLETE) for game, rules in told.items() for rule in rules]


def telling(language: str, game: str, rule: str) -> Section:
    return next(section for section in sections(game, language) if rule in section.ids)


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_sections_about_rules_that_there_are(game: str) -> None:
    french, english = ([section.ids for section in sections(game, language)] for language in LANGUAGES)

    assert french == english
    assert [rule for ids in french for rule in ids if rule not in ledger(game)] == []


@pytest.mark.parametrize(("game", "rule"), SAID)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_players_must_know_has_a_section(language: str, game: str, rule: str) -> None:
    assert len(telling(language, game, rule).text) > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_is_told_by_its_name(language: str, game: str) -> None:
    told = " ".join(section.text for section in sections(game, language)).replace("'", "’")
    names = [Text(language, game).say(f"option-{option.name}") for option in sortilege.ruleset(game).options]

    assert names
    assert [name for name in names if f"**{name}**" not in told] == []


@pytest.mark.parametrize(("game", "rule", "french", "english"), ENDS)
def test_every_end_by_a_limit_is_told(game: str, rule: str, french: str, english: str) -> None:
    assert french in telling("fr", game, rule).text
    assert english in telling("en", game, rule).text


BEFORE = {"animaux": "ANI-R02", "ecole": "ECO-R05", "traverse": "TRA-R04"}


@pytest.mark.parametrize(("game", "rule"), BEFORE.items())
@pytest.mark.parametrize(("language", "asks"), [("fr", "la table le demande avant"), ("en", "the table asks before")])
def test_players_are_told_that_the_table_asks_who_begins(language: str, asks: str, game: str, rule: str) -> None:
    assert asks in telling(language, game, rule).text
    assert Text(language, game).say("begins").count(" ") > 4
    assert Text(language, game).say("begins", "me")


REASONS = [
    ("traverse", "refused-must-roll", "figer", "freeze"),
    ("traverse", "refused-roll-must-be-walked", "il faut avancer de ce qu’ils disent", "must be walked"),
    ("traverse", "refused-no-alley-for-juniors", "plus simple", "simpler"),
    ("traverse", "ChoosePurchase", "qui est dans une boutique peut y acheter", "whoever is inside a shop may buy"),
    ("traverse", "refused-only-the-drawn-card", "ne voudrait rien dire", "would mean nothing"),
    ("ecole", "refused-nothing-to-answer", "ne servirait à rien", "serve"),
]


@pytest.mark.parametrize(("game", "message", "french", "english"), REASONS)
def test_a_bent_word_is_told_with_its_reason_where_it_is_met(
    game: str, message: str, french: str, english: str
) -> None:
    assert french in Text("fr", game).say(message, card="Cheminette")
    assert english in Text("en", game).say(message, card="Floo")


@pytest.mark.parametrize(("language", "reason"), [("fr", "à l’aveugle"), ("en", "blindly")])
def test_whoever_looks_out_of_turn_is_told_why(language: str, reason: str) -> None:
    assert reason in Words(language, "zoondo/web").say("web-look-to-answer")


def test_the_tap_that_asks_why_nothing_is_answered_leads_to_what_can_be() -> None:
    assert "ECO-R08" in NO_WINDOW.rules


def test_the_stock_for_two_is_told_where_it_is_set() -> None:
    assert "très longue" in Text("fr", "traverse").say("option-full_stock", "help")
    assert "very long" in Text("en", "traverse").say("option-full_stock", "help")


@pytest.mark.parametrize(("language", "words"), [("fr", "ou un animal"), ("en", "or a beast")])
def test_a_beast_in_the_way_advances_the_salem_track_too(language: str, words: str) -> None:
    assert words in telling(language, "animaux", "ANI-M3-TRACK-01").text


@pytest.mark.parametrize(("language", "chooses"), [("fr", "Qui la pioche choisit"), ("en", "Whoever draws it chooses")])
def test_conspiracy_says_who_chooses(language: str, chooses: str) -> None:
    assert Text(language, "salem").say("card-conspiracy", "help").startswith(chooses)


def test_the_horcruche_is_masculine_and_the_mute_h_takes_an_apostrophe() -> None:
    assert "Un Horcruche" in telling("fr", "ecole", "ECO-COST-01").text
    assert "d’Herbologie" in Text("fr", "ecole").say("EffectUsed", by="Ann", effect="Herbologie")
