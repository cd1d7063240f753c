"""What a question offers, in order. Plain Python takes a list with the same words instead, see `native`."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Offer:
    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64](capacity=16)

    def add(self, step: i64) -> None:
        self.steps = append(self.steps, step)

    def add_all(self, steps: list[int]) -> None:
        for step in steps:
            self.steps = append(self.steps, step)

    def add_each(self, step: i64, shift: i64, group: i64) -> None:
        """That step with each number of a set in turn in the place that stands so many bits up."""
        number: i64 = 0
        while group > 0:
            if group & 1:
                self.steps = append(self.steps, step | number << shift)
            group >>= 1
            number += 1

    def at(self, place: i64) -> i64:
        return self.steps[place]

    def listed(self) -> list[int]:
        return [step for step in self.steps]  # noqa: C416  (a copy by `list` would go through the generic protocol)

    def __len__(self) -> int:
        return len(self.steps)

    def __bool__(self) -> bool:
        return len(self.steps) > 0
