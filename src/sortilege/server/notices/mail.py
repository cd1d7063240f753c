"""E-mail through whatever server the operator names. The standard library sends it, in a thread of its own: messages
are few, and a server for games needs no second way of speaking SMTP."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

WITHIN = 20.0
AN_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
LONGEST_ADDRESS = 254
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


def check_address(text: str) -> str:
    """An e-mail address; ValueError if it is none."""
    if len(text) > LONGEST_ADDRESS or not AN_ADDRESS.fullmatch(text) or ".." in text:
        raise ValueError("address: an e-mail address such as name@example.org")
    return text


class Post(NamedTuple):
    """The server that takes mail, as the setting `smtp` names it."""

    host: str
    port: int
    security: str
    """`smtps` from the first byte, `smtp` after STARTTLS, `smtp+plain` never: for a server on the same machine."""
    user: str
    password: str

    @classmethod
    def of(cls, url: str) -> Post:
        """ValueError says what is wrong, without the password."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError as wrong:
            raise ValueError("smtp: an address such as smtp://name:password@mail.example.org:587") from wrong
        if parts.scheme not in PORTS or not host:
            raise ValueError("smtp: an address such as smtp://name:password@mail.example.org:587, or smtps://")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(host, port or PORTS[parts.scheme], parts.scheme, user, password)


class Letter(NamedTuple):
    to: str
    subject: str
    text: str
    stop: str | None
    """The address that ends such letters at one POST (RFC 8058)."""


def written(letter: Letter, sender: str) -> EmailMessage:
    name, _, domain = sender.rpartition("@")
    message = EmailMessage()
    message["From"] = Address("Sortilège", name, domain)
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def send(post: Post, sender: str, letter: Letter) -> None:
    """Returns when the server has taken it; OSError or smtplib.SMTPException if it has not."""
    secure = ssl.create_default_context()
    with _connected(post, secure) as server:
        if post.security == "smtp":
            server.starttls(context=secure)
        if post.user:
            server.login(post.user, post.password)
        server.send_message(written(letter, sender), sender, [letter.to])


def _connected(post: Post, secure: ssl.SSLContext) -> smtplib.SMTP:
    if post.security == "smtps":
        return smtplib.SMTP_SSL(post.host, post.port, timeout=WITHIN, context=secure)
    return smtplib.SMTP(post.host, post.port, timeout=WITHIN)


def is_hopeless(wrong: Exception) -> bool:
    """Whether the address will never take anything."""
    if isinstance(wrong, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in wrong.recipients.values())
    return False
