"""The poster look of windows, menus and dialogs: palette and fonts, by day and by night, as people want them."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QLabel

from ui.look.contrast import Contrast, desktop_wants_more
from ui.look.fonts import load_fonts
from ui.look.sheet import POINTS, base_colour, sheet
from ui.look.theme import DARK, DISPLAY_FACE, HIGH_DARK, HIGH_LIGHT, LIGHT, TEXT_FACE, Theme
from ui.settings import Appearance, TextSize

WIDGETS: Final = ("-style", "Fusion")
"""How widgets are drawn, for the arguments of the application: asking for it later makes Python know all of QStyle."""
Role = QPalette.ColorRole

# PySide takes mere strings here, whatever it says of itself.
_CLASSES: Final[tuple[Any, ...]] = (
    *("QMenu", "QMenuBar", "QMenuItem", "QMessageBox", "QLabel", "QTipLabel", "QStatusBar", "QDockWidgetTitle"),
    *("QPushButton", "QCheckBox", "QRadioButton", "QToolButton", "QAbstractItemView", "QListView", "QHeaderView"),
    *("QComboMenuItem", "QComboLineEdit"),
)
"""What desktops have fonts of their own for, which would win over that of the application."""

_SCHEMES: Final = {
    Appearance.SYSTEM: Qt.ColorScheme.Unknown,
    Appearance.LIGHT: Qt.ColorScheme.Light,
    Appearance.DARK: Qt.ColorScheme.Dark,
}


class Style(QObject):
    """Styles the application, and signals when the style has changed."""

    changed = Signal()

    def __init__(
        self,
        application: QApplication,
        appearance: Appearance,
        contrast: Contrast = Contrast.SYSTEM,
        text_size: TextSize = TextSize.USUAL,
    ) -> None:
        super().__init__(application)
        self._application = application
        self._appearance, self._contrast = appearance, contrast
        self._text = text_size.factor
        self.theme = LIGHT
        load_fonts()
        self._set_fonts()
        self.choose(appearance)
        # Qt before 6.10 has no such hints.
        self._hints = getattr(application.styleHints(), "accessibility", lambda: None)()
        if self._hints is not None:
            self._hints.contrastPreferenceChanged.connect(self._dress)
        application.styleHints().colorSchemeChanged.connect(self._dress)

    def choose(self, appearance: Appearance, contrast: Contrast | None = None) -> None:
        """By day, by night, or as the desktop has it from now on; and how strongly things stand out, where given."""
        self._appearance = appearance
        if contrast is not None:
            self._contrast = contrast
        self._application.styleHints().setColorScheme(_SCHEMES[appearance])
        self._dress()

    def set_text_size(self, text_size: TextSize) -> None:
        """Have words this large from now on, in windows and on tables."""
        if text_size.factor != self._text:
            self._text = text_size.factor
            self._set_fonts()
            self._dress()

    def _set_fonts(self) -> None:
        font = QFont(TEXT_FACE)
        font.setPointSizeF(POINTS * self._text)
        self._application.setFont(font)
        for name in _CLASSES:
            self._application.setFont(font, name)

    def _dress(self) -> None:
        theme = self._wanted()._replace(text=self._text)
        self._application.setPalette(palette(theme))
        self._application.setStyleSheet(sheet(theme))
        if theme != self.theme:
            self.theme = theme
            self.changed.emit()

    def _wanted(self) -> Theme:
        hints = self._application.styleHints()
        high = self._contrast is Contrast.HIGH
        if self._contrast is Contrast.SYSTEM:
            high = desktop_wants_more(hints)
        dark = self._appearance is Appearance.DARK
        if self._appearance is Appearance.SYSTEM:
            dark = hints.colorScheme() == Qt.ColorScheme.Dark
        by_day, by_night = (HIGH_LIGHT, HIGH_DARK) if high else (LIGHT, DARK)
        return by_night if dark else by_day


def display_font(points: float) -> QFont:
    """The face of posters and headings; `points` are those at the usual text size."""
    font = QFont(DISPLAY_FACE)
    font.setPointSizeF(points * text_scale())
    return font


def text_font(points: float, bold: bool = False) -> QFont:
    """The face of everything else, where a painter needs it; `points` are those at the usual text size."""
    font = QFont(TEXT_FACE)
    font.setPointSizeF(points * text_scale())
    font.setBold(bold)
    return font


def text_scale() -> float:
    """How many times as large as usual the words in windows are."""
    return QApplication.font().pointSizeF() / POINTS


def set_as_heading(label: QLabel, points: int) -> None:
    """Have a label look like a heading, and grow with the text size; `points` is one of `HEADINGS`."""
    label.setProperty("heading", points)


def palette(theme: Theme) -> QPalette:
    """The theme as Qt's widgets understand it."""
    colours = {
        Role.Window: theme.paper,
        Role.WindowText: theme.ink,
        Role.Base: base_colour(theme),
        Role.AlternateBase: theme.paper_shade,
        Role.Text: theme.ink,
        Role.PlaceholderText: theme.muted,
        Role.Button: theme.paper_shade,
        Role.ButtonText: theme.ink,
        Role.BrightText: theme.on_accent,
        Role.ToolTipBase: theme.ink,
        Role.ToolTipText: theme.paper,
        Role.Highlight: theme.blue,
        Role.HighlightedText: theme.sky if theme.dark else "#ffffff",
        # Links stand in toasts only, whose ground is ink.
        Role.Link: "#ad2f1c" if theme.dark else "#f2bf3f",
        Role.LinkVisited: "#ad2f1c" if theme.dark else "#f2bf3f",
        Role.Accent: theme.accent,
    }
    made = QPalette()
    for role, colour in colours.items():
        made.setColor(role, QColor(colour))
    for role in (Role.WindowText, Role.Text, Role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return made
