"""How a seat is shown a game of Zoondo. ZOO-LOOK, ZOO-R05, and the ledger's Knowledge section."""

from __future__ import annotations

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import has, size
from sortilege.shelf.zoondo.battlefield import HAND, NAMES, SQUARES, TOMB
from sortilege.shelf.zoondo.components import (
    ATOUT,
    BATTLE,
    BUDGET,
    CARD,
    CORNER,
    DEPLOYING,
    EQUIPMENT,
    PICKING,
    RECRUIT,
    RECRUITING,
    TRIBE,
    TURN,
    USES_OF,
)
from sortilege.shelf.zoondo.looking import lies_open, shows_card
from sortilege.shelf.zoondo.recruits import Recruits
from sortilege.shelf.zoondo.state import DRAW_OFFERED, Zoondo
from sortilege.shelf.zoondo.steps import REVEAL_SHOT, REVEAL_ZOONS, TOUCH_CORNER
from sortilege.shelf.zoondo.view import (
    STAGES,
    AtoutInHand,
    Atouts,
    Cards,
    Combat,
    Commitment,
    Player,
    Terrain,
    Tomb,
    Zoon,
    ZoondoView,
)


def view(game: Zoondo, seat: int) -> ZoondoView:
    return ZoondoView(
        stage=STAGES[game.stage],
        first=None if game.first == NONE else game.first,
        active=None if game.active == NONE else game.active,
        turn=game.turn,
        quiet=game.quiet,
        draw_offered=game.draw_offer == DRAW_OFFERED and game.may_still_offer(),
        order=ATOUT.shown[game.order],
        looking=seat < game.seats and game.may_look(seat),
        recruits_budget=BUDGET,
        field=show_field(game, seat),
        terrain=[Terrain(owner, ATOUT.labels[atout], NAMES[square]) for owner, atout, square in game.terrain],
        combat=show_combat(game, seat),
        players=[show_player(game, seat, other) for other in range(game.seats)],
    )


def show_field(game: Zoondo, seat: int) -> dict[str, Zoon]:
    """The Zoons by square. Before the battle a seat sees only its own."""
    bound = dict(game.bound)
    carried = {game.bearers[slot]: ATOUT.labels[EQUIPMENT[slot % 2]] for slot in (3, 2, 1, 0)}
    shown: dict[str, Zoon] = {}
    for square in range(SQUARES):
        for piece in game.zones[square]:
            owner = game.owner(piece)
            if game.stage == DEPLOYING and owner != seat and not lies_open(game, seat):
                continue
            shown[NAMES[square]] = Zoon(
                owner=owner,
                card=CARD.labels[game.face(piece)] if shows_card(game, seat, piece) else None,
                caged=has(game.obstacles, square),
                equipment=carried.get(piece),
                immobilised_until=bound.get(square),
                controlled=piece == game.puppet,
            )
    return shown


def show_combat(game: Zoondo, seat: int) -> Combat | None:
    """The combat that is about to take place: who is ready, and one's own commitment. ZOO-CBT-04, ZOO-R07."""
    if not game.together or game.stage != BATTLE:
        return None
    pending = game.stack[-1]
    shot = REVEAL_SHOT.matches(pending)
    by, fights, on = REVEAL_SHOT.read(pending) if shot else REVEAL_ZOONS.read(pending)
    own = game.sealed[seat] if seat < game.seats else 0
    _, turn, touch = TOUCH_CORNER.read(own)
    return Combat(
        by=by,
        zoon=None if shot else NAMES[fights],
        atout=ATOUT.labels[fights] if shot else None,
        on=NAMES[on],
        ready=[other not in game.open for other in range(game.seats)],
        yours=Commitment(TURN.labels[turn], CORNER.labels[touch]) if own else None,
    )


def show_player(game: Zoondo, seat: int, other: int) -> Player:
    own = seat == other or lies_open(game, seat)
    recruits = game.recruits[other] if own and game.stage == RECRUITING else None
    return Player(
        tribe=TRIBE.shown[game.tribes[other]],
        ready=other not in game.open if game.stage != BATTLE else None,
        zoons=size(game.armies[other]) if game.stage == BATTLE else None,
        recruits=None if recruits is None else [CARD.labels[card] for card in recruits],
        recruits_value=None if recruits is None else Recruits(recruits, game.format).value,
        atouts=show_atouts(game, other, own or game.mode != RECRUIT),
        reinforcements=show_hand(game, seat, other),
        tomb=show_tomb(game, seat, other),
    )


def show_atouts(game: Zoondo, other: int, known: bool) -> Atouts | None:
    """In the printed tribes everybody knows the Atouts of both; recruited ones only when they were shown. ZOO-R45."""
    if game.stage == PICKING or (not known and game.stage != BATTLE):
        return None
    return Atouts(
        count=len(game.atouts[other]),
        cards=[
            AtoutInHand(ATOUT.labels[one], game.uses_left(other, one) if USES_OF[one] else None)
            for one in game.atouts[other]
            if known or one in game.shown_atouts[other]
        ],
    )


def show_hand(game: Zoondo, seat: int, other: int) -> Cards | None:
    """The Reinforcement cards: the holder's own, and those everybody was shown; before the battle, what is
    still to be placed."""
    own = seat == other or lies_open(game, seat)
    if game.stage != BATTLE and not own:
        return None
    hand = game.zones[HAND + other]
    return Cards(
        count=len(hand),
        cards=sorted([CARD.labels[game.face(piece)] for piece in hand if own or game.is_seen(piece)]),
    )


def show_tomb(game: Zoondo, seat: int, other: int) -> Tomb:
    """Everybody sees how many cards lie there; whoever may look through the pile, which. ZOO-R36."""
    pile = game.zones[TOMB + other]
    looks = seat < game.seats and (game.assisted or (seat == other and game.may_look(seat)))
    shown = looks or lies_open(game, seat)
    return Tomb(
        count=len(pile) + len(game.buried[other]),
        cards=sorted([CARD.labels[game.face(piece)] for piece in pile]) if shown else None,
        atouts=sorted([ATOUT.labels[one] for one in game.buried[other]]) if shown else None,
    )
