"""What seats remember: draws from the spell deck, beasts seen in the pile, and copies that share what never changes."""

from __future__ import annotations

from sortilege.kernel.sets import group_of, size
from sortilege.shelf.animaux.components import BEASTS, COPIES, FIRST_BEAST, SPELLS
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS, copies_drawn, one_more
from sortilege.shelf.animaux.zones import PILE
from tests.games.animaux.boards import apprentices, do
from tests.games.animaux.scenes import ANN, BOB, state_of


def test_draws_of_each_spell_are_counted_apart_up_to_all_its_copies() -> None:
    draws = NO_DRAWS
    for spell, copies in enumerate(COPIES):
        for _ in range(copies if spell % 2 else copies - 1):
            draws = one_more(draws, spell)

    counted = [copies_drawn(draws, spell) for spell in range(len(SPELLS))]
    assert counted == [copies if spell % 2 else copies - 1 for spell, copies in enumerate(COPIES)]


def test_a_glimpse_names_the_beast_and_the_tokens_that_lay_in_the_pile() -> None:
    match = apprentices(hands={ANN: ["geminio"]}, pile=["eruptif", "red", "blue"])
    lay_there = group_of(list(match.game.zones[PILE]))
    do(match, "PlaySpell", spell="geminio")

    (glimpse,) = state_of(match).glimpses
    assert glimpse.beast == FIRST_BEAST + BEASTS.index("eruptif")
    assert (glimpse.among, size(glimpse.among)) == (lay_there, 3)


def test_a_copy_keeps_its_characters_and_beasts_when_the_other_changes() -> None:
    game = state_of(apprentices(characters=["jacob", "norbert"], captured={ANN: ["botruc"]}))
    copy = game.clone()
    game.take_character(ANN, 5)
    game.keep_beast(BOB, FIRST_BEAST)

    assert list(copy.characters) == [3, 0]
    assert [size(beasts) for beasts in copy.beasts] == [1, 0]
    assert list(game.characters) == [5, 0]
    assert [size(beasts) for beasts in game.beasts] == [1, 1]
