"""Everything that can be done in Zoondo. `zoon` is always the square a Zoon stands on."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.vocabulary import NUMBER, SEAT
from sortilege.shelf.zoondo.components import ATOUT, BOOK, CARD, CORNER, SQUARE, TRIBE, TURN, VIA

# Choosing a tribe
CHOOSE_TRIBE: Final = BOOK.step("ChooseTribe", by=SEAT)
PICK_TRIBE: Final = BOOK.step("PickTribe", by=SEAT, tribe=TRIBE)
OPEN_PICKS: Final = BOOK.step("OpenPicks")
ANNOUNCE_TRIBES: Final = BOOK.step("AnnounceTribes")

# Recruiting one
CHOOSE_RECRUIT: Final = BOOK.step("ChooseRecruit", by=SEAT, stage=NUMBER)
RECRUIT_ZOON: Final = BOOK.step("RecruitZoon", by=SEAT, card=CARD)
RECRUIT_ATOUT: Final = BOOK.step("RecruitAtout", by=SEAT, atout=ATOUT)
RECRUIT_PRINTED: Final = BOOK.step("RecruitPrinted", by=SEAT, tribe=TRIBE)
STOP_RECRUITING: Final = BOOK.step("StopRecruiting", by=SEAT, stage=NUMBER)

# Deploying
DEPLOY_TRIBES: Final = BOOK.step("DeployTribes")
CHOOSE_PLACE: Final = BOOK.step("ChoosePlace", by=SEAT)
PLACE_ZOON: Final = BOOK.step("PlaceZoon", by=SEAT, card=CARD, on=SQUARE)
KEEP_ZOON: Final = BOOK.step("KeepZoon", by=SEAT, card=CARD)
TAKE_FORMATION: Final = BOOK.step("TakeFormation", by=SEAT)
BEGIN_BATTLE: Final = BOOK.step("BeginBattle")

# A turn
BEGIN_TURN: Final = BOOK.step("BeginTurn", by=SEAT)
CHOOSE_ACTION: Final = BOOK.step("ChooseAction", by=SEAT)
MOVE_ZOON: Final = BOOK.step("MoveZoon", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
ATTACK_ZOON: Final = BOOK.step("AttackZoon", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
PLAY_ATOUT: Final = BOOK.step("PlayAtout", by=SEAT, atout=ATOUT)
LAY_REINFORCEMENT: Final = BOOK.step("LayReinforcement", by=SEAT, card=CARD, on=SQUARE)
END_TURN: Final = BOOK.step("EndTurn", by=SEAT)

# Combat
CHOOSE_TOUCH: Final = BOOK.step("ChooseTouch", by=SEAT, own=SQUARE, enemy=SQUARE, atout=ATOUT)
TOUCH_CORNER: Final = BOOK.step("TouchCorner", by=SEAT, turn=TURN, touch=CORNER)
REVEAL_ZOONS: Final = BOOK.step("RevealZoons", by=SEAT, zoon=SQUARE, on=SQUARE)
REVEAL_SHOT: Final = BOOK.step("RevealShot", by=SEAT, atout=ATOUT, on=SQUARE)

# Special effects: what they ask
CHOOSE_GROGNARD: Final = BOOK.step("ChooseGrognard", by=SEAT)
CHOOSE_SECOND_CHARGE: Final = BOOK.step("ChooseSecondCharge", by=SEAT, zoon=SQUARE)
CHOOSE_REFUGE: Final = BOOK.step("ChooseRefuge", by=SEAT, zoon=SQUARE)
CHOOSE_APE: Final = BOOK.step("ChooseApe", by=SEAT, zoon=SQUARE)
CHOOSE_RECOIL: Final = BOOK.step("ChooseRecoil", by=SEAT, zoon=SQUARE)
CHOOSE_BURROW: Final = BOOK.step("ChooseBurrow", by=SEAT, zoon=SQUARE)
CHOOSE_WITHDRAWAL: Final = BOOK.step("ChooseWithdrawal", by=SEAT)
CHOOSE_REFIT: Final = BOOK.step("ChooseRefit", by=SEAT)
CHOOSE_SUBSTITUTE: Final = BOOK.step("ChooseSubstitute", by=SEAT, zoon=SQUARE)
CHOOSE_SPIED: Final = BOOK.step("ChooseSpied", by=SEAT, fought=SQUARE)
CHOOSE_NEST: Final = BOOK.step("ChooseNest", by=SEAT, zoon=SQUARE)

# Special effects: what can be answered
RELOCATE_ZOON: Final = BOOK.step("RelocateZoon", by=SEAT, zoon=SQUARE, to=SQUARE)
CALL_APE: Final = BOOK.step("CallApe", by=SEAT, zoon=SQUARE, ape=SQUARE)
CALL_SOLDIER: Final = BOOK.step("CallSoldier", by=SEAT, zoon=SQUARE, soldier=SQUARE)
LOOK_AT_ZOON: Final = BOOK.step("LookAtZoon", by=SEAT, zoon=SQUARE)
HAVE_NO_GROGNARD: Final = BOOK.step("HaveNoGrognard", by=SEAT)
HAVE_NO_APE: Final = BOOK.step("HaveNoApe", by=SEAT, zoon=SQUARE)
HAVE_NO_SOLDIER: Final = BOOK.step("HaveNoSoldier", by=SEAT, zoon=SQUARE)
DECLINE: Final = BOOK.step("Decline", by=SEAT)

# Atouts: what they ask
CHOOSE_SHOT: Final = BOOK.step("ChooseShot", by=SEAT, atout=ATOUT)
CHOOSE_GROUND: Final = BOOK.step("ChooseGround", by=SEAT, atout=ATOUT)
CHOOSE_PREY: Final = BOOK.step("ChoosePrey", by=SEAT, atout=ATOUT)
CHOOSE_BEARER: Final = BOOK.step("ChooseBearer", by=SEAT, atout=ATOUT)
CHOOSE_MARCH: Final = BOOK.step("ChooseMarch", by=SEAT, atout=ATOUT, number=NUMBER)
CHOOSE_RETREAT: Final = BOOK.step("ChooseRetreat", by=SEAT, atout=ATOUT, number=NUMBER)
CHOOSE_GUST: Final = BOOK.step("ChooseGust", by=SEAT, atout=ATOUT)
CHOOSE_FALLEN: Final = BOOK.step("ChooseFallen", by=SEAT, atout=ATOUT, number=NUMBER)
CHOOSE_PUPPET: Final = BOOK.step("ChoosePuppet", by=SEAT, atout=ATOUT)
CHOOSE_CONTROLLED_WAY: Final = BOOK.step("ChooseControlledWay", by=SEAT, zoon=SQUARE)

# Atouts: what can be answered
SHOOT: Final = BOOK.step("Shoot", by=SEAT, atout=ATOUT, zoon=SQUARE, target=SQUARE)
LAY_TERRAIN: Final = BOOK.step("LayTerrain", by=SEAT, atout=ATOUT, on=SQUARE)
CAGE_ZOON: Final = BOOK.step("CageZoon", by=SEAT, atout=ATOUT, target=SQUARE)
EQUIP_ZOON: Final = BOOK.step("EquipZoon", by=SEAT, atout=ATOUT, zoon=SQUARE)
PUSH_ZOON: Final = BOOK.step("PushZoon", by=SEAT, zoon=SQUARE, target=SQUARE)
TAKE_BACK: Final = BOOK.step("TakeBack", by=SEAT, card=CARD)
HYPNOTISE: Final = BOOK.step("Hypnotise", by=SEAT, zoon=SQUARE, target=SQUARE)
HAVE_NO_WAY: Final = BOOK.step("HaveNoWay", by=SEAT)
STOP: Final = BOOK.step("Stop", by=SEAT, atout=ATOUT, number=NUMBER)

# At any time
RESIGN: Final = BOOK.step("Resign", by=SEAT)
OFFER_DRAW: Final = BOOK.step("OfferDraw", by=SEAT)
ACCEPT_DRAW: Final = BOOK.step("AcceptDraw", by=SEAT)
REFUSE_DRAW: Final = BOOK.step("RefuseDraw", by=SEAT)
