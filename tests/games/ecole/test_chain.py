"""Answers to answers: every chain of Oubliettes and Copius, with and without a cancel token on top.

A chain is written as its answers, O, C and T, in the order in which they were played. The table says
whose effect it finally is: 0 is the player of the card, 1 the first who answered, and so on.
"""

from __future__ import annotations

from itertools import product

import pytest

from sortilege.kernel.match import Match
from sortilege.testing import rule
from tests.games.ecole.play import (
    actions_of,
    answer_one,
    cast,
    collect,
    hand,
    magic_discard,
    pass_all,
    questions,
    told,
    use_course,
)
from tests.games.ecole.scenes import A, B, C, D, table

NOBODY = -1
PLAYER, FIRST, SECOND, THIRD = range(4)

WHO_APPLIES_IT = {
    "": PLAYER,
    # One answer
    "O": NOBODY,
    "C": FIRST,
    "T": NOBODY,
    # An answer to it
    "OO": PLAYER,
    "OC": PLAYER,  # a Copius copies no Oubliettes
    "OT": PLAYER,
    "CO": PLAYER,
    "CC": SECOND,  # takes over what the first Copius was played on
    "CT": PLAYER,
    # An answer to that
    "OOO": NOBODY,
    "OOC": NOBODY,
    "OOT": NOBODY,
    "OCO": NOBODY,
    "OCC": PLAYER,  # takes over the cancelling of the Oubliettes
    "OCT": NOBODY,
    "COO": FIRST,
    "COC": FIRST,
    "COT": FIRST,
    "CCO": FIRST,
    "CCC": THIRD,
    "CCT": FIRST,
    # A cancel token on top of three
    "OOOT": PLAYER,
    "OOCT": PLAYER,
    "OCOT": PLAYER,
    "OCCT": PLAYER,
    "COOT": PLAYER,
    "COCT": PLAYER,
    "CCOT": SECOND,
    "CCCT": SECOND,
}

ARMED = ["oubliettes", "copius"]
ANSWER = {"O": "oubliettes", "C": "copius", "T": "cancel"}


def test_the_table_has_every_chain_of_up_to_three_cards_and_a_token() -> None:
    chains = {"".join(cards) for many in range(4) for cards in product("OC", repeat=many)}

    assert set(WHO_APPLIES_IT) == chains | {chain + "T" for chain in chains}


def answer_in_turn(match: Match, chain: str, answering: list[int]) -> None:
    """Each answer is given by the next of these seats, the others pass; the seats speak in any order,
    here in that of the window for one answer, backwards for the next."""
    for number, letter in enumerate(chain):
        asked = [ask.seat for ask in match.asks]
        for seat in asked if number % 2 else reversed(asked):
            answer_one(match, seat, ANSWER[letter] if seat == answering[number] else "pass")
    pass_all(match)


def accelerio_answered_by(chain: str) -> Match:
    """A plays Accélério; B, C, D and A again answer in turn."""
    match = table(
        hands={A: ["accelerio", *ARMED], B: ARMED, C: ARMED, D: ARMED},
        fronts={[B, C, D, A][len(chain) - 1]: ["cancel"]},
    )
    cast(match, A, "accelerio")
    answer_in_turn(match, chain, [B, C, D, A])
    return match


@rule("ECO-REACT-08", "ECO-REACT-09", "ECO-REACT-10", "ECO-REACT-11", "ECO-REACT-12", "ECO-R09", "ECO-R10", "ECO-R13")
@rule("ECO-S15", "ECO-S17", "ECO-S18", "ECO-S19", "ECO-S20", "ECO-S23")
@pytest.mark.parametrize("chain", WHO_APPLIES_IT)
def test_a_chain_on_a_spell_resolves_from_its_end(chain: str) -> None:
    match = accelerio_answered_by(chain)

    gained = [actions_of(match, seat) - (2 if seat == A else 0) for seat in (A, B, C, D)]
    who = WHO_APPLIES_IT[chain]
    assert gained == [int(seat == who) for seat in range(4)]
    cards = [ANSWER[letter] for letter in chain if letter != "T"]
    assert magic_discard(match) == ["accelerio", *cards]
    assert match.view(None)["used_mail"] == ["cancel"] * chain.count("T")
    assert questions(match) == {A: "ChooseMove"}


@rule("ECO-REACT-03", "ECO-REACT-08", "ECO-REACT-10", "ECO-REACT-12", "ECO-R12", "ECO-S22")
@pytest.mark.parametrize("chain", WHO_APPLIES_IT)
def test_a_chain_decides_which_of_two_players_applies_a_course(chain: str) -> None:
    match = table(
        2,
        hands={A: [*ARMED, *ARMED, "refilus"], B: [*ARMED, *ARMED]},
        fronts={A: ["cancel"], B: ["cancel"]},
        slots={1: "herbologie"},
        deck=["zyeutio"],
    )
    collect(match, A, 1, "refilus")
    use_course(match, A)

    answer_in_turn(match, chain, [B, A, B, A])

    who = WHO_APPLIES_IT[chain]
    drew = ["zyeutio" in hand(match, seat) for seat in (A, B)]
    assert drew == [who != NOBODY and who % 2 == seat for seat in (A, B)]
    assert len(told(match, None, "EffectCopied")) == (who > PLAYER)
    assert magic_discard(match) == ["refilus", *[ANSWER[letter] for letter in chain if letter != "T"]]


@rule("ECO-REACT-08", "ECO-REACT-14")
@pytest.mark.parametrize("chain", WHO_APPLIES_IT)
def test_everybody_is_told_what_was_cancelled(chain: str) -> None:
    match = accelerio_answered_by(chain)

    cancelled = [event["effect"] for event in told(match, C, "EffectCancelled")]
    assert ("accelerio" in cancelled) == (WHO_APPLIES_IT[chain] != PLAYER)
    assert len(cancelled) <= len(chain)
    for seat in (None, A, B, D):
        assert [event["effect"] for event in told(match, seat, "EffectCancelled")] == cancelled
