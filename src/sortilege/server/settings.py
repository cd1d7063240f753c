"""How a server is run: from the command line, or from variables named SORTILEGE_..."""

from __future__ import annotations

import os
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

from sortilege.server import lan
from sortilege.server.live.addresses import Allowances

PREFIX = "SORTILEGE_"
FILE = PREFIX + "SETTINGS"
"""Names a file of such variables, one a line, as systemd reads them: what the environment has wins."""
LAST_PORT = 65535
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
LISTS = ("origins", "allowances", "hosts", "notice_networks")
"""Written with commas in the environment."""
SHORTEST_TOKEN = 24
LONGEST_PAUSE = 31.0
"""Days: at a slow table a question may take thirty."""
MOST_ADDRESS_DAYS = 30
DATABASES = ("sqlite+aiosqlite://", "postgresql+asyncpg://")
HUBS = ("redis://", "rediss://", "unix://")
HIGHEST = 1_000_000_000
Count = Annotated[int, msgspec.Meta(ge=1, le=HIGHEST)]
Amount = Annotated[float, msgspec.Meta(gt=0, le=HIGHEST)]
Days = Annotated[float, msgspec.Meta(ge=0, le=HIGHEST)]
"""0 is for ever."""


def data_folder() -> Path:
    """The user's own."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sortilege"


def default_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder()}/tables.sqlite3"


def settings_of_file(name: str | None) -> dict[str, str]:
    """What stands in such a file; what a unit has as its EnvironmentFile is read the same by hand."""
    if not name:
        return {}
    try:
        lines = Path(name).read_text(encoding="utf-8").splitlines()
    except OSError as wrong:
        raise ValueError(f"{FILE}: {name!r} cannot be read: {wrong.strerror}") from wrong
    found: dict[str, str] = {}
    for line in map(str.strip, lines):
        if line and line[0] not in "#;":
            variable, equals, value = line.partition("=")
            if not equals:
                raise ValueError(f"{FILE}: {name!r}: a line that is not NAME=value")
            value = value.strip()
            is_quoted = len(value) > 1 and value[0] == value[-1] and value[0] in "'\""
            found[variable.strip()] = value[1:-1] if is_quoted else value
    return found


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8765
    lan: bool = False
    """For those in the same room: every address of this machine, its names there, and a QR code when it starts."""
    database: str = msgspec.field(default_factory=default_database)
    redis: str | None = None
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to this server; its own always may."""
    public: str | None = None
    """The address players know, as https://games.example.org: its name is allowed, and it may be https."""
    hosts: tuple[str, ...] = ()
    """Other names by which this server may be asked."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose X-Forwarded headers are believed."""
    secure: bool = False
    """Cookies only over https, and browsers told to keep to it."""
    log_level: str = "INFO"
    bot_processes: Count = 1
    ponder: bool = True
    """Bots that search think on while others are asked, where no other bot needs the processes."""
    compile: bool = True
    """In a checkout whose engine is not compiled yet: do that beside the server, at low priority."""
    operator_token: str | None = None
    """Who has it may do on the page /operator what `sortilege admin` does; without one there is no such page."""
    erased: str | None = None
    """The file beside the store that says who was erased; `erased.txt` in the folder of the SQLite file, or of the
    user's data."""
    talk_days: Days = 90.0
    """What was said at a table, and reported, is forgotten so long after its end; 0 is never."""
    log_days: Days = 730.0
    """The log of a table, so long after its end; its result stays. 0 is never."""
    abandoned_days: Days = 180.0
    """The log of a table that has no end, so long after anything happened there. 0 is never."""
    address_days: Days = 7.0
    """No address can be told from the store after so long."""
    smtp: str | None = None
    """The server that takes mail, as smtp://name:password@mail.example.org:587 (or smtps://; smtp+plain:// on the same
    machine); without one nobody is told by e-mail."""
    mail_from: str | None = None
    """From whom that mail comes; a push service may write there too."""
    notice_networks: tuple[str, ...] = ()
    """Networks beside the internet to which notices may be sent, and without https: for tests, or for a house of one's
    own."""
    voices: str | None = None
    """A folder with lines of the companion that the host recorded: fr/sleep.mp3 and so on."""
    metrics_token: str | None = None
    """Who asks for the metrics must bear it; without one they are for this machine alone."""
    allowances: tuple[str, ...] = ()
    """Networks that get more than others, each `network=factor`: many people behind one address."""
    tables_per_address: Count = 50
    tables_per_person: Count = 20
    tables_per_day: Count = 300
    """Opened from an address, whatever has become of them."""
    listed_per_address: Count = 5
    """Open tables of an address that the lobby shows at the same time."""
    seats_per_address: Count = 3
    """Seats of a listed table that people of one address may take without an invitation."""
    requests_burst: Count = 600
    requests_per_second: Amount = 60.0
    bot_moves_per_second: Amount = 20.0
    """Moves of bots at all the tables of an address; beyond that they wait."""
    idle_days: Amount = 3.0
    """A table where nothing happened for so long is neither counted nor listed any more."""
    lobby_minutes: Amount = 30.0
    """An open table stands in the lobby so long after anybody was seen at it."""
    joins_per_minute: Count = 30
    messages_per_second: Amount = 10.0
    message_burst: Count = 40
    header_bytes: Count = 16_384
    header_count: Count = 64
    header_seconds: Amount = 10.0
    """How long a connection has to say what it wants."""
    body_seconds: Amount = 60.0
    half_open_per_address: Count = 50
    """Connections of one address that have not said yet what they want; proxies are not counted."""
    answer_seconds: Amount = 30.0
    """How long an answer waits for somebody who reads nothing of it."""
    connections_per_address: Count = 300
    """Requests and sockets; proxies are not counted."""
    connections: Count | None = None
    """All in all; as many as there are file descriptors for, if it is not said."""
    frame_bytes: Count = 16_384
    body_bytes: Count = 1_000_000
    sockets_per_person: Count = 20
    sockets_per_address: Count = 200
    drain_seconds: Amount = 10.0

    @property
    def is_secure(self) -> bool:
        """Players come by https."""
        return self.secure or (self.public or "").startswith("https://")

    @property
    def erased_path(self) -> Path:
        if self.erased:
            return Path(self.erased)
        file = self.database.removeprefix("sqlite+aiosqlite:///")
        folder = Path(file).parent if file != self.database else data_folder()
        return folder / "erased.txt"

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """What is given wins over SORTILEGE_PORT and the like, which win over the defaults."""
        words: dict[str, Any] = {}
        known = {**settings_of_file(os.environ.get(FILE)), **os.environ}
        for name in cls.__struct_fields__:
            word = known.get(PREFIX + name.upper())
            if word is not None:
                words[name] = [part for part in word.split(",") if part] if name in LISTS else word
        words.update({name: value for name, value in given.items() if value is not None})
        if words.get("lan") in (True, "1", "true", "on", "yes"):
            words.setdefault("host", "0.0.0.0")
            words["allowances"] = [*words.get("allowances", ()), *lan.allowances()]
        try:
            settings = msgspec.convert(words, cls, strict=False)
        except msgspec.ValidationError as wrong:
            problem, _, place = str(wrong).partition(" - at `$.")
            name = place.rstrip("`")
            where = PREFIX + name.upper() if given.get(name) is None else f"--{name.replace('_', '-')}"
            raise ValueError(f"{where}: {words[name]!r}: {problem[:1].lower()}{problem[1:]}") from wrong
        try:
            settings.check()
        except ValueError as wrong:
            name, _, problem = str(wrong).partition(": ")
            field = name.replace("-", "_")
            if field not in words or given.get(field) is not None:
                raise
            raise ValueError(f"{PREFIX}{field.upper()}: {problem}") from wrong
        return settings

    def check(self) -> None:
        """What cannot work is refused before an address is printed or a browser opened."""
        if not 0 <= self.port <= LAST_PORT:
            raise ValueError(f"port: 1 to {LAST_PORT}, or 0 for any that is free, not {self.port}")
        Allowances(self.allowances)
        if self.operator_token is not None and len(self.operator_token) < SHORTEST_TOKEN:
            raise ValueError(
                f"operator_token: {SHORTEST_TOKEN} characters or more, as `openssl rand -hex 24` makes them"
            )
        for name, least in (("talk_days", 0.0), ("log_days", 0.0), ("abandoned_days", LONGEST_PAUSE)):
            days = getattr(self, name)
            if days and days < max(least, 1.0):
                raise ValueError(f"{name}: {max(least, 1.0):g} days or more, or 0 for ever, not {days:g}")
        if not 1 <= self.address_days <= MOST_ADDRESS_DAYS:
            raise ValueError(f"address_days: 1 to {MOST_ADDRESS_DAYS}, not {self.address_days:g}")
        if self.public is not None and urlsplit(self.public).scheme not in ("http", "https"):
            raise ValueError(f"public: an address such as https://games.example.org, not {self.public!r}")
        self._check_notices()
        if self.voices is not None and not Path(self.voices).is_dir():
            raise ValueError(f"voices: a folder, which {self.voices!r} is not")
        if self.log_level not in LOG_LEVELS:
            raise ValueError(f"log-level: {', '.join(LOG_LEVELS)}, not {self.log_level!r}")
        if not self.database.startswith(DATABASES):
            kind = self.database.partition("://")[0]  # what follows may hold a password
            raise ValueError(f"database: an address that begins with {' or '.join(DATABASES)}, not with {kind!r}")
        if self.redis is not None and not self.redis.startswith(HUBS):
            raise ValueError(f"redis: an address such as redis://127.0.0.1/0, not {self.redis.partition('://')[0]!r}")

    def _check_notices(self) -> None:
        if self.smtp is not None:
            if urlsplit(self.smtp).scheme not in ("smtp", "smtps", "smtp+plain"):
                raise ValueError("smtp: an address such as smtp://name:password@mail.example.org:587, or smtps://")
            if self.public is None or self.mail_from is None:
                raise ValueError("smtp: mail needs public too, for its links, and mail_from")
        if self.mail_from is not None and not 0 < self.mail_from.find("@") < len(self.mail_from) - 1:
            raise ValueError("mail_from: an e-mail address such as games@example.org")
        for network in self.notice_networks:
            try:
                ip_network(network)
            except ValueError as wrong:
                raise ValueError(f"notice_networks: networks such as 127.0.0.0/8, not {network!r}") from wrong
