"""Two or three players, with ghosts to make four seats. SAL-GHOST, SAL-R61 to SAL-R69, SAL-R85."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from sortilege.testing import rule
from tests.games.salem.scenes import A, B, C, Scene, dealt, new, scene, words

GHOST, OTHER = 2, 3
"""The ghosts of two players, who sit A, GHOST, B, OTHER."""
FOURTH = 3
"""The ghost of three players, between C and A."""


two = partial(scene, 2, mode="ghost")


def ghosts_of(table: Scene) -> list[int]:
    return [seat for seat, player in enumerate(table.match.view(None)["players"]) if player["ghost"]]


# Setting up


@rule("SAL-GHOST-01", "SAL-R69")
def test_players_and_ghosts_alternate_as_far_as_possible() -> None:
    pair, trio = Scene(new(2, "ghost", "", 1)), Scene(new(3, "ghost", "", 1))

    assert pair.match.view(None)["order"] == [A, GHOST, B, OTHER]
    assert ghosts_of(pair) == [GHOST, OTHER]
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
    table = two(
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
    burnt = two(hands={A: "arson stocks", GHOST: "witness curse"})
    burnt.do(A, "PlayArson", on=GHOST)
    assert burnt.hand(GHOST) == Counter()

    robbed = two(hands={A: "robbery stocks", GHOST: "witness", B: "curse"})
    given = robbed.clone()
    robbed.do(A, "PlayRobbery", source=GHOST, target=B)
    assert robbed.hand(B) == Counter(curse=1, witness=1)
    given.do(A, "PlayRobbery", source=B, target=GHOST)
    assert given.hand(GHOST) == Counter(curse=1, witness=1)


@rule("SAL-R68")
def test_cards_work_on_ghosts_as_on_players() -> None:
    table = two(hands={A: "stocks piety accusation curse asylum"}, front={OTHER: "matchmaker"})
    table.do(A, "PlayStocks", on=GHOST)
    table.do(A, "PlayBlue", on=GHOST, card="piety")
    assert table.options(A, "PlayRed", on=GHOST) == []
    table.do(A, "PlayCurse", on=OTHER, card="matchmaker")

    table.do(A, "EndTurn")

    assert table.asked() == {B: "ChooseAction"}
    assert table.front(GHOST) == Counter(piety=1)  # its Stocks went when the order passed it (R14)


@rule("SAL-R14")
def test_stocks_on_a_ghost_go_one_by_one_as_the_order_passes_its_seat() -> None:
    table = two(front={GHOST: "2 stocks"}, top="20 accusation")

    table.do(A, "DrawTwo")
    assert table.front(GHOST) == Counter(stocks=1)
    table.do(B, "DrawTwo")
    table.do(A, "DrawTwo")
    assert table.front(GHOST) == Counter()


# The peek


@rule("SAL-GHOST-05", "SAL-R67", "SAL-D25")
def test_a_turn_may_be_a_look_at_a_face_down_tryal_of_a_ghost() -> None:
    table = two(rows={GHOST: "PURITAN constable"}, top="2 accusation evidence", hands={A: "stocks"})
    peeks = [(option.arguments["of"], option.arguments["slot"]) for option in table.options(A, "Peek")]
    assert peeks == [(GHOST, slot) for slot in (1, 2, 3, 4)] + [(OTHER, slot) for slot in range(5)]
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
        table = two(rows={GHOST: "PURITAN constable"}, top="2 accusation", seed=seed)
        table.do(A, "Peek", of=GHOST, slot=1)
        assert table.row(GHOST)[0] == "PURITAN"
        places.add(table.row(GHOST).index("constable"))

    assert places == {1, 2, 3, 4}


@rule("SAL-GHOST-05")
def test_a_look_is_no_option_once_a_card_was_played_nor_without_ghosts() -> None:
    table = two(hands={A: "2 accusation"})
    table.do(A, "PlayRed", on=B, card="accusation")
    assert "Peek" not in table.offers(A)

    assert "Peek" not in scene().offers(A)


@rule("SAL-GHOST-06", "SAL-R67")
def test_two_cards_are_discarded_for_it_face_up() -> None:
    table = two(top="witness alibi evidence")

    table.do(A, "Peek", of=OTHER, slot=0)

    assert [event["card"] for event in table.told(None, "TopDiscarded")] == ["witness", "alibi"]
    assert table.discard() == Counter(witness=1, alibi=1)
    assert table.deck()[0] == "evidence"


@rule("SAL-GHOST-06", "SAL-R67")
def test_a_conspiracy_discarded_for_a_look_is_played_with_the_looker_as_drawer() -> None:
    table = two(front={B: "black_cat"}, top="conspiracy evidence")

    table.do(A, "Peek", of=OTHER, slot=0)
    table.do(A, "RevealTrial", of=B, slot=0)
    table.exchange()

    assert table.discard() == Counter(conspiracy=1, evidence=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R67", "SAL-R46")
def test_a_look_brings_one_night_at_most() -> None:
    table = two(deck="night", rest=B, rows={A: "witch"}, front={GHOST: "asylum"})
    table.do(A, "Peek", of=OTHER, slot=0)

    table.night(GHOST)

    assert table.deck() == ["night"]
    assert len(table.told(None, "NightFell")) == 1
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R67")
def test_a_night_discarded_second_ends_the_turn() -> None:
    table = two(top="evidence night accusation", rows={A: "witch"}, front={GHOST: "asylum"})
    table.do(A, "Peek", of=OTHER, slot=0)

    table.night(GHOST)

    assert table.discard() == Counter(evidence=1)
    assert table.deck()[0] == "accusation"
    assert table.asked() == {B: "ChooseAction"}


# Conspiracy


@rule("SAL-GHOST-07", "SAL-R61", "SAL-D17")
def test_what_a_player_gives_to_a_ghost_is_chosen_by_the_next_player_clockwise() -> None:
    table = scene(3, mode="ghost", rows={A: "witch constable"}, top="conspiracy")
    table.do(A, "DrawTwo")

    assert table.asked() == dict.fromkeys((A, B, C), "ChooseCardToTake")
    assert [len(table.options(seat)) for seat in (A, B, C)] == [5, 25, 5]  # B chooses for A, too
    assert table.default(B) == "RANDOM"
    assert table.refusal(B, "TakeTrialAndGive(by=1, slot=0, ghost=3, given=9)").message == "already-revealed"
    table.exchange(gives={FOURTH: "constable"})
    assert "constable" in table.row(FOURTH)
    assert [tryal["face"] for tryal in table.match.view(B)["players"][FOURTH]["tryals"]] == [None] * 5
    assert {"source": A, "target": FOURTH, "face": "constable"} in table.told(A, "TrialPassed")
    assert {"source": A, "target": FOURTH, "face": None} in table.told(B, "TrialPassed")  # picked blind


@rule("SAL-GHOST-07")
def test_a_witch_card_that_goes_to_a_ghost_makes_no_player_a_witch() -> None:
    table = two(rows={A: "witch"}, top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange(gives={OTHER: "witch"})

    assert "witch" in table.row(OTHER)
    assert table.witches() == {A, OTHER}
    assert not table.match.over


@rule("SAL-R58")
def test_in_a_blind_conspiracy_ghosts_give_and_receive_as_seats() -> None:
    holders = set()
    for seed in range(25):
        table = two(options="blind_conspiracy", rows={A: "witch"}, top="conspiracy", seed=seed)
        table.do(A, "DrawTwo")
        assert len(table.options(B)) == 25  # B still chooses what A puts in the centre
        table.exchange(gives={OTHER: "witch"})
        (holder,) = [seat for seat in range(4) if "witch" in table.row(seat)]
        assert table.witches() == {A, holder}
        holders.add(holder)

    assert holders == {A, B, GHOST, OTHER}


# Dawn and Night


@rule("SAL-GHOST-08", "SAL-GHOST-09", "SAL-R63", "SAL-D02")
def test_the_witch_of_a_ghost_table_points_at_any_of_the_four_seats() -> None:
    for on in range(4):
        table = dealt(2, {A}, "ghost")
        for seat in (A, B):
            assert [option.arguments["on"] for option in table.options(seat)] == [0, 1, 2, 3]
        table.do(A, "GiveBlackCat", on=on)
        table.do(B, "GiveBlackCat", on=A)
        assert table.front(on) == Counter(black_cat=1)


@rule("SAL-GHOST-08", "SAL-GHOST-09", "SAL-R63")
def test_chance_gives_the_black_cat_if_the_witch_is_a_ghost() -> None:
    holders = set()
    for seed in range(0, 600, 20):
        table = dealt(2, {GHOST}, "ghost", seed=seed)
        for seat in (A, B):
            table.do(seat, "GiveBlackCat", on=A)
        holders |= {seat for seat in range(4) if table.front(seat)}

    assert holders == {0, 1, 2, 3}


@rule("SAL-R62")
def test_a_ghost_with_the_black_cat_lets_the_next_player_begin() -> None:
    table = dealt(3, {B}, "ghost")
    for seat in (A, B, C):
        table.do(seat, "GiveBlackCat", on=FOURTH)

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-GHOST-09", "SAL-R63")
def test_a_player_who_has_held_the_witch_card_designates_even_if_a_ghost_has_it_now() -> None:
    table = two(rows={OTHER: "witch"}, passed=[A], top="night")
    assert table.witches() == {A, OTHER}
    table.do(A, "DrawTwo")

    table.do(A, "Strike", on=GHOST)
    table.do(B, "Strike", on=B)

    assert table.match.view(A)["victim"] == GHOST


@rule("SAL-GHOST-09", "SAL-GHOST-08", "SAL-R35")
@pytest.mark.parametrize("witch", [A, GHOST])
def test_chance_names_the_victim_where_no_player_does(witch: int) -> None:
    victims = set()
    for seed in range(30):
        table = two(rows={witch: "witch"}, top="night", seed=seed)
        table.do(A, "DrawTwo")
        for seat in (A, B):
            if seat == witch:
                table.time_runs_out(seat)
            else:
                table.do(seat, "Strike", on=A)
        victims.add(table.game.victim)

    assert victims == {0, 1, 2, 3}


@rule("SAL-GHOST-11")
@pytest.mark.parametrize("saved_by", ["gavel", "confession", "asylum"])
def test_gavel_confession_and_asylum_save(saved_by: str) -> None:
    table = two(
        rows={A: "witch constable"},
        front={B: "asylum"} if saved_by == "asylum" else {},
        top="night",
        hands={B: "curse"},
    )
    table.do(A, "DrawTwo")

    table.night(B, gavel=B if saved_by == "gavel" else A, tryals={B: "puritan"} if saved_by == "confession" else {})

    assert len(table.face_up(B)) == (1 if saved_by == "confession" else 0)
    assert table.asked() == {A: "OfferSecondCard"}


@rule("SAL-GHOST-12", "SAL-R86", "SAL-D19")
def test_the_constable_may_protect_anybody_themselves_or_nobody() -> None:
    for on in (A, B, GHOST, OTHER, None):
        table = two(rows={A: "witch", B: "constable"}, top="night")
        table.do(A, "DrawTwo")
        table.strike(GHOST)
        for seat in (A, B):
            assert [option.arguments["on"] for option in table.options(seat)] == [0, 1, 2, 3, None]
            assert table.default(seat) == f"Protect(by={seat}, on=none)"
        table.do(A, "Protect", on=A)
        table.do(B, "Protect", on=on)
        assert table.told(None, "EyesOpened") == [{"gavel": on}]


@rule("SAL-R85", "SAL-R83")
def test_no_answer_counts_while_a_ghost_is_the_constable() -> None:
    table = two(rows={A: "witch", GHOST: "constable"}, top="night")
    table.do(A, "DrawTwo")
    table.strike(B)

    assert table.asked() == dict.fromkeys((A, B), "ChooseProtected")
    table.do(A, "Protect", on=A)
    table.do(B, "Protect", on=B)

    assert table.told(None, "EyesOpened") == [{"gavel": None}]


@rule("SAL-GHOST-13", "SAL-R61", "SAL-R64", "SAL-D26")
def test_a_victim_loses_two_tryals_chosen_by_the_next_player_clockwise() -> None:
    table = scene(3, mode="ghost", rows={A: "witch", C: "PURITAN"}, top="night")
    table.do(A, "DrawTwo")
    table.night(C)

    assert table.asked() == {A: "ChooseLoss"}  # a ghost sits between C and A
    assert [option.arguments["slot"] for option in table.options(A)] == [1, 2, 3, 4]
    assert table.default(A) == "RANDOM"
    table.do(A, "RevealTrial", of=C, slot=2)
    table.do(A, "RevealTrial", of=C, slot=4)
    assert table.row(C) == words("PURITAN puritan PURITAN puritan PURITAN")
    assert table.living() == [A, B, C, FOURTH]
    assert table.asked() == {A: "OfferSecondCard"}


@rule("SAL-R64", "SAL-R61")
def test_a_ghost_that_is_the_victim_loses_two_tryals_as_well() -> None:
    table = two(rows={A: "witch"}, top="night")
    table.do(A, "DrawTwo")
    table.night(GHOST)

    assert table.asked() == {B: "ChooseLoss"}
    table.do(B, "RevealTrial", of=GHOST, slot=0)
    table.do(B, "RevealTrial", of=GHOST, slot=1)
    assert len(table.face_up(GHOST)) == 2


@rule("SAL-R64", "SAL-GHOST-16")
@pytest.mark.parametrize("face_up", [3, 4])
def test_with_two_tryals_or_fewer_left_a_victim_loses_all_and_the_witches_win(face_up: int) -> None:
    table = two(rows={A: "witch", B: f"{face_up} PURITAN"}, top="night")
    table.do(A, "DrawTwo")
    table.night(B)
    if face_up == 3:
        table.do(A, "RevealTrial", of=B, slot=3)

    assert table.face_up(B) == ["PURITAN"] * 5
    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "somebody-died"


# Endings


@rule("SAL-GHOST-14", "SAL-R65")
def test_the_puritans_win_when_the_witch_card_is_revealed() -> None:
    table = two(hands={A: "witness"}, rows={B: "witch"})
    table.do(A, "PlayRed", on=B, card="witness")

    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "witch-cards-revealed"


@rule("SAL-GHOST-15", "SAL-R65", "SAL-R79")
def test_the_witches_win_when_the_constable_is_revealed_by_whatever_means() -> None:
    trial = two(hands={A: "witness"}, rows={A: "witch", GHOST: "constable"})
    trial.do(A, "PlayRed", on=GHOST, card="witness")
    trial.do(A, "RevealTrial", of=GHOST, slot=0)
    assert trial.outcome.winners == (A,)
    assert trial.outcome.reason == "constable-revealed"

    confession = two(rows={A: "witch", B: "constable"}, top="night")
    confession.do(A, "DrawTwo")
    confession.strike(GHOST)
    confession.protect(None)
    confession.confess({B: "constable"})
    assert confession.outcome.winners == (A,)


@rule("SAL-GHOST-16", "SAL-R65")
@pytest.mark.parametrize("dies", [B, GHOST])
def test_the_witches_win_when_a_player_or_a_ghost_dies(dies: int) -> None:
    table = two(hands={A: "witness"}, rows={A: "witch", dies: "4 PURITAN"})

    table.do(A, "PlayRed", on=dies, card="witness")

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "somebody-died"


@rule("SAL-GHOST-16")
def test_the_witches_win_even_when_it_is_a_former_witch_who_dies() -> None:
    table = two(hands={B: "witness"}, rows={A: "4 PURITAN", OTHER: "witch"}, passed=[A], active=B)

    table.do(B, "PlayRed", on=A, card="witness")

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "somebody-died"


@rule("SAL-R68", "SAL-GHOST-16")
def test_a_linked_death_ends_the_game_with_the_first_of_the_pair() -> None:
    table = two(
        hands={A: "witness"}, rows={A: "witch", GHOST: "4 PURITAN"}, front={GHOST: "matchmaker", B: "matchmaker"}
    )

    table.do(A, "PlayRed", on=GHOST, card="witness")

    assert table.outcome.reason == "somebody-died"
    assert table.face_up(B) == []


@rule("SAL-R65")
def test_the_constable_revealed_last_on_a_seat_wins_for_the_witches_and_the_witch_card_for_the_puritans() -> None:
    constable = two(hands={A: "witness"}, rows={B: "witch", GHOST: "4 PURITAN constable"})
    constable.do(A, "PlayRed", on=GHOST, card="witness")
    assert constable.outcome.winners == (B,)
    assert constable.outcome.reason == "constable-revealed"

    witch = two(hands={A: "witness"}, rows={B: "4 PURITAN witch"})
    witch.do(A, "PlayRed", on=B, card="witness")
    assert witch.outcome.winners == (A,)


@rule("SAL-R66")
def test_every_player_loses_if_the_witch_is_a_ghost_and_the_witches_win() -> None:
    table = two(hands={A: "witness"}, rows={GHOST: "constable", OTHER: "witch"})
    table.do(A, "PlayRed", on=GHOST, card="witness")

    table.do(A, "RevealTrial", of=GHOST, slot=0)

    assert table.outcome.winners == ()
    assert table.outcome.scores == (0, 0)


@rule("SAL-GHOST-17")
def test_when_all_players_are_witches_the_last_to_join_loses() -> None:
    table = two(rows={OTHER: "witch"}, passed=[A], top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange({B: "witch"})

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "everyone-is-a-witch"


@rule("SAL-R50")
def test_two_players_left_means_nothing_at_a_ghost_table() -> None:
    table = two(hands={A: "robbery", B: "asylum"}, front={B: "piety"}, top="scapegoat matchmaker")

    table.do(A, "PlayRobbery", source=GHOST, target=B)
    table.do(B, "DrawTwo")

    assert table.hand(B) == Counter(asylum=1, scapegoat=1, matchmaker=1)
    assert table.aside() == Counter()
