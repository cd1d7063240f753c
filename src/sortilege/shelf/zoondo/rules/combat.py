"""Combat: the sealed touch, the reveal, the comparison. Rulebook: Combat."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer, i64
from sortilege.kernel.rules import Rule3
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import Square
from sortilege.shelf.zoondo.components import CORNERS_OF, SPIN, STAR, UPRIGHT, Atout
from sortilege.shelf.zoondo.events import CARD_REVEALED, COMBAT_TIED, COMBAT_WON, STAR_TOUCHED
from sortilege.shelf.zoondo.rules.effects import EFFECTS_BY_CARD
from sortilege.shelf.zoondo.rules.questions import Choice4
from sortilege.shelf.zoondo.rules.tomb import eliminate
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_TOUCH, REVEAL_ZOONS, TOUCH_CORNER

TURNS: Final = 3
CORNERS: Final = 4
COMMITMENTS: Final[list[list[int]]] = [
    [TOUCH_CORNER.of(seat, turn, touch) for turn in range(TURNS) for touch in range(CORNERS)] for seat in (0, 1)
]
"""By seat: every way to turn one's own card and touch the enemy's."""
OPPOSITE: Final = (2, 3, 0, 1)
"""By corner: the one diagonally opposite."""


class ChooseTouch(Choice4):
    """Both seats secretly turn their own card and touch a corner of the enemy's. ZOO-D06, ZOO-R06, ZOO-R07."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, own: Square, enemy: Square, atout: Atout, /) -> None:
        options.add_all(COMMITMENTS[by])


class TouchCorner(Rule3[Zoondo]):
    """Sealed until both have touched; the reveal carries it out. ZOO-CBT-03, ZOO-CBT-04."""


def lie_of(game: Zoondo, commitment: StepNumber) -> i64:
    """How a card lies: as its owner turned it, or by chance if it was spun. ZOO-R06, ZOO-R50."""
    _, turn, _ = TOUCH_CORNER.read(commitment)
    return game.below(2) if turn == SPIN else turn


def corner_hit(lies: i64, touch: i64) -> int:
    """The printed corner under a touch: on a reversed card the one diagonally opposite. ZOO-R06."""
    return touch if lies == UPRIGHT else OPPOSITE[touch]


def turn_up(game: Zoondo, square: Square, own: StepNumber, enemy: StepNumber) -> i64:
    """A fighting Zoon is shown to everybody; returns what the touched corner bears. ZOO-CBT-05, ZOO-R51."""
    piece = game.piece_on(square)
    card = game.face(piece)
    lies = lie_of(game, own)
    _, _, touch = TOUCH_CORNER.read(enemy)
    shows = CORNERS_OF[card][corner_hit(lies, touch)]
    game.show(piece)
    game.tell(CARD_REVEALED, game.owner(piece), card, lies, touch, shows)
    return shows


class RevealZoons(Rule3[Zoondo]):
    """The attacker's card is turned up, then the defender's; a star beats comparing, two stars are a tie.
    ZOO-CBT-06 to ZOO-CBT-11."""

    def run(self, game: Zoondo, by: Seat, zoon: Square, on: Square, /) -> None:
        attacking = game.unseal(by)
        defending = game.unseal(1 - by)
        shown = turn_up(game, zoon, attacking, defending)
        faced = turn_up(game, on, defending, attacking)
        if shown == STAR and faced == STAR:
            game.tell(COMBAT_TIED, on, zoon)
        elif shown == STAR:
            touch_star(game, by, zoon, on, zoon, True)
        elif faced == STAR:
            touch_star(game, 1 - by, on, zoon, zoon, False)
        else:
            compare(game, by, zoon, on, shown, faced)


def touch_star(game: Zoondo, you: Seat, zoon: Square, enemy: Square, back: Square, attacks: bool) -> None:
    """The special effect replaces the comparison; it usually begins with a tie. ZOO-CBT-10, ZOO-STAR-02."""
    card = game.card_on(zoon)
    effect = EFFECTS_BY_CARD[card]
    game.tell(STAR_TOUCHED, you, card)
    if effect.ties:
        game.tell(COMBAT_TIED, enemy if attacks else zoon, back)
    effect.apply(game, you, zoon, enemy, attacks)


def compare(game: Zoondo, by: Seat, zoon: Square, on: Square, shown: i64, faced: i64) -> None:
    """The higher number wins and its card holds the square; the other is eliminated. Equal numbers are a
    tie, and the attacker is already where it goes back to. ZOO-CBT-06 to ZOO-CBT-09, ZOO-R13."""
    mine = game.touch_score(game.piece_on(zoon), shown)
    theirs = game.touch_score(game.piece_on(on), faced)
    if mine > theirs:
        game.tell(COMBAT_WON, by, on, mine, theirs)
        eliminate(game, on)
        game.shift(zoon, on)
    elif mine < theirs:
        game.tell(COMBAT_WON, 1 - by, on, theirs, mine)
        eliminate(game, zoon)
    else:
        game.tell(COMBAT_TIED, on, zoon)


CHOOSE_TOUCH.asks(ChooseTouch())
TOUCH_CORNER.means(TouchCorner())
REVEAL_ZOONS.means(RevealZoons())
