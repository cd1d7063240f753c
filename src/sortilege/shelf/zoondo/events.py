"""Everything that can be told in Zoondo. Squares and ways are public, faces only where they were shown."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import NUMBER, SEAT
from sortilege.shelf.zoondo.components import ATOUT, BOOK, CARD, CORNER, SCORE, SQUARE, TRIBE, TURN, VIA

# Setting up
TRIBE_CHOSEN: Final = BOOK.event("TribeChosen", by=SEAT, tribe=TRIBE)
TRIBE_DISPUTED: Final = BOOK.event("TribeDisputed", by=SEAT, tribe=TRIBE)
TRIBE_RECRUITED: Final = BOOK.event("TribeRecruited", by=SEAT)
TRIBE_DEPLOYED: Final = BOOK.event("TribeDeployed", by=SEAT)
BATTLE_BEGUN: Final = BOOK.event("BattleBegun", first=SEAT)

# A turn
TURN_BEGUN: Final = BOOK.event("TurnBegun", by=SEAT)
ZOON_MOVED: Final = BOOK.event("ZoonMoved", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
REINFORCEMENT_LAID: Final = BOOK.event("ReinforcementLaid", by=SEAT, on=SQUARE)

# Combat
ATTACK_DECLARED: Final = BOOK.event("AttackDeclared", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
SHOT_DECLARED: Final = BOOK.event("ShotDeclared", by=SEAT, atout=ATOUT, zoon=SQUARE, target=SQUARE)
CARD_REVEALED: Final = BOOK.event("CardRevealed", of=SEAT, card=CARD, lies=TURN, touched=CORNER, shows=SCORE)
ATOUT_REVEALED: Final = BOOK.event("AtoutRevealed", of=SEAT, atout=ATOUT, lies=TURN, touched=CORNER, shows=SCORE)
COMBAT_WON: Final = BOOK.event("CombatWon", by=SEAT, on=SQUARE, score=NUMBER, against=NUMBER)
COMBAT_TIED: Final = BOOK.event("CombatTied", on=SQUARE, back=SQUARE)
STAR_TOUCHED: Final = BOOK.event("StarTouched", by=SEAT, card=CARD)
SHOT_HIT: Final = BOOK.event("ShotHit", by=SEAT, on=SQUARE, score=NUMBER, against=NUMBER)
SHOT_FAILED: Final = BOOK.event("ShotFailed", by=SEAT, on=SQUARE)
ZOON_ELIMINATED: Final = BOOK.event("ZoonEliminated", of=SEAT, card=CARD, on=SQUARE)
ATOUT_BURIED: Final = BOOK.event("AtoutBuried", of=SEAT, atout=ATOUT)

# Special effects
ZOON_RELOCATED: Final = BOOK.event("ZoonRelocated", by=SEAT, zoon=SQUARE, to=SQUARE)
ZOONS_SWAPPED: Final = BOOK.event("ZoonsSwapped", by=SEAT, zoon=SQUARE, other=SQUARE)
APE_CALLED: Final = BOOK.event("ApeCalled", by=SEAT, on=SQUARE)
SOLDIER_CALLED: Final = BOOK.event("SoldierCalled", by=SEAT, on=SQUARE)
ZOON_IMMOBILISED: Final = BOOK.event("ZoonImmobilised", by=SEAT, on=SQUARE)
ZOON_LOOKED_AT: Final = BOOK.event("ZoonLookedAt", by=SEAT, on=SQUARE, card=CARD).secret(card="by").rarely()
NOTHING_POSSIBLE: Final = BOOK.event("NothingPossible", by=SEAT)
EFFECT_DECLINED: Final = BOOK.event("EffectDeclined", by=SEAT)

# Atouts
ATOUT_PLAYED: Final = BOOK.event("AtoutPlayed", by=SEAT, atout=ATOUT)
TERRAIN_LAID: Final = BOOK.event("TerrainLaid", by=SEAT, atout=ATOUT, on=SQUARE)
ZOON_CAGED: Final = BOOK.event("ZoonCaged", by=SEAT, on=SQUARE)
EMBLEM_CAGED: Final = BOOK.event("EmblemCaged", by=SEAT, card=CARD, on=SQUARE)
EQUIPMENT_LAID: Final = BOOK.event("EquipmentLaid", by=SEAT, atout=ATOUT, on=SQUARE)
ZOON_PUSHED: Final = BOOK.event("ZoonPushed", by=SEAT, zoon=SQUARE, target=SQUARE, to=SQUARE)
ZOON_HYPNOTISED: Final = (
    BOOK.event("ZoonHypnotised", by=SEAT, zoon=SQUARE, target=SQUARE, card=CARD).secret(card="by").rarely()
)
SOLDIER_TAKEN_BACK: Final = BOOK.event("SoldierTakenBack", by=SEAT, card=CARD)
ORDER_STOPPED: Final = BOOK.event("OrderStopped", by=SEAT)

# At any time
DRAW_OFFERED: Final = BOOK.event("DrawOffered", by=SEAT)
DRAW_REFUSED: Final = BOOK.event("DrawRefused", by=SEAT)
