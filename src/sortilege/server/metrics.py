"""What an operator can watch: metrics, and logs as JSON lines without secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import shutil
import time
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

SOCKETS = Gauge("sortilege_sockets", "Open sockets", registry=REGISTRY)
PHONES = Gauge("sortilege_phones", "Phones around real tables", registry=REGISTRY)
ROOMS = Gauge("sortilege_rooms", "Tables in memory", registry=REGISTRY)
LINES_STORED = Counter("sortilege_lines", "Lines of tables' logs stored", registry=REGISTRY)
RACES_LOST = Counter("sortilege_races_lost", "Lines that another writer was first to write", registry=REGISTRY)
BOT_FAILURES = Counter(
    "sortilege_bot_failures",
    "Thoughts of bots that came to nothing, and answers drawn by lot because no bot gave one",
    ["why"],
    registry=REGISTRY,
)
REFUSALS = Counter("sortilege_refusals", "Wishes refused", ["message"], registry=REGISTRY)
BUDGET_REFUSALS = Counter(
    "sortilege_budget_refusals",
    "What somebody had used up, by budget and whether it was an address's or a person's",
    ["budget", "by"],
    registry=REGISTRY,
)
BOTS_WAITING = Gauge("sortilege_bots_waiting", "Thoughts of bots that wait for their turn", registry=REGISTRY)
BOTS_HURRIED = Counter("sortilege_bots_hurried", "Thoughts cut shorter than wanted, for others", registry=REGISTRY)
PONDERED = Counter(
    "sortilege_bots_pondered", "Moments in which a bot thought on while others were asked", registry=REGISTRY
)
BOT_WAIT_SECONDS = Histogram(
    "sortilege_bot_wait_seconds",
    "From a searching bot's question to the beginning of its thought",
    buckets=(0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10),
    registry=REGISTRY,
)
NOTICES = Counter(
    "sortilege_notices",
    "Notices to people who are away, by way, and whether they were sent, failed (and are tried again) or dropped",
    ["way", "what"],
    registry=REGISTRY,
)
TURNED_AWAY = Counter("sortilege_turned_away", "Connections turned away at the door", ["why"], registry=REGISTRY)
CLOSED = Counter("sortilege_sockets_closed", "Sockets closed by the server", ["code"], registry=REGISTRY)
PLAY_SECONDS = Histogram(
    "sortilege_play_seconds",
    "From a wish to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)
STORE_WELL = Gauge(
    "sortilege_store_well", "Whether the store was well when last tried: see /healthz", registry=REGISTRY
)
TABLES_DAMAGED = Gauge(
    "sortilege_tables_damaged", "Tables that somebody wanted of late whose lines cannot be read", registry=REGISTRY
)
HUB_CONNECTED = Gauge(
    "sortilege_hub_connected",
    "Whether other nodes can be woken; nothing is said where there are none",
    ["through"],
    registry=REGISTRY,
)

DISK_FREE = Gauge(
    "sortilege_disk_free_bytes",
    "Room left on the disk of the store; nothing is said where that is a server of its own",
    ["store"],
    registry=REGISTRY,
)

ALLOWED = ("table", "game", "level", "code", "path", "method", "status", "node", "loop")
"""What a log line may carry besides its message; never a person, a token, a view or a record."""


def watch_disk(folder: Path) -> None:
    """Whoever reads the metrics reads what is left then."""

    def left() -> float:
        try:
            return float(shutil.disk_usage(folder).free)
        except OSError:
            return math.nan

    DISK_FREE.labels("sqlite").set_function(left)


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        word = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **{name: getattr(record, name) for name in ALLOWED if hasattr(record, name)},
        }
        if record.exc_info:
            word["trace"] = self.formatException(record.exc_info)
        return json.dumps(word, ensure_ascii=False)


def log_what_the_loop_says() -> None:
    """What the event loop itself has to complain of becomes a line like any other, without the words of the error."""

    def complain(_: asyncio.AbstractEventLoop, about: dict[str, Any]) -> None:
        wrong = about.get("exception")
        kind = f": {type(wrong).__name__}" if wrong is not None else ""
        logging.getLogger("sortilege.loop").error("%s%s", about.get("message", "the loop complains"), kind)

    asyncio.get_running_loop().set_exception_handler(complain)


def set_up_logs(level: str = "INFO") -> None:
    screen = logging.StreamHandler()
    screen.setFormatter(JsonLines())
    for name in ("sortilege", "uvicorn", "litestar", "asyncio", "websockets", "concurrent.futures", "py.warnings"):
        logger = logging.getLogger(name)
        logger.handlers = [screen]
        logger.propagate = False
        logger.setLevel(level)
    logging.captureWarnings(True)
    for name in ("asyncio", "websockets", "concurrent.futures", "py.warnings"):
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn").setLevel("WARNING")  # below that it names the addresses of tables
