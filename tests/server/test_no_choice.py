"""Where only one answer exists the table gives it, everywhere that everybody may know it and nowhere else: random games
of every mode, and worlds that nobody at the table could tell from the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sortilege import Ask, Match
from sortilege.server.table import answering
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.setup import Setup
from sortilege.server.table.table import Table
from sortilege.testing.eavesdrop import a_table
from sortilege.testing.marks import rule
from sortilege.testing.play import Case, case, tables

WORLDS = 80
LOOKS = 3
"""How often a question is looked at in one game."""
DECISIONS = 600
GAMES = 60

FACE_DOWN = "what a Zoon can do depends on its face, which players may have worked out and the field does not show"
FULL_LENGTH = "its window runs its full length: an answer that is given would change nothing"
SIDE_BY_SIDE = "nobody sees how far the other is"
NEVER_SHUFFLED = (
    "whoever has followed the pile through knows what is drawn from it; a table sees how many cards are held"
)
ASKED_ALL_THE_SAME = {
    "zoondo": {
        **dict.fromkeys(("ChooseAction", "ChooseMarch", "ChooseShot", "ChooseGust", "ChooseBearer"), FACE_DOWN),
        **dict.fromkeys(("ChoosePuppet", "ChooseControlledWay", "ChooseGrognard", "ChooseApe"), FACE_DOWN),
        **dict.fromkeys(("ChooseRefit", "ChooseSubstitute"), FACE_DOWN),
        "ChoosePlace": SIDE_BY_SIDE,
    },
    "ecole": {"AnswerTopItem": FULL_LENGTH, "ChooseDrop": SIDE_BY_SIDE},
    "traverse": dict.fromkeys(("ActBeforeRoll", "ActAfterRoll", "ActAfterWalk", "AnswerAttack"), NEVER_SHUFFLED)
    | dict.fromkeys(("ChooseForDrawn", "ChooseForSixth", "ChooseSpellToLose"), NEVER_SHUFFLED),
    "salem": dict.fromkeys(("ChooseBlackCat", "ChooseVictim", "ChooseProtected"), FULL_LENGTH),
}
"""By game: what is asked though all players may know that there is one answer, and why."""
A_FEW = 3
SEEN_BY_ALL = ("ChooseMove", "ChoosePayment", "ChooseDiscard", "BeforeRoll", "AfterMove", "ChooseAction")
"""Where no more than a few play, all of them may have had a card in their hands that no spectator has seen."""


def with_one_answer(played: Case) -> Iterator[tuple[Match, Ask]]:
    """The questions of a random game that have one answer."""
    match, rng, left = played.start(), played.rng("play"), DECISIONS
    while not match.over and left:
        left -= 1
        ask = rng.choice(match.asks)
        if len(ask.options) == 1:
            yield match, ask
        match.answer(ask.seat, rng.choice(ask.options))


def answer_of(table: Table, match: Match, seat: int) -> answering.Given | None:
    table.curtain = Curtain(match)
    return answering.answer_for(table, seat)


def a_table_for(played: Case) -> Table:
    return a_table(Setup(played.game, played.seats, played.mode, dict(played.options)).checked())


def may_have_more(match: Match, seat: int, rng: Random) -> bool:
    """Whether the question of a seat has more answers in a world that one of them could not tell from another, which
    the next could not tell from a third, and so on: then not everybody knows that everybody knows."""
    for _ in range(WORLDS):
        world, eyes = match, rng.sample(range(match.seats), match.seats)
        for other in sorted(eyes, key=lambda one: one == seat):
            world = world.imagine(other, rng.randrange(1 << 50))
            if [len(ask.options) for ask in world.asks if ask.seat == seat] != [1]:
                return True
    return False


@pytest.mark.parametrize(("game", "mode", "seats"), tables())
def test_the_only_answer_is_given_exactly_where_everybody_may_know_that_it_is(game: str, mode: str, seats: int) -> None:
    played = case(game, mode, seats, seed=seats)
    table, rng, looks = a_table_for(played), played.rng("worlds"), Counter[tuple[str, bool]]()
    for match, ask in with_one_answer(played):
        question, given = ask.why.name, answer_of(table, match, ask.seat)
        looks[question, given is not None] += 1
        if looks[question, given is not None] > LOOKS:
            continue
        secret = may_have_more(match, ask.seat, rng)

        where = f"{question} in {played}, after {len(match.choices)} choices"
        if given is not None:
            assert (given.step, secret) == (str(ask.options[0]), False), where
        elif question not in ASKED_ALL_THE_SAME.get(game, {}) and not (seats <= A_FEW and question in SEEN_BY_ALL):
            assert secret, where


@rule("ANI-R61", "ECO-TURN-04", "SAL-R84", "ZOO-R54", "ZOO-D04", "ZOO-D05", "ZOO-D17")
@pytest.mark.parametrize(
    ("played", "question"),
    [
        (Case("animaux", "initiation", 6, 0), "ChooseCharacter"),
        (Case("animaux", "apprenti", 6, 0), "ChooseCharacter"),
        (Case("animaux", "confirme", 6, 0), "ChooseCharacter"),
        (Case("animaux", "apprenti", 3, 0), "BeforeRoll"),
        (Case("animaux", "apprenti", 3, 0), "AfterMove"),
        (Case("ecole", "standard", 4, 0, {"houses": "choice"}), "ChooseHouse"),
        (Case("ecole", "standard", 3, 0), "ChooseMove"),
        (Case("ecole", "standard", 3, 0), "ChoosePayment"),
        (Case("ecole", "standard", 3, 0), "ChooseDiscard"),
        (Case("salem", "standard", 5, 0), "ChooseCardToTake"),
        (Case("salem", "ghost", 3, 0), "ChooseCardToTake"),
        (Case("zoondo", "standard", 2, 0), "ChooseShot"),
        (Case("zoondo", "standard", 2, 0), "ChoosePrey"),
        (Case("zoondo", "standard", 2, 0), "ChooseRetreat"),
        (Case("zoondo", "standard", 2, 0), "ChooseFallen"),
    ],
    ids=lambda value: value.game if isinstance(value, Case) else value,
)
def test_what_is_no_choice_and_lies_open_is_answered_by_the_table(played: Case, question: str) -> None:
    table = a_table_for(played)
    asked = (
        (match, ask)
        for seed in range(GAMES)
        for match, ask in with_one_answer(played._replace(seed=seed))
        if ask.why.name == question
    )

    given = (answer_of(table, match, ask.seat) for match, ask in asked)
    found = next(one for one in given if one is not None)
    assert (found.why, found.waits) == ("only", False)
