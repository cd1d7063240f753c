"""What a printer does to a sentence: catalogues are written with the keys of a keyboard.

The web table does the same to the same catalogues, in `web/src/lib/text/typography.ts`. No narrow space (U+202F) before
`;`, `!` and `?`: none of the page's fonts has one, and what stands in for it is as wide as somebody else's font says.
"""

from __future__ import annotations

import re

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

NO_BREAK = "\N{NO-BREAK SPACE}"
BEFORE_A_UNIT = re.compile(r"(?<=\d) (?=(?:ms|s|min|h|Mo)(?![\w’'-]))")
QUOTED = re.compile(r'"([^"]*)"')
MUTE_H = "Herbologie|Hypnose|Hôtel"
"""The names in the games whose h is mute; before Hache, Hibou, Hutte or a player called Hugo nothing is dropped."""
BEFORE_A_VOWEL = re.compile(rf"(?<![^\W\d_])([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊËÎÏÔŒ]\w|(?:{MUTE_H})\b)")
CONTRACTED = {
    "de le": "du", "de les": "des", "à le": "au", "à les": "aux",
    "De le": "Du", "De les": "Des", "À le": "Au", "À les": "Aux",
}  # fmt: skip
BEFORE_AN_ARTICLE = re.compile(r"(?<![^\W\d_])((?:[Dd]e|[Àà]) les?) (?=[A-ZÀÂÉÈÊÎÔŒ])")


def typeset(language: str, text: str) -> str:
    """Curly quotes, and the spaces that French keeps together with a sign."""
    text = QUOTED.sub("“\\1”", text.replace("'", "’"))
    if language != "fr":
        return text
    return re.sub(" (?=[:;!?%»])", NO_BREAK, text).replace("« ", f"«{NO_BREAK}")


def join(language: str, said: str) -> str:
    """A sentence with its gaps filled in: numbers keep units, and before a name French says « d’Inès », « au Port »."""
    if language != "fr":
        return said
    said = BEFORE_A_UNIT.sub(NO_BREAK, said)
    said = BEFORE_A_VOWEL.sub("\\1’", said)
    return BEFORE_AN_ARTICLE.sub(lambda found: f"{CONTRACTED[found[1]]} ", said)


class Typesetter(Transformer):
    """Sets a catalogue's own words; what fills their gaps (a name, a file, a command) stays as it is."""

    def __init__(self, language: str) -> None:
        self.language = language

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802, named by the library
        node.value = typeset(self.language, node.value)
        return node
