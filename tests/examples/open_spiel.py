"""The same game in Sortilège and in OpenSpiel, moved side by side.

Our deal is fed to OpenSpiel as what its chance brings. Then, wherever OpenSpiel wants a decision of a player, ours must
ask the same seat and offer the same things; only what is forced may be asked on one side and not on the other.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pyspiel

from hearts import RULESET as HEARTS
from hearts.components import CARD, IN_A_SUIT, SEATS
from hearts.state import Hearts
from liars_dice import RULESET as LIARS_DICE
from liars_dice.components import bid_of
from liars_dice.state import FIRST_CUP, LiarsDice
from liars_dice.steps import CALL_LIAR, RAISE_BID
from reversi import RULESET as REVERSI
from sortilege.kernel.chance import key_from
from sortilege.kernel.match import Match, Outcome
from sortilege.kernel.ruleset import Ruleset
from sortilege.kernel.sets import members
from sortilege.kernel.step_types import argument

THEIR_SUIT = (0, 1, 3, 2)
"""By our suit: theirs. They count clubs, diamonds, hearts, spades; we put the hearts last."""
THEIR_LIAR = 12


class Peer(NamedTuple):
    """A game that both have, and how what is said in one reads in the other."""

    theirs: str
    ruleset: Ruleset
    mode: str
    seats: int
    dealt: Callable[[Match], list[int]]
    """What OpenSpiel's chance has to bring for our deal."""
    action: Callable[[int], int]
    """Their action for our step."""
    returns: Callable[[Outcome], list[float]]
    """What they pay for our outcome."""


def their_card(card: int) -> int:
    return 4 * (card % IN_A_SUIT) + THEIR_SUIT[card // IN_A_SUIT]


def deal_of_hearts(match: Match) -> list[int]:
    """Where cards are passed, then the cards one at a time to each player in turn."""
    game = match.game
    assert isinstance(game, Hearts)
    hands = [members(hand) for hand in hands_before_the_lead(match, game)]
    return [game.way] + [their_card(hands[place % SEATS][place // SEATS]) for place in range(len(CARD.labels))]


def hands_before_the_lead(match: Match, game: Hearts) -> list[int]:
    """The hands as they were dealt: where nothing is passed the two of clubs has been led already."""
    hands = list(game.hands)
    for event in match.events(None):
        if event.name == "CardPlayed":
            hands[int(str(event.fields["by"]))] |= 1 << CARD.values[str(event.fields["card"])]
    return hands


def roll_of_the_duel(match: Match) -> list[int]:
    game = match.game
    assert isinstance(game, LiarsDice)
    return [game.face(game.top(FIRST_CUP + seat)) for seat in range(2)]


def bid_or_doubt(step: int) -> int:
    """Their numbers of bids are ours."""
    if CALL_LIAR.matches(step):
        return THEIR_LIAR
    _, many, face = RAISE_BID.read(step)
    return bid_of(many, face)


def who_has_more(outcome: Outcome) -> list[float]:
    black, white = outcome.scores
    return [float((black > white) - (white > black)), float((white > black) - (black > white))]


PEERS = {
    "hearts": Peer(
        "hearts", HEARTS, "standard", 4,
        deal_of_hearts, lambda step: their_card(argument(step, 1)), lambda outcome: list(map(float, outcome.scores)),
    ),
    "liars_dice": Peer(
        "liars_dice", LIARS_DICE, "duel", 2,
        roll_of_the_duel, bid_or_doubt, lambda outcome: [2.0 * score - 1.0 for score in outcome.scores],
    ),
    "reversi": Peer(
        "othello", REVERSI, "standard", 2,
        lambda match: [], lambda step: argument(step, 1), who_has_more,
    ),
}  # fmt: skip


def play_both(peer: Peer, seed: int) -> int:
    """Plays one game at random on both sides and compares them; returns how many decisions both asked for."""
    options = peer.ruleset.check_options(peer.mode, peer.seats, None)
    ours = Match(peer.ruleset, peer.ruleset.start(peer.mode, peer.seats, options, key_from(seed)), options)
    theirs = pyspiel.load_game(peer.theirs).new_initial_state()
    for brought in peer.dealt(ours):
        assert theirs.is_chance_node()
        theirs.apply_action(brought)
    rng = Random(seed)
    compared = 0
    while not theirs.is_terminal():
        seat, legal = theirs.current_player(), theirs.legal_actions()
        ask = next((ask for ask in ours.asks if ask.seat == seat), None)
        if ask is None:
            assert len(legal) == 1, f"seed {seed}: they ask seat {seat} to choose between {legal}, we do not"
            theirs.apply_action(legal[0])
            continue
        actions = {peer.action(option): option for option in ask.options}
        assert sorted(actions) == sorted(legal), f"seed {seed}: seat {seat} may {sorted(actions)}, with them {legal}"
        chosen = rng.choice(legal)
        ours.answer(seat, actions[chosen])
        theirs.apply_action(chosen)
        compared += 1
    assert ours.outcome is not None, f"seed {seed}: they have finished, we have not"
    assert peer.returns(ours.outcome) == theirs.returns(), f"seed {seed}: {theirs.returns()}, we {ours.outcome}"
    return compared
