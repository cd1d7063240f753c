"""The web client, if it has been built into the package; otherwise a page that says how."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

WEB = Path(str(files("sortilege"))) / "web_dist"
A_YEAR = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Sortilège</title>
<h1>Sortilège</h1>
<p lang="fr">Le serveur tourne, mais la page n’a pas été construite. Lancez <code>make web</code>, puis rechargez.</p>
<p>The server is running, but the page has not been built. Run <code>make web</code>, then reload.</p>
<p><a href="/schema">HTTP interface</a></p>
"""


@get("/", include_in_schema=False, sync_to_thread=False)
def front_page() -> Response[bytes]:
    return serve("")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def web_client(path: FromPath[str]) -> Response[bytes]:
    return serve(path.strip("/"))


def serve(wanted: str) -> Response[bytes]:
    """A file of the web client; any other address is a page of it. Files with a hash in their name
    never change, everything else is asked for again each time."""
    if wanted.startswith(("api/", "ws/", "schema/")):
        raise NotFoundException("no such thing here")
    found = file_of(wanted) if wanted else WEB / "index.html"
    if found is None:
        if "." in wanted.rpartition("/")[2]:
            raise NotFoundException("no such file")
        found = WEB / "index.html"
    if not found.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_EACH_TIME})
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    keep = A_YEAR if wanted.startswith("assets/") else ASK_EACH_TIME
    return Response(found.read_bytes(), media_type=kind, headers={"cache-control": keep})


def file_of(wanted: str) -> Path | None:
    """The file of that name, if there is one."""
    try:
        found = (WEB / wanted).resolve()
        return found if found.is_file() and found.is_relative_to(WEB.resolve()) else None
    except (OSError, ValueError) as wrong:  # nothing can have such a name
        raise NotFoundException("no such file") from wrong
