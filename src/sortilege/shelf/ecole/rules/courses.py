"""The effects of the six Courses. Content C4."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat
from sortilege.shelf.ecole.components import HERBOLOGIE, MAUVAIS_POINTS, MOST_CHANGES, MagicCard, Slot
from sortilege.shelf.ecole.effects import EffectAlone, EffectOnPlayer, EffectOnSlot
from sortilege.shelf.ecole.events import BAD_MARKS_KEPT, BAD_MARKS_REMOVED
from sortilege.shelf.ecole.moves.cards import discard, draw, retrievable, steal
from sortilege.shelf.ecole.moves.refusals import refuse_card
from sortilege.shelf.ecole.moves.tokens import recover
from sortilege.shelf.ecole.questions import Choice1, Choice2
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAGIC_DISCARD, MAIL_ON, RESERVE, Ecole
from sortilege.shelf.ecole.steps import (
    APPLY_BALAIS,
    APPLY_DEFENSE,
    APPLY_HERBOLOGIE,
    APPLY_METAMORPHOSE,
    APPLY_POTIONS,
    APPLY_SORTS,
    CHANGE_CARD,
    CHOOSE_BAD_MARKS,
    CHOOSE_CHANGE,
    CHOOSE_TOKEN,
    KEEP_BAD_MARKS,
    REMOVE_BAD_MARKS,
    RETRIEVE_CARD,
    STOP_CHANGING,
    TRANSFORM,
)


class Herbologie(EffectAlone):
    """Draw one card, two with three Herbologie or more, three with five or more."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return game.can_draw()

    def run(self, game: Ecole, by: Seat, /) -> None:
        owned = game.count(COLLECTION + by, HERBOLOGIE)
        draw(game, by, (owned + 1) // 2 if owned else 1)


class Defense(EffectAlone):
    """Get rid of a Mauvais points card if one likes, then draw a card."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return game.can_draw() or game.find(AREA + by, MAUVAIS_POINTS) >= 0

    def run(self, game: Ecole, by: Seat, /) -> None:
        if game.find(AREA + by, MAUVAIS_POINTS) >= 0:
            game.ask(CHOOSE_BAD_MARKS.of(by))
        else:
            draw(game, by, 1)


class ChooseBadMarks(Choice1):
    """DEC-06."""

    def offer(self, game: Ecole, options: Offer, by: Seat, /) -> None:
        options.add(KEEP_BAD_MARKS.of(by))
        options.add(REMOVE_BAD_MARKS.of(by))


class KeepBadMarks(Rule1[Ecole]):
    def run(self, game: Ecole, by: Seat, /) -> None:
        game.tell(BAD_MARKS_KEPT, by)
        draw(game, by, 1)


class RemoveBadMarks(Rule1[Ecole]):
    """It enters the discard before the draw, which may reshuffle it. ECO-R14."""

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.move(game.find(AREA + by, MAUVAIS_POINTS), AREA + by, MAGIC_DISCARD)
        game.tell(BAD_MARKS_REMOVED, by)
        draw(game, by, 1)


class Metamorphose(EffectAlone):
    """Discard up to three cards, then draw as many and one more."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return game.holds(HAND + by) or game.can_draw()

    def run(self, game: Ecole, by: Seat, /) -> None:
        game.then(TRANSFORM.of(by, 0))


class Transform(Rule2[Ecole]):
    """Asked card by card, while there is one to discard."""

    def run(self, game: Ecole, by: Seat, changed: i64, /) -> None:
        if changed < MOST_CHANGES and game.holds(HAND + by):
            game.ask(CHOOSE_CHANGE.of(by, changed))
        else:
            game.then(STOP_CHANGING.of(by, changed))


class ChooseChange(Choice2):
    """DEC-06."""

    def offer(self, game: Ecole, options: Offer, by: Seat, changed: i64, /) -> None:
        options.add(STOP_CHANGING.of(by, changed))
        for card in game.faces(HAND + by):
            options.add(CHANGE_CARD.of(by, card, changed))


class ChangeCard(Rule3[Ecole]):
    def run(self, game: Ecole, by: Seat, card: MagicCard, changed: i64, /) -> None:
        discard(game, by, card)
        game.then(TRANSFORM.of(by, changed + 1))

    def refuse(self, game: Ecole, seat: Seat, by: Seat, card: MagicCard, changed: i64, /) -> Reason | None:
        return refuse_card(game, seat, card)


class StopChanging(Rule2[Ecole]):
    def run(self, game: Ecole, by: Seat, changed: i64, /) -> None:
        draw(game, by, changed + 1)


class Potions(EffectOnPlayer):
    """Take a card at random from a hand."""

    def concerns(self, game: Ecole, other: Seat) -> bool:
        return game.holds(HAND + other)

    def run(self, game: Ecole, by: Seat, on: Seat, /) -> None:
        steal(game, by, on, 1)


class Sorts(EffectAlone):
    """Take a Sortilège out of the Magic discard; if there is none, draw a card."""

    def usable(self, game: Ecole, by: Seat) -> bool:
        return game.can_draw()

    def run(self, game: Ecole, by: Seat, /) -> None:
        if retrievable(game, self.number):
            game.then(RETRIEVE_CARD.of(by, self.number))
        else:
            draw(game, by, 1)


class Balais(EffectOnSlot):
    """Take a token of one's choice from a card without looking at it first; if no card bears one, take
    one from the reserve."""

    def concerns(self, game: Ecole, slot: Slot) -> bool:
        return game.holds(MAIL_ON + slot)

    def usable(self, game: Ecole, by: Seat) -> bool:
        return game.holds(RESERVE) or self.has_target(game)

    def announce(self, game: Ecole, by: Seat) -> None:
        if self.has_target(game):
            EffectOnSlot.announce(self, game, by)
        else:
            self.aim(game, by, NONE)

    def run(self, game: Ecole, by: Seat, slot: Slot, /) -> None:
        if slot != NONE:
            game.ask_unless_forced(CHOOSE_TOKEN.of(by, self.number, slot))
        elif game.holds(RESERVE):
            recover(game, by, RESERVE, game.top(RESERVE))


Herbologie(APPLY_HERBOLOGIE)
Defense(APPLY_DEFENSE)
CHOOSE_BAD_MARKS.asks(ChooseBadMarks())
KEEP_BAD_MARKS.means(KeepBadMarks())
REMOVE_BAD_MARKS.means(RemoveBadMarks())
Metamorphose(APPLY_METAMORPHOSE)
TRANSFORM.means(Transform())
CHOOSE_CHANGE.asks(ChooseChange())
CHANGE_CARD.means(ChangeCard())
STOP_CHANGING.means(StopChanging())
Potions(APPLY_POTIONS)
Sorts(APPLY_SORTS)
Balais(APPLY_BALAIS)
