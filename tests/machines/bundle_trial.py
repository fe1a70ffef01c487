"""A bundle on a minimal machine: no Python, nothing of ours but one file, and Qt's system libraries."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import time
from pathlib import Path

from app.system.libraries import QT, X11, packages
from tests.app.screen import Screen
from tests.bundle.story import Story, Tell
from tests.machines.machine import PLAYER, TREE, Machine

INSTALL = "apt-get update -qq && apt-get install -y -qq --no-install-recommends"
FOLDERS = {f"XDG_{kind}_HOME": f"{TREE}/{kind.lower()}" for kind in ("DATA", "CONFIG", "CACHE")}


class There:
    """A plain user's folder on the machine, with the bundle in it and in no other place."""

    def __init__(self, machine: Machine, screen: Screen, bundle: Path) -> None:
        self.screen = screen
        self.folder = machine.root / TREE[1:]
        self.inside = TREE
        self._machine = machine
        self._name = Path(shutil.copy(bundle, self.folder)).name

    def start(self, *words: str) -> subprocess.Popen[str]:
        program, *arguments = words
        switch = ["--cli"] if program == "voltige-cli" else []
        command = shlex.join([f"./{self._name}", *switch, *arguments])
        display = self.screen.environment["DISPLAY"]
        return self._machine.start(command, PLAYER, network=False, DISPLAY=display, **FOLDERS)

    def give_away(self) -> None:
        """What was put into the folder from here belongs to the player."""
        subprocess.run(["chroot", self._machine.root, "/bin/chown", "-R", PLAYER, TREE], check=True)


class BundleTrial:
    """One bundle on one machine; an AssertionError if something is not as it should be."""

    def __init__(self, machine: Machine, place: There, tell: Tell) -> None:
        self._machine, self._place, self._tell = machine, place, tell
        self._started = time.monotonic()

    def run(self) -> None:
        code, _ = self._machine.run("command -v python3", PLAYER)
        assert code, "there is a Python"
        said, _ = self._place.start("voltige").communicate()
        assert len(said.splitlines()) == 1, said
        assert "please run: sudo apt-get install" in said, said
        self._report(f"without libraries: {said.strip()}")
        before = self._installed()
        code, said = self._machine.run(f"{INSTALL} {' '.join(packages([*QT, *X11]))}", "root")
        assert code == 0, said
        self._report(f"{len(self._installed() - before)} packages came with the libraries that Qt needs")
        Story(self._place, self._report).run()

    def _installed(self) -> set[str]:
        return set(self._machine.run("dpkg-query -W", PLAYER)[1].splitlines())

    def _report(self, what: str) -> None:
        self._place.give_away()
        self._tell(f"{self._machine.suite}, the bundle: {what} ({time.monotonic() - self._started:.0f} s)")
        self._started = time.monotonic()


def try_bundle(suite: str, bundle: Path, folder: Path, tell: Tell) -> None:
    """The bundle on one fresh machine, which is removed afterwards."""
    machine = Machine(suite, folder, bare=True)
    screen = Screen(folder)
    try:
        BundleTrial(machine, There(machine, screen, bundle), tell).run()
    finally:
        screen.close()
        machine.remove()
