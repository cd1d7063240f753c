"""Webhooks: one line into a room where others read it too, so it holds public facts alone."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Shape = Literal["discord", "slack", "matrix"]
SHAPES: tuple[Shape, ...] = ("discord", "slack", "matrix")
HEADERS = {"content-type": "application/json"}


def body(shape: str, text: str, link: str, stop: str, stop_text: str) -> bytes:
    """The same words in the shape that each house wants; nobody is pinged by a name that somebody gave themselves."""
    told: dict[str, Any]
    match shape:
        case "discord":
            told = {
                "content": f"{_plain(text)}\n<{link}>\n-# [{stop_text}](<{stop}>)",
                "allowed_mentions": {"parse": []},
            }
        case "slack":
            told = {
                "text": f"{_escaped(text)}\n{link}\n<{stop}|{stop_text}>",
                "link_names": False,
                "unfurl_links": False,
            }
        case _:
            told = {"text": f"{text}\n{link}\n{stop_text} {stop}", "msgtype": "m.notice"}
    return msgspec.json.encode(told)


def _plain(text: str) -> str:
    """Without what would be drawn otherwise than it is written."""
    return "".join(f"\\{letter}" if letter in "\\*_~`|>#[]()<@" else letter for letter in text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
