"""Possible worlds: what a seat does not know, drawn anew from what it knows.

In the printed tribes the hidden Zoons are known as a lot, and each of them has the cards it can still be: `deal_hidden`
draws every arrangement that fits with the same chance. Recruited tribes are secret as such: there a legal tribe is
drawn that fits what was seen of it.
"""

from __future__ import annotations

from sortilege.kernel.pieces import Zone
from sortilege.kernel.sets import EMPTY, Seat, has, members, only
from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, HAND, ZONES
from sortilege.shelf.zoondo.components import BATTLE, DEPLOYING, RECRUIT, RECRUITING
from sortilege.shelf.zoondo.knowledge.arrangements import TRIES, deal_hidden, is_possible
from sortilege.shelf.zoondo.knowledge.drafts import Draft, random_tribe
from sortilege.shelf.zoondo.state import Zoondo, with_number, with_row
from sortilege.shelf.zoondo.steps import CHOOSE_RECRUIT, THE_ATOUTS, THE_EMBLEM, THE_ZOONS


def redraw_secrets(game: Zoondo, seat: Seat) -> None:
    """What a seat does not know, drawn anew."""
    rival = 1 - seat
    if game.stage == RECRUITING:
        draw_recruits(game, rival)
    elif game.stage == DEPLOYING:
        if game.mode == RECRUIT:
            draw_hidden_tribe(game, rival)
        draw_places(game, rival)
    elif game.stage == BATTLE:
        if game.mode == RECRUIT:
            draw_tribe(game, rival)
        else:
            deal_hidden(game, rival)


# Recruited tribes


def draw_recruits(game: Zoondo, rival: Seat) -> None:
    """A tribe that is being built in secret: any legal one, as far as it may have come."""
    cards, atouts = random_tribe(game, game.format)
    if rival in game.open:
        done = game.below(len(cards) + len(atouts) + 1)
        atouts = atouts[: max(0, done - len(cards))]
        cards = cards[:done]
        stage = THE_EMBLEM if not done else THE_ATOUTS if atouts else THE_ZOONS
        game.asked[rival] = CHOOSE_RECRUIT.of(rival, stage)
    game.recruits = with_row(game.recruits, rival, cards)
    game.atouts = with_row(game.atouts, rival, bytes(sorted(atouts)))


def draw_hidden_tribe(game: Zoondo, rival: Seat) -> None:
    """A tribe that is being deployed: not even the number of its cards is known. All pieces are made
    anew, since each seat's are numbered in a row."""
    cards, atouts = random_tribe(game, game.format)
    game.atouts = with_row(game.atouts, rival, bytes(sorted(atouts)))
    tribes = [list(cards), list(cards)]
    tribes[1 - rival] = [game.face(piece) for piece in game.pieces_of(1 - rival)]
    places = [zone_of(game, piece) for piece in game.pieces_of(1 - rival)]
    game.make_tribes(tribes[0], tribes[1])
    for place, piece in enumerate(game.pieces_of(1 - rival)):
        game.move(piece, HAND + 1 - rival, places[place])


def zone_of(game: Zoondo, piece: int) -> Zone:
    for zone in range(ZONES):
        if piece in game.zones[zone]:
            return zone
    raise AssertionError("a piece without a zone")


def draw_tribe(game: Zoondo, rival: Seat) -> None:
    """A tribe that was built: the cards that were seen, and others that fit. Every fitting tribe can
    be drawn; where draws keep failing, they are guided to what must be there."""
    hidden = [piece for piece in game.pieces_of(rival) if not game.is_seen(piece)]
    seen = [game.face(piece) for piece in game.pieces_of(rival) if game.is_seen(piece)]
    known = list(game.shown_atouts[rival])
    held = [atout for atout in game.atouts[rival] if atout in known]
    unknown = len(game.atouts[rival]) - len(held)
    draft = Draft(game, game.format)
    tries = 0
    while True:
        tries += 1
        maybe: list[int] = [game.maybe[piece] for piece in hidden]
        if tries > TRIES and hidden:
            guide(game, hidden, maybe)
        if not draft.draw(seen, maybe, known, unknown):
            continue
        for place, piece in enumerate(hidden):
            game.change_face(piece, draft.cards[place])
        game.atouts = with_row(game.atouts, rival, bytes(sorted(held + draft.atouts)))
        if game.facts_hold() and is_possible(game, rival):
            return


def guide(game: Zoondo, hidden: list[int], maybe: list[int]) -> None:
    """Picks pieces for what the facts say is there, and one card as a witness of what was done."""
    for pieces, cards, least in game.facts:
        among = [place for place, piece in enumerate(hidden) if has(pieces, piece) and maybe[place] & cards]
        game.shuffle(among)
        for place in among[:least]:
            maybe[place] &= cards
    place = game.below(len(hidden))
    fit = members(maybe[place])
    maybe[place] = only(fit[game.below(len(fit))])


# Deploying


def draw_places(game: Zoondo, rival: Seat) -> None:
    """A deployment that is being prepared in secret: any, as far as it may have come."""
    pieces = list(game.pieces_of(rival))
    zone = members(DEPLOYMENT[rival])
    done = game.below(len(pieces)) if rival in game.open else len(pieces)
    game.deployed = with_number(game.deployed, rival, done)
    least = max(0, done - len(zone))
    most = min(max(0, len(pieces) - len(zone)), max(0, done - 1))
    kept = least + game.below(most - least + 1)
    later = pieces[1:done]
    game.shuffle(later)
    in_hand = sorted(later[:kept] + pieces[done:])
    for square in zone:
        game.lay([], square)
    game.armies[rival] = EMPTY
    game.shuffle(zone)
    for piece in pieces:
        if piece not in in_hand:
            square = zone.pop()
            game.lay([piece], square)
            game.stand(rival, square)
    game.lay(in_hand, HAND + rival)
