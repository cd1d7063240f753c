"""Everything that can be done in Hearts."""

from __future__ import annotations

from typing import Final

from hearts.components import BOOK, CARD
from sortilege.kernel.kinds import SEAT
from sortilege.kernel.question_types import QuestionType1
from sortilege.kernel.step_types import StepType0, StepType1, StepType2

# Passing
CHOOSE_PASS: Final = QuestionType1(BOOK, "ChoosePass", by=SEAT)
PASS_CARD: Final = StepType2(BOOK, "PassCard", by=SEAT, card=CARD)
HAND_OVER: Final = StepType0(BOOK, "HandOver")

# Tricks
OPEN_PLAY: Final = StepType0(BOOK, "OpenPlay")
CHOOSE_CARD: Final = QuestionType1(BOOK, "ChooseCard", by=SEAT)
PLAY_CARD: Final = StepType2(BOOK, "PlayCard", by=SEAT, card=CARD)
TAKE_TRICK: Final = StepType1(BOOK, "TakeTrick", by=SEAT)
