"""Many games of one setting, at random or by bots: who wins, how long they last, how they end.

Games run with quick chance, random ones inside the core. Each has a seed of its own, so the figures do not
depend on how many workers share them or in which order they finish.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean, median
from time import thread_time

import msgspec

from sortilege import Match, ruleset
from sortilege.kernel.ruleset import Value
from sortilege.kernel.state import play_out
from sortilege.lab.crew import Crew, Work
from sortilege.lab.intervals import percentile, wilson
from sortilege.lab.players import Bot, play, seed_of

LONGEST_GAME = 1_000_000
A_WIN = 27720
"""A game won counts this much, divided among its winners: whole numbers for up to twelve of them."""
UNFINISHED = "unfinished"


class Setting(msgspec.Struct, frozen=True):
    """What is played, as `check` found it to be allowed."""

    game: str
    """Its name."""
    mode: str
    """One of the game's modes."""
    seats: int
    """How many play."""
    options: dict[str, Value]
    """All options of the mode with their values."""
    seed: int
    """What the seeds of the games are drawn from."""
    bots: tuple[str, ...] = ()
    """Who plays, seat after seat and from the first again; nobody is chance."""

    @classmethod
    def check(
        cls,
        game: str,
        mode: str | None,
        seats: int | None,
        options: Mapping[str, Value] | None,
        seed: int,
        bots: Sequence[str] = (),
    ) -> Setting:
        """Fills in the first mode and its least number of players; ValueError says what is not allowed."""
        rules = ruleset(game)
        chosen = rules.check_mode(mode)
        players = rules.seats[chosen][0] if seats is None else seats
        rules.check_seats(chosen, players)
        if len(bots) > players:
            raise ValueError(f"bots: {players} seats are too few for {len(bots)} bots")
        for bot in bots:
            Bot.read(bot)
        return cls(game, chosen, players, rules.check_options(chosen, players, options), seed, tuple(bots))


class GameCounted(msgspec.Struct, frozen=True):
    """What one game came to."""

    number: int
    winners: list[int]
    points: list[int]
    """By seat: twice its score."""
    decisions: int
    ending: str
    cpu: float
    """The seconds of a processor that it took."""


class Tally(msgspec.Struct):
    """What some games of a setting came to."""

    games: int
    wins: list[int]
    """By seat: its part of the games won, each worth A_WIN."""
    points: list[int]
    """By seat: twice the sum of its scores."""
    unwon: int
    """Games that nobody won."""
    lengths: list[int]
    """The decisions of each game."""
    endings: Counter[str]
    cpu: float

    @classmethod
    def empty(cls, seats: int) -> Tally:
        return cls(0, [0] * seats, [0] * seats, 0, [], Counter(), 0.0)

    @classmethod
    def of(cls, seats: int, games: Iterable[GameCounted]) -> Tally:
        tally = cls.empty(seats)
        for one in games:
            for seat in one.winners:
                tally.wins[seat] += A_WIN // len(one.winners)
            tally.points = [ours + theirs for ours, theirs in zip(tally.points, one.points, strict=True)]
            tally.games += 1
            tally.unwon += not one.winners
            tally.lengths.append(one.decisions)
            tally.endings[one.ending] += 1
            tally.cpu += one.cpu
        return tally

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins = [ours + theirs for ours, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [ours + theirs for ours, theirs in zip(self.points, other.points, strict=True)]
        self.unwon += other.unwon
        self.lengths += other.lengths
        self.endings += other.endings
        self.cpu += other.cpu


class Lengths(msgspec.Struct, frozen=True):
    """Decisions in a game."""

    mean: float
    """Of all games."""
    median: float
    """Half of them were no longer."""
    p95: int
    """Nineteen in twenty were no longer."""


class Simulation(msgspec.Struct, frozen=True):
    """What many games of a setting came to.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.lab.simulate import simulate
        >>> found = simulate(games()[0], seats=2, games=20, seed=1)
        >>> found.games, len(found.shares)
        (20, 2)
    """

    setting: Setting
    """What was played."""
    games: int
    """How many."""
    shares: tuple[float, ...]
    """By seat: its share of the games won."""
    intervals: tuple[tuple[float, float], ...]
    """By seat: between what that share lies, 19 times out of 20."""
    scores: tuple[float, ...]
    """By seat: its mean score."""
    nobody: float
    """The share of games that nobody won."""
    lengths: Lengths
    """How long they were."""
    endings: dict[str, float]
    """The share of each way to end, the most frequent first."""
    ending_intervals: dict[str, tuple[float, float]]
    """Between what each of these shares lies, 19 times out of 20: what tells how often a team wins."""
    decisions: int
    """Of all games together."""
    speed: int
    """Decisions in a second of one processor: the only figure that depends on the machine."""


def simulate(
    name: str,
    mode: str | None = None,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    bots: Sequence[str] = (),
    crew: Crew | None = None,
) -> Simulation:
    """Plays that many games; `progress` is told how many more have finished. A `crew` says who plays them, if it is
    not so many workers of this machine."""
    setting = Setting.check(name, mode, seats, options, seed, bots)
    tally = Tally.empty(setting.seats)
    for part in (crew or Crew(workers)).parts(Work(setting, play_games, GameCounted), games):
        tally.add(Tally.of(setting.seats, part))
        if progress is not None:
            progress(len(part))
    return summarise(setting, tally)


def play_part(work: tuple[Setting, range]) -> Tally:
    """Plays the games of these numbers, and counts."""
    return Tally.of(work[0].seats, play_games(work))


def play_games(work: tuple[Setting, range]) -> list[GameCounted]:
    """Plays the games of these numbers."""
    setting, numbers = work
    bots = [Bot.read(bot) for bot in setting.bots]
    return [play_game(setting, bots, number) for number in numbers]


def play_game(setting: Setting, bots: Sequence[Bot], number: int) -> GameCounted:
    rules = ruleset(setting.game)
    begun = thread_time()
    seed = seed_of(setting.seed, number)
    game = rules.start(setting.mode, setting.seats, setting.options, seed)
    if bots:
        match = Match(rules, game, dict(setting.options))
        decisions = sum(1 for _ in play(match, lambda seat: bots[seat % len(bots)], seed))
    else:
        decisions, _ = play_out(game, LONGEST_GAME)
    winners = [seat for seat in range(setting.seats) if game.winners >> seat & 1]
    ending = game.ending if game.over else UNFINISHED
    return GameCounted(number, winners, list(game.points), decisions, ending, thread_time() - begun)


def summarise(setting: Setting, tally: Tally) -> Simulation:
    ordered = sorted(tally.lengths)
    endings = sorted(tally.endings.items(), key=lambda entry: (-entry[1], entry[0]))
    wins = [part / A_WIN for part in tally.wins]
    return Simulation(
        setting=setting,
        games=tally.games,
        shares=tuple(_share(won, tally.games) for won in wins),
        intervals=tuple(_rounded(wilson(won, tally.games)) for won in wins),
        scores=tuple(_share(points / 2, tally.games) for points in tally.points),
        nobody=_share(tally.unwon, tally.games),
        lengths=Lengths(round(fmean(ordered), 3), median(ordered), percentile(ordered, 0.95)),
        endings={ending: _share(count, tally.games) for ending, count in endings},
        ending_intervals={ending: _rounded(wilson(count, tally.games)) for ending, count in endings},
        decisions=sum(ordered),
        speed=round(sum(ordered) / tally.cpu) if tally.cpu else 0,
    )


def _share(part: float, whole: int) -> float:
    return round(part / whole, 6)


def _rounded(interval: tuple[float, float]) -> tuple[float, float]:
    return round(interval[0], 6), round(interval[1], 6)
