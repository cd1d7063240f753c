"""Trains an agent for any game for two, with nothing but what the documentation tells, and lets it play against chance.

    python train_agent.py ecole
    python train_agent.py reversi --games-folder ../reversi/reversi

It learns from what random games came to: a weighted sum of what a seat may know says how likely the seat is to win.
Then it plays by looking one answer ahead in worlds it can imagine, and learns once more from games that it plays so.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TypeAlias

import numpy as np

from sortilege.env import Episode, Table
from sortilege.shelf import add_games

Numbers: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
PASSES = 6
BATCH = 256
RATE = 0.01
PULL = 3e-3
"""Towards nothing, so that what hardly ever shows hardly counts."""


@dataclass
class Agent:
    """How much each number of a row counts for winning."""

    weights: Numbers
    scale: Numbers

    def value(self, row: Numbers) -> float:
        return float(row / self.scale @ self.weights)

    def choose(self, episode: Episode, seat: int, dice: Random) -> int:
        """The answer after which things look best, in a world that the seat can imagine."""
        answers = episode.open_to(seat)
        if len(answers) == 1:
            return answers[0]
        seed = dice.getrandbits(60)
        best, most = answers[0], -np.inf
        for answer in answers:
            world = episode.imagine(seat, seed)
            world.play(seat, answer)
            value = 1e6 * world.returns()[seat] if world.over else self.value(world.row(seat).astype(np.float64))
            if value > most:
                best, most = answer, value
        return best


def play(table: Table, agent: Agent | None, slips: float, seed: int, every: int) -> tuple[list[Numbers], list[float]]:
    """One game against oneself: rows of what each seat knew now and then, and whether it won."""
    dice = Random(seed)
    episode = table.deal(seed)
    rows: list[tuple[int, Numbers]] = []
    while not episode.done:
        seat = episode.asked[0]
        if agent is None or dice.random() < slips:
            answer = dice.choice(episode.open_to(seat))
        else:
            answer = agent.choose(episode, seat, dice)
        episode.play(seat, answer)
        if dice.randrange(every) == 0 and not episode.done:
            rows += [(one, episode.row(one).astype(np.float64)) for one in range(table.seats)]
    returns = episode.returns()
    return [row for _, row in rows], [1.0 if returns[seat] > 0 else 0.0 for seat, _ in rows]


def fit(rows: Numbers, won: Numbers, seed: int) -> Agent:
    """Logistic regression by small steps, with Adam."""
    scale = np.maximum(np.abs(rows).max(axis=0), 1.0)
    rows = rows / scale
    weights, speed, size = (np.zeros(rows.shape[1]) for _ in range(3))
    dice = np.random.default_rng(seed)
    taken = 0
    for _ in range(PASSES):
        order = dice.permutation(len(rows))
        for start in range(0, len(rows), BATCH):
            some = order[start : start + BATCH]
            chances = 1 / (1 + np.exp(-np.clip(rows[some] @ weights, -30, 30)))
            slope = rows[some].T @ (chances - won[some]) / len(some) + PULL * weights
            taken += 1
            speed = 0.9 * speed + 0.1 * slope
            size = 0.999 * size + 0.001 * slope**2
            weights = weights - RATE * (speed / (1 - 0.9**taken)) / (np.sqrt(size / (1 - 0.999**taken)) + 1e-8)
    return Agent(weights, scale)


def train(table: Table, seconds: float, seed: int = 0) -> Agent:
    """Two rounds within so many seconds of a processor: after chance, and after what came of that."""
    begun = process_time()
    agent: Agent | None = None
    number = seed * 1_000_003
    for until in (0.35 * seconds, 0.9 * seconds):
        rows: list[Numbers] = []
        won: list[float] = []
        while process_time() - begun < until:
            more, came = play(table, agent, 0.2, number, 4)
            rows += more
            won += came
            number += 1
        agent = fit(np.stack(rows), np.array(won), seed)
    assert agent is not None
    return agent


def against_chance(table: Table, agent: Agent, games: int, seed: int) -> float:
    """The agent's share of wins, sitting at each seat in turn; a shared win or a draw is half of one."""
    total = 0.0
    for number in range(games):
        dice = Random(seed + number)
        mine = number % table.seats
        episode = table.deal(seed + number)
        while not episode.done:
            seat = episode.asked[0]
            answers = episode.open_to(seat)
            episode.play(seat, agent.choose(episode, seat, dice) if seat == mine else dice.choice(answers))
        returns = episode.returns()
        total += (
            0.5 if returns[mine] == max(returns[1 - mine], returns[mine]) == returns[1 - mine] else returns[mine] > 0
        )
    return total / games


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("game")
    options.add_argument("--games-folder", help="where a game that is not installed lies")
    options.add_argument("--seconds", type=float, default=300.0, help="of a processor, for training")
    options.add_argument("--games", type=int, default=200, help="against chance, afterwards")
    given = options.parse_args()
    if given.games_folder:
        add_games(given.games_folder)
    table = Table(given.game, seats=2)
    begun = process_time()
    agent = train(table, given.seconds)
    print(f"trained in {process_time() - begun:.0f} seconds of a processor")
    print(f"wins {against_chance(table, agent, given.games, 10**6):.1%} of {given.games} games against chance")


if __name__ == "__main__":
    main()
