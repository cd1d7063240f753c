"""The Salem cards, each laid in front of another player to use its effect. SAL-CARD, SAL-RES-01."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Question3, Rule1, Rule2, Rule3, Rule4
from sortilege.kernel.sets import Seat, has, only
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import (
    ACCUSATIONS_OF_AN_ALIBI,
    ACCUSING,
    ALIBI,
    ARSON,
    BLUES,
    CURSE,
    MATCHMAKER,
    PIETY,
    REDS,
    ROBBERY,
    SARAH,
    SCAPEGOAT,
    STOCKS,
    WILL,
    Card,
)
from sortilege.shelf.salem.events import (
    ALIBI_PLAYED,
    ALIBI_PLAYED_AS_WITNESS,
    ARSON_PLAYED,
    BLUE_PLAYED,
    CARD_DISCARDED,
    CARD_MOVED,
    CARD_ROBBED,
    CURSE_PLAYED,
    HAND_SPARED,
    MATCHMAKERS_PARTED,
    RED_CLEARED,
    RED_PLAYED,
    ROBBERY_PLAYED,
    SCAPEGOAT_PLAYED,
    STOCKS_PLAYED,
)
from sortilege.shelf.salem.state import DISCARD, FRONT, HAND, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_ALIBI,
    CLEAR_NO_MORE,
    CLEAR_RED,
    CONTINUE_TURN,
    PART_MATCHMAKERS,
    PLAY_ALIBI,
    PLAY_ALIBI_AS_WITNESS,
    PLAY_ARSON,
    PLAY_BLUE,
    PLAY_CURSE,
    PLAY_RED,
    PLAY_ROBBERY,
    PLAY_SCAPEGOAT,
    PLAY_STOCKS,
    WEIGH_ACCUSATIONS,
)

NOT_ON_ONESELF: Final = Reason("not-on-oneself", "SAL-LAW-01", "SAL-TURN-04", "SAL-CARD-21")
TARGET_IS_DEAD: Final = Reason("target-is-dead", "SAL-R06")
NOT_IN_HAND: Final = Reason("not-in-hand", "SAL-GEN-06")
NOT_THIS_WAY: Final = Reason("not-that-kind-of-card", "SAL-CARD-01", "SAL-CARD-02", "SAL-CARD-03")
PIETY_PROTECTS: Final = Reason("piety-protects", "SAL-CARD-15")
ONLY_WILL: Final = Reason("only-will-griggs", "SAL-CIT-06")
TWO_DIFFERENT_OTHERS: Final = Reason("two-different-others", "SAL-LAW-01", "SAL-R05")
NO_SUCH_BLUE_CARD: Final = Reason("no-such-blue-card", "SAL-CARD-10")
WORTH_TOO_MUCH: Final = Reason("worth-too-much", "SAL-CARD-07", "SAL-R07")


def misplayed(game: Salem, seat: Seat, card: Card, on: Seat) -> Reason | None:
    """What is wrong with laying that card in front of that seat, as far as every card goes."""
    if on == seat:
        return NOT_ON_ONESELF
    if game.is_dead(on):
        return TARGET_IS_DEAD
    return NOT_IN_HAND if game.find(HAND + seat, card) < 0 else None


class PlayRed(Rule3[Salem]):
    """A red card stays in front of a player until the accusations there are enough for a trial.
    SAL-CARD-03 to SAL-CARD-06, SAL-ACC-01, SAL-ACC-04."""

    def run(self, game: Salem, by: Seat, on: Seat, card: Card, /) -> None:
        game.played = True
        game.put(game.pay(by, card), FRONT + on)
        game.tell(RED_PLAYED, by, on, card, game.accusations(on))
        game.then(WEIGH_ACCUSATIONS.of(by, on), CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, card: Card, /) -> Reason | None:
        wrong = misplayed(game, seat, card, on)
        if wrong is None and not has(REDS, card):
            return NOT_THIS_WAY
        return PIETY_PROTECTS if wrong is None and on < game.seating.seats and game.has_in_front(on, PIETY) else wrong


class PlayAlibi(Rule2[Salem]):
    """Discards red cards in front of another player worth at most three accusations. SAL-CARD-07, SAL-CARD-01."""

    def run(self, game: Salem, by: Seat, on: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, ALIBI), DISCARD)
        game.tell(ALIBI_PLAYED, by, on)
        game.then(CHOOSE_ALIBI.of(by, on, ACCUSATIONS_OF_AN_ALIBI), CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        return misplayed(game, seat, ALIBI, on)


class ChooseAlibi(Question3[Salem]):
    """One card at a time; cards are never split, and none need be chosen. SAL-R07, SAL-D05."""

    def put(self, game: Salem, question: StepNumber) -> None:
        game.ask_unless_forced(question)

    def offer(self, game: Salem, options: Offer, by: Seat, on: Seat, worth: i64, /) -> None:
        options.add(CLEAR_NO_MORE.of(by))
        for card in game.faces(FRONT + on):
            if has(ACCUSING, card) and game.worth(card, on) <= worth:
                options.add(CLEAR_RED.of(by, on, card, worth))

    def default(self, game: Salem, by: Seat, on: Seat, worth: i64, /) -> StepNumber:
        return CLEAR_NO_MORE.of(by)


class ClearRed(Rule4[Salem]):
    def run(self, game: Salem, by: Seat, on: Seat, card: Card, worth: i64, /) -> None:
        left = worth - game.worth(card, on)
        game.discard_from(game.find(FRONT + on, card), FRONT + on)
        game.tell(RED_CLEARED, on, card)
        if left > 0:
            game.then(CHOOSE_ALIBI.of(by, on, left))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, card: Card, worth: i64, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_ALIBI):
            return None
        _, accused, worth_left = CHOOSE_ALIBI.read(game.asked[seat])
        if on != accused or not game.has_in_front(on, card):
            return None
        return WORTH_TOO_MUCH if game.worth(card, on) > worth_left else None


class ClearNoMore(Rule1[Salem]):
    def run(self, game: Salem, by: Seat, /) -> None:
        pass


class PlayAlibiAsWitness(Rule2[Salem]):
    """Will Griggs may lay an Alibi as seven accusations; being green it passes Piety. SAL-CIT-06, SAL-CARD-17,
    SAL-R11, SAL-D06."""

    def run(self, game: Salem, by: Seat, on: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, ALIBI), FRONT + on)
        game.tell(ALIBI_PLAYED_AS_WITNESS, by, on, game.accusations(on))
        game.then(WEIGH_ACCUSATIONS.of(by, on), CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        wrong = misplayed(game, seat, ALIBI, on)
        return ONLY_WILL if wrong is None and game.ability(seat) != WILL else wrong


class PlayStocks(Rule2[Salem]):
    """Lies there until it has taken a turn away. SAL-CARD-11, SAL-R14."""

    def run(self, game: Salem, by: Seat, on: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, STOCKS), FRONT + on)
        game.tell(STOCKS_PLAYED, by, on)
        game.then(CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        return misplayed(game, seat, STOCKS, on)


class PlayArson(Rule2[Salem]):
    """Another player discards the whole hand; Sarah Good does not. SAL-CARD-08, SAL-CIT-16."""

    def run(self, game: Salem, by: Seat, on: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, ARSON), DISCARD)
        game.tell(ARSON_PLAYED, by, on)
        if game.ability(on) == SARAH:
            game.tell(HAND_SPARED, on)
        else:
            discard_hand(game, on)
        game.then(CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, /) -> Reason | None:
        return misplayed(game, seat, ARSON, on)


def discard_hand(game: Salem, of: Seat) -> None:
    """Face-up, for everyone to see. SAL-R55."""
    for card in game.faces(HAND + of):
        for _ in range(game.count(HAND + of, card)):
            game.discard_from(game.find(HAND + of, card), HAND + of)
            game.tell(CARD_DISCARDED, of, card)


class PlayCurse(Rule3[Salem]):
    """Discards one blue card in front of another player. SAL-CARD-10, SAL-D05, SAL-R05."""

    def run(self, game: Salem, by: Seat, on: Seat, card: Card, /) -> None:
        game.played = True
        game.put(game.pay(by, CURSE), DISCARD)
        game.tell(CURSE_PLAYED, by, on, card)
        if card != NONE:
            game.discard_from(game.find(FRONT + on, card), FRONT + on)
        game.then(CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, card: Card, /) -> Reason | None:
        wrong = misplayed(game, seat, CURSE, on)
        if wrong is not None or on >= game.seating.seats:
            return wrong
        blues = game.face_set(FRONT + on) & BLUES
        offered = has(blues, card) if blues else card == NONE
        return None if offered else NO_SUCH_BLUE_CARD


class PlayRobbery(Rule3[Salem]):
    """Gives the whole hand of one player to another; only the receiver sees it. Sarah Good keeps hers. SAL-CARD-09,
    SAL-CIT-16, SAL-R13, SAL-R71."""

    def run(self, game: Salem, by: Seat, source: Seat, target: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, ROBBERY), DISCARD)
        hand = game.zones[HAND + source]
        spared = game.ability(source) == SARAH
        game.tell(ROBBERY_PLAYED, by, source, target, 0 if spared else len(hand))
        if spared:
            game.tell(HAND_SPARED, source)
        else:
            for piece in hand:
                if not game.is_ghost(target):
                    game.look(target, piece)
                touched = (only(source) | only(target)) & game.seating.players
                game.tell(CARD_ROBBED, source, target, secret(game.face(piece), touched))
            game.move_all(HAND + source, HAND + target)
        game.then(CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, source: Seat, target: Seat, /) -> Reason | None:
        return misplayed_pair(game, seat, ROBBERY, source, target)


class PlayScapegoat(Rule3[Salem]):
    """Moves everything in front of one player to another: all or nothing, red cards past Piety too. Then the
    Matchmakers, then the accusations. SAL-CARD-13, SAL-CARD-16, SAL-R08, SAL-R12."""

    def run(self, game: Salem, by: Seat, source: Seat, target: Seat, /) -> None:
        game.played = True
        game.put(game.pay(by, SCAPEGOAT), DISCARD)
        game.tell(SCAPEGOAT_PLAYED, by, source, target)
        for card in sorted(game.faces_in(FRONT + source)):
            game.tell(CARD_MOVED, source, target, card)
        before = game.accusations(target)
        game.move_all(FRONT + source, FRONT + target)
        if game.accusations(target) > before:
            game.then(PART_MATCHMAKERS.of(target), WEIGH_ACCUSATIONS.of(by, target), CONTINUE_TURN.of(by))
        else:
            game.then(PART_MATCHMAKERS.of(target), CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, source: Seat, target: Seat, /) -> Reason | None:
        return misplayed_pair(game, seat, SCAPEGOAT, source, target)


def misplayed_pair(game: Salem, seat: Seat, card: Card, source: Seat, target: Seat) -> Reason | None:
    wrong = misplayed(game, seat, card, source) or misplayed(game, seat, card, target)
    return TWO_DIFFERENT_OTHERS if wrong is None and source == target else wrong


class PlayBlue(Rule3[Salem]):
    """A blue card stays until its holder dies or a card moves it. SAL-CARD-02, SAL-CARD-18."""

    def run(self, game: Salem, by: Seat, on: Seat, card: Card, /) -> None:
        game.played = True
        game.put(game.pay(by, card), FRONT + on)
        game.tell(BLUE_PLAYED, by, on, card)
        game.then(PART_MATCHMAKERS.of(on), CONTINUE_TURN.of(by))

    def refuse(self, game: Salem, seat: Seat, by: Seat, on: Seat, card: Card, /) -> Reason | None:
        wrong = misplayed(game, seat, card, on)
        return NOT_THIS_WAY if wrong is None and not has(BLUES, card) else wrong


class PartMatchmakers(Rule1[Salem]):
    """Whoever gets both Matchmakers discards both at once. SAL-MATCH-01."""

    def run(self, game: Salem, of: Seat, /) -> None:
        if game.count(FRONT + of, MATCHMAKER) == 2:
            for _ in range(2):
                game.discard_from(game.find(FRONT + of, MATCHMAKER), FRONT + of)
            game.tell(MATCHMAKERS_PARTED, of)


PLAY_RED.means(PlayRed())
PLAY_ALIBI.means(PlayAlibi())
CHOOSE_ALIBI.asks(ChooseAlibi())
CLEAR_RED.means(ClearRed())
CLEAR_NO_MORE.means(ClearNoMore())
PLAY_ALIBI_AS_WITNESS.means(PlayAlibiAsWitness())
PLAY_STOCKS.means(PlayStocks())
PLAY_ARSON.means(PlayArson())
PLAY_CURSE.means(PlayCurse())
PLAY_ROBBERY.means(PlayRobbery())
PLAY_SCAPEGOAT.means(PlayScapegoat())
PLAY_BLUE.means(PlayBlue())
PART_MATCHMAKERS.means(PartMatchmakers())
