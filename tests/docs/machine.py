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
        os.makedirs(f"{{home}}/var/lib/" + re.search("^StateDirectory=(.*)$", unit, re.M)[1], 0o700, exist_ok=True)
        *before, command = [line.split() for line in re.findall("^ExecStart=(.*)$", unit, re.M)]
        if "Type=oneshot" in unit:
            for one in (*before, command):
                subprocess.run(one, env=values, check=True)
            return
    log = open(f"{{home}}/{{name}}.log", "a")
    process = subprocess.Popen(command, env=values, stdout=log, stderr=log, start_new_session=True)
    open(pid, "w").write(str(process.pid))
if name.endswith(".timer"):
    for kind in ("timer", "service"):
        open(f"{{home}}/etc/systemd/system/" + name.replace("timer", kind)).close()
elif deed != "daemon-reload":
    stop()
    start()
"""
"""`systemctl`: starts what the unit says, with its settings, and no other user; and Caddy, which a real machine has
running from its package. Timers are only looked for."""
SCP = """#!/bin/sh
# There is no other computer: a folder stands for the machine, another one for whoever types.
[ $# = 3 ] && [ "$1" = -r ] && exec cp -r "$2" "${{3#root@{own}:}}"
"""
SSH = """#!/bin/sh
[ "$1" = root@{own} ] && shift && exec "$@"
"""
PIP = """#!{python}
# There is no network to install from: what it depends on is that of the environment which runs the tests.
import json, pathlib, shutil, subprocess, sys
folder, _, extra = sys.argv[-1].rstrip("]").partition("[")
described = [sys.executable, "-m", "hatchling", "metadata"]
environment = dict(PATH="", PYTHONPATH=":".join({packages}))
project = json.loads(subprocess.run(described, cwd=folder, env=environment, check=True, capture_output=True).stdout)
assert project["name"] == "sortilege" and extra in project["optional-dependencies"], sys.argv
there = pathlib.Path(sys.argv[0]).parents[1]
(packages,) = there.glob("lib/python*/site-packages")
for source, target in (("src/sortilege", "sortilege"), ("locale", "sortilege/locale")):
    shutil.rmtree(packages / target, ignore_errors=True)
    shutil.copytree(pathlib.Path(folder, source), packages / target)
(packages / "what_it_needs.pth").write_text("\\n".join({packages}))
script = there / "bin" / "sortilege"
module, _, function = project["scripts"]["sortilege"].partition(":")
calls = f"import sys\\nfrom {{module}} import {{function}}\\nsys.exit({{function}}())\\n"
script.write_text(f"#!{{there}}/bin/python\\n{{calls}}")
script.chmod(0o755)
"""
"""Installs a folder as a wheel of it would be, if it is one of which a wheel can be made."""
PYTHON = """#!/bin/sh
# An environment as `python3 -m venv` makes it, with that pip.
set -e
{python} "$@" --without-pip
cp {furniture}/pip "$3/bin/"
"""


def blocks() -> list[str]:
    """What is typed, in order."""
    return re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


class Machine:
    def __init__(self, home: Path) -> None:
        self.home = home
        self.port, self.https = free_port(), free_port()
        self.desk = home / "desk"
        """Where the folder lies on the computer of whoever types."""
        for folder in ("bin", "desk", "etc/caddy", "etc/systemd/system", "opt", "var/lib", "root"):
            (home / folder).mkdir(parents=True)
        self._fetch_sources()
        self._change("sortilege.service", ("8765", str(self.port)))
        self._change("sortilege-backup.service")
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

    def _fetch_sources(self) -> None:
        """What a wheel is made of, and what belongs to a machine; not the page, nor what was made here."""
        for name in ("deploy", "locale", "src"):
            made = shutil.ignore_patterns("__pycache__", "web_dist", "*.so", "*.pyd")
            shutil.copytree(ROOT / name, self.desk / "sortilege" / name, ignore=made)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, self.desk / "sortilege")

    def _change(self, name: str, *pairs: tuple[str, str]) -> None:
        """A file of deploy/ for this folder, this port and a certificate of its own making."""
        file = self.desk / "sortilege" / "deploy" / name
        text = file.read_text(encoding="utf-8")
        for old, new in pairs:
            assert old in text
            text = text.replace(old, new)
        file.write_text(self._here(text), encoding="utf-8")

    def _tool(self, name: str, text: str) -> None:
        file = self.home / "bin" / name
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)

    def _here(self, text: str) -> str:
        for folder in FOLDERS:
            text = re.sub(rf"(?<![\w.]){folder}", f"{self.home}{folder}", text)
        return text

    def type(self, block: str) -> str:
        """Runs a block as somebody would who types it with their own name, and gives what it prints."""
        text = self._here(block).replace(NAME, OWN).replace("127.0.0.1:8765", f"127.0.0.1:{self.port}")
        at = self.desk if block.startswith(("scp ", "ssh ")) else self.home / "root" / "sortilege"
        environment = {**os.environ, "PATH": f"{self.home}/bin:{os.environ['PATH']}", "PYTHONPATH": ""}
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", text], cwd=at, env=environment,
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, f"{block}\n{done.stdout}\n{done.stderr}\n{self.logs()}"
        return done.stdout

    def logs(self) -> str:
        return "\n".join(file.read_text(encoding="utf-8")[-3000:] for file in self.home.glob("*.log"))

    def _furnish(self) -> None:
        """The tools of another computer, and the Python of this one."""
        self._tool("scp", SCP.format(own=OWN))
        self._tool("ssh", SSH.format(own=OWN))
        furniture = self.home / "furniture"
        furniture.mkdir()
        packages = [path for path in sys.path if path.endswith("site-packages")]
        (furniture / "pip").write_text(PIP.format(python=sys.executable, packages=packages), encoding="utf-8")
        (furniture / "pip").chmod(0o755)
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
