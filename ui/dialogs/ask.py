"""Messages and questions to the person at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QInputDialog, QLineEdit, QMessageBox, QWidget

from ui.look.phrases import OK
from ui.look.text import translate
from ui.look.widgets.screen_fit import room_for

LINE: Final = 360
EDGE: Final = 20
"""How wide a line to write on is, and what a dialog has beside it."""


def tell(parent: QWidget, sentence: str, detail: str = "") -> None:
    """Show a message that holds nothing up: the game behind it goes on when it is read."""
    box = _box(parent, QMessageBox.Icon.Warning, sentence, detail)
    box.addButton(OK(), QMessageBox.ButtonRole.AcceptRole)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    _arrange(box)
    box.open()


def choose(parent: QWidget, question: str, detail: str, answers: Sequence[str]) -> int | None:
    """Which of the answers the person takes; None for Cancel."""
    box = _box(parent, QMessageBox.Icon.Question, question, detail)
    buttons = [box.addButton(answer, QMessageBox.ButtonRole.AcceptRole) for answer in answers]
    box.setDefaultButton(buttons[0])
    box.setEscapeButton(box.addButton(translate("shell", "Cancel"), QMessageBox.ButtonRole.RejectRole))
    _arrange(box)
    box.exec()
    clicked = box.clickedButton()
    return buttons.index(clicked) if clicked in buttons else None


def confirm(parent: QWidget, question: str, detail: str, answer: str) -> bool:
    """Whether the person really wants it."""
    return choose(parent, question, detail, [answer]) is not None


def write(parent: QWidget, question: str, written: str, longest: int) -> str | None:
    """What the person writes on one line; None for Cancel."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(translate("shell", "Voltige"))
    dialog.setLabelText(question)
    dialog.setTextValue(written)
    dialog.setOkButtonText(OK())
    dialog.setCancelButtonText(translate("shell", "Cancel"))
    line = dialog.findChild(QLineEdit)
    assert line is not None
    line.setMaxLength(longest)
    line.setMinimumWidth(min(LINE, room_for(dialog).width() - 2 * EDGE))
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.textValue() if accepted else None


def _box(parent: QWidget, icon: QMessageBox.Icon, sentence: str, detail: str) -> QMessageBox:
    box = QMessageBox(parent)
    box.setWindowTitle(translate("shell", "Voltige"))
    box.setIcon(icon)
    emblem = QApplication.windowIcon()
    if not emblem.isNull():
        # The style's own signs look as if another program spoke.
        box.setIconPixmap(emblem.pixmap(56, 56))
    # Names and reasons come from files; they must never be read as markup.
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(sentence)
    box.setInformativeText(detail)
    return box


def widest_box(screen: int) -> int:
    """How wide Qt lets a message be on a screen of this width, whatever its buttons need."""
    return screen if screen <= 1024 else min(screen - 480, 1000)


def _arrange(box: QMessageBox) -> None:
    """Have the answers one below the other, and everything closer, where there is no room for them in a row."""
    buttons, page = box.findChild(QDialogButtonBox), box.layout()
    assert buttons is not None
    assert page is not None
    margins = page.contentsMargins()
    room = min(room_for(box).width(), widest_box(box.screen().availableGeometry().width()))
    if buttons.sizeHint().width() + margins.left() + margins.right() > room:
        buttons.setOrientation(Qt.Orientation.Vertical)
        page.setContentsMargins(8, 4, 8, 4)
        page.setSpacing(2)
        # The layout is another one now.
        column = buttons.layout()
        assert column is not None
        column.setSpacing(0)
