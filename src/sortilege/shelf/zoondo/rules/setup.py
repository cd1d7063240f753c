"""Before the battle: tribes and deployment. Rulebook: Le champ de bataille; ZOO-SET."""

from __future__ import annotations

from sortilege.kernel.rules import Rule0, Rule1, Rule2, Rule3
from sortilege.kernel.vocabulary import NONE, RANDOM_STEP, Reason, argument
from sortilege.shelf.zoondo.battlefield import DEPLOYMENT, SIDE, SQUARES, beyond, squares_of
from sortilege.shelf.zoondo.components import (
    EMBLEM,
    FORMATION,
    HANDICAP,
    PRINTED_ATOUTS,
    PRINTED_ZOONS,
    RESERVE,
    TRIBES,
    TYPE_OF,
)
from sortilege.shelf.zoondo.events import BATTLE_BEGUN, TRIBE_CHOSEN, TRIBE_DEPLOYED, TRIBE_DISPUTED
from sortilege.shelf.zoondo.knowledge.worlds import BATTLE, DEPLOYING, HAND, RECRUIT, REINFORCED
from sortilege.shelf.zoondo.recruits import legal_cards
from sortilege.shelf.zoondo.rules.questions import Choice1
from sortilege.shelf.zoondo.state import Zoondo
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

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        return PICK_TRIBE.for_each([tribe for tribe in range(len(TRIBES)) if tribe not in game.tribes], by)


class PickTribe(Rule2[Zoondo]):
    def run(self, game: Zoondo, by: int, tribe: int, /) -> None:
        game.tribes[by] = tribe

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        tribe = argument(step, 1)
        taken = tribe != NONE and tribe in game.tribes
        return TRIBE_TAKEN if taken and game.is_answer(seat, step, CHOOSE_TRIBE) else None


class OpenPicks(Rule0[Zoondo]):
    """Where mirrors are not allowed and both picked the same, a draw says who keeps it. ZOO-R04, ZOO-R50."""

    def run(self, game: Zoondo, /) -> None:
        picks = [argument(game.unseal(seat), 1) for seat in (0, 1)]
        if game.allow_mirror or picks[0] != picks[1]:
            game.then(PICK_TRIBE(0, picks[0]), PICK_TRIBE(1, picks[1]), ANNOUNCE_TRIBES())
            return
        keeps = game.below(2)
        game.tribes[keeps] = picks[keeps]
        game.tell(TRIBE_DISPUTED, keeps, picks[keeps])
        game.then(CHOOSE_TRIBE(1 - keeps), ANNOUNCE_TRIBES())


class AnnounceTribes(Rule0[Zoondo]):
    """Each side takes its twelve Zoons and three Atouts; reserves and handicaps as the table plays.
    ZOO-SET-04, ZOO-VAR-01, ZOO-VAR-16."""

    def run(self, game: Zoondo, /) -> None:
        for seat in (0, 1):
            tribe = game.tribes[seat]
            game.tell(TRIBE_CHOSEN, seat, tribe)
            reserve = RESERVE[tribe] if game.mode == REINFORCED else []
            game.recruits[seat] = (*PRINTED_ZOONS[tribe], *reserve)
            left_out = HANDICAP[tribe] if game.handicap else []
            game.atouts[seat] = tuple([atout for atout in PRINTED_ATOUTS[tribe] if atout not in left_out])
            game.shown_atouts[seat] = sum([1 << atout for atout in game.atouts[seat]])
        game.then(DEPLOY_TRIBES())


# Deployment


class DeployTribes(Rule0[Zoondo]):
    """Both deploy at the same time, neither seeing more of the other than that it is ready. ZOO-D02."""

    def run(self, game: Zoondo, /) -> None:
        game.stage = DEPLOYING
        game.make_tribes(list(game.recruits[0]), list(game.recruits[1]))
        game.recruits = [(), ()]
        game.then(BEGIN_BATTLE())
        game.side_by_side([CHOOSE_PLACE(0), CHOOSE_PLACE(1)])


def next_card(game: Zoondo, seat: int) -> int:
    """The card to be placed next: the Emblem first, then in the order of the list."""
    return game.face(game.pieces_of(seat)[game.deployed[seat]])


def free_places(game: Zoondo, seat: int) -> int:
    return DEPLOYMENT[seat] & ~game.armies[seat]


def may_keep(game: Zoondo, seat: int) -> bool:
    """The next card may stay in hand as a Reinforcement: only what is more than twelve, never the Emblem.
    ZOO-VAR-02, ZOO-VAR-03, ZOO-VAR-10."""
    spare = len(game.pieces_of(seat)) - DEPLOYMENT[seat].bit_count()
    kept = game.deployed[seat] - game.armies[seat].bit_count()
    return kept < spare and TYPE_OF[next_card(game, seat)] != EMBLEM


def formation_for(game: Zoondo, seat: int) -> int:
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

    def options(self, game: Zoondo, by: int, /) -> list[int]:
        card = next_card(game, by)
        places = PLACE_ZOON.for_each(squares_of(free_places(game, by)), by, card)
        if may_keep(game, by):
            places.append(KEEP_ZOON(by, card))
        if formation_for(game, by) != NONE:
            places.append(TAKE_FORMATION(by))
        return places

    def default(self, game: Zoondo, step: int) -> int:
        by = argument(step, 0)
        return RANDOM_STEP if formation_for(game, by) == NONE else TAKE_FORMATION(by)


def go_on_deploying(game: Zoondo, by: int) -> None:
    if game.deployed[by] < len(game.pieces_of(by)):
        game.then(CHOOSE_PLACE(by))
    else:
        game.tell(TRIBE_DEPLOYED, by)


def place(game: Zoondo, piece: int, seat: int, square: int) -> None:
    game.move(piece, HAND + seat, square)
    game.armies[seat] |= 1 << square


class PlaceZoon(Rule3[Zoondo]):
    """Face down, one to a square, in the two rows nearest its player. ZOO-SET-02, ZOO-BRD-04."""

    def run(self, game: Zoondo, by: int, card: int, on: int, /) -> None:
        place(game, game.pieces_of(by)[game.deployed[by]], by, on)
        game.deployed[by] += 1
        go_on_deploying(game, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        card, on = argument(step, 1), argument(step, 2)
        if not game.is_answer(seat, step, CHOOSE_PLACE):
            return None
        if not DEPLOYMENT[seat] >> on & 1:
            return OUTSIDE_ZONE
        if not free_places(game, seat) >> on & 1:
            return SQUARE_TAKEN
        return ANOTHER_CARD_FIRST if card != next_card(game, seat) else None


class KeepZoon(Rule2[Zoondo]):
    """What is left over stays in hand as Reinforcement cards. ZOO-VAR-02."""

    def run(self, game: Zoondo, by: int, card: int, /) -> None:
        game.deployed[by] += 1
        go_on_deploying(game, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        if not game.is_answer(seat, step, CHOOSE_PLACE):
            return None
        if argument(step, 1) != next_card(game, seat):
            return ANOTHER_CARD_FIRST
        return EMBLEM_FIGHTS if TYPE_OF[argument(step, 1)] == EMBLEM else ALL_MUST_FIGHT


class TakeFormation(Rule1[Zoondo]):
    """The front row, then the back row, each from the owner's left. Reserves stay in hand."""

    def run(self, game: Zoondo, by: int, /) -> None:
        left = 0 if by == 0 else SQUARES - 1
        for number, card in enumerate(FORMATION[formation_for(game, by)]):
            square = beyond(by, left, number % SIDE, 1 - number // SIDE)
            place(game, game.find(HAND + by, card), by, square)
        game.deployed[by] = len(game.pieces_of(by))
        go_on_deploying(game, by)

    def refuse(self, game: Zoondo, seat: int, step: int) -> Reason | None:
        return NO_FORMATION if game.is_answer(seat, step, CHOOSE_PLACE) else None


class BeginBattle(Rule0[Zoondo]):
    """Once both are ready the first player is drawn. ZOO-SET-05."""

    def run(self, game: Zoondo, /) -> None:
        game.stage = BATTLE
        cards = [legal_cards(game.format)] * 2
        if game.mode != RECRUIT:
            cards = [0, 0]
            for piece in range(len(game.pieces)):
                cards[game.owner(piece)] |= 1 << game.face(piece)
        game.begin_unknown(cards, SQUARES)
        for seat in (0, 1):
            reserves = game.zones[HAND + seat]
            game.fresh[seat] = len(reserves)
            for piece in reserves:
                game.recalled |= 1 << piece
        game.first = game.below(2)
        game.tell(BATTLE_BEGUN, game.first)
        game.then(BEGIN_TURN(game.first))


CHOOSE_TRIBE.means(ChooseTribe())
PICK_TRIBE.means(PickTribe())
OPEN_PICKS.means(OpenPicks())
ANNOUNCE_TRIBES.means(AnnounceTribes())
DEPLOY_TRIBES.means(DeployTribes())
CHOOSE_PLACE.means(ChoosePlace())
PLACE_ZOON.means(PlaceZoon())
KEEP_ZOON.means(KeepZoon())
TAKE_FORMATION.means(TakeFormation())
BEGIN_BATTLE.means(BeginBattle())
