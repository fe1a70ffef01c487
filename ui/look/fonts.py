"""The faces that ship with Voltige."""

from __future__ import annotations

from importlib.resources import files

from PySide6.QtGui import QFontDatabase


def load_fonts() -> None:
    """Make the faces that ship with Voltige known to Qt; bare machines have none."""
    for name in ("Limelight-Regular.ttf", "Jost-Medium.ttf", "Jost-Bold.ttf"):
        QFontDatabase.addApplicationFontFromData((files("resources") / "common" / "fonts" / name).read_bytes())
