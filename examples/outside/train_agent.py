"""Trains an agent for any game for two, with nothing but what the documentation tells, and lets it play against chance.

    python train_agent.py ecole --at-least 0.65
    python train_agent.py reversi --games-folder ../reversi/reversi --look --at-least 0.8

The agent likes some answers more than others: a weight for each number of an answer, and one more at each seat. With
`--look` it also weighs the row of numbers that it would see after an answer, in a world that it can imagine. While it
learns it draws an answer the more often the more it likes it. After some games against itself it explains who won by
what each side chose more often than was to be expected, and moves its weights that way (episodic natural actor-critic).
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
Places: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]
ROUNDS = 4
GAMES = 300
"""Of a round, if there is time for so many."""
STEP = 12.0
"""How far the weights move: an answer that wins one game in twelve more is drawn e times as often."""
PULLS = (30.0, 100.0, 300.0, 1000.0, 3000.0)
"""How strongly weights are drawn towards nothing; games that were left out tell which is best."""
LEFT_OUT = 4


@dataclass
class Agent:
    """How much it likes each answer, and each number of the row after it."""

    table: Table
    look: bool
    weights: Numbers

    @classmethod
    def fresh(cls, table: Table, look: bool) -> Agent:
        return cls(table, look, np.zeros((1 + table.seats) * len(table.actions) + (table.width if look else 0)))

    def places(self, seat: int, answers: list[int]) -> Places:
        """Of each answer: its two places among the weights."""
        own = np.array(answers)
        return np.stack([own, own + (1 + seat) * len(self.table.actions)], axis=1)

    def rows(self, episode: Episode, seat: int, answers: list[int], seed: int) -> Numbers:
        """Of each answer: what the seat would see after it, in one world for all of them."""
        seen: Numbers = np.zeros((len(answers), self.table.width))
        for place, answer in enumerate(answers):
            world = episode.imagine(seat, seed)
            world.play(seat, answer)
            seen[place] = np.minimum(world.row(seat), 8) / 2
        return seen

    def likings(self, places: Places, rows: Numbers | None) -> Numbers:
        found: Numbers = self.weights[places].sum(axis=1)
        return found if rows is None else found + rows @ self.weights[-self.table.width :]

    def choose(self, episode: Episode, seat: int, dice: Random) -> int:
        """The answer that it likes most."""
        answers = episode.open_to(seat)
        if len(answers) == 1:
            return answers[0]
        rows = self.rows(episode, seat, answers, dice.getrandbits(60)) if self.look else None
        likings = self.likings(self.places(seat, answers), rows)
        return answers[int(dice.choice(np.flatnonzero(likings >= likings.max() - 1e-12)))]

    def draw(self, episode: Episode, seat: int, dice: Random, surprise: Numbers) -> int:
        """An answer by chance; how much more of everything it has than was to be expected is added to the surprise."""
        answers = episode.open_to(seat)
        if len(answers) == 1:
            return answers[0]
        places = self.places(seat, answers)
        rows = self.rows(episode, seat, answers, dice.getrandbits(60)) if self.look else None
        likings = self.likings(places, rows)
        shares = np.exp(likings - likings.max())
        shares /= shares.sum()
        drawn = dice.choices(range(len(answers)), shares.tolist())[0]
        surprise[places] -= shares[:, None]
        surprise[places[drawn]] += 1
        if rows is not None:
            surprise[-self.table.width :] += rows[drawn] - shares @ rows
        return answers[drawn]


def play(agent: Agent, seed: int) -> tuple[Numbers, float]:
    """One game against oneself: what seat 0 did more than was to be expected, less what seat 1 did, and who won."""
    dice = Random(seed)
    episode = agent.table.deal(seed)
    surprises = [np.zeros(len(agent.weights)) for _ in range(2)]
    while not episode.done:
        seat = episode.asked[0]
        episode.play(seat, agent.draw(episode, seat, dice, surprises[seat]))
    returns = episode.returns()
    return surprises[0] - surprises[1], (returns[0] - returns[1]) / 2


def explain(surprises: Numbers, won: Numbers, pull: float) -> Numbers:
    """The weights that explain best who won (ridge regression; games are fewer than weights)."""
    alike = surprises @ surprises.T + pull * np.eye(len(won))
    return np.asarray(surprises.T @ np.linalg.solve(alike, won))


def best_pull(surprises: Numbers, won: Numbers) -> float:
    """What explains games best that were left out."""
    out = np.arange(len(won)) % LEFT_OUT == 0

    def error(pull: float) -> float:
        return float(((surprises[out] @ explain(surprises[~out], won[~out], pull) - won[out]) ** 2).mean())

    return min(PULLS, key=error)


def train(table: Table, look: bool, seconds: float, games: int = GAMES, seed: int = 0) -> Agent:
    """Some rounds of so many games, or of fewer if so many seconds of a processor allow no more."""
    begun = process_time()
    agent = Agent.fresh(table, look)
    number = seed * 1_000_003
    for turn in range(1, ROUNDS + 1):
        played: list[tuple[Numbers, float]] = []
        while len(played) < games and process_time() - begun < 0.97 * seconds * turn / ROUNDS:
            played.append(play(agent, number))
            number += 1
        surprises, won = np.stack([one for one, _ in played]), np.array([came for _, came in played])
        pull = best_pull(surprises, won)
        agent.weights = agent.weights + STEP * explain(surprises, won, pull)
        print(f"round {turn}: {len(played)} games, pull {pull:g}", flush=True)
    return agent


def against_chance(agent: Agent, games: int, seed: int) -> float:
    """The agent's share of wins, sitting at each seat in turn; a shared win or a draw is half of one."""
    total = 0.0
    for number in range(games):
        dice = Random(seed + number)
        mine = number % 2
        episode = agent.table.deal(seed + number)
        while not episode.done:
            seat = episode.asked[0]
            mover = agent.choose(episode, seat, dice) if seat == mine else dice.choice(episode.open_to(seat))
            episode.play(seat, mover)
        returns = episode.returns()
        total += 0.5 + (returns[mine] - returns[1 - mine]) / 4
    return total / games


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game")
    options.add_argument("--games-folder", help="where a game that is not installed lies")
    options.add_argument("--look", action="store_true", help="weigh what would be seen after an answer, too")
    options.add_argument("--seconds", type=float, default=300.0, help="of a processor, for training")
    options.add_argument("--games-a-round", type=int, default=GAMES, help="at most, of the agent against itself")
    options.add_argument("--games", type=int, default=200, help="against chance, afterwards")
    options.add_argument("--at-least", type=float, default=0.0, help="the share of wins below which this fails")
    given = options.parse_args()
    if given.games_folder:
        add_games(given.games_folder)
    begun = process_time()
    agent = train(Table(given.game, seats=2), given.look, given.seconds, given.games_a_round)
    print(f"trained in {process_time() - begun:.0f} seconds of a processor")
    share = against_chance(agent, given.games, 10**6)
    print(f"wins {share:.1%} of {given.games} games against chance")
    if share < given.at_least:
        raise SystemExit(f"{given.game}: {given.at_least:.0%} were wanted")


if __name__ == "__main__":
    main()
