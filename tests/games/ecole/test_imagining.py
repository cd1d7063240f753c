"""Possible worlds: what a seat knows stays, the rest is drawn anew, and nothing hidden shows through."""

from __future__ import annotations

from collections import Counter

from sortilege.kernel.match import Match
from sortilege.shelf.ecole.components import MAGIC
from sortilege.shelf.ecole.moves.cards import discard, hand_over
from sortilege.testing import rule
from tests.games.ecole.play import answer_one, cast, do, front, hand, known_hand, mail_on, questions, reserve_of
from tests.games.ecole.scenes import A, B, C, D, peek, show_to_all, state_of, table

WORLDS = 300


def worlds(match: Match, seat: int, many: int = WORLDS) -> list[Match]:
    return [match.imagine(seat, seed) for seed in range(many)]


@rule("ECO-INFO-01", "ECO-R45")
def test_a_world_keeps_the_known_cards_of_other_hands_and_deals_the_rest_anew() -> None:
    match = table(2, hands={A: ["refilus"], B: ["copius", "zyeutio"]}, deck=["evaporo", "preumsio"])
    show_to_all(match, B, "copius")

    seen = Counter(tuple(hand(world, B)) for world in worlds(match, A))

    assert set(seen) == {("copius", "zyeutio"), ("copius", "evaporo"), ("copius", "preumsio")}
    for number in seen.values():
        assert WORLDS / 3 * 0.7 < number < WORLDS / 3 * 1.3
    for world in worlds(match, A, 20):
        assert (hand(world, A), known_hand(world, A, B)) == (["refilus"], ["copius"])


@rule("ECO-MAIL-07", "ECO-INFO-03")
def test_no_world_has_a_howler_before_a_player() -> None:
    match = table(2, fronts={B: ["plus1"]}, slots={1: "sorts"}, mail={1: ["howler"]}, reserve=["howler", "minus2"])

    seen = Counter((*front(world, B), *mail_on(world, 1)) for world in worlds(match, A))

    assert set(seen) == {("plus1", "howler"), ("minus2", "howler"), ("plus1", "minus2"), ("minus2", "plus1")}
    for token in ("plus1", "minus2"):
        assert WORLDS / 2 * 0.75 < sum(seen[key] for key in seen if key[0] == token) < WORLDS / 2 * 1.25
    assert {tuple(sorted(reserve_of(world))) for world in worlds(match, A)} >= {("howler", "howler")}


@rule("ECO-R31")
def test_a_world_keeps_the_tokens_a_seat_has_seen() -> None:
    match = table(2, slots={1: "sorts"}, mail={1: ["howler", "plus3"]}, fronts={B: ["minus1"]})
    peek(match, A, 1, places=[2])

    assert {mail_on(world, 1)[1] for world in worlds(match, A, 50)} == {"plus3"}
    assert len({mail_on(world, 1)[0] for world in worlds(match, A, 50)}) > 3


@rule("ECO-REACT-17", "ECO-R11")
def test_a_sealed_answer_is_anybodys_guess_among_what_the_world_allows() -> None:
    match = table(3, hands={A: ["accelerio"], B: ["oubliettes"], C: 1}, deck=["refilus", "copius"])
    cast(match, A, "accelerio")
    answer_one(match, B, "oubliettes")

    guesses: Counter[tuple[str, str]] = Counter()
    for world in worlds(match, C):
        answer = world.ruleset.book.write(world.game.sealed[B])
        guesses[hand(world, B)[0], answer] += 1
        assert questions(world) == {C: "AnswerTopItem"}

    assert set(guesses) == {
        ("oubliettes", "Pass(by=1)"),
        ("oubliettes", "PlayReaction(by=1, card=oubliettes)"),
        ("copius", "Pass(by=1)"),
        ("copius", "PlayReaction(by=1, card=copius)"),
        ("refilus", "Pass(by=1)"),
    }


@rule("DEC-08", "ECO-R40")
def test_sealed_drops_are_redrawn_from_the_imagined_hand() -> None:
    match = table(3, hands={A: ["lachetoutis"], B: ["copius", "refilus"] + ["balai_ball"] * 5, C: 6})
    cast(match, A, "lachetoutis")
    for seat in (B, C):
        answer_one(match, seat, "pass")
    do(match, B, "Drop", card="copius")

    dropped = set()
    for world in worlds(match, C, 60):
        drop = state_of(world).drops[B]
        dropped.add(drop)
        assert len(drop) == 1
        assert MAGIC.labels[drop[0]] in hand(world, B)
        assert questions(world) == {B: "ChooseDrop", C: "ChooseDrop"}
    assert len(dropped) > 5
    assert {state_of(world).drops[B] for world in worlds(match, B, 20)} == {bytes([MAGIC.values["copius"]])}


@rule("ECO-R45")
def test_what_a_third_seat_still_knows_tells_nothing_about_the_cards() -> None:
    """B gave C a card. C then discards a Refilus: whether it was that card, A cannot know."""
    same, other = (table(hands={B: [gift], C: ["refilus", "zyeutio"]}) for gift in ("refilus", "copius"))
    for match, gift in ((same, "refilus"), (other, "copius")):
        hand_over(state_of(match), B, C, MAGIC.values[gift])
        discard(state_of(match), C, MAGIC.values["refilus"])
    assert (known_hand(same, B, C), known_hand(other, B, C)) == ([], ["copius"])

    for seat in (A, D):
        assert same.view(seat) == other.view(seat)
        for seed in range(20):
            one, another = same.imagine(seat, seed), other.imagine(seat, seed)
            assert [one.view(eyes) for eyes in range(4)] == [another.view(eyes) for eyes in range(4)]


def test_worlds_forget_the_order_of_the_decks_and_can_be_played_on() -> None:
    match = table(2, hands={A: 3, B: 3}, slots={1: "sorts"}, houses={A: ["serdongle"]})
    drawn = set()
    for world in worlds(match, A, 40):
        do(world, A, "DrawTwo")
        drawn.add(tuple(hand(world, A)))

    assert len(drawn) > 20
