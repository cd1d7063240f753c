"""The engine is compiled while the server runs on its sources: quietly, once, and no longer than the server lives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys

from sortilege import engine
from sortilege.compiling import missing

LOG = logging.getLogger(__name__)


async def compile_engine_beside() -> bool:
    """Whether there is a compiled engine now that was not there when this process began."""
    if engine.COMPILED or engine.is_plain_wanted() or engine.checkout() is None:
        return False
    reason = missing()
    if reason is not None:
        LOG.warning("the engine stays plain, and bots think less: %s", reason)
        return False
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sortilege.compiling", "--beside",
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stderr is not None
        said = (await process.stderr.read()).decode(errors="replace").strip()
        if await process.wait():
            LOG.warning("the engine stays plain, and bots think less: %s", said)
            return False
    finally:
        end(process)
    LOG.info("the engine is compiled: bots use it from now on, the server from its next start on")
    return True


def end(process: asyncio.subprocess.Process) -> None:
    """Ends a build with all that works for it. What it leaves is never taken for a finished one."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            if os.name == "nt":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
