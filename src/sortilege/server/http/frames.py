"""The frames of RFC 6455 that nearly all messages travel in: one whole text each."""

from __future__ import annotations

from struct import Struct

WHOLE_TEXT = 0x81
MASKED = 0x80
SHORT, IN_TWO_BYTES, IN_EIGHT_BYTES = 125, 126, 127
"""What the second byte says of the length."""

HEAD_OF_LONGER = Struct(">BBH")
HEAD_OF_LONGEST = Struct(">BBQ")


def text_frame(message: bytes) -> bytes:
    """A message as a server sends it."""
    size = len(message)
    if size <= SHORT:
        return bytes((WHOLE_TEXT, size)) + message
    if size < 1 << 16:
        return HEAD_OF_LONGER.pack(WHOLE_TEXT, IN_TWO_BYTES, size) + message
    return HEAD_OF_LONGEST.pack(WHOLE_TEXT, IN_EIGHT_BYTES, size) + message


def whole_text(data: bytes) -> bytes | None:
    """The message, if what a client sent is exactly one whole text of less than 64 kB; else somebody else reads it."""
    if len(data) < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED:
        return None
    size, begin = data[1] ^ MASKED, 2
    if size == IN_TWO_BYTES:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    if size == IN_EIGHT_BYTES or begin + 4 + size != len(data):
        return None
    mask = data[begin : begin + 4] * (size // 4 + 1)
    plain = int.from_bytes(data[begin + 4 :], "big") ^ int.from_bytes(mask[:size], "big")
    return plain.to_bytes(size, "big")
