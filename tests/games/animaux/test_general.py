"""What all modes of Les Animaux Fantastiques share: players, characters, board, tokens. ANI-GEN."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.content import ContentFile
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.shelf.animaux.components import BEASTS, CHARACTERS, RESOURCES, TOKEN, TOKENS
from sortilege.shelf.animaux.map import LINKS, PLACES, START
from sortilege.testing import rule
from sortilege.text import Text
from tests.games.animaux.scenes import (
    ANN,
    BOB,
    CAT,
    destinations,
    first_captures,
    go,
    go_anywhere,
    lies_face_down,
    state_of,
)

MODES = sortilege.ruleset("animaux").modes


def asked(match: Match) -> tuple[int, str]:
    ask = match.asks[0]
    return ask.seat, ask.why.name


@rule("ANI-GEN-01")
@pytest.mark.parametrize("mode", MODES)
def test_a_game_is_played_wholly_in_the_mode_that_was_chosen(mode: str) -> None:
    match = sortilege.new("animaux", mode=mode, seats=3, seed=5)
    for _ in range(12):
        assert match.view(None)["mode"] == mode
        match.answer(match.asks[0].seat, match.asks[0].options[0])

    with pytest.raises(ValueError, match=r"mode: animaux has initiation.*, not 'expert'"):
        sortilege.new("animaux", mode="expert", seats=3)


@rule("ANI-GEN-02", "ANI-R01")
@pytest.mark.parametrize("mode", MODES)
def test_two_to_six_play_in_every_mode(mode: str) -> None:
    for seats in range(2, 7):
        assert len(sortilege.new("animaux", mode=mode, seats=seats, seed=1).view(None)["players"]) == seats
    for seats in (1, 7):
        with pytest.raises(ValueError, match=f"takes 2 to 6 players, not {seats}"):
            sortilege.new("animaux", mode=mode, seats=seats)


@rule("ANI-GEN-03")
def test_each_player_chooses_one_of_six_characters() -> None:
    match = sortilege.new("animaux", seats=2, seed=1, options={"first_seat": ANN})

    offered = [option.arguments["character"] for option in match.asks[0].options]
    assert offered == ["norbert", "porpentina", "queenie", "jacob", "percival", "seraphina"]

    match.answer(ANN, "TakeCharacter(by=0, character=jacob)")

    assert [player["character"] for player in match.view(BOB)["players"]] == ["jacob", None]


@rule("ANI-GEN-04", "ANI-R04")
def test_characters_are_chosen_in_turn_order_and_only_once() -> None:
    match = sortilege.new("animaux", seats=4, seed=1, options={"first_seat": CAT})
    order = []
    for character in ("norbert", "queenie", "percival", "seraphina"):
        seat, question = asked(match)
        assert question == "ChooseCharacter"
        order.append(seat)
        match.answer(seat, f"TakeCharacter(by={seat}, character={character})")
        if character == "norbert":
            with pytest.raises(IllegalChoice) as no:
                match.answer(3, "TakeCharacter(by=3, character=norbert)")
            assert no.value.reason.message == "character-taken"
            assert "ANI-GEN-04" in no.value.rules

    assert order == [2, 3, 0, 1]
    assert asked(match) == (2, "ChooseDestination")


@rule("ANI-GEN-04")
def test_nothing_is_dealt_before_the_last_character_is_chosen() -> None:
    match = sortilege.new("animaux", seats=2, seed=1, options={"first_seat": ANN})
    match.answer(ANN, "TakeCharacter(by=0, character=jacob)")

    assert set(match.view(None)["places"].values()) == {None}
    assert match.view(None)["pile"] == 50

    match.answer(BOB, "TakeCharacter(by=1, character=queenie)")

    assert None not in match.view(None)["places"].values()


@rule("ANI-R04")
def test_characters_may_be_dealt_by_chance_and_nobody_is_asked() -> None:
    dealt = set()
    for seed in range(20):
        match = sortilege.new("animaux", seats=6, seed=seed, options={"characters": "random"})
        characters = tuple(player["character"] for player in match.view(None)["players"])
        assert sorted(characters) == sorted(CHARACTERS)
        assert asked(match)[1] == "ChooseDestination"
        dealt.add(characters)

    assert len(dealt) > 10


@rule("ANI-INFO-03", "ANI-R04")
@pytest.mark.parametrize("mode", MODES)
def test_characters_dealt_by_chance_are_told_to_all_in_turn_order(mode: str) -> None:
    options: dict[str, bool | int | str] = {"characters": "random", "first_seat": CAT}
    match = sortilege.new("animaux", mode=mode, seats=4, seed=6, options=options)
    players = match.view(None)["players"]

    for eyes in (None, *range(4)):
        told = [event.fields for event in match.events(eyes)[:4]]
        assert told == [{"by": seat, "character": players[seat]["character"]} for seat in (2, 3, 0, 1)]


@rule("ANI-GEN-05")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_pawn_begins_on_start(seats: int) -> None:
    match = sortilege.new("animaux", seats=seats, seed=3, options={"characters": "random"})

    assert [player["pawn"] for player in match.view(None)["players"]] == [START] * seats


@rule("ANI-GEN-06", "ANI-R02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_table_may_say_who_was_last_in_a_zoo(first: int) -> None:
    match = sortilege.new("animaux", seats=3, seed=1, options={"first_seat": first, "characters": "random"})

    assert asked(match) == (first, "ChooseDestination")
    assert match.view(None)["first"] == first


@rule("ANI-GEN-06", "ANI-R02")
def test_otherwise_chance_says_who_plays_first() -> None:
    options = {"characters": "random"}
    found = [sortilege.new("animaux", seats=3, seed=seed, options=options).asks[0].seat for seed in range(30)]
    again = [sortilege.new("animaux", seats=3, seed=seed, options=options).asks[0].seat for seed in range(30)]

    assert set(found) == {0, 1, 2}
    assert found == again


@rule("ANI-GEN-07", "ANI-R03")
def test_the_player_to_the_right_plays_next() -> None:
    match = first_captures(seats=3)
    order = []
    for _ in range(7):
        order.append(match.asks[0].seat)
        go_anywhere(match)

    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("ANI-GEN-08", "ANI-R05")
def test_the_board_has_29_places_and_start_which_never_holds_a_token() -> None:
    match = first_captures(seats=2)

    assert len(LINKS) == PLACES + 1 == 30
    assert set(match.view(None)["places"]) == {str(place) for place in range(1, 30)}
    while not match.over and len(match.choices) < 100:
        assert state_of(match).zones[START] == b""
        go_anywhere(match)


@rule("ANI-GEN-09")
def test_there_are_ten_beasts_and_forty_resources() -> None:
    tokens = [str(TOKEN.write(face)) for face in TOKENS]

    assert len(tokens) == 50
    assert len(BEASTS) == 10
    assert [tokens.count(beast) for beast in BEASTS] == [1] * 10
    assert sum(tokens.count(resource) for resource in RESOURCES) == 40
    assert len(state_of(first_captures()).pieces) == 50


@rule("ANI-GEN-10")
@pytest.mark.parametrize(
    ("colour", "thing"),
    [("red", "valise"), ("blue", "potion"), ("yellow", "dragot"), ("green", "théière"), ("multi", "multicolore")],
)
def test_each_colour_is_a_thing(colour: str, thing: str) -> None:
    assert colour in RESOURCES
    assert thing in Text("fr", "animaux").value("token", colour)


@rule("ANI-GEN-12", "ANI-GEN-13")
def test_each_beast_has_one_card_with_its_cost() -> None:
    cards = {row["id"]: row["cost"] for row in ContentFile("animaux", "tokens").rows("beast")}

    assert list(cards) == BEASTS
    assert all(len(cost) == 4 and sum(cost) > 0 for cost in cards.values())
    assert cards["oiseau_tonnerre"] == [2, 3, 3, 2]


@rule("ANI-GEN-14", "ANI-R09")
def test_pawns_share_a_space_and_do_not_block_one_another() -> None:
    alone = first_captures(seats=3, roll=2)
    crowded = first_captures(seats=3, roll=2, pawns={BOB: 7, CAT: 10})

    assert destinations(crowded) == destinations(alone)

    go(crowded, ANN, 10)

    assert [player["pawn"] for player in crowded.view(None)["players"]] == [10, 7, 10]
    assert lies_face_down(crowded, 10)


@rule("ANI-GEN-15", "ANI-S11", "ANI-R12")
def test_a_player_may_not_stay_or_pass_instead_of_moving() -> None:
    match = first_captures(roll=4)

    for refused in ("EndTurn(by=0)", "PassTurn(by=0)"):
        with pytest.raises(IllegalChoice) as no:
            match.answer(ANN, refused)
        assert no.value.reason.message == "destination-first"
        assert "ANI-GEN-15" in no.value.rules
    with pytest.raises(IllegalChoice) as no:
        match.answer(ANN, "MovePawn(by=0, to=0)")
    assert no.value.reason.message == "no-such-destination"
    assert START not in destinations(match)
    assert asked(match) == (ANN, "ChooseDestination")
    assert match.permissions(ANN) == ()
