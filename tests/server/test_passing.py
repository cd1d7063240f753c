"""What a player may leave to the table wherever secrecy needs a question, and what is never passed over."""

from __future__ import annotations

import pytest

import sortilege
from sortilege import Match
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.sets import EVERYONE
from sortilege.server.table import answering, entries, faces, moves, wire
from sortilege.server.table.curtain import Curtain
from sortilege.server.table.driving import A_WHILE, answers_due
from sortilege.server.table.moves import Refused
from sortilege.server.table.setup import ClockSetup, Setup
from sortilege.server.table.table import Table
from sortilege.shelf.ecole.state import HAND
from sortilege.shelf.traverse.steps import ACT_AFTER_WALK, ACT_BEFORE_ROLL
from sortilege.testing.eavesdrop import a_table, write
from sortilege.testing.marks import rule
from tests.games.animaux import boards
from tests.games.ecole import scenes as ecole
from tests.games.salem import scenes as salem
from tests.games.salem.playing import A, Scene
from tests.games.traverse import scenes as traverse

SLOW = ClockSetup("slow", 3600)
ONE_CARD = {1: "sorts"}
NOTHING = "S-DEFEND"
"""A Spell that is played at no moment of one's own turn."""


def at_a_table(match: Match, clock: ClockSetup | None = None) -> Table:
    """A person on every seat, and the game as it is."""
    name = match.ruleset.name
    mode = match.ruleset.modes[match.game.mode]
    table = a_table(Setup(name, match.seats, mode, clock=clock or ClockSetup()).checked())
    table.curtain = Curtain(match)
    table.chairs[A].asked += 1
    return table


def before_the_roll(hand: str = NOTHING, place: str = "D02") -> Match:
    return traverse.scene({A: place}, hands={A: hand}, step=ACT_BEFORE_ROLL.of(A))


def after_the_walk(hand: str = NOTHING, place: str = "D02") -> Match:
    return traverse.scene({A: place}, hands={A: hand}, step=ACT_AFTER_WALK.of(A))


def giles_drew(cards: str) -> Match:
    table = salem.scene(citizens={A: "giles_corey"}, top=cards)
    table.do(A, "DrawTwo")
    return table.match


def after_the_move(*spells: str, beast: int = 9) -> Match:
    return boards.apprentices(hands={A: spells}, pawns={A: 4}, beasts={beast: "botruc"}, moved=True)


def drew(card: str) -> Match:
    match = traverse.scene({A: "D06"}, hands={A: "S-LEAVE S-KEY"}, pile=card)
    traverse.throw(match, 2, 3)
    traverse.choose(match, "Walk")
    return match


def leave(table: Table, question: str, how: str) -> None:
    wish = wire.Let(f"{question} {how}", A, question, how)  # type: ignore[arg-type]  # one of the four words
    write(table, moves.let(table, f"p{A}", wish))


def asked(table: Table) -> wire.Question:
    found = faces.state(table, A, []).ask
    assert found is not None
    return found


ASKED_FOR_SECRECY = [
    pytest.param(before_the_roll(), "game", f"RollDice(by={A})", id="before the roll"),
    pytest.param(before_the_roll("S-CLOSE"), "game", f"RollDice(by={A})", id="before the roll, with a Spell"),
    pytest.param(after_the_walk(), "game", f"EndTurn(by={A})", id="after the walk"),
    pytest.param(after_the_walk("S-CLOSE"), "game", f"EndTurn(by={A})", id="after the walk, with a Spell"),
    pytest.param(giles_drew("accusation evidence"), "round", f"KeepQuiet(by={A})", id="nothing to show"),
    pytest.param(giles_drew("2 accusation"), "round", f"KeepQuiet(by={A})", id="two Accusations"),
    pytest.param(after_the_move("ascendio"), "game", f"EndTurn(by={A})", id="after the move"),
    pytest.param(after_the_move("accio"), "game", f"EndTurn(by={A})", id="after the move, with a spell"),
    pytest.param(drew("S-DEFEND"), "game", f"KeepSpell(by={A}, card=S-DEFEND)", id="drawn"),
    pytest.param(drew("S-LEAVE"), "game", f"KeepSpell(by={A}, card=S-LEAVE)", id="drawn and playable"),
    pytest.param(ecole.table(hands={A: ["oubliettes"]}, actions=0), "game", f"EndTurn(by={A})", id="no action"),
    pytest.param(ecole.table(hands={A: ["balai_ball"]}, actions=0), "game", f"EndTurn(by={A})", id="a card to play"),
]


@rule("TRA-R58", "SAL-R84", "ANI-R61", "ECO-TURN-04")
@pytest.mark.parametrize(("match", "how", "usual"), ASKED_FOR_SECRECY)
def test_whatever_is_asked_for_secrecy_alone_can_be_left_to_the_table(match: Match, how: str, usual: str) -> None:
    table = at_a_table(match.clone())
    question = match.asks[0].why.name
    assert (asked(table).lets, asked(table).given) == ([how], None)

    leave(table, question, how)

    assert asked(table).given == "wish"
    assert answering.give(table, A, table.chairs[A].asked) == [entries.Chosen(A, usual, given=True)]
    leave(table, question, "ask")
    assert asked(table).given is None
    with pytest.raises(Refused, match="let-no-window"):
        leave(table, question, "unless")


@rule("TRA-R58", "SAL-R84", "ANI-R61", "ECO-TURN-04")
@pytest.mark.parametrize("first", range(0, len(ASKED_FOR_SECRECY), 2))
def test_when_the_table_answers_is_drawn_by_chance_whatever_somebody_holds(first: int) -> None:
    drawn: list[tuple[float, float]] = []

    def chance(least: float, most: float) -> float:
        drawn.append((least, most))
        return 1.25

    for case in ASKED_FOR_SECRECY[first : first + 2]:
        match, how, _ = case.values
        assert isinstance(match, Match)
        table = at_a_table(match.clone())
        leave(table, match.asks[0].why.name, str(how))
        assert answers_due(table, {}, 100.0, chance) == {(A, table.chairs[A].asked): 101.25}

    assert drawn == [A_WHILE] * 2


SHOP = "robe_shop"
NO_COINS = (0, 0, 0)
PLENTY = (3, 3, 3)


@rule("TRA-R58", "TRA-BUY-01", "TRA-BUY-02", "TRA-BUY-05", "TRA-BUY-06")
@pytest.mark.parametrize("question", [ACT_BEFORE_ROLL, ACT_AFTER_WALK])
@pytest.mark.parametrize(
    ("coins", "trunk", "others", "may_buy"),
    [
        (PLENTY, "", "", True),
        (NO_COINS, "", "", False),
        (PLENTY, "robe", "", False),
        (PLENTY, "", "robe", False),
    ],
)
def test_a_purchase_is_never_passed_over_unseen(
    question: QuestionType1, coins: tuple[int, ...], trunk: str, others: str, may_buy: bool
) -> None:
    trunks = {A: trunk, **dict.fromkeys((1, 2, 3), others)}
    step = question.of(A)
    match = traverse.scene({A: SHOP}, coins={A: coins}, trunks=trunks, hands={A: NOTHING}, step=step)
    table = at_a_table(match)
    name = match.asks[0].why.name
    write(table, [entries.Let(A, name, "game")])

    assert any(option.name == "Buy" for option in match.asks[0].options) is may_buy
    assert (asked(table).given, asked(table).lets) == ((None, []) if may_buy else ("wish", ["game"]))
    if may_buy:
        with pytest.raises(Refused, match="let-nothing"):
            leave(table, name, "game")
        leave(table, name, "ask")


@rule("ANI-R61", "ANI-M2-CAP-01")
@pytest.mark.parametrize("spells", [["ascendio"], ["reducio", "reducio", "reducio"]])
def test_a_beast_that_one_stands_by_is_never_passed_over_whatever_one_holds(spells: list[str]) -> None:
    by_it, elsewhere = at_a_table(after_the_move(*spells, beast=4)), at_a_table(after_the_move(*spells))
    for table in (by_it, elsewhere):
        write(table, [entries.Let(A, "AfterMove", "game")])

    assert (asked(by_it).given, asked(by_it).lets) == (None, [])
    assert (asked(elsewhere).given, asked(elsewhere).lets) == ("wish", ["game"])


@rule("ECO-TURN-04", "ECO-HOUSE-05")
@pytest.mark.parametrize(
    ("match", "is_seen"),
    [
        (ecole.table(hands={A: ["balai_ball"]}, fronts={A: ["draw1"]}, actions=0), False),
        (ecole.table(hands={A: ["balai_ball"]}, actions=1), True),
        (ecole.table(hands={A: ["balai_ball"]}, houses={A: ["serdongle"]}, slots=ONE_CARD, actions=0), False),
        (
            ecole.table(hands={A: []}, houses={A: ["serdongle"]}, slots=ONE_CARD, mail={1: ["plus1"]}, actions=0),
            True,
        ),
    ],
)
def test_what_everybody_sees_that_a_turn_still_offers_is_never_passed_over(match: Match, is_seen: bool) -> None:
    table = at_a_table(match)
    write(table, [entries.Let(A, "ChooseMove", "game")])

    assert (asked(table).given, asked(table).lets) == ((None, []) if is_seen else ("wish", ["game"]))


@rule("ECO-TURN-04", "ECO-SPELL-01")
def test_a_card_that_everybody_has_seen_in_a_hand_is_never_passed_over() -> None:
    match = ecole.table(hands={A: ["balai_ball", "oubliettes"]}, actions=0)
    game = ecole.state_of(match)
    game.know_only(game.zones[HAND + A][0], EVERYONE)
    table = at_a_table(match)

    assert "balai_ball" in match.view(None)["players"][A]["hand"]
    assert asked(table).lets == []


@pytest.mark.parametrize(
    ("game", "question"),
    [
        ("traverse", "ChooseForSixth"),
        ("animaux", "BeforeRoll"),
        ("zoondo", "ChooseApe"),
        ("zoondo", "ChooseMarch"),
    ],
)
def test_what_was_just_drawn_and_what_has_no_usual_answer_is_asked_of_its_player(game: str, question: str) -> None:
    assert question not in sortilege.ruleset(game).table.passes


@rule("SAL-R72", "SAL-R84")
@pytest.mark.parametrize(("seen", "given"), [(33, None), (34, "only"), (35, "only")])
def test_keeping_quiet_is_no_choice_once_everybody_sees_where_the_accusations_are(seen: int, given: str | None) -> None:
    shown = Scene(salem.scene(citizens={A: "giles_corey"}, discard=f"{seen - 5} accusation", front={1: "5 accusation"},
                              top="2 evidence").match)  # fmt: skip
    shown.do(A, "DrawTwo")
    table = at_a_table(shown.match)

    assert shown.offers(A) == {"KeepQuiet"}
    assert asked(table).given == given


@rule("SAL-R72")
def test_a_day_of_salem_ends_with_the_night_and_so_does_what_was_left_for_it() -> None:
    shown = salem.scene(citizens={A: "giles_corey"}, top="accusation evidence night")
    shown.do(A, "DrawTwo")
    table = at_a_table(shown.match)
    leave(table, "OfferThirdCard", "round")
    assert answering.standing_wishes(table, A) == {"OfferThirdCard": "round"}
    shown.game.nights += 1

    assert answering.standing_wishes(table, A) == {}


def test_at_a_slow_table_a_pass_is_set_ahead_also_while_it_is_of_no_use() -> None:
    match = traverse.scene({A: SHOP}, coins={A: PLENTY}, hands={A: NOTHING}, step=ACT_AFTER_WALK.of(A))
    table = at_a_table(match, SLOW)

    leave(table, "ActAfterWalk", "game")

    assert answering.standing_wishes(table, A) == {"ActAfterWalk": "game"}
    assert asked(table).given is None
    assert faces.card(table, {}, {}).passes["ActAfterWalk"] == ["game"]
