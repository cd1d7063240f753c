"""What an operator sends and is shown over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sortilege.server.live.samples import Sample

LEAST_DAYS, MOST_DAYS = 0.01, 36_500
Text = Annotated[str, msgspec.Meta(max_length=200)]


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """Something done, about a table (its id or code), a person, a network or a report."""

    deed: Literal[
        "close", "delete", "sign-out", "mute", "unmute", "ban", "unban", "settle", "erase", "rotate-keys", "tidy"
    ]
    about: Text = ""
    reason: Text = ""
    days: Annotated[float, msgspec.Meta(ge=LEAST_DAYS, le=MOST_DAYS)] | None = None


class Watched(msgspec.Struct):
    """Figures of the node that answers, and of the store."""

    node: str
    store: str
    stored: dict[str, int]
    refused: dict[str, int]
    samples: list[Sample]
