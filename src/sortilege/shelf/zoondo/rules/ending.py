"""The end of the game, and giving up. Rulebook: But du jeu."""

from __future__ import annotations

from sortilege.kernel.rules import Rule1
from sortilege.kernel.vocabulary import Reason, argument
from sortilege.shelf.zoondo.events import DRAW_OFFERED, DRAW_REFUSED
from sortilege.shelf.zoondo.state import OFFERED, REFUSED, Zoondo
from sortilege.shelf.zoondo.steps import ACCEPT_DRAW, OFFER_DRAW, REFUSE_DRAW, RESIGN

OFFERED_ALREADY = Reason("offered-already", "ZOO-R39")
NO_OFFER = Reason("no-offer", "ZOO-R39")
OFFER_BEFORE_ACTING = Reason("offer-before-acting", "ZOO-R39")


def win(game: Zoondo, seat: int, ending: str) -> None:
    """One side wins: 1 to 0. ZOO-END-03."""
    points = [0, 0]
    points[seat] = 2
    game.finish(1 << seat, points, ending)


def draw(game: Zoondo, ending: str) -> None:
    """Nobody wins: one half each. ZOO-END-03."""
    game.finish(0, [1, 1], ending)


class Resign(Rule1[Zoondo]):
    """A seat may give up whenever it is being asked something. ZOO-R39."""

    def run(self, game: Zoondo, by: int, /) -> None:
        win(game, 1 - by, "resigned")


class OfferDraw(Rule1[Zoondo]):
    """Once in its turn, before it acts, a seat may offer a draw. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: int, /) -> None:
        game.offer = OFFERED
        game.tell(DRAW_OFFERED, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        if argument(step, 0) != seat or (seat == game.active and game.may_still_offer() and not game.offer):
            return None
        return OFFERED_ALREADY if seat == game.active and game.may_still_offer() else OFFER_BEFORE_ACTING


class AcceptDraw(Rule1[Zoondo]):
    """An offer holds until the one who made it acts; the game does not wait for the answer. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: int, /) -> None:
        draw(game, "agreed")

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        stands = game.offer == OFFERED and game.may_still_offer() and seat != game.active
        return NO_OFFER if argument(step, 0) == seat and not stands else None


class RefuseDraw(Rule1[Zoondo]):
    """A refused offer is not repeated in the same turn. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: int, /) -> None:
        game.offer = REFUSED
        game.tell(DRAW_REFUSED, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        stands = game.offer == OFFERED and game.may_still_offer() and seat != game.active
        return NO_OFFER if argument(step, 0) == seat and not stands else None


RESIGN.means(Resign())
OFFER_DRAW.means(OfferDraw())
ACCEPT_DRAW.means(AcceptDraw())
REFUSE_DRAW.means(RefuseDraw())
