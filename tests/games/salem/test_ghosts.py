"""Two or three players, with ghosts to make four seats: setup, looks, Conspiracy. SAL-GHOST, SAL-R61 to SAL-R69."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import FOURTH, GHOST, OTHER_GHOST, A, B, C, Scene
from tests.games.salem.scenes import new, scene, two_with_ghosts


def ghosts_of(table: Scene) -> list[int]:
    return [seat for seat, player in enumerate(table.match.view(None)["players"]) if player["ghost"]]


# Setting up


@rule("SAL-GHOST-01", "SAL-R69")
def test_players_and_ghosts_alternate_as_far_as_possible() -> None:
    pair, trio = Scene(new(2, "ghost", "", 1)), Scene(new(3, "ghost", "", 1))

    assert pair.match.view(None)["order"] == [A, GHOST, B, OTHER_GHOST]
    assert ghosts_of(pair) == [GHOST, OTHER_GHOST]
    assert trio.match.view(None)["order"] == [A, B, C, FOURTH]
    assert ghosts_of(trio) == [FOURTH]


@rule("SAL-GHOST-02", "SAL-GHOST-04")
@pytest.mark.parametrize("players", [2, 3])
def test_ghosts_have_tryals_hands_and_citizens_like_anybody(players: int) -> None:
    table = Scene(new(players, "ghost", "", 4))

    assert table.all_tryals() == {"puritan": 18, "witch": 1, "constable": 1}
    assert [len(table.row(seat)) for seat in range(4)] == [5] * 4
    assert [table.hand(seat).total() for seat in range(4)] == [3] * 4
    assert len(table.deck()) == 46
    assert all(player["citizen"] for player in table.match.view(None)["players"])


@rule("SAL-GHOST-04")
def test_a_ghost_may_be_dealt_the_witch_or_the_constable() -> None:
    rows = [Scene(new(2, "ghost", "", seed)).row(GHOST) for seed in range(60)]

    assert any("witch" in row for row in rows)
    assert any("constable" in row for row in rows)


@rule("SAL-GHOST-03", "SAL-CIT-01")
def test_nobody_has_an_ability() -> None:
    table = two_with_ghosts(
        citizens={A: "will_griggs", B: "george_burroughs", GHOST: "cotton_mather"},
        hands={A: "alibi accusation"},
        front={B: "6 accusation", GHOST: "evidence"},
    )

    assert [player["ability"] for player in table.match.view(None)["players"]] == [None] * 4
    assert table.accusations(GHOST) == 3
    assert "PlayAlibiAsWitness" not in table.offers(A)
    table.do(A, "PlayRed", on=B, card="accusation")
    assert table.asked() == {A: "ChooseTrial"}


@rule("SAL-GHOST-04", "SAL-TURN-07")
def test_a_ghost_has_no_turn() -> None:
    order = []
    table = scene(3, mode="ghost", top="20 accusation")
    for _ in range(6):
        (seat,) = table.asked()
        order.append(seat)
        table.do(seat, "DrawTwo")

    assert order == [A, B, C, A, B, C]


@rule("SAL-GHOST-04", "SAL-R68")
def test_a_ghosts_hand_may_be_burnt_robbed_and_added_to() -> None:
    burnt = two_with_ghosts(hands={A: "arson stocks", GHOST: "witness curse"})
    burnt.do(A, "PlayArson", on=GHOST)
    assert burnt.hand(GHOST) == Counter()

    robbed = two_with_ghosts(hands={A: "robbery stocks", GHOST: "witness", B: "curse"})
    given = robbed.clone()
    robbed.do(A, "PlayRobbery", source=GHOST, target=B)
    assert robbed.hand(B) == Counter(curse=1, witness=1)
    given.do(A, "PlayRobbery", source=B, target=GHOST)
    assert given.hand(GHOST) == Counter(curse=1, witness=1)


@rule("SAL-R68")
def test_cards_work_on_ghosts_as_on_players() -> None:
    table = two_with_ghosts(hands={A: "stocks piety accusation curse asylum"}, front={OTHER_GHOST: "matchmaker"})
    table.do(A, "PlayStocks", on=GHOST)
    table.do(A, "PlayBlue", on=GHOST, card="piety")
    assert table.options(A, "PlayRed", on=GHOST) == []
    table.do(A, "PlayCurse", on=OTHER_GHOST, card="matchmaker")

    table.do(A, "EndTurn")

    assert table.asked() == {B: "ChooseAction"}
    assert table.front(GHOST) == Counter(piety=1)  # its Stocks went when the order passed it (R14)


@rule("SAL-R14")
def test_stocks_on_a_ghost_go_one_by_one_as_the_order_passes_its_seat() -> None:
    table = two_with_ghosts(front={GHOST: "2 stocks"}, top="20 accusation")

    table.do(A, "DrawTwo")
    assert table.front(GHOST) == Counter(stocks=1)
    table.do(B, "DrawTwo")
    table.do(A, "DrawTwo")
    assert table.front(GHOST) == Counter()


# The peek


@rule("SAL-GHOST-05", "SAL-R67", "SAL-D25")
def test_a_turn_may_be_a_look_at_a_face_down_tryal_of_a_ghost() -> None:
    table = two_with_ghosts(rows={GHOST: "PURITAN constable"}, top="2 accusation evidence", hands={A: "stocks"})
    peeks = [(option.arguments["of"], option.arguments["slot"]) for option in table.options(A, "Peek")]
    assert peeks == [(GHOST, slot) for slot in (1, 2, 3, 4)] + [(OTHER_GHOST, slot) for slot in range(5)]
    assert table.refusal(A, "Peek(by=0, of=1, slot=0)").rules == ("SAL-GHOST-05", "SAL-R67")
    assert table.refusal(A, "Peek(by=0, of=2, slot=0)").rules == ("SAL-GHOST-05", "SAL-R67")

    table.do(A, "Peek", of=GHOST, slot=1)

    assert table.told(A, "GhostPeeked") == [{"by": A, "of": GHOST, "face": "constable"}]
    assert table.told(B, "GhostPeeked") == [{"by": A, "of": GHOST, "face": None}]
    assert [tryal["face"] for tryal in table.match.view(A)["players"][GHOST]["tryals"]] == ["puritan"] + [None] * 4
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-GHOST-05")
def test_the_tryal_is_shuffled_back_among_the_others() -> None:
    places = set()
    for seed in range(30):
        table = two_with_ghosts(rows={GHOST: "PURITAN constable"}, top="2 accusation", seed=seed)
        table.do(A, "Peek", of=GHOST, slot=1)
        assert table.row(GHOST)[0] == "PURITAN"
        places.add(table.row(GHOST).index("constable"))

    assert places == {1, 2, 3, 4}


@rule("SAL-GHOST-05")
def test_a_look_is_no_option_once_a_card_was_played_nor_without_ghosts() -> None:
    table = two_with_ghosts(hands={A: "2 accusation"})
    table.do(A, "PlayRed", on=B, card="accusation")
    assert "Peek" not in table.offers(A)

    assert "Peek" not in scene().offers(A)


@rule("SAL-GHOST-06", "SAL-R67")
def test_two_cards_are_discarded_for_it_face_up() -> None:
    table = two_with_ghosts(top="witness alibi evidence")

    table.do(A, "Peek", of=OTHER_GHOST, slot=0)

    assert [event["card"] for event in table.told(None, "TopDiscarded")] == ["witness", "alibi"]
    assert table.discard() == Counter(witness=1, alibi=1)
    assert table.deck()[0] == "evidence"


@rule("SAL-GHOST-06", "SAL-R67")
def test_a_conspiracy_discarded_for_a_look_is_played_with_the_looker_as_drawer() -> None:
    table = two_with_ghosts(front={B: "black_cat"}, top="conspiracy evidence")

    table.do(A, "Peek", of=OTHER_GHOST, slot=0)
    table.do(A, "RevealTrial", of=B, slot=0)
    table.exchange()

    assert table.discard() == Counter(conspiracy=1, evidence=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R67", "SAL-R46")
def test_a_look_brings_one_night_at_most() -> None:
    table = two_with_ghosts(deck="night", rest=B, rows={A: "witch"}, front={GHOST: "asylum"})
    table.do(A, "Peek", of=OTHER_GHOST, slot=0)

    table.night(GHOST)

    assert table.deck() == ["night"]
    assert len(table.told(None, "NightFell")) == 1
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R67")
def test_a_night_discarded_second_ends_the_turn() -> None:
    table = two_with_ghosts(top="evidence night accusation", rows={A: "witch"}, front={GHOST: "asylum"})
    table.do(A, "Peek", of=OTHER_GHOST, slot=0)

    table.night(GHOST)

    assert table.discard() == Counter(evidence=1)
    assert table.deck()[0] == "accusation"
    assert table.asked() == {B: "ChooseAction"}


# Conspiracy


@rule("SAL-GHOST-07", "SAL-R61", "SAL-D17")
def test_what_a_player_gives_to_a_ghost_is_chosen_by_the_next_player_clockwise() -> None:
    table = scene(3, mode="ghost", rows={A: "witch constable PURITAN"}, top="conspiracy")
    table.do(A, "DrawTwo")

    assert table.asked() == dict.fromkeys((A, B, C), "ChooseCardToTake")
    assert [len(table.options(seat)) for seat in (A, B, C)] == [5, 20, 5]  # B chooses for A, too
    assert table.default(B) == "RANDOM"
    assert table.refusal(B, "TakeTrialAndGive(by=1, slot=0, ghost=3, given=2)").message == "already-revealed"
    table.exchange(gives={FOURTH: "constable"})
    assert "constable" in table.row(FOURTH)
    assert [tryal["face"] for tryal in table.match.view(B)["players"][FOURTH]["tryals"]] == [None] * 5
    assert {"source": A, "target": FOURTH, "face": "constable"} in table.told(A, "TrialPassed")
    assert {"source": A, "target": FOURTH, "face": None} in table.told(B, "TrialPassed")  # picked blind


@rule("SAL-GHOST-07")
def test_a_witch_card_that_goes_to_a_ghost_makes_no_player_a_witch() -> None:
    table = two_with_ghosts(rows={A: "witch"}, top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange(gives={OTHER_GHOST: "witch"})

    assert "witch" in table.row(OTHER_GHOST)
    assert table.witches() == {A, OTHER_GHOST}
    assert not table.match.over


@rule("SAL-R58")
def test_in_a_blind_conspiracy_ghosts_give_and_receive_as_seats() -> None:
    holders = set()
    for seed in range(25):
        table = two_with_ghosts(options="blind_conspiracy", rows={A: "witch"}, top="conspiracy", seed=seed)
        table.do(A, "DrawTwo")
        assert len(table.options(B)) == 25  # B still chooses what A puts in the centre
        table.exchange(gives={OTHER_GHOST: "witch"})
        (holder,) = [seat for seat in range(4) if "witch" in table.row(seat)]
        assert table.witches() == {A, holder}
        holders.add(holder)

    assert holders == {A, B, GHOST, OTHER_GHOST}


@rule("SAL-R03")
def test_nobody_can_follow_a_card_into_a_ghosts_row() -> None:
    places = set()
    for seed in range(40):
        table = two_with_ghosts(rows={A: "witch"}, top="conspiracy", seed=seed)
        table.do(A, "DrawTwo")
        table.exchange(gives={OTHER_GHOST: "witch"})
        places.add(table.row(OTHER_GHOST).index("witch"))

    assert places == set(range(5))
