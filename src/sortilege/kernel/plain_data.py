"""The types of what leaves a match as plain data."""

from __future__ import annotations

from typing import TypeAlias

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"
"""What JSON can write."""
View: TypeAlias = dict[str, "Json"]
"""What a seat may see: the fields of GameView, then those of the game's own record (`view_type`)."""
