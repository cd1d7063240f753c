"""The special effects of Zoons: what happens when a star is touched. Rulebook: Combat, carte Tribu; ZOO-STAR.

`you` is the seat the Zoon counts for, `zoon` and `enemy` are squares after the retreat of a tie.
"""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat, minus
from sortilege.shelf.zoondo.battlefield import ADJACENT, REINFORCEMENT, Square, behind
from sortilege.shelf.zoondo.components import EFFECT_OF, EFFECTS
from sortilege.shelf.zoondo.events import ZOON_IMMOBILISED, ZOONS_SWAPPED
from sortilege.shelf.zoondo.rules.movement import can_go, can_step_back
from sortilege.shelf.zoondo.rules.tomb import eliminate, has_fallen_soldier
from sortilege.shelf.zoondo.state import Zoondo
from sortilege.shelf.zoondo.steps import (
    CHOOSE_APE,
    CHOOSE_BURROW,
    CHOOSE_FALLEN,
    CHOOSE_GROGNARD,
    CHOOSE_NEST,
    CHOOSE_RECOIL,
    CHOOSE_REFIT,
    CHOOSE_REFUGE,
    CHOOSE_SECOND_CHARGE,
    CHOOSE_SPIED,
    CHOOSE_SUBSTITUTE,
    CHOOSE_WITHDRAWAL,
)

MOST_EXTRA_MOVES: Final = 20
"""So many moves special effects may grant in one turn. ZOO-R18."""


class Effect:
    """A Zoon without a star."""

    ties: bool = True
    """The combat is a tie first. ZOO-STAR-02."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        raise NotImplementedError


class Cloboulon(Effect):
    """If Cloboulon attacked, you must move one of your Grognards. Which Zoons are Grognards is secret, so
    the question is always asked. ZOO-FX-CLOBOULON, ZOO-R19, ZOO-R54."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if attacks and game.extra_moves < MOST_EXTRA_MOVES:
            game.extra_moves += 1
            game.then(CHOOSE_GROGNARD.of(you))


class GoldHure(Effect):
    """If Gold-Hure attacked, you must move it again from the square it retreated to. ZOO-FX-GOLDHURE, ZOO-R19."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if attacks and game.extra_moves < MOST_EXTRA_MOVES and can_go(game, you, zoon, game.card_on(zoon)):
            game.extra_moves += 1
            game.ask_unless_forced(CHOOSE_SECOND_CHARGE.of(you, zoon))


class Bouclefeuille(Effect):
    """You must place Bouclefeuille on any free square. ZOO-FX-BOUCLEFEUILLE."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if game.free() and not game.is_bound(zoon):
            game.ask_unless_forced(CHOOSE_REFUGE.of(you, zoon))


class Berserkorse(Effect):
    """No tie: the enemy is eliminated, and a Berserkorse that attacked takes its square. ZOO-FX-BERSERKORSE."""

    ties = False

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        eliminate(game, enemy)
        if attacks:
            game.shift(zoon, enemy)


class KingLouis(Effect):
    """King Louis and the enemy change squares. ZOO-FX-KINGLOUIS."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if not game.is_bound(zoon) and not game.is_bound(enemy):
            game.swap(zoon, enemy)
            game.tell(ZOONS_SWAPPED, you, zoon, enemy)


class KomboBongo(Effect):
    """Kombo Bongo changes squares with your King or your Kong. ZOO-FX-KOMBO, ZOO-R54."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if not game.is_bound(zoon):
            game.then(CHOOSE_APE.of(you, zoon))


class Trice(Effect):
    """The opponent must move the enemy Zoon to a free square of the row behind it. ZOO-FX-TRICE."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if behind(1 - you, enemy) & game.free() and not game.is_bound(enemy):
            game.ask_unless_forced(CHOOSE_RECOIL.of(1 - you, enemy))


class Ouistiti(Effect):
    """You must place Ouistiti on a free adjacent square. ZOO-FX-OUISTITI."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if ADJACENT[zoon] & game.free() and not game.is_bound(zoon):
            game.ask_unless_forced(CHOOSE_BURROW.of(you, zoon))


class Bigoth(Effect):
    """You must move one of your Zoons to a free square of the row behind it. ZOO-FX-BIGOTH."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if can_step_back(game, you):
            game.ask_unless_forced(CHOOSE_WITHDRAWAL.of(you))


class Barrajo(Effect):
    """You may lay one of your equipment Atouts, from your hand or off a Zoon, on another Zoon. ZOO-FX-BARRAJO."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        game.then(CHOOSE_REFIT.of(you))


class FrereCopeau(Effect):
    """The enemy is immobilised until the end of its owner's next turn, not counting this one; of two
    bindings the later holds. ZOO-FX-COPEAU, ZOO-R33."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        owner = game.owner(game.piece_on(enemy))
        until = game.turn + (2 if owner == game.active else 1)
        others = [binding for binding in game.bound if binding[0] != enemy]
        until = max([until, *[binding[1] for binding in game.bound if binding[0] == enemy]])
        game.bound = (*others, (enemy, until))
        game.tell(ZOON_IMMOBILISED, you, enemy)


class HutteMere(Effect):
    """Hutte-Mère must change squares with one of your Soldiers. ZOO-FX-HUTTE, ZOO-R54."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if not game.is_bound(zoon):
            game.then(CHOOSE_SUBSTITUTE.of(you, zoon))


class MaitreKorbak(Effect):
    """You look at an enemy Zoon other than the one just fought. ZOO-FX-KORBAK."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if minus(game.army(1 - you), enemy):
            game.ask_unless_forced(CHOOSE_SPIED.of(you, enemy))


class Ogur(Effect):
    """You take one Soldier back from your Tomb. ZOO-FX-OGUR."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if has_fallen_soldier(game, you):
            game.ask_unless_forced(CHOOSE_FALLEN.of(you, NONE, 1))


class GrandNid(Effect):
    """You may place Grand Nid on a free square of your reinforcement zone. ZOO-FX-NID."""

    def apply(self, game: Zoondo, you: Seat, zoon: Square, enemy: Square, attacks: bool) -> None:
        if REINFORCEMENT[you] & game.free() and not game.is_bound(zoon):
            game.ask(CHOOSE_NEST.of(you, zoon))


BY_NAME: Final[dict[str, Effect]] = {
    "barrajo": Barrajo(),
    "berserkorse": Berserkorse(),
    "bigoth": Bigoth(),
    "bouclefeuille": Bouclefeuille(),
    "cloboulon": Cloboulon(),
    "frere-copeau": FrereCopeau(),
    "gold-hure": GoldHure(),
    "grand-nid": GrandNid(),
    "hutte-mere": HutteMere(),
    "king-louis": KingLouis(),
    "kombo-bongo": KomboBongo(),
    "maitre-korbak": MaitreKorbak(),
    "ogur": Ogur(),
    "ouistiti": Ouistiti(),
    "trice": Trice(),
}
if sorted(BY_NAME) != EFFECTS:
    raise ValueError(f"zoondo/content/zoons.toml names the effects {EFFECTS}, the rules know {sorted(BY_NAME)}")
EFFECTS_BY_CARD: Final[list[Effect]] = [BY_NAME[name] if name else Effect() for name in EFFECT_OF]
