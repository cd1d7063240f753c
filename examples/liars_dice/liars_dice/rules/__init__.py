"""The rulebook of Liar's dice, a file a chapter."""

from __future__ import annotations

from liars_dice.rules import bidding, calling, rolling

CHAPTERS = (rolling, bidding, calling)
