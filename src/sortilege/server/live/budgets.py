"""What a stranger may use up: by address and by person, each with its own refusal and its own metric."""

from __future__ import annotations

from typing import NamedTuple

from sortilege.server.live.addresses import Allowances
from sortilege.server.live.limits import Credits, CreditsBy, Held
from sortilege.server.metrics import BUDGET_REFUSALS
from sortilege.server.settings import Settings
from sortilege.server.table.moves import Refused

REQUESTS, TRIES, WISHES, MESSAGES = "requests", "tries", "wishes", "messages"
HANDSHAKES, SOCKETS, LOADS, RECORDS = "handshakes", "sockets", "loads", "records"
REPLAYS, HINTS, TALK, UNDOS, BOT_MOVES = "replays", "hints", "talk", "undos", "bot-moves"
TABLES, LISTED, SEATS, PASSPHRASES = "tables", "listed", "seats", "passphrases"
REPORTS, LOOKS, PHONE_ROOMS, INVITATIONS = "reports", "looks", "phone-rooms", "invitations"
EXPORTS, PROFILES, CIRCLES = "exports", "profiles", "circles"
PASSKEYS, WATCHING, SEEKS, COMPANY = "passkeys", "watching", "seeks", "company"
WAYS, CONFIRMATIONS, LETTERS, NOTICES_SENT = "ways", "confirmations", "letters", "notices-sent"
OPENED, BROUGHT, SAID = "opened", "brought", "said"
KINDS = (
    REQUESTS, TRIES, WISHES, MESSAGES, HANDSHAKES, SOCKETS, LOADS, RECORDS,
    REPLAYS, HINTS, TALK, UNDOS, BOT_MOVES, TABLES, LISTED, SEATS, PASSPHRASES, REPORTS, LOOKS,
    PHONE_ROOMS, INVITATIONS, EXPORTS, PROFILES, CIRCLES, PASSKEYS, WATCHING, SEEKS, COMPANY,
    WAYS, CONFIRMATIONS, LETTERS, NOTICES_SENT, OPENED, BROUGHT, SAID,
)  # fmt: skip
AT_A_TABLE = {"talk-of-table": "seat", "pointings": "seat", "lines": "seat"}
"""What a table itself refuses, which knows of no metric, and whose that was."""
PEOPLE_AT_AN_ADDRESS = 8
"""What is limited by person is limited by address too, at so many times as much."""


A_DAY = 86_400.0


class Rate(NamedTuple):
    """So many at once, so many a second; nothing is said of whoever has none."""

    burst: float
    a_second: float


def rates(settings: Settings) -> dict[str, tuple[Rate | None, Rate | None]]:
    """By kind: what an address may have, and what a person."""
    tries = Rate(settings.joins_per_minute, settings.joins_per_minute / 60)
    messages = Rate(settings.message_burst, settings.messages_per_second)
    many = Rate(messages.burst * PEOPLE_AT_AN_ADDRESS, messages.a_second * PEOPLE_AT_AN_ADDRESS)
    return {
        REQUESTS: (Rate(settings.requests_burst, settings.requests_per_second), None),
        TRIES: (tries, None),
        WISHES: (many, messages),
        MESSAGES: (many, messages),
        HANDSHAKES: (Rate(120, 4.0), Rate(40, 1.0)),
        LOADS: (Rate(60, 2.0), Rate(30, 0.5)),
        RECORDS: (Rate(30, 1.0), None),
        REPLAYS: (Rate(30, 0.5), None),
        HINTS: (Rate(24, 0.75), Rate(8, 0.25)),
        TALK: (Rate(60, 4.0), Rate(15, 0.7)),
        UNDOS: (Rate(60, 2.0), Rate(20, 0.5)),
        BOT_MOVES: (Rate(400, settings.bot_moves_per_second), None),
        REPORTS: (Rate(20, 0.002), Rate(5, 0.0005)),  # each keeps what was said
        PASSPHRASES: (Rate(10, 0.1), Rate(5, 0.02)),
        LOOKS: (Rate(24, 0.4), None),
        INVITATIONS: (Rate(60, 1.0), None),
        EXPORTS: (Rate(8, 0.02), Rate(3, 0.005)),
        PROFILES: (Rate(60, 1.0), None),
        CIRCLES: (Rate(30, 0.05), Rate(10, 0.01)),
        PASSKEYS: (Rate(30, 0.3), Rate(12, 0.05)),
        WATCHING: (Rate(60, 1.0), None),
        SEEKS: (Rate(40, 0.5), Rate(10, 0.1)),
        COMPANY: (Rate(60, 0.5), Rate(20, 0.05)),
        WAYS: (Rate(40, 0.05), Rate(15, 0.02)),
        CONFIRMATIONS: (Rate(60, 0.5), None),
        LETTERS: (Rate(3, 1 / 3600), Rate(5, 1 / 3600)),  # asking whether an e-mail address is somebody's, by that too
        NOTICES_SENT: (None, Rate(60, 1 / 120)),
        BROUGHT: (Rate(2000, 2000 / A_DAY), Rate(1000, 1000 / A_DAY)),  # in kB, for they are kept
        SAID: (Rate(10_000, 10_000 / A_DAY), Rate(1000, 1000 / A_DAY)),  # in kB as well
    }


def count_refusal(message: str) -> None:
    """What a table itself refused goes into the metric; what a purse refused is there already."""
    budget, _, kind = message.partition("-")
    if budget == "budget" and kind in AT_A_TABLE:
        BUDGET_REFUSALS.labels(kind, AT_A_TABLE[kind]).inc()


class Purse:
    """What one person at one address has left of something."""

    __slots__ = ("_address", "_kind", "_person")

    def __init__(self, kind: str, address: Credits | None, person: Credits | None) -> None:
        self._kind = kind
        self._address = address
        self._person = person

    def spend(self, cost: float = 1.0) -> bool:
        if self._person is not None and not self._person.spend(cost):
            BUDGET_REFUSALS.labels(self._kind, "person").inc()
            return False
        if self._address is not None and not self._address.spend(cost):
            BUDGET_REFUSALS.labels(self._kind, "address").inc()
            return False
        return True


class Budgets:
    def __init__(self, settings: Settings) -> None:
        self.allowances = Allowances(settings.allowances)
        self._settings = settings
        self._by_address: dict[str, CreditsBy] = {}
        self._by_person: dict[str, CreditsBy] = {}
        for kind, (address, person) in rates(settings).items():
            if address is not None:
                self._by_address[kind] = CreditsBy(*address)
            if person is not None:
                self._by_person[kind] = CreditsBy(*person)
        self._sockets_by_address = Held(settings.sockets_per_address)
        self._sockets_by_person = Held(settings.sockets_per_person)

    def factor(self, address: str) -> float:
        return self.allowances.factor(address)

    def purse(self, kind: str, address: str, person: str | None = None) -> Purse:
        factor = self.factor(address)
        theirs, own = self._by_address.get(kind), self._by_person.get(kind)
        return Purse(
            kind,
            theirs.of(address, factor) if theirs is not None else None,
            own.of(person, factor) if own is not None and person is not None else None,
        )

    def spend(self, kind: str, address: str, person: str | None = None, cost: float = 1.0) -> None:
        """Refused if there is not as much left."""
        if not self.purse(kind, address, person).spend(cost):
            raise Refused(f"budget-{kind}")

    def spend_own(self, kind: str, person: str) -> None:
        """The same of a person alone, wherever they are."""
        if not Purse(kind, None, self._by_person[kind].of(person)).spend():
            raise Refused(f"budget-{kind}")

    def wait(self, kind: str, address: str) -> float:
        """For what is done later rather than refused: by how many seconds."""
        return self._by_address[kind].of(address, self.factor(address)).wait()

    def check(self, kind: str, has: int, most: int, address: str = "", by: str = "address") -> None:
        """Refused if somebody has as many already as the settings allow them."""
        if has >= most * (self.factor(address) if by == "address" else 1.0):
            BUDGET_REFUSALS.labels(kind, by).inc()
            raise Refused(f"budget-{kind}", most=most)

    def take_socket(self, address: str, person: str) -> None:
        """Refused, or counted until it is given back."""
        self.check(SOCKETS, self._sockets_by_person.of(person), self._sockets_by_person.most, by="person")
        self.check(SOCKETS, self._sockets_by_address.of(address), self._sockets_by_address.most, address)
        self._sockets_by_address.add(address)
        self._sockets_by_person.add(person)

    def give_back_socket(self, address: str, person: str) -> None:
        self._sockets_by_address.remove(address)
        self._sockets_by_person.remove(person)
