/** What concerns company, over HTTP: keys of one's own, tables to watch, people to play with. */

import { settings, t } from "../settings.svelte";
import { ask, Failure } from "./api";
import type { Done, KeptAwayCard, MyPasskeys, MySeek, Name, NewPasskey, PasskeyAsked, PasskeyWanted, Seeking, UsedPasskey, WatchCard } from "./types";

export const club = {
  passkeys: () => ask<MyPasskeys>("GET", "/passkeys"),
  wantPasskey: () => ask<PasskeyWanted>("POST", "/passkeys/new"),
  addPasskey: (made: NewPasskey) => ask<MyPasskeys>("POST", "/passkeys", made),
  removePasskey: (id: string) => ask<MyPasskeys>("POST", `/passkeys/${encodeURIComponent(id)}/remove`),
  askPasskey: () => ask<PasskeyAsked>("POST", "/passkeys/challenge"),
  claimByPasskey: (used: UsedPasskey) => ask<Name>("POST", "/passkeys/claim", used),
  /** Games that anybody may watch. */
  watch: () => ask<WatchCard[]>("GET", "/watch"),
  seek: () => ask<MySeek>("GET", "/seek"),
  beginSeek: (wanted: Seeking) => ask<MySeek>("POST", "/seek", wanted),
  withdrawSeek: () => ask<MySeek>("POST", "/seek/withdraw"),
  /** Somebody's words are not read any more; with `block`, the server never seats us together either. */
  keepAway: (table: string, seat: number, how: "block" | "mute") => ask<Done>("PUT", `/tables/${encodeURIComponent(table)}/seats/${seat}/company`, { how }),
  keptAway: () => ask<KeptAwayCard[]>("GET", "/me/company"),
  letNear: (number: number) => ask<KeptAwayCard[]>("POST", `/me/company/${number}/remove`),
};

/** Why the server would not, in words. */
export function whyNot(wrong: unknown): string {
  const reason = wrong instanceof Failure ? wrong.reason : null;
  const key = `refused-${reason?.message ?? ""}`;
  return settings.words.has(key) ? settings.words.say(key, reason?.arguments ?? {}) : t("failed");
}
