"""The deal, and the three cards that change hands before the first trick."""

from __future__ import annotations

from collections import Counter

import pytest

from hearts import RULESET
from hearts.components import CARD, WAY
from hearts.state import Hearts
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.kernel.sets import members
from sortilege.kernel.step import RANDOM
from sortilege.testing.marks import rule


def deal(seed: int) -> Match:
    return Match(RULESET, RULESET.start("standard", 4, {}, key_from(seed)), {})


def deal_that_passes(way: str) -> Match:
    """The first deal in which cards go that way."""
    return next(match for match in map(deal, range(100)) if match.view(None)["way"] == way)


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.view(seat)["players"][seat]["hand"]
    return cards


def pass_three(match: Match, seat: int, cards: list[str]) -> None:
    for card in cards:
        match.answer(seat, f"PassCard(by={seat}, card={card})")


@rule("HEA-DEA-01")
def test_all_cards_are_dealt_thirteen_to_each() -> None:
    match = deal_that_passes("left")

    hands = [hand(match, seat) for seat in range(4)]

    assert [len(cards) for cards in hands] == [13, 13, 13, 13]
    assert sorted(card for cards in hands for card in cards) == sorted(CARD.labels)


@rule("HEA-DEA-02")
def test_each_way_of_passing_is_as_likely() -> None:
    ways = Counter(RULESET.start("standard", 4, {}, seed).way for seed in range(1000))  # type: ignore[attr-defined]

    assert sorted(ways) == [0, 1, 2, 3]
    assert all(200 < many < 300 for many in ways.values())


@rule("HEA-DEA-02")
def test_where_cards_are_kept_nobody_is_asked_to_pass() -> None:
    match = deal_that_passes("keep")

    assert match.view(None)["stage"] == "tricks"
    assert [event.name for event in match.events(None)] == ["CardsDealt", "CardPlayed"]


@rule("HEA-PAS-01")
def test_everybody_puts_three_cards_of_their_own_aside_and_waits_for_nobody() -> None:
    match = deal_that_passes("across")
    before = hand(match, 2)

    assert [ask.seat for ask in match.asks] == [0, 1, 2, 3]
    assert [str(option.arguments["card"]) for option in match.asks[2].options] == before
    pass_three(match, 2, before[:2])
    assert {ask.seat for ask in match.asks} == {0, 1, 2, 3}
    assert hand(match, 2) == before[2:]
    with pytest.raises(IllegalChoice, match="not-in-hand"):
        pass_three(match, 2, before[:1])
    pass_three(match, 2, before[2:3])
    assert [ask.seat for ask in match.asks] == [0, 1, 3]


@rule("HEA-PAS-02")
@pytest.mark.parametrize(("way", "further"), [("left", 1), ("across", 2), ("right", 3)])
def test_cards_are_handed_over_when_all_have_put_three_aside(way: str, further: int) -> None:
    match = deal_that_passes(way)
    passed = [hand(match, seat)[5:8] for seat in range(4)]

    for seat in range(3):
        pass_three(match, seat, passed[seat])
    assert [len(hand(match, seat)) for seat in range(4)] == [10, 10, 10, 13]
    pass_three(match, 3, passed[3])

    game = match.game
    assert isinstance(game, Hearts)
    assert WAY.labels[game.way] == way
    for seat in range(4):
        receiver = (seat + further) % 4
        assert match.view(receiver)["players"][receiver]["received"] == passed[seat]
        held = {CARD.labels[card] for card in members(game.hands[receiver] | game.played)}
        assert set(passed[seat]) <= held


@rule("HEA-PAS-03")
def test_only_giver_and_receiver_know_what_was_passed() -> None:
    match = deal_that_passes("left")
    passed = [hand(match, seat)[:3] for seat in range(4)]
    for seat in range(4):
        pass_three(match, seat, passed[seat])

    for eyes in (0, 1, 2, 3, None):
        for event in match.events(eyes):
            if event.name == "CardsPassed":
                told = [event.fields[place] for place in ("first", "second", "third")]
                by = int(str(event.fields["by"]))
                assert told == (passed[by] if eyes in (by, (by + 1) % 4) else [None, None, None])


@rule("HEA-CLK-01")
def test_a_clock_passes_any_card() -> None:
    match = deal_that_passes("right")

    assert match.asks[0].default is RANDOM
