/** What a printer does to a sentence: catalogues are written with the keys of a keyboard. So does `sortilege.typography`. */

import type { Language } from "./words";

const NO_BREAK = "\u00A0";
const CONTRACTED: Record<string, string> = {
  "de le": "du", "de les": "des", "à le": "au", "à les": "aux",
  "De le": "Du", "De les": "Des", "À le": "Au", "À les": "Aux",
};

export function typeset(language: Language, text: string): string {
  const quoted = text.replaceAll("'", "’").replaceAll(/"([^"]*)"/g, "“$1”");
  if (language !== "fr") return quoted;
  return quoted
    .replaceAll(/ (?=[:;!?»])/g, NO_BREAK)
    .replaceAll("« ", `«${NO_BREAK}`)
    // What fills a gap may begin with a vowel, a mute h or an article: « de Inès » is « d’Inès », « à le Port » « au Port ».
    .replaceAll(/(?<!\p{L})([Dd]|[Qq]u)e (?=\u0001?(?:[AEIOUÀÂÉÈÊËÎÏÔŒ]\p{L}|(?:Herbologie|Hypnose|Hôtel)(?!\p{L})))/gu, "$1’")
    .replaceAll(/(?<!\p{L})([Dd]e|[Àà]) (\u0001?)(les?) (?=\p{Lu})/gu, (_, before: string, mark: string, article: string) => `${CONTRACTED[`${before} ${article}`]} ${mark}`);
}
