"""What the companion of a real table knows of Zoondo: which Zoons have a star, and the effect it stands for.

The page is written from it (`make wire`); what the effect says is in the game's words. ZOO-STAR-01.
"""

from __future__ import annotations

from typing import Any

from sortilege.shelf.zoondo.components import CARD_ROWS, TRIBES

STAR = "*"


def facts() -> dict[str, Any]:
    """By tribe, the Zoons with a star: their corners as printed, and the name of the effect."""
    return {
        "tribes": {
            tribe: [
                {"card": row["id"], "type": row["type"], "corners": row["corners"], "effect": row["effect"]}
                for row in CARD_ROWS
                if row["tribe"] == tribe and STAR in row["corners"]
            ]
            for tribe in TRIBES
        }
    }
