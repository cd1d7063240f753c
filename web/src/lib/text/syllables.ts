/** Where a long word may be broken on a narrow card. */

const SOFT = "\u00ad";
const LONG = 11;
/** Letters that stay together at least, before and after a break. */
const BEFORE = 3;
const AFTER = 4;
const BETWEEN_VOWELS = /([aeiouyàâéèêëîïôùûœ])([bcdfghjklmnpqrstvwxzç]+)(?=[aeiouyàâéèêëîïôùûœ])/gi;
/** Consonants that begin a syllable together, in French and in English. */
const TOGETHER = /(?:[bcdfgptv][lr]|[cpst]h|gn|qu)$/i;

/** The same text, with soft hyphens between syllables of its long words. */
export function breakable(text: string): string {
  return text.replace(/[^\s.,:;!?'’()-]+/g, (word) => (word.length < LONG ? word : hyphenated(word)));
}

function hyphenated(word: string): string {
  return word.replace(BETWEEN_VOWELS, (all: string, vowel: string, between: string, at: number) => {
    const starts = TOGETHER.test(between) ? 2 : 1;
    const place = at + vowel.length + between.length - starts;
    if (place < BEFORE || word.length - place < AFTER) return all;
    return `${vowel}${between.slice(0, -starts)}${SOFT}${between.slice(-starts)}`;
  });
}
