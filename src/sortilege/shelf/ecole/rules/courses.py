"""The effects of the six Courses. Content C4."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.rules import Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, Reason, argument
from sortilege.shelf.ecole.components import EFFECT, HERBOLOGIE, MAUVAIS_POINTS
from sortilege.shelf.ecole.events import BAD_MARKS_REMOVED
from sortilege.shelf.ecole.rules.effects import EffectAlone, EffectOnPlayer, EffectOnSlot, define
from sortilege.shelf.ecole.rules.hands import discard, draw, refuse_card, steal
from sortilege.shelf.ecole.rules.mail import recover
from sortilege.shelf.ecole.rules.questions import Choice1, Choice2
from sortilege.shelf.ecole.rules.retrieving import retrievable
from sortilege.shelf.ecole.state import AREA, COLLECTION, HAND, MAGIC_DISCARD, RESERVE, Ecole
from sortilege.shelf.ecole.steps import (
    APPLY_BALAIS,
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

MOST_CHANGES: Final = 3
"""How many cards Métamorphose may discard."""


class Herbologie(EffectAlone):
    """Draw one card, two with three Herbologie or more, three with five or more."""

    def usable(self, game: Ecole, by: int) -> bool:
        return game.can_draw()

    def run(self, game: Ecole, by: int, /) -> None:
        draw(game, by, max(1, (game.count(COLLECTION + by, HERBOLOGIE) + 1) // 2))


class Defense(EffectAlone):
    """Get rid of a Mauvais points card if one likes, then draw a card."""

    def usable(self, game: Ecole, by: int) -> bool:
        return game.can_draw() or game.find(AREA + by, MAUVAIS_POINTS) >= 0

    def run(self, game: Ecole, by: int, /) -> None:
        if game.find(AREA + by, MAUVAIS_POINTS) >= 0:
            game.ask(CHOOSE_BAD_MARKS(by))
        else:
            draw(game, by, 1)


class ChooseBadMarks(Choice1):
    """DEC-06."""

    def options(self, game: Ecole, by: int, /) -> list[int]:
        return [KEEP_BAD_MARKS(by), REMOVE_BAD_MARKS(by)]


class KeepBadMarks(Rule1[Ecole]):
    def run(self, game: Ecole, by: int, /) -> None:
        draw(game, by, 1)


class RemoveBadMarks(Rule1[Ecole]):
    """It enters the discard before the draw, which may reshuffle it. ECO-R14."""

    def run(self, game: Ecole, by: int, /) -> None:
        game.move(game.find(AREA + by, MAUVAIS_POINTS), AREA + by, MAGIC_DISCARD)
        game.tell(BAD_MARKS_REMOVED, by)
        draw(game, by, 1)


class Metamorphose(EffectAlone):
    """Discard up to three cards, then draw as many and one more."""

    def usable(self, game: Ecole, by: int) -> bool:
        return bool(game.zones[HAND + by]) or game.can_draw()

    def run(self, game: Ecole, by: int, /) -> None:
        game.then(TRANSFORM(by, 0))


class Transform(Rule2[Ecole]):
    """Asked card by card, while there is one to discard."""

    def run(self, game: Ecole, by: int, changed: int, /) -> None:
        if changed < MOST_CHANGES and game.zones[HAND + by]:
            game.ask(CHOOSE_CHANGE(by, changed))
        else:
            game.then(STOP_CHANGING(by, changed))


class ChooseChange(Choice2):
    """DEC-06."""

    def options(self, game: Ecole, by: int, changed: int, /) -> list[int]:
        return [STOP_CHANGING(by, changed), *[CHANGE_CARD(by, card, changed) for card in game.faces(HAND + by)]]


class ChangeCard(Rule3[Ecole]):
    def run(self, game: Ecole, by: int, card: int, changed: int, /) -> None:
        discard(game, by, card)
        game.then(TRANSFORM(by, changed + 1))

    def refuse(self, game: Ecole, seat: int, step: int) -> Reason | None:
        return refuse_card(game, seat, argument(step, 1))


class StopChanging(Rule2[Ecole]):
    def run(self, game: Ecole, by: int, changed: int, /) -> None:
        draw(game, by, changed + 1)


class Potions(EffectOnPlayer):
    """Take a card at random from a hand."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return game.opponents_with_cards(by)

    def run(self, game: Ecole, by: int, on: int, /) -> None:
        steal(game, by, on, 1)


class Sorts(EffectAlone):
    """Take a Sortilège out of the Magic discard; if there is none, draw a card."""

    def usable(self, game: Ecole, by: int) -> bool:
        return game.can_draw()

    def run(self, game: Ecole, by: int, /) -> None:
        if retrievable(game, self.number):
            game.then(RETRIEVE_CARD(by, self.number))
        else:
            draw(game, by, 1)


class Balais(EffectOnSlot):
    """Take a token of one's choice from a card without looking at it first; if no card bears one, take
    one from the reserve."""

    def targets(self, game: Ecole, by: int) -> list[int]:
        return game.slots_with_mail()

    def usable(self, game: Ecole, by: int) -> bool:
        return bool(game.zones[RESERVE] or self.targets(game, by))

    def announce(self, game: Ecole, by: int) -> None:
        if self.targets(game, by):
            EffectOnSlot.announce(self, game, by)
        else:
            game.chain += (APPLY_BALAIS(by, NONE),)

    def run(self, game: Ecole, by: int, slot: int, /) -> None:
        if slot != NONE:
            game.ask_unless_forced(CHOOSE_TOKEN(by, self.number, slot))
        elif game.zones[RESERVE]:
            recover(game, by, RESERVE, game.zones[RESERVE][-1:])


define(EFFECT.values["herbologie"], Herbologie())
define(EFFECT.values["defense"], Defense())
CHOOSE_BAD_MARKS.means(ChooseBadMarks())
KEEP_BAD_MARKS.means(KeepBadMarks())
REMOVE_BAD_MARKS.means(RemoveBadMarks())
define(EFFECT.values["metamorphose"], Metamorphose())
TRANSFORM.means(Transform())
CHOOSE_CHANGE.means(ChooseChange())
CHANGE_CARD.means(ChangeCard())
STOP_CHANGING.means(StopChanging())
define(EFFECT.values["potions"], Potions())
define(EFFECT.values["sorts"], Sorts())
define(EFFECT.values["balais"], Balais())
