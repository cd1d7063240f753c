"""What an apprentice can imagine: worlds that fit everything that was seen, and nothing that was not."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import BEASTS, FIRST_BEAST, SPELLS
from sortilege.shelf.animaux.knowledge.draws import NO_DRAWS, one_more
from sortilege.shelf.animaux.zones import HAND, PILE, RESERVE, SPELL_DECK
from sortilege.testing import rule
from tests.games.animaux.boards import apprentices, asked, do, next_rolls, zone
from tests.games.animaux.scenes import ANN, BOB, CAT, state_of

WORLDS = 300
ERUPTIF = FIRST_BEAST + BEASTS.index("eruptif")
ACCIO = SPELLS.index("accio")


def worlds(match: Match, seat: int) -> list[Match]:
    return [match.imagine(seat, seed) for seed in range(WORLDS)]


@rule("ANI-INFO-02", "ANI-R22")
def test_a_hand_is_known_to_its_owner_and_could_be_any_other_to_everybody_else() -> None:
    match = apprentices(seats=3, hands={ANN: ["reducio", "reducio"], BOB: ["accio"], CAT: ["protego"]})

    imagined = worlds(match, BOB)
    assert {tuple(zone(world, HAND + BOB)) for world in imagined} == {(SPELLS.index("accio"),)}
    assert len({tuple(zone(world, HAND + CAT)) for world in imagined}) == 10
    assert {len(zone(world, HAND + ANN)) for world in imagined} == {2}
    for world in imagined:
        cards = [spell for pile in (SPELL_DECK, HAND, HAND + 1, HAND + 2) for spell in zone(world, pile)]
        assert set(Counter(cards).values()) == {3}


@rule("ANI-R61")
def test_nothing_that_reaches_another_player_depends_on_the_hand() -> None:
    hands = (["reducio", "reducio", "accio"], ["protego", "revelio", "geminio"])
    one, other = (
        apprentices(hands={ANN: hand}, pawns={ANN: 21}, beasts={21: "botruc"}, held={ANN: "R1 Y1 G2"}) for hand in hands
    )

    for eyes in (BOB, None):
        assert one.view(eyes) == other.view(eyes)
    for match in (one, other):
        assert [ask.seat for ask in match.asks] == [ANN]
    do(one, "CaptureBeast", reducio=0)
    do(other, "CaptureBeast", reducio=0)
    assert asked(one) == asked(other)
    assert one.view(BOB) == other.view(BOB), "whoever holds a Reducio is not asked for it afterwards"


@rule("ANI-INFO-01")
def test_a_token_seen_by_one_player_is_any_to_the_others() -> None:
    match = apprentices(tokens={12: "occamy"})
    game = state_of(match)
    game.look(ANN, game.zones[12][0])

    assert {zone(world, 12)[0] for world in worlds(match, ANN)} == {FIRST_BEAST + BEASTS.index("occamy")}
    assert len({zone(world, 12)[0] for world in worlds(match, BOB)}) > 8


@rule("SP-GEMINIO")
def test_a_beast_that_geminio_showed_is_imagined_among_the_tokens_that_lay_in_the_pile() -> None:
    match = apprentices(pawns={ANN: 13}, hands={ANN: ["geminio"]}, tokens={17: "red"}, pile=["eruptif", "red", "blue"])
    do(match, "PlaySpell", spell="geminio")
    assert {tuple(sorted(zone(world, PILE))).count(ERUPTIF) for world in worlds(match, BOB)} == {1}
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)

    where = Counter("pile" if ERUPTIF in zone(world, PILE) else "17" for world in worlds(match, BOB))
    assert set(where) == {"pile", "17"}
    assert where["17"] == pytest.approx(WORLDS / 3, abs=40), "one of three tokens, each as likely"
    assert all(zone(world, 17)[0] == ERUPTIF or ERUPTIF in zone(world, PILE) for world in worlds(match, BOB))


@rule("ANI-M2-PILE-01")
def test_a_new_pile_is_imagined_of_the_tokens_it_was_made_of() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={17: "red"}, pile=[], spent="B2 G2 M1")
    next_rolls(match, 1)
    do(match, "RollDie")
    do(match, "MovePawn", to=17)
    assert zone(match, RESERVE) == []

    for world in worlds(match, BOB):
        assert Counter(zone(world, PILE) + zone(world, 17)) == Counter([1, 1, 3, 3, 4])
    assert len({zone(world, 17)[0] for world in worlds(match, BOB)}) == 3


@rule("ANI-M2-SPELL-06")
def test_a_new_spell_deck_is_imagined_of_the_cards_it_was_made_of() -> None:
    hands = {BOB: ["reducio", "reducio", "reducio", "accio"]}
    match = apprentices(moved=True, hands=hands, deck=[], discard=["accio", "geminio", "protego", "revelio"])
    game = state_of(match)
    for seat in (ANN, BOB):
        game.draws[seat] = NO_DRAWS
    do(match, "EndTurn")

    for world in worlds(match, ANN):
        assert set(zone(world, SPELL_DECK)) <= {SPELLS.index(one) for one in ("accio", "geminio", "protego", "revelio")}
        assert Counter(zone(world, SPELL_DECK))[SPELLS.index("accio")] <= 1
        assert zone(world, HAND + BOB).count(SPELLS.index("reducio")) == 3
    assert len({tuple(zone(world, HAND + BOB)) for world in worlds(match, ANN)}) > 3


def drawn_from_a_new_deck(seed: int) -> Match:
    """Ann, who had an Accio from the old deck, has drawn a card from one made of three."""
    hands = {BOB: ["accio", "accio", "reducio"]}
    match = apprentices(active=BOB, moved=True, hands=hands, deck=[], discard=["accio", "geminio", "protego"])
    state_of(match).draws[ANN] = one_more(NO_DRAWS, ACCIO)
    match.game.seed_stream(key_from(seed))
    do(match, "EndTurn")
    return match


@rule("ANI-M2-SPELL-06")
@pytest.mark.parametrize(("card", "accio_in_deck"), [("accio", 0), ("geminio", 1)])
def test_a_card_one_drew_oneself_from_the_new_deck_is_no_longer_in_it(card: str, accio_in_deck: int) -> None:
    games = [drawn_from_a_new_deck(seed) for seed in range(20)]
    match = next(match for match in games if zone(match, HAND + ANN) == [SPELLS.index(card)])

    assert {zone(world, SPELL_DECK).count(ACCIO) for world in worlds(match, ANN)} == {accio_in_deck}
    assert {zone(world, HAND + BOB).count(ACCIO) for world in worlds(match, ANN)} == {2}


def test_worlds_depend_on_nothing_but_what_the_seat_knows() -> None:
    hands = {ANN: ["geminio", "revelio"], BOB: ["reducio", "accio"], CAT: ["protego"]}
    match = apprentices(seats=3, hands=hands, tokens={12: "occamy"}, pile=["eruptif", "red", "blue", "multi"])
    do(match, "PlaySpell", spell="geminio")
    do(match, "PlaySpell", spell="revelio")
    do(match, "PointAt", on=12)
    do(match, "LookAt", on=12, other="none")

    for seat in (ANN, BOB, CAT):
        world = match.imagine(seat, 1)
        assert world.imagine(seat, 1).game.state() == world.game.state()
        assert world.imagine(seat, 2).game.state() == match.imagine(seat, 2).game.state()
