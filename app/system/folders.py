"""Where Voltige keeps what belongs to a person."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths

from app.desktop_install.identity import WINDOW_CLASS


def name_application() -> None:
    """Have the application its name, by which its folders are called."""
    QCoreApplication.setOrganizationName("Voltige")
    # Also the class of all windows.
    QCoreApplication.setApplicationName(WINDOW_CLASS)


def data_folder() -> Path:
    """Where games, reports and the log are kept."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))


def played_folder() -> Path:
    """Where finished games are kept."""
    return data_folder() / "played"
