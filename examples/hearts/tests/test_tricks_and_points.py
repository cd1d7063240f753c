"""What may be played, who takes it and what it costs."""

from __future__ import annotations

import pytest

from hearts import RULESET
from hearts.components import BOOK, CARD, KEEP
from hearts.state import Hearts
from hearts.steps import OPEN_PLAY
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import IllegalChoice, Match
from sortilege.kernel.sets import group_of
from sortilege.testing.marks import rule

SUITS = {"C": "clubs", "D": "diamonds", "S": "spades", "H": "hearts"}
RANKS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def card(short: str) -> str:
    """The name of a card written as `10D` or `QS`."""
    return f"{SUITS[short[-1]]}-{RANKS.get(short[:-1], short[:-1])}"


def table(*hands: str) -> Match:
    """A deal of which nothing is passed, with these hands; they may be shorter than thirteen cards."""
    game = Hearts()
    game.seed_stream(key_from(1))
    game.sit_down(BOOK, 0, 4, 0)
    game.way = KEEP
    for seat, held in enumerate(hands):
        game.hands[seat] = group_of([CARD.values[card(short)] for short in held.split()])
    game.then(OPEN_PLAY.of())
    game.advance()
    return Match(RULESET, game, {})


def play(match: Match, cards: str) -> None:
    """Cards played in turn by whoever is asked."""
    for short in cards.split():
        seat = match.asks[0].seat
        match.answer(seat, f"PlayCard(by={seat}, card={card(short)})")


def offered(match: Match) -> set[str]:
    return {str(option.arguments["card"]) for option in match.asks[0].options}


def cards(shorts: str) -> set[str]:
    return {card(short) for short in shorts.split()}


def why_not(match: Match, short: str) -> str:
    seat = match.asks[0].seat
    with pytest.raises(IllegalChoice) as refused:
        match.answer(seat, f"PlayCard(by={seat}, card={card(short)})")
    return refused.value.reason.message


@rule("HEA-TRK-01", "HEA-TRK-03")
def test_the_two_of_clubs_is_led_and_the_others_follow_to_the_left() -> None:
    match = table("3C 4D", "5C 6D", "2C 7D", "8C 9D")

    assert match.view(None)["players"][2]["trick"] == card("2C")
    assert [ask.seat for ask in match.asks] == [3]
    play(match, "8C")
    assert [ask.seat for ask in match.asks] == [0]
    assert why_not(match, "5C") == "not-held"
    play(match, "3C")
    assert [ask.seat for ask in match.asks] == [1]


@rule("HEA-TRK-02")
def test_whoever_can_follow_must() -> None:
    match = table("2C 4D", "5C 9C 6D AS", "7D 8D", "8C 9D")

    assert offered(match) == cards("5C 9C")
    assert why_not(match, "6D") == "must-follow"
    play(match, "5C")
    assert offered(match) == cards("7D 8D")


@rule("HEA-TRK-04")
def test_the_first_trick_takes_no_points_from_whoever_has_anything_else() -> None:
    match = table("2C 4D", "QS 3H 6D", "QS 3H", "8C 9D")

    assert offered(match) == cards("6D")
    assert why_not(match, "QS") == "no-points-yet"
    assert why_not(match, "3H") == "no-points-yet"
    play(match, "6D")
    assert offered(match) == cards("QS 3H")


@rule("HEA-TRK-04")
def test_later_tricks_take_points_from_whoever_cannot_follow() -> None:
    match = table("2C AD 5S", "3C KS 3H", "4C 8D 9D", "5C 9S 10S")
    play(match, "3C 4C 5C")

    play(match, "9S 5S")

    assert offered(match) == cards("KS")
    play(match, "KS")
    assert offered(match) == cards("8D 9D")


@rule("HEA-TRK-05", "HEA-TRK-06")
def test_hearts_are_led_once_a_heart_has_been_played() -> None:
    match = table("AC 2C 7H 8H", "3C 9H 10H 6D", "4C 5D 6S 7S", "5C 2D 3D 4D")
    play(match, "3C 4C 5C")
    assert offered(match) == cards("2D 3D 4D")
    play(match, "4D")
    assert match.view(None)["hearts_broken"] is False
    play(match, "7H")
    assert match.view(None)["hearts_broken"] is True
    play(match, "6D 5D")

    assert [ask.seat for ask in match.asks] == [1]
    assert offered(match) == cards("9H 10H")


@rule("HEA-TRK-05")
def test_the_queen_of_spades_breaks_hearts_too() -> None:
    match = table("2C 3S 7H", "3C QS 8H", "4C 4S 9H", "AC KS 2H")
    play(match, "3C 4C AC")
    assert offered(match) == cards("KS")
    assert why_not(match, "2H") == "not-broken"

    play(match, "KS 3S QS")
    assert match.view(None)["hearts_broken"] is True


@rule("HEA-TRK-06")
def test_whoever_has_nothing_but_hearts_leads_one_and_shows_it() -> None:
    match = table("2C 3S 7D", "3C 5S 8H", "4C 4S 9H", "AC 2H 3H")
    play(match, "3C 4C AC")

    assert offered(match) == cards("2H 3H")
    play(match, "3H")
    assert match.view(None)["players"][3]["out_of"] == ["clubs", "diamonds", "spades"]


@rule("HEA-TRK-07")
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    match = table("2C 4D 9C", "AD 6D 7S", "KC 8D 3C", "QC 9D 4C")

    play(match, "AD KC QC")

    assert match.view(None)["leader"] == 2
    assert [ask.seat for ask in match.asks] == [2]


@rule("HEA-TRK-08")
def test_the_last_card_is_played_unasked_and_a_single_one_before_is_asked_for() -> None:
    game = table("2C 4D", "3C 5D", "4C 6D", "5C 7D").game
    assert isinstance(game, Hearts)
    game.tricks = 11
    match = Match(RULESET, game, {})

    assert [str(option.arguments["card"]) for option in match.asks[0].options] == [card("3C")]
    play(match, "3C 4C 5C")

    assert match.over


def finished(*taken: str) -> Match:
    """The end of a deal in which each seat has taken these cards."""
    game = table("2C 2D", "3C 3D", "4C 4D", "5C 5D").game
    assert isinstance(game, Hearts)
    game.tricks = 11
    for seat, held in enumerate(taken):
        game.taken[seat] = group_of([CARD.values[card(short)] for short in held.split()])
    match = Match(RULESET, game, {})
    play(match, "3C 4C 5C")
    return match


HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"


@rule("HEA-PTS-01", "HEA-PTS-02", "HEA-PTS-04")
def test_a_heart_costs_one_the_queen_thirteen_and_the_fewest_points_win() -> None:
    outcome = finished("QS 2H KS", "3H AC", "4H 5H 6H 7H 8H 9H 10H", "JH QH KH AH").outcome

    assert outcome is not None
    assert list(outcome.scores) == [12, 25, 19, 22]
    assert outcome.winners == (1,)
    assert outcome.reason == "fewest"


@rule("HEA-PTS-04")
def test_whoever_is_level_shares_the_win() -> None:
    outcome = finished("QS", HEARTS, "AC", "").outcome

    assert outcome is not None
    assert outcome.winners == (2, 3)


@rule("HEA-PTS-03")
def test_all_points_in_one_hand_cost_the_others() -> None:
    match = finished("", "AS", f"QS {HEARTS}", "KS")

    assert match.outcome is not None
    assert list(match.outcome.scores) == [0, 0, 26, 0]
    assert match.outcome.winners == (2,)
    assert match.outcome.reason == "moon"
    assert match.events(None)[-1].name == "MoonShot"


@rule("HEA-PTS-03")
def test_all_hearts_without_the_queen_are_no_moon() -> None:
    outcome = finished("QS", "AS", HEARTS, "KS").outcome

    assert outcome is not None
    assert list(outcome.scores) == [13, 26, 13, 26]


@rule("HEA-CLK-01")
def test_a_clock_plays_the_lowest_card_that_may_be_played() -> None:
    match = table("2C 4D", "9C 5C 2D", "4C 6D", "6C 7D")

    assert str(match.asks[0].default) == f"PlayCard(by=1, card={card('5C')})"
