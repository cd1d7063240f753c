"""Who knows what: hands, tokens, and what is forgotten. ECO-INFO, ECO-R45, Knowledge."""

from __future__ import annotations

import pytest

from sortilege.shelf.ecole.components import MAGIC
from sortilege.shelf.ecole.moves.cards import draw, hand_over
from sortilege.shelf.ecole.state import HAND
from sortilege.testing import rule
from tests.games.ecole.play import answer_all, cast, collect, do, end_turn, everyone, hand, known_hand, told, use_course
from tests.games.ecole.scenes import A, B, C, D, show_to_all, state_of, table


@rule("ECO-INFO-01")
def test_hands_are_secret_and_their_sizes_public() -> None:
    match = table(hands={A: ["copius", "refilus"], B: 3})

    for seat in everyone(match):
        players = match.view(seat)["players"]
        assert [len(player["hand"]) for player in players] == [2, 3, 0, 0]
        assert players[A]["hand"] == (["copius", "refilus"] if seat == A else [None, None])


@rule("ECO-INFO-01")
def test_a_drawn_card_is_told_to_its_drawer_alone() -> None:
    match = table(deck=["refilus", "copius"])

    do(match, A, "DrawTwo")

    assert [event["card"] for event in told(match, A, "CardDrawn")] == ["copius", "refilus"]
    for other in (None, B, C, D):
        assert told(match, other, "CardDrawn") == []
        assert told(match, other, "CardsDrawn") == [{"by": A, "cards": 2}]


@rule("ECO-INFO-02")
def test_what_lies_open_is_the_same_for_all() -> None:
    match = table(
        hands={A: 2, B: 1},
        slots={1: "sorts", 4: "detourneur_2"},
        mail={4: ["plus1", "plus2"]},
        fronts={B: ["minus1"]},
        owned={A: ["balais", "horcruche"], C: ["potions"]},
        bonus={D: ["mauvais_points", "balai_ball"]},
        houses={A: ["serdongle"], C: ["grosfondor"]},
        discard=["copius", "refilus", "copius"],
        school_discard=["defense", "sorts"],
        holder=C,
    )
    secrets = ("you", "players", "timetable")
    spectator = match.view(None)
    for seat in range(4):
        view = match.view(seat)
        assert {key: view[key] for key in view if key not in secrets} == {
            key: spectator[key] for key in spectator if key not in secrets
        }
        for mine, theirs in zip(view["players"], spectator["players"], strict=True):
            assert {key: mine[key] for key in mine if key not in ("hand", "mail")} == {
                key: theirs[key] for key in theirs if key not in ("hand", "mail")
            }

    assert (spectator["magic_discard"], spectator["school_discard"]) == (
        ["copius", "refilus", "copius"],
        ["defense", "sorts"],
    )
    assert spectator["first_player"] == C
    assert [player["houses"] for player in spectator["players"]] == [["serdongle"], [], ["grosfondor"], []]
    assert spectator["timetable"]["4"]["mail"] == [None, None]
    assert [len(player["mail"]) for player in spectator["players"]] == [0, 1, 0, 0]


@rule("ECO-R45", "ECO-S64")
def test_a_card_taken_from_the_discard_is_known_to_all_until_it_leaves_the_hand() -> None:
    match = table(hands={A: ["rafistolo"]}, discard=["copius", "refilus"], slots={1: "sorts"})
    cast(match, A, "rafistolo")
    do(match, A, "TakeFromDiscard", card="refilus")
    for seat in everyone(match):
        assert known_hand(match, seat, A) == ["copius", "refilus"]

    collect(match, A, 1, "refilus")

    for seat in everyone(match):
        assert known_hand(match, seat, A) == ["copius"]


@rule("ECO-R45", "ECO-S64")
def test_thief_and_victim_know_a_stolen_card_and_the_others_forget_that_hand() -> None:
    match = table(hands={A: 1, B: ["copius", "copius", "refilus"], D: ["zyeutio"]}, slots={1: "potions"})
    show_to_all(match, B, "refilus")
    show_to_all(match, D, "zyeutio")
    collect(match, A, 1, *hand(match, A))
    use_course(match, A, on=B)
    answer_all(match)

    [stolen] = hand(match, A)
    assert known_hand(match, B, A) == [stolen]
    for other in (None, C, D):
        assert known_hand(match, other, A) == known_hand(match, other, B) == []
    assert known_hand(match, A, B) == ([] if stolen == "refilus" else ["refilus"])
    assert known_hand(match, C, D) == ["zyeutio"]


@rule("ECO-R45")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_the_thief_forgets_one_card_of_the_kind_it_took(place: int) -> None:
    """C knows two Preumsio of B's three; whichever of them is taken, C knows one left."""
    match = table(3, hands={B: ["preumsio"] * 3})
    game = state_of(match)
    for card in range(3):
        if card != place:
            game.look(C, game.zones[HAND + B][card])
    assert known_hand(match, C, B) == ["preumsio", "preumsio"]

    hand_over(game, B, C, MAGIC.values["preumsio"])

    assert known_hand(match, C, B) == ["preumsio"]
    assert known_hand(match, A, B) == known_hand(match, A, C) == []


@rule("ECO-R45")
def test_a_gift_is_forgotten_when_a_card_leaves_out_of_sight() -> None:
    match = table(3, hands={A: ["copius"], B: 1}, houses={A: ["serpentin"]}, deck=["refilus", "zyeutio", "evaporo"])
    do(match, A, "EndTurn")
    do(match, A, "DrawAndGive")
    do(match, A, "Give", to=B, card="evaporo")
    do(match, A, "Give", to=C, card="copius")
    assert (known_hand(match, A, B), known_hand(match, A, C)) == (["evaporo"], ["copius"])

    game = state_of(match)
    hand_over(game, B, C, MAGIC.values["evaporo"])

    assert (known_hand(match, A, B), known_hand(match, A, C)) == ([], ["copius"])
    assert known_hand(match, B, C) == ["evaporo"]


@rule("ECO-R45", "ECO-R40")
def test_dropped_cards_are_forgotten_when_they_are_shown_and_not_before() -> None:
    match = table(3, hands={A: ["lachetoutis"], B: ["copius", "refilus"] + ["balai_ball"] * 5, C: 6})
    show_to_all(match, B, "copius")
    cast(match, A, "lachetoutis")
    answer_all(match)
    do(match, B, "Drop", card="copius")
    do(match, B, "Drop", card="refilus")
    assert known_hand(match, A, B) == ["copius"]

    do(match, C, "Drop", card=hand(match, C)[0])

    assert known_hand(match, A, B) == []


@rule("ECO-R40", "DEC-08")
def test_nobody_is_told_of_a_card_given_up_before_all_have_chosen() -> None:
    match = table(3, hands={A: ["lachetoutis"], B: ["copius", "refilus"] + ["balai_ball"] * 5, C: 6})
    cast(match, A, "lachetoutis")
    answer_all(match)
    before = [match.events(eyes) for eyes in everyone(match)]
    for card in ("copius", "refilus"):
        do(match, B, "Drop", card=card)
        assert [match.events(eyes) for eyes in everyone(match)] == before

    last = hand(match, C)[0]
    do(match, C, "Drop", card=last)

    for eyes in everyone(match):
        assert [(event["by"], event["card"]) for event in told(match, eyes, "CardDiscarded")] == [
            (B, "copius"),
            (B, "refilus"),
            (C, last),
        ]


@rule("ECO-R45")
def test_a_drawn_copy_does_not_add_to_what_others_know() -> None:
    match = table(hands={B: ["preumsio"]}, deck=["preumsio"])
    show_to_all(match, B, "preumsio")

    draw(state_of(match), B, 1)

    assert (known_hand(match, A, B), known_hand(match, B, B)) == (["preumsio"], ["preumsio", "preumsio"])


@rule("ECO-INFO-03")
def test_a_used_token_and_the_tokens_at_the_end_are_public() -> None:
    match = table(2, fronts={A: ["draw1", "plus2"]}, round_number=40)
    do(match, A, "UseDrawToken", token="draw1")
    assert match.view(B)["used_mail"] == ["draw1"]
    assert match.view(B)["players"][A]["mail"] == [None]

    end_turn(match, A)
    end_turn(match, B)

    assert match.view(None)["players"][A]["mail"] == ["plus2"]
