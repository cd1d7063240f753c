"""What each card is worth: counted by occasion, with intervals over games, and of cards only."""

from __future__ import annotations

import pytest

from sortilege import COMPILED, ruleset
from sortilege.content import ContentFile
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import CardSeen, GameSeen, watch
from sortilege.lab.worth import cards

NOT_PLAYED = {
    "salem": {"card-night", "card-conspiracy"},
    "traverse": {"card-D-EXILE", "card-D-RETURN", "card-D-NIFFLER", "card-D-PIXIES", "card-D-SIGNING"},
}
"""Cards that happen to a player: no answer plays them."""
SELDOM = "card-black_cat"
"""It is seldom in anybody's hand."""
JUNIOR = {f"item-{one}" for one in ContentFile("traverse", "shops").ids("item")}
ZOONS = ContentFile("zoondo", "zoons").rows("zoon")
GAMES_OF_CARDS = ("zoondo", "traverse", "animaux", "salem", "ecole")
GAMES = 200 if COMPILED else 3
"""Random games: of plain sources a few, on the build as many as it takes until every card has been played."""


def seen(number: int, winners: list[int], *rows: list[CardSeen]) -> GameSeen:
    return GameSeen(number, winners, 0, 10, "end", [[] for _ in rows], list(rows))


def printed(game: str, mode: str) -> set[str]:
    """The cards of a mode that a player can play."""
    found = {f"{kind.name}-{label}" for kind in ruleset(game).learning.cards for label in kind.labels}
    found -= NOT_PLAYED.get(game, set())
    if game == "traverse" and mode == "junior":
        return JUNIOR
    if game == "animaux":
        kinds = {"initiation": ("character",), "apprenti": ("character", "spell"), "confirme": ("character", "event")}
        return {one for one in found if one.partition("-")[0] in kinds[mode]}
    if game == "zoondo" and mode != "recruit":
        return found - {f"card-{row['id']}" for row in ZOONS if row.get("extra")}
    return found


def always(game: str, mode: str) -> set[str]:
    """Those of them that so many games play: most Emblems cannot move, and are played only by recruiting them."""
    emblems = {f"card-{row['id']}" for row in ZOONS if row["type"] == "emblem"}
    return printed(game, mode) - {SELDOM} - (emblems if game == "zoondo" and mode != "recruit" else set())


@pytest.mark.parametrize(("game", "mode"), [(game, mode) for game in GAMES_OF_CARDS for mode in ruleset(game).modes])
def test_every_printed_card_that_games_play_is_told(game: str, mode: str) -> None:
    setting = Setting.check(game, mode, None, None, 0, ("random",))
    found = {one.what for one in cards([watch(setting, number)[0] for number in range(GAMES)])}

    assert found
    assert found <= printed(game, mode)
    assert not COMPILED or found >= always(game, mode)


def test_an_occasion_is_a_decision_in_which_the_card_could_be_played() -> None:
    games = [
        seen(0, [0], [CardSeen("magic-x", 1, 4)], [CardSeen("magic-x", 0, 2)]),
        seen(1, [1], [CardSeen("magic-x", 2, 1)], []),
        seen(2, [0], [CardSeen("magic-x", 1, 0)], []),
    ]

    (card,) = cards(games)

    assert (card.what, card.cases, card.played, card.left) == ("magic-x", 3, 4, 7)
    assert card.share == 0.5
    assert card.fair == 0.8
    assert card.difference == -0.3


def test_one_game_of_many_decisions_counts_as_one_game() -> None:
    few = [seen(number, [number % 2], [CardSeen("magic-x", 1, 1)], []) for number in range(40)]
    many = [seen(number, [number % 2], [CardSeen("magic-x", 50, 50)], []) for number in range(40)]

    assert cards(few)[0].interval == cards(many)[0].interval
    assert cards(many)[0].interval[0] < 0.36


def test_where_a_card_was_left_each_seat_counts_as_where_it_was_played() -> None:
    """Seat 0 wins all games and plays the card nine times of ten; seat 1 plays it once in ten."""
    games = [seen(0, [0], [CardSeen("magic-x", 9, 1)], [CardSeen("magic-x", 1, 9)]) for _ in range(30)]

    (card,) = cards(games)

    assert (card.share, card.fair, card.difference) == (0.9, 0.9, 0.0)


def test_what_was_never_left_is_compared_with_nothing() -> None:
    games = [seen(number, [0], [CardSeen("magic-x", 1, 0)], [CardSeen("magic-y", 0, 3)]) for number in range(5)]

    (card,) = cards(games)

    assert (card.what, card.left, card.fair_interval) == ("magic-x", 0, (0.0, 1.0))
    assert card.difference_interval == (-1.0, 1.0)


def test_the_interval_of_a_difference_holds_what_is_true() -> None:
    """Whoever plays it wins three games of four, whoever leaves it one: half of all, seen in 400 games."""
    games = [
        seen(number, [0] if number % 4 else [1], [CardSeen("magic-x", number // 200, 1 - number // 200)], [])
        for number in range(200, 400)
    ]
    games += [
        seen(number, [1] if number % 4 else [0], [CardSeen("magic-x", number // 200, 1 - number // 200)], [])
        for number in range(200)
    ]

    (card,) = cards(games)

    low, high = card.difference_interval
    assert card.difference == 0.5
    assert 0.4 < low < 0.5 < high < 0.6
