"""A league: everybody who can play a game, on the same deals, with ratings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from sortilege import ruleset
from sortilege.bots.levels import LEVELS
from sortilege.kernel.ruleset import Value
from sortilege.lab.crew import Crew
from sortilege.lab.intervals import wilson
from sortilege.lab.league.elo import Result, ratings
from sortilege.lab.league.meetings import MEASURE, Meeting, Met, Side, meetings, play_meetings
from sortilege.lab.plain_search import PLAIN_SEARCHES
from sortilege.lab.players import Bot
from sortilege.lab.simulate import Setting

MASTER_ITERATIONS = 100
FRESH = 1_000_000
"""Deals from this number on are for those who seem to beat the adept."""
THE_GAME = "the game"
"""Whom a team of all plays against."""


class Line(msgspec.Struct, frozen=True):
    """What came of a meeting, or of one that was played again on fresh deals."""

    bot: str
    against: str
    side: int | None
    """Where teams are dealt: that of the first."""
    games: int
    share: float
    interval: tuple[float, float]
    fresh: bool = False


class Rating(msgspec.Struct, frozen=True):
    """How many Elo a bot is above the adept, on its side."""

    bot: str
    side: int | None
    elo: float
    interval: tuple[float, float]
    games: int


class League(msgspec.Struct, frozen=True):
    setting: Setting
    seating: str
    deals: int
    slow_deals: int
    ratings: tuple[Rating, ...]
    lines: tuple[Line, ...]

    def line(self, bot: str, against: str, side: int | None = None) -> Line:
        """The last meeting of two, the fresh one if there was one."""
        return [one for one in self.lines if (one.bot, one.against, one.side) == (bot, against, side)][-1]


def setting_of(
    game: str, mode: str | None, seats: int | None, options: Mapping[str, Value] | None, seed: int
) -> tuple[Setting, str]:
    """What is played, as the game has it if nobody says otherwise, and who plays with whom."""
    rivals = ruleset(game).rivals
    mode = mode if mode is not None else rivals.mode
    first = ruleset(game).check_mode(rivals.mode)
    if seats is None and ruleset(game).check_mode(mode) == first:
        seats = rivals.seats
    setting = Setting.check(game, mode, seats, options, seed)
    return setting, rivals.seatings.get(setting.mode, "mixed")


def entrants(game: str, older: Sequence[str] = ()) -> list[str]:
    """Everybody: levels, plain searches, the game's manners, and the adept of older versions."""
    levels = [f"{level}:{MASTER_ITERATIONS}" if level == LEVELS[-1] else level for level in LEVELS]
    manners = list(ruleset(game).rivals.manners)
    return [*levels, *PLAIN_SEARCHES, *manners, *(f"{MEASURE}@{version}" for version in older)]


def play_league(
    setting: Setting,
    seating: str,
    names: Sequence[str],
    deals: int,
    slow_deals: int,
    workers: int = 1,
    everybody: bool = False,
    progress: Callable[[int, int], None] | None = None,
    crew: Crew | None = None,
) -> League:
    """Plays so many deals of each meeting, fewer of those in which somebody searches. Whoever of the simple ones seems
    to beat the adept meets it again on as many fresh deals. A `crew` says who plays them, if it is not so many workers
    of this machine."""
    crew = crew or Crew(workers)
    if min(deals, slow_deals, crew.workers) < 1:
        raise ValueError(f"deals and workers: at least 1 each, not {deals}, {slow_deals} and {crew.workers}")
    bots = [Bot.read(name, game=setting.game) for name in dict.fromkeys(names)]
    if MEASURE not in [bot.name for bot in bots]:
        raise ValueError(f"bots: a league needs an {MEASURE}, by whom all others are measured")
    planned = [
        (meeting, range(slow_deals if is_slow(meeting) else deals))
        for meeting in meetings(setting, bots, seating, everybody)
    ]
    total = sum(len(numbers) for _, numbers in planned)
    met = play_meetings(setting, seating, planned, crew, lambda done: progress(done, total) if progress else None)
    lines = [line_of(meeting, [one for one in met if one.meeting == meeting]) for meeting, _ in planned]
    again = [
        (meeting, range(FRESH, FRESH + len(numbers)))
        for (meeting, numbers), line in zip(planned, lines, strict=True)
        if seating == "mixed" and beats_the_adept(meeting, line)
    ]
    fresh = play_meetings(setting, seating, again, crew.apart("fresh"))
    lines += [line_of(meeting, [one for one in fresh if one.meeting == meeting], True) for meeting, _ in again]
    rated = rate([*met, *fresh], setting.seed)
    return League(setting, seating, deals, slow_deals, tuple(rated), tuple(lines))


def is_slow(meeting: Meeting) -> bool:
    return meeting.first.bot.is_slow or (meeting.second is not None and meeting.second.bot.is_slow)


def beats_the_adept(meeting: Meeting, line: Line) -> bool:
    """Whether one of the simple ones won more than its half, or lost less, by more than luck."""
    if meeting.second is None:
        return False
    first, second = meeting.first.bot, meeting.second.bot
    if second.name == MEASURE and first.manner:
        return line.interval[0] > 0.5
    return first.name == MEASURE and bool(second.manner) and line.interval[1] < 0.5


def line_of(meeting: Meeting, met: Sequence[Met], fresh: bool = False) -> Line:
    games = sum(one.games for one in met)
    won = sum(one.won for one in met)
    low, high = wilson(min(won, games), games)
    against = THE_GAME if meeting.second is None else meeting.second.bot.name
    interval = round(low, 4), round(high, 4)
    return Line(meeting.first.bot.name, against, meeting.first.side, games, round(won / games, 4), interval, fresh)


def rate(met: Sequence[Met], seed: int) -> list[Rating]:
    """The best first, side by side; each by how many Elo it is above the adept there."""
    results: list[Result[tuple[str, int | None]]] = []
    games: dict[tuple[str, int | None], int] = {}
    for one in met:
        pair = name_of(one.meeting.first), name_of(one.meeting.second)
        results.append((one.deal, pair[0], pair[1], one.won, one.lost))
        for player in pair:
            games[player] = games.get(player, 0) + one.games
    anchors = {player: (MEASURE, player[1]) for player in games if player[0] != THE_GAME}
    found = [
        Rating(player[0], player[1], round(elo, 1), (round(low, 1), round(high, 1)), games[player])
        for player, (elo, low, high) in ratings(results, anchors, seed).items()
    ]
    return sorted(found, key=lambda one: (-(one.side or 0), -one.elo))


def name_of(side: Side | None) -> tuple[str, int | None]:
    return (THE_GAME, None) if side is None else (side.bot.name, side.side)
