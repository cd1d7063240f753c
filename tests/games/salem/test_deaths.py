"""Deaths, what they bring with them, and what changes with two players left. SAL-DEATH, SAL-TWO, SAL-RES-03."""

from __future__ import annotations

from collections import Counter

import pytest

from sortilege.testing import rule
from tests.games.salem.playing import LAST_TRYAL, A, B, C, D, E, F, Scene, words
from tests.games.salem.scenes import scene

# Who dies


@rule("SAL-DEATH-01", "SAL-S16")
@pytest.mark.parametrize(("row", "dies"), [("3 PURITAN", False), ("4 PURITAN", True)])
def test_a_player_without_face_down_tryals_is_dead(row: str, dies: bool) -> None:
    table = scene(hands={A: "witness stocks"}, rows={B: row}).accuse(B)

    assert (B not in table.living()) is dies


@rule("SAL-DEATH-02")
@pytest.mark.parametrize(("face", "dies"), [("witch", True), ("constable", False), ("puritan", False)])
def test_a_player_who_shows_a_witch_card_is_dead(face: str, dies: bool) -> None:
    table = scene(6, hands={A: "witness stocks"}, rows={B: face}).accuse(B)

    assert (B not in table.living()) is dies


@rule("SAL-DEATH-03")
def test_a_player_whom_the_witches_kill_at_night_is_dead() -> None:
    table = scene(5, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C)

    assert table.living() == [A, C, D, E]


# What a death does


@rule("SAL-DEATH-04", "SAL-R15", "SAL-S16")
def test_the_dead_discard_their_hand_and_all_that_lies_in_front_of_them() -> None:
    table = scene(
        hands={A: "witness stocks", B: "curse 2 accusation", C: "alibi"},
        front={B: "asylum 3 accusation stocks", C: "piety"},
        rows={B: LAST_TRYAL},
    )

    table.accuse(B)

    assert table.hand(B) == table.front(B) == Counter()
    assert table.discard() == Counter(words("curse 5 accusation asylum stocks witness"))
    assert table.hand(C) == Counter(alibi=1)
    assert table.front(C) == Counter(piety=1)


@rule("SAL-DEATH-05", "SAL-GEN-05")
def test_the_dead_show_all_their_tryals_a_second_witch_card_too() -> None:
    table = scene(6, options="more_witches", hands={A: "witness stocks"}, rows={B: "witch constable witch"})

    table.accuse(B)

    assert table.row(B) == words("WITCH CONSTABLE WITCH 2 PURITAN")
    assert table.match.view(None)["witch_cards_revealed"] == 2
    assert not table.match.over


@rule("SAL-DEATH-06", "SAL-S16")
def test_the_dead_say_whether_they_ever_held_a_witch_card() -> None:
    former = scene(5, hands={A: "witness stocks"}, rows={B: "witch", C: LAST_TRYAL}, passed=[C])
    former.accuse(C)
    assert former.told(None, "AllegianceStated") == [{"of": C, "witch": "yes"}]
    assert former.match.view(D)["players"][C]["witch"] is True

    puritan = scene(5, hands={A: "witness stocks"}, rows={C: LAST_TRYAL})
    puritan.accuse(C)
    assert puritan.told(None, "AllegianceStated") == [{"of": C, "witch": "no"}]
    assert puritan.match.view(D)["players"][C]["witch"] is False


@rule("SAL-ADV-02")
def test_a_silent_death_states_nothing_but_a_witch_card_that_is_shown_speaks_for_itself() -> None:
    table = scene(6, options="silent_death", hands={A: "witness stocks"}, rows={B: "witch", C: "witch"})

    table.accuse(B)

    assert table.told(None, "AllegianceStated") == []
    assert table.match.view(None)["players"][B]["witch"] is True


@rule("SAL-DEATH-07", "SAL-R06")
def test_the_dead_take_no_more_part() -> None:
    table = scene(5, dead=[B], hands={A: "accusation"}, deck="conspiracy night 8 accusation")
    table.do(A, "DrawTwo")
    assert list(table.asked()) == [A, C, D, E]
    table.exchange()
    assert list(table.asked()) == [A, C, D, E]
    for seat in (A, C, D, E):
        assert [option.arguments["on"] for option in table.options(seat)] == [A, C, D, E]
    table.strike(None)
    assert [option.arguments["on"] for option in table.options(A)] == [C, D, E]
    table.protect(None)
    assert list(table.asked()) == [A, C, D, E]
    table.confess()

    assert table.asked() == {C: "ChooseAction"}
    assert table.match.permissions(B) == ()


@rule("SAL-RES-03")
def test_a_death_goes_from_the_reveal_to_the_last_two() -> None:
    table = scene(
        dead=[D],
        hands={A: "witness", B: "curse"},
        front={B: "asylum", C: "piety"},
        rows={B: LAST_TRYAL, C: "witch"},
    )

    table.accuse(B)

    order = ["TrialRevealed", "PlayerDied", "CardDiscarded", "AllegianceStated", "TwoPlayersLeft", "CardSetAside"]
    assert list(dict.fromkeys(table.names_told(*order))) == order
    assert table.permits(B, "SayLastWords")


# John's share


@rule("SAL-CIT-14", "SAL-R29")
def test_john_takes_the_hand_and_the_blue_cards_of_the_dead_and_nothing_else() -> None:
    table = scene(
        citizens={C: "john_proctor"},
        hands={A: "witness stocks", B: "curse 2 accusation"},
        front={B: "asylum 3 accusation stocks"},
        rows={B: LAST_TRYAL},
    )

    table.accuse(B)

    assert table.hand(C) == Counter(words("curse 2 accusation asylum"))
    assert table.discard() == Counter(words("3 accusation stocks witness"))
    assert Counter(table.match.view(D)["players"][C]["hand"]) == Counter(["asylum", None, None, None])


@rule("SAL-R29", "SAL-CIT-12", "SAL-D22")
def test_john_and_martha_see_the_pool_and_must_pick_in_turn() -> None:
    table = scene(
        5,
        citizens={C: "john_proctor", D: "martha_corey"},
        hands={A: "witness stocks", B: "2 accusation curse"},
        rows={B: LAST_TRYAL},
    )
    table.accuse(B)

    assert table.asked() == {C: "ShareCards"}
    assert table.offers(C) == {"TakeShare"}
    assert table.default(C) == "RANDOM"
    table.do(C, "TakeShare", card="accusation")
    assert table.asked() == {D: "ShareCards"}
    assert [option.arguments["card"] for option in table.options(D)] == ["accusation", "curse"]
    table.do(D, "TakeShare", card="accusation")
    assert table.hand(C) == Counter(accusation=1, curse=1)  # the last card is nobody's choice
    assert [event["card"] for event in table.told(E, "CardInherited")] == [None] * 3
    assert [event["card"] for event in table.told(D, "CardInherited")] == words("2 accusation curse")


@rule("SAL-R28", "SAL-R29")
def test_a_death_that_makes_john_her_source_lets_martha_share_it() -> None:
    table = scene(
        5,
        citizens={B: "john_proctor", D: "martha_corey"},
        hands={A: "witness stocks", C: "alibi curse"},
        rows={C: LAST_TRYAL},
    )

    table.accuse(C)

    assert table.asked() == {B: "ShareCards"}
    table.do(B, "TakeShare", card="curse")
    assert table.hand(D) == Counter(alibi=1)


@rule("SAL-R29", "SAL-S41")
def test_what_john_leaves_is_discarded() -> None:
    table = scene(
        citizens={B: "john_proctor", C: "martha_corey"},
        hands={A: "witness stocks", B: "curse"},
        front={B: "asylum"},
        rows={B: LAST_TRYAL},
    )

    table.accuse(B)

    assert table.hand(C) == Counter()  # she copied him, and has nobody to copy now
    assert table.discard() == Counter(words("curse asylum witness"))


# Martha at a death


@rule("SAL-R28", "SAL-CIT-13")
def test_martha_is_tried_by_the_next_player_if_the_accuser_died_or_is_herself() -> None:
    died = scene(
        6,
        citizens={B: "george_burroughs", C: "martha_corey"},
        hands={A: "witness"},
        front={A: "matchmaker", B: "matchmaker accusation", C: "7 accusation"},
        rows={B: LAST_TRYAL},
    )
    died.accuse(B)
    assert died.living() == [C, D, E, F]
    assert died.asked() == {D: "ChooseTrial"}

    herself = scene(
        5,
        citizens={B: "george_burroughs", C: "martha_corey"},
        hands={C: "witness stocks"},
        front={B: "accusation", C: "7 accusation"},
        rows={B: LAST_TRYAL},
        active=C,
    )
    herself.do(C, "PlayRed", on=B, card="witness")
    assert herself.asked() == {D: "ChooseTrial"}
    herself.do(D, "RevealTrial", of=C, slot=0)
    assert herself.asked() == {C: "ChooseAction"}


@rule("SAL-R28")
@pytest.mark.parametrize(("accusations", "tried"), [(6, False), (7, True)])
def test_only_enough_accusations_put_martha_on_trial_and_thomas_gets_no_early_one(
    accusations: int, tried: bool
) -> None:
    table = scene(
        5,
        citizens={A: "thomas_danforth", B: "george_burroughs", C: "martha_corey"},
        hands={A: "witness stocks"},
        front={B: "accusation", C: f"{accusations} accusation"},
        rows={B: LAST_TRYAL},
    )

    table.accuse(B)

    assert ("ChooseTrial" in table.asked().values()) is tried
    assert "OfferEarlyTrial" not in table.asked().values()


@rule("SAL-R28")
def test_a_trial_of_martha_that_nobody_brought_gives_ann_and_abigail_nothing() -> None:
    for accuser in ("ann_putnam", "abigail_williams"):
        table = scene(
            5,
            citizens={A: accuser, B: "george_burroughs", C: "martha_corey"},
            front={A: "accusation", B: "asylum", C: "7 accusation"},
            rows={B: LAST_TRYAL},
            top="night",
        )
        table.do(A, "DrawTwo")
        table.night(None, tryals={B: "puritan"})
        assert table.living() == [A, C, D, E]
        assert table.asked() == {A: "ChooseTrial"}
        table.do(A, "RevealTrial", of=C, slot=0)
        assert table.asked() == {A: "OfferSecondCard"}


@rule("SAL-R28", "SAL-RES-05")
def test_at_night_martha_is_tried_after_the_verdict_and_before_the_deck_is_formed() -> None:
    table = scene(
        5, citizens={B: "george_burroughs", C: "martha_corey"}, front={C: "7 accusation"}, deck="accusation night"
    )
    table.do(A, "DrawTwo")
    table.night(B, gavel=D)
    table.do(A, "RevealTrial", of=C, slot=0)

    order = ["VictimNamed", "PlayerDied", "TrialHeld", "NightEnded", "DeckReformed"]
    assert table.names_told(*order) == order
    assert table.asked() == {C: "ChooseAction"}


# Two players left


def two_left(**cards: dict[int, str]) -> Scene:
    """D is dead, and A's Witness kills B: A and C, a Witch, are left."""
    hands = {A: "witness", **cards.get("hands", {})}
    table = scene(dead=[D], hands=hands, front=cards.get("front", {}), rows={B: LAST_TRYAL, C: "witch"})
    return table.accuse(B)


@rule("SAL-TWO-01", "SAL-R49", "SAL-S47")
def test_with_two_left_blue_cards_in_front_and_in_hand_are_out_of_the_game() -> None:
    table = two_left(hands={A: "witness piety accusation", C: "asylum"}, front={A: "black_cat", C: "matchmaker stocks"})

    assert table.aside() == Counter(words("piety asylum black_cat matchmaker"))
    assert table.hand(A) == Counter(accusation=1)
    assert table.front(C) == Counter(stocks=1)
    assert Counter(table.match.view(None)["set_aside"]) == table.aside()
    assert table.discard() == Counter(witness=1)


@rule("SAL-TWO-03", "SAL-S47")
def test_with_two_left_scapegoat_and_robbery_go_the_same_way() -> None:
    table = two_left(hands={A: "witness scapegoat arson", C: "robbery alibi"})

    assert table.aside() == Counter(scapegoat=1, robbery=1)
    assert table.hand(A) == Counter(arson=1)
    assert table.hand(C) == Counter(alibi=1)


@rule("SAL-TWO-01")
def test_with_three_left_nothing_is_set_aside() -> None:
    table = scene(5, dead=[E], hands={A: "witness", C: "robbery"}, front={A: "asylum"}, rows={B: LAST_TRYAL})

    table.accuse(B)

    assert table.living() == [A, C, D]
    assert table.aside() == Counter()


@rule("SAL-TWO-02", "SAL-R49", "SAL-RES-06", "SAL-S47")
def test_with_two_left_a_card_that_is_out_of_the_game_is_replaced_when_drawn() -> None:
    table = scene(dead=[C, D], rows={B: "witch"}, top="piety robbery accusation scapegoat evidence witness")

    table.do(A, "DrawTwo")

    assert table.hand(A) == Counter(accusation=1, evidence=1)
    assert table.aside() == Counter(piety=1, robbery=1, scapegoat=1)
    assert [event["card"] for event in table.told(None, "CardSetAside")] == words("piety robbery scapegoat")
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-R49")
def test_with_two_left_samuel_takes_nothing_that_is_out_of_the_game() -> None:
    table = scene(
        dead=[C, D], rows={B: "witch"}, citizens={A: "samuel_parris"}, discard="piety robbery scapegoat alibi"
    )

    table.do(A, "TakeFromDiscard")

    assert table.hand(A) == Counter(alibi=1)
    only_those = scene(dead=[C, D], rows={B: "witch"}, citizens={A: "samuel_parris"}, discard="piety robbery scapegoat")
    assert "TakeFromDiscard" not in only_those.offers(A)


@rule("SAL-R49", "SAL-RES-03")
def test_john_takes_his_share_before_it_is_set_aside() -> None:
    table = scene(
        dead=[D],
        citizens={A: "john_proctor"},
        hands={A: "witness", B: "robbery alibi"},
        front={B: "asylum"},
        rows={B: LAST_TRYAL, C: "witch"},
    )

    table.accuse(B)

    assert [event["by"] for event in table.told(None, "CardInherited")] == [A, A, A]
    assert table.hand(A) == Counter(alibi=1)
    assert table.aside() == Counter(robbery=1, asylum=1)


@rule("SAL-RES-03", "SAL-TWO-01")
def test_a_pair_that_leaves_two_players_is_set_aside_for_once() -> None:
    table = scene(hands={A: "witness stocks"}, front={B: "matchmaker", C: "matchmaker"}, rows={B: LAST_TRYAL})

    table.accuse(B)

    assert table.living() == [A, D]
    assert len(table.told(None, "TwoPlayersLeft")) == 1
