"""Deaths, and what they bring with them. SAL-DEATH, SAL-MATCH, SAL-TWO, SAL-RES-03."""

from __future__ import annotations

from sortilege.kernel.kinds import NO, NONE, YES
from sortilege.kernel.native import Offer
from sortilege.kernel.pieces import Piece
from sortilege.kernel.rules import RANDOM_STEP, Question2, Question3, Rule0, Rule1, Rule2, Rule3
from sortilege.kernel.sets import NOBODY, Seat, has, members, minus, plus
from sortilege.kernel.state import secret
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.salem.components import BLUES, JOHN, LEAVE_WITH_TWO_LEFT, MARTHA, MARY, WITCH, Card
from sortilege.shelf.salem.events import (
    ALLEGIANCE_STATED,
    CARD_DISCARDED,
    CARD_INHERITED,
    CARD_SET_ASIDE,
    FIRST_DEATH_CHOSEN,
    PLAYER_DIED,
    TWO_PLAYERS_LEFT,
)
from sortilege.shelf.salem.knowledge.facts import died, said
from sortilege.shelf.salem.rules.cards import discard_hand
from sortilege.shelf.salem.rules.endings import check_witches, every_witch_card_is_shown, puritans_win, witches_win
from sortilege.shelf.salem.rules.tryals import show_tryal
from sortilege.shelf.salem.state import ASIDE, FRONT, HAND, POOL, ROW, Salem
from sortilege.shelf.salem.steps import (
    CHOOSE_FIRST_DEATH,
    DIE,
    DIE_FIRST,
    LEAVE_TABLE,
    SET_ASIDE_FOR_TWO,
    SHARE_CARDS,
    STATE_ALLEGIANCE,
    TAKE_SHARE,
)


class Die(Rule2[Salem]):
    """Whoever dies, and a partner linked by the Matchmaker, shows all Tryals; if that shows the last Witch card, the
    pair's order of death may decide. Otherwise the dead leave the table, the partner after them. With ghosts the
    game is over before anybody dies (SAL-R65). SAL-DEATH-04 to SAL-DEATH-07, SAL-CARD-18, SAL-MATCH-02, SAL-MATCH-03,
    SAL-RES-03, SAL-R30 to SAL-R33."""

    def run(self, game: Salem, of: Seat, trigger: Seat, /) -> None:
        partner = game.linked_to(of)
        game.living = minus(game.living, of)
        game.stirred = True
        game.mourning = plus(NOBODY if game.farewell else game.mourning, of)
        game.farewell = 0
        game.note(died(of))
        game.tell(PLAYER_DIED, of)
        if partner != NONE and (not game.is_living(partner) or game.ability(partner) == MARY):
            partner = NONE
        show_all(game, of)
        if partner != NONE:
            show_all(game, partner)
        if every_witch_card_is_shown(game):
            if partner != NONE:
                game.ask(CHOOSE_FIRST_DEATH.of(trigger, of, partner))
            else:
                puritans_win(game)
            return
        if check_witches(game):
            return
        last = SET_ASIDE_FOR_TWO.of() if partner == NONE else DIE.of(partner, trigger)
        game.then(LEAVE_TABLE.of(of), STATE_ALLEGIANCE.of(of), last)


def show_all(game: Salem, of: Seat) -> None:
    """SAL-DEATH-05. These reveals earn nobody a card. SAL-R22."""
    for slot in game.face_down(of):
        show_tryal(game, of, slot)


class ChooseFirstDeath(Question3[Salem]):
    """Asked of whoever triggered it, dead or alive, whenever a pair's rows show the last Witch card: a public fact.
    SAL-MATCH-04, SAL-R30, SAL-D21."""

    def offer(self, game: Salem, options: Offer, by: Seat, one: Seat, other: Seat, /) -> None:
        options.add(DIE_FIRST.of(by, one, other))
        options.add(DIE_FIRST.of(by, other, one))

    def default(self, game: Salem, by: Seat, one: Seat, other: Seat, /) -> StepNumber:
        return DIE_FIRST.of(by, one, other)


class DieFirst(Rule3[Salem]):
    """It counts only if all who survive the pair are Witches: then the Puritans win if whoever had the last Witch card
    dies first, the Witches if the other does. Otherwise the Puritans win anyway. SAL-R30."""

    def run(self, game: Salem, by: Seat, first: Seat, second: Seat, /) -> None:
        game.tell(FIRST_DEATH_CHOSEN, by, first)
        survivors = minus(minus(game.living_players(), first), second)
        had_the_last = game.find(ROW + first, WITCH) >= 0
        if survivors & ~game.ever == 0 and not had_the_last:
            witches_win(game, "everyone-is-a-witch")
        else:
            puritans_win(game)


class LeaveTable(Rule1[Salem]):
    """The hand and the blue cards go to John Proctor, shared with Martha if she copies him, or to the discard; red
    cards and Stocks are discarded. SAL-DEATH-04, SAL-CIT-12, SAL-CIT-14, SAL-R15, SAL-R28, SAL-R29."""

    def run(self, game: Salem, of: Seat, /) -> None:
        heirs = self.heirs(game)
        for piece in game.zones[FRONT + of]:
            if heirs and has(BLUES, game.face(piece)):
                game.move(piece, FRONT + of, POOL)
            else:
                game.discard_from(piece, FRONT + of)
                game.tell(CARD_DISCARDED, of, game.face(piece))
        if not heirs:
            discard_hand(game, of)
            return
        game.move_all(HAND + of, POOL)
        for piece in game.zones[POOL]:
            for heir in heirs:
                game.look(heir, piece)
        if len(heirs) == 2:
            game.then(SHARE_CARDS.of(heirs[0], heirs[1]))
        else:
            for piece in game.zones[POOL]:
                inherit(game, heirs[0], piece)

    def heirs(self, game: Salem) -> list[int]:
        heirs = [seat for seat in members(game.living_players()) if game.ability(seat) == JOHN]
        if len(heirs) == 2 and game.citizens[heirs[0]] == MARTHA:
            heirs.reverse()
        return heirs


def inherit(game: Salem, by: Seat, piece: Piece) -> None:
    """Those who know the card are told which it is."""
    game.move(piece, POOL, HAND + by)
    game.tell(CARD_INHERITED, by, secret(game.face(piece), game.who_knows(piece)))


class ShareCards(Question2[Salem]):
    """In turn, John first, until nothing is left; each pick is mandatory. SAL-CIT-12, SAL-R29, SAL-D22."""

    def put(self, game: Salem, question: StepNumber) -> None:
        by, other = SHARE_CARDS.read(question)
        left = game.zones[POOL]
        if len(left) == 1:
            inherit(game, by, left[0])
        elif left:
            game.then(SHARE_CARDS.of(other, by))
            game.ask(question)

    def offer(self, game: Salem, options: Offer, by: Seat, other: Seat, /) -> None:
        for card in game.faces(POOL):
            options.add(TAKE_SHARE.of(by, card))

    def default(self, game: Salem, by: Seat, other: Seat, /) -> StepNumber:
        return RANDOM_STEP


class TakeShare(Rule2[Salem]):
    def run(self, game: Salem, by: Seat, card: Card, /) -> None:
        piece = game.release(POOL, card)
        game.put(piece, POOL)
        inherit(game, by, piece)


class StateAllegiance(Rule1[Salem]):
    """The dead say truthfully whether they ever held a Witch card, unless `silent_death`. SAL-DEATH-06, SAL-ADV-02."""

    def run(self, game: Salem, of: Seat, /) -> None:
        if not game.seating.silent_death:
            witch = has(game.ever, of)
            game.note(said(of, witch))
            game.tell(ALLEGIANCE_STATED, of, YES if witch else NO)


class SetAsideForTwo(Rule0[Salem]):
    """With two players left, blue cards, Scapegoat and Robbery leave the game. SAL-TWO-01, SAL-TWO-03, SAL-R49."""

    def run(self, game: Salem, /) -> None:
        if not game.two_are_left():
            return
        game.tell(TWO_PLAYERS_LEFT)
        for seat in members(game.living):
            for zone in (FRONT + seat, HAND + seat):
                for piece in game.zones[zone]:
                    if has(LEAVE_WITH_TWO_LEFT, game.face(piece)):
                        game.reveal(piece)
                        game.move(piece, zone, ASIDE)
                        game.tell(CARD_SET_ASIDE, game.face(piece))


DIE.means(Die())
CHOOSE_FIRST_DEATH.asks(ChooseFirstDeath())
DIE_FIRST.means(DieFirst())
LEAVE_TABLE.means(LeaveTable())
SHARE_CARDS.asks(ShareCards())
TAKE_SHARE.means(TakeShare())
STATE_ALLEGIANCE.means(StateAllegiance())
SET_ASIDE_FOR_TWO.means(SetAsideForTwo())
