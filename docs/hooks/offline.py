"""The site is read without a network: whatever it loads lies in it."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError

LOADED = re.compile(
    r"<(?:script|img|iframe)[^>]+src=\"(?:https?:)?//[^\"]+|<link[^>]+rel=\"(?:stylesheet|preconnect)\"[^>]+//[^\"]+"
)


def on_post_build(config: MkDocsConfig) -> None:
    for page in sorted(Path(config.site_dir).rglob("*.html")):
        found = LOADED.search(page.read_text(encoding="utf-8"))
        if found:
            raise PluginError(f"{page.name} loads from elsewhere: {found[0][:200]}")
