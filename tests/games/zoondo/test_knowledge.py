"""What the rival can tell of hidden cards: seen faces, cards that fit, facts. The ledger's Knowledge section."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.sets import members, size
from sortilege.shelf.zoondo.battlefield import HAND, NAMES
from sortilege.shelf.zoondo.components import CARDS, EMBLEM, GRID_OF, TYPE_OF, TYPES
from sortilege.shelf.zoondo.grids import read_grid
from sortilege.shelf.zoondo.knowledge import arrangements
from sortilege.testing import rule
from tests.games.zoondo.scenes import (
    NORTH,
    SOUTH,
    battle,
    choose,
    deployed,
    fight,
    go,
    on,
    play_atout,
    seen,
    short,
    state_of,
)

SAMPLES = 400


def worlds(match: Match, seat: int, many: int = SAMPLES) -> list[Match]:
    return [match.imagine(seat, seed) for seed in range(many)]


def imagined(match: Match, seat: int, square: str, many: int = SAMPLES) -> set[str]:
    """What a seat can imagine on a square."""
    return {str(on(world, square)) for world in worlds(match, seat, many)}


def of_type(*types: str) -> set[str]:
    return {str(short(card)) for number, card in enumerate(CARDS) if TYPES[TYPE_OF[number]] in types}


def warus_that_go(*ways: tuple[int, int]) -> set[str]:
    """The Warus whose grids reach all these squares, read from the content."""
    return {
        str(short(card))
        for number, card in enumerate(CARDS)
        if card.startswith("warus") and all(way in [one.to for one in read_grid(GRID_OF[number])] for way in ways)
    }


def test_before_anything_happens_any_card_can_stand_anywhere() -> None:
    match = deployed("warus", "boarix")

    assert imagined(match, NORTH, "c2") == warus_that_go()
    assert imagined(match, SOUTH, "c2", 20) == {"jorund"}


def test_a_zoon_can_only_be_what_moves_as_it_moved() -> None:
    match = battle_of_formations()
    go(match, "b2>c3")

    assert imagined(match, NORTH, "c3") == warus_that_go((1, 1))
    assert "draknar" in imagined(match, NORTH, "c1")
    go(match, "a5>a4")
    go(match, "c3>c4")
    assert imagined(match, NORTH, "c4") == warus_that_go((1, 1), (0, 1))


def battle_of_formations() -> Match:
    """Warus against Boarix in their formations, South to play."""
    seed = next(seed for seed in range(20) if deployed(seed=seed).asks[0].seat == SOUTH)
    return deployed(seed=seed)


@rule("ZOO-R05")
def test_a_card_seen_in_a_combat_stays_known_wherever_it_goes() -> None:
    match = battle("c3 mourse.a1, b1 korse.a, d1 draknar, e1 korse.b", "c4 grognard.a1, f6 sacrechene")
    go(match, "c3>xc4")
    fight(match, south="upright TL", north="upright TL")
    go(match, "a6>a5")
    go(match, "c3>b4")

    assert imagined(match, NORTH, "b4", 50) == {"mourse-a"}
    assert len(imagined(match, NORTH, "e1", 50)) > 1


@rule("ZOO-R24")
def test_a_shooter_is_of_its_type() -> None:
    match = battle("c3 korse.a, b1 jorund, d1 draknar, e1 mourse.a", "c4 grognard.a1", atouts=("hache", ""))
    play_atout(match, "hache")
    choose(match, "Shoot target=c4")

    assert imagined(match, NORTH, "c3", 60) == {"korse-a"}


@rule("ZOO-R24", "ZOO-AT-BOURRASQUE", "ZOO-AT-HYPNOSE")
@pytest.mark.parametrize(
    ("atout", "user", "step"),
    [
        ("bourrasque", "corneillard-a", "PushZoon target=d4"),
        ("hypnose", "maitre-korbak", "Hypnotise target=d4"),
    ],
)
def test_the_user_of_a_gust_or_of_hypnosis_is_of_its_type(atout: str, user: str, step: str) -> None:
    match = battle(f"c3 {user}, b1 jorund, d1 draknar, e1 mourse.a", "d4 rhino.a1, f5 trice", atouts=(atout, ""))
    play_atout(match, atout)
    choose(match, step)

    assert imagined(match, NORTH, "c3", 60) == {user}


@rule("ZOO-FX-CLOBOULON", "ZOO-R44")
def test_a_zoon_that_cloboulon_sends_is_a_grognard() -> None:
    match = battle(
        "d3 cloboulon, c2 grognard.a, b1 gold-hure, e1 grognard.b, a1 sacrechene", "d4 korse.a1, f5 kassin.a"
    )
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")
    go(match, "c2>c3")

    assert imagined(match, NORTH, "c3", 60) == {"grognard-a", "grognard-b"}


@rule("ZOO-R40", "ZOO-R56")
@pytest.mark.parametrize("laid", ["korbaks-piailleur-a", "korbaks-piailleur-b"])
def test_the_quiet_count_does_not_tell_which_card_was_laid(laid: str) -> None:
    """One of the two cards in hand has been laid before: the first laying counts, whichever it is."""
    match = battle("c2 ogur", "d5 korse.a", hands=("piailleur.a, piailleur.b", ""), quiet=50)
    state_of(match).first_layings = bytes([1, 0])
    match.answer(SOUTH, f"LayReinforcement(by=0, card={laid}, on=a1)")
    assert match.view(None)["quiet"] == 0
    go(match, "a6>a5")
    choose(match, "LayReinforcement on=b1")

    assert match.view(None)["quiet"] == 2


@rule("ZOO-R44", "ZOO-FX-KOMBO")
def test_king_or_kong_is_all_that_is_known_of_the_ape_that_was_called() -> None:
    match = battle("c2 kombo-bongo, f2 king, a1 kong, b1 bouga.a, d1 queen-mary", "c3 korse.a1", to_play=NORTH)
    go(match, "c3>xc2")
    fight(match, south="upright TL", north="upright BR")
    choose(match, "CallApe ape=a1")

    assert imagined(match, NORTH, "c2", 80) == {"king", "kong"}
    assert imagined(match, NORTH, "a1", 20) == {"kombo-bongo"}
    assert seen(match, NORTH, "c2") is None


@rule("ZOO-R44", "ZOO-FX-HUTTE")
def test_a_soldier_is_all_that_is_known_of_the_one_that_was_called() -> None:
    side = "c1 hutte-mere, f3 kopo.a1, a2 kopo.b1, b1 barrajo, d1 dame-ronge"
    match = battle(side, "c2 jorund", to_play=NORTH, memory="assisted")
    go(match, "c2>xc1")
    fight(match, south="upright TL", north="upright BL")
    choose(match, "CallSoldier soldier=f3")

    assert imagined(match, NORTH, "c1", 80) == {"kopo-a", "kopo-b"}


@rule("ZOO-R54")
def test_whoever_has_no_ape_to_call_has_none_that_could_come() -> None:
    side = "c2 kombo-bongo, b1 bouga.a, d1 queen-mary, e1 king-louis, f2 king"
    match = battle(side, "c3 korse.a1", to_play=NORTH, bound="f2 12")
    go(match, "c3>xc2")
    fight(match, south="upright TL", north="upright BR")
    choose(match, "HaveNoApe")

    assert imagined(match, NORTH, "f2", 20) == {"king"}


@rule("ZOO-R54", "ZOO-FX-CLOBOULON")
def test_whoever_has_no_grognard_to_move_has_none_where_one_could_move() -> None:
    match = battle(
        "d3 cloboulon, a6 grognard.a, b2 kassin.a, c1 sacrechene", "d4 korse.a1, f5 kassin.a", walls="b6", idle=False
    )
    assert "grognard-a" in imagined(match, NORTH, "b2")
    go(match, "d3>xd4")
    fight(match, south="upright TL", north="upright BR")
    choose(match, "HaveNoGrognard")

    assert "grognard-a" not in imagined(match, NORTH, "b2")
    assert imagined(match, NORTH, "a6", 40) == {"grognard-a"}


@rule("ZOO-R32", "ZOO-R30")
def test_a_caged_card_and_a_bearer_are_no_emblems() -> None:
    cage = battle("e1 bouclefeuille, f2 cloboulon", "b2 trice, c6 ouistiti, d6 rhino.a", atouts=("cage", ""))
    assert "ouistiti" in imagined(cage, SOUTH, "b2")
    play_atout(cage, "cage")
    choose(cage, "CageZoon target=b2")
    assert "ouistiti" not in imagined(cage, SOUTH, "b2")

    bearer = battle("c2 kopo.a, d2 hutte-mere, e2 kopo.b", "c5 korse.a", atouts=("carapace", ""))
    assert "hutte-mere" in imagined(bearer, NORTH, "c2")
    play_atout(bearer, "carapace")
    choose(bearer, "EquipZoon zoon=c2")
    assert "hutte-mere" not in imagined(bearer, NORTH, "c2")


@rule("ZOO-R24", "ZOO-AT-CAGE")
def test_a_cage_says_that_a_priest_stands_somewhere_among_those_who_can_move() -> None:
    side = "e1 bouclefeuille, f2 cloboulon, a2 kassin.a, c1 sacrechene, d1 kassin.b"
    match = battle(side, "b2 trice, d6 rhino.a, e5 rhino.b", atouts=("cage", ""), bound="a2 12")
    play_atout(match, "cage")

    assert imagined(match, NORTH, "a2") == {"cloboulon", "kassin-a", "sacrechene", "kassin-b", "oto-von-rhino"}
    assert "bouclefeuille" in imagined(match, NORTH, "e1")
    (pieces, cards, least) = state_of(match).facts[0]
    assert (size(pieces), least) == (5, 1)
    assert {str(short(CARDS[card])) for card in members(cards)} == of_type("priest")


def test_a_fact_is_settled_when_its_witness_is_seen_and_narrows_when_another_is() -> None:
    match = battle(
        "e1 bouclefeuille, e2 cloboulon, d3 kassin.a", "b2 trice, d4 rhino.a, e4 jorund", atouts=("cage", "")
    )
    play_atout(match, "cage")
    choose(match, "CageZoon target=b2")
    game = state_of(match)
    assert len(game.facts) == 1
    go(match, "d4>xd3")
    fight(match, south="upright TL", north="upright BR")
    assert size(game.facts[0][0]) == 3

    game.show(game.zones[NAMES.index("e1")][0])
    assert len(game.facts) == 0


@rule("ZOO-R56")
def test_after_a_laying_each_of_the_cards_in_hand_may_be_on_the_field() -> None:
    match = battle(
        "c2 ogur, e1 grand-nid", "d5 korse.a", tombs=("piailleur.a1, piailleur.b2", ""), atouts=("rappel", "")
    )
    play_atout(match, "rappel")
    choose(match, "TakeBack card=korbaks-piailleur-a")
    choose(match, "TakeBack card=korbaks-piailleur-b")
    go(match, "a6>a5")
    match.answer(SOUTH, "LayReinforcement(by=0, card=korbaks-piailleur-b, on=b1)")

    pairs = Counter(
        (on(world, "b1"), CARDS[state_of(world).face(state_of(world).zones[HAND][0])]) for world in worlds(match, NORTH)
    )
    assert set(pairs) == {("piailleur-a", "korbaks-piailleur-b"), ("piailleur-b", "korbaks-piailleur-a")}
    assert min(pairs.values()) > SAMPLES / 3


@rule("ZOO-R56", "ZOO-VAR-02")
def test_a_reserve_is_never_the_emblem_and_a_shown_card_in_the_same_hand_is_on_the_field_or_in_the_hand() -> None:
    match = battle(
        "c2 ogur, e1 grand-nid, f2 corneillard.a", "d5 korse.a", tombs=("piailleur.a1", ""), hands=("aile-de-suie", ""),
        atouts=("rappel", ""), mode="reinforced",
    )  # fmt: skip
    play_atout(match, "rappel")
    choose(match, "TakeBack card=korbaks-piailleur-a")
    choose(match, "Stop")
    go(match, "a6>a5")
    match.answer(SOUTH, "LayReinforcement(by=0, card=korbaks-aile-de-suie, on=b1)")

    for world in worlds(match, NORTH):
        game = state_of(world)
        field, held = on(world, "b1"), short(CARDS[game.face(game.zones[HAND][0])])
        assert "piailleur-a" in (field, held)
        assert "grand-nid" not in (field, held)


def test_a_rival_who_is_asked_for_an_action_has_one() -> None:
    """The hidden cards are an Emblem without a grid and a Soldier: the one that is not walled in can move."""
    match = battle("c1 korse.a", "a6 draknar, f6 korse.b", walls="a5, b6", idle=False, to_play=NORTH)

    assert imagined(match, SOUTH, "f6", 60) == {"korse-b"}


def test_a_rival_who_plays_an_axe_has_somebody_to_throw_it() -> None:
    match = battle("c3 korse.a, e2 jorund, f2 draknar", "c4 grognard.a1, a5 kassin.a", atouts=("hache", ""))
    assert len(imagined(match, NORTH, "c3")) > 1
    play_atout(match, "hache")

    assert imagined(match, NORTH, "c3", 60) == {"korse-a"}


@pytest.mark.parametrize("tries", [0, 200])
def test_every_arrangement_that_fits_is_drawn_and_with_enough_tries_each_as_often(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arrangements, "TRIES", tries)
    match = battle("b2 mourse.a, c2 korse.a, d2 jorund, e2 draknar", "a5 kassin.a, c5 kassin.b", idle=False)
    go(match, "b2>c3")
    go(match, "a5>a4")
    go(match, "c2>b2")
    squares, cards = ("c3", "b2", "d2", "e2"), ("mourse-a", "korse-a", "jorund", "draknar")
    fitting = {
        order
        for order in permutations(cards)
        if order[0] == "mourse-a" and order[1] in ("korse-a", "jorund", "mourse-a")
    }
    assert len(fitting) == 4

    drawn = Counter(tuple(str(on(world, square)) for square in squares) for world in worlds(match, NORTH, 1200))

    assert set(drawn) == fitting
    if tries:
        assert all(240 < count < 360 for count in drawn.values())


def test_sets_that_do_not_nest_are_drawn_evenly_too() -> None:
    """One piece went forward right, one straight two squares: the cards that can do both must be shared out."""
    match = battle(
        "b2 mourse.a, d2 bouga.a, e1 berserkorse.a, f2 mourse.b, a1 sacrechene", "a5 kassin.a, c5 kassin.b", idle=False
    )
    go(match, "b2>c3")
    go(match, "a5>a4")
    go(match, "d2>d3>d4")
    squares, cards = ("c3", "d4", "e1", "f2", "a1"), ("mourse-a", "bouga-a", "berserkorse-a", "mourse-b", "sacrechene")
    fitting = {
        order
        for order in permutations(cards)
        if order[0] in ("mourse-a", "mourse-b", "berserkorse-a") and order[1] in ("mourse-a", "mourse-b", "bouga-a")
    }

    drawn = Counter(tuple(str(on(world, square)) for square in squares) for world in worlds(match, NORTH, 4000))

    assert set(drawn) == fitting
    expected = 4000 / len(fitting)
    assert sum((count - expected) ** 2 / expected for count in drawn.values()) < 2.2 * len(fitting)


def test_a_hidden_emblem_is_always_somewhere_on_the_field() -> None:
    match = deployed("warus", "boarix", mode="reinforced")

    for world in worlds(match, NORTH, 60):
        game = state_of(world)
        held = [game.face(piece) for piece in game.zones[HAND]]
        assert all(TYPE_OF[card] != EMBLEM for card in held)
