"""The pages of somebody who comes often cost the same however many games they have played: the short version of
`make crowded`, which counts what the database does instead of how long it takes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from sortilege.server.http.people import COOKIE
from sortilege.server.storage.store import Store
from sortilege.testing.crowd import come_often, fill
from sortilege.testing.servers import running

pytestmark = pytest.mark.anyio
FEW, MANY = 1500, 6000
SHARE = 0.5
STEPS = 10
"""The database says so whenever it has done so many steps."""


class Steps:
    """What a database did."""

    def __init__(self) -> None:
        self.count = 0

    def listen(self, connection: Any, _record: Any) -> None:
        if hasattr(connection, "run_async"):  # what is written goes another way
            connection.run_async(lambda driver: driver.set_progress_handler(self.step, STEPS))

    def step(self) -> int:
        self.count += STEPS
        return 0


async def work(folder: Path, games: int) -> dict[str, int]:
    """By question: how many steps the database needs for it, where the regular has played half of that many games."""
    url = f"sqlite+aiosqlite:///{folder}/{games}.sqlite3"
    store = await Store.open(url)
    regular = await fill(store, *await come_often(store), games, SHARE)
    await store.close()
    steps = Steps()
    found: dict[str, int] = {}
    sa.event.listen(sa.Engine, "connect", steps.listen)
    async with running(url) as server, httpx.AsyncClient(base_url=server.base, timeout=60.0) as client:
        client.cookies.set(COOKIE, regular.token)
        for name, address in regular.questions().items():
            (await client.get(address)).raise_for_status()
            before = steps.count
            answer = await client.get(address)
            found[name] = steps.count - before
            assert len(answer.content) > 2, f"{name}: there is nothing to be seen"
    sa.event.remove(sa.Engine, "connect", steps.listen)
    return found


async def test_four_times_as_many_games_cost_hardly_more(tmp_path: Path) -> None:
    few, many = await work(tmp_path, FEW), await work(tmp_path, MANY)

    assert few.keys() == many.keys()
    assert sum(many.values()) > 1000, "they were counted"
    for name, steps in many.items():
        assert steps <= 2.5 * few[name] + 500, f"{name}: {few[name]} steps among {FEW} games, {steps} among {MANY}"
