"""What a seat sees, and the worlds it can imagine."""

from __future__ import annotations

from random import Random

from hearts import RULESET
from hearts.components import CARD, SUIT_NAMES
from hearts.state import Hearts
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match
from sortilege.kernel.sets import members
from sortilege.testing.marks import rule

WORLDS = 30


def after(decisions: int, seed: int) -> Match:
    match = Match(RULESET, RULESET.start("standard", 4, {}, key_from(seed)), {})
    rng = Random(seed)
    for _ in range(decisions):
        ask = rng.choice(match.asks)
        match.answer(ask.seat, rng.choice(ask.options))
    return match


def hands(match: Match) -> list[set[str]]:
    assert isinstance(match.game, Hearts)
    return [{CARD.labels[card] for card in members(hand)} for hand in match.game.hands]


@rule("HEA-KNW-01")
def test_a_seat_sees_its_own_hand_and_how_many_cards_others_hold() -> None:
    match = after(20, 4)

    for seat in range(4):
        players = match.view(seat)["players"]
        assert [other for other in range(4) if players[other]["hand"] is not None] == [seat]
        assert set(players[seat]["hand"]) == hands(match)[seat]
        assert [player["cards"] for player in players] == [len(cards) for cards in hands(match)]
    assert all(player["hand"] is None for player in match.view(None)["players"])
    assert all(player["hand"] is not None for player in match.open_view()["players"])


@rule("HEA-KNW-01")
def test_worlds_differ_in_what_others_hold_and_keep_what_is_known() -> None:
    match = after(30, 7)
    real = hands(match)
    known = match.view(1)["players"]
    passed = set(known[1]["passed"]) & real[(1 + match.game.way) % 4]  # type: ignore[attr-defined]

    worlds = [match.imagine(1, seed) for seed in range(WORLDS)]

    assert len({str(hands(world)) for world in worlds}) > WORLDS // 2
    for world in worlds:
        imagined = hands(world)
        assert imagined[1] == real[1]
        assert passed <= imagined[(1 + match.game.way) % 4]  # type: ignore[attr-defined]
        assert [len(cards) for cards in imagined] == [len(cards) for cards in real]
        assert set().union(*imagined) == set().union(*real)


@rule("HEA-KNW-01")
def test_nobody_is_imagined_to_hold_a_suit_they_are_out_of() -> None:
    found = 0
    for seed in range(8):
        match = after(45, seed)
        out_of = [player["out_of"] for player in match.view(0)["players"]]
        found += sum(map(len, out_of[1:]))
        for world_seed in range(WORLDS):
            imagined = hands(match.imagine(0, world_seed))
            for seat in (1, 2, 3):
                held = {card.split("-")[0] for card in imagined[seat]}
                assert not held & set(out_of[seat])

    assert found > 8
    assert set(SUIT_NAMES) == {"clubs", "diamonds", "spades", "hearts"}


def test_while_cards_are_put_aside_any_card_may_be_among_them() -> None:
    match = next(match for match in (after(5, seed) for seed in range(40)) if match.view(None)["stage"] == "passing")
    aside = [player["passing"] for player in match.view(None)["players"]]

    for seed in range(WORLDS):
        world = match.imagine(0, seed)
        assert [player["passing"] for player in world.view(None)["players"]] == aside
        assert world.view(0) == match.view(0)
