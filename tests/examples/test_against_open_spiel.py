"""Our Hearts, Liar's dice and Reversi are OpenSpiel's: the same options for the same seat, the same end."""

from __future__ import annotations

import pytest

from tests.examples.open_spiel import PEERS, play_both

GAMES = 1000


@pytest.mark.parametrize("name", PEERS)
def test_a_thousand_random_games_are_the_same_in_both(name: str) -> None:
    peer = PEERS[name]

    compared = sum(play_both(peer, seed) for seed in range(GAMES))

    assert compared > {"hearts": 50, "liars_dice": 3, "reversi": 55}[name] * GAMES
