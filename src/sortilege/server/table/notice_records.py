"""What HTTP requests about notices and slow tables carry."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

NoticeKind = Literal["turn", "window", "over", "rematch", "invited"]
"""Of what somebody who is away may be told."""
Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Address = Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]


class AddPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser gives whoever may push something to it."""

    endpoint: Address
    p256dh: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    auth: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    instead: Address | None = None
    """The endpoint that it had before, which is told no more."""


class AddMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class AddWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: Address
    shape: Literal["discord", "slack", "matrix"]


class ChangeNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When somebody wants to be left alone, by the clock on their own wall, and of what they want to hear nothing."""

    zone: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    silent: list[NoticeKind] = []


class GoAway(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    days: Annotated[int, msgspec.Meta(ge=0, le=30)]
    """From now on; 0 is to be home."""


class WayCard(msgspec.Struct, frozen=True):
    id: str
    kind: Literal["push", "mail", "webhook"]
    label: str
    """Enough of its address for its owner to know it."""
    confirmed: bool


class MyNotices(msgspec.Struct, frozen=True):
    offered: list[Literal["push", "mail", "webhook"]]
    """The ways that this server can go."""
    key: str | None
    """With which a browser subscribes."""
    ways: list[WayCard]
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    silent: list[NoticeKind]
