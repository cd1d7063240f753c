"""The Matchmaker: who dies with whom, and who first. SAL-MATCH, SAL-R30 to SAL-R33."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene, words
from tests.games.salem.scenes import scene

# Matchmaker


def linked(*, front: dict[int, str] | None = None, rows: dict[int, str] | None = None, seats: int = 6) -> Scene:
    """B and C are linked; two Witch cards are with the last player."""
    cards = {B: "matchmaker", C: "matchmaker"}
    for seat, more in (front or {}).items():
        cards[seat] = f"{cards.get(seat, '')} {more}"
    return scene(seats, hands={A: "witness stocks"}, front=cards, rows=rows or {}, top="night")


@rule("SAL-MATCH-02", "SAL-R31", "SAL-S27")
def test_gavel_confession_and_asylum_do_not_save_a_victims_partner() -> None:
    table = linked(front={C: "asylum"})
    table.do(A, "DrawTwo")

    table.night(B, gavel=C, tryals={C: "puritan"})

    assert table.living() == [A, D, E, F]


@rule("SAL-R33", "SAL-S26")
@pytest.mark.parametrize("saved_by", ["gavel", "asylum", "confession"])
def test_a_victim_who_is_saved_does_not_cost_the_partner_anything(saved_by: str) -> None:
    table = linked(front={B: "asylum"} if saved_by == "asylum" else {})
    table.do(A, "DrawTwo")

    table.night(B, gavel=B if saved_by == "gavel" else D, tryals={B: "puritan"} if saved_by == "confession" else {})

    assert table.living() == [A, B, C, D, E, F]


@rule("SAL-R30", "SAL-CARD-18")
def test_a_linked_player_drags_the_partner_along_whatever_the_death() -> None:
    trial = linked(rows={B: LAST_TRYAL}).accuse(B)
    assert trial.living() == [A, D, E, F]

    confession = linked(rows={B: LAST_TRYAL})
    confession.do(A, "DrawTwo")
    confession.night(None, tryals={B: "puritan"})
    assert confession.living() == [A, D, E, F]

    conspiracy = scene(6, front={B: "matchmaker black_cat", C: "matchmaker"}, rows={B: LAST_TRYAL}, top="conspiracy")
    conspiracy.do(A, "DrawTwo")
    assert conspiracy.living() == [A, D, E, F]


@rule("SAL-R30", "SAL-RES-03")
def test_the_player_who_is_hit_dies_first_and_then_the_partner() -> None:
    table = linked(rows={B: LAST_TRYAL}).accuse(B)

    assert [event["of"] for event in table.told(None, "PlayerDied")] == [B, C]
    assert table.names_told("PlayerDied", "AllegianceStated") == ["PlayerDied", "AllegianceStated"] * 2
    assert table.row(C) == words("5 PURITAN")


@rule("SAL-MATCH-03", "SAL-R32", "SAL-CIT-15", "SAL-S37")
def test_mary_survives_her_partner_and_so_does_martha_copying_a_living_mary() -> None:
    for citizens in ({C: "mary_warren"}, {B: "mary_warren", C: "martha_corey"}):
        immune = scene(
            6,
            citizens=citizens,
            hands={A: "witness stocks"},
            front={C: "matchmaker", D: "matchmaker"},
            rows={D: LAST_TRYAL},
        )
        immune.accuse(D)
        assert immune.living() == [A, B, C, E, F]
        assert immune.front(C) == Counter(matchmaker=1)


@rule("SAL-MATCH-03", "SAL-S37")
def test_who_is_linked_to_mary_dies_with_her() -> None:
    table = scene(
        6,
        citizens={C: "mary_warren"},
        hands={A: "witness stocks"},
        front={C: "matchmaker", D: "matchmaker"},
        rows={C: LAST_TRYAL},
    )

    assert table.accuse(C).living() == [A, B, E, F]


@rule("SAL-R32", "SAL-MATCH-01")
def test_mary_too_discards_two_matchmakers() -> None:
    table = scene(citizens={B: "mary_warren"}, hands={A: "matchmaker stocks"}, front={B: "matchmaker"})

    table.do(A, "PlayBlue", on=B, card="matchmaker")

    assert table.front(B) == Counter()


@rule("SAL-R78")
def test_the_link_is_read_when_somebody_dies() -> None:
    table = scene(
        5,
        hands={A: "curse witness stocks"},
        front={B: "matchmaker", C: "matchmaker"},
        rows={B: LAST_TRYAL},
    )
    table.do(A, "PlayCurse", on=C, card="matchmaker")

    assert table.accuse(B).living() == [A, C, D, E]


@rule("SAL-R30")
def test_a_reveal_of_the_last_witch_card_ends_the_game_before_any_link() -> None:
    table = scene(hands={A: "witness"}, front={B: "matchmaker", C: "matchmaker"}, rows={B: "witch"})

    table.accuse(B)

    assert table.outcome.winners == (A, C, D)
    assert table.face_up(C) == []


@rule("SAL-MATCH-04", "SAL-R30", "SAL-D21")
def test_the_accuser_chooses_who_of_a_pair_dies_first_if_all_the_others_are_witches() -> None:
    def pair() -> Scene:
        table = scene(
            hands={C: "witness"},
            front={A: "matchmaker", B: "matchmaker"},
            rows={A: LAST_TRYAL, B: "witch"},
            passed=[C],
            dead=[D],
            active=C,
        )
        table.do(C, "PlayRed", on=A, card="witness")
        return table

    table = pair()
    assert table.asked() == {C: "ChooseFirstDeath"}
    assert table.default(C) == "DieFirst(by=2, first=0, second=1)"
    table.do(C, "DieFirst", first=B)
    assert table.outcome.winners == (A, D)

    other = pair()
    other.do(C, "DieFirst", first=A)
    assert other.outcome.winners == (B, C)
    assert other.outcome.reason == "everyone-is-a-witch"


@rule("SAL-R30", "SAL-S66")
def test_the_choice_is_asked_on_face_up_cards_only_and_counts_for_nothing_while_a_puritan_survives() -> None:
    table = scene(5, hands={A: "witness"}, front={B: "matchmaker", C: "matchmaker"}, rows={B: LAST_TRYAL, C: "witch"})
    table.accuse(B)
    assert table.asked() == {A: "ChooseFirstDeath"}
    assert table.match.view(None)["witch_cards_revealed"] == 1

    for first in (B, C):
        ending = table.clone()
        ending.do(A, "DieFirst", first=first)
        assert ending.outcome.winners == (A, B, D, E)


@rule("SAL-R30")
def test_no_choice_is_asked_while_a_witch_card_is_left_face_down() -> None:
    table = scene(
        6, hands={A: "witness"}, front={B: "matchmaker", C: "matchmaker"}, rows={B: LAST_TRYAL, C: "witch", D: "witch"}
    )

    table.accuse(B)

    assert table.living() == [A, D, E, F]
    assert table.asked() == {D: "ChooseAction"}


@rule("SAL-R30")
def test_the_drawer_of_night_chooses_even_dead_and_the_drawer_of_conspiracy_too() -> None:
    night = scene(5, front={A: "matchmaker", B: "matchmaker"}, rows={B: "witch"}, top="night")
    night.do(A, "DrawTwo")
    night.night(A, gavel=C)
    assert night.living() == [B, C, D, E]
    assert night.asked() == {A: "ChooseFirstDeath"}

    conspiracy = scene(
        5,
        front={C: "matchmaker black_cat", B: "matchmaker"},
        rows={B: "witch", C: LAST_TRYAL},
        top="conspiracy",
    )
    conspiracy.do(A, "DrawTwo")
    assert conspiracy.asked() == {A: "ChooseFirstDeath"}


# Who is asked


@rule("SAL-R30", "SAL-D21")
def test_the_drawer_of_night_chooses_for_a_pair_killed_by_a_confession() -> None:
    table = linked(rows={B: LAST_TRYAL, C: "witch"}, seats=5)
    table.do(A, "DrawTwo")

    table.night(None, tryals={B: "puritan"})

    assert table.asked() == {A: "ChooseFirstDeath"}
    assert table.default(A) == "DieFirst(by=0, first=1, second=2)"


@rule("SAL-R30", "SAL-ADV-04", "SAL-D21")
def test_the_accuser_chooses_although_the_accused_picked_the_tryal() -> None:
    table = scene(
        6,
        options="two_tryals",
        hands={A: "witness stocks"},
        front={B: "matchmaker", C: "matchmaker"},
        rows={B: "witch", C: "witch"},
    )
    table.do(A, "PlayRed", on=B, card="witness")
    table.do(A, "OfferOfTwo", one=0, other=1)
    assert table.asked() == {B: "ChooseOfTwo"}

    table.do(B, "RevealTrial", slot=0)

    assert table.asked() == {A: "ChooseFirstDeath"}


@rule("SAL-R30", "SAL-D21")
def test_the_drawer_of_night_chooses_in_anothers_turn_too() -> None:
    table = scene(
        6,
        citizens={E: "rebecca_nurse"},
        hands={A: "witness stocks"},
        front={B: "matchmaker", C: "matchmaker"},
        rows={C: "witch", D: "witch"},
        top="night",
    )
    table.do(A, "PlayRed", on=D, card="witness")
    table.do(A, "RevealTrial", of=D, slot=0)  # one of the two Witch cards
    table.do(E, "DrawOneCard")

    table.night(B, gavel=A)

    assert table.asked() == {E: "ChooseFirstDeath"}


@rule("SAL-R53", "SAL-LAW-05")
def test_both_of_a_pair_may_say_their_last_words() -> None:
    table = linked(rows={B: LAST_TRYAL}).accuse(B)
    assert table.living() == [A, D, E, F]

    table.act(C, "SayLastWords")
    table.act(B, "SayLastWords")

    assert table.told(None, "LastWordsSaid") == [{"by": C}, {"by": B}]
    assert table.permits(B, "SayLastWords") == table.permits(C, "SayLastWords") == []
