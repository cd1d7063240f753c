"""Everything that can be done in Zoondo. `zoon` is always the square a Zoon stands on."""

from __future__ import annotations

from typing import Final

from sortilege.kernel.kinds import SEAT, number_up_to
from sortilege.kernel.question_types import QuestionType1, QuestionType2, QuestionType3, QuestionType4
from sortilege.kernel.step_types import StepType0, StepType1, StepType2, StepType3, StepType4
from sortilege.shelf.zoondo.components import ATOUT, BOOK, CARD, CORNER, SQUARE, TRIBE, TURN, VIA, ZOONS_OF

THE_EMBLEM: Final = 0
THE_ZOONS: Final = 1
THE_ATOUTS: Final = 2
"""What is being recruited. ZOO-VAR-13."""
RECRUITED: Final = number_up_to(THE_ATOUTS)
WHICH_TIME: Final = number_up_to(max(ZOONS_OF))
"""An Atout that acts on several Zoons asks for one after the other: 1 is the first."""

# Choosing a tribe
CHOOSE_TRIBE: Final = QuestionType1(BOOK, "ChooseTribe", by=SEAT)
PICK_TRIBE: Final = StepType2(BOOK, "PickTribe", by=SEAT, tribe=TRIBE)
OPEN_PICKS: Final = StepType0(BOOK, "OpenPicks")
ANNOUNCE_TRIBES: Final = StepType0(BOOK, "AnnounceTribes")

# Recruiting one
CHOOSE_RECRUIT: Final = QuestionType2(BOOK, "ChooseRecruit", by=SEAT, stage=RECRUITED)
RECRUIT_ZOON: Final = StepType2(BOOK, "RecruitZoon", by=SEAT, card=CARD)
RECRUIT_ATOUT: Final = StepType2(BOOK, "RecruitAtout", by=SEAT, atout=ATOUT)
RECRUIT_PRINTED: Final = StepType2(BOOK, "RecruitPrinted", by=SEAT, tribe=TRIBE)
STOP_RECRUITING: Final = StepType2(BOOK, "StopRecruiting", by=SEAT, stage=RECRUITED)

# Deploying
DEPLOY_TRIBES: Final = StepType0(BOOK, "DeployTribes")
CHOOSE_PLACE: Final = QuestionType1(BOOK, "ChoosePlace", by=SEAT)
PLACE_ZOON: Final = StepType3(BOOK, "PlaceZoon", by=SEAT, card=CARD, on=SQUARE)
KEEP_ZOON: Final = StepType2(BOOK, "KeepZoon", by=SEAT, card=CARD)
TAKE_FORMATION: Final = StepType1(BOOK, "TakeFormation", by=SEAT)
BEGIN_BATTLE: Final = StepType0(BOOK, "BeginBattle")

# A turn
BEGIN_TURN: Final = StepType1(BOOK, "BeginTurn", by=SEAT)
CHOOSE_ACTION: Final = QuestionType1(BOOK, "ChooseAction", by=SEAT)
MOVE_ZOON: Final = StepType4(BOOK, "MoveZoon", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
ATTACK_ZOON: Final = StepType4(BOOK, "AttackZoon", by=SEAT, zoon=SQUARE, to=SQUARE, via=VIA)
PLAY_ATOUT: Final = StepType2(BOOK, "PlayAtout", by=SEAT, atout=ATOUT)
LAY_REINFORCEMENT: Final = StepType3(BOOK, "LayReinforcement", by=SEAT, card=CARD, on=SQUARE)
END_TURN: Final = StepType1(BOOK, "EndTurn", by=SEAT)

# Combat
CHOOSE_TOUCH: Final = QuestionType4(BOOK, "ChooseTouch", by=SEAT, own=SQUARE, enemy=SQUARE, atout=ATOUT)
TOUCH_CORNER: Final = StepType3(BOOK, "TouchCorner", by=SEAT, turn=TURN, touch=CORNER)
REVEAL_ZOONS: Final = StepType3(BOOK, "RevealZoons", by=SEAT, zoon=SQUARE, on=SQUARE)
REVEAL_SHOT: Final = StepType3(BOOK, "RevealShot", by=SEAT, atout=ATOUT, on=SQUARE)

# Special effects: what they ask
CHOOSE_GROGNARD: Final = QuestionType1(BOOK, "ChooseGrognard", by=SEAT)
CHOOSE_SECOND_CHARGE: Final = QuestionType2(BOOK, "ChooseSecondCharge", by=SEAT, zoon=SQUARE)
CHOOSE_REFUGE: Final = QuestionType2(BOOK, "ChooseRefuge", by=SEAT, zoon=SQUARE)
CHOOSE_APE: Final = QuestionType2(BOOK, "ChooseApe", by=SEAT, zoon=SQUARE)
CHOOSE_RECOIL: Final = QuestionType2(BOOK, "ChooseRecoil", by=SEAT, zoon=SQUARE)
CHOOSE_BURROW: Final = QuestionType2(BOOK, "ChooseBurrow", by=SEAT, zoon=SQUARE)
CHOOSE_WITHDRAWAL: Final = QuestionType1(BOOK, "ChooseWithdrawal", by=SEAT)
CHOOSE_REFIT: Final = QuestionType1(BOOK, "ChooseRefit", by=SEAT)
CHOOSE_SUBSTITUTE: Final = QuestionType2(BOOK, "ChooseSubstitute", by=SEAT, zoon=SQUARE)
CHOOSE_SPIED: Final = QuestionType2(BOOK, "ChooseSpied", by=SEAT, fought=SQUARE)
CHOOSE_NEST: Final = QuestionType2(BOOK, "ChooseNest", by=SEAT, zoon=SQUARE)

# Special effects: what can be answered
RELOCATE_ZOON: Final = StepType3(BOOK, "RelocateZoon", by=SEAT, zoon=SQUARE, to=SQUARE)
CALL_APE: Final = StepType3(BOOK, "CallApe", by=SEAT, zoon=SQUARE, ape=SQUARE)
CALL_SOLDIER: Final = StepType3(BOOK, "CallSoldier", by=SEAT, zoon=SQUARE, soldier=SQUARE)
LOOK_AT_ZOON: Final = StepType2(BOOK, "LookAtZoon", by=SEAT, zoon=SQUARE)
HAVE_NO_GROGNARD: Final = StepType1(BOOK, "HaveNoGrognard", by=SEAT)
HAVE_NO_APE: Final = StepType2(BOOK, "HaveNoApe", by=SEAT, zoon=SQUARE)
HAVE_NO_SOLDIER: Final = StepType2(BOOK, "HaveNoSoldier", by=SEAT, zoon=SQUARE)
DECLINE: Final = StepType1(BOOK, "Decline", by=SEAT)

# Atouts: what they ask
CHOOSE_SHOT: Final = QuestionType2(BOOK, "ChooseShot", by=SEAT, atout=ATOUT)
CHOOSE_GROUND: Final = QuestionType2(BOOK, "ChooseGround", by=SEAT, atout=ATOUT)
CHOOSE_PREY: Final = QuestionType2(BOOK, "ChoosePrey", by=SEAT, atout=ATOUT)
CHOOSE_BEARER: Final = QuestionType2(BOOK, "ChooseBearer", by=SEAT, atout=ATOUT)
CHOOSE_MARCH: Final = QuestionType3(BOOK, "ChooseMarch", by=SEAT, atout=ATOUT, number=WHICH_TIME)
CHOOSE_RETREAT: Final = QuestionType3(BOOK, "ChooseRetreat", by=SEAT, atout=ATOUT, number=WHICH_TIME)
CHOOSE_GUST: Final = QuestionType2(BOOK, "ChooseGust", by=SEAT, atout=ATOUT)
CHOOSE_FALLEN: Final = QuestionType3(BOOK, "ChooseFallen", by=SEAT, atout=ATOUT, number=WHICH_TIME)
CHOOSE_PUPPET: Final = QuestionType2(BOOK, "ChoosePuppet", by=SEAT, atout=ATOUT)
CHOOSE_CONTROLLED_WAY: Final = QuestionType2(BOOK, "ChooseControlledWay", by=SEAT, zoon=SQUARE)

# Atouts: what can be answered
SHOOT: Final = StepType4(BOOK, "Shoot", by=SEAT, atout=ATOUT, zoon=SQUARE, target=SQUARE)
LAY_TERRAIN: Final = StepType3(BOOK, "LayTerrain", by=SEAT, atout=ATOUT, on=SQUARE)
CAGE_ZOON: Final = StepType3(BOOK, "CageZoon", by=SEAT, atout=ATOUT, target=SQUARE)
EQUIP_ZOON: Final = StepType3(BOOK, "EquipZoon", by=SEAT, atout=ATOUT, zoon=SQUARE)
PUSH_ZOON: Final = StepType3(BOOK, "PushZoon", by=SEAT, zoon=SQUARE, target=SQUARE)
TAKE_BACK: Final = StepType2(BOOK, "TakeBack", by=SEAT, card=CARD)
HYPNOTISE: Final = StepType3(BOOK, "Hypnotise", by=SEAT, zoon=SQUARE, target=SQUARE)
HAVE_NO_WAY: Final = StepType1(BOOK, "HaveNoWay", by=SEAT)
STOP: Final = StepType3(BOOK, "Stop", by=SEAT, atout=ATOUT, number=WHICH_TIME)

# At any time
RESIGN: Final = StepType1(BOOK, "Resign", by=SEAT)
OFFER_DRAW: Final = StepType1(BOOK, "OfferDraw", by=SEAT)
ACCEPT_DRAW: Final = StepType1(BOOK, "AcceptDraw", by=SEAT)
REFUSE_DRAW: Final = StepType1(BOOK, "RefuseDraw", by=SEAT)
