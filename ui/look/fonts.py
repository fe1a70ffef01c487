"""The faces that ship with Voltige."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase

from ui.look.shipped import COMMON


def load_fonts() -> None:
    """Make the faces that ship with Voltige known to Qt; bare machines have none."""
    for name in ("Limelight-Regular.ttf", "Jost-Medium.ttf", "Jost-Bold.ttf"):
        QFontDatabase.addApplicationFontFromData((COMMON / "fonts" / name).read_bytes())
