"""What nobody foresaw: it is logged, and whoever asked gets an answer of the usual form."""

from __future__ import annotations

import logging
import traceback
from typing import Any

import msgspec
from litestar import Request, Response

from sortilege.server.storage.trouble import StoreTrouble
from sortilege.server.table.moves import Refused

LOG = logging.getLogger(__name__)


def where(wrong: BaseException) -> str:
    """The kind of an error and the lines that led to it. Not its words: they may quote what somebody sent, or a row
    of the store."""
    return f"{type(wrong).__name__}\n" + "".join(traceback.format_tb(wrong.__traceback__))


def answer_failure(request: Request[Any, Any, Any], wrong: Exception) -> Response[dict[str, Any]]:
    """The route is logged, not the address, which may be an invitation."""
    route = {"method": request.method, "path": request.scope.get("path_template", ""), "status": 500}
    LOG.error("a request failed: %s", where(wrong), extra=route)
    return Response({"status_code": 500, "detail": "something broke here"}, status_code=500)


def answer_trouble(_: Request[Any, Any, Any], found: StoreTrouble) -> Response[dict[str, Any]]:
    """The store cannot do it; the log has said so."""
    refusal = Refused(f"store-{found.kind}").reason
    word = {"status_code": 503, "detail": refusal.message, "extra": msgspec.to_builtins(refusal)}
    return Response(word, status_code=503, headers={"retry-after": "5"})
