"""Whether a device has signed what it was asked to: WebAuthn, as the library `webauthn` knows it. Without that library
a server has no passkeys, and all else."""

from __future__ import annotations

import hashlib
import importlib.util
from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import msgspec

from sortilege.server.http.services import Asked
from sortilege.server.storage.passkeys import Passkey, bytes_of, text_of
from sortilege.server.storage.store import Person
from sortilege.server.table.club_records import NewPasskey, UsedPasskey
from sortilege.server.table.moves import Refused

ALGORITHMS = [-8, -7, -257]
"""Ed25519, P-256 and RSA, by their COSE numbers."""
AT_HOME = "localhost"


class Site(NamedTuple):
    """The server as a browser knows it: keys are made for its name."""

    name: str
    origins: list[str]


class ClientData(msgspec.Struct):
    challenge: str


def site_of(request: Asked) -> Site:
    """By what name the server was asked, which the gate has found to be one of its own; Refused where there can be no
    passkeys."""
    if importlib.util.find_spec("webauthn") is None:
        raise Refused("passkeys-missing")
    host = request.headers.get("host", "").lower()
    name = urlsplit(f"//{host}").hostname or ""
    if not name or _is_number(name):
        raise Refused("passkeys-need-name")
    at_home = name == AT_HOME or name.endswith(f".{AT_HOME}")
    return Site(name, [f"https://{host}", *([f"http://{host}"] if at_home else [])])


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def handle_of(person: Person) -> str:
    """What a device knows somebody by; nobody can tell who it is."""
    return text_of(hashlib.sha256(f"passkey {person.id}".encode()).digest())


def signed_challenge(client_data: str) -> str:
    """What a device says it was asked to sign."""
    try:
        return msgspec.json.decode(bytes_of(client_data), type=ClientData).challenge
    except (ValueError, msgspec.MsgspecError):
        raise Refused("passkey-wrong") from None


def verified_key(site: Site, sent: NewPasskey, challenge: str) -> tuple[str, int]:
    """The key that a device has made, and its counter; Refused if that is not proven."""
    from webauthn import verify_registration_response
    from webauthn.helpers.structs import AuthenticatorAttestationResponse, RegistrationCredential

    try:
        answer = AuthenticatorAttestationResponse(bytes_of(sent.client_data), bytes_of(sent.attestation))
        found = verify_registration_response(
            credential=RegistrationCredential(sent.id, bytes_of(sent.id), answer),
            expected_challenge=bytes_of(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            require_user_verification=True,
        )
    except Exception as wrong:  # whatever a library finds wrong in what a stranger sent is the stranger's
        raise Refused("passkey-wrong") from wrong
    if text_of(found.credential_id) != sent.id:
        raise Refused("passkey-wrong")
    return text_of(found.credential_public_key), found.sign_count


def verified_counter(site: Site, key: Passkey, sent: UsedPasskey, challenge: str) -> int:
    """How often the key has signed by now; Refused if it did not sign this, or if there are two of it."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.structs import AuthenticationCredential, AuthenticatorAssertionResponse

    try:
        answer = AuthenticatorAssertionResponse(
            bytes_of(sent.client_data), bytes_of(sent.authenticator_data), bytes_of(sent.signature)
        )
        found = verify_authentication_response(
            credential=AuthenticationCredential(sent.id, bytes_of(sent.id), answer),
            expected_challenge=bytes_of(challenge),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=bytes_of(key.key),
            credential_current_sign_count=0,
            require_user_verification=True,
        )
    except Exception as wrong:
        raise Refused("passkey-wrong") from wrong
    counts = found.new_sign_count > 0 or key.counter > 0
    if counts and found.new_sign_count <= key.counter:
        raise Refused("passkey-copied")
    return found.new_sign_count
