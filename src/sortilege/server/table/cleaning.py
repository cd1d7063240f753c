"""Words of strangers as others may be shown them: nothing that cannot be seen, turns text around or climbs over it."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2
"""How many combining marks a letter may bear; no language in use needs more on one letter once composed."""
JOINERS = {"\u200c", "\u200d"}
"""Invisible, and needed to write Persian, Hindi and many emoji."""
EMOJI_STYLE = "\ufe0f"
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
FILLERS = {"\u115f", "\u1160", "\u2800", "\u3164", "\uffa0"}
"""Letters by name that show nothing."""


def cleaned(text: str) -> str:
    """The same words without control, bidirectional and invisible characters and without stacked marks; spaces of
    any kind and number are one space."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        if letter.isspace():
            kept.append(" ")
            marks = 0
        elif letter in FILLERS or (kind in INVISIBLE and letter not in JOINERS):
            continue
        elif kind in ("Mn", "Me") and letter != EMOJI_STYLE:
            marks += 1
            if marks <= MOST_MARKS and kept and kept[-1] != " ":
                kept.append(letter)
        else:
            kept.append(letter)
            if letter not in JOINERS and letter != EMOJI_STYLE:
                marks = 0
    return " ".join("".join(kept).split())


def can_be_read(text: str) -> bool:
    """Whether there is anything to see."""
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)


SIGNS = ("So", "Sm", "Sc")
APOSTROPHES = ("'", "’")


def words_in(text: str) -> int:
    """How many words somebody says: whatever is written between them, spaces, hyphens or other marks, parts them, but
    one apostrophe joins (*J'accuse*, *don't*). A sign that stands for a word, such as an emoji, is one too."""
    count = 0
    inside = joined = False
    for letter in text:
        kind = unicodedata.category(letter)
        if kind[0] in "LN":
            count += not inside
            inside = True
        elif kind[0] == "M" or letter in JOINERS:
            continue
        elif letter in APOSTROPHES and inside and not joined:
            joined = True
        else:
            count += kind in SIGNS
            inside = joined = False
    return count


def skeleton(name: str) -> str:
    """What two names share that look the same at a glance: case, width, marks and a few borrowed alphabets aside."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = [TWINS.get(letter, letter) for letter in plain if unicodedata.category(letter)[0] in "LN"]
    return "".join(letters)


CYRILLIC, GREEK, LATIN = "аеіјорсухѕԁһҝмтвнк", "αβεικνορτυχη", "ıi1|0"
TWINS = dict(zip(CYRILLIC + GREEK + LATIN, "aeljopcyxsdhkmtbhk" + "abelkvoptuxn" + "llllo", strict=True))
"""Letters of other alphabets that look like Latin ones, and Latin ones that look like each other."""


def apart(name: str, others: list[str]) -> str:
    """The name, with a number after it if somebody among the others could be mistaken for its bearer."""
    taken = {skeleton(other) for other in others}
    chosen, number = name, 2
    while skeleton(chosen) in taken:
        chosen, number = f"{name} ({number})", number + 1
    return chosen
