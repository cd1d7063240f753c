"""Possible worlds: what a seat does not know, drawn anew from what it knows.

In the printed tribes the hidden Zoons are known as a lot, and each of them has the cards it can still be:
`deal_hidden` draws every arrangement that fits with the same chance. Recruited tribes are secret as such:
there a legal tribe is drawn that fits what was seen of it.
"""

from __future__ import annotations

from typing import Final

from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, SQUARES, squares_of
from sortilege.shelf.zoondo.components import ATOUTS
from sortilege.shelf.zoondo.knowledge.hidden_zoons import Knowledge
from sortilege.shelf.zoondo.recruits import THE_ATOUTS, THE_EMBLEM, THE_ZOONS, Draft, random_tribe
from sortilege.shelf.zoondo.steps import CHOOSE_RECRUIT

STANDARD: Final = 0
REINFORCED: Final = 1
RECRUIT: Final = 2

PICKING: Final = 0
RECRUITING: Final = 1
DEPLOYING: Final = 2
BATTLE: Final = 3

# Zones: 0 to 35 are the squares, then for each seat
HAND: Final = SQUARES
TOMB: Final = HAND + 2
ZONES: Final = TOMB + 2

TRIES: Final = 200
"""So often a draw may fail to fit before the fitting worlds are looked for one by one."""


class Worlds(Knowledge):
    __slots__ = ("armies", "atouts", "buried", "deployed", "format", "recruits", "shown_atouts", "stage", "tribes")

    stage: int
    format: int
    """Recruit: which cards may be taken."""
    tribes: list[int]
    """By seat: its tribe, or NONE."""
    recruits: list[tuple[int, ...]]
    """Recruit: the Zoons each seat has taken so far, its Emblem first."""
    deployed: list[int]
    """By seat: how many of its Zoons have been placed, or kept in hand."""
    armies: list[int]
    """By seat: mask of the squares its Zoons stand on."""
    atouts: list[tuple[int, ...]]
    """By seat: the Atouts in its hand."""
    shown_atouts: list[int]
    """By seat: mask of its Atouts that everybody knows it has."""
    buried: list[tuple[int, ...]]
    """By seat: the Atouts in its Tomb."""

    def redraw(self, seat: int) -> None:
        rival = 1 - seat
        if self.stage == RECRUITING:
            self._draw_recruits(rival)
        elif self.stage == DEPLOYING:
            if self.mode == RECRUIT:
                self._draw_hidden_tribe(rival)
            self._draw_places(rival)
        elif self.stage == BATTLE:
            if self.mode == RECRUIT:
                self._draw_tribe(rival)
            else:
                self._deal_hidden(rival)

    def _is_possible(self, rival: int) -> bool:
        """A seat that is being asked has something to answer: it could not have been asked otherwise."""
        waits = rival in self.open and not self.together and not self.lanes
        return not waits or bool(self.options(rival))

    def _set_face(self, piece: int, face: int) -> None:
        self.pieces[piece] = self.pieces[piece] & ~255 | face

    # Printed tribes

    def _deal_hidden(self, rival: int) -> None:
        """Every arrangement of the hidden cards that fits is drawn with the same chance: each step draws
        from as many places as it could have at most, and a draw beyond those it has starts again."""
        hidden = [piece for piece in self.pieces_of(rival) if not self.is_seen(piece)]
        lot = sorted([self.face(piece) for piece in hidden])
        all_of_lot = 0
        for face in lot:
            all_of_lot |= 1 << face
        masks = [self.maybe[piece] & all_of_lot for piece in hidden]
        fits = [sum([mask >> face & 1 for face in lot]) for mask in masks]
        order = sorted(range(len(hidden)), key=fits.__getitem__)
        bounds: list[int] = []
        for index, place in enumerate(order):
            inside = sum([masks[other] & ~masks[place] == 0 for other in order[:index]])
            bounds.append(max(1, fits[place] - inside))
        hidden = [hidden[place] for place in order]
        masks = [masks[place] for place in order]
        for _ in range(TRIES):
            if self._deal_once(hidden, masks, bounds, lot[:]) and self.facts_hold() and self._is_possible(rival):
                return
        self._find_arrangement(rival, hidden, masks, lot)

    def _deal_once(self, hidden: list[int], masks: list[int], bounds: list[int], lot: list[int]) -> bool:
        for index, piece in enumerate(hidden):
            mask = masks[index]
            fit = [place for place, face in enumerate(lot) if mask >> face & 1]
            drawn = self.below(bounds[index])
            if drawn >= len(fit):
                return False
            self._set_face(piece, lot.pop(fit[drawn]))
        return True

    def _find_arrangement(self, rival: int, hidden: list[int], masks: list[int], lot: list[int]) -> None:
        """Looks for an arrangement systematically. What was done in public needed one witness, so each
        card in each place is tried as that witness."""
        witnesses = [
            place * 256 + face for place in range(len(hidden)) for face in sorted(set(lot)) if masks[place] >> face & 1
        ]
        self.shuffle(witnesses)
        for witness in witnesses:
            place, face = witness >> 8, witness & 255
            self._set_face(hidden[place], face)
            rest = lot[:]
            rest.remove(face)
            if self._place_rest(hidden, masks, place, 0, rest) and self._is_possible(rival):
                return
        raise AssertionError("no arrangement of the hidden cards fits what is known")

    def _place_rest(self, hidden: list[int], masks: list[int], witness: int, place: int, lot: list[int]) -> bool:
        if place == len(hidden):
            return self.facts_hold()
        if place == witness:
            return self._place_rest(hidden, masks, witness, place + 1, lot)
        faces = sorted({face for face in lot if masks[place] >> face & 1})
        self.shuffle(faces)
        for face in faces:
            self._set_face(hidden[place], face)
            rest = lot[:]
            rest.remove(face)
            if self._place_rest(hidden, masks, witness, place + 1, rest):
                return True
        return False

    # Recruited tribes

    def _draw_recruits(self, rival: int) -> None:
        """A tribe that is being built in secret: any legal one, as far as it may have come."""
        cards, atouts = random_tribe(self, self.format)
        if rival in self.open:
            done = self.below(len(cards) + len(atouts) + 1)
            cards, atouts = cards[:done], atouts[: max(0, done - len(cards))]
            stage = THE_EMBLEM if not done else THE_ATOUTS if atouts else THE_ZOONS
            self.asked[rival] = CHOOSE_RECRUIT(rival, stage)
        self.recruits[rival] = tuple(cards)
        self.atouts[rival] = tuple(sorted(atouts))

    def _draw_hidden_tribe(self, rival: int) -> None:
        """A tribe that is being deployed: not even the number of its cards is known. All pieces are made
        anew, since each seat's are numbered in a row."""
        cards, atouts = random_tribe(self, self.format)
        self.atouts[rival] = tuple(sorted(atouts))
        tribes = [cards, cards]
        tribes[1 - rival] = [self.face(piece) for piece in self.pieces_of(1 - rival)]
        places = [self.zone_of(piece) for piece in self.pieces_of(1 - rival)]
        self.make_tribes(tribes[0], tribes[1])
        for place, piece in enumerate(self.pieces_of(1 - rival)):
            self.move(piece, HAND + 1 - rival, places[place])

    def zone_of(self, piece: int) -> int:
        for zone in range(ZONES):
            if piece in self.zones[zone]:
                return zone
        raise AssertionError("a piece without a zone")

    def make_tribes(self, south: list[int], north: list[int]) -> None:
        """Two tribes in hand, each known to its owner; the Emblem comes first."""
        self.pieces = []
        self.zones = [()] * ZONES
        self.second = len(south)
        for card in south:
            self.know_only(self.make(card, HAND), 1)
        for card in north:
            self.know_only(self.make(card, HAND + 1), 2)

    def _draw_tribe(self, rival: int) -> None:
        """A tribe that was built: the cards that were seen, and others that fit. Every fitting tribe can
        be drawn; where draws keep failing, they are guided to what must be there."""
        hidden = [piece for piece in self.pieces_of(rival) if not self.is_seen(piece)]
        seen = [self.face(piece) for piece in self.pieces_of(rival) if self.is_seen(piece)]
        known = [atout for atout in range(len(ATOUTS)) if self.shown_atouts[rival] >> atout & 1]
        held = [atout for atout in self.atouts[rival] if atout in known]
        unknown = len(self.atouts[rival]) - len(held)
        draft = Draft(self, self.format)
        tries = 0
        while True:
            tries += 1
            masks = [self.maybe[piece] for piece in hidden]
            if tries > TRIES and hidden:
                self._guide(hidden, masks)
            if not draft.draw(seen, masks, known, unknown):
                continue
            for place, piece in enumerate(hidden):
                self._set_face(piece, draft.cards[place])
            self.atouts[rival] = tuple(sorted(held + draft.atouts))
            if self.facts_hold() and self._is_possible(rival):
                return

    def _guide(self, hidden: list[int], masks: list[int]) -> None:
        """Picks pieces for what the facts say is there, and one card as a witness of what was done."""
        for pieces, cards, least in self.facts:
            among = [place for place, piece in enumerate(hidden) if pieces >> piece & 1 and masks[place] & cards]
            self.shuffle(among)
            for place in among[:least]:
                masks[place] &= cards
        place = self.below(len(hidden))
        fit = squares_of(masks[place])
        masks[place] = 1 << fit[self.below(len(fit))]

    # Deploying

    def _draw_places(self, rival: int) -> None:
        """A deployment that is being prepared in secret: any, as far as it may have come."""
        pieces = list(self.pieces_of(rival))
        zone = squares_of(DEPLOYMENT[rival])
        done = self.below(len(pieces)) if rival in self.open else len(pieces)
        self.deployed[rival] = done
        least = max(0, done - len(zone))
        most = min(max(0, len(pieces) - len(zone)), max(0, done - 1))
        kept = least + self.below(most - least + 1)
        later = pieces[1:done]
        self.shuffle(later)
        in_hand = sorted(later[:kept] + pieces[done:])
        for square in zone:
            self.zones[square] = ()
        self.armies[rival] = 0
        self.shuffle(zone)
        for piece in pieces:
            if piece not in in_hand:
                square = zone.pop()
                self.zones[square] = (piece,)
                self.armies[rival] |= 1 << square
        self.zones[HAND + rival] = tuple(in_hand)
