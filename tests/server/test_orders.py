"""A node follows what operators did, whatever becomes of one deed."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from sortilege.client import WasClosed
from sortilege.server.http import orders
from sortilege.server.storage.erasing import erase
from sortilege.server.storage.operator import Operator
from sortilege.testing.servers import running
from tests.server.scenes import identity, two_at_a_table

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "EVERY", 0.1)
    monkeypatch.setattr(orders, "SENT_AWAY", 0.1)


def nowhere(folder: Path) -> str:
    """A list that nobody can write, not even root: its folder is a file."""
    (folder / "file").touch()
    return str(folder / "file" / "erased.txt")


async def test_a_deed_that_fails_is_noted_once_and_those_after_it_are_done(
    store_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(store_url, erased=nowhere(tmp_path)) as server, two_at_a_table(server) as (_, tina):
        store = server.services.rooms.store
        operator = Operator(store)
        await operator.note("erase", "somebody", "")
        await operator.sign_out(identity(tina.client), "asked for it")
        with pytest.raises(WasClosed, match="4403"):
            await tina.until(lambda: False, patience=5.0)
        await asyncio.sleep(0.5)
        failed = [(row["about"], row["reason"]) for row in await operator.audit() if row["what"] == "failed"]
    said = [one for one in caplog.records if "what an operator did failed here: erase" in one.getMessage()]

    assert [about for about, _ in failed] == ["somebody"]
    assert failed[0][1].startswith("erase: ")
    assert len(said) == 1
    assert said[0].levelno == logging.ERROR


async def test_a_server_starts_though_the_list_of_who_was_erased_cannot_be_written(
    store_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(store_url) as server, server.people("Newt") as (newt,):
        await erase(server.services.rooms.store, identity(newt), "asked for it", "command")
    async with running(store_url, erased=nowhere(tmp_path)) as server, server.people("Tina") as (tina,):
        await tina.my_tables()

    assert "see SORTILEGE_ERASED" in caplog.text
