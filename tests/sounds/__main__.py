"""`make sounds`: synthesise all sounds, and measure and draw them for the docs."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtGui import QGuiApplication

from tests.sounds.levels import measure
from tests.sounds.making import made, read
from tests.sounds.page import draw, with_table
from ui.look.fonts import load_fonts
from ui.sound.sounds import FOLDER, Sound

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    """Write every file anew; the same code makes the same bytes."""
    application = QGuiApplication([])
    load_fonts()
    FOLDER.mkdir(exist_ok=True)
    for sound in Sound:
        (FOLDER / f"{sound}.wav").write_bytes(made(sound))
    samples = {sound: read(FOLDER / f"{sound}.wav") for sound in sorted(Sound)}
    page = DOCS / "sounds.md"
    found = {sound: measure(heard) for sound, heard in samples.items()}
    page.write_text(with_table(page.read_text(encoding="utf-8"), found), encoding="utf-8")
    draw(samples, DOCS / "sounds.webp")
    application.quit()


if __name__ == "__main__":
    main()
