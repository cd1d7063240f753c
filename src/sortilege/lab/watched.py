"""Games that bots play, watched for what they say about fairness: who began and who won, what each seat was, and which
cards it played when it could."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sortilege import Match, ruleset
from sortilege.bots.levels import choose
from sortilege.kernel.asks import Ask
from sortilege.kernel.plain_data import Json
from sortilege.lab.players import LONGEST_GAME, Bot, seed_of
from sortilege.lab.simulate import UNFINISHED, Setting

NOBODY = -1


class CardSeen(msgspec.Struct, frozen=True):
    """A card that a player could play in some decisions of a game."""

    what: str
    """Such as `magic-copius`."""
    played: int
    """In how many of these decisions it was played,"""
    left: int
    """and in how many something else was done."""


class GameSeen(msgspec.Struct, frozen=True):
    """What one game says about fairness."""

    number: int
    winners: list[int]
    began: int
    decisions: int
    ending: str
    traits: list[list[str]]
    """By seat: what it was, such as `house-serpentin`."""
    cards: list[list[CardSeen]]
    """By seat: the cards that it could have played at some time."""


def play_games(work: tuple[Setting, range]) -> list[GameSeen]:
    setting, numbers = work
    return [watch(setting, number)[0] for number in numbers]


def watch(setting: Setting, number: int) -> tuple[GameSeen, Match]:
    """Plays the game of this number."""
    rules = ruleset(setting.game)
    bots = [Bot.read(bot) for bot in setting.bots]
    seed = seed_of(setting.seed, number)
    match = Match(rules, rules.start(setting.mode, setting.seats, setting.options, seed), dict(setting.options))
    match.tell_from_here()
    played: list[dict[str, list[int]]] = [{} for _ in range(setting.seats)]
    began = NOBODY
    decisions = 0
    while not match.over and decisions < LONGEST_GAME:
        ask = match.asks[0]
        if began == NOBODY and begins(match, ask):
            began = ask.seat
        bot = bots[ask.seat % len(bots)]
        dice = seed_of(seed, decisions) & 0xFFFFFFFF
        step = choose(bot.level, match, ask.seat, dice, seconds=bot.seconds, iterations=bot.iterations)
        count_cards(match, ask, step, played[ask.seat])
        match.answer(ask.seat, step)
        decisions += 1
    view = match.open_view()
    first = view.get(rules.learning.began)
    outcome = match.outcome
    seen = GameSeen(
        number, list(outcome.winners) if outcome else [], first if isinstance(first, int) else began, decisions,
        outcome.reason if outcome else UNFINISHED, [traits(match, view, seat) for seat in range(setting.seats)],
        [[CardSeen(what, *times) for what, times in sorted(one.items())] for one in played],
    )  # fmt: skip
    return seen, match


def begins(match: Match, ask: Ask) -> bool:
    """Whether whoever is asked this before all others begins: of several who answer at once nobody does."""
    turn = match.ruleset.learning.turn
    if turn:
        return match.ruleset.book.type_of(ask.why).name == turn
    return not match.is_sealed and not match.is_side_by_side and len(match.addressed) == 1


def count_cards(match: Match, ask: Ask, step: int, counted: dict[str, list[int]]) -> None:
    """Counts a decision, once for each card that could be played in it: as played, or as left."""
    if not match.ruleset.learning.cards:
        return
    now = set(cards_played(match, step))
    for card in {card for option in ask.numbers for card in cards_played(match, option)}:
        counted.setdefault(card, [0, 0])[card not in now] += 1


def cards_played(match: Match, step: int) -> list[str]:
    """What an answer plays that is printed on a card."""
    learning = match.ruleset.learning
    if learning.plays is not None:
        found = learning.played(match.state_for_search(), step)
    else:
        step_type = match.ruleset.book.type_of(step)
        found = list(zip(step_type.kinds, step_type.values(step), strict=True))
    return [
        f"{kind.name}-{kind.labels[value]}" for kind, value in found if kind in learning.cards and value < kind.size
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
