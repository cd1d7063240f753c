"""Pages of the site that are no pages where they lie: notebooks, the games' rules beside the games, and what stands at
the root."""

from __future__ import annotations

import json
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parents[2]
SHELF = ROOT / "src" / "sortilege" / "shelf"
NOTEBOOKS = ROOT / "docs" / "notebooks"
AT_THE_ROOT = {
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
}
LINK = re.compile(r"\[([^\]]+)\]\(([^)#:]+)(#[^)]*)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name, page in AT_THE_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    for rules in sorted(SHELF.glob("*/words/*/rules.md")):
        game, language = rules.parts[-4], rules.parts[-2]
        text = rules.read_text(encoding="utf-8")
        files.append(File.generated(config, f"rules/{game}.{language}.md", content=text))
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{notebook.stem}.md", content=as_page(notebook)))
    return files


def as_page(notebook: Path) -> str:
    parts = []
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        text = "".join(cell["source"])
        parts.append(f"```python\n{text}\n```" if cell["cell_type"] == "code" else text)
    return "\n\n".join(parts)


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links from the repository lead to pages of the site where there is one; elsewhere the words stay."""

    def lead(found: re.Match[str]) -> str:
        words, target, place = found[1], found[2].replace(".ipynb", ".md"), found[3] or ""
        inside = AT_THE_ROOT.get(target, target.removeprefix("docs/"))
        there = str((Path(page.file.src_uri).parent / inside).as_posix())
        return f"[{words}]({inside}{place})" if files.get_file_from_path(there) is not None else words

    return LINK.sub(lead, markdown)
