"""Random games of every mode, each as a fingerprint of how it ended: two engines that agree on all of them play alike.

`python -m sortilege.testing.fingerprints --games 50` prints them as JSON. It needs nothing but the library, so that the
engine in a browser can be asked the same."""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import blake2b
from random import Random
from time import perf_counter, process_time

import msgspec

import sortilege
from sortilege.bots.levels import choose

MOST_CHOICES = 2000
"""After so many a game is left as it is."""


def fingerprints(first: int, games: int) -> dict[str, list[str]]:
    """By game and mode: the ends of so many random games, from that number on."""
    return {
        f"{name}/{mode}": [fingerprint(name, mode, number) for number in range(first, first + games)]
        for name in sortilege.games()
        for mode in sortilege.ruleset(name).modes
    }


def fingerprint(name: str, mode: str, number: int) -> str:
    """What everybody sees and was told at the end, with all that is hidden, and every choice on the way."""
    match = played(name, mode, number)
    told = [str(event) for event in match.open_events().events()]
    end = [match.open_view(), [match.view(seat) for seat in range(match.seats)], told, match.record().text()]
    return blake2b(msgspec.json.encode(end, order="sorted"), digest_size=16).hexdigest()


def played(name: str, mode: str, number: int) -> sortilege.Match:
    dice = Random(number)
    least, most = sortilege.ruleset(name).seats[mode]
    match = sortilege.new(name, seats=dice.randint(least, most), mode=mode, seed=number)
    while not match.over and len(match.choices) < MOST_CHOICES:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[dice.randrange(len(ask.options))])
    return match


def speeds(seconds: float) -> dict[str, dict[str, float]]:
    """By game: decisions a CPU second at random, and the time that 95 of 100 of an adept's thoughts take at most. A
    browser knows no time but the wall's: measure there on a machine that does nothing else."""
    found = {}
    for name in sortilege.games():
        mode = sortilege.ruleset(name).modes[0]
        played(name, mode, 0)
        made, began, number = 0, process_time(), 1
        while process_time() - began < seconds:
            made += len(played(name, mode, number).choices)
            number += 1
        found[name] = {
            "decisions": made / (process_time() - began),
            "adept_p95_ms": 1000 * adept_p95(name, mode, seconds),
        }
    return found


def adept_p95(name: str, mode: str, seconds: float) -> float:
    thoughts: list[float] = []
    began, number = perf_counter(), 0
    while perf_counter() - began < seconds:
        number += 1
        least, _ = sortilege.ruleset(name).seats[mode]
        match = sortilege.new(name, seats=least, mode=mode, seed=number)
        while not match.over and perf_counter() - began < seconds:
            ask = match.asks[0]
            before = process_time()
            step = choose("adept", match.imagine(ask.seat, number), ask.seat, number)
            thoughts.append(process_time() - before)
            match.answer(ask.seat, str(step))
    return sorted(thoughts)[int(0.95 * len(thoughts))]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m sortilege.testing.fingerprints", description=__doc__.partition("\n")[0]
    )
    parser.add_argument("--games", type=int, default=50, help="of each mode (50)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first (0)")
    parser.add_argument("--seconds", type=float, default=0.0, help="measure speeds instead, so long for each game")
    options = parser.parse_args(arguments)
    json.dump(speeds(options.seconds) if options.seconds else fingerprints(options.first, options.games), sys.stdout)


if __name__ == "__main__":
    main()
