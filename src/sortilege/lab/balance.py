"""How fair a game is: who wins by who began, by seat, by what they were dealt and by what they did; how long it takes;
and what each option changes. Every share has its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean, pstdev

import msgspec

from sortilege import Match, ruleset
from sortilege.bots.levels import choose
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.plain_data import Json
from sortilege.kernel.ruleset import Option, Value
from sortilege.lab.crew import Crew, Work
from sortilege.lab.intervals import wilson
from sortilege.lab.players import LONGEST_GAME, Bot, seed_of
from sortilege.lab.simulate import UNFINISHED, Setting

LEAST = 20
"""Of fewer cases nothing is said."""
NOBODY = -1


class GameSeen(msgspec.Struct, frozen=True):
    """What one game says about fairness."""

    number: int
    winners: list[int]
    began: int
    decisions: int
    ending: str
    traits: list[list[str]]
    """By seat: what it was, such as `house-serpentin`."""
    did: list[list[str]]
    """By seat: the cards and the like that it named in its answers, such as `magic-copius`;"""
    could: list[list[str]]
    """and those that it could have named."""


class Share(msgspec.Struct, frozen=True):
    """How often somebody of whom something is true wins, beside how often anybody does."""

    what: str
    """What is true of them, such as `seat-0`."""
    cases: int
    """How often it was."""
    share: float
    """How often they won."""
    interval: tuple[float, float]
    """Between what that lies, 19 times out of 20."""
    fair: float
    """For a card: how often those win who could have used it and did not."""


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
    cards: list[Share]
    """Of each card that some used and others could have."""
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
    progress: Callable[[int], None] | None = None,
) -> Balance:
    """Plays so many games, and a quarter as many for each value of each option."""
    setting = Setting.check(name, mode, seats, options, seed, bots)
    crew = crew or Crew()

    def played(which: Setting, many: int) -> list[GameSeen]:
        folder = None if crew.folder is None else crew.folder / msgspec.json.encode(which.options).hex()[-40:]
        found: list[GameSeen] = []
        for part in msgspec.structs.replace(crew, folder=folder).parts(Work(which, play_games, GameSeen), many):
            found += part
            if progress is not None:
                progress(len(part))
        return sorted(found, key=lambda one: one.number)

    seen = played(setting, games)
    variants = [variant("", "", seen, setting.seats)]
    for option, value in others(setting):
        other = msgspec.structs.replace(setting, options={**setting.options, option.name: value})
        variants.append(variant(option.name, str(value), played(other, max(1, games // 4)), setting.seats))
    return summarise(setting, seen, variants)


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


def play_games(work: tuple[Setting, range]) -> list[GameSeen]:
    setting, numbers = work
    return [play_one(setting, number) for number in numbers]


def play_one(setting: Setting, number: int) -> GameSeen:
    rules = ruleset(setting.game)
    bots = [Bot.read(bot) for bot in setting.bots]
    seed = seed_of(setting.seed, number)
    match = Match(rules, rules.start(setting.mode, setting.seats, setting.options, seed), dict(setting.options))
    match.tell_from_here()
    did: list[set[str]] = [set() for _ in range(setting.seats)]
    could: list[set[str]] = [set() for _ in range(setting.seats)]
    began = NOBODY
    decisions = 0
    while not match.over and decisions < LONGEST_GAME:
        ask = match.asks[0]
        if began == NOBODY and len(match.asks) == 1:
            began = ask.seat
        bot = bots[ask.seat % len(bots)]
        dice = seed_of(seed, decisions) & 0xFFFFFFFF
        step = choose(bot.level, match, ask.seat, dice, seconds=bot.seconds, iterations=bot.iterations)
        if ask.seat < setting.seats:
            could[ask.seat].update(label for option in ask.options for label in labels(match, option))
            did[ask.seat].update(labels(match, step))
        match.answer(ask.seat, step)
        decisions += 1
    view = match.open_view()
    first = view.get(rules.learning.began)
    outcome = match.outcome
    return GameSeen(
        number, list(outcome.winners) if outcome else [], first if isinstance(first, int) else began, decisions,
        outcome.reason if outcome else UNFINISHED, [traits(match, view, seat) for seat in range(setting.seats)],
        [sorted(one) for one in did], [sorted(one) for one in could],
    )  # fmt: skip


def labels(match: Match, step: int) -> list[str]:
    """What an answer names that is printed on something: cards and the like, not players or numbers."""
    step_type = match.ruleset.book.type_of(step)
    return [
        f"{kind.name}-{kind.labels[value]}"
        for kind, value in zip(step_type.kinds, step_type.values(step), strict=True)
        if kind is not SEAT and value < len(kind.labels)
    ]


def traits(match: Match, view: Mapping[str, Json], seat: int) -> list[str]:
    """What a seat is: what its game declares, and the team it is in."""
    players = view.get("players")
    player = players[seat] if isinstance(players, list) and seat < len(players) else None
    found: list[str] = []
    for field in match.ruleset.learning.traits:
        value = player.get(field) if isinstance(player, dict) else None
        several = value if isinstance(value, list) else [value]
        found += [f"{field.removesuffix('s')}-{one}" for one in several if isinstance(one, str)]
    side = match.ruleset.sense.side(match.state_for_search(), seat)
    return [*found, f"side-{side}"]


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


def cards(seen: Sequence[GameSeen]) -> list[Share]:
    """Those who used a card beside those who could have, most telling first: what goes with winning, not why."""
    found: list[Share] = []
    for card in sorted({label for one in seen for row in one.did for label in row}):
        used = [float(seat in one.winners) for one in seen for seat, row in enumerate(one.did) if card in row]
        left = [
            float(seat in one.winners)
            for one in seen
            for seat, row in enumerate(one.could)
            if card in row and card not in one.did[seat]
        ]
        if len(used) >= LEAST and len(left) >= LEAST:
            found.append(share(card, used, fmean(left)))
    return sorted(found, key=lambda one: one.fair - one.share)


def said(shares: Iterable[Share]) -> list[Share]:
    return [one for one in shares if one.cases >= LEAST]


def share(what: str, wins: Sequence[float], fair: float) -> Share:
    if not wins:
        return Share(what, 0, 0.0, (0.0, 1.0), fair)
    low, high = wilson(min(sum(wins), len(wins)), len(wins))
    return Share(what, len(wins), round(fmean(wins), 4), (round(low, 4), round(high, 4)), round(fair, 4))


def variant(option: str, value: str, seen: Sequence[GameSeen], seats: int) -> Variant:
    lengths = [one.decisions for one in seen]
    middle, reach = fmean(lengths), 1.96 * pstdev(lengths) / len(lengths) ** 0.5
    interval = round(middle - reach, 1), round(middle + reach, 1)
    return Variant(option, value, len(seen), began(seen, seats), round(middle, 1), interval)
