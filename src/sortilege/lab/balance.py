"""How fair a game is: who wins by who began, by seat, by what they were dealt and by what they did; how long it takes;
and what each option changes. Every share has its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from statistics import fmean, stdev

import msgspec

from sortilege import ruleset
from sortilege.kernel.ruleset import Option, Value
from sortilege.lab.crew import Crew, Work
from sortilege.lab.players import LONGEST_GAME
from sortilege.lab.shares import LEAST, SURE, Compared, Share, beside, occasions, rounded, share
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import NOBODY, GameSeen, play_games
from sortilege.lab.worth import Card, cards

SIDE = "side-"
EVERYBODY = "everybody"


class Variant(msgspec.Struct, frozen=True):
    """The game with one option set otherwise, and what that changes: each share is beside that of the game as it was
    asked for."""

    option: str
    """Its name; empty for the game as it was asked for."""
    value: str
    """What it was set to."""
    games: int
    """How many were played so."""
    began: Compared
    """Of whoever began."""
    sides: list[Compared]
    """Of each side where there are teams; of `everybody` where all win or lose together."""
    endings: list[Compared]
    """How often the game ended in each way."""
    length: float
    """The decisions of a game, on average."""
    length_interval: tuple[float, float]
    """Between what that lies, 19 times out of 20."""


class Balance(msgspec.Struct, frozen=True):
    """How fair the games of a setting were.

    Examples:
        >>> from sortilege import games
        >>> from sortilege.lab.balance import balance
        >>> found = balance(games()[0], seats=2, games=4, seed=1, bots=["random"])
        >>> found.games, [seat.what for seat in found.seats]
        (4, ['seat-0', 'seat-1'])
    """

    setting: Setting
    """What was played."""
    games: int
    """How many."""
    began: list[Share]
    """Of whoever began."""
    seats: list[Share]
    """Of each seat."""
    traits: list[Share]
    """Of each thing that somebody can be: a house, a tribe, a side."""
    cards: list[Card]
    """Of each card, beside when it was left."""
    endings: list[Share]
    """How often the game ended in each way."""
    lengths: list[int]
    """The decisions of each game."""
    variants: list[Variant]
    """The first is the game as it was asked for."""


def balance(
    name: str,
    mode: str | None = None,
    seats: int | None = None,
    games: int = 200,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    bots: Sequence[str] = ("adept",),
    crew: Crew | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Balance:
    """Plays so many games, and a quarter as many for each value of each option; `progress` is told how many more have
    finished, and how many there are in all."""
    setting = Setting.check(name, mode, seats, options, seed, bots)
    crew = crew or Crew()
    fewer = max(1, games // 4)
    changed = [
        (option, value, msgspec.structs.replace(setting, options={**setting.options, option.name: value}))
        for option, value in others(setting)
    ]

    def played(which: Setting, many: int) -> list[GameSeen]:
        found: list[GameSeen] = []
        for part in crew.apart(name_of(which.options)).parts(Work(which, play_games, GameSeen), many):
            found += part
            if progress is not None:
                progress(len(part), games + fewer * len(changed))
        return sorted(found, key=lambda one: one.number)

    seen = played(setting, games)
    variants = [variant("", "", seen, seen)]
    for option, value, other in changed:
        variants.append(variant(option.name, str(value), played(other, fewer), seen))
    return summarise(setting, seen, variants)


def name_of(options: Mapping[str, Value]) -> str:
    """Of the folder in which the games are kept that are played with these options and no others: `_plan.json` there
    says which they are."""
    return blake2b(msgspec.json.encode(options, order="deterministic"), digest_size=8).hexdigest()


def others(setting: Setting) -> Iterable[tuple[Option, Value]]:
    """Each option with each other value that the table may set; of a number only the least and the greatest."""
    rules = ruleset(setting.game)
    for option in rules.options:
        if setting.mode in option.modes:
            for value in option.choices:
                if value != setting.options[option.name] and allowed(setting, option.name, value):
                    yield option, value


def allowed(setting: Setting, option: str, value: Value) -> bool:
    try:
        ruleset(setting.game).check_options(setting.mode, setting.seats, {**setting.options, option: value})
    except ValueError:
        return False
    return True


# What it comes to


def summarise(setting: Setting, seen: Sequence[GameSeen], variants: list[Variant]) -> Balance:
    anybody = fair(seen)
    endings = sorted({one.ending for one in seen})
    return Balance(
        setting, len(seen),
        [share("began", began(seen), fair([one for one in seen if one.began != NOBODY]))],
        [share(f"seat-{seat}", [won(one, seat) for one in seen], anybody) for seat in range(setting.seats)],
        traits(seen), cards(seen), [share(ending, ended(seen, ending), 0.0) for ending in endings],
        [one.decisions for one in seen], variants,
    )  # fmt: skip


def fair(seen: Sequence[GameSeen]) -> float:
    """The part of the win that each seat would have were all alike: there may be games that nobody wins."""
    return fmean([bool(one.winners) / len(one.traits) for one in seen]) if seen else 0.0


def won(one: GameSeen, seat: int) -> float:
    """Its part of the win."""
    return 1 / len(one.winners) if seat in one.winners else 0.0


def began(seen: Sequence[GameSeen]) -> list[float]:
    return [won(one, one.began) for one in seen if one.began != NOBODY]


def ended(seen: Sequence[GameSeen], ending: str) -> list[float]:
    return [float(one.ending == ending) for one in seen]


def traits(seen: Sequence[GameSeen]) -> list[Share]:
    """Of whatever somebody was in games enough. Many may be it in one game, and win or lose together: that is one
    game, not many."""
    known = sorted({trait for one in seen for row in one.traits for trait in row})
    teams = sides(seen)
    anybody = fmean([len(one.winners) / len(one.traits) for one in seen])
    shares = []
    for trait in known:
        rows = [(game, seat, 1.0) for game, one in enumerate(seen) for seat in those_who_are(trait, one)]
        found = occasions(rows, seen)
        if found.games >= LEAST and (trait in teams or not trait.startswith(SIDE)):
            shares.append(
                Share(trait, found.players, round(found.share, 4), rounded(found.interval()), round(anybody, 4))
            )
    return shares


def those_who_are(trait: str, one: GameSeen) -> list[int]:
    return [seat for seat, row in enumerate(one.traits) if trait in row]


def sides(seen: Sequence[GameSeen]) -> list[str]:
    """The teams that there are; everybody, where all win or lose together; none where each plays alone."""
    teams = sorted({trait for one in seen for row in one.traits for trait in row if trait.startswith(SIDE)})
    if len(teams) > 1:
        return teams
    return [EVERYBODY] if all(len(one.winners) in (0, len(one.traits)) for one in seen) else []


def won_by(seen: Sequence[GameSeen], side: str) -> list[float]:
    """Of each game in which somebody was of a side: the part of it that won."""
    wins = []
    for one in seen:
        members = range(len(one.traits)) if side == EVERYBODY else those_who_are(side, one)
        if members:
            wins.append(fmean([float(seat in one.winners) for seat in members]))
    return wins


def variant(option: str, value: str, seen: Sequence[GameSeen], asked: Sequence[GameSeen]) -> Variant:
    """Some games, beside those of the setting as it was asked for."""
    both = [*asked, *seen]
    return Variant(
        option, value, len(seen), beside("began", began(seen), began(asked)),
        [beside(side, won_by(seen, side), won_by(asked, side)) for side in sides(both)],
        [beside(one, ended(seen, one), ended(asked, one)) for one in sorted({game.ending for game in both})],
        round(fmean([one.decisions for one in seen]), 1), length_interval([one.decisions for one in seen]),
    )  # fmt: skip


def length_interval(lengths: Sequence[int]) -> tuple[float, float]:
    """Of the mean; one game alone says nothing."""
    if len(lengths) < 2:
        return 0.0, float(LONGEST_GAME)
    middle, reach = fmean(lengths), SURE * stdev(lengths) / len(lengths) ** 0.5
    return round(middle - reach, 1), round(middle + reach, 1)
