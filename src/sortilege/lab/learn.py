"""A judgement learned from games: how much each feature of a game's sense counts for who wins.

It is a multinomial logistic regression: a seat's chance is the exponential of a weighted sum of its features, beside
those of the others. Weights are drawn towards nothing, so what hardly ever shows hardly counts. What is learned is
written as data, which bots play by without any of what it was learned with.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

import msgspec
import numpy as np

from sortilege.lab.selfplay import GameNoted

Numbers = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Fit: TypeAlias = Callable[[Numbers, Numbers, float], Numbers]
"""From features and wins, by moment and seat, and how strongly they are pulled: the weights."""
ROUNDS = 40
"""Newton's steps; it is long done by then."""
SMALL = 1e-8
HELD_OUT = 5
"""One game in so many is not learned from, but tells how good the judgement is."""


class Run(msgspec.Struct, frozen=True):
    """What was played to learn from."""

    seats: int
    """How many played."""
    games: int
    """How many games."""
    seed: int
    """What their seeds were drawn from."""
    bots: list[str]
    """Who played."""
    commit: str
    """Of the sources that played; empty where nobody knows."""


class Learned(msgspec.Struct, frozen=True):
    """How much each feature counts, and how far that is to be trusted."""

    features: list[str]
    """Their names, as the game's sense calls them."""
    weights: list[float]
    """In the same order: how much each counts."""
    games: int
    """How many that somebody won, those held out included."""
    moments: int
    """How many positions were learned from."""
    loss: float
    """Of games that were not learned from: how surprised the judgement is by who won, on average, in nats."""
    loss_of_first: float
    """How surprised the first feature alone is there, weighed as well as it can be."""


def text_of(found: Mapping[int, tuple[Run, Learned]]) -> str:
    """What `judgement.toml` holds: for each number of players what was played, and how much each feature counts."""
    lines = ["# Learned by `sortilege learn`: how much each feature counts, by number of players."]
    for _, (run, what) in sorted(found.items()):
        lines += ["", "[[learned]]"]
        lines += [
            f"{name} = {msgspec.json.encode(value).decode()}" for name, value in msgspec.structs.asdict(run).items()
        ]
        lines += [f"moments = {what.moments}", f"loss = {what.loss:.4f}", f"loss_of_first = {what.loss_of_first:.4f}"]
        lines += ["", "[learned.counts]"]
        lines += [f"{name} = {weight:.4f}" for name, weight in zip(what.features, what.weights, strict=True)]
    return "\n".join(lines) + "\n"


def read(path: Path) -> dict[int, tuple[Run, Learned]]:
    """What such a file holds, by number of players; nothing if there is none."""
    if not path.is_file():
        return {}
    found: dict[int, tuple[Run, Learned]] = {}
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["learned"]:
        run = msgspec.convert(row, Run)
        counts: dict[str, float] = row["counts"]
        told = (int(row["moments"]), float(row["loss"]), float(row["loss_of_first"]))
        found[run.seats] = run, Learned(list(counts), list(counts.values()), run.games, *told)
    return found


def learn(games: Sequence[GameNoted], features: Sequence[str], pull: float = 3.0, fitted: Fit | None = None) -> Learned:
    """Fits the weights; `pull` is how strongly they are drawn towards nothing. `fitted` finds them, if not Newton's
    method does."""
    fitted = fitted or fit
    decided = [one for one in games if one.winners and one.rows]
    kept = [one for place, one in enumerate(decided) if place % HELD_OUT]
    other = [one for place, one in enumerate(decided) if place % HELD_OUT == 0]
    if not kept or not other:
        raise ValueError(f"learn: {len(decided)} games that somebody won are too few, {HELD_OUT} at the least")
    rows, won = moments_of(kept)
    apart, apart_won = moments_of(other)
    weights = fitted(rows, won, pull)
    first = fitted(rows[:, :, :1], won, pull)
    return Learned(
        list(features), [float(weight) for weight in weights], len(decided), len(rows),
        loss(apart, apart_won, weights), loss(apart[:, :, :1], apart_won, first),
    )  # fmt: skip


def moments_of(games: Sequence[GameNoted]) -> tuple[Numbers, Numbers]:
    """By moment and seat: the features, and the seat's part of the win. Seats that nobody sits in have no chance."""
    seats = max(len(rows) for one in games for rows in one.rows)
    wide = len(games[0].rows[0][0])
    count = sum(len(one.rows) for one in games)
    found: Numbers = np.full((count, seats, wide), np.nan)
    won: Numbers = np.zeros((count, seats))
    place = 0
    for one in games:
        for rows in one.rows:
            found[place, : len(rows)] = rows
            won[place, one.winners] = 1.0 / len(one.winners)
            place += 1
    return found, won


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    there = ~np.isnan(rows[:, :, 0])
    sums = np.where(there, np.nan_to_num(rows) @ weights, -np.inf)
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True))


def loss(rows: Numbers, won: Numbers, weights: Numbers) -> float:
    return float(-(won * np.log(np.maximum(chances(rows, weights), SMALL))).sum(axis=1).mean())


def fit(rows: Numbers, won: Numbers, pull: float) -> Numbers:
    """Newton's method: the weights under which what happened is likeliest."""
    filled = np.nan_to_num(rows)
    wide = rows.shape[2]
    weights: Numbers = np.zeros(wide)
    for _ in range(ROUNDS):
        shares = chances(rows, weights)
        slope = np.einsum("ns,nsf->f", won - shares, filled) - pull * weights
        middle = np.einsum("ns,nsf->nf", shares, filled)
        apart = filled - middle[:, None, :]
        spread = np.einsum("ns,nsf,nsg->fg", shares, apart, apart, optimize=True) + pull * np.eye(wide)
        step = np.linalg.solve(spread, slope)
        weights = weights + step
        if float(np.abs(step).max()) < SMALL:
            break
    return weights
