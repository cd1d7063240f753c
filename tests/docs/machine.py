"""A machine for the commands of docs/operate.md: a folder that stands for /, and what a sandbox lacks played by a few
lines. Everything that is not as on a real machine is declared here."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from sortilege.testing.services import free_port, need

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "operate.md"
NAME = "games.example.org"
"""The name that stands in the page and in deploy/."""
OWN = "tables.club.example"
"""The name of whoever types the commands."""
FOLDERS = ("/opt/", "/etc/", "/var/", "/root/")
"""Paths of the machine that lie in the test's folder instead."""
SYSTEMD = """#!{python}
import os, re, signal, subprocess, sys, time
home, (deed, *rest) = "{home}", sys.argv[1:]
name = rest[-1] if rest else ""
pid = f"{{home}}/{{name}}.pid"
def stop():
    if os.path.exists(pid):
        try:
            os.kill(int(open(pid).read()), signal.SIGTERM)
        except ProcessLookupError:
            pass
        time.sleep(2)
def start():
    values = dict(os.environ, PYTHONPATH="", XDG_DATA_HOME=f"{{home}}/data", XDG_CONFIG_HOME=f"{{home}}/config")
    if name == "caddy":
        command = ["{caddy}", "run", "--config", f"{{home}}/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
    else:
        unit = open(f"{{home}}/etc/systemd/system/{{name}}.service").read()
        words = " ".join(re.findall("^Environment=(.*)$", unit, re.M)).split()
        file = re.search("^EnvironmentFile=-(.*)$", unit, re.M)[1]
        words += open(file).read().split()
        values.update(word.split("=", 1) for word in words)
        command = re.search("^ExecStart=(.*)$", unit, re.M)[1].split()
    log = open(f"{{home}}/{{name}}.log", "a")
    process = subprocess.Popen(command, env=values, stdout=log, stderr=log, start_new_session=True)
    open(pid, "w").write(str(process.pid))
if deed != "daemon-reload":
    stop()
    start()
"""
"""`systemctl`: starts what the unit says, with its settings, and no other user; and Caddy, which a real machine has
running from its package."""
PIP = """#!/bin/sh
# There is no network to install from: this environment has the sources and the packages of the one that runs the tests.
exec {python} -c 'import sys; assert sys.argv[-1] == "sortilege[server]", sys.argv' "$@"
"""

PYTHON = """#!/bin/sh
# An environment as `python3 -m venv` makes it, with that pip.
set -e
{python} "$@" --without-pip
cp {furniture}/pip {furniture}/sortilege "$3/bin/"
cp {furniture}/here.pth "$3"/lib/python*/site-packages/
"""


def blocks() -> list[str]:
    """What is typed, in order."""
    return re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


class Machine:
    def __init__(self, home: Path) -> None:
        self.home = home
        self.port, self.https = free_port(), free_port()
        self.deploy = home / "sources" / "deploy"
        for folder in ("bin", "etc/caddy", "etc/systemd/system", "opt", "var/lib/sortilege", "root"):
            (home / folder).mkdir(parents=True)
        shutil.copytree(ROOT / "deploy", self.deploy)
        self._change("sortilege.service", ("8765", str(self.port)))
        self._change(
            "Caddyfile",
            ("{\n\tservers", f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {free_port()}\n\tservers"),
            (f"\n{NAME} {{", f"\nhttps://{NAME}:{self.https} {{\n\tbind 127.0.0.1\n\ttls internal"),
            ("127.0.0.1:8765", f"127.0.0.1:{self.port}"),
        )
        self._tool("apt-get", "#!/bin/sh\nexit 0\n")
        self._tool("systemctl", SYSTEMD.format(python=sys.executable, home=home, caddy=need("caddy", "caddy")))
        self._furnish()
        connect = f"--connect-to {OWN}:443:{OWN}:{self.https} --resolve {OWN}:{self.https}:127.0.0.1 --insecure"
        self._tool("curl", f'#!/bin/sh\nexec {need("curl", "curl")} {connect} "$@"\n')

    def _change(self, name: str, *pairs: tuple[str, str]) -> None:
        """A file of deploy/ for this folder, this port and a certificate of its own making."""
        text = (self.deploy / name).read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new)
        (self.deploy / name).write_text(self._here(text), encoding="utf-8")

    def _tool(self, name: str, text: str) -> None:
        file = self.home / "bin" / name
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def _here(self, text: str) -> str:
        for folder in FOLDERS:
            text = re.sub(rf"(?<![\w.]){folder}", f"{self.home}{folder}", text)
        return text.replace("sqlite+aiosqlite:////", "sqlite+aiosqlite:///")

    def type(self, block: str) -> str:
        """Runs a block as somebody would who types it with their own name, and gives what it prints."""
        text = self._here(block).replace(NAME, OWN).replace("127.0.0.1:8765", f"127.0.0.1:{self.port}")
        environment = {**os.environ, "PATH": f"{self.home}/bin:{os.environ['PATH']}", "PYTHONPATH": ""}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", text], cwd=self.home / "sources", env=environment,
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}\n{self.logs()}"
        return done.stdout

    def logs(self) -> str:
        return "\n".join(file.read_text(encoding="utf-8")[-3000:] for file in self.home.glob("*.log"))

    def _furnish(self) -> None:
        """What pip would have brought."""
        made = self.home / "opt" / "sortilege"
        furniture = self.home / "furniture"
        furniture.mkdir()
        found = [str(ROOT / "src"), *(path for path in sys.path if path.endswith("site-packages"))]
        (furniture / "here.pth").write_text("\n".join(found), encoding="utf-8")
        script = f"#!{made}/bin/python\nimport sys\nfrom sortilege.cli import main\nsys.exit(main())\n"
        for name, text in (("pip", PIP.format(python=sys.executable)), ("sortilege", script)):
            (furniture / name).write_text(text, encoding="utf-8")
            (furniture / name).chmod(0o755)
        self._tool("python3", PYTHON.format(python=sys.executable, furniture=furniture))

    def stop(self) -> None:
        for pid in self.home.glob("*.pid"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(int(pid.read_text()), signal.SIGTERM)
        time.sleep(1.0)


@contextlib.contextmanager
def machine(home: Path) -> Iterator[Machine]:
    one = Machine(home)
    try:
        yield one
    finally:
        one.stop()
