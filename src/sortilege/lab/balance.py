"""How fair a game is: who wins by who began, by seat, by what they were dealt and by what they did; how long it takes;
and what each option changes. Every share has its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from hashlib import blake2b
from statistics import fmean, pstdev

import msgspec

from sortilege import ruleset
from sortilege.kernel.ruleset import Option, Value
from sortilege.lab.crew import Crew, Work
from sortilege.lab.shares import Share, said, share
from sortilege.lab.simulate import Setting
from sortilege.lab.watched import NOBODY, GameSeen, play_games
from sortilege.lab.worth import Card, cards


class Variant(msgspec.Struct, frozen=True):
    """The game with one option set otherwise."""

    option: str
    """Its name; empty for the game as it was asked for."""
    value: str
    """What it was set to."""
    games: int
    """How many were played so."""
    began: Share
    """Of whoever began."""
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
    variants = [variant("", "", seen, setting.seats)]
    for option, value, other in changed:
        variants.append(variant(option.name, str(value), played(other, fewer), setting.seats))
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
    everybody = range(setting.seats)
    fair = 1 / setting.seats
    anybody = fmean([len(one.winners) / setting.seats for one in seen])
    sides = {trait for one in seen for row in one.traits for trait in row if trait.startswith("side-")}
    known = sorted({trait for one in seen for row in one.traits for trait in row})
    endings = sorted({one.ending for one in seen})
    return Balance(
        setting, len(seen),
        [began(seen, setting.seats)],
        [share(f"seat-{seat}", [won(one, seat) for one in seen], fair) for seat in everybody],
        said(share(trait, cases(seen, trait), anybody) for trait in known if len(sides) > 1 or trait not in sides),
        cards(seen), [share(ending, [float(one.ending == ending) for one in seen], 0.0) for ending in endings],
        [one.decisions for one in seen], variants,
    )  # fmt: skip


def won(one: GameSeen, seat: int) -> float:
    """Its part of the win."""
    return 1 / len(one.winners) if seat in one.winners else 0.0


def began(seen: Sequence[GameSeen], seats: int) -> Share:
    return share("began", [won(one, one.began) for one in seen if one.began != NOBODY], 1 / seats)


def cases(seen: Sequence[GameSeen], trait: str) -> list[float]:
    return [float(seat in one.winners) for one in seen for seat, row in enumerate(one.traits) if trait in row]


def variant(option: str, value: str, seen: Sequence[GameSeen], seats: int) -> Variant:
    lengths = [one.decisions for one in seen]
    middle, reach = fmean(lengths), 1.96 * pstdev(lengths) / len(lengths) ** 0.5
    interval = round(middle - reach, 1), round(middle + reach, 1)
    return Variant(option, value, len(seen), began(seen, seats), round(middle, 1), interval)
