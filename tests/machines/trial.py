"""What a newcomer goes through on a minimal machine, as root and as a plain user; each step says how it went."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

from tests.app.screen import Screen
from tests.machines.machine import PLAYER, Machine, stop

HALF = "python3 -m venv --without-pip .venv"
RENDER = ".venv/bin/voltige-cli render resources/pictures/jump-4.voltige /tmp/table.png"
TITLE = "Voltige$"
PATIENCE = 900.0
OWN = ("make", "Setting up", "Installing system packages")
"""How lines begin that say what is being done."""

Tell = Callable[[str], None]


class Trial:
    """One machine and one user; an AssertionError if something is not as it should be."""

    def __init__(self, machine: Machine, user: str, screen: Screen, tests: str, tell: Tell) -> None:
        self._machine = machine
        self._user = user
        self._screen = screen
        self._tests = tests
        self._tell = tell

    def run(self) -> None:
        self._without_apt()
        if self._user == "root":
            self._refused("without a network", "make play", "is there a network?", network=False)
        else:
            self._plain_user_is_told_what_to_install("play")
            self._refused("without a network", "make play", "is there a network?", network=False)
        self._passes(f"rm -rf .venv && {HALF}")
        self._window("after half a .venv")
        self._window("again")
        self._without_library("libxcb-cursor.so.0", ".venv/bin/voltige", "libxcb-cursor0")
        self._without_library("libEGL.so.1", RENDER, "libegl1")
        self._refused("no such display", "DISPLAY=:7654 .venv/bin/voltige", "is DISPLAY right?")
        if self._user != "root":
            self._plain_user_is_told_what_to_install("test")
        self._passes(f"make test TESTS='{self._tests}'")

    def _without_apt(self) -> None:
        apt = self._machine.root / "usr/bin/apt-get"
        hidden = apt.rename(apt.with_name("hidden"))
        said = self._refused("no Debian", "make play", "libEGL.so.1")
        hidden.rename(apt)
        assert "apt" not in said, said

    def _without_library(self, library: str, command: str, package: str) -> None:
        (path,) = self._machine.root.glob(f"usr/lib/*/{library}")
        hidden = path.rename(path.with_name("hidden"))
        self._refused(f"without {library}", command, f"sudo apt-get install {package}")
        hidden.rename(path)

    def _plain_user_is_told_what_to_install(self, target: str) -> None:
        said = self._refused("packages missing", f"make {target}", "sudo apt-get install")
        assert target != "play" or not self._machine.has(".venv"), "half a .venv was left"
        packages = re.findall(r"sudo apt-get install (.*)", said)[0]
        install = f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {packages}"
        self._passes(install, "root")

    def _refused(self, when: str, command: str, words: str, network: bool = True) -> str:
        """A command ends with one sentence."""
        started = time.monotonic()
        running = self._machine.start(command, self._user, network, DISPLAY=self._screen.environment["DISPLAY"])
        said, _ = running.communicate()
        lines = [line for line in said.splitlines() if not line.startswith(OWN)]
        self._report(f"{command}, {when}: {lines}", started)
        assert running.returncode, said
        assert len(lines) == 1, said
        assert words in lines[0], said
        return str(said)

    def _window(self, when: str) -> None:
        """`make play` opens a window that is seen on the screen."""
        started = time.monotonic()
        running = self._machine.start("make play", self._user, DISPLAY=self._screen.environment["DISPLAY"])
        seen = ""
        while running.poll() is None and not seen and time.monotonic() < started + PATIENCE:
            seen = self._screen.do("search", "--onlyvisible", "--name", TITLE, check=False)
            time.sleep(0.2)
        said = stop(running)
        assert seen, said
        self._report(f"make play, {when}: a window", started)

    def _passes(self, command: str, user: str | None = None) -> None:
        started = time.monotonic()
        code, said = self._machine.run(command, user or self._user)
        assert code == 0, said
        last = said.strip().splitlines()[-1:] if command.startswith("make") else ""
        self._report(f"{command}: passes {last or ''}", started)

    def _report(self, what: str, started: float) -> None:
        who = "root" if self._user == "root" else "a plain user"
        self._tell(f"{self._machine.suite}, {who}: {what} ({time.monotonic() - started:.0f} s)")


def try_out(suite: str, user: str, folder: Path, tests: str, tell: Tell) -> None:
    """One newcomer on one fresh machine, which is removed afterwards."""
    machine = Machine(suite, folder)
    screen = Screen(folder)
    try:
        Trial(machine, user, screen, tests, tell).run()
    finally:
        screen.close()
        machine.remove()


USERS = ("root", PLAYER)
