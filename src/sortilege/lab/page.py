"""The balance of a game as one HTML file that opens anywhere, drawn with Plotly: `pip install 'sortilege[lab]'`."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from sortilege.lab.balance import Balance, Variant
from sortilege.lab.report import percent
from sortilege.lab.shares import Share
from sortilege.lab.simulate import UNFINISHED
from sortilege.lab.worth import Card
from sortilege.text import Text

MISSING = "lab: Plotly must be there for it: pip install 'sortilege[lab]'"
INK, BAR, FAIR = "#2b2233", "#7a4fa3", "#b8862b"
STYLE = f"""body {{ font: 16px/1.5 system-ui, sans-serif; color: {INK}; background: #fbf7ef; margin: 2rem auto;
max-width: 60rem; padding: 0 1rem; }} td, th {{ text-align: left; padding: .2rem 1rem .2rem 0; }}"""
ROW = 26


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
            parts.append(drawing(graph_objects, bars(graph_objects, text, shares)))
    parts.append(f"<h2>{escape(text.say('lab-page-lengths'))}</h2>")
    parts.append(drawing(graph_objects, [graph_objects.Histogram(x=found.lengths, marker_color=BAR)]))
    if len(found.variants) > 1:
        parts.append(f"<h2>{escape(text.say('lab-page-options'))}</h2>{table(text, found.variants)}")
    return "\n".join(parts) + "</html>\n"


def bars(graph_objects: Any, text: Text, shares: Sequence[Share]) -> list[Any]:
    """A bar for each share with its interval, a mark for what equals would have."""
    names = [f"{called(text, one.what)} ({counted(one)})" for one in reversed(shares)]
    middle = [100 * one.share for one in reversed(shares)]
    reach = whiskers([(one.share, one.interval) for one in reversed(shares)], INK)
    drawn = [graph_objects.Bar(x=middle, y=names, orientation="h", error_x=reach, marker_color=BAR, name="%")]
    symbol = {"symbol": "line-ns", "size": 16, "line": {"width": 3, "color": FAIR}}
    cards = [(name, one) for name, one in zip(names, reversed(shares), strict=True) if isinstance(one, Card)]
    if cards:
        compared = [(name, one) for name, one in cards if one.left]
        marks = [100 * one.fair for _, one in compared]
        reach = whiskers([(one.fair, one.fair_interval) for _, one in compared], FAIR)
        beside = [name for name, _ in compared]
        look = {"mode": "markers", "marker": symbol, "error_x": reach, "name": "="}
        drawn.append(graph_objects.Scatter(x=marks, y=beside, **look))
    elif any(one.fair for one in shares):
        marks = [100 * one.fair for one in reversed(shares)]
        drawn.append(graph_objects.Scatter(x=marks, y=names, mode="markers", marker=symbol, name="="))
    return drawn


def counted(one: Share) -> str:
    """Of how many cases a share is; of a card the occasions on which it was played and on which it was left."""
    return f"{one.played} / {one.left}" if isinstance(one, Card) else str(one.cases)


def whiskers(shares: Sequence[tuple[float, tuple[float, float]]], colour: str) -> dict[str, Any]:
    return {
        "type": "data", "symmetric": False, "color": colour,
        "array": [100 * (high - share) for share, (_, high) in shares],
        "arrayminus": [100 * (share - low) for share, (low, _) in shares],
    }  # fmt: skip


def drawing(graph_objects: Any, traces: list[Any]) -> str:
    rows = max((len(trace.y) for trace in traces if trace.y is not None), default=10)
    look = {
        "height": 120 + ROW * rows, "showlegend": False, "paper_bgcolor": "#fbf7ef", "plot_bgcolor": "#fbf7ef",
        "margin": {"l": 260, "t": 10, "b": 40, "r": 20}, "font": {"color": INK}, "yaxis": {"automargin": True},
    }  # fmt: skip
    figure = graph_objects.Figure(traces, look)
    return str(figure.to_html(full_html=False, include_plotlyjs=False, config={"displayModeBar": False}))


def table(text: Text, variants: Sequence[Variant]) -> str:
    """What each option changes: how often whoever began wins, and how long it takes."""
    heads = ("lab-page-option", "lab-games", "lab-page-began", "lab-page-length")
    rows = ["<tr>" + "".join(f"<th>{escape(text.say(head))}</th>" for head in heads) + "</tr>"]
    for one in variants:
        option = text.say("lab-page-as-asked")
        if one.option:
            key = f"option-{one.option}"
            option = f"{text.say(key) if text.has(key) else one.option}: {one.value}"
        low, high = one.began.interval
        wins = f"{percent(text, one.began.share)} ({percent(text, low)} – {percent(text, high)})"
        low, high = one.length_interval
        length = f"{number(text, one.length)} ({number(text, low)} – {number(text, high)})"
        cells = (option, str(one.games), wins, length)
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return f"<table>{''.join(rows)}</table>"


def called(text: Text, what: str) -> str:
    """In the players' words."""
    kind, _, value = what.partition("-")
    if what == "began":
        return text.say("lab-page-beginner")
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


def number(text: Text, value: float) -> str:
    return text.say("lab-number", number=value)
