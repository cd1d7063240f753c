/** What a printer does to a sentence: catalogues are written with the keys of a keyboard. So does `sortilege.typography`. */

import type { Language } from "./words";

const NO_BREAK = "\u00A0";

export function typeset(language: Language, text: string): string {
  const quoted = text.replaceAll("'", "’").replaceAll(/"([^"]*)"/g, "“$1”");
  if (language !== "fr") return quoted;
  return quoted
    .replaceAll(/ (?=[:;!?»])/g, NO_BREAK)
    .replaceAll("« ", `«${NO_BREAK}`)
    // A name may begin with a vowel: « de Inès » is « d’Inès ».
    .replaceAll(/(?<!\p{L})([Dd]|[Qq]u)e (?=\u0001?[AEIOUÀÂÉÈÊËÎÏÔŒ]\p{L})/gu, "$1’");
}
