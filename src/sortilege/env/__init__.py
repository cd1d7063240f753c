"""Doors for those who study the games: PettingZoo, OpenSpiel, Gymnasium, and many games at once.

Each door is a module of its own, which needs the library that it is named after: `pip install 'sortilege[env]'`. They
all stand on `Episode`: a game whose answers are numbers and whose seats see rows of numbers.
"""

from __future__ import annotations

from sortilege.env.episode import Episode, Table

__all__ = ["Episode", "Table"]
