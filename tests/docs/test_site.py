"""The site has every page: what lies in docs, the rules of every game in both languages, and all that can be called."""

from __future__ import annotations

from pathlib import Path

import yaml  # type: ignore[import-untyped]  # it ships no types

import sortilege
from sortilege.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SITE = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))


def pages(part: object) -> set[str]:
    if isinstance(part, str):
        return {part}
    inside = part.values() if isinstance(part, dict) else part if isinstance(part, list) else []
    return {page for one in inside for page in pages(one)}


def test_every_page_of_the_docs_is_in_the_site() -> None:
    docs = ROOT / "docs"
    written = {str(page.relative_to(docs)) for page in docs.rglob("*.md")}
    written |= {str(book.relative_to(docs).with_suffix(".md")) for book in docs.rglob("*.ipynb")}

    assert written - pages(SITE["nav"]) == set()


def test_the_rules_of_every_game_are_in_both_languages() -> None:
    wanted = {f"rules/{game}.{language}.md" for game in sortilege.games() for language in LANGUAGES}

    assert wanted <= pages(SITE["nav"])


def test_the_site_is_strict_and_asks_nobody_for_fonts() -> None:
    assert SITE["strict"] is True
    assert SITE["theme"]["font"] is False
