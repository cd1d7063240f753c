"""Files of the web client, read and compressed once, and told apart by what is in them."""

from __future__ import annotations

import gzip
import importlib
import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from threading import Lock
from types import ModuleType
from typing import NamedTuple

LEAST = 600
"""Bytes below which compressing is not worth it."""
TEXT = (
    "text/", "application/javascript", "application/json", "application/manifest+json", "application/wasm",
    "image/svg+xml",
)  # fmt: skip
MOST_KEPT = 400
_being_read: dict[Path, Lock] = {}


def _brotli() -> ModuleType | None:
    try:
        return importlib.import_module("brotli")
    except ImportError:
        return None


class StaticFile(NamedTuple):
    kind: str
    tag: str
    """What its bytes are known by; another encoding has another one."""
    encodings: dict[str, bytes]
    """By name; `identity` is the file as it is."""

    def best(self, accepted: str) -> tuple[str, bytes]:
        """The smallest form that whoever asks can read."""
        wanted = _accepted(accepted)
        able = {name: body for name, body in self.encodings.items() if name == "identity" or name in wanted}
        name = min(able, key=lambda one: len(able[one]))
        return name, able[name]


def _accepted(header: str) -> set[str]:
    """The encodings a header names, without those it gives the weight 0."""
    names = set()
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if weight.strip().replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            names.add(name.strip())
    return names


def static_file(path: Path) -> StaticFile:
    """Read anew only if it was written anew, and once for all who ask meanwhile."""
    with _being_read.setdefault(path, Lock()):
        return _static_file(path, path.stat().st_mtime_ns)


@lru_cache(MOST_KEPT)
def _static_file(path: Path, _written: int) -> StaticFile:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    encodings = {"identity": body}
    if len(body) >= LEAST and kind.startswith(TEXT):
        encodings["gzip"] = gzip.compress(body, 9, mtime=0)
        brotli = _brotli()
        if brotli is not None:
            encodings["br"] = brotli.compress(body, quality=9)
    return StaticFile(kind, blake2b(body, digest_size=12).hexdigest(), encodings)
