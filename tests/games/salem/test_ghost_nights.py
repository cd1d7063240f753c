"""Dawns, Nights and endings at a table with ghosts. SAL-GHOST-08 to SAL-GHOST-17, SAL-R62 to SAL-R66, SAL-R85."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import FOURTH, GHOST, OTHER_GHOST, A, B, C, words
from tests.games.salem.scenes import dealt, scene, two_with_ghosts

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


@rule("SAL-R62", "SAL-S58")
def test_a_ghost_with_the_black_cat_lets_the_next_player_begin() -> None:
    table = dealt(3, {B}, "ghost")
    for seat in (A, B, C):
        table.do(seat, "GiveBlackCat", on=FOURTH)

    assert table.asked() == {A: "ChooseAction"}


@rule("SAL-GHOST-09", "SAL-R63")
def test_a_player_who_has_held_the_witch_card_designates_even_if_a_ghost_has_it_now() -> None:
    table = two_with_ghosts(rows={OTHER_GHOST: "witch"}, passed=[A], top="night")
    assert table.witches() == {A, OTHER_GHOST}
    table.do(A, "DrawTwo")

    table.do(A, "Strike", on=GHOST)
    table.do(B, "Strike", on=B)

    assert table.match.view(A)["victim"] == GHOST


@rule("SAL-GHOST-09", "SAL-GHOST-08", "SAL-R35")
@pytest.mark.parametrize("witch", [A, GHOST])
def test_chance_names_the_victim_where_no_player_does(witch: int) -> None:
    victims = set()
    for seed in range(30):
        table = two_with_ghosts(rows={witch: "witch"}, top="night", seed=seed)
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
    table = two_with_ghosts(
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
    for on in (A, B, GHOST, OTHER_GHOST, None):
        table = two_with_ghosts(rows={A: "witch", B: "constable"}, top="night")
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
    table = two_with_ghosts(rows={A: "witch", GHOST: "constable"}, top="night")
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
    table = two_with_ghosts(rows={A: "witch"}, top="night")
    table.do(A, "DrawTwo")
    table.night(GHOST)

    assert table.asked() == {B: "ChooseLoss"}
    table.do(B, "RevealTrial", of=GHOST, slot=0)
    table.do(B, "RevealTrial", of=GHOST, slot=1)
    assert len(table.face_up(GHOST)) == 2


@rule("SAL-R64", "SAL-GHOST-16")
@pytest.mark.parametrize("face_up", [3, 4])
def test_with_two_tryals_or_fewer_left_a_victim_loses_all_and_the_witches_win(face_up: int) -> None:
    table = two_with_ghosts(rows={A: "witch", B: f"{face_up} PURITAN"}, top="night")
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
    table = two_with_ghosts(hands={A: "witness"}, rows={B: "witch"})
    table.do(A, "PlayRed", on=B, card="witness")

    table.do(A, "RevealTrial", of=B, slot=0)

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "witch-cards-revealed"


@rule("SAL-GHOST-15", "SAL-R65", "SAL-R79", "SAL-S55")
def test_the_witches_win_when_the_constable_is_revealed_by_whatever_means() -> None:
    trial = two_with_ghosts(hands={A: "witness"}, rows={A: "witch", GHOST: "constable"})
    trial.do(A, "PlayRed", on=GHOST, card="witness")
    trial.do(A, "RevealTrial", of=GHOST, slot=0)
    assert trial.outcome.winners == (A,)
    assert trial.outcome.reason == "constable-revealed"

    confession = two_with_ghosts(rows={A: "witch", B: "constable"}, top="night")
    confession.do(A, "DrawTwo")
    confession.strike(GHOST)
    confession.protect(None)
    confession.confess({B: "constable"})
    assert confession.outcome.winners == (A,)

    loss = two_with_ghosts(rows={A: "witch", B: "puritan constable"}, top="night")
    loss.do(A, "DrawTwo")
    loss.night(B)
    loss.do(A, "RevealTrial", of=B, slot=1)
    assert loss.outcome.winners == (A,)  # at the first of two


@rule("SAL-GHOST-16", "SAL-R65")
@pytest.mark.parametrize("dies", [B, GHOST])
def test_the_witches_win_when_a_player_or_a_ghost_dies(dies: int) -> None:
    table = two_with_ghosts(hands={A: "witness"}, rows={A: "witch", dies: "4 PURITAN"})

    table.do(A, "PlayRed", on=dies, card="witness")

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "somebody-died"


@rule("SAL-GHOST-16")
def test_the_witches_win_even_when_it_is_a_former_witch_who_dies() -> None:
    table = two_with_ghosts(hands={B: "witness"}, rows={A: "4 PURITAN", OTHER_GHOST: "witch"}, passed=[A], active=B)

    table.do(B, "PlayRed", on=A, card="witness")

    assert table.outcome.winners == (A,)
    assert table.outcome.reason == "somebody-died"


@rule("SAL-R68", "SAL-GHOST-16")
def test_a_linked_death_ends_the_game_with_the_first_of_the_pair() -> None:
    table = two_with_ghosts(
        hands={A: "witness"}, rows={A: "witch", GHOST: "4 PURITAN"}, front={GHOST: "matchmaker", B: "matchmaker"}
    )

    table.do(A, "PlayRed", on=GHOST, card="witness")

    assert table.outcome.reason == "somebody-died"
    assert table.face_up(B) == []


@rule("SAL-R65", "SAL-S56")
def test_the_constable_revealed_last_on_a_seat_wins_for_the_witches_and_the_witch_card_for_the_puritans() -> None:
    constable = two_with_ghosts(hands={A: "witness"}, rows={B: "witch", GHOST: "4 PURITAN constable"})
    constable.do(A, "PlayRed", on=GHOST, card="witness")
    assert constable.outcome.winners == (B,)
    assert constable.outcome.reason == "constable-revealed"

    for dies, winners in ((B, (A,)), (GHOST, (A, B))):
        witch = two_with_ghosts(hands={A: "witness"}, rows={dies: "4 PURITAN witch"})
        witch.do(A, "PlayRed", on=dies, card="witness")
        assert witch.outcome.winners == winners


@rule("SAL-R66")
def test_every_player_loses_if_the_witch_is_a_ghost_and_the_witches_win() -> None:
    table = two_with_ghosts(hands={A: "witness"}, rows={GHOST: "constable", OTHER_GHOST: "witch"})
    table.do(A, "PlayRed", on=GHOST, card="witness")

    table.do(A, "RevealTrial", of=GHOST, slot=0)

    assert (table.told(A, "WitchesWere"), table.told(A, "GhostWitchWas")) == ([], [{"of": OTHER_GHOST}])
    assert table.outcome.winners == ()
    assert table.outcome.scores == (0, 0)


@rule("SAL-GHOST-17", "SAL-S57")
@pytest.mark.parametrize("players", [2, 3])
def test_when_all_players_are_witches_the_last_to_join_loses(players: int) -> None:
    *others, last = range(players)
    table = scene(players, mode="ghost", rows={FOURTH: "witch"}, passed=others[::-1], top="conspiracy")
    table.do(A, "DrawTwo")

    table.exchange({last: "witch"})

    assert table.outcome.winners == tuple(others)
    assert table.outcome.reason == "everyone-is-a-witch"


@rule("SAL-R50")
def test_two_players_left_means_nothing_at_a_ghost_table() -> None:
    table = two_with_ghosts(hands={A: "robbery", B: "asylum"}, front={B: "piety"}, top="scapegoat matchmaker")

    table.do(A, "PlayRobbery", source=GHOST, target=B)
    table.do(B, "DrawTwo")

    assert table.hand(B) == Counter(asylum=1, scapegoat=1, matchmaker=1)
    assert table.aside() == Counter()
