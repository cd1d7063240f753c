"""Martha Corey copying each Citizen who acts, and the trials that a death brings her. SAL-CIT-11, SAL-R28, SAL-R29."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene, words
from tests.games.salem.scenes import fall, scene


def martha(source: str, **arranged: object) -> Scene:
    """B's turn: B is Martha and has the ability of A, to her right."""
    return scene(citizens={A: source, B: "martha_corey"}, active=B, **arranged)  # type: ignore[arg-type]  # a scene's


# What she copies


@rule("SAL-CIT-11", "SAL-CIT-04", "SAL-D07")
@pytest.mark.parametrize(("before", "asked"), [(4, "ChooseAction"), (5, "OfferEarlyTrial"), (6, "ChooseTrial")])
def test_copying_thomas_she_may_hold_a_trial_one_accusation_early(before: int, asked: str) -> None:
    table = martha("thomas_danforth", hands={B: "2 accusation"}, front={C: f"{before} accusation"})

    table.do(B, "PlayRed", on=C, card="accusation")

    assert table.asked() == {B: asked}
    if asked == "OfferEarlyTrial":
        table.do(B, "HoldTrial", accused=C)
        assert table.asked() == {B: "ChooseTrial"}


@rule("SAL-CIT-11", "SAL-CIT-18", "SAL-D08")
def test_copying_ann_she_may_draw_two_cards_before_the_tryal_is_revealed() -> None:
    table = martha("ann_putnam", hands={B: "witness"}, top="evidence curse")
    table.do(B, "PlayRed", on=C, card="witness")
    assert table.asked() == {B: "OfferTwoCards"}

    table.do(B, "DrawBeforeTrial")

    assert table.hand(B) == Counter(evidence=1, curse=1)
    assert table.asked() == {B: "ChooseTrial"}


@rule("SAL-CIT-11", "SAL-CIT-17", "SAL-D11")
def test_copying_abigail_she_may_discard_her_red_cards_after_a_trial() -> None:
    table = martha("abigail_williams", hands={B: "witness stocks"}, front={B: "2 accusation"})
    table.do(B, "PlayRed", on=C, card="witness")
    table.do(B, "RevealTrial", of=C, slot=0)
    assert table.asked() == {B: "OfferClearing"}

    table.do(B, "ClearOwnReds")

    assert table.accusations(B) == 0


@rule("SAL-CIT-11", "SAL-CIT-19", "SAL-D13")
def test_copying_giles_she_may_show_two_accusations_for_a_third_card() -> None:
    table = martha("giles_corey", top="2 accusation evidence")
    table.do(B, "DrawTwo")
    assert table.asked() == {B: "OfferThirdCard"}

    table.do(B, "ShowAccusations")

    assert table.hand(B) == Counter(words("2 accusation evidence"))


@rule("SAL-CIT-11", "SAL-CIT-22", "SAL-D20", "SAL-R27")
def test_copying_phips_she_may_confess_without_revealing_once() -> None:
    table = martha("william_phips", deck="night", rest=D)
    table.do(B, "DrawTwo")
    table.strike(B)
    table.protect(C)
    assert [seat for seat in range(4) if "ConfessWithoutRevealing" in table.offers(seat)] == [A, B]

    table.confess({B: "nothing"})
    table.confess()
    assert table.told(None, "SavedByConfession") == [{"on": B}]
    assert table.face_up(B) == []
    table.do(B, "StopDrawing")
    table.do(C, "DrawTwo")
    table.strike(None)
    table.protect(None)
    assert [seat for seat in range(4) if "ConfessWithoutRevealing" in table.offers(seat)] == [A]


@rule("SAL-R26", "SAL-R27", "SAL-CIT-11")
def test_when_martha_rearranges_the_deck_titubas_order_is_known_no_more() -> None:
    table = scene(citizens={A: "tituba", B: "martha_corey"}, hands={A: "stocks"}, deck="evidence curse witness night")
    table.do(A, "RearrangeDeck")
    table.do(A, "LeaveTheRest")
    table.do(A, "PlayStocks", on=C)
    assert table.match.view(A)["deck"] == ["night", "witness", "curse", "evidence"]

    table.do(B, "RearrangeDeck")
    assert table.match.view(A)["deck"] == [None] * 4
    table.do(B, "LeaveTheRest")

    assert table.match.view(A)["deck"] == [None] * 4
    assert table.match.view(B)["deck"] == ["night", "witness", "curse", "evidence"]


@rule("SAL-CIT-12", "SAL-R29")
@pytest.mark.parametrize(("john", "martha"), [(C, D), (E, A)])
def test_john_picks_first_wherever_martha_sits(john: int, martha: int) -> None:
    table = scene(
        5,
        citizens={john: "john_proctor", martha: "martha_corey"},
        hands={A: "witness stocks", B: "arson curse alibi"},
        rows={B: LAST_TRYAL},
    )

    table.accuse(B)

    assert table.asked() == {john: "ShareCards"}
    table.do(john, "TakeShare", card="arson")
    assert table.asked() == {martha: "ShareCards"}


# Her trials


def george_dies(top: str, **arranged: object) -> Scene:
    """A's turn. George is B, Martha is C with seven accusations, Rebecca is E and may draw for a Tryal of D's."""
    table = scene(
        7,
        citizens={B: "george_burroughs", C: "martha_corey", E: "rebecca_nurse"},
        hands={A: "witness stocks"},
        top=top,
        **arranged,  # type: ignore[arg-type]  # a scene's
    )
    table.do(A, "PlayRed", on=D, card="witness")
    table.do(A, "RevealTrial", of=D, slot=0)
    assert table.asked() == {E: "OfferOneCard"}
    return table


@rule("SAL-R28")
def test_who_drew_night_in_anothers_turn_tries_martha() -> None:
    table = george_dies("night", front={C: "7 accusation"})
    table.do(E, "DrawOneCard")
    assert table.told(None, "NightFell") == [{"by": E}]

    table.night(B, gavel=F)

    assert table.asked() == {E: "ChooseTrial"}


@rule("SAL-R28", "SAL-R17")
def test_who_drew_conspiracy_in_anothers_turn_tries_martha() -> None:
    table = george_dies("conspiracy", front={B: "black_cat", C: "7 accusation"}, rows={B: LAST_TRYAL})

    table.do(E, "DrawOneCard")

    assert table.living() == [A, C, D, E, F, 6]
    assert table.asked() == {E: "ChooseTrial"}


@rule("SAL-R24", "SAL-RES-05", "SAL-R28")
def test_what_a_trial_of_martha_at_night_earns_rebecca_waits_for_the_end_of_the_night() -> None:
    table = fall(
        scene(
            6,
            citizens={B: "george_burroughs", C: "martha_corey", E: "rebecca_nurse"},
            front={C: "7 accusation"},
            deck="night",
        )
    )
    table.night(B, gavel=D)
    assert table.asked() == {A: "ChooseTrial"}

    table.do(A, "RevealTrial", of=C, slot=0)

    assert table.asked() == {E: "OfferOneCard"}
    order = ["TrialHeld", "TrialRevealed", "NightEnded", "DeckReformed"]
    assert list(dict.fromkeys(table.names_told(*order)[-4:])) == order
    table.do(E, "DrawOneCard")
    assert table.asked() == {A: "OfferSecondCard"}


@rule("SAL-R22", "SAL-RES-07", "SAL-R28", "SAL-S68")
def test_what_a_trial_of_martha_in_a_conspiracy_earns_rebecca_waits_for_the_exchange() -> None:
    table = scene(
        6,
        citizens={B: "george_burroughs", C: "martha_corey", E: "rebecca_nurse"},
        front={B: "black_cat", C: "7 accusation"},
        rows={B: LAST_TRYAL},
        top="conspiracy 9 accusation",
    )
    table.do(A, "DrawTwo")
    assert table.asked() == {A: "ChooseTrial"}

    table.do(A, "RevealTrial", of=C, slot=0)
    assert set(table.asked().values()) == {"ChooseCardToTake"}
    table.exchange()

    for _ in range(2):  # one for George's last Tryal, one for Martha's
        assert table.asked() == {E: "OfferOneCard"}
        table.do(E, "DrawOneCard")
    assert table.hand(E).total() == 2
    assert table.asked() == {C: "ChooseAction"}
