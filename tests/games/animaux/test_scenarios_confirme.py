"""The ledger's scenarios of the seasoned: setting up, turns, actions and characters."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.shelf.animaux.zones import PLACE_PILE_FOOT
from sortilege.testing import rule
from tests.games.animaux.boards import (
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    pawn,
    team,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, names

THUNDERBIRD = {21: "oiseau_tonnerre"}


@rule("ANI-S32", "ANI-M3-SET-02", "ANI-M3-SET-07", "ANI-M3-SET-09", "ANI-M3-SET-12", "ANI-R26", "ANI-R48")
@pytest.mark.parametrize(("seats", "beasts", "tokens"), [(2, 2, 10), (3, 3, 10), (4, 4, 12), (5, 4, 12), (6, 4, 12)])
def test_beasts_and_salem_tokens_depend_on_the_number_of_players(seats: int, beasts: int, tokens: int) -> None:
    for seed in range(20):
        match = sortilege.new("animaux", mode="confirme", seats=seats, seed=seed, options={"characters": "random"})
        view = match.view(None)

        with_beast = [int(place) for place, token in view["places"].items() if token is not None]
        assert len(with_beast) == beasts == view["beasts_to_find"]
        assert all(view["places"][str(place)]["open"] for place in with_beast)
        assert len(view["salem"]) == tokens
        assert not set(view["salem"]) & set(with_beast), "no place holds two tokens"
        assert len(set(view["offers"].values()) - {None}) == 5
        assert view["place_pile"] == 24


@rule("ANI-S33", "ANI-M3-TURN-03", "ANI-M3-RES-01", "ANI-M3-RES-02", "ANI-M3-RES-04")
def test_norbert_walks_to_a_place_and_takes_its_token_with_his_four_actions() -> None:
    match = team(["norbert", "seraphina"], offers={"green": 3}, events=["calme"])
    for space in (1, 2, 3):
        do(match, "Walk", to=space)
    events = do(match, "TakeResource", token="green")

    assert held(match, ANN) == "G1"
    assert names(events)[:2] == ["ResourceTaken", "EventRevealed"]
    assert zone(match, PLACE_PILE_FOOT) == [3], "at the bottom of the place pile"
    assert match.view(None)["offers"]["green"] is None
    assert match.view(None)["last_event"] == "calme"
    assert match.asks[0].seat == BOB, "no action is left, so the turn is over"


@rule("ANI-S34", "ANI-M3-SALEM-01", "ANI-M3-SALEM-02", "ANI-M3-SALEM-03", "ANI-M3-SALEM-04")
def test_a_salem_token_holds_until_a_roll_of_three_removes_it() -> None:
    match = team(["seraphina", "norbert"], salem=[7], events=["calme"])
    do(match, "Walk", to=7)
    assert not choices(match, "Walk", "to")
    assert why_not(match, "Walk", to=4) == "held-by-salem"
    next_rolls(match, 2, 3)
    do(match, "RemoveSalem")
    assert (match.view(None)["actions"], match.view(None)["salem"]) == (2, [7])
    events = do(match, "RemoveSalem")

    view = match.view(None)
    assert (view["actions"], view["salem"]) == (1, [])
    assert names(events) == ["DieRolled", "SalemRemoved", "EventRevealed"]
    assert view["last_event"] == "calme"
    assert can(match, "Walk", to=4)


@rule("ANI-S36", "ANI-M3-SALEM-01", "CH-PERCIVAL")
def test_nobody_held_apparates_but_percival_is_not_held() -> None:
    match = team(["porpentina", "percival"], pawns={ANN: 16, BOB: 16}, salem=[16], events=["calme"])
    assert not choices(match, "Apparate", "to")
    assert why_not(match, "Apparate", to=29) == "held-by-salem"
    freed = match.clone()
    next_rolls(freed, 6)
    do(freed, "RemoveSalem")
    assert choices(freed, "Apparate", "to") == [4, 13, 29]

    do(match, "StopActing")
    assert match.asks[0].seat == BOB
    assert choices(match, "Apparate", "to") == [4, 13, 29]
    assert choices(match, "Walk", "to") == [11, 14, 19]


@rule("ANI-S52", "FS-CHASTITY", "CH-JACOB", "EV-PORTOLOIN")
def test_an_apparition_costs_two_with_chastity_and_a_portkey_takes_jacob_too() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 13}, followers=["chastity"], actions=1)
    assert not choices(match, "Apparate", "to")
    assert why_not(match, "Apparate", to=29) == "too-few-actions"
    match = team(["norbert", "jacob"], pawns={ANN: 13}, followers=["chastity"], actions=2)
    do(match, "Apparate", to=29)
    assert pawn(match, ANN) == 29
    assert match.asks[0].seat == BOB, "none is left"

    match = team(["jacob", "norbert"], pawns={ANN: 13}, offers={"blue": 13}, events=["portoloin"])
    assert not choices(match, "Apparate", "to")
    assert why_not(match, "Apparate", to=29) == "jacob-walks"
    do(match, "TakeResource", token="blue")
    do(match, "TakePortkey", to=29)
    assert pawn(match, ANN) == 29


@rule("ANI-S53", "ANI-M3-RES-05", "ANI-R39")
def test_a_token_of_which_none_is_left_cannot_be_taken() -> None:
    match = team(pawns={ANN: 14}, offers={"multi": 14}, held={ANN: "M5", BOB: "M3"})

    assert not can(match, "TakeResource", token="multi")
    assert why_not(match, "TakeResource", token="multi") == "supply-empty"
    assert match.view(None)["offers"]["multi"] == 14
    assert match.view(None)["last_event"] is None
    one_left = team(pawns={ANN: 14}, offers={"multi": 14}, held={ANN: "M5", BOB: "M2"})
    assert can(one_left, "TakeResource", token="multi")


@rule("ANI-S54", "CH-SERAPHINA", "ANI-M3-MOVE-02")
def test_seraphina_orders_a_walk_and_an_apparition_unless_the_pawn_is_held() -> None:
    match = team(["seraphina", "norbert"], pawns={BOB: 9}, actions=2)
    do(match, "OrderToWalk", of=BOB, to=4)
    do(match, "OrderToApparate", of=BOB, to=29)
    assert pawn(match, BOB) == 29
    assert match.asks[0].seat == BOB, "no action is left"

    match = team(["seraphina", "norbert"], pawns={BOB: 9}, salem=[4], actions=2)
    do(match, "OrderToWalk", of=BOB, to=4)
    assert why_not(match, "OrderToApparate", of=BOB, to=29) == "held-by-salem"
    assert not choices(match, "OrderToApparate", "to")


@rule("ANI-S58", "ANI-INFO-01", "ANI-INFO-03")
def test_everybody_in_a_team_sees_the_same() -> None:
    match = sortilege.new("animaux", mode="confirme", seats=3, seed=58)
    for turn in range(60):
        views = [match.view(seat) for seat in (None, 0, 1, 2)]
        for view in views:
            view.pop("you")
        assert views == [views[0]] * 4
        assert match.events(0) == match.events(None)
        for pile in ("place_pile", "event_pile", "follower_pile"):
            assert type(views[0][pile]) is int
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[turn % len(ask.options)])


@rule("ANI-S69", "CH-SERAPHINA", "ANI-M3-SALEM-01")
def test_seraphina_gives_orders_while_she_is_held() -> None:
    match = team(["seraphina", "norbert"], pawns={ANN: 20}, salem=[20])

    assert why_not(match, "Walk", to=19) == "held-by-salem"
    do(match, "OrderToWalk", of=BOB, to=1)
    assert pawn(match, BOB) == 1
    assert match.view(None)["actions"] == 3


@rule("ANI-S70", "ANI-GEN-04", "ANI-R02", "ANI-R04")
def test_characters_are_chosen_in_turn_before_anything_is_dealt() -> None:
    match = sortilege.new("animaux", mode="confirme", seats=4, seed=70, options={"first_seat": 2})
    order: list[int] = []
    taken: list[str | int | None] = []
    for _ in range(4):
        assert asked(match) == "ChooseCharacter"
        assert all(token is None for token in match.view(None)["places"].values())
        assert list(match.view(None)["offers"].values()) == [None] * 5
        assert not set(choices(match, "TakeCharacter", "character")) & set(taken)
        order.append(match.asks[0].seat)
        taken.append(choices(match, "TakeCharacter", "character")[-1])
        do(match, "TakeCharacter", character=taken[-1] or "")

    assert order == [2, 3, 0, 1]
    assert asked(match) == "ChooseAction"
    assert None not in match.view(None)["offers"].values()
