"""The ledger's scenarios of Conspiracy, Night and the deck they leave behind: S21 to S36."""

from __future__ import annotations

from collections import Counter

from sortilege.testing import rule
from tests.games.salem.playing import A, B, C, D, E, F, words
from tests.games.salem.scenes import scene


@rule("SAL-S21")
def test_a_conspiracy_drawn_first_is_played_out_before_the_second_card() -> None:
    table = scene(front={B: "black_cat"}, top="conspiracy evidence")

    table.do(A, "DrawTwo")
    table.do(A, "RevealTrial", of=B, slot=2)
    assert table.row(B)[2] == "PURITAN"
    assert set(table.asked().values()) == {"ChooseCardToTake"}
    assert list(table.asked()) == [A, B, C, D]

    table.exchange()
    assert table.told(None, "TrialPassed") == [
        {"source": B, "target": A, "face": None},
        {"source": C, "target": B, "face": None},
        {"source": D, "target": C, "face": None},
        {"source": A, "target": D, "face": None},
    ]
    assert table.hand(A) == Counter(evidence=1)
    assert table.discard() == Counter(conspiracy=1)
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S22")
def test_a_drawer_killed_by_their_own_black_cat_leaves_the_exchange_to_the_others() -> None:
    table = scene(
        6,
        options="more_witches",
        rows={A: "3 PURITAN 2 witch"},
        front={A: "black_cat"},
        top="conspiracy evidence",
    )

    table.do(A, "DrawTwo")
    table.do(A, "RevealTrial", of=A, slot=4)
    assert table.row(A) == words("3 PURITAN 2 WITCH")
    assert table.living() == [B, C, D, E, F]

    assert list(table.asked()) == [B, C, D, E, F]
    table.exchange()
    assert table.hand(A) == Counter()
    assert table.deck()[0] == "evidence"
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S23")
def test_who_takes_a_witch_card_becomes_a_witch_and_who_loses_it_stays_one() -> None:
    table = scene(rows={A: "witch"}, top="conspiracy accusation")
    table.do(A, "DrawTwo")

    table.exchange({D: "witch"})

    assert table.witches() == {A, D}
    assert "witch" not in table.row(A)
    assert "witch" in table.row(D)
    assert not table.match.over


@rule("SAL-S24")
def test_the_last_puritan_to_take_the_witch_card_wins_with_the_witches() -> None:
    table = scene(rows={A: "witch"}, passed=[B], dead=[D], top="conspiracy")
    assert table.witches() == {A, B}
    table.do(A, "DrawTwo")

    table.exchange({C: "witch"})

    assert table.outcome.winners == (A, B, C)
    assert table.outcome.reason == "everyone-is-a-witch"


@rule("SAL-S25")
def test_the_constables_office_goes_with_its_card() -> None:
    table = scene(rows={B: "constable", D: "witch"}, top="conspiracy night")
    table.do(A, "DrawTwo")
    table.exchange({A: "constable"})
    assert "constable" in table.row(A)
    table.strike(C)

    for seat, on in ((A, D), (B, C), (C, A), (D, A)):
        table.do(seat, "Protect", on=on)

    assert table.told(None, "EyesOpened") == [{"gavel": D}]


@rule("SAL-S26")
def test_the_gavel_saves_the_victim_who_is_named_all_the_same() -> None:
    table = scene(front={B: "matchmaker", C: "matchmaker"}, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=B)

    assert table.told(None, "VictimNamed") == [{"on": B}]
    assert table.told(None, "SavedByGavel") == [{"on": B}]
    assert table.living() == [A, B, C, D]


@rule("SAL-S27")
def test_neither_confession_nor_asylum_saves_the_partner_of_a_victim() -> None:
    table = scene(5, front={B: "matchmaker", C: "matchmaker asylum"}, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C, tryals={C: "puritan"})

    assert table.living() == [A, D, E]


@rule("SAL-S28")
def test_confessing_the_last_witch_card_ends_the_game_before_the_victim_is_named() -> None:
    table = scene(rows={B: "witch"}, top="night")
    table.do(A, "DrawTwo")
    table.strike(C)
    table.protect(A)

    table.confess({B: "witch"})

    assert table.outcome.winners == (A, C, D)
    assert table.told(None, "VictimNamed") == []


@rule("SAL-S29")
def test_confessing_ones_last_tryal_kills() -> None:
    table = scene(rows={B: "4 PURITAN"}, top="night")
    table.do(A, "DrawTwo")

    table.night(B, gavel=C, tryals={B: "puritan"})

    assert table.living() == [A, C, D]
    assert table.told(None, "VictimWasDead") == [{"on": B}]


@rule("SAL-S30")
def test_a_gavel_already_placed_outlives_the_constables_card() -> None:
    table = scene(rows={B: "constable"}, deck="night", rest=D)
    table.do(A, "DrawTwo")

    table.night(C, gavel=C, tryals={B: "constable"})
    assert table.told(None, "SavedByGavel") == [{"on": C}]

    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.strike(C)
    assert set(table.asked().values()) == {"ChooseConfession"}


@rule("SAL-S31")
def test_chance_decides_between_victims_named_by_as_many_witches() -> None:
    victims = set()
    for seed in range(12):
        table = scene(6, rows={A: "witch", C: "witch"}, top="night", seed=seed)
        table.do(A, "DrawTwo")
        for seat in range(6):
            table.do(seat, "Strike", on={A: B, C: D}.get(seat, E))
        victims.add(table.match.view(A)["victim"])

    assert victims == {B, D}


@rule("SAL-S32")
def test_nobody_is_the_victim_if_no_witch_answers_in_time() -> None:
    table = scene(top="night")
    table.do(A, "DrawTwo")
    for seat in range(4):
        assert table.seconds(seat) == 20
        assert table.default(seat) == f"PickNobody(by={seat})"

    table.night(None, gavel=A)

    assert len(table.told(None, "NobodyNamed")) == 1
    assert table.living() == [A, B, C, D]


@rule("SAL-S33")
def test_a_second_card_may_follow_a_night_drawn_first_but_not_one_drawn_second() -> None:
    first = scene(deck="night", hands={D: "20 accusation"})
    first.do(A, "DrawTwo")
    first.night(None)
    assert first.deck()[-1] == "night"
    assert len(first.deck()) == 59 - 20
    assert first.discard() == Counter()
    assert first.offers(A) == {"DrawSecondCard", "StopDrawing"}
    first.do(A, "DrawSecondCard")
    assert first.hand(A).total() == 1
    assert first.asked() == {B: "ChooseAction"}

    second = scene(deck="evidence night")
    second.do(A, "DrawTwo")
    second.night(None)
    assert second.hand(A) == Counter(evidence=1)
    assert second.asked() == {B: "ChooseAction"}


@rule("SAL-S34")
def test_a_night_that_tituba_moved_leaves_the_deck_as_it_is_until_it_is_empty() -> None:
    table = scene(citizens={A: "tituba"}, deck="3 accusation evidence stocks night")
    table.do(A, "RearrangeDeck")
    table.do(A, "PutNext", card="accusation")
    table.do(A, "PutNext", card="accusation")
    table.do(A, "PutNext", card="night")
    table.do(A, "LeaveTheRest")
    table.do(A, "DrawTwo")
    assert table.deck() == words("night accusation evidence stocks")

    table.do(B, "DrawTwo")
    table.night(None)
    assert table.deck() == words("accusation evidence stocks")
    assert table.match.view(None)["night_beside_deck"]
    table.do(B, "StopDrawing")
    table.do(C, "DrawTwo")
    assert table.told(None, "DeckReformed") == []
    assert table.deck() == ["stocks"]

    in_discard = table.discard().total()
    table.do(D, "DrawTwo")
    assert table.told(None, "DeckReformed") == [{"cards": in_discard + 1}]
    assert table.deck()[-1] == "night"
    assert len(table.told(None, "NightFell")) == 1


@rule("SAL-S35")
def test_a_deck_that_is_only_night_stops_the_draw_without_a_second_night() -> None:
    table = scene(deck="night", rest=D)
    table.do(A, "DrawTwo")
    table.night(None)
    assert table.deck() == ["night"]

    table.do(A, "DrawSecondCard")

    assert table.told(None, "DrawStopped") == [{"by": A}]
    assert len(table.told(None, "NightFell")) == 1
    assert table.deck() == ["night"]
    assert table.asked() == {B: "ChooseAction"}


@rule("SAL-S36")
def test_the_drawer_of_night_decides_whose_side_loses_first() -> None:
    table = scene(
        rows={B: "witch"},
        passed=[C],
        dead=[D],
        front={A: "matchmaker", B: "matchmaker"},
        active=C,
        top="night",
    )
    table.do(C, "DrawTwo")
    table.night(A)
    assert table.asked() == {C: "ChooseFirstDeath"}
    other = table.clone()

    table.do(C, "DieFirst", first=A)
    assert table.outcome.winners == (B, C)

    other.do(C, "DieFirst", first=B)
    assert other.outcome.winners == (A, D)
