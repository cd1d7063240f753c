"""What stands on the box of a game, in both languages: for a list of games, by whoever has them."""

from __future__ import annotations

from sortilege.bots.ladder import ladder
from sortilege.content import game_folder
from sortilege.kernel.ruleset import Ruleset
from sortilege.server.table.game_words import rules_of_ledger
from sortilege.server.table.http_records import GameCard, GameTold
from sortilege.shelf import is_brought
from sortilege.text import LANGUAGES, Words, catalogue_file


def card_of(rules: Ruleset) -> GameCard:
    folder = game_folder(rules.name)
    return GameCard(
        rules.name, rules.revision, list(rules.modes), rules.seats, list(rules.options), rules.without_undo,
        list(rules.table.signs), ladder(rules.name), rules.table.as_moderator is not None,
        max(rules.table.windows.values(), default=0.0), rules.usual_seats, rules.at_once,
        rules.emblem, rules.box,
        {language: told(rules.name, language) for language in LANGUAGES},
        has_lesson=(folder / "lesson.toml").is_file(),
        has_rules=(folder / "words" / LANGUAGES[0] / "rules.md").is_file() or bool(rules_of_ledger(rules.name)),
        rated=[] if is_brought(rules.name) else [mode for mode in rules.modes if mode not in rules.unrated],
    )  # fmt: skip


def told(game: str, language: str) -> GameTold:
    """What the box says; a game without words has its name."""
    if not catalogue_file(language, f"{game}/game").is_file():
        return GameTold(game, "", "")
    words = Words(language, f"{game}/game")
    line = next((name for name in ("label", "line") if words.has("game", name)), None)
    return GameTold(
        words.say("game") if words.has("game") else game,
        words.say("game", line) if line else "",
        words.say("game", "kind") if words.has("game", "kind") else "",
    )
