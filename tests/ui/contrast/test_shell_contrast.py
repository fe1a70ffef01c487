"""The colours of windows and dialogs stand out from each other in every theme, and follow the settings."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from tests.ui.contrast.colours import LEAST, LEAST_OF_LINES, contrast, rgb
from ui.look import style
from ui.look.contrast import Contrast
from ui.look.sheet import base_colour, sheet
from ui.look.style import Style, palette
from ui.look.theme import DARK, HIGH_DARK, HIGH_LIGHT, LIGHT, THEMES, Theme
from ui.settings import Appearance

Role = QPalette.ColorRole
PAIRS = (
    (Role.WindowText, Role.Window),
    (Role.Text, Role.Base),
    (Role.Text, Role.AlternateBase),
    (Role.PlaceholderText, Role.Base),
    (Role.ButtonText, Role.Button),
    (Role.ToolTipText, Role.ToolTipBase),
    (Role.HighlightedText, Role.Highlight),
    (Role.Link, Role.ToolTipBase),
)
"""Letters and their grounds; links stand in toasts, whose ground is that of tooltips."""
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SAID = re.compile(r"(?<![-\w])(color|background|selection-color|selection-background-color): (#\w{6})")
every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@every_theme
@pytest.mark.parametrize("group", [QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled])
def test_the_palette_can_be_read(theme: Theme, group: QPalette.ColorGroup) -> None:
    made = palette(theme)
    for letters, ground in PAIRS:
        over, under = (made.color(group, role).name() for role in (letters, ground))
        assert contrast(rgb(over), rgb(under)) >= LEAST, letters


@every_theme
def test_what_the_style_sheet_writes_can_be_read(theme: Theme) -> None:
    measured = 0
    for selector, body in RULE.findall(sheet(theme)):
        said = dict(SAID.findall(body))
        for over, under in (("color", "background"), ("selection-color", "selection-background-color")):
            if over in said and under in said:
                measured += 1
                assert contrast(rgb(said[over]), rgb(said[under])) >= LEAST, selector.strip()
    assert measured > 15


@every_theme
def test_letters_on_a_ground_that_another_rule_paints_can_be_read(theme: Theme) -> None:
    band = re.search(r"QWidget#watching \{ background: (#\w{6})", sheet(theme))
    assert band is not None
    for rule in ("QTabBar::tab", "QToolButton#corner", "QWidget#watching QToolButton:disabled"):
        found = re.search(rf"{rule} \{{[^}}]*(?<![-\w])color: (#\w{{6}})", sheet(theme))
        assert found is not None, rule
        assert contrast(rgb(found[1]), rgb(band[1])) >= LEAST, rule
    for rule in ("QLabel#explanation", "QLabel#reason"):
        found = re.search(rf"{rule} \{{[^}}]*(?<![-\w])color: (#\w{{6}})", sheet(theme))
        assert found is not None, rule
        assert contrast(rgb(found[1]), rgb(theme.paper)) >= LEAST, rule


@every_theme
def test_the_border_of_a_field_is_seen(theme: Theme) -> None:
    border = re.search(r"QLineEdit, QComboBox, QSpinBox \{[^}]*border: 1px solid (#\w{6})", sheet(theme))
    assert border is not None
    for ground in (theme.paper, base_colour(theme)):
        assert contrast(rgb(border[1]), rgb(ground)) >= LEAST_OF_LINES


@pytest.mark.parametrize("theme", [HIGH_LIGHT, HIGH_DARK])
def test_high_contrast_is_high(theme: Theme) -> None:
    assert contrast(rgb(theme.ink), rgb(theme.paper)) > 20
    assert contrast(rgb(theme.muted), rgb(theme.paper_shade)) > 7
    assert contrast(rgb(theme.accent), rgb(theme.paper)) > LEAST
    assert contrast(rgb(theme.glow), rgb(theme.paper)) > LEAST


@every_theme
def test_what_cannot_be_pressed_looks_different_also_where_nothing_is_pale(theme: Theme) -> None:
    for rule in (r"QPushButton:disabled", r"QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled"):
        found = re.search(rf"{rule} \{{[^}}]*border-style: (\w+)", sheet(theme))
        assert found is not None, rule
        assert (found[1] == "dashed") is theme.high


def test_the_settings_choose_the_contrast(qapp: QApplication) -> None:
    made = Style(qapp, Appearance.LIGHT, Contrast.USUAL)
    heard: list[Theme] = []
    made.changed.connect(lambda: heard.append(made.theme))
    made.choose(Appearance.LIGHT, Contrast.HIGH)
    made.choose(Appearance.DARK, Contrast.HIGH)
    made.choose(Appearance.DARK, Contrast.USUAL)
    made.choose(Appearance.LIGHT)
    assert heard == [HIGH_LIGHT, HIGH_DARK, DARK, LIGHT]
    assert qapp.palette().color(Role.Window) == QColor(LIGHT.paper)


def test_a_change_of_the_desktop_is_followed_at_once(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Style(qapp, Appearance.LIGHT, Contrast.SYSTEM)
    assert made.theme == LIGHT
    monkeypatch.setattr(style, "desktop_wants_more", lambda hints: True)
    hints = qapp.styleHints()
    hints.accessibility().contrastPreferenceChanged.emit(hints.accessibility().contrastPreference())
    assert made.theme == HIGH_LIGHT
    made.choose(Appearance.LIGHT, Contrast.USUAL)
    assert made.theme == LIGHT
