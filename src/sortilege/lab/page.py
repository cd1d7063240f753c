"""The balance of a game as one HTML file that opens anywhere, drawn with Plotly: `pip install 'sortilege[lab]'`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from sortilege.lab.balance import EVERYBODY, Balance, Variant
from sortilege.lab.charts import INK, PAPER, Line, bars, histogram
from sortilege.lab.report import percent
from sortilege.lab.shares import Compared, Share
from sortilege.lab.simulate import UNFINISHED
from sortilege.lab.worth import Card
from sortilege.text import Text

MISSING = "lab: Plotly must be there for it: pip install 'sortilege[lab]'"
STYLE = f"""body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; background: {PAPER}; margin: 2rem auto;
max-width: 60rem; padding: 0 1rem; }}"""


def write_page(found: Balance, language: str) -> str:
    """The whole page, with its scripts inside."""
    try:
        from plotly import graph_objects, offline
    except ImportError as wrong:
        raise ValueError(MISSING) from wrong
    text = Text(language, found.setting.game, also=("lab",))
    setting = found.setting
    title = f"{text.say('game')}, {text.say(f'mode-{setting.mode}')}, {text.say('lab-seats', seats=setting.seats)}"
    who = ", ".join(setting.bots)
    parts = [
        f"<!doctype html><html lang='{language}'><meta charset='utf-8'><title>{escape(title)}</title>",
        f"<style>{STYLE}</style><script>{offline.get_plotlyjs()}</script><h1>{escape(title)}</h1>",
        f"<p>{escape(text.say('lab-caption', games=found.games, seed=setting.seed, who=who))}. ",
        f"{escape(text.say('lab-page-intervals'))}</p>",
    ]
    sections: tuple[tuple[str, Sequence[Share]], ...] = (
        ("lab-page-began", found.began), ("lab-page-seats", found.seats), ("lab-page-traits", found.traits),
        ("lab-page-cards", found.cards), ("lab-page-endings", found.endings),
    )  # fmt: skip
    for heading, shares in sections:
        if shares:
            parts.append(f"<h2>{escape(text.say(heading))}</h2>")
            if shares is found.cards:
                parts.append(f"<p>{escape(text.say('lab-page-occasions'))}</p>")
            parts.append(bars(graph_objects, [line_of(text, one) for one in shares]))
    mean = text.say("lab-page-mean", length=length(text, found.variants[0]))
    parts.append(f"<h2>{escape(text.say('lab-page-lengths'))}</h2><p>{escape(mean)}</p>")
    parts.append(histogram(graph_objects, found.lengths))
    if len(found.variants) > 1:
        parts.append(f"<h2>{escape(text.say('lab-page-options'))}</h2><p>{escape(text.say('lab-page-beside'))}</p>")
        for heading, lines in effects(text, found.variants):
            parts.append(f"<h3>{escape(heading)}</h3>{bars(graph_objects, lines)}")
    return "\n".join(parts) + "</html>\n"


def line_of(text: Text, one: Share) -> Line:
    """In percent, beside what equals would have; of a card, beside when it was left."""
    name, share, interval = f"{called(text, one.what)} ({counted(one)})", 100 * one.share, hundredfold(one.interval)
    if isinstance(one, Card):
        return Line(name, share, interval, *((100 * one.fair, hundredfold(one.fair_interval)) if one.left else ()))
    return Line(name, share, interval, 100 * one.fair if one.fair else None)


def counted(one: Share) -> str:
    """Of how many cases a share is; of a card the occasions on which it was played and on which it was left."""
    return f"{one.played} / {one.left}" if isinstance(one, Card) else str(one.cases)


def hundredfold(interval: tuple[float, float]) -> tuple[float, float]:
    return 100 * interval[0], 100 * interval[1]


# What options change


def effects(text: Text, variants: Sequence[Variant]) -> Iterable[tuple[str, list[Line]]]:
    """Who wins, how it ends and how long it takes, under each option beside the game as it was asked for."""
    if variants[0].began.cases:
        yield text.say("lab-page-began"), [effect(text, one, one.began) for one in variants]
    for side in {share.what: share for one in variants for share in one.sides}:
        yield text.say("lab-page-side", side=called(text, side)), of_each(text, variants, side)
    for ending in {share.what: share for one in variants for share in one.endings}:
        yield called(text, ending), of_each(text, variants, ending)
    asked = variants[0]
    yield (
        text.say("lab-page-lengths"),
        [
            Line(
                option(text, one),
                one.length,
                one.length_interval,
                asked.length,
                asked.length_interval,
                length(text, one),
            )
            for one in variants
        ],
    )


def of_each(text: Text, variants: Sequence[Variant], what: str) -> list[Line]:
    """A side or an ending under each option."""
    return [effect(text, one, share) for one in variants for share in [*one.sides, *one.endings] if share.what == what]


def effect(text: Text, one: Variant, share: Compared) -> Line:
    name, value, interval = option(text, one), 100 * share.share, hundredfold(share.interval)
    if not one.option:
        return Line(name, value, interval, said=percent(text, share.share))
    low, high = (percent(text, bound) for bound in share.difference_interval)
    said = text.say("lab-page-difference", difference=percent(text, share.difference), low=low, high=high)
    return Line(name, value, interval, 100 * share.fair, hundredfold(share.fair_interval), said)


def option(text: Text, one: Variant) -> str:
    """What is set otherwise, and how many games were played so."""
    if not one.option:
        return f"{text.say('lab-page-as-asked')} ({one.games})"
    key, value = f"option-{one.option}", f"lab-page-{one.value.lower()}"
    name = text.say(key) if text.has(key) else one.option
    said = text.say(value) if text.has(value) else one.value
    return f"{text.say('lab-page-set', option=name, value=said)} ({one.games})"


def length(text: Text, one: Variant) -> str:
    low, high = (text.say("lab-number", number=bound) for bound in one.length_interval)
    return f"{text.say('lab-number', number=one.length)} ({low} – {high})"


def called(text: Text, what: str) -> str:
    """In the players' words."""
    kind, _, value = what.partition("-")
    if what == "began":
        return text.say("lab-page-beginner")
    if what == EVERYBODY:
        return text.say("lab-page-everybody")
    if what == UNFINISHED:
        return text.say("lab-unfinished")
    if kind == "seat" and value.isdecimal():
        return text.value("seat", int(value))
    return (
        text.say(what)
        if text.has(what)
        else text.ending(what)
        if text.has(f"ending-{what}")
        else text.value(kind, value)
    )
