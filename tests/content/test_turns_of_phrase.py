"""Turns of phrase at which readers stumbled once: none of them comes back."""

from __future__ import annotations

import pytest

from sortilege import Event
from sortilege.content import game_folder
from sortilege.telling import told
from sortilege.text import LANGUAGES, Text, Words

ANN, BOB, CYD = 0, 1, 2
NAMES = ("Ann", "Bob", "Cyd")


def lines(language: str, game: str, *events: Event, you: int | None = None) -> list[str]:
    return [line for line in told(Text(language, game, NAMES), events, you) if line]


def words_of(language: str, game: str) -> str:
    """All that players of a game may read, in one language."""
    files = sorted((game_folder(game) / "words" / language).iterdir())
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "La mort d’Ann met fin à son tour."), ("en", "The death of Ann ends the turn.")]
)
def test_whoever_dies_in_their_own_turn_has_not_ended_it(language: str, said: str) -> None:
    begun, ended = Event("TurnBegun", {"by": ANN}), Event("TurnEnded", {"by": ANN})

    assert lines(language, "salem", begun, Event("PlayerDied", {"of": ANN}), ended)[-1] == said
    assert lines(language, "salem", Event("PlayerDied", {"of": ANN}), begun, ended)[-1] != said
    assert lines(language, "salem", begun, Event("PlayerDied", {"of": BOB}), ended)[-1] != said


@pytest.mark.parametrize(("language", "said"), [("fr", "vous en êtes une."), ("en", "you are one.")])
def test_a_witch_without_fellows_is_told_that_it_is_one_itself(language: str, said: str) -> None:
    recognised = Event("WitchRecognised", {"of": ANN})

    assert lines(language, "salem", recognised, you=ANN)[0].endswith(said)
    assert "Ann" in lines(language, "salem", recognised, you=BOB)[0]


@pytest.mark.parametrize(
    ("language", "walks", "apparates"), [("fr", "marche", "transplane"), ("en", "walk", "apparate")]
)
def test_whoever_apparates_does_not_walk(language: str, walks: str, apparates: str) -> None:
    moved = Event("PawnMoved", {"by": ANN, "to": 5})
    spell = Event("SpellPlayed", {"by": ANN, "spell": "transplanage", "on": None})

    for you in (None, ANN):
        assert walks not in lines(language, "animaux", moved, you=you)[0]
        assert walks not in lines(language, "animaux", spell, moved, you=you)[-1]
    assert apparates in lines(language, "animaux", spell, moved)[-1]
    assert apparates not in lines(language, "animaux", moved)[0]


@pytest.mark.parametrize("you", [None, ANN])
@pytest.mark.parametrize("token", ["red", "blue", "yellow", "green", "multi"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_paid_is_counted_in_words(language: str, token: str, you: int | None) -> None:
    one, two = (Event("TokensPaid", {"by": ANN, "token": token, "count": count}) for count in (1, 2))

    assert lines(language, "animaux", one, you=you)[0].endswith(f"{Text(language, 'animaux').value('token', token)}.")
    assert " 2 " in lines(language, "animaux", two, you=you)[0]
    assert "×" not in lines(language, "animaux", one, you=you)[0] + lines(language, "animaux", two, you=you)[0]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Mal deviné\N{NO-BREAK SPACE}: Bob reste dans la même boutique (le Chaudron Baveur)."),
        ("en", "A wrong guess: Bob stays in the same shop (the Leaky Cauldron)."),
    ],
)
def test_whoever_guesses_wrong_stays_in_a_shop_and_is_not_called_by_its_name(language: str, said: str) -> None:
    assert lines(language, "traverse", Event("FlooFailed", {"by": BOB, "shop": "leaky"})) == [said]


def test_the_bird_of_the_shop_is_the_bird_of_the_trunk() -> None:
    words = Words("fr", "traverse/game", "traverse/web")
    bird = words.say("web-item-owl")

    assert bird == "Hibou"
    assert words.say("item-owl") == f"un {bird.lower()}"
    assert bird in words.say("building-owl_emporium")
    assert bird in words.say("web-shop-owl_emporium")
    assert "chouette" not in words_of("fr", "traverse").lower()


def test_a_school_card_belongs_to_the_school_and_there_is_one_school() -> None:
    words = words_of("fr", "ecole")

    assert "cartes École" in words
    assert "cartes Écoles" not in words
    assert "cartes Magies" not in words
