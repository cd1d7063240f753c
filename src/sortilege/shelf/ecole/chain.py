"""The items of a chain, which are the steps that carry out what was played or used, and what they say. ECO-REACT."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sortilege.kernel.kinds import NONE
from sortilege.kernel.sets import Seat
from sortilege.kernel.step_types import StepNumber, argument, type_code
from sortilege.shelf.ecole.components import EffectNumber
from sortilege.shelf.ecole.steps import APPLY

EFFECT_OF: Final[dict[i64, EffectNumber]] = {step_type.code: effect for effect, step_type in enumerate(APPLY)}
"""By the code of the step that carries it out: the effect."""


def owner_of(item: StepNumber) -> Seat:
    """Who played or declared it."""
    return argument(item, 0)


def effect_of(item: StepNumber) -> EffectNumber:
    """Which effect it is; NONE for a cancel token, which is no card and has none."""
    return EFFECT_OF.get(type_code(item), NONE)


def player_aimed_at(item: StepNumber) -> Seat:
    """Whom it is for, of an effect that is aimed at a player."""
    return argument(item, 1)
