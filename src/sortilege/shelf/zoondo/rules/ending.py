"""The end of the game, and giving up. Rulebook: But du jeu."""

from __future__ import annotations

from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule1
from sortilege.kernel.sets import NOBODY, Seat, only
from sortilege.shelf.zoondo import events
from sortilege.shelf.zoondo.state import DRAW_OFFERED, DRAW_REFUSED, NO_DRAW_OFFERED, Zoondo
from sortilege.shelf.zoondo.steps import ACCEPT_DRAW, OFFER_DRAW, REFUSE_DRAW, RESIGN

OFFERED_ALREADY = Reason("offered-already", "ZOO-R39")
NO_OFFER = Reason("no-offer", "ZOO-R39")
OFFER_BEFORE_ACTING = Reason("offer-before-acting", "ZOO-R39")


def win(game: Zoondo, seat: Seat, ending: str) -> None:
    """One side wins: 1 to 0. ZOO-END-03."""
    game.finish(only(seat), [2, 0] if seat == 0 else [0, 2], ending)


def draw(game: Zoondo, ending: str) -> None:
    """Nobody wins: one half each. ZOO-END-03."""
    game.finish(NOBODY, [1, 1], ending)


class Resign(Rule1[Zoondo]):
    """A seat may give up whenever it is being asked something. ZOO-R39."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        win(game, 1 - by, "resigned")


class OfferDraw(Rule1[Zoondo]):
    """Once in its turn, before it acts, a seat may offer a draw. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.draw_offer = DRAW_OFFERED
        game.tell(events.DRAW_OFFERED, by)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, /) -> Reason | None:
        if seat != game.active or not game.may_still_offer():
            return OFFER_BEFORE_ACTING
        return None if game.draw_offer == NO_DRAW_OFFERED else OFFERED_ALREADY


def why_no_reply(game: Zoondo, seat: Seat) -> Reason | None:
    """Why a seat has no offer to accept or refuse."""
    stands = game.draw_offer == DRAW_OFFERED and game.may_still_offer() and seat != game.active
    return None if stands else NO_OFFER


class AcceptDraw(Rule1[Zoondo]):
    """An offer holds until the one who made it acts; the game does not wait for the answer. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: Seat, /) -> None:
        draw(game, "agreed")

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, /) -> Reason | None:
        return why_no_reply(game, seat)


class RefuseDraw(Rule1[Zoondo]):
    """A refused offer is not repeated in the same turn. ZOO-R39."""

    standing = True

    def run(self, game: Zoondo, by: Seat, /) -> None:
        game.draw_offer = DRAW_REFUSED
        game.tell(events.DRAW_REFUSED, by)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, /) -> Reason | None:
        return why_no_reply(game, seat)


def standing_permissions(game: Zoondo, seat: Seat) -> list[int]:
    """Resigning when one is asked something; offering a draw before one acts, and answering an offer. ZOO-R39."""
    steps: list[int] = [RESIGN.of(seat)] if seat in game.open else []
    if game.may_still_offer():
        if seat == game.active and game.draw_offer == NO_DRAW_OFFERED:
            steps.append(OFFER_DRAW.of(seat))
        elif seat != game.active and game.draw_offer == DRAW_OFFERED:
            steps += [ACCEPT_DRAW.of(seat), REFUSE_DRAW.of(seat)]
    return steps


RESIGN.means(Resign())
OFFER_DRAW.means(OfferDraw())
ACCEPT_DRAW.means(AcceptDraw())
REFUSE_DRAW.means(RefuseDraw())
