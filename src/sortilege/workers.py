"""Processes that work for this one."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.pool import Pool
from threading import Thread


def pool(workers: int) -> Pool:
    """For work that is handed out all at once."""
    return multiprocessing.get_context("spawn").Pool(workers, serve_the_first)


def executor(workers: int) -> ProcessPoolExecutor:
    """For work that comes one piece at a time, and may be given up."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), serve_the_first)


def serve_the_first() -> None:
    """Ctrl-C reaches every process of a terminal: what it means is for the first to say. If that one is killed, nobody
    else would ever end the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_first, daemon=True).start()


def end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os._exit(1)
