"""First Captures: flip a token, capture what is under it. ANI-M1."""

from __future__ import annotations

import pytest

from sortilege.kernel.match import Match, Outcome
from sortilege.shelf.animaux.components import BEASTS, CHARACTERS
from sortilege.shelf.animaux.map import START
from sortilege.testing import rule
from tests.games.animaux.scenes import (
    ANN,
    BOB,
    CAT,
    DAN,
    EVE,
    FLO,
    beasts_of,
    destinations,
    first_captures,
    go,
    lies_face_down,
    names,
    pile_of,
    rolls,
    state_of,
    token_on,
)


def ending(match: Match) -> Outcome:
    assert match.outcome is not None
    return match.outcome


# Setting up


@rule("ANI-S01", "ANI-GEN-08", "ANI-GEN-09", "ANI-M1-SET-04")
def test_29_tokens_lie_face_down_on_the_places_and_21_in_the_pile() -> None:
    match = first_captures(seats=4)

    assert all(lies_face_down(match, place) for place in range(1, 30))
    assert pile_of(match) == 21
    assert [player["pawn"] for player in match.view(None)["players"]] == [START] * 4


@rule("ANI-S01", "ANI-M1-SET-01", "ANI-M1-SET-02", "ANI-R13")
def test_nothing_but_tokens_is_in_play() -> None:
    match = first_captures(seats=4)

    assert len(state_of(match).pieces) == 50
    assert {ask.why.name for ask in match.asks} == {"ChooseDestination"}


@rule("ANI-M1-SET-04")
def test_the_tokens_are_shuffled() -> None:
    layouts = set()
    for seed in range(5):
        match = first_captures(seed=seed)
        layouts.add(tuple(token_on(match, place) for place in range(1, 30)))

    assert len(layouts) == 5


@rule("ANI-M1-SET-03", "ANI-R13")
@pytest.mark.parametrize("character", CHARACTERS)
def test_characters_have_no_effect_in_the_first_mode(character: str) -> None:
    match = first_captures(pawns={ANN: 4}, roll=1, character=character, tokens={13: "murlap"})

    assert destinations(match) == [3, 7, 9, 13, 16, 29]

    go(match, ANN, 13)

    assert beasts_of(match, ANN) == ["murlap"]
    assert match.asks[0].seat == BOB


@rule("ANI-M1-SET-01", "ANI-M1-SET-05", "ANI-INFO-03")
@pytest.mark.parametrize("beast", BEASTS)
def test_each_beast_has_its_card_ready_and_all_see_who_takes_it(beast: str) -> None:
    match = first_captures(roll=1, tokens={7: beast})

    go(match, ANN, 7)

    assert [match.view(seat)["players"][ANN]["beasts"] for seat in (None, ANN, BOB)] == [[beast]] * 3


# A turn


@rule("ANI-M1-TURN-01")
def test_a_turn_is_roll_move_flip_and_pass_and_only_the_move_is_asked() -> None:
    match = first_captures(roll=1, tokens={7: "blue"})

    told = go(match, ANN, 7)

    assert names(told) == ["PawnMoved", "TokenSetAside", "PlaceRefilled", "TurnBegun", "DieRolled"]
    assert [(ask.seat, ask.why.name) for ask in match.asks] == [(BOB, "ChooseDestination")]
    assert match.asks[0].why.arguments["roll"] == told[-1].fields["roll"]
    assert told[-1].fields["by"] == BOB


@rule("ANI-M1-TURN-01", "ANI-MOV-01")
def test_the_die_has_six_sides() -> None:
    rolls = set()
    match = first_captures(seats=6)
    while not match.over:
        rolls.add(match.asks[0].why.arguments["roll"])
        match.answer(match.asks[0].seat, match.asks[0].options[-1])

    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("ANI-M1-TURN-02", "ANI-R12")
def test_the_token_is_flipped_without_asking() -> None:
    match = first_captures(roll=1, tokens={11: "green"})

    told = go(match, ANN, 11)

    assert told[1].fields == {"by": ANN, "token": "green", "on": 11}
    assert match.events(None)[-4] == told[1], "spectators see it too"


@rule("ANI-S05", "ANI-M1-TURN-03", "ANI-M1-TURN-04", "ANI-M1-TURN-06")
def test_a_beast_is_captured_at_once_and_free() -> None:
    match = first_captures(roll=1, tokens={7: "niffleur"})

    told = go(match, ANN, 7)

    assert names(told)[:3] == ["PawnMoved", "BeastCaptured", "PlaceRefilled"]
    assert beasts_of(match, ANN) == ["niffleur"]
    assert beasts_of(match, BOB) == []
    assert pile_of(match) == 20
    assert lies_face_down(match, 7)
    assert match.asks[0].seat == BOB


@rule("ANI-M1-TURN-03")
def test_a_captured_beast_leaves_the_game() -> None:
    match = first_captures(roll=1, tokens={7: "niffleur"})

    go(match, ANN, 7)

    assert "niffleur" not in [token_on(match, place) for place in range(1, 30)]
    assert "niffleur" not in match.view(None)["set_aside"], "its card shows it already"


@rule("ANI-S06", "ANI-M1-TURN-05", "ANI-M1-TURN-06", "ANI-M1-TURN-07", "ANI-R10")
def test_a_resource_is_set_aside_for_good_and_the_player_keeps_nothing() -> None:
    match = first_captures(roll=1, tokens={11: "red"})

    go(match, ANN, 11)

    assert match.view(ANN)["set_aside"] == ["red"]
    assert set(match.view(ANN)["players"][ANN]) == {"character", "pawn", "beasts"}
    assert beasts_of(match, ANN) == []
    assert lies_face_down(match, 11)
    assert pile_of(match) == 20


@rule("ANI-S09", "ANI-M1-TURN-07", "ANI-R10")
def test_when_the_pile_is_empty_a_place_stays_empty() -> None:
    match = first_captures(pawns={ANN: 19, BOB: 21}, roll=1, tokens={20: "yellow"}, pile=0)

    told = go(match, ANN, 20)

    assert names(told)[:2] == ["PawnMoved", "TokenSetAside"]
    assert match.view(ANN)["places"]["20"] is None

    rolls(match, BOB, 1)
    told = go(match, BOB, 20)

    assert names(told)[:2] == ["PawnMoved", "NothingFound"]
    assert match.view(BOB)["places"]["20"] is None
    assert match.asks[0].seat == ANN


@rule("ANI-M1-TURN-07")
def test_the_last_token_of_the_pile_is_still_put_out() -> None:
    match = first_captures(roll=1, tokens={7: "red"}, pile=1)

    go(match, ANN, 7)

    assert pile_of(match) == 0
    assert lies_face_down(match, 7)


# Secrets


@rule("ANI-INFO-01", "ANI-M1-SET-04")
def test_nobody_knows_a_token_before_it_is_flipped() -> None:
    match = first_captures(seats=3)
    worlds = [match.imagine(BOB, seed) for seed in range(12)]

    for seat in (None, ANN, BOB, CAT):
        assert {place["token"] for place in match.view(seat)["places"].values()} == {None}
    assert len({token_on(world, 7) for world in worlds}) > 1


# The end


@rule("ANI-S07", "ANI-M1-END-01")
def test_the_third_beast_wins_at_once() -> None:
    match = first_captures(
        roll=1, tokens={7: "occamy"}, captured={ANN: ["murlap", "eruptif"], BOB: ["botruc", "billywig"]}
    )

    told = go(match, ANN, 7)

    assert ending(match) == Outcome((ANN,), (3, 2), "three-beasts")
    assert names(told) == ["PawnMoved", "BeastCaptured"], "no new token, no further turn"
    assert match.view(None)["places"]["7"] is None


@rule("ANI-M1-END-01")
def test_the_second_beast_does_not_win() -> None:
    match = first_captures(roll=1, tokens={7: "occamy"}, captured={ANN: ["murlap"]})

    go(match, ANN, 7)

    assert not match.over
    assert beasts_of(match, ANN) == ["murlap", "occamy"]


NINE_BEASTS = {
    ANN: ["eruptif", "occamy"],
    BOB: ["botruc", "murlap"],
    CAT: ["veaudelune", "demiguise"],
    DAN: ["billywig"],
    EVE: ["oiseau_tonnerre"],
    FLO: ["demonzemerveille"],
}


@rule("ANI-S08", "ANI-M1-END-02", "ANI-M1-END-03", "ANI-R11")
def test_the_tenth_beast_ends_the_game_and_those_with_most_share_it() -> None:
    match = first_captures(seats=6, active=DAN, roll=1, tokens={7: "niffleur"}, captured=NINE_BEASTS)

    go(match, DAN, 7)

    assert ending(match) == Outcome((ANN, BOB, CAT, DAN), (2, 2, 2, 2, 1, 1), "all-beasts-captured")


@rule("ANI-M1-END-02")
def test_the_ninth_beast_does_not_end_the_game() -> None:
    eight = {seat: beasts for seat, beasts in NINE_BEASTS.items() if seat != FLO}
    match = first_captures(seats=6, active=DAN, roll=1, tokens={7: "niffleur"}, captured=eight)

    go(match, DAN, 7)

    assert not match.over


@rule("ANI-R11")
def test_five_players_can_only_end_two_each() -> None:
    captured = {seat: NINE_BEASTS[seat] for seat in (ANN, BOB, CAT, DAN)} | {
        EVE: ["oiseau_tonnerre", "demonzemerveille"]
    }
    match = first_captures(seats=5, active=DAN, roll=1, tokens={7: "niffleur"}, captured=captured)

    go(match, DAN, 7)

    assert ending(match) == Outcome((ANN, BOB, CAT, DAN, EVE), (2, 2, 2, 2, 2), "all-beasts-captured")


@rule("ANI-M1-END-04", "ANI-R23")
@pytest.mark.parametrize("round_number", [99, 100])
def test_the_game_stops_after_a_hundred_rounds(round_number: int) -> None:
    captured = {ANN: ["murlap"], BOB: ["botruc"]}
    match = first_captures(seats=3, pawns={ANN: 1}, roll=1, captured=captured, round_number=round_number)
    go(match, ANN, START)
    for seat in (BOB, CAT):
        assert not match.over
        state_of(match).pawns[seat] = 1
        rolls(match, seat, 1)
        go(match, seat, START)

    if round_number == 100:
        assert ending(match) == Outcome((ANN, BOB), (1, 1, 0), "last-round")
    else:
        assert not match.over
        assert match.view(None)["round"] == 100


@rule("ANI-M1-END-04", "ANI-GEN-07")
@pytest.mark.parametrize("first", [ANN, BOB, CAT])
def test_a_round_is_over_when_it_comes_back_to_whoever_played_first(first: int) -> None:
    match = first_captures(seats=3, active=first, round_number=100)
    for turn in range(3):
        seat = (first + turn) % 3
        assert (match.over, match.view(None)["round"], match.asks[0].seat) == (False, 100, seat)
        state_of(match).pawns[seat] = 1
        rolls(match, seat, 1)
        go(match, seat, START)

    assert ending(match).reason == "last-round"
