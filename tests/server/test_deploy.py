"""The files in deploy/ do what they say: real nginx and Caddy in front of a real server, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import socket as sockets
import ssl
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # it ships no types
from websockets.asyncio.client import connect

from sortilege.server.metrics import REGISTRY
from sortilege.server.settings import Settings
from sortilege.testing.servers import Node
from sortilege.testing.services import free_port, need, stop, wait_for_port

pytestmark = pytest.mark.anyio
DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"
MOST_OF_AN_ANSWER = 2
"""Seconds, for Caddy in these tests."""


@pytest.fixture
def node(tmp_path: Path) -> Iterator[Node]:
    one = Node(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite3", public=f"https://{NAME}", proxies="127.0.0.1")
    one.start()
    yield one
    one.stop()


@contextlib.contextmanager
def nginx(node: Node, folder: Path) -> Iterator[int]:
    """The site as it is delivered, with another port, another certificate and this node."""
    port, plain = free_port(), free_port()
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
         "-subj", f"/CN={NAME}", "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", f"listen [::1]:{plain};"),
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen [::]:443 ssl", f"listen [::1]:{port} ssl"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem"),
        ("server 127.0.0.1:8765;", f"server 127.0.0.1:{node.port};"),
    ):
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\nevents {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    command = [need("nginx-light", "nginx"), "-c", f"{folder}/nginx.conf", "-p", str(folder)]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port, process)
        yield port
    finally:
        stop(process)


@contextlib.contextmanager
def caddy(node: Node, folder: Path) -> Iterator[int]:
    """The Caddyfile as it is delivered, with another port, a certificate of its own making and this node."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for old, new in (
        ("{\n\tservers", f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {free_port()}\n\tservers"),
        ("write 30m", f"write {MOST_OF_AN_ANSWER}s"),
        (f"\n{NAME} {{", f"\nhttps://127.0.0.1:{port} {{\n\tbind 127.0.0.1\n\ttls internal"),
        ("127.0.0.1:8765", f"127.0.0.1:{node.port}"),
    ):
        assert old in text
        text = text.replace(old, new)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    environment = {**os.environ, "XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
    command = [need("caddy", "caddy"), "run", "--config", f"{folder}/Caddyfile", "--adapter", "caddyfile"]
    process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
    try:
        wait_for_port(port, process)
        yield port
    finally:
        stop(process)


@pytest.mark.parametrize("proxy", [nginx, caddy])
async def test_a_table_is_played_through_a_proxy_that_keeps_its_limits(
    node: Node, tmp_path: Path, proxy: type[contextlib.AbstractContextManager[int]]
) -> None:
    with proxy(node, tmp_path) as port:  # type: ignore[call-arg]  # both take the same
        anybody = ssl.create_default_context()
        anybody.check_hostname, anybody.verify_mode = False, ssl.CERT_NONE
        async with httpx.AsyncClient(base_url=f"https://127.0.0.1:{port}", verify=False) as visitor:
            health = await visitor.get("/healthz")
            me = await visitor.post("/api/me", json={"name": "Zoé"})
            table = (await visitor.post("/api/tables", json={"game": "animaux", "seats": 2})).json()
            metrics = (await visitor.get("/metrics")).status_code
            spoofed = await visitor.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})
            try:
                huge = (await visitor.get("/healthz", headers={"x-much": "a" * 60_000})).status_code
            except httpx.TransportError:
                huge = 431
            cookie = f"sortilege={visitor.cookies['sortilege']}"
        address = f"wss://127.0.0.1:{port}/ws/{table['table']['id']}"
        async with connect(address, ssl=anybody, additional_headers={"cookie": cookie}) as socket:
            await asyncio.sleep(MOST_OF_AN_ANSWER + 0.5)
            await socket.send('{"t": "hello", "protocol": 1}')
            welcome = json.loads(await socket.recv())
        speaks = ssl.create_default_context()
        speaks.check_hostname, speaks.verify_mode = False, ssl.CERT_NONE
        speaks.set_alpn_protocols(["h2"])
        agreed = handshake(port, speaks)

    assert (health.status_code, health.json()["store"]) == (200, "well")
    assert "Secure" in me.headers["set-cookie"]
    assert health.headers["strict-transport-security"]
    assert (metrics, spoofed.status_code) == (404, 404)
    assert huge in (400, 413, 431)
    assert welcome["t"] == "welcome"
    assert agreed == "h2"


async def test_nginx_leaves_an_allowance_as_it_is_and_listens_by_both_protocols(node: Node, tmp_path: Path) -> None:
    most = httpx.Limits(max_connections=40)
    with nginx(node, tmp_path) as port:
        async with httpx.AsyncClient(verify=False, limits=most, timeout=httpx.Timeout(60.0, pool=None)) as school:
            asked = (school.get(f"https://127.0.0.1:{port}/api/me") for _ in range(800))
            codes = Counter(answer.status_code for answer in await asyncio.gather(*asked))
            by_the_other = (await school.get(f"https://[::1]:{port}/healthz")).status_code

    assert codes == {200: 800}
    assert by_the_other == 200


def handshake(port: int, context: ssl.SSLContext) -> str | None:
    with (
        sockets.create_connection(("127.0.0.1", port)) as plain,
        context.wrap_socket(plain, server_hostname="127.0.0.1") as wrapped,
    ):
        return wrapped.selected_alpn_protocol()


def test_the_units_are_ones_that_systemd_understands(tmp_path: Path) -> None:
    names = ("sortilege.service", "sortilege-backup.service", "sortilege-backup.timer")
    for name in names:
        unit = (DEPLOY / name).read_text(encoding="utf-8")
        assert ("/opt/sortilege/bin/sortilege " in unit) == name.endswith(".service")
        (tmp_path / name).write_text(unit.replace("/opt/sortilege/bin/sortilege", sys.executable), encoding="utf-8")

    command = [need("systemd", "systemd-analyze"), "verify", *(str(tmp_path / name) for name in names)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)

    assert [line for line in done.stderr.splitlines() if "sortilege" in line] == []


def known_metrics() -> set[str]:
    return {sample.name for metric in REGISTRY.collect() for sample in metric.samples} | {
        f"{metric.name}{'_total' if metric.type == 'counter' else ''}" for metric in REGISTRY.collect()
    }


def test_alerts_and_dashboard_name_only_metrics_there_are() -> None:
    alerts = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))
    board = json.loads((DEPLOY / "dashboard.json").read_text(encoding="utf-8"))
    rules = [rule["expr"] for group in alerts["groups"] for rule in group["rules"]]
    plots = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for text in (*rules, *plots) for name in re.findall(r"sortilege_\w+", text)}

    assert len(rules) >= 6
    assert named
    assert {name for name in named if name.removesuffix("_bucket") not in known_metrics()} == set()


def test_the_compose_file_starts_nodes_with_settings_there_are() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    given = {*compose["services"]["node-1"]["environment"], *re.findall(r"SORTILEGE_\w+", container)}

    assert set(compose["services"]) == {"node-1", "node-2", "postgres", "redis", "caddy"}
    assert {name.removeprefix("SORTILEGE_").lower() for name in given} <= set(Settings.__struct_fields__)


def test_the_list_of_who_was_erased_has_a_place_that_lasts() -> None:
    """Also with PostgreSQL, where no SQLite file says where that is, and where nobody has a home."""
    unit = (DEPLOY / "sortilege.service").read_text(encoding="utf-8")
    words = " ".join(re.findall("^Environment=(.*)$", unit, re.MULTILINE)).split()
    given = dict(word.split("=", 1) for word in words)
    folder = re.search("^StateDirectory=(.*)$", unit, re.MULTILINE)
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    nodes = [compose["services"][name] for name in ("node-1", "node-2")]
    mounted = [one.split(":") for node in nodes for one in node["volumes"]]

    assert folder is not None
    assert Path(given["SORTILEGE_ERASED"]).parent == Path("/var/lib") / folder[1]
    for node in nodes:
        assert str(Path(node["environment"]["SORTILEGE_ERASED"]).parent) in [where for _, where in mounted]
    assert {name for name, _ in mounted} <= set(compose["volumes"])


def test_prometheus_understands_the_alerts_and_they_fire_when_they_should(tmp_path: Path) -> None:
    """A node without Redis says nothing of it, one with PostgreSQL nothing of a disk, and nobody is called for that."""

    def fires(name: str, alert: str, values: str, is_called: bool) -> dict[str, object]:
        series = [{"series": f'sortilege_{name}{{instance="a"}}', "values": values}]
        rule = next(one for one in rules if one["alert"] == alert)
        expected = [{"exp_labels": {"instance": "a", **rule["labels"]}, "exp_annotations": rule["annotations"]}]
        asked = [{"eval_time": "45m", "alertname": alert, "exp_alerts": expected if is_called else []}]
        return {"interval": "1m", "input_series": series, "alert_rule_test": asked}

    promtool = need("prometheus", "promtool")
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    tests = [
        fires("store_well", "SortilegeStore", "0x60", True),
        fires("store_well", "SortilegeStore", "1x60", False),
        fires("hub_connected", "SortilegeAlone", "0x60", True),
        fires("hub_connected", "SortilegeAlone", "1x60", False),
        fires("rooms", "SortilegeDisk", "1x60", False),
        fires("disk_free_bytes", "SortilegeDisk", "1000000000x60", True),
        fires("disk_free_bytes", "SortilegeDisk", "10000000000x60", False),
        fires("disk_free_bytes", "SortilegeDisk", "10000000000-5000000x60", True),  # 10 GB less 5 MB a minute
        fires("disk_free_bytes", "SortilegeDisk", "10000000000-2000000x60", False),
    ]
    written = {"rule_files": [str(DEPLOY / "alerts.yaml")], "evaluation_interval": "1m", "tests": tests}
    (tmp_path / "tests.yaml").write_text(yaml.safe_dump(written), encoding="utf-8")
    said = [
        subprocess.run([promtool, *words], capture_output=True, text=True, check=False)
        for words in (
            ["check", "config", str(DEPLOY / "prometheus.yaml")],
            ["test", "rules", str(tmp_path / "tests.yaml")],
        )
    ]
    watched = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))["scrape_configs"]
    up = next(rule["expr"] for rule in rules if rule["alert"] == "SortilegeDown")

    assert [one.returncode for one in said] == [0, 0], [one.stdout + one.stderr for one in said]
    assert up == f'up{{job="{watched[0]["job_name"]}"}} == 0'
