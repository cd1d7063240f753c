"""What is shown is set as in print, and what a player typed is left as it was."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from sortilege.terminal.menu import plain
from sortilege.text import Text, Words
from sortilege.typography import Typesetter, join, typeset


def test_a_sentence_is_set_as_in_print() -> None:
    assert typeset("fr", "Aïe ! L'effet : « passe »") == "Aïe\u00a0! L’effet\u00a0: «\u00a0passe\u00a0»"
    assert typeset("en", 'Ann\'s "draw 2": no!') == "Ann’s “draw 2”: no!"


def test_what_is_set_already_stays_so() -> None:
    once = typeset("fr", 'L\'effet : "passe" ; ou 5 % ?')

    assert typeset("fr", once) == once


@pytest.mark.parametrize("sign", [":", ";", "!", "?", "%", "»"])
def test_french_keeps_a_sign_together_with_what_is_before_it(sign: str) -> None:
    assert typeset("fr", f"12 {sign}") == f"12\u00a0{sign}"
    assert typeset("en", f"12 {sign}") == f"12 {sign}"


@pytest.mark.parametrize("unit", ["ms", "s", "min", "h", "Mo"])
def test_a_number_keeps_its_unit_in_french(unit: str) -> None:
    assert join("fr", f"en 12 {unit}, puis 3 {unit}.") == f"en 12\u00a0{unit}, puis 3\u00a0{unit}."
    assert join("en", f"in 12 {unit}") == f"in 12 {unit}"


@pytest.mark.parametrize("said", ["le 3 s’en va", "3 séances", "8 heures", "Ann s", "3 min-max"])
def test_what_only_begins_as_a_unit_does_is_none(said: str) -> None:
    assert join("fr", said) == said


@pytest.mark.parametrize("vowel", ["Inès", "Élise", "Œdipe", "Herbologie", "Hypnose"])
def test_before_a_name_with_a_vowel_french_drops_its_own(vowel: str) -> None:
    assert join("fr", f"le Procès de {vowel}, que {vowel} voit") == f"le Procès d’{vowel}, qu’{vowel} voit"


@pytest.mark.parametrize(
    "said",
    [
        "le Procès de Hugo, que Hugo voit",
        "l’étoile de Hutte-Mère",
        "de Hache virevoltante",
        "de onze façons",
        "onde Alpha",
        "de A",
        "de 8",
    ],
)
def test_before_any_other_word_french_drops_nothing(said: str) -> None:
    assert join("fr", said) == said


@pytest.mark.parametrize(
    ("apart", "joined"),
    [
        ("à le Port", "au Port"),
        ("jusqu’à les Quais", "jusqu’aux Quais"),
        ("À le Port", "Au Port"),
        ("celui de le Port", "celui du Port"),
        ("celui de les Quais", "celui des Quais"),
        ("De le Port", "Du Port"),
    ],
)
def test_a_preposition_and_the_article_of_a_name_become_one(apart: str, joined: str) -> None:
    assert join("fr", f"{apart} (3)") == f"{joined} (3)"


@pytest.mark.parametrize("said", ["à la Banque", "de l’Hôtel", "à le prendre", "de les prendre"])
def test_no_other_word_of_a_sentence_becomes_one(said: str) -> None:
    assert join("fr", said) == said


def test_english_leaves_every_word_as_it_is() -> None:
    assert join("en", "the port de Inès") == "the port de Inès"


def test_a_catalogue_sets_its_own_words_and_leaves_what_fills_its_gaps() -> None:
    source = 'saved = C\'est là : { $command } ! { NUMBER($share, style: "percent") }\n'
    words = FluentBundle(["fr"], use_isolating=False)
    words.add_resource(Typesetter("fr").visit(FluentResource(source)))
    pattern = words.get_message("saved").value
    assert pattern is not None

    said, errors = words.format_pattern(pattern, {"command": "replay 'l'été !'", "share": 0.5})

    assert errors == []
    assert said == "C’est là\u00a0: replay 'l'été !'\u00a0! 50\u00a0%"


def test_what_a_game_and_the_terminal_say_is_set() -> None:
    assert Words("fr", "terminal").say("ui-hide") == "Entrée pour cacher l’écran."
    assert Text("fr", "salem").say("PlayArson", on="Inès") == "Brûler la main d’Inès (Incendie)"


def test_words_are_found_as_a_keyboard_types_them() -> None:
    assert plain("L’École\u00a0: oui") == "l'ecole : oui"
