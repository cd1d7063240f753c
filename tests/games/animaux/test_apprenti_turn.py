"""Setting up, the turn with its two windows, arrival, the pile and the end. ANI-M2."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import SPELLS
from sortilege.shelf.animaux.map import destinations
from sortilege.shelf.animaux.zones import HAND, PILE, RESERVE, SPELL_DECK
from sortilege.testing import rule
from tests.games.animaux.boards import (
    apprentices,
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    options,
    pawn,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, lies_face_down, names, state_of


def roll_and_go(match: Match, to: int, roll: int = 1) -> list[str]:
    """Rolls what is wanted and goes there; the names of what happened on arrival."""
    next_rolls(match, roll)
    do(match, "RollDie")
    return names(do(match, "MovePawn", to=to))


# Setting up


@rule("ANI-M2-SET-06")
def test_nothing_of_the_seasoned_is_on_the_table() -> None:
    match = sortilege.new("animaux", mode="apprenti", seats=2, seed=1, options={"characters": "random"})

    assert not {"salem", "track", "offers", "followers", "events", "actions"} & set(match.view(None))
    assert [verb for verb in ("Walk", "RemoveSalem", "TakeResource") if verb in str(options(match))] == []


@rule("ANI-M2-SET-02")
@pytest.mark.parametrize("character", ["norbert", "porpentina", "queenie", "jacob", "percival", "seraphina"])
def test_a_character_has_neither_actions_nor_abilities(character: str) -> None:
    match = apprentices(characters=[character, "norbert"], pawns={ANN: 4}, beasts={4: "botruc"}, held={ANN: "R1 Y1 G1"})
    assert options(match) == ["RollDie(by=0)"], "Norbert pays in full here, Jacob and Seraphina move nobody's tokens"
    next_rolls(match, 6)
    do(match, "RollDie")

    assert choices(match, "MovePawn", "to") == list(destinations(4, 6))


@rule("ANI-M2-SET-07")
def test_the_spells_are_shuffled_before_they_are_dealt() -> None:
    hands = [
        sortilege.new("animaux", mode="apprenti", seats=2, seed=seed, options={"characters": "random"}).view(0)[
            "players"
        ][0]["hand"]
        for seed in range(40)
    ]

    assert {spell for hand in hands for spell in hand} == set(SPELLS)
    assert len({tuple(hand) for hand in hands}) > 25


# The order of a turn


@rule("ANI-M2-TURN-02", "ANI-R25")
def test_a_turn_is_draw_window_roll_move_arrival_window_end() -> None:
    match = apprentices(
        pawns={ANN: 13, BOB: 1}, tokens={17: "red"}, deck=["accio"], hands={ANN: ["protego"], BOB: ["impedimenta"]}
    )
    told = []
    told += names(do(match, "PlaySpell", spell="protego"))
    told.append(asked(match))
    told += roll_and_go(match, 17)
    told.append(asked(match))
    told += names(do(match, "EndTurn"))
    told.append(asked(match))

    assert told == [
        *("SpellPlayed", "BeforeRoll"),
        *("PawnMoved", "ResourceFound", "PlaceRefilled", "AfterMove"),
        *("TurnBegun", "SpellDrawn", "BeforeRoll"),
    ]
    assert match.asks[0].seat == BOB


@rule("ANI-M2-TURN-12", "ANI-GEN-15")
def test_the_window_before_the_roll_is_closed_by_a_move_and_by_nothing_else() -> None:
    match = apprentices(hands={ANN: ["ascendio", "transplanage", "protego"]})

    assert why_not(match, "EndTurn") == "move-first"
    do(match, "PlaySpell", spell="protego")
    assert asked(match) == "BeforeRoll"
    for closing in ("ascendio", "transplanage"):
        played = match.clone()
        do(played, "PlaySpell", spell=closing)
        assert asked(played) != "BeforeRoll"
        while asked(played) != "AfterMove":
            played.answer(ANN, played.asks[0].options[0])
            assert asked(played) in ("ChooseDestination", "AfterMove"), "nothing but number and destination in between"
        assert why_not(played, "RollDie") == "moved-already"
        assert options(played) == ["EndTurn(by=0)"], "the other one stays in hand"


@rule("ANI-M2-TURN-13", "ANI-R61")
def test_both_windows_are_put_to_a_player_who_can_do_nothing_in_them() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={17: "red"})
    assert (asked(match), options(match)) == ("BeforeRoll", ["RollDie(by=0)"])

    roll_and_go(match, 17)

    assert (asked(match), options(match)) == ("AfterMove", ["EndTurn(by=0)"])


@rule("ANI-M2-TURN-03", "ANI-MOV-07", "ANI-S31")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_die_moves_a_pawn_as_it_does_beginners(roll: int) -> None:
    for space in range(30):
        match = apprentices(
            characters=["jacob", "norbert"], pawns={ANN: space}
        )  # whose own ways count for nothing here
        next_rolls(match, roll)
        do(match, "RollDie")

        assert choices(match, "MovePawn", "to") == list(destinations(space, roll))


@rule("ANI-M2-TURN-11")
def test_the_turn_passes_to_the_right_and_round_the_table() -> None:
    match = apprentices(seats=3, active=CAT, pawns={CAT: 13}, tokens={17: "red"})
    roll_and_go(match, 17)
    do(match, "EndTurn")

    assert match.asks[0].seat == ANN


# Arrival


@rule("ANI-M2-TURN-04", "ANI-M2-TURN-05")
def test_a_face_down_token_is_flipped_without_a_question() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={17: "multi"}, pile=["red"])

    assert roll_and_go(match, 17) == ["PawnMoved", "ResourceFound", "PlaceRefilled"]
    assert held(match, ANN) == "M1"
    assert zone(match, PILE) == []
    assert lies_face_down(match, 17)


@rule("ANI-M2-TURN-08")
def test_an_open_beast_stays_as_it_is_and_may_be_captured() -> None:
    match = apprentices(pawns={ANN: 13}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G2"})

    assert roll_and_go(match, 17) == ["PawnMoved"]
    assert match.view(None)["places"]["17"] == {"token": "botruc", "open": True}
    assert can(match, "CaptureBeast", reducio=0)


@rule("ANI-M2-TURN-09")
def test_nothing_happens_on_start_and_on_an_empty_place() -> None:
    match = apprentices(pawns={ANN: 1}, tokens={12: None}, pile=[])
    on_start = match.clone()

    assert roll_and_go(match, 12) == ["PawnMoved", "NothingFound"]
    assert roll_and_go(on_start, 0) == ["PawnMoved"]
    for arrived in (match, on_start):
        assert held(arrived, ANN) == ""
        assert options(arrived) == ["EndTurn(by=0)"]


@rule("ANI-M2-TURN-10", "ANI-R22")
def test_resources_lie_open_before_their_owner_without_limit() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={17: "red"}, held={ANN: "R7 B8 Y8 G8"})
    roll_and_go(match, 17)

    assert held(match, ANN) == "R8 B8 Y8 G8"
    assert match.view(ANN)["players"][ANN]["tokens"] == match.view(BOB)["players"][ANN]["tokens"]


# Pile and end of turn


@rule("ANI-M2-PILE-01", "ANI-R18")
def test_spent_tokens_make_a_new_pile_when_a_token_is_needed_and_not_before() -> None:
    match = apprentices(pawns={ANN: 13}, tokens={1: "yellow", 17: "red"}, pile=["blue"], spent="G3")
    roll_and_go(match, 17)
    assert (zone(match, PILE), len(zone(match, RESERVE))) == ([], 3)
    do(match, "EndTurn")
    assert (zone(match, PILE), len(zone(match, RESERVE))) == ([], 3), "no token was needed"

    assert roll_and_go(match, 1) == ["PawnMoved", "ResourceFound", "PileRenewed", "PlaceRefilled"]
    assert (len(zone(match, PILE)), zone(match, RESERVE)) == (2, [])


@rule("ANI-M2-PILE-02")
def test_at_the_end_of_a_turn_empty_places_are_refilled_from_the_lowest_number() -> None:
    match = apprentices(moved=True, tokens={4: None, 9: None, 22: None}, pile=["red"], spent="B1")
    events = do(match, "EndTurn")

    refilled = [event.fields["on"] for event in events if event.name == "PlaceRefilled"]
    assert refilled == [4, 9]
    assert names(events)[:3] == ["PlaceRefilled", "PileRenewed", "PlaceRefilled"]
    assert match.view(None)["places"]["22"] is None
    assert (zone(match, PILE), zone(match, RESERVE)) == ([], [])


# The end


@rule("ANI-M2-SET-01", "ANI-M2-END-01")
def test_the_second_beast_wins_at_once_and_the_first_does_not() -> None:
    first, second = (
        apprentices(active=BOB, pawns={BOB: 17}, beasts={17: "botruc"}, held={BOB: "R1 Y1 G2"}, captured=captured)
        for captured in ({ANN: ["murlap"]}, {ANN: ["murlap"], BOB: ["occamy"]})
    )
    do(first, "CaptureBeast", reducio=0)
    do(second, "CaptureBeast", reducio=0)

    assert not first.over
    assert lies_face_down(first, 17)
    assert second.outcome == sortilege.Outcome((BOB,), (1, 2), "two-beasts")
    assert second.view(None)["places"]["17"] is None, "the place is not refilled"


@rule("ANI-M2-END-02", "ANI-R23")
@pytest.mark.parametrize(
    ("captured", "tokens", "winners"),
    [
        ({BOB: ["occamy"]}, {ANN: "R8"}, (BOB,)),
        ({ANN: ["murlap"], BOB: ["occamy"]}, {ANN: "R2", BOB: "B1 M2"}, (BOB,)),
        ({ANN: ["murlap"], BOB: ["occamy"]}, {ANN: "R2", BOB: "B1 M1"}, (ANN, BOB)),
        ({}, {CAT: "R1"}, (CAT,)),
        ({}, {}, (ANN, BOB, CAT)),
    ],
)
def test_after_a_hundred_rounds_beasts_then_tokens_decide(
    captured: dict[int, list[str]], tokens: dict[int, str], winners: tuple[int, ...]
) -> None:
    match = apprentices(seats=3, active=CAT, moved=True, captured=captured, held=tokens, round_number=100)
    state_of(match).first = ANN
    do(match, "EndTurn")

    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == (winners, "last-round")


@rule("ANI-M2-END-02")
def test_before_the_hundredth_round_is_over_play_goes_on() -> None:
    for round_number, active in ((99, CAT), (100, BOB)):
        match = apprentices(seats=3, active=active, moved=True, round_number=round_number)
        state_of(match).first = ANN
        do(match, "EndTurn")

        assert not match.over
        assert match.view(None)["round"] == 100


# Drawing spells


@rule("ANI-INFO-02", "ANI-M2-SET-07")
def test_the_two_cards_dealt_are_told_to_their_owner_alone() -> None:
    setting: dict[str, bool | int | str] = {"first_seat": BOB, "characters": "random"}
    match = sortilege.new("animaux", mode="apprenti", seats=3, seed=4, options=setting)
    hands = {seat: [SPELLS[card] for card in zone(match, HAND + seat)[:2]] for seat in (BOB, CAT, ANN)}

    for eyes in (None, ANN, BOB, CAT):
        told = [event.fields for event in match.events(eyes) if event.name == "SpellsDealt"]
        assert [(one["by"], [one["spell"], one["other"]]) for one in told] == [
            (seat, hand if seat == eyes else [None, None]) for seat, hand in hands.items()
        ]


@rule("ANI-INFO-02", "ANI-M2-TURN-01")
def test_the_card_drawn_is_told_to_its_owner_alone() -> None:
    match = apprentices(seats=3, moved=True, deck=["geminio", "accio"])
    start = match.game.told
    do(match, "EndTurn")

    for eyes, card in ((None, None), (ANN, None), (BOB, "geminio"), (CAT, None)):
        drawn = [event.fields for event in match.told(eyes, start) if event.name == "SpellDrawn"]
        assert drawn == [{"by": BOB, "spell": card}]


@rule("ANI-M2-TURN-01", "ANI-M2-SPELL-04")
def test_a_spell_is_drawn_every_turn_however_many_are_held() -> None:
    match = apprentices(moved=True, hands={BOB: ["accio", "accio", "accio", "revelio", "geminio", "protego"]})
    deck = len(zone(match, SPELL_DECK))
    do(match, "EndTurn")

    assert match.asks[0].seat == BOB
    assert len(match.view(BOB)["players"][BOB]["hand"]) == 7
    assert len(zone(match, SPELL_DECK)) == deck - 1


@rule("ANI-M2-SPELL-06", "ANI-R21")
def test_an_empty_deck_is_made_of_the_discard_but_not_of_a_protego_in_play() -> None:
    match = apprentices(moved=True, deck=[], discard=["accio", "accio", "geminio"], protected=[ANN])
    drawn = match.game.drawn
    events = do(match, "EndTurn")

    assert "SpellDeckRenewed" in names(events)
    assert match.game.drawn > drawn, "it is shuffled"
    assert not any(match.game.knows(seat, card) for seat in (ANN, BOB) for card in match.game.zones[SPELL_DECK])
    assert len(zone(match, SPELL_DECK)) == 2
    view = match.view(BOB)
    assert len(view["players"][BOB]["hand"]) == 1
    assert view["spell_discard"] == []
    assert view["players"][ANN]["protected"]


@rule("ANI-M2-SPELL-06", "ANI-R21")
def test_without_deck_and_discard_no_spell_is_drawn() -> None:
    match = apprentices(moved=True, deck=[])
    events = do(match, "EndTurn")

    assert "SpellDrawn" not in names(events)
    assert match.view(BOB)["players"][BOB]["hand"] == []
    assert asked(match) == "BeforeRoll"


@rule("ANI-M2-TURN-06")
def test_the_pawn_that_stays_on_a_new_token_never_flips_it() -> None:
    match = apprentices(pawns={ANN: 17}, tokens={17: "red"}, hands={ANN: ["accio"]}, moved=True)

    assert options(match)[0] == "EndTurn(by=0)"
    do(match, "PlaySpell", spell="accio")
    assert sorted(str(place) for place in choices(match, "FetchToken", "on")) == ["13", "19", "21"]
    assert pawn(match, ANN) == 17
