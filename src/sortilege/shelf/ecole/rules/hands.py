"""Magic cards on their way: deck, hands, discard, and who goes on knowing them. ECO-DRAW-03, ECO-R19, ECO-R45."""

from __future__ import annotations

from sortilege.kernel.state import secret
from sortilege.kernel.vocabulary import Reason
from sortilege.shelf.ecole.events import CARD_DISCARDED, CARD_DRAWN, CARD_STOLEN, CARDS_DRAWN, MAGIC_RESHUFFLED
from sortilege.shelf.ecole.state import HAND, MAGIC_DECK, MAGIC_DISCARD, Ecole

NOT_IN_HAND = Reason("not-in-hand", "ECO-COMP-02", "ECO-R28")


def draw(game: Ecole, by: int, cards: int) -> None:
    """The discard is shuffled only when a card must be drawn and the deck is empty; if both are, the
    draw stops and nothing is owed. ECO-DRAW-03, ECO-R19."""
    drawn = 0
    while drawn < cards and game.can_draw():
        if not game.zones[MAGIC_DECK]:
            game.move_all(MAGIC_DISCARD, MAGIC_DECK)
            game.shuffle_zone(MAGIC_DECK)
            game.tell(MAGIC_RESHUFFLED, len(game.zones[MAGIC_DECK]))
        card = game.take_top(MAGIC_DECK)
        game.look(by, card)
        game.put(card, HAND + by)
        game.tell_only(1 << by, CARD_DRAWN, game.face(card))
        drawn += 1
    game.tell(CARDS_DRAWN, by, drawn)


def show(game: Ecole, by: int, face: int, zone: int) -> None:
    """A card leaves a hand in everybody's sight. ECO-R45."""
    card = game.release(HAND + by, face)
    game.reveal(card)
    game.put(card, zone)


def discard(game: Ecole, by: int, face: int) -> None:
    show(game, by, face, MAGIC_DISCARD)
    game.tell(CARD_DISCARDED, by, face)


def hand_over(game: Ecole, of: int, to: int, face: int) -> int:
    """A card goes from one hand to another and only these two see it: all others forget what they
    knew of the hand it left. Returns the mask of the two. ECO-R45."""
    card = game.release(HAND + of, face)
    two = 1 << of | 1 << to
    for left in game.zones[HAND + of]:
        game.know_only(left, game.pieces[left] >> 8 & two)
    game.know_only(card, two)
    game.put(card, HAND + to)
    game.shown += 1
    return two


def steal(game: Ecole, by: int, of: int, cards: int) -> None:
    """Cards taken at random from a hand, as many as there are; only thief and victim see them. ECO-R18."""
    for _ in range(min(cards, len(game.zones[HAND + of]))):
        hand = game.zones[HAND + of]
        face = game.face(hand[game.below(len(hand))])
        two = hand_over(game, of, by, face)
        game.tell(CARD_STOLEN, by, of, secret(face, two))


def refuse_card(game: Ecole, seat: int, face: int) -> Reason | None:
    """Why a seat cannot part with a card: it has none."""
    return NOT_IN_HAND if game.find(HAND + seat, face) < 0 else None
