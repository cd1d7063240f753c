"""The ledger's scenarios of the seasoned, each as it is told there."""

from __future__ import annotations

import pytest

import sortilege
from sortilege.kernel.match import Match
from sortilege.shelf.animaux.components import EVENTS, SALEM_TOKENS
from sortilege.shelf.animaux.steps import ADVANCE_TRACK
from sortilege.shelf.animaux.zones import EVENT_PILE, PLACE_PILE_FOOT
from sortilege.testing import rule
from tests.games.animaux.boards import (
    asked,
    can,
    choices,
    do,
    held,
    next_rolls,
    options,
    pawn,
    team,
    why_not,
    zone,
)
from tests.games.animaux.scenes import ANN, BOB, CAT, names

THUNDERBIRD = {21: "oiseau_tonnerre"}


def last_events(match: Match) -> list[str]:
    """What lies at the bottom of the event pile, the lowest card last."""
    return [EVENTS[event] for event in zone(match, EVENT_PILE)[1::-1]]


def end_the_round(match: Match) -> None:
    """Everybody left stops at once."""
    round_number = match.view(None)["round"]
    while not match.over and match.view(None)["round"] == round_number:
        do(match, "StopActing")


@rule("ANI-S32", "ANI-M3-SET-02", "ANI-M3-SET-07", "ANI-M3-SET-09", "ANI-M3-SET-12", "ANI-R26", "ANI-R48")
@pytest.mark.parametrize(("seats", "beasts", "tokens"), [(2, 2, 10), (3, 3, 10), (4, 4, 12), (5, 4, 12), (6, 4, 12)])
def test_setup_numbers(seats: int, beasts: int, tokens: int) -> None:
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
def test_norberts_first_turn() -> None:
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
def test_held_by_salem() -> None:
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


@rule("ANI-S35", "ANI-M3-SALEM-06", "ANI-R32")
def test_resource_beside_salem() -> None:
    match = team(pawns={ANN: 14}, salem=[14], offers={"blue": 14}, events=["calme"])
    do(match, "TakeResource", token="blue")

    assert held(match, ANN) == "B1"
    assert match.view(None)["salem"] == [14]


@rule("ANI-S36", "ANI-M3-SALEM-01", "CH-PERCIVAL")
def test_apparition_held() -> None:
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


@rule("ANI-S37", "ANI-M3-CAP-03", "ANI-M3-CAP-04", "ANI-M3-CAP-07", "ANI-M3-CAP-09")
def test_joint_capture() -> None:
    match = team(
        ["seraphina", "percival"],
        active=BOB,
        pawns={ANN: 21, BOB: 21},
        beasts=THUNDERBIRD,
        held={ANN: "R2 B2 Y1", BOB: "B1 Y2 G2"},
    )
    before = match.view(None)
    assert before["supply"] == {"red": 6, "blue": 5, "yellow": 5, "green": 6, "multi": 8}
    do(match, "CaptureTogether")

    after = match.view(None)
    assert (held(match, ANN), held(match, BOB)) == ("", "")
    assert set(after["supply"].values()) == {8}
    assert after["actions"] == before["actions"]
    assert after["places"]["21"] is None
    assert after["beasts"] == ["oiseau_tonnerre"]


@rule("ANI-S38", "ANI-M3-CAP-03")
def test_absent_contributor() -> None:
    match = team(
        ["seraphina", "percival"],
        active=BOB,
        pawns={ANN: 20, BOB: 21},
        beasts=THUNDERBIRD,
        held={ANN: "R2 B2 Y1", BOB: "B1 Y2 G2"},
    )

    assert not can(match, "CaptureTogether")
    assert why_not(match, "CaptureTogether") == "team-cannot-pay"


@rule("ANI-S39", "CH-NORBERT", "ANI-R17")
def test_norberts_discount() -> None:
    match = team(
        ["seraphina", "percival", "norbert"],
        active=BOB,
        pawns={ANN: 21, BOB: 21, CAT: 21},
        beasts=THUNDERBIRD,
        held={ANN: "R2 B2 Y1", BOB: "B1 Y2 G2"},
    )
    do(match, "CaptureTogether")
    assert match.view(None)["due"] == 9
    assert choices(match, "Spare", "token") == ["red", "blue", "yellow", "green"]
    do(match, "Spare", token="green")

    assert (held(match, ANN), held(match, BOB)) == ("", "G1"), "nine are paid, never ten"
    assert match.view(None)["beasts"] == ["oiseau_tonnerre"]


@rule("ANI-S40", "ANI-M3-END-02", "ANI-M3-END-03", "ANI-M3-END-04", "ANI-M3-END-05", "ANI-M3-SET-13")
def test_shift_example() -> None:
    match = team(
        active=BOB,
        pawns={ANN: 3, BOB: 2},
        offers={"multi": 20, "blue": 2, "yellow": 11, "red": 5},
        places=[24, 8, 17],
        events=["calme"],
    )
    do(match, "TakeResource", token="blue")
    end_the_round(match)

    view = match.view(None)
    assert view["offers"] == {"multi": 24, "blue": 8, "green": 17, "yellow": 20, "red": 11}
    assert view["salem"] == [5]
    assert zone(match, PLACE_PILE_FOOT) == [5, 2], "card 5 at the bottom"


@rule("ANI-S41", "ANI-M3-END-02", "ANI-R29")
def test_gap_on_the_right() -> None:
    match = team(offers={"multi": 20, "blue": 2, "green": 3}, places=[24, 8, 17])
    end_the_round(match)

    view = match.view(None)
    assert view["offers"] == {"multi": 24, "blue": 8, "green": 17, "yellow": 20, "red": 2}
    assert view["salem"] == [3]


@rule("ANI-S42", "ANI-M3-END-06", "ANI-R30")
def test_perfect_round() -> None:
    match = team(places=[24, 8, 17, 6, 27])
    end_the_round(match)

    view = match.view(None)
    assert view["offers"] == {"multi": 24, "blue": 8, "green": 17, "yellow": 6, "red": 27}
    assert (view["salem"], view["track"]) == ([], 0)


@rule("ANI-S43", "ANI-M3-TRACK-01", "ANI-R28", "ANI-M3-SALEM-08")
def test_occupied_place() -> None:
    taken = team(salem=[5], offers={"red": 5})
    end_the_round(taken)
    assert (taken.view(None)["salem"], taken.view(None)["track"]) == ([5], 1)

    guarded = team(beasts={9: "demiguise"}, offers={"red": 9})
    end_the_round(guarded)
    view = guarded.view(None)
    assert (view["salem"], view["track"]) == ([], 1)
    assert view["places"]["9"] == {"token": "demiguise", "open": True}


@rule("ANI-S44", "ANI-M3-TRACK-04", "ANI-R44")
def test_loss_in_the_middle_of_an_event() -> None:
    match = team(
        pawns={ANN: 14}, track=6, salem=[3], offers={"blue": 14}, events=["tracts"], places=[3, 9], followers=["shaw"]
    )
    events = do(match, "TakeResource", token="blue")

    assert match.outcome == sortilege.Outcome((), (0, 0), "salem-track-full")
    assert names(events).count("PlaceRevealed") == 1, "the second place is not revealed"
    assert match.view(None)["salem"] == [3]


@rule("ANI-S45", "ANI-M3-FOL-01", "ANI-M3-FOL-02", "ANI-R42", "EV-OUBLIETTES")
def test_rectangle() -> None:
    match = team(
        ["norbert", "seraphina", "jacob"],
        pawns={ANN: 14},
        track=2,
        offers={"blue": 14},
        salem=[14],
        events=["obscurus", "oubliettes"],
        next_followers=["shaw", "clairon"],
    )
    do(match, "TakeResource", token="blue")
    view = match.view(None)
    assert (view["track"], view["followers"], view["follower_pile"]) == (3, ["shaw"], 5)
    next_rolls(match, 6)
    do(match, "RemoveSalem")
    assert (match.view(None)["track"], match.view(None)["followers"]) == (2, ["shaw"])

    for track in (3, 4, 5):
        match.game.do(ADVANCE_TRACK())
        view = match.view(None)
        assert view["track"] == track
        assert view["followers"] == (["shaw"] if track < 5 else ["shaw", "clairon"])


@rule("ANI-S46", "ANI-R43", "ANI-M3-FOL-04")
def test_rectangle_on_the_losing_box() -> None:
    match = team(["norbert", "seraphina", "jacob"], track=8, followers=["shaw", "clairon", "modestie"])
    match.game.do(ADVANCE_TRACK())

    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert len(match.view(None)["followers"]) == 3


@rule("ANI-S47", "ANI-R53", "CH-PORPENTINA", "FS-CROYANCE")
@pytest.mark.parametrize(
    ("character", "followers", "needed"),
    [("porpentina", ["croyance"], 3), ("norbert", ["croyance"], 4), ("porpentina", [], 2), ("norbert", [], 3)],
)
def test_porpentina_against_croyance(character: str, followers: list[str], needed: int) -> None:
    for roll in range(1, 7):
        match = team([character, "jacob"], pawns={ANN: 7}, salem=[7], followers=followers, events=["calme"])
        next_rolls(match, roll)
        do(match, "RemoveSalem")

        assert (match.view(None)["salem"] == []) == (roll >= needed)


@rule("ANI-S48", "CH-QUEENIE")
def test_queenies_choice() -> None:
    match = team(["queenie", "norbert"], pawns={ANN: 14}, offers={"blue": 14}, events=["obscurus", "calme"])
    do(match, "TakeResource", token="blue")
    assert asked(match) == "ChooseEvent"
    assert choices(match, "ApplyEvent", "event") == ["obscurus", "calme"]
    assert match.view(BOB)["events"] == ["obscurus", "calme"], "both are shown to all"
    do(match, "ApplyEvent", event="calme")

    assert match.view(None)["track"] == 0
    assert last_events(match) == ["obscurus", "calme"]


@rule("ANI-S49", "ANI-M3-EVT-03", "ANI-R34", "EV-TROUVAILLE", "EV-AURORS")
def test_no_event_chain() -> None:
    match = team(pawns={ANN: 14}, offers={"blue": 14}, salem=[3, 6], events=["trouvaille"])
    do(match, "TakeResource", token="blue")
    assert choices(match, "PickUp", "token") == ["red", "blue", "yellow", "green"]
    events = do(match, "PickUp", token="yellow")
    assert held(match, ANN) == "B1 Y1"
    assert names(events) == ["TokenPickedUp"]

    match = team(pawns={ANN: 14}, offers={"blue": 14}, salem=[3, 6], events=["aurors"])
    do(match, "TakeResource", token="blue")
    assert choices(match, "SendAurors", "on") == [3, 6]
    events = do(match, "SendAurors", on=3)
    assert match.view(None)["salem"] == [6]
    assert names(events) == ["SalemRemoved"]


@rule("ANI-S50", "EV-FUITE", "ANI-R56")
def test_frightened_beast_meets_an_obstacle() -> None:
    board = {7: "niffleur", 9: "botruc"}
    match = team(pawns={ANN: 12}, offers={"blue": 12}, salem=[14], beasts=board, events=["fuite"], places=[14])
    do(match, "TakeResource", token="blue")
    assert choices(match, "ChaseBeast", "beast") == ["niffleur", "botruc"]
    do(match, "ChaseBeast", beast="niffleur")

    view = match.view(None)
    assert view["places"]["7"] == {"token": "niffleur", "open": True}
    assert (view["salem"], view["track"]) == ([14], 0)
    assert zone(match, PLACE_PILE_FOOT)[0] == 14, "at the bottom"


@rule("ANI-S51", "ANI-M3-CAP-05", "FS-CLAIRON", "ANI-M3-TURN-05")
def test_capture_after_the_last_action() -> None:
    free, dear = (
        team(
            ["seraphina", "norbert"],
            pawns={ANN: 13},
            beasts={17: "botruc"},
            held={ANN: "R1 Y1 G2"},
            actions=1,
            followers=followers,
        )
        for followers in ([], ["clairon"])
    )
    do(free, "Walk", to=17)
    assert free.asks[0].seat == ANN
    assert options(free) == ["CaptureTogether(by=0)", "StopActing(by=0)"]

    do(dear, "Walk", to=17)
    assert dear.asks[0].seat == BOB, "with the Clarion a capture costs an action, and none is left"


@rule("ANI-S52", "FS-CHASTITY", "CH-JACOB", "EV-PORTOLOIN")
def test_apparition_made_dear() -> None:
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
def test_supply_exhausted() -> None:
    match = team(pawns={ANN: 14}, offers={"multi": 14}, held={ANN: "M5", BOB: "M3"})

    assert not can(match, "TakeResource", token="multi")
    assert why_not(match, "TakeResource", token="multi") == "supply-empty"
    assert match.view(None)["offers"]["multi"] == 14
    assert match.view(None)["last_event"] is None
    one_left = team(pawns={ANN: 14}, offers={"multi": 14}, held={ANN: "M5", BOB: "M2"})
    assert can(one_left, "TakeResource", token="multi")


@rule("ANI-S54", "CH-SERAPHINA", "ANI-M3-MOVE-02")
def test_presidents_order() -> None:
    match = team(["seraphina", "norbert"], pawns={BOB: 9}, actions=2)
    do(match, "OrderToWalk", of=BOB, to=4)
    do(match, "OrderToApparate", of=BOB, to=29)
    assert pawn(match, BOB) == 29
    assert match.asks[0].seat == BOB, "no action is left"

    match = team(["seraphina", "norbert"], pawns={BOB: 9}, salem=[4], actions=2)
    do(match, "OrderToWalk", of=BOB, to=4)
    assert why_not(match, "OrderToApparate", of=BOB, to=29) == "held-by-salem"
    assert not choices(match, "OrderToApparate", "to")


@rule("ANI-S55", "ANI-M3-WIN-01", "ANI-M3-WIN-02")
def test_win_at_once() -> None:
    match = team(pawns={ANN: 17}, beasts={17: "botruc"}, held={ANN: "R1 Y1 G1"}, captured=1, offers={"red": 5})
    do(match, "CaptureTogether")

    assert match.outcome == sortilege.Outcome((ANN, BOB), (2, 2), "all-beasts-found")
    assert match.asks == ()
    assert match.view(None)["salem"] == []


@rule("ANI-S56", "ANI-M3-TRACK-03", "FS-SHAW", "ANI-R47")
@pytest.mark.parametrize(("followers", "actions"), [([], 5), (["shaw"], 4)])
def test_salem_token_under_a_pawn(followers: list[str], actions: int) -> None:
    match = team(["jacob", "norbert"], pawns={ANN: 8}, offers={"red": 8}, followers=followers, active=BOB)
    end_the_round(match)

    assert match.view(None)["salem"] == [8]
    assert match.asks[0].seat == ANN
    assert not choices(match, "Walk", "to")
    assert why_not(match, "Walk", to=5) == "held-by-salem"
    assert match.view(None)["actions"] == actions


@rule("ANI-S57", "ANI-R54", "EV-CONTROLE", "EV-REGAIN")
def test_lost_action_at_zero() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 14}, offers={"blue": 14}, events=["controle"], actions=1)
    assert "ActionLost" not in names(do(match, "TakeResource", token="blue"))
    assert match.asks[0].seat == BOB
    do(match, "StopActing")
    assert (match.asks[0].seat, match.view(None)["actions"]) == (ANN, 4)

    match = team(["norbert", "jacob"], pawns={ANN: 14}, offers={"blue": 14}, events=["regain"], actions=1)
    do(match, "TakeResource", token="blue")
    assert (match.asks[0].seat, match.view(None)["actions"]) == (ANN, 1)


@rule("ANI-S58", "ANI-INFO-01", "ANI-INFO-03")
def test_same_view_for_all() -> None:
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


@rule("ANI-S63", "FS-MODESTIE", "ANI-M3-RES-04", "ANI-R59")
def test_multicolour_made_dear() -> None:
    match = team(pawns={ANN: 14}, offers={"multi": 14}, followers=["modestie"], actions=1)
    assert not can(match, "TakeResource", token="multi")
    assert why_not(match, "TakeResource", token="multi") == "too-few-actions"
    match = team(pawns={ANN: 14}, offers={"multi": 14}, followers=["modestie"], actions=2, events=["calme"])
    events = do(match, "TakeResource", token="multi")

    assert held(match, ANN) == "M1"
    assert "EventRevealed" in names(events)
    assert match.asks[0].seat == BOB, "no action is left"


@rule("ANI-S64", "ANI-M3-EVT-04", "ANI-M3-CAP-05", "ANI-R44")
def test_the_event_comes_before_the_capture() -> None:
    match = team(
        ["jacob", "percival", "seraphina"],
        pawns={ANN: 14},
        beasts={14: "botruc"},
        captured=2,
        held={ANN: "R1 Y1 G1"},
        offers={"green": 14},
        track=8,
        followers=["shaw", "clairon", "modestie"],
        events=["obscurus"],
    )
    do(match, "TakeResource", token="green")

    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "salem-track-full")


@rule("ANI-S65", "EV-VOL", "ANI-M3-EVT-05")
def test_emptied_pockets() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 14}, salem=[14], held={ANN: "Y1 M1"}, events=["vol"])
    next_rolls(match, 6)
    do(match, "RemoveSalem")
    assert choices(match, "LoseToken", "token") == ["yellow", "multi"]
    do(match, "LoseToken", token="yellow")
    assert held(match, ANN) == "M1"
    assert match.view(None)["supply"]["yellow"] == 8

    match = team(["norbert", "jacob"], pawns={ANN: 14}, offers={"blue": 14}, events=["vol"])
    do(match, "TakeResource", token="blue")
    assert held(match, ANN) == ""

    match = team(["norbert", "jacob"], pawns={ANN: 14}, salem=[14], events=["vol"])
    next_rolls(match, 6)
    events = do(match, "RemoveSalem")
    assert asked(match) == "ChooseAction"
    assert "TokenLost" not in names(events)


@rule("ANI-S66", "EV-SERMON", "ANI-M3-EVT-04", "ANI-M3-TRACK-03")
def test_sermon_underfoot() -> None:
    match = team(["norbert", "jacob"], pawns={ANN: 12}, salem=[12], events=["sermon"], places=[12])
    next_rolls(match, 6)
    do(match, "RemoveSalem")

    view = match.view(None)
    assert (view["salem"], view["track"], view["actions"]) == ([12], 0, 3)
    assert why_not(match, "Walk", to=1) == "held-by-salem"


@rule("ANI-S67", "FS-MARYLOU", "ANI-M3-END-06", "ANI-M3-END-07")
@pytest.mark.parametrize(("salem", "after", "track"), [([], [2], 0), ([2], [2], 1)])
def test_mary_lou_in_a_perfect_round(salem: list[int], after: list[int], track: int) -> None:
    match = team(salem=salem, followers=["marylou"], places=[24, 8, 17, 6, 27, 2])
    end_the_round(match)

    view = match.view(None)
    assert list(view["offers"].values()) == [24, 8, 17, 6, 27]
    assert (view["salem"], view["track"]) == (after, track)
    assert zone(match, PLACE_PILE_FOOT) == [2]


@rule("ANI-S68", "ANI-R60", "ANI-M3-TRACK-04", "EV-OUBLIETTES")
def test_counting_the_track() -> None:
    match = team(pawns={ANN: 14}, track=6, offers={"blue": 14}, followers=["shaw", "modestie"], events=["oubliettes"])
    do(match, "TakeResource", token="blue")
    assert match.view(None)["track"] == 5
    assert match.view(None)["salem_supply"] == SALEM_TOKENS - 5
    match.game.do(ADVANCE_TRACK())
    assert (match.view(None)["track"], match.over) == (6, False)
    match.game.do(ADVANCE_TRACK())
    assert (match.view(None)["track"], match.over) == (7, True)


@rule("ANI-S69", "CH-SERAPHINA", "ANI-M3-SALEM-01")
def test_order_while_held() -> None:
    match = team(["seraphina", "norbert"], pawns={ANN: 20}, salem=[20])

    assert why_not(match, "Walk", to=19) == "held-by-salem"
    do(match, "OrderToWalk", of=BOB, to=1)
    assert pawn(match, BOB) == 1
    assert match.view(None)["actions"] == 3


@rule("ANI-S70", "ANI-GEN-04", "ANI-R02", "ANI-R04")
def test_choosing_characters() -> None:
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
