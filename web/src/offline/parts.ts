/** What offline play is made of, as `offline.json` beside the page lists it. */

import type { GameCard } from "$lib/wire/types";
import { fileOf } from "./edition";

export interface Parts {
  readonly engine: string;
  readonly pyodide: string;
  /** By file: its size in bytes. */
  readonly parts: Readonly<Record<string, number>>;
  readonly page: Readonly<Record<string, number>>;
  /** The boxes of the games, which need no engine to be shown. */
  readonly games: readonly GameCard[];
}

let asked: Promise<Parts | null> | null = null;

/** The list; null where this page was built without it. */
export function parts(): Promise<Parts | null> {
  asked ??= fetch(fileOf("offline.json")).then(
    (answer) => (answer.ok ? (answer.json() as Promise<Parts>) : null),
    () => {
      asked = null;
      return null;
    },
  );
  return asked;
}
