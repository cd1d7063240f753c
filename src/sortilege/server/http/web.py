"""The web client, if it has been built into the package; otherwise a page that says how."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from sortilege.server.http.gate import television_headers
from sortilege.server.http.services import Asked
from sortilege.server.http.static_files import StaticFile, static_file

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


@get("/", include_in_schema=False, sync_to_thread=True)
def front_page(request: Asked) -> Response[bytes]:
    return serve("", request)


@get("/{path:path}", include_in_schema=False, sync_to_thread=True)
def web_client(path: FromPath[str], request: Asked) -> Response[bytes]:
    return serve(path.strip("/"), request)


def serve(wanted: str, request: Asked) -> Response[bytes]:
    """A file of the web client; any other address is a page of it. Files with a hash in their name
    never change, everything else is asked for again each time. The big screen has a page of its own."""
    if wanted.startswith(("api/", "ws/", "schema/")):
        raise NotFoundException("no such thing here")
    found = file_of(wanted) if wanted else WEB / "index.html"
    for_television = wanted == "tv" or wanted.startswith("tv/")
    if for_television:
        found = WEB / "tv.html"
    if found is None:
        if "." in wanted.rpartition("/")[2]:
            raise NotFoundException("no such file")
        found = WEB / "index.html"
    if found.is_file():
        answered = answer(static_file(found), request, A_YEAR if wanted.startswith("assets/") else ASK_EACH_TIME)
    else:
        answered = Response(NOT_BUILT.encode(), media_type="text/html", headers={"cache-control": ASK_EACH_TIME})
    if for_television:
        answered.headers.update(television_headers(request.headers.get("host", "")))
    return answered


def answer(file: StaticFile, request: Asked, keep: str) -> Response[bytes]:
    """The file in the smallest form that can be read, or that nothing has changed."""
    encoding, body = file.best(request.headers.get("accept-encoding", ""))
    tag = f'"{file.tag}"' if encoding == "identity" else f'"{file.tag}-{encoding}"'
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    known = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in known or "*" in known:
        return Response(b"", status_code=304, media_type=file.kind, headers=headers)
    if encoding != "identity":
        headers["content-encoding"] = encoding
    return Response(body, media_type=file.kind, headers=headers)


def file_of(wanted: str) -> Path | None:
    """The file of that name, if there is one."""
    try:
        found = (WEB / wanted).resolve()
        return found if found.is_file() and found.is_relative_to(WEB.resolve()) else None
    except (OSError, ValueError) as wrong:  # nothing can have such a name
        raise NotFoundException("no such file") from wrong
