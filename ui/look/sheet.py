"""The style sheet of windows, menus and dialogs: what a palette alone can't say."""

from __future__ import annotations

from string import Template
from typing import Final

from ui.look.shipped import COMMON
from ui.look.theme import DISPLAY_FACE, TEXT_FACE, Theme
from ui.table.art.surfaces import VERMILION, tint

POINTS: Final = 11
"""The usual text size."""
HEADINGS: Final = (14, 15, 20, 26)
"""The sizes of headings at the usual text size, in points."""


def base_colour(theme: Theme) -> str:
    """The ground of lists and fields: paper with more light, or less."""
    return tint(theme.paper, theme.sky if theme.dark else "#ffffff", 0.45)


def sheet(theme: Theme) -> str:
    """The sheet for a theme."""
    band, on_band = (theme.sky, theme.ink) if theme.dark else (theme.ink, theme.paper)
    box = round(15 * theme.text)
    colours = {
        "ink": theme.ink,
        "paper": theme.paper,
        "base": base_colour(theme),
        "shade": theme.paper_shade,
        "accent": theme.accent,
        "on_accent": theme.on_accent,
        "glow": theme.glow,
        "muted": theme.muted,
        "line": theme.ink if theme.high else tint(theme.paper, theme.ink, 0.3),
        # Where everything stands out, what can't be pressed has to look different in another way than by being pale.
        "disabled": "dashed" if theme.high else "solid",
        "field": theme.ink if theme.high else tint(theme.paper, theme.ink, 0.55),
        "band": band,
        "on_band": on_band,
        "on_band_muted": tint(on_band, band, 0.35),
        "display": DISPLAY_FACE,
        "text": TEXT_FACE,
        "small": f"{8.5 * theme.text:g}pt",
        "usual": f"{POINTS * theme.text:g}pt",
        "headline": f"{1.2 * POINTS * theme.text:g}pt",
        "task": f"{1.1 * POINTS * theme.text:g}pt",
        "sign": f"{13 * theme.text:g}pt",
        "largest": f"{40 * min(theme.text, 1.5):g}pt",
        "box": f"{box}px",
        "half": f"{box // 2 + 2}px",
        "stamp": VERMILION,
        "warning": "#f5775c" if theme.dark else "#ad2f1c",
        "thumb": tint(theme.paper_shade, theme.ink, 0.45),
        "check": _picture("check"),
        "cross": _picture("cross_night" if theme.dark else "cross_day"),
        "float": _picture("float_night" if theme.dark else "float_day"),
    }
    headings = (
        f'QLabel[heading="{points}"] {{ font-family: {DISPLAY_FACE}; font-size: {points * theme.text:g}pt; }}\n'
        for points in HEADINGS
    )
    return _SHEET.substitute(colours) + "".join(headings)


def _picture(name: str) -> str:
    """The path of a small picture, as style sheets want it."""
    return str(COMMON / f"{name}.svg").replace("\\", "/")


_SHEET: Final = Template("""
QMenuBar, QMenu, QTabBar, QDockWidget, QAbstractItemView, QHeaderView, QPushButton, QRadioButton, QCheckBox,
QComboBox, QLineEdit, QSpinBox, QToolTip { font-family: $text; font-size: $usual; }
QMenuBar { background: $band; color: $on_band; padding: 2px 6px; }
QMenuBar::item { padding: 4px 10px; background: transparent; }
QMenuBar::item:selected { background: $stamp; color: $on_accent; }
QMenu { background: $paper; color: $ink; border: 1px solid $line; padding: 4px; }
QMenu::item { padding: 5px 28px 5px 24px; }
QMenu::item:selected { background: $stamp; color: $on_accent; }
QMenu::item:disabled { color: $muted; background: transparent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QTabWidget { background: $band; }
QTabWidget::pane { border: 0; }
QTabBar { background: $band; qproperty-drawBase: 0; outline: 0; }
QTabBar::tab { background: transparent; color: $on_band_muted; padding: 6px 14px; border-bottom: 3px solid $band; }
QTabBar::tab:hover { color: $on_band; }
QTabBar::tab:selected { background: $paper; color: $ink; border-bottom-color: $accent; }
QTabBar::tab:selected:focus { border: 3px solid $accent; padding: 3px 11px 6px 11px; }
QDockWidget { font-weight: bold; border: 1px solid $line; }
QDockWidget::title { background: $shade; padding: 6px 10px; border-bottom: 2px solid $accent; }
QDockWidget { titlebar-close-icon: url("$cross"); titlebar-normal-icon: url("$float"); }
QDockWidget::close-button, QDockWidget::float-button {
    border: 0; border-radius: 4px; padding: 1px; background: transparent; icon-size: 16px;
}
QDockWidget::close-button:hover, QDockWidget::float-button:hover { background: $glow; }
QMainWindow::separator { background: $shade; width: 4px; height: 4px; }
QScrollBar { background: transparent; border: 0; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $thumb; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: $accent; }
QScrollBar::handle:disabled { background: transparent; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: 0; }
QDialogButtonBox, QMessageBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton {
    background: $paper; border: 2px solid $ink; border-radius: 5px; margin: 2px;
    padding: 5px 20px; font-weight: bold; outline: 0;
}
QPushButton:hover { border-color: $accent; }
QPushButton:focus { border: 4px solid $ink; margin: 0; }
QPushButton:pressed { background: $shade; }
QPushButton:default, QPushButton#primary { background: $stamp; color: $on_accent; border-color: $stamp; }
QPushButton:default:hover, QPushButton#primary:hover { border-color: $glow; }
QPushButton:default:focus, QPushButton#primary:focus { border-color: $ink; }
QPushButton:disabled { background: $shade; color: $muted; border-color: $line; border-style: $disabled; }
QPushButton#unfold {
    background: $shade; border: 0; border-radius: 0; margin: 4px 0 0 0; padding: 6px 10px; text-align: left;
}
QPushButton#unfold:hover { background: $glow; }
QPushButton#unfold:focus { background: $ink; color: $paper; }
QRadioButton#number {
    background: $paper; border: 2px solid $ink; border-radius: 5px; margin: 2px;
    padding: 4px 12px; spacing: 0; font-weight: bold; outline: 0;
}
QRadioButton#number::indicator { width: 0; height: 0; border: 0; image: none; }
QRadioButton#number:hover { border-color: $accent; }
QRadioButton#number:checked { background: $ink; color: $paper; }
QRadioButton#number:focus { border: 4px solid $ink; margin: 0; }
QLabel#headline { font-size: $headline; font-weight: bold; }
QLabel#explanation { color: $muted; }
QLabel#reason { color: $warning; font-weight: bold; }
QLabel#toast { background: $ink; color: $paper; border-radius: 6px; padding: 10px 16px; }
QLabel#bubble { background: $ink; color: $paper; border-radius: 6px; padding: 5px 11px; font-weight: bold; }
QFrame#handover { background: $paper; border: 2px solid $ink; border-radius: 8px; }
QLabel#last { background: $paper; color: $muted; font-size: $small; border: 1px solid $paper; padding: 0 8px; }
QLabel#last QToolButton { color: $muted; font-size: $small; padding: 0 8px; border-radius: 0; }
QLabel#last QToolButton:hover { color: $on_accent; }
QLabel#last QToolButton:checked { background: $shade; color: $ink; }
QLabel#last:focus { border-color: $ink; color: $ink; }
QFrame#notice { background: $paper; border-bottom: 2px solid $warning; }
QLabel#curtain_name { font-family: $display; font-size: $largest; }
QToolButton { border: 0; border-radius: 4px; padding: 1px 4px; font-size: $sign; background: transparent; }
QToolButton#cross { color: $on_band; }
QToolButton#cross[front="true"] { color: $ink; }
QToolButton#corner { color: $on_band; font-size: $usual; padding: 0 10px; margin: 1px 6px; }
QToolButton#corner { border: 1px solid $on_band_muted; }
QToolButton#corner:hover { color: $on_accent; }
QToolButton:hover, QToolButton#cross:hover { background: $stamp; color: $on_accent; }
QToolButton#cross[front="true"]:hover { color: $on_accent; }
QToolButton:focus, QToolButton#cross[front="true"]:focus { background: $ink; color: $paper; }
QToolButton#cross:focus { background: $on_band; color: $band; }
QLineEdit, QComboBox, QSpinBox { background: $base; border: 1px solid $field; border-radius: 4px; padding: 4px 8px; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $muted; border-style: $disabled; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus { border: 2px solid $ink; padding: 3px 7px; }
QLineEdit[keyboard="true"] { border: 2px solid $ink; padding: 3px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: 0; width: 22px; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { background: transparent; border: 0; padding: 0; }
QComboBox[bare="true"]::drop-down { width: 0; }
QComboBox::down-arrow {
    width: 0; height: 0; margin-right: 8px;
    border-left: 5px solid $base; border-right: 5px solid $base; border-top: 6px solid $ink;
}
QComboBox[bare="true"]::down-arrow { border: 0; margin: 0; }
QCheckBox::indicator { width: $box; height: $box; border: 2px solid $ink; border-radius: 4px; background: $base; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$check"); }
QRadioButton::indicator { width: $box; height: $box; border: 2px solid $ink; border-radius: $half; background: $base; }
QRadioButton::indicator:checked {
    background: qradialgradient(
        cx: 0.5, cy: 0.5, fx: 0.5, fy: 0.5, radius: 0.5, stop: 0.6 $accent, stop: 0.7 $base
    );
}
QCheckBox:focus, QRadioButton:focus { outline: 2px solid $ink; }
QSlider:horizontal { min-height: 26px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $thumb; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $ink; }
QSlider::handle:horizontal {
    width: 12px; margin: -7px 0; border: 2px solid $ink; border-radius: 8px; background: $paper;
}
QSlider::handle:horizontal:focus { width: 14px; margin: -9px 0; border: 4px solid $ink; border-radius: 11px; }
QSlider::handle:horizontal:hover { border-color: $accent; }
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled { background: $shade; border-color: $thumb; }
QComboBox QAbstractItemView { border: 1px solid $line; }
QWidget#result { background: $paper; border-top: 2px solid $accent; }
QWidget#timeline { background: $paper; border-top: 2px solid $line; }
QWidget#timeline QToolButton { border: 1px solid $line; }
QLabel#where { color: $muted; font-size: $small; }
QWidget#timeline QToolButton:disabled { border-style: $disabled; }
QWidget#lesson { background: $paper; border-bottom: 2px solid $accent; }
QLabel#task { font-size: $task; font-weight: bold; }
QProgressBar { background: $shade; border: 1px solid $line; border-radius: 4px; }
QProgressBar::chunk { background: $accent; border-radius: 3px; }
QWidget#watching { background: $band; }
QWidget#watching QLabel { color: $on_band; font-weight: bold; }
QWidget#watching QToolButton { color: $on_band; font-size: $usual; padding: 3px 10px; }
QWidget#watching QToolButton { border: 1px solid $on_band_muted; }
QWidget#watching QToolButton:hover { color: $on_accent; }
QWidget#watching QToolButton:focus { background: $on_band; color: $band; }
QWidget#watching QToolButton:disabled { color: $on_band_muted; border-color: $band; }
QToolTip { background: $ink; color: $paper; border: 0; padding: 4px; }
QListView, QTableView, QTreeView, QTextBrowser { border: 2px solid $base; outline: 0; }
QListView:focus, QTableView:focus, QTreeView:focus, QTextBrowser:focus { border-color: $ink; }
QListView, QTreeView {
    background: $base; padding: 0 4px;
    selection-background-color: $ink; selection-color: $paper;
}
QListView::item:selected, QTreeView::item:selected { background: $ink; color: $paper; }
QListView QScrollBar, QTableView QScrollBar, QTreeView QScrollBar, QTextBrowser QScrollBar { background: $base; }
QTableView::item { padding: 0 8px 0 4px; }
QListView::item { padding: 3px 0; }
QTreeView::item { padding: 2px 4px; }
QWidget#rulebook QToolButton { font-size: $usual; padding: 3px 10px; border: 1px solid $line; }
QWidget#rulebook QToolButton:checked { background: $shade; border-color: $ink; }
QWidget#rulebook QToolButton:disabled { color: $muted; }
QWidget#rulebook QToolButton:focus { background: $ink; color: $paper; }
QWidget#odds_panel:focus { border: 2px solid $ink; }
QHeaderView::section { background: $shade; border: 0; padding: 4px 8px; font-weight: bold; }
""")
