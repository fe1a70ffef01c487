"""Every window lies on the screen, however small that is, and whatever screen it was left on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from ui.look.widgets.screen_fit import within

ROOT = Path(__file__).parents[2]
SIZES = [(1024, 600), (1280, 720), (1366, 768), (1920, 1080)]
SCALES = [1, 2, 3]


def on_a_screen(home: Path, size: tuple[int, int], scale: int, *arguments: str) -> str:
    """What the app prints on a screen of its own."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": size[0], "height": size[1]}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    (home / "screens.json").write_text(json.dumps({"windowFrameMargins": True, "screens": [screen]}))
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={home / 'screens.json'}",
        "QT_SCALE_FACTOR": str(scale),
        **{f"XDG_{name}_HOME": str(home / name.lower()) for name in ("CONFIG", "DATA", "CACHE")},
    }
    command = [sys.executable, "-m", "tests.app.on_a_screen", *arguments]
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=True)
    return run.stdout


@pytest.fixture(scope="module")
def left_large(tmp_path_factory: pytest.TempPathFactory) -> str:
    """How the window was left on a much larger screen."""
    return on_a_screen(tmp_path_factory.mktemp("screens"), (2560, 1600), 1)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "x".join(map(str, size)))
def test_every_window_lies_on_the_screen(size: tuple[int, int], scale: int, left_large: str, tmp_path: Path) -> None:
    told = json.loads(on_a_screen(tmp_path, size, scale, left_large))
    screen = QRect(*told["screen"])
    assert screen.width() == pytest.approx(size[0] / scale, abs=1), "the test looks at the screen that it meant"
    outside = {name: place for name, place in told["windows"].items() if not screen.contains(QRect(*place))}
    assert not outside, screen


@pytest.mark.parametrize(
    ("place", "inside"),
    [
        (QRect(10, 20, 300, 200), QRect(10, 20, 300, 200)),
        (QRect(900, 20, 300, 200), QRect(700, 20, 300, 200)),
        (QRect(-50, -60, 300, 200), QRect(0, 0, 300, 200)),
        (QRect(100, 100, 2000, 900), QRect(0, 0, 1000, 600)),
    ],
)
def test_a_window_keeps_what_it_can_of_its_place(place: QRect, inside: QRect) -> None:
    assert within(place, QRect(0, 0, 1000, 600)) == inside
