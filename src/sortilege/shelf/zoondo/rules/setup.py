"""Before the battle: tribes and deployment. Rulebook: Le champ de bataille; ZOO-SET."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.native import Offer
from sortilege.kernel.pieces import Piece
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import RANDOM_STEP, Rule0, Rule1, Rule2, Rule3
from sortilege.kernel.sets import Seat, group_of, has, members, plus, size
from sortilege.kernel.step_types import StepNumber
from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, HAND, SIDE, SQUARES, Square, Squares, beyond
from sortilege.shelf.zoondo.components import (
    BATTLE,
    DEPLOYING,
    EMBLEM,
    FORMATION,
    HANDICAP,
    PRINTED_ATOUTS,
    PRINTED_ZOONS,
    RECRUIT,
    REINFORCED,
    RESERVE,
    TRIBES,
    TYPE_OF,
    Card,
    Cards,
    Tribe,
)
from sortilege.shelf.zoondo.events import BATTLE_BEGUN, TRIBE_CHOSEN, TRIBE_DEPLOYED, TRIBE_DISPUTED
from sortilege.shelf.zoondo.recruits import legal_cards
from sortilege.shelf.zoondo.rules.questions import Choice1
from sortilege.shelf.zoondo.state import NO_ROWS, Zoondo, with_number, with_row
from sortilege.shelf.zoondo.steps import (
    ANNOUNCE_TRIBES,
    BEGIN_BATTLE,
    BEGIN_TURN,
    CHOOSE_PLACE,
    CHOOSE_TRIBE,
    DEPLOY_TRIBES,
    KEEP_ZOON,
    OPEN_PICKS,
    PICK_TRIBE,
    PLACE_ZOON,
    TAKE_FORMATION,
)

TRIBE_TAKEN = Reason("tribe-taken", "ZOO-R04")
OUTSIDE_ZONE = Reason("outside-deployment-zone", "ZOO-SET-02", "ZOO-BRD-04")
SQUARE_TAKEN = Reason("square-taken", "ZOO-SET-02", "ZOO-BRD-09")
ANOTHER_CARD_FIRST = Reason("another-card-first", "ZOO-SET-02")
EMBLEM_FIGHTS = Reason("emblem-must-be-deployed", "ZOO-VAR-03")
ALL_MUST_FIGHT = Reason("all-must-be-deployed", "ZOO-SET-02", "ZOO-VAR-02")
NO_FORMATION = Reason("no-formation", "ZOO-SET-02")


# Tribes


class ChooseTribe(Choice1):
    """Both pick at the same time, in secret; without mirrors a second pick leaves out the rival's tribe.
    ZOO-D01, ZOO-SET-01, ZOO-R04."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        for tribe in range(len(TRIBES)):
            if tribe not in game.tribes:
                options.add(PICK_TRIBE.of(by, tribe))


class PickTribe(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: Seat, tribe: Tribe, /) -> None:
        game.tribes = with_number(game.tribes, by, tribe)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, tribe: Tribe, /) -> Reason | None:
        taken = tribe != NONE and tribe in game.tribes
        return TRIBE_TAKEN if taken and game.is_asked(seat, CHOOSE_TRIBE) else None


class OpenPicks(Rule0[Zoondo]):
    """Where mirrors are not allowed and both picked the same, a draw says who keeps it. ZOO-R04, ZOO-R50."""

    def run(self, game: Zoondo, /) -> None:
        _, south = PICK_TRIBE.read(game.unseal(0))
        _, north = PICK_TRIBE.read(game.unseal(1))
        if game.allow_mirror or south != north:
            game.then(PICK_TRIBE.of(0, south), PICK_TRIBE.of(1, north), ANNOUNCE_TRIBES.of())
            return
        keeps = game.below(2)
        game.tribes = with_number(game.tribes, keeps, south)
        game.tell(TRIBE_DISPUTED, keeps, south)
        game.then(CHOOSE_TRIBE.of(1 - keeps), ANNOUNCE_TRIBES.of())


class AnnounceTribes(Rule0[Zoondo]):
    """Each side takes its twelve Zoons and three Atouts; reserves and handicaps as the table plays.
    ZOO-SET-04, ZOO-VAR-01, ZOO-VAR-16."""

    def run(self, game: Zoondo, /) -> None:
        for seat in (0, 1):
            tribe = game.tribes[seat]
            game.tell(TRIBE_CHOSEN, seat, tribe)
            reserve = RESERVE[tribe] if game.mode == REINFORCED else []
            game.recruits = with_row(game.recruits, seat, bytes([*PRINTED_ZOONS[tribe], *reserve]))
            left_out = HANDICAP[tribe] if game.handicap else []
            atouts = bytes([atout for atout in PRINTED_ATOUTS[tribe] if atout not in left_out])
            game.atouts = with_row(game.atouts, seat, atouts)
            game.shown_atouts = with_row(game.shown_atouts, seat, atouts)
        game.then(DEPLOY_TRIBES.of())


# Deployment


class DeployTribes(Rule0[Zoondo]):
    """Both deploy at the same time, neither seeing more of the other than that it is ready. ZOO-D02."""

    def run(self, game: Zoondo, /) -> None:
        game.stage = DEPLOYING
        game.make_tribes(list(game.recruits[0]), list(game.recruits[1]))
        game.recruits = NO_ROWS
        game.then(BEGIN_BATTLE.of())
        game.side_by_side([CHOOSE_PLACE.of(0), CHOOSE_PLACE.of(1)])


def next_card(game: Zoondo, seat: Seat) -> Card:
    """The card to be placed next: the Emblem first, then in the order of the list."""
    return game.face(game.pieces_of(seat)[game.deployed[seat]])


def free_places(game: Zoondo, seat: Seat) -> Squares:
    return DEPLOYMENT[seat] & ~game.armies[seat]


def may_keep(game: Zoondo, seat: Seat) -> bool:
    """The next card may stay in hand as a Reinforcement: only what is more than twelve, never the Emblem.
    ZOO-VAR-02, ZOO-VAR-03, ZOO-VAR-10."""
    spare = len(game.pieces_of(seat)) - size(DEPLOYMENT[seat])
    kept = game.deployed[seat] - size(game.armies[seat])
    return kept < spare and TYPE_OF[next_card(game, seat)] != EMBLEM


def formation_for(game: Zoondo, seat: Seat) -> Tribe:
    """The tribe whose ready-made formation can be taken now, or NONE: before anything is placed, and in
    Recruit only with an unchanged printed tribe."""
    if game.deployed[seat]:
        return NONE
    if game.mode != RECRUIT:
        return game.tribes[seat]
    cards = sorted([game.face(piece) for piece in game.pieces_of(seat)])
    for tribe in range(len(TRIBES)):
        if sorted(PRINTED_ZOONS[tribe]) == cards:
            return tribe
    return NONE


class ChoosePlace(Choice1):
    """Any arrangement one likes, one card at a time, or the ready-made formation. ZOO-D02, ZOO-SET-02."""

    def offer(self, game: Zoondo, options: Offer, by: Seat, /) -> None:
        card = next_card(game, by)
        for square in members(free_places(game, by)):
            options.add(PLACE_ZOON.of(by, card, square))
        if may_keep(game, by):
            options.add(KEEP_ZOON.of(by, card))
        if formation_for(game, by) != NONE:
            options.add(TAKE_FORMATION.of(by))

    def default(self, game: Zoondo, by: Seat, /) -> StepNumber:
        return RANDOM_STEP if formation_for(game, by) == NONE else TAKE_FORMATION.of(by)


def go_on_deploying(game: Zoondo, by: Seat, placed: int) -> None:
    """So many of its Zoons are placed, or kept in hand; the next one is asked for."""
    game.deployed = with_number(game.deployed, by, placed)
    if placed < len(game.pieces_of(by)):
        game.then(CHOOSE_PLACE.of(by))
    else:
        game.tell(TRIBE_DEPLOYED, by)


def place(game: Zoondo, piece: Piece, seat: Seat, square: Square) -> None:
    game.move(piece, HAND + seat, square)
    game.stand(seat, square)


class PlaceZoon(Rule3[Zoondo]):
    """Face down, one to a square, in the two rows nearest its player. ZOO-SET-02, ZOO-BRD-04."""

    def run(self, game: Zoondo, by: Seat, card: Card, on: Square, /) -> None:
        placed = game.deployed[by]
        place(game, game.pieces_of(by)[placed], by, on)
        go_on_deploying(game, by, placed + 1)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, card: Card, on: Square, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_PLACE):
            return None
        if not has(DEPLOYMENT[seat], on):
            return OUTSIDE_ZONE
        if not has(free_places(game, seat), on):
            return SQUARE_TAKEN
        return ANOTHER_CARD_FIRST if card != next_card(game, seat) else None


class KeepZoon(Rule2[Zoondo]):
    """What is left over stays in hand as Reinforcement cards. ZOO-VAR-02."""

    def run(self, game: Zoondo, by: Seat, card: Card, /) -> None:
        go_on_deploying(game, by, game.deployed[by] + 1)

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, card: Card, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_PLACE):
            return None
        if card != next_card(game, seat):
            return ANOTHER_CARD_FIRST
        return EMBLEM_FIGHTS if TYPE_OF[card] == EMBLEM else ALL_MUST_FIGHT


class TakeFormation(Rule1[Zoondo]):
    """The front row, then the back row, each from the owner's left. Reserves stay in hand."""

    def run(self, game: Zoondo, by: Seat, /) -> None:
        left = 0 if by == 0 else SQUARES - 1
        for number, card in enumerate(FORMATION[formation_for(game, by)]):
            square = beyond(by, left, number % SIDE, 1 - number // SIDE)
            place(game, game.find(HAND + by, card), by, square)
        go_on_deploying(game, by, len(game.pieces_of(by)))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, /) -> Reason | None:
        return NO_FORMATION if game.is_asked(seat, CHOOSE_PLACE) else None


class BeginBattle(Rule0[Zoondo]):
    """Once both are ready the first player is drawn. ZOO-SET-05."""

    def run(self, game: Zoondo, /) -> None:
        game.stage = BATTLE
        if game.mode == RECRUIT:
            game.begin_unknown(legal_cards(game.format), legal_cards(game.format), SQUARES)
        else:
            game.begin_unknown(cards_of(game, 0), cards_of(game, 1), SQUARES)
        for seat in (0, 1):
            reserves = game.zones[HAND + seat]
            game.first_layings = with_number(game.first_layings, seat, len(reserves))
            for piece in reserves:
                game.recalled = plus(game.recalled, piece)
        game.first = game.below(2)
        game.tell(BATTLE_BEGUN, game.first)
        game.then(BEGIN_TURN.of(game.first))


def cards_of(game: Zoondo, seat: Seat) -> Cards:
    """What a seat's tribe is made of."""
    return group_of([game.face(piece) for piece in game.pieces_of(seat)])


CHOOSE_TRIBE.asks(ChooseTribe())
PICK_TRIBE.means(PickTribe())
OPEN_PICKS.means(OpenPicks())
ANNOUNCE_TRIBES.means(AnnounceTribes())
DEPLOY_TRIBES.means(DeployTribes())
CHOOSE_PLACE.asks(ChoosePlace())
PLACE_ZOON.means(PlaceZoon())
KEEP_ZOON.means(KeepZoon())
TAKE_FORMATION.means(TakeFormation())
BEGIN_BATTLE.means(BeginBattle())
