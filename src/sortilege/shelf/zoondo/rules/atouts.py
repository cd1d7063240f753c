"""Playing an Atout, and where it goes afterwards. Rulebook: Jouer un Atout; ZOO-ATO."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.native import Offer, i64
from sortilege.kernel.reasons import Reason
from sortilege.kernel.rules import Rule2
from sortilege.kernel.sets import Seat
from sortilege.shelf.zoondo.components import POWER_OF, USERS_OF, USES_OF, Atout
from sortilege.shelf.zoondo.events import ATOUT_PLAYED
from sortilege.shelf.zoondo.rules.materials import Cage, Equipment, Terrain
from sortilege.shelf.zoondo.rules.orders import Charge, Gust, Hypnosis, Recall, Retreat
from sortilege.shelf.zoondo.rules.powers import Power
from sortilege.shelf.zoondo.rules.shooting import Shot
from sortilege.shelf.zoondo.rules.tomb import entomb, take_from_hand
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import CHOOSE_ACTION, PLAY_ATOUT

NOT_HELD = Reason("atout-not-held", "ZOO-ATO-13")
NOBODY_TO_USE_IT = Reason("nobody-to-use-it", "ZOO-ATO-05", "ZOO-ATO-06")
WITHOUT_EFFECT = Reason("without-effect", "ZOO-ATO-11", "ZOO-R09")

BY_NAME: Final[dict[str, Power]] = {
    "shot": Shot(),
    "wall": Terrain(),
    "pond": Terrain(),
    "cage": Cage(),
    "stilts": Equipment(),
    "armour": Equipment(),
    "charge": Charge(),
    "retreat": Retreat(),
    "gust": Gust(),
    "recall": Recall(),
    "hypnosis": Hypnosis(),
}
POWERS: Final[list[Power]] = [BY_NAME[name] for name in POWER_OF]


def add_playable_atouts(game: Zoondo, options: Offer, by: Seat) -> None:
    """Playing each Atout in hand that would have an effect now. ZOO-ATO-11."""
    held = game.atouts[by]
    for place in range(len(held)):
        atout: i64 = held[place]
        if POWERS[atout].can_play(game, by, atout):
            options.add(PLAY_ATOUT.of(by, atout))


def can_play_atout(game: Zoondo, by: Seat) -> bool:
    return any(POWERS[atout].can_play(game, by, atout) for atout in game.atouts[by])


class PlayAtout(Rule2[Zoondo]):
    """A whole action: the Atout is shown and its effect applied. ZOO-ATO-01."""

    def run(self, game: Zoondo, by: Seat, atout: Atout, /) -> None:
        game.order = atout
        game.show_atout(by, atout)
        game.tell(ATOUT_PLAYED, by, atout)
        if USES_OF[atout]:
            game.progress = True
        power = POWERS[atout]
        power.announce(game, by, atout)
        game.then(power.question(by, atout))

    def refuse(self, game: Zoondo, seat: Seat, by: Seat, atout: Atout, /) -> Reason | None:
        if not game.is_asked(seat, CHOOSE_ACTION):
            return None
        if atout not in game.atouts[seat]:
            return NOT_HELD
        if USERS_OF[atout] and not game.users(seat, USERS_OF[atout]):
            return NOBODY_TO_USE_IT
        return WITHOUT_EFFECT


def return_atout(game: Zoondo, by: Seat) -> None:
    """At the end of its turn an Atout is back in the hand, unless it was laid, eliminated or used for the
    last time. ZOO-ATO-09, ZOO-ATO-12, ZOO-ATO-13, ZOO-R27."""
    atout = game.order
    if atout in game.atouts[by] and USES_OF[atout]:
        if game.uses_left(by, atout) == 1:
            take_from_hand(game, by, atout)
            entomb(game, by, atout)
        else:
            game.use_up(by, atout)


PLAY_ATOUT.means(PlayAtout())
