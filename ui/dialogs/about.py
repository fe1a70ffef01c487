"""The box that says what Voltige is, and whose games these are."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDir, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ui.dialogs.fitting_scroll_area import FittingScrollArea
from ui.hangar import poster
from ui.look.style import set_as_heading, text_scale
from ui.look.text import translate
from ui.look.theme import Theme
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.screen_fit import room_for
from ui.version import app_version

WIDTH: Final = 660
"""Where the screen is narrower, the words have it for themselves."""


class About(QDialog):
    """A small print of the poster, and the credits."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("shell", "About Voltige"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = QLabel(translate("shell", "Voltige"))
        set_as_heading(title, 26)
        words = Explanation("\n\n".join(credit_lines()))
        words.setObjectName("credits")
        words.setFixedWidth(min(round(360 * text_scale()), room_for(self).width() - 60))
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setSpacing(20)
        if room_for(self).width() >= WIDTH * text_scale():
            row.addWidget(_Print(theme), 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.addWidget(title)
        column.addWidget(words)
        column.addStretch(1)
        row.addLayout(column, 1)
        page = QVBoxLayout(self)
        page.addWidget(FittingScrollArea(content), 1)
        page.addWidget(buttons)


class _Print(QWidget):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(QSize(220, 340))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        poster.paint(painter, QRectF(self.rect()), self._theme)
        painter.end()


def credit_lines() -> list[str]:
    """What the box says, paragraph by paragraph."""
    return [
        translate("shell", "Version {version}: a table for flying and flicking games.").format(version=app_version()),
        translate(
            "shell",
            "The games belong to their authors and publishers: Lucky Loop by Karsten Hartwig and Wolfgang Panning, "
            "Jump! by Wolfgang Kramer and Michael Kiesling, Targets by Wilfried Fort. "
            "Voltige contains no text or art of theirs.",
        ),
        translate("shell", "Voltige is free software under the MIT licence."),
        translate(
            "shell", "Set in Limelight and Jost, both under the SIL Open Font License. Built with Qt and PySide."
        ),
        translate("shell", "Games, reports and the log are kept in {folder}.").format(folder=_data_folder()),
    ]


def _data_folder() -> str:
    return QDir.toNativeSeparators(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
