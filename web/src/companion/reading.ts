/** How long a line takes that is said to a room. It is reckoned from its letters: no voice is ever asked how far it is. */

/** What a slow voice says in a second, and how long it takes to begin. */
const LETTERS_A_SECOND = 13;
const TO_BEGIN = 500;

/** Milliseconds in which a line can be said, or read from the other end of a room. */
export function reading(text: string): number {
  return TO_BEGIN + (1000 * text.length) / LETTERS_A_SECOND;
}
