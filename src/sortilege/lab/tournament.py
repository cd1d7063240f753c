"""Bots against each other: who wins how often, and how long they think.

Each deal is played as often as there are seatings, with the same shuffles and the same seeds, so
that luck of the deal and of the seat falls on every bot alike. Figures do not depend on how many
workers share the games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from sortilege import Match, ruleset
from sortilege.kernel.chance import key_from
from sortilege.kernel.manners import SEATINGS as SEATINGS
from sortilege.kernel.ruleset import Value
from sortilege.lab.crew import Crew, Work
from sortilege.lab.intervals import percentile, wilson
from sortilege.lab.players import Bot, play, seed_of
from sortilege.lab.simulate import A_WIN, Setting


class Plan(msgspec.Struct, frozen=True):
    """A tournament to be played."""

    setting: Setting
    bots: tuple[Bot, ...]
    seating: str

    def seatings(self) -> list[tuple[int, ...]]:
        """Who sits where, or in teams who plays which side: each a row of numbers of bots."""
        bots = range(len(self.bots))
        if self.seating == "same":
            return [(bot,) * self.setting.seats for bot in bots]
        if self.seating == "sides":
            return [(first, second) for first in bots for second in bots]
        return [tuple((seat + turn) % len(bots) for seat in range(self.setting.seats)) for turn in bots]


class GamePlayed(msgspec.Struct, frozen=True):
    """What one game came to."""

    number: int
    seating: tuple[int, ...]
    wins: tuple[int, ...]
    """By seat, or by side: its part of the game won, which is worth A_WIN."""
    times: tuple[tuple[int, ...], ...]
    """By bot: the microseconds of each of its decisions with two options or more."""


class Row(msgspec.Struct, frozen=True):
    """How one bot did, or where there are teams one bot on one side against another."""

    bot: str
    """Its level, with its budget if it has one."""
    against: str | None
    """The bot of the other side, where there are teams."""
    side: int | None
    """The side it was on, where there are teams."""
    games: int
    """How many it took part in."""
    share: float
    """Of the games, wins of several being shared among them."""
    interval: tuple[float, float]
    """Between what the share lies, 19 times out of 20."""
    fair: float | None
    """The share that as many equal players would have."""


class Pace(msgspec.Struct, frozen=True):
    """The milliseconds of processor time that a bot's decisions took: they depend on the machine."""

    bot: str
    """Its level, with its budget if it has one."""
    decisions: int
    """How many there were with two options or more."""
    p50: float
    """Half of them took no longer."""
    p95: float
    """Nineteen in twenty took no longer."""
    worst: float
    """The longest."""


class Tournament(msgspec.Struct, frozen=True):
    """How the bots did against each other.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.lab.tournament import tournament
        >>> found = tournament(games()[0], ["novice", "random"], games=4, seats=2, seed=1)
        >>> [row.bot for row in found.rows], found.games
        (['novice', 'random'], 4)
    """

    setting: Setting
    """What was played."""
    seating: str
    """Who sat where: `mixed`, `same` or `sides`."""
    games: int
    """How many were played."""
    rows: tuple[Row, ...]
    """How each bot did."""
    pace: tuple[Pace, ...]
    """How long each bot thought."""


def tournament(
    name: str,
    bots: Sequence[str],
    games: int,
    mode: str | None = None,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    seating: str = "mixed",
    seconds: float | None = None,
    iterations: int | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    crew: Crew | None = None,
) -> Tournament:
    """Plays that many games, or up to a few more so that every deal is played in every seating. A `crew` says who
    plays them, if it is not so many workers of this machine."""
    if seating not in SEATINGS:
        raise ValueError(f"seating: there are {', '.join(SEATINGS)}, not {seating!r}")
    setting = Setting.check(name, mode, seats, options, seed)
    if not 1 <= len(bots) <= (setting.seats if seating == "mixed" else 12):
        raise ValueError(f"bots: {setting.seats} seats are too few for {len(bots)} bots")
    crew = crew or Crew(workers)
    crew.check(games)
    plan = Plan(setting, tuple(Bot.read(bot, seconds, iterations, name) for bot in bots), seating)
    rounds = len(plan.seatings())
    played: list[GamePlayed] = []
    for part in crew.parts(Work(plan, play_games, GamePlayed), -(-games // rounds) * rounds):
        played += part
        if progress is not None:
            progress(len(part))
    return summarise(plan, sorted(played, key=lambda one: one.number))


def play_games(work: tuple[Plan, range]) -> list[GamePlayed]:
    plan, numbers = work
    return [play_one((plan, number)) for number in numbers]


def play_one(work: tuple[Plan, int]) -> GamePlayed:
    """One deal in one seating; the deal's number seeds the shuffles and the bots."""
    plan, number = work
    seatings = plan.seatings()
    deal, turn = divmod(number, len(seatings))
    seating = seatings[turn]
    wins, times = play_deal(plan.setting, [plan.bots[bot] for bot in seating], deal, plan.seating)
    by_bot = tuple(tuple(took for bot, took in times if bot == one) for one in plan.bots)
    return GamePlayed(number, seating, wins, by_bot)


def play_deal(
    setting: Setting, players: Sequence[Bot], deal: int, seating: str, recorded: bool = False
) -> tuple[tuple[int, ...], list[tuple[Bot, int]]]:
    """One game. The players are those of the seats, or where there are teams of the sides. Returns what each seat or
    side won, and whose real decisions took how many microseconds. A game with a record, as older selves need it, is
    shuffled otherwise."""
    rules = ruleset(setting.game)
    seed = seed_of(setting.seed, deal)
    key = key_from(seed) if recorded or any(bot.version for bot in players) else seed
    match = Match(rules, rules.start(setting.mode, setting.seats, setting.options, key), dict(setting.options))

    def player(seat: int) -> Bot:
        """Whoever changes sides is from then on played by that side's bot."""
        return players[rules.sense.side(match.state_for_search(), seat) if seating == "sides" else seat]

    times = [(bot, took) for bot, took in play(match, player, seed) if took]
    return parts(setting, seating, match), times


def parts(setting: Setting, seating: str, match: Match) -> tuple[int, ...]:
    """A game won, divided among the winners: seats, or the side they are on."""
    outcome = match.outcome
    sides = seating == "sides"
    places = 2 if sides else setting.seats
    if outcome is None:
        return (0,) * places
    winners = outcome.winners
    if sides:
        winners = tuple({match.ruleset.sense.side(match.state_for_search(), seat) for seat in winners})
    elif not winners and set(outcome.scores) == {0.5}:
        winners = tuple(range(places))
    return tuple(A_WIN // len(winners) if place in winners else 0 for place in range(places))


def summarise(plan: Plan, played: Sequence[GamePlayed]) -> Tournament:
    rows = rows_of_sides(plan, played) if plan.seating == "sides" else rows_of_bots(plan, played)
    return Tournament(plan.setting, plan.seating, len(played), tuple(rows), tuple(paces(plan, played)))


def rows_of_bots(plan: Plan, played: Sequence[GamePlayed]) -> Iterator[Row]:
    """Bots of one name are one."""
    for name in dict.fromkeys(bot.name for bot in plan.bots):
        mine = {number for number, bot in enumerate(plan.bots) if bot.name == name}
        games = [one for one in played if mine & set(one.seating)]
        wins = sum(part for one in games for bot, part in zip(one.seating, one.wins, strict=True) if bot in mine)
        seats = sum(bot in mine for one in games for bot in one.seating)
        fair = None if plan.seating == "same" else seats / plan.setting.seats / len(games)
        yield row(name, None, None, wins, len(games), fair)


def rows_of_sides(plan: Plan, played: Sequence[GamePlayed]) -> Iterator[Row]:
    for side in (1, 0):
        for pair in plan.seatings():
            games = [one for one in played if one.seating == pair]
            wins = sum(one.wins[side] for one in games)
            yield row(plan.bots[pair[side]].name, plan.bots[pair[1 - side]].name, side, wins, len(games), None)


def row(bot: str, against: str | None, side: int | None, wins: int, games: int, fair: float | None) -> Row:
    low, high = wilson(wins / A_WIN, games)
    interval = round(low, 4), round(high, 4)
    return Row(bot, against, side, games, round(wins / A_WIN / games, 4), interval, fair and round(fair, 4))


def paces(plan: Plan, played: Sequence[GamePlayed]) -> Iterator[Pace]:
    for name in dict.fromkeys(bot.name for bot in plan.bots):
        mine = [number for number, bot in enumerate(plan.bots) if bot.name == name]
        times = sorted(time for one in played for number in mine for time in one.times[number])
        if times:
            yield Pace(
                name, len(times), percentile(times, 0.5) / 1000, percentile(times, 0.95) / 1000, times[-1] / 1000
            )
