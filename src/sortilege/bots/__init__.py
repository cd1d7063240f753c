"""Bots: players that are programs, and see only what their seat may see."""

from __future__ import annotations

from sortilege.bots.hints import Hint, hint
from sortilege.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "Hint", "choose", "hint"]
