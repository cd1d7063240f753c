"""Hints: the options of a question, best first, each with an estimate and a line of reason.

A hint knows what its seat may know: it comes from a search over worlds imagined for that seat.
"""

from __future__ import annotations

from math import sqrt
from typing import Literal

import msgspec

from sortilege.bots.first_look import first_scores
from sortilege.bots.levels import MASTER_SECONDS, WORLDS_OF_AN_ADEPT, guessing, options_of, think
from sortilege.bots.outlines import feared
from sortilege.kernel.match import Match
from sortilege.kernel.step import Step
from sortilege.text import LANGUAGES, Text

CLOSE = 0.03
"""Estimates that differ by less are as good as equal."""
SURE, LOST = 0.97, 0.03
CERTAIN, LIKELY = 2.0, 1.0
"""From how many standard errors between two options on what was found out is sure, or likely."""
Sureness = Literal["sure", "likely", "unsure", "guess"]


class Hint(msgspec.Struct, frozen=True):
    """One thing that could be answered."""

    step: str
    """The option, in its notation."""
    estimate: float
    """The seat's chance of winning after it, as far as was found out."""
    visits: int
    """How often the search tried it: more is surer."""
    reason: dict[str, str]
    """Why it stands where it stands, one line in each language; of the best one also what is to be feared then."""
    sureness: Sureness
    """How far the tries tell it from the next best, or from the best; a guess cannot be told from others."""


def hint(
    match: Match, seat: int, *, seed: int = 0, seconds: float = MASTER_SECONDS, iterations: int | None = None
) -> list[Hint]:
    """What a seat could answer, best first.

    Examples:
        >>> import sortilege
        >>> from sortilege.bots.hints import hint
        >>> match = sortilege.new(sortilege.games()[0], seats=2, seed=7)
        >>> best, *others = hint(match, match.asks[0].seat, seed=1, iterations=40)
        >>> best.estimate >= others[-1].estimate, len(others) + 1 == len(match.asks[0].options)
        (True, True)
    """
    options = options_of(match, seat)
    search = think(match, seat, seed, 0.0 if len(options) == 1 else seconds, iterations)
    estimates = [search.trials.estimate(option) for option in options]
    liked = liking(match, seat, seed, options)
    order = sorted(range(len(options)), key=lambda place: (-estimates[place], -liked[place]))
    guess = guessing(match, seat)
    texts = {language: Text(language, match.ruleset.name, also=("bots",)) for language in LANGUAGES}
    hints: list[Hint] = []
    for rank, place in enumerate(order):
        step = options[place]
        key = "guess" if guess else verdict(estimates, order, rank)
        loss = round(estimates[order[0]] - estimates[place], 3)
        sure: Sureness = "guess" if guess else "sure"
        if not guess and len(order) > 1:
            rival = order[0 if rank else 1]
            tries = search.trials.tries(step), search.trials.tries(options[rival])
            sure = sureness((estimates[place], tries[0]), (estimates[rival], tries[1]))
        if key == "best" and sure == "unsure":
            key = "first"
        reason = {language: explain(text, key, step, loss) for language, text in texts.items()}
        fear = feared(search, step) if not rank and not guess else None
        if fear is not None:
            told = match.ruleset.steps[fear]
            reason = {language: f"{reason[language]} {fright(text, told)}" for language, text in texts.items()}
        hints.append(Hint(str(step), round(estimates[place], 4), search.trials.tries(step), reason, sure))
    return hints


def sureness(one: tuple[float, int], other: tuple[float, int]) -> Sureness:
    """How far two estimates, each with its tries, can be told apart."""
    (share, error), (rival, rivals) = spread(*one), spread(*other)
    apart = abs(share - rival) / sqrt(error + rivals)
    return "sure" if apart >= CERTAIN else "likely" if apart >= LIKELY else "unsure"


def spread(estimate: float, tries: int) -> tuple[float, float]:
    """A share of wins and its variance; two more tries, one of them won, keep few tries from seeming sure."""
    share = (estimate * tries + 1) / (tries + 2)
    return share, share * (1 - share) / (tries + 2)


def liking(match: Match, seat: int, seed: int, options: tuple[Step, ...]) -> list[float]:
    """What the game's own sense thinks at a glance."""
    return first_scores(match.state_for_search(), seat, match.ruleset.sense, list(options), seed, WORLDS_OF_AN_ADEPT)


def verdict(estimates: list[float], order: list[int], rank: int) -> str:
    """What can be said of an option by its place among the others."""
    mine = estimates[order[rank]]
    best = estimates[order[0]]
    if len(order) == 1:
        return "only"
    if rank and best - mine > CLOSE:
        return "worse"
    if mine >= SURE:
        return "wins"
    if best <= LOST:
        return "lost"
    if rank:
        return "close"
    return "best" if best - estimates[order[1]] > CLOSE else "first"


def fright(text: Text, step: Step) -> str:
    """What the search is most afraid of after the best option."""
    return text.say("hint-fear", step=text.step(step))


def explain(text: Text, key: str, step: Step, loss: float) -> str:
    """What the option does for its player, where the game's catalogue knows, and how it compares."""
    verb = step.name
    compared = text.say(f"hint-{key}", loss=loss)
    return f"{text.say(f'why-{verb}')} {compared}" if text.has(f"why-{verb}") else compared
