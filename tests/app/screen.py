"""A virtual screen with the real app on it, driven from outside its process like a person would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QPoint

from tests.app.waiting import PATIENCE, wait_for

ROOT = Path(__file__).parents[2]
WIDTH, HEIGHT = 1280, 800


class Screen:
    """One X server for one test, with a home of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._apps: list[subprocess.Popen[bytes]] = []
        reading, writing = os.pipe()
        size = f"{WIDTH}x{HEIGHT}x24"
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            display = told.readline().strip()
        self.environment = {
            **{key: value for key, value in os.environ.items() if not key.startswith("QT_")},
            "DISPLAY": f":{display}",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_CACHE_HOME": str(home / "cache"),
            "LANG": "C.UTF-8",
        }

    def settle(self, chosen: str) -> None:
        """Have the app find settings that somebody chose before."""
        settings = self.home / "config" / "Voltige" / "Voltige.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[General]\n{chosen}")

    def close(self) -> None:
        for app in self._apps:
            app.kill()
            app.wait()
        self._server.terminate()
        self._server.wait()

    def start(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start the app and put its window into the corner."""
        app = subprocess.Popen([sys.executable, "-m", "app.main", *arguments], cwd=ROOT, env=self.environment)
        self._apps.append(app)
        self.place()
        return app

    def place(self) -> None:
        """Put the window of an app that was started into the corner."""
        window = self.focus(".*Voltige$")
        self.do("windowmove", window, "0", "0", "windowsize", window, str(WIDTH), str(HEIGHT))

    def focus(self, name: str) -> str:
        """Wait for a window whose title begins like this and give it the keyboard; there is no window manager to do so.

        Only the beginning counts: a dialog about the table, still about to close, would take the keyboard with it.
        """
        window = wait_for(
            lambda: self.do("search", "--onlyvisible", "--name", f"^(Your turn: )?{name}", check=False)
        ).split()[0]
        self.do("windowfocus", "--sync", window)
        return window

    def do(self, *words: str, check: bool = True) -> str:
        """One xdotool command."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, check=check, capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout.strip()

    def key(self, *keys: str) -> None:
        self.do("key", *keys)

    def type(self, text: str) -> None:
        self.do("type", "--delay", "5", text)

    def click(self, at: QPoint) -> None:
        self.do("mousemove", str(at.x()), str(at.y()), "click", "1")

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, move over in steps, and let go."""
        self.do("mousemove", str(start.x()), str(start.y()), "mousedown", "1")
        for step in range(1, 9):
            at = start + (end - start) * step / 8
            self.do("mousemove", str(at.x()), str(at.y()))
        self.do("mouseup", "1")
