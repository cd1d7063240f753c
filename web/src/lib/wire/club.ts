/** What concerns company, over HTTP: keys of one's own, tables to watch, people to play with. */

import { settings, t } from "../settings.svelte";
import { ask, Failure } from "./api";
import type { Done, KeptAwayCard, MyPasskeys, MySeek, Name, NewPasskey, OpenTournament, PasskeyAsked, PasskeyWanted, Seeking, TableDetail, TournamentDetail, UsedPasskey, WatchCard } from "./types";

const ofCircle = (circle: string, rest = ""): string => `/circles/${encodeURIComponent(circle)}/tournaments${rest}`;

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
  tournaments: (circle: string) => ask<TournamentDetail[]>("GET", ofCircle(circle)),
  openTournament: (circle: string, wanted: OpenTournament) => ask<TournamentDetail[]>("POST", ofCircle(circle), wanted),
  removeTournament: (circle: string, id: string) => ask<TournamentDetail[]>("POST", ofCircle(circle, `/${encodeURIComponent(id)}/remove`)),
  /** The table of a game, with all its players on their seats. */
  openTournamentTable: (circle: string, id: string, number: number) =>
    ask<TableDetail>("POST", ofCircle(circle, `/${encodeURIComponent(id)}/games/${number}/table`)),
  letNear: (number: number) => ask<KeptAwayCard[]>("POST", `/me/company/${number}/remove`),
};

/** Why the server would not, in words. */
export function whyNot(wrong: unknown): string {
  const reason = wrong instanceof Failure ? wrong.reason : null;
  const key = `refused-${reason?.message ?? ""}`;
  const values = Object.fromEntries(Object.entries(reason?.arguments ?? {}).map(([name, value]) => [name, value ?? ""]));
  return settings.words.has(key) ? settings.words.say(key, values) : t("failed");
}
