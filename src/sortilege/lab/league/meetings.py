"""Who meets whom in a league, and what came of it: the same deals for all, each in every seating."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from sortilege import ruleset
from sortilege.kernel.manners import EITHER_SIDE
from sortilege.lab.crew import Crew, Work
from sortilege.lab.players import Bot
from sortilege.lab.simulate import A_WIN, Setting
from sortilege.lab.tournament import play_deal

MEASURE = "adept"
"""Everybody meets the adept, and is rated by it."""
NEIGHBOURS = (("novice", "random"),)
FEW_DEALS = 5
"""Handed out at once: of searches a deal takes a thousand times as long as of others."""


class Side(msgspec.Struct, frozen=True):
    """A bot as it is rated: where teams are dealt, once for each side."""

    bot: Bot
    side: int | None = None


class Meeting(msgspec.Struct, frozen=True):
    """Two that play the same deals; a team of all meets nobody but the game."""

    first: Side
    second: Side | None


class Met(msgspec.Struct, frozen=True):
    """What one deal came to: the games played of it, and the part of them that the first one won."""

    meeting: Meeting
    deal: int
    games: int
    won: float
    lost: float


class Plan(msgspec.Struct, frozen=True):
    setting: Setting
    seating: str
    planned: tuple[tuple[Meeting, int, int], ...]
    """Who meets, from which deal on, and how many deals."""

    def deal(self, number: int) -> tuple[Meeting, int]:
        """What is played under this number, counted through all meetings."""
        for meeting, first, many in self.planned:
            if number < many:
                return meeting, first + number
            number -= many
        raise IndexError(number)


class DealPlayed(msgspec.Struct, frozen=True):
    """A line of the results: `number` is that of the plan."""

    number: int
    first: str
    second: str
    """Empty where a team of all meets the game."""
    deal: int
    games: int
    won: float
    lost: float


def meetings(setting: Setting, bots: Sequence[Bot], seating: str, everybody: bool = False) -> list[Meeting]:
    """Everybody meets the adept; neighbours, and those that search, meet each other; or all meet all."""
    found: list[Meeting] = []
    if seating == "same":
        return [Meeting(Side(bot), None) for bot in bots]
    for number, one in enumerate(bots):
        for other in bots[:number]:
            if everybody or MEASURE in (one.name, other.name) or are_near(one, other):
                found += pairs(setting, one, other, seating)
    measure = next((bot for bot in bots if bot.name == MEASURE), None)
    if seating == "sides" and measure is not None:
        found.append(Meeting(Side(measure, 1), Side(measure, 0)))
    return found


def are_near(one: Bot, other: Bot) -> bool:
    names = {one.level, other.level}
    searching = one.is_slow and other.is_slow and not (one.version or other.version)
    return (searching and "master" in names) or any(names == set(pair) for pair in NEIGHBOURS)


def pairs(setting: Setting, one: Bot, other: Bot, seating: str) -> list[Meeting]:
    """Each side of a team is a meeting of its own; a manner of one side meets nobody on the other."""
    if seating != "sides":
        return [Meeting(Side(one), Side(other))]
    manners = ruleset(setting.game).rivals.manners
    found: list[Meeting] = []
    for first, second in ((one, other), (other, one)):
        wanted = [(manners[bot.manner].side, side) for bot, side in ((first, 1), (second, 0)) if bot.manner]
        if all(of in (EITHER_SIDE, side) for of, side in wanted):
            found.append(Meeting(Side(first, 1), Side(second, 0)))
    return found


def play_meeting(work: tuple[Setting, str, Meeting, int]) -> Met:
    """One deal, in every seating there is."""
    setting, seating, meeting, deal = work
    first, second = meeting.first.bot, meeting.second.bot if meeting.second is not None else None
    if second is None:
        wins, _ = play_deal(setting, [first] * setting.seats, deal, seating, recorded=True)
        won = 1.0 if sum(wins) else 0.0
        return Met(meeting, deal, 1, won, 1.0 - won)
    if seating == "sides":
        wins, _ = play_deal(setting, [second, first], deal, seating, recorded=True)
        return Met(meeting, deal, 1, wins[1] / A_WIN, wins[0] / A_WIN)
    won = lost = 0.0
    for turn in range(2):
        players = [first if (seat + turn) % 2 == 0 else second for seat in range(setting.seats)]
        wins, _ = play_deal(setting, players, deal, seating, recorded=True)
        for seat, part in enumerate(wins):
            if (seat + turn) % 2 == 0:
                won += part / A_WIN
            else:
                lost += part / A_WIN
    return Met(meeting, deal, 2, won, lost)


def play_deals(work: tuple[Plan, range]) -> list[DealPlayed]:
    plan, numbers = work
    found: list[DealPlayed] = []
    for number in numbers:
        meeting, deal = plan.deal(number)
        met = play_meeting((plan.setting, plan.seating, meeting, deal))
        second = "" if meeting.second is None else meeting.second.bot.name
        found.append(DealPlayed(number, meeting.first.bot.name, second, deal, met.games, met.won, met.lost))
    return found


def play_meetings(
    setting: Setting,
    seating: str,
    planned: Sequence[tuple[Meeting, range]],
    crew: Crew | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Met]:
    """All deals of all meetings, in the order of the plan."""
    total = sum(len(deals) for _, deals in planned)
    if total == 0:
        return []
    plan = Plan(setting, seating, tuple((meeting, deals.start, len(deals)) for meeting, deals in planned if deals))
    found: list[DealPlayed] = []
    for part in (crew or Crew()).parts(Work(plan, play_deals, DealPlayed), total, FEW_DEALS):
        found += part
        if progress is not None:
            progress(len(part))
    ordered = sorted(found, key=lambda one: one.number)
    return [Met(plan.deal(one.number)[0], one.deal, one.games, one.won, one.lost) for one in ordered]
