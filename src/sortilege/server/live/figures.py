"""What an operator watches: figures of this node, every few seconds of the last hour. Nothing in them tells what
happens in one game: latencies only where many wished something, and no count of lines."""

from __future__ import annotations

import asyncio
import time
from collections import deque

from prometheus_client import Counter, Gauge, Histogram

from sortilege.server.live.samples import Sample
from sortilege.server.metrics import (
    BOT_FAILURES,
    BOTS_HURRIED,
    BOTS_WAITING,
    BUDGET_REFUSALS,
    PLAY_SECONDS,
    ROOMS,
    SOCKETS,
    TURNED_AWAY,
)

EVERY = 5.0
KEPT = 720
WISHES_WITHIN = 12
"""Latencies are those of so many samples."""
ENOUGH_WISHES = 20


class Figures:
    def __init__(self) -> None:
        self.samples: deque[Sample] = deque(maxlen=KEPT)
        self._buckets: deque[list[float]] = deque(maxlen=WISHES_WITHIN + 1)
        self._before: tuple[float, float, float] | None = None

    async def follow(self) -> None:
        while True:
            self.take()
            await asyncio.sleep(EVERY)

    def take(self) -> Sample:
        """The figures of now."""
        self._buckets.append(_buckets(PLAY_SECONDS))
        recent = [new - old for new, old in zip(self._buckets[-1], self._buckets[0], strict=True)]
        totals = (_total(BOTS_HURRIED), _total(BOT_FAILURES), _total(BUDGET_REFUSALS) + _total(TURNED_AWAY))
        before = self._before or totals
        self._before = totals
        hurried, failures, refusals = (int(new - old) for new, old in zip(totals, before, strict=True))
        sample = Sample(
            time.time(), int(_value(ROOMS)), int(_value(SOCKETS)), quantile(recent, 0.5), quantile(recent, 0.95),
            int(_value(BOTS_WAITING)), hurried, failures, refusals,
        )  # fmt: skip
        self.samples.append(sample)
        return sample

    def refused(self) -> dict[str, int]:
        """Since this node started: which budgets were used up, and why connections were turned away. Not what players
        were refused in their games, which would tell what they tried."""
        found = {f"{labels['budget']} ({labels['by']})": int(value) for labels, value in _labelled(BUDGET_REFUSALS)}
        found |= {f"door: {labels['why']}": int(value) for labels, value in _labelled(TURNED_AWAY)}
        return {name: count for name, count in found.items() if count}


def quantile(counts: list[float], share: float) -> float | None:
    """Milliseconds that so many took at most, from how many fell into each of the histogram's classes; None if they
    were too few."""
    total = sum(counts)
    if total < ENOUGH_WISHES:
        return None
    so_far, floor = 0.0, 0.0
    for limit, count in zip(LIMITS, counts, strict=True):
        if count and so_far + count >= share * total:
            top = limit if limit != float("inf") else floor
            return round(1000 * (floor + (top - floor) * (share * total - so_far) / count), 1)
        so_far, floor = so_far + count, limit
    return None


def _classes(histogram: Histogram) -> dict[float, float]:
    """How many took no longer than each limit of the histogram."""
    samples = [one for metric in histogram.collect() for one in metric.samples if one.name.endswith("_bucket")]
    return {float(one.labels["le"]): float(one.value) for one in samples}


def _buckets(histogram: Histogram) -> list[float]:
    """How many fell into each class."""
    counts = list(_classes(histogram).values())
    return [count - before for count, before in zip(counts, [0.0, *counts], strict=False)]


LIMITS = list(_classes(PLAY_SECONDS))


def _value(gauge: Gauge) -> float:
    return sum(float(sample.value) for metric in gauge.collect() for sample in metric.samples)


def _labelled(counter: Counter) -> list[tuple[dict[str, str], float]]:
    return [
        (sample.labels, sample.value)
        for metric in counter.collect()
        for sample in metric.samples
        if sample.name.endswith("_total")
    ]


def _total(counter: Counter) -> float:
    return sum(value for _, value in _labelled(counter))
