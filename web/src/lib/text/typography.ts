/** What a printer does to a sentence: catalogues are written with the keys of a keyboard. So does `sortilege.typography`. */

import type { Language } from "./words";

const NO_BREAK = "\u00A0";
const CONTRACTED: Record<string, string> = {
  "de le": "du", "de les": "des", "à le": "au", "à les": "aux",
  "De le": "Du", "De les": "Des", "À le": "Au", "À les": "Aux",
};

/** A letter, and a capital; browsers that know no names of letters, as of old televisions, know those of our languages. */
function letters(): readonly [string, string] {
  try {
    if (new RegExp("\\p{L}", "u").test("é")) return ["\\p{L}", "\\p{Lu}"];
  } catch {
    // Such a browser.
  }
  return ["[A-Za-zÀ-ÖØ-öø-ÿŒœŸ]", "[A-ZÀ-ÖØ-ÞŒŸ]"];
}

const [LETTER, CAPITAL] = letters();
/** What fills a gap may begin with a vowel, a mute h or an article: « de Inès » is « d’Inès », « à le Port » « au Port ». */
const BEFORE_A_VOWEL = new RegExp(`(?<!${LETTER})([Dd]|[Qq]u)e (?=\u0001?(?:[AEIOUÀÂÉÈÊËÎÏÔŒ]${LETTER}|(?:Herbologie|Hypnose|Hôtel)(?!${LETTER})))`, "gu");
const BEFORE_AN_ARTICLE = new RegExp(`(?<!${LETTER})([Dd]e|[Àà]) (\u0001?)(les?) (?=${CAPITAL})`, "gu");
/** A number, its gap's mark, and a unit that is no longer word. */
const BEFORE_A_UNIT = new RegExp(`(\\d\u0002?) (?=(?:ms|s|min|h|Mo)(?!${LETTER}|[\\d’-]))`, "gu");

export function typeset(language: Language, text: string): string {
  const quoted = text.replaceAll("'", "’").replaceAll(/"([^"]*)"/g, "“$1”");
  if (language !== "fr") return quoted;
  return quoted
    .replaceAll(/ (?=[:;!?%»])/g, NO_BREAK)
    .replaceAll(BEFORE_A_UNIT, `$1${NO_BREAK}`)
    .replaceAll("« ", `«${NO_BREAK}`)
    .replaceAll(BEFORE_A_VOWEL, "$1’")
    .replaceAll(BEFORE_AN_ARTICLE, (_, before: string, mark: string, article: string) => `${CONTRACTED[`${before} ${article}`]} ${mark}`);
}
