/** Where the rules open: a small table of each game, from the words of its events and cards to an ID of the rules. */

/** Turned round: `{ "SAL-ACC-01": "RedPlayed TrialHeld" }` by word. */
export function byWord(words: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).flatMap(([id, all]) => all.split(" ").map((word) => [word, id])));
}
