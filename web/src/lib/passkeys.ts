/** Passkeys: what the browser's own keeper of keys does for us. */

import type { NewPasskey, PasskeyAsked, PasskeyWanted, UsedPasskey } from "./wire/types";

/** Whether this browser keeps keys for this page: over https, or on this computer. */
export const keepsKeys = (): boolean => window.isSecureContext && "PublicKeyCredential" in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Makes a new key; null if somebody thought better of it. */
export async function makeKey(wanted: PasskeyWanted): Promise<NewPasskey | null> {
  const made = (await navigator.credentials.create({
    publicKey: {
      challenge: bytes(wanted.challenge),
      rp: { id: wanted.site, name: "Sortilège" },
      user: { id: bytes(wanted.user), name: wanted.name, displayName: wanted.name },
      pubKeyCredParams: wanted.algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: wanted.known.map((id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
      attestation: "none",
      timeout: wanted.seconds * 1000,
    },
  })) as PublicKeyCredential | null;
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return { id: text(made.rawId), client_data: text(clientDataJSON), attestation: text(attestationObject) };
}

/** Signs with a key that somebody picks; null if they thought better of it. */
export async function signWithKey(asked: PasskeyAsked): Promise<UsedPasskey | null> {
  const used = (await navigator.credentials.get({
    publicKey: { challenge: bytes(asked.challenge), rpId: asked.site, userVerification: "required", timeout: asked.seconds * 1000 },
  })) as PublicKeyCredential | null;
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature } = used.response as AuthenticatorAssertionResponse;
  return { id: text(used.rawId), client_data: text(clientDataJSON), authenticator_data: text(authenticatorData), signature: text(signature) };
}
