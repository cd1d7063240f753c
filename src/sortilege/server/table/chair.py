"""Who sits on a seat of a table."""

from __future__ import annotations

from sortilege.server.table.entries import Let


class Chair:
    __slots__ = (
        "asked",
        "bot",
        "consents",
        "entropy",
        "for_good",
        "given",
        "lets",
        "lets_made",
        "name",
        "person",
        "stand_in",
    )

    def __init__(self) -> None:
        self.person: str | None = None
        self.name = ""
        self.bot: str | None = None
        """The level of the bot that was invited to this seat."""
        self.entropy = ""
        self.consents = False
        """To being rated, at a table that is."""
        self.stand_in: str | None = None
        """The level of the bot that plays while the person is away."""
        self.for_good = False
        self.asked = 0
        """The number of this seat's present question: how many it has answered before."""
        self.given: tuple[int, str] | None = None
        """The last question that the table answered for it, and how."""
        self.lets: dict[str, Let] = {}
        """By question: how it lets the table answer."""
        self.lets_made = 0

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None

    @property
    def thinker(self) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        return self.bot or self.stand_in
