"""The ladder: steps from the weakest bot of a game to its master, kept as data beside the game.

Below the adept bots err as people do: they overlook, waver, hope, forget, bear grudges and do not look ahead. What is
plainly bad they see all the same, and what wins at once too, so they neither throw games away nor strike themselves.
Above it they search, the higher the longer.
"""

from __future__ import annotations

from typing import Any, Final

from sortilege.bots.first_look import (
    FOLLOWED,
    average_scores,
    best_of,
    draw,
    first_scores,
    likely_world,
    outlook,
    preferences,
)
from sortilege.content import ContentFile, game_folder
from sortilege.kernel.deeds import NOBODY, Deeds
from sortilege.kernel.match import Match
from sortilege.kernel.sense import Sense
from sortilege.kernel.state import Game

WEAK: Final = ("sleepy", "dreamer", "hesitant", "hasty", "hopeful", "careful")
"""Steps below the adept, the weakest first."""
SEARCHING: Final = ("shrewd", "thoughtful", "wise")
"""Steps between the adept and the master."""
LEVELS_AS_STEPS: Final = ("adept", "master")
STEPS: Final = (*WEAK, "adept", *SEARCHING, "master")
"""All there are; a game has those that it has room for."""
ERRORS: Final = ("overlooks", "wavers", "worlds", "hopes", "forgets", "hurries", "grudges", "glaring")
WITHOUT_LADDER: Final = ("random", "novice", "adept", "master")
"""What the slider has for a game that brings no steps of its own."""
NONE_WINS: Final = -1
SURE: Final = 4
"""In so many possible worlds an option must win at once for a low step to be sure of it."""


class Rung:
    """A step of the ladder: how a bot errs that stands on it, or how far it searches."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.overlooks = 0
        """Of a hundred options, how many it does not see."""
        self.wavers = 0.0
        """How many points better an option must look to be e times as likely; 0: the best is always chosen."""
        self.worlds = 4
        """How many possible worlds it thinks of."""
        self.hopes = False
        """Whether it goes by the world in which an option looks best."""
        self.forgets = False
        """Whether it makes nothing of what others have done so far."""
        self.hurries = 0
        """Of a hundred decisions, in how many it does not look where its options lead."""
        self.grudges = 0.0
        """How many points better an option looks that goes against whoever did it harm last."""
        self.glaring = 8.0
        """An option so many points behind the best is so plainly bad that even this bot sees it."""
        self.iterations = 0
        """How far it searches at most."""


KNOWN: dict[str, list[Rung]] = {}


def ladder(game: str) -> list[str]:
    """The steps of a game, the lowest first; the four levels where it has none of its own."""
    return [rung.name for rung in rungs(game)] or list(WITHOUT_LADDER)


def stand_in(game: str) -> str:
    """Who plays for somebody who is away, or for a bot that gives no answer: whoever does nothing plainly bad."""
    return "careful" if rung_of(game, "careful") is not None else "novice"


def rung_of(game: str, name: str) -> Rung | None:
    """A step that is no level of its own; None if the game has none of that name."""
    for rung in rungs(game):
        if rung.name == name and name not in LEVELS_AS_STEPS:
            return rung
    return None


def rungs(game: str) -> list[Rung]:
    found = KNOWN.get(game)
    if found is None:
        found = KNOWN[game] = read(game)
    return found


def read(game: str) -> list[Rung]:
    """What lies beside a game; ValueError names the line that is wrong and what is allowed."""
    if not (game_folder(game) / "bot" / "ladder.toml").is_file():
        return []
    file = ContentFile(game, "ladder", "bot")
    found: list[Rung] = []
    place = -1
    for row in file.rows("step"):
        name = str(row.get("name", ""))
        if name not in STEPS or STEPS.index(name) <= place:
            file.fail(name, f"name: steps are some of {', '.join(STEPS)}, in this order, not {name!r}")
        place = STEPS.index(name)
        allowed = ERRORS if name in WEAK else ("iterations",) if name in SEARCHING else ()
        for key in row:
            if key != "name" and key not in allowed:
                file.fail(key, f"{name}: it may have {', '.join(allowed) or 'nothing but a name'}, not {key!r}")
        found.append(rung_from(name, row))
        if name in SEARCHING and found[-1].iterations < 1:
            file.fail(name, f"{name}: iterations must be at least 1")
    return found


def rung_from(name: str, row: dict[str, Any]) -> Rung:
    rung = Rung(name)
    rung.overlooks = int(row.get("overlooks", 0))
    rung.wavers = float(row.get("wavers", 0.0))
    rung.worlds = int(row.get("worlds", rung.worlds))
    rung.hopes = bool(row.get("hopes", False))
    rung.forgets = bool(row.get("forgets", False))
    rung.hurries = int(row.get("hurries", 0))
    rung.grudges = float(row.get("grudges", 0.0))
    rung.glaring = float(row.get("glaring", rung.glaring))
    rung.iterations = int(row.get("iterations", 0))
    return rung


def foe_of(match: Match, seat: int, deeds: Deeds) -> int:
    """Who did a seat harm last, of all that everybody saw; nobody where there is no choice of whom to hurt."""
    if match.seats > 2:
        for by, step, _ in reversed(match.choices):
            if by != seat and deeds.in_the_open(step) and deeds.aimed_at(step) == seat:
                return by
    return NOBODY


def stumble(
    game: Game,
    seat: int,
    sense: Sense[Any],
    rung: Rung,
    options: list[int],
    seed: int,
    guess: bool,
    foe: int = NOBODY,
) -> int:
    """The place of the option that a bot on a low step takes; an answer to a guessing game is drawn. What is plainly
    bad is not done for a grudge either."""
    dice = game.imagine(seat, seed ^ 0x51EB)
    scores = scores_on(game, seat, sense, rung, options, seed, int(dice.below(100)) < rung.hurries)
    least = max(scores) - rung.glaring
    bearable = [place for place in range(len(options)) if scores[place] >= least]
    seen = [place for place in bearable if int(dice.below(100)) >= rung.overlooks]
    if not seen:  # something is answered all the same
        seen = [bearable[dice.below(len(bearable))]]
    looks = [scores[place] for place in seen]
    if foe != NOBODY:
        for index, place in enumerate(seen):
            if sense.deeds.aimed_at(options[place]) == foe:
                looks[index] += rung.grudges
    if rung.wavers > 0.0 or guess:
        return seen[draw(dice, preferences(looks, 1.0 / rung.wavers if rung.wavers > 0.0 else 1.0))]
    return seen[best_of(dice, looks)]


def winning(game: Game, seat: int, sense: Sense[Any], options: list[int], seed: int) -> int:
    """The place of an option, of those that look best, that wins at once in every world thought of; nobody overlooks
    it. `NONE_WINS` for none."""
    if game.together:
        return NONE_WINS
    worlds = [game.imagine(seat, seed + number) for number in range(SURE)]
    scores = average_scores(worlds, seat, sense, options)
    for place in sorted(range(len(options)), key=lambda place: -scores[place])[:FOLLOWED]:
        if all(wins(world, seat, sense, options[place]) for world in worlds):
            return place
    return NONE_WINS


def wins(world: Game, seat: int, sense: Sense[Any], option: int) -> bool:
    after = world.clone()
    after.choose(seat, option)
    return outlook(after, seat, sense) == 1.0 and after.over


def scores_on(
    game: Game, seat: int, sense: Sense[Any], rung: Rung, options: list[int], seed: int, hurried: bool
) -> list[float]:
    """How good each option looks from a step."""
    if not (hurried or rung.hopes or rung.forgets):
        return first_scores(game, seat, sense, options, seed, rung.worlds)
    mind = sense if rung.forgets else sense.recall(game, seat)
    worlds = [likely_world(game, seat, mind, seed + number) for number in range(rung.worlds)]
    if not rung.hopes:
        return average_scores(worlds, seat, mind, options)
    best = [float("-inf")] * len(options)
    for world in worlds:
        scores = mind.scores(world, seat, options)
        for place in range(len(options)):
            best[place] = max(best[place], scores[place])
    return best
