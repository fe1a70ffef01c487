"""What the Game menu offers for sharing: a picture of the table to paste, and the game as a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QWidget

from ui.look.text import translate
from ui.share.dialog import ExportDialog
from ui.share.form import Subject
from ui.share.shared_game import SharedGame
from ui.share.still import portrait, size_of
from ui.share.work import Work
from ui.shell.game_page import GamePage
from ui.table.sight import Sight

FINER: Final = 2
"""Pixels of a copied picture for each one on the screen."""


def copy_picture(page: GamePage) -> Work:
    """Put the table as it is seen now into the clipboard, without anything that only hands need."""
    presenter = page.presenter
    layout, view = presenter.scene.layout_shown, presenter.view.table
    room = view.maximumViewportSize()
    seen = min(room.width(), room.height() * layout.width / layout.height)
    size = size_of(layout, FINER * seen * view.devicePixelRatioF())
    work = Work(portrait(layout, presenter.table.painters, presenter.picture_scale.pictures.theme, size), page)
    work.finished.connect(lambda image: _paste(page, image))
    return work


def _paste(page: GamePage, image: QImage) -> None:
    QGuiApplication.clipboard().setImage(image)
    page.presenter.view.toast.say(translate("share", "The table is in the clipboard as a picture."))


def export(page: GamePage, language: str, window: QWidget) -> ExportDialog:
    """Ask what is to become of a game."""
    presenter, viewer = page.presenter, page.presenter.viewer
    sight = Sight(presenter.seating, page.play, viewer.seat, viewer.watching)
    game = SharedGame.now(sight, page.header.created)
    subject = Subject(game, presenter.scene.layout_shown, presenter.picture_scale.pictures.theme)
    folder = None if page.path is None else page.path.parent
    dialog = ExportDialog(subject, page.title, folder, language, window)
    dialog.exported.connect(lambda path: _tell(page, path))
    dialog.open()
    return dialog


def _tell(page: GamePage, path: Path) -> None:
    page.presenter.view.toast.say(translate("share", "Exported as {path}.").format(path=path))
