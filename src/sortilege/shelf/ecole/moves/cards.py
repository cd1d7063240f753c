"""Magic cards on their way: deck, hands, discard, and who goes on knowing them. ECO-DRAW-03, ECO-R19, ECO-R45."""

from __future__ import annotations

from mypy_extensions import i64

from sortilege.kernel.pieces import Zone
from sortilege.kernel.sets import Seat, Seats, only
from sortilege.kernel.state import secret
from sortilege.shelf.ecole.components import FIRST_BONUS, RAFISTOLO, EffectNumber, MagicCard
from sortilege.shelf.ecole.events import CARD_DISCARDED, CARD_DRAWN, CARD_STOLEN, CARDS_DRAWN, MAGIC_RESHUFFLED
from sortilege.shelf.ecole.state import HAND, MAGIC_DECK, MAGIC_DISCARD, Ecole


def draw(game: Ecole, by: Seat, cards: i64) -> None:
    """The discard is shuffled only when a card must be drawn and the deck is empty; if both are, the draw stops and
    nothing is owed. ECO-DRAW-03, ECO-R19."""
    drawn: i64 = 0
    while drawn < cards and game.can_draw():
        if not game.holds(MAGIC_DECK):
            game.move_all(MAGIC_DISCARD, MAGIC_DECK)
            game.shuffle_zone(MAGIC_DECK)
            game.tell(MAGIC_RESHUFFLED, len(game.zones[MAGIC_DECK]))
        card = game.take_top(MAGIC_DECK)
        game.look(by, card)
        game.put(card, HAND + by)
        game.tell_only(only(by), CARD_DRAWN, game.face(card))
        drawn += 1
    game.tell(CARDS_DRAWN, by, drawn)


def show(game: Ecole, by: Seat, card: MagicCard, zone: Zone) -> None:
    """A card leaves a hand in everybody's sight. ECO-R45."""
    shown = game.release(HAND + by, card)
    game.reveal(shown)
    game.put(shown, zone)


def discard(game: Ecole, by: Seat, card: MagicCard) -> None:
    show(game, by, card, MAGIC_DISCARD)
    game.tell(CARD_DISCARDED, by, card)


def hand_over(game: Ecole, of: Seat, to: Seat, card: MagicCard) -> Seats:
    """A card goes from one hand to another and only these two see it: all others forget what they knew of the hand it
    left. Returns the two. ECO-R45."""
    given = game.release(HAND + of, card)
    two = only(of) | only(to)
    for left in game.zones[HAND + of]:
        game.know_only(left, game.who_knows(left) & two)
    game.know_only(given, only(of))
    game.look(to, given)
    game.put(given, HAND + to)
    return two


def steal(game: Ecole, by: Seat, of: Seat, cards: i64) -> None:
    """Cards taken at random from a hand, as many as there are; only thief and victim see them. ECO-R18."""
    for _ in range(min(cards, len(game.zones[HAND + of]))):
        hand = game.zones[HAND + of]
        card = game.face(hand[game.below(len(hand))])
        two = hand_over(game, of, by, card)
        game.tell(CARD_STOLEN, by, of, secret(card, two))


def retrievable(game: Ecole, effect: EffectNumber) -> list[int]:
    """Rafistolo takes anything but a Rafistolo out of the Magic discard, Sorts any Sortilège; the cards of the chain
    being carried out are not there yet. ECO-R14."""
    cards = game.faces(MAGIC_DISCARD)
    if effect == RAFISTOLO:
        return [card for card in cards if card != RAFISTOLO]
    return [card for card in cards if card < FIRST_BONUS]
