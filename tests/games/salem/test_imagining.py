"""Imagined worlds: everything the seat knows, and the rest as likely as it is. SAL-GEN-01, SAL-R83."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from random import Random

import pytest

from sortilege.kernel.match import Match
from sortilege.kernel.sets import NOBODY, has, minus, only
from sortilege.shelf.salem.components import CONSPIRACY, CONSTABLE, NIGHT, WITCH
from sortilege.shelf.salem.knowledge import facts
from sortilege.shelf.salem.knowledge.facts import as_known
from sortilege.shelf.salem.state import DECK, HAND, ROW, Salem
from sortilege.testing import case, rule
from tests.games.salem.enumeration import Enumeration, Row, World
from tests.games.salem.playing import FOURTH, A, B, C, D, Scene, Word
from tests.games.salem.scenes import scene

SAMPLES = 1500


# What is likely


def world_of(match: Match) -> World:
    game = Scene(match).game
    rows: list[Row] = []
    for seat in range(game.seating.seats):
        faces = [game.face(piece) for piece in game.zones[ROW + seat] if not game.is_open(piece)]
        rows.append((faces.count(0), faces.count(WITCH), faces.count(CONSTABLE)))
    return World(tuple(rows), frozenset(Scene(match).witches()))


def agree(table: Scene, seat: int) -> int:
    """Imagines many worlds; each must be possible and come as often as it should. Returns how many there are."""
    expected = Enumeration(table.match, seat).worlds
    found = Counter(world_of(table.match.imagine(seat, seed)) for seed in range(SAMPLES))

    assert set(found) <= set(expected)
    for world, chance in expected.items():
        error = sqrt(SAMPLES * chance * (1 - chance))
        assert abs(found[world] - SAMPLES * chance) <= 4.5 * error + 1, (world, chance, found[world] / SAMPLES)
    return len(expected)


Turn = tuple[str, dict[str, Word]]


def unfinished(setting: Callable[[int], Scene], turns: Sequence[Turn]) -> Scene:
    """The first of these scenes in which the turns can be played without an end of the game, everything else being
    answered blindly, and nobody confessing."""
    for seed in range(100):
        table, dice = setting(seed), Random(seed)
        for name, arguments in turns:
            if settled(table, dice):
                table.do(next(iter(table.asked())), name, **arguments)
        if settled(table, dice):
            return table
    raise AssertionError("every game ends")


def settled(table: Scene, dice: Random) -> bool:
    """Answers until it is somebody's turn, or the game is over."""
    while not table.match.over and "ChooseAction" not in table.asked().values():
        seat = next(iter(table.asked()))
        blind = [option for option in table.options(seat) if not option.name.startswith("Confess")]
        table.match.answer(seat, dice.choice(blind))
    return not table.match.over


@rule("SAL-SET-07")
@pytest.mark.parametrize(("options", "worlds"), [("", 12), ("more_witches", 40)])
def test_a_fresh_deal_is_imagined_as_the_cards_may_lie(options: str, worlds: int) -> None:
    table = scene(options=options, as_dealt=True, seed=3)

    assert sum(agree(table, seat) for seat in range(4)) >= worlds


def before_a_conspiracy(options: str, seed: int) -> Scene:
    return scene(
        options=options,
        as_dealt=True,
        hands={A: "witness", C: "2 evidence accusation"},
        front={C: "black_cat"},
        top="conspiracy accusation",
        seed=seed,
    )


CONSPIRACY_AND_THREE_REVEALS: list[Turn] = [
    ("PlayRed", {"on": B, "card": "witness"}),
    ("DrawTwo", {}),
    ("PlayRed", {"on": D, "card": "evidence"}),
    ("PlayRed", {"on": D, "card": "evidence"}),
    ("PlayRed", {"on": D, "card": "accusation"}),
]


@rule("SAL-CON-05", "SAL-CON-06", "SAL-CON-07")
def test_a_conspiracy_is_imagined_with_every_way_the_cards_may_have_gone() -> None:
    table = unfinished(partial(before_a_conspiracy, "more_witches"), CONSPIRACY_AND_THREE_REVEALS)

    assert len(table.told(None, "TrialRevealed")) >= 3
    assert sum(agree(table, seat) for seat in range(4)) >= 40


@rule("SAL-ADV-01", "SAL-R58")
def test_a_blind_conspiracy_is_imagined_with_every_way_the_centre_may_have_been_dealt() -> None:
    table = unfinished(partial(before_a_conspiracy, "blind_conspiracy more_witches"), CONSPIRACY_AND_THREE_REVEALS)

    assert sum(agree(table, seat) for seat in range(4)) >= 40


@rule("SAL-NIGHT-02", "SAL-NIGHT-03", "SAL-DEATH-06")
@pytest.mark.parametrize("start", [0, 30, 60])
def test_a_conspiracy_and_a_night_are_imagined_with_all_that_they_tell(start: int) -> None:
    def setting(seed: int) -> Scene:
        return scene(options="more_witches", as_dealt=True, deck="conspiracy night", seed=start + seed)

    table = unfinished(setting, [("DrawTwo", {})])

    assert len(table.told(None, "NightFell")) == 1
    assert sum(agree(table, seat) for seat in range(4)) >= 8


@rule("SAL-GHOST-05", "SAL-GHOST-07", "SAL-R85")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_ghosts_are_imagined_with_what_was_seen_of_them(first: int) -> None:
    def setting(seed: int) -> Scene:
        top = "4 accusation conspiracy night"
        return scene(3, mode="ghost", as_dealt=True, top=top, active=first, seed=1000 * first + seed)

    looks: list[Turn] = [("Peek", {"of": FOURTH, "slot": 1}), ("Peek", {"of": FOURTH, "slot": 3})]
    table = unfinished(setting, [*looks, ("DrawTwo", {})])

    assert len(table.told(None, "EyesOpened")) == 1
    assert max(agree(table, seat) for seat in range(3)) >= 3


@rule("SAL-GHOST-05", "SAL-R67")
def test_many_looks_at_a_ghost_are_weighed_together() -> None:
    def setting(seed: int) -> Scene:
        return scene(2, mode="ghost", as_dealt=True, top="30 accusation", seed=seed)

    table = unfinished(setting, [("Peek", {"of": 2 + look % 3 // 2, "slot": look % 5}) for look in range(14)])

    assert sum(agree(table, seat) for seat in (A, B)) >= 6


@rule("SAL-NIGHT-03", "SAL-LAW-01")
def test_who_had_the_gavel_is_not_imagined_to_be_the_constable() -> None:
    table = scene(rows={B: "4 PURITAN witch", C: "4 PURITAN", D: "4 PURITAN constable"}, deck="night", rest=A)
    table.do(A, "DrawTwo")
    table.night(None, gavel=B)
    table.do(A, "StopDrawing")
    table.do(B, "DrawTwo")
    table.night(None, gavel=C)

    worlds = [Scene(table.match.imagine(A, seed)) for seed in range(300)]

    assert {world.row(D)[4] for world in worlds} == {"constable"}
    assert {(world.row(B)[4], world.row(C)[4]) for world in worlds} == {("witch", "puritan"), ("puritan", "witch")}


@rule("SAL-R55", "SAL-CARD-20")
def test_hidden_cards_are_imagined_evenly_and_black_ones_only_in_the_deck() -> None:
    table = scene(hands={A: "2 accusation", B: "6 accusation", C: "5 accusation stocks"}, discard="witness")
    hidden = 59 - 2 - 1 - 2  # neither A's, nor the discard, nor the two black cards
    found: Counter[str] = Counter()
    for seed in range(SAMPLES):
        world = Scene(table.match.imagine(A, seed))
        assert world.hand(A) == Counter(accusation=2)
        assert not world.hand(B).keys() & {"night", "conspiracy", "witness"}
        assert not world.hand(C).keys() & {"night", "conspiracy", "witness"}
        assert world.deck()[-1] == "night"
        found["stocks at B"] += world.hand(B)["stocks"]
        found["arson at C"] += world.hand(C)["arson"]
        found["conspiracy on top"] += world.deck()[0] == "conspiracy"

    for what, chance in (
        ("stocks at B", 3 * 6 / hidden),
        ("arson at C", 6 / hidden),
        ("conspiracy on top", 1 / (len(table.deck()) - 1)),
    ):
        assert abs(found[what] / SAMPLES - chance) <= 4.5 * sqrt(chance / SAMPLES), what


@rule("SAL-R34", "SAL-R83")
def test_the_victim_is_imagined_by_those_who_were_not_told() -> None:
    table = scene(5, rows={B: "witch"}, dead=[A], active=C, top="night")
    table.do(C, "DrawTwo")
    table.strike(D)
    table.protect(None)

    seen = {seat: {Scene(table.match.imagine(seat, seed)).game.victim for seed in range(60)} for seat in (A, B, C)}

    assert seen == {A: {B, C, D, 4}, B: {D}, C: {B, C, D, 4}}
    for seed in range(20):
        world = Scene(table.match.imagine(C, seed))
        told = {seat for seat in range(5) if world.match.view(seat)["victim"] is not None}
        assert told == {seat for seat in world.witches() if seat in world.living()}


@rule("SAL-R58")
def test_a_constable_that_comes_back_from_the_centre_has_been_there() -> None:
    for seed in range(40):
        table = scene(options="blind_conspiracy", rows={A: "constable"}, top="conspiracy", seed=seed)
        table.do(A, "DrawTwo")
        table.exchange({D: "constable"})
        if "constable" in table.row(A):
            assert facts_known(table.match.imagine(A, seed), A) == facts_known(table.match, A)
            return
    raise AssertionError("it never comes back")


# What cannot be


def positions(mode: str, seats: int, seed: int, every: int = 9) -> list[Match]:
    """Moments of a game played at random, played cards preferred to drawn ones."""
    played = case("salem", mode, seats, seed)
    match, dice = played.start(), Random(seed)
    found: list[Match] = []
    while not match.over and len(match.choices) < 400:
        if len(match.choices) % every == 0:
            found.append(match.clone())
        ask = dice.choice(match.asks)
        plays = [option for option in ask.options if option.name.startswith("Play")]
        match.answer(ask.seat, dice.choice(plays if plays and dice.random() < 0.7 else list(ask.options)))
    return found


def facts_known(match: Match, seat: int) -> list[int]:
    game = Scene(match).game
    return [as_known(fact, seat) for fact in game.facts]


TABLES = [
    ("standard", 4, 1),
    ("standard", 6, 2),
    ("standard", 9, 3),
    ("ghost", 2, 4),
    ("ghost", 3, 5),
    ("standard", 5, 6),
]


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
@rule("SAL-R83", "SAL-R55")
def test_a_world_keeps_all_that_its_seat_was_shown_and_told(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        seat = number % seats
        world = match.imagine(seat, number)

        assert world.view(seat) == match.view(seat)
        assert world.events(seat) == match.events(seat)
        assert facts_known(world, seat) == facts_known(match, seat)
        assert [(ask.seat, ask.why) for ask in world.asks] == [(ask.seat, ask.why) for ask in match.asks]
        own = [ask.options for ask in match.asks if ask.seat == seat]
        assert [ask.options for ask in world.asks if ask.seat == seat] == own


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
@rule("SAL-CARD-20", "SAL-RES-04", "SAL-END-02")
def test_no_world_holds_what_cannot_be(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        game, world = Scene(match).game, Scene(match.imagine(number % seats, number)).game
        for other in range(game.seating.seats):
            assert world.count(HAND + other, NIGHT) + world.count(HAND + other, CONSPIRACY) == 0
        assert Counter(map(world.face, range(len(world.pieces)))) == Counter(map(game.face, range(len(game.pieces))))
        assert world.zones[DECK] == game.zones[DECK]
        if "ChooseFirstDeath" not in [ask.why.name for ask in match.asks]:
            assert world.living & world.seating.players & ~world.ever  # or the Witches would have won


class Retold:
    """A past played again from the facts alone."""

    def __init__(self, game: Salem) -> None:
        seats = game.seating.seats
        self.players = game.seating.players
        self.size = game.seating.row
        self.rows = [[0, 0, 0] for _ in range(seats)]
        self.before: list[list[int]] = []
        self.ever = NOBODY
        self.living = game.seating.everybody
        for fact in game.facts:
            self.tell(fact)

    def tell(self, fact: int) -> None:
        kind, seat, value = facts.kind_of(fact), facts.seat_of(fact), facts.value_of(fact)
        eyes = self.living & self.players
        if kind == facts.DEALT:
            witches = facts.witches_dealt(fact)
            self.rows[seat] = [self.size - witches - value, witches, value]
            self.ever |= only(seat) if witches else NOBODY
        elif kind == facts.EXCHANGE:
            self.before = [row[:] for row in self.rows]
        elif kind in (facts.PASSED, facts.GIVEN):
            assert self.before[seat][value] > 0  # what is given was there before anything was taken
            self.rows[seat][value] -= 1
            if kind == facts.PASSED:
                self.take(facts.other_of(fact), value)
        elif kind == facts.GOT:
            self.take(seat, value)
        elif kind == facts.SHOWN:
            self.rows[seat][value] -= 1
        elif kind == facts.DIED:
            self.living = minus(self.living, seat)
        elif kind == facts.SAID:
            assert (value == 1) is has(self.ever, seat)
        elif kind == facts.MET:
            assert facts.those_met(fact) == self.ever & eyes
        elif kind == facts.PEEKED:
            assert self.rows[facts.other_of(fact)][value] > 0
        elif kind == facts.WENT_ON:
            assert eyes & ~self.ever

    def take(self, seat: int, value: int) -> None:
        self.rows[seat][value] += 1
        self.ever |= only(seat) if value == WITCH else NOBODY


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
@rule("SAL-GEN-01", "SAL-GEN-03")
def test_the_facts_of_a_world_lead_to_its_rows_and_witches(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        for world in (match, match.imagine(number % seats, number)):
            game = Scene(world).game
            retold = Retold(game)
            assert tuple(tuple(row) for row in retold.rows) == world_of(world).rows
            assert retold.ever == game.ever
            assert retold.living == game.living


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
@rule("SAL-R83")
def test_a_world_depends_on_nothing_that_its_seat_does_not_know(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed)):
        seat = number % seats
        other = match.imagine(seat, number + 1000)

        assert other.imagine(seat, number).game.state() == match.imagine(seat, number).game.state()


@pytest.mark.parametrize(("mode", "seats", "seed"), TABLES)
@rule("SAL-R84")
def test_a_world_can_be_played_to_its_end(mode: str, seats: int, seed: int) -> None:
    for number, match in enumerate(positions(mode, seats, seed, every=40)):
        world, dice = match.imagine(number % seats, number), Random(number)
        for _ in range(1500):
            if world.over:
                break
            ask = dice.choice(world.asks)
            world.answer(ask.seat, dice.choice(ask.options))
        assert world.over
