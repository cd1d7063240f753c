"""What the page of the lab draws, with Plotly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

INK, PAPER, BAR, FAIR = "#2b2233", "#fbf7ef", "#7a4fa3", "#b8862b"
ROW = 26
BESIDE = 210
"""Room for what is said at the end of rows."""


class Line(NamedTuple):
    """One row: a bar with its interval, a mark to compare it with, and what is said of it at the end."""

    name: str
    value: float
    interval: tuple[float, float]
    mark: float | None = None
    mark_interval: tuple[float, float] | None = None
    said: str = ""


def bars(graph_objects: Any, lines: Sequence[Line]) -> str:
    """The first row is above."""
    lines = lines[::-1]
    names = [one.name for one in lines]
    reach = whiskers([(one.value, one.interval) for one in lines], INK)
    bar = {"orientation": "h", "error_x": reach, "marker_color": BAR, "name": ""}
    drawn = [graph_objects.Bar(x=[one.value for one in lines], y=names, **bar)]
    marked = [(one.name, one.mark, one.mark_interval or (one.mark,) * 2) for one in lines if one.mark is not None]
    if marked:
        symbol = {"symbol": "line-ns", "size": 16, "line": {"width": 3, "color": FAIR}}
        reach = whiskers([(mark, interval) for _, mark, interval in marked], FAIR)
        look = {"mode": "markers", "marker": symbol, "error_x": reach, "name": ""}
        drawn.append(graph_objects.Scatter(x=[mark for _, mark, _ in marked], y=[name for name, *_ in marked], **look))
    said = [
        {"x": 1, "xref": "paper", "xanchor": "left", "y": one.name, "text": one.said, "showarrow": False}
        for one in lines
        if one.said
    ]
    margin = BESIDE if said else 20
    return drawing(graph_objects, drawn, len(lines), {"annotations": said, "margin": {"r": margin}})


def histogram(graph_objects: Any, numbers: Sequence[int]) -> str:
    return drawing(graph_objects, [graph_objects.Histogram(x=numbers, marker_color=BAR)], 10, {"margin": {"r": 20}})


def whiskers(shares: Sequence[tuple[float, tuple[float, float]]], colour: str) -> dict[str, Any]:
    return {
        "type": "data", "symmetric": False, "color": colour,
        "array": [high - share for share, (_, high) in shares],
        "arrayminus": [share - low for share, (low, _) in shares],
    }  # fmt: skip


def drawing(graph_objects: Any, traces: list[Any], rows: int, more: dict[str, Any]) -> str:
    look = {
        "height": 120 + ROW * rows, "showlegend": False, "paper_bgcolor": PAPER, "plot_bgcolor": PAPER,
        "font": {"color": INK}, "xaxis": {"rangemode": "tozero"}, "yaxis": {"automargin": True}, **more,
    }  # fmt: skip
    look["margin"] = {"l": 260, "t": 10, "b": 40, **look["margin"]}
    figure = graph_objects.Figure(traces, look)
    return str(figure.to_html(full_html=False, include_plotlyjs=False, config={"displayModeBar": False}))
