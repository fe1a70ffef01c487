"""What people do with a bundle: start it, watch Aces play, save the game, come back, and ask the terminal."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from core.catalog import CATALOG
from core.loading import load
from core.players import Kind, Player
from core.record import dump, header_of
from core.session import Session
from tests.app.screen import Screen

SETTINGS = "[General]\nlanguage=en\npace={pace}\nspeed=off\nthinking=300\nsound=on\n"
LONGEST = 600.0
"""Seconds that a whole game may take on a busy machine."""
GAME = "jump"

Tell = Callable[[str], None]


class Place(Protocol):
    """Where a bundle is tried: here, or in a system of its own."""

    screen: Screen
    folder: Path
    """A folder of the person who plays, as it is seen from here."""
    inside: str
    """The same folder as the bundle sees it."""

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start a program of the bundle: `voltige` or `voltige-cli`, with its arguments."""
        ...


class Story(NamedTuple):
    """The whole story, step by step; an AssertionError where something is not as it should be."""

    place: Place
    tell: Tell

    def run(self) -> None:
        saved = self.place.folder / "aces.voltige"
        saved.write_bytes(_game_of_aces())
        self._listen(saved)
        self._play_and_save(saved)
        self._come_back(saved)
        self._ask_the_terminal()

    def _listen(self, saved: Path) -> None:
        self._set_pace("brisk")
        app = self._open(saved)
        _seen(lambda: self._has_loaded("_miniaudio"), app)
        self._quit(app)
        assert "no_library" not in self._log()
        self.tell("the window opened, and found what plays sounds")

    def _play_and_save(self, saved: Path) -> None:
        # There is nothing to wait for, and nothing to hear.
        self._set_pace("at_once")
        before = self._journals()
        app = self._open(saved)
        journal = _seen(lambda: next(iter(self._journals() - before), None), app)
        _seen(lambda: _is_over(journal), app)
        assert "was lost" not in self._log()
        self.tell("two Aces played a whole game in the window")
        self.place.screen.focus("aces")
        self.place.screen.key("ctrl+s")
        _seen(lambda: _is_over(saved), app)
        self._quit(app)
        self.tell("the game was saved, and the window closed")

    def _come_back(self, saved: Path) -> None:
        before = self._journals()
        app = self._open(saved)
        journal = _seen(lambda: next(iter(self._journals() - before), None), app)
        assert load(journal.read_bytes()).session.entries == load(saved.read_bytes()).session.entries
        self._quit(app)
        self.tell("the saved game was opened again as it was")

    def _ask_the_terminal(self) -> None:
        inside = self.place.inside
        assert self._said("--version").startswith("voltige-cli ")
        assert all(game in self._said("games") for game in CATALOG)
        words = "simulate loops --bot ace --jobs 2 --games 2 --seconds 0.02 --json"
        assert json.loads(self._said(*words.split()))["games"] == 2
        assert "success" in self._said("odds", "--cards", "4,7,12")
        self._said("check", f"{inside}/aces.voltige")
        for picture in ("table.png", "table.webp"):
            self._said("render", f"{inside}/aces.voltige", f"{inside}/{picture}", "--size", "640x400")
            assert (self.place.folder / picture).stat().st_size > 1000
        self.tell("voltige-cli simulated with Aces in two processes, reckoned odds, checked and drew the game")

    def _open(self, saved: Path) -> subprocess.Popen[str]:
        app = self.place.start("voltige", f"{self.place.inside}/{saved.name}")
        try:
            self.place.screen.place()
        except AssertionError:
            app.kill()
            raise AssertionError(app.communicate()[0]) from None
        return app

    def _quit(self, app: subprocess.Popen[str]) -> None:
        self.place.screen.focus("aces")
        self.place.screen.key("ctrl+q")
        said, _ = app.communicate(timeout=LONGEST)
        assert app.returncode == 0, said
        assert "Traceback" not in said, said

    def _said(self, *words: str) -> str:
        run = self.place.start("voltige-cli", *words)
        said, _ = run.communicate(timeout=LONGEST)
        assert run.returncode == 0, said
        return str(said)

    def _set_pace(self, pace: str) -> None:
        settings = self.place.folder / "config" / "Voltige" / "Voltige.conf"
        settings.parent.mkdir(parents=True, exist_ok=True)
        settings.write_text(SETTINGS.format(pace=pace))

    def _log(self) -> str:
        return "".join(path.read_text() for path in (self.place.folder / "data").rglob("*.log"))

    def _journals(self) -> set[Path]:
        return set((self.place.folder / "data").rglob("*.voltige"))

    def _has_loaded(self, library: str) -> bool:
        return any(library in maps for maps in _maps(self.place.screen.environment["DISPLAY"]))


def _game_of_aces() -> bytes:
    session: Session[Any, Any] = Session(CATALOG[GAME], 2, {}, 1)
    return dump(header_of(session, [Player(name, kind=Kind.ACE) for name in ("Ada", "Blériot")]), session)


def _is_over(record: Path) -> bool:
    try:
        return load(record.read_bytes()).session.outcome is not None
    except FileNotFoundError:
        return False


def _maps(display: str) -> Sequence[str]:
    """What the programs on a screen have loaded."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"DISPLAY={display}\0" in (process / "environ").read_text(errors="replace"):
                found.append((process / "maps").read_text(errors="replace"))
        except OSError:
            continue
    return found


def _seen(what: Callable[[], Any], app: subprocess.Popen[str]) -> Any:
    """What is seen at last; a program that ends meanwhile will never show it."""
    end = time.monotonic() + LONGEST
    while not (seen := what()):
        assert app.poll() is None, app.communicate()[0]
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.2)
    return seen
