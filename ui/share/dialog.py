"""The dialog that exports a game; the window goes on meanwhile, and it can be stopped at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.dialogs import questions
from ui.dialogs.fitting_scroll_area import FittingScrollArea
from ui.files.paths import file_name, with_suffix
from ui.files.saving import Unsaved, write
from ui.look.style import text_scale
from ui.look.text import Phrase, translate
from ui.look.widgets.explanation import Explanation
from ui.look.widgets.screen_fit import room_for
from ui.share.form import ExportForm, Subject
from ui.share.work import Work

WIDTH: Final = 460
THIN: Final = 14
"""How high the bar is."""


class ExportDialog(QDialog):
    """Asks what is wanted and where to, and says how far it is."""

    exported = Signal(object)
    """The path of what was written."""

    def __init__(self, subject: Subject, title: str, folder: Path | None, language: str, parent: QWidget) -> None:
        """The file is called like `title`, in the folder of the game's own file if it has one."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("share", "Export the game"))
        self._title, self._folder = title, folder
        self._path = Path()
        """Where it is written to."""
        self._work: Work | None = None
        self.form = ExportForm(subject, language)
        self._secrets = Explanation()
        self.form.wanted.currentIndexChanged.connect(self._explain)
        self._explain()
        self.bar = QProgressBar(textVisible=False)
        self.bar.setMaximumHeight(THIN)
        self.bar.setAccessibleName(translate("share", "Progress"))
        self.said = Explanation()
        self.said.setObjectName("reason")
        # Paths and reasons of the system must never be read as markup.
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.export = QPushButton(translate("share", "Export…"))
        self.leave = QPushButton()
        self.export.clicked.connect(self._ask)
        self.leave.clicked.connect(self.reject)
        self._build()
        self._rest("")
        self.form.wanted.setFocus()

    def reject(self) -> None:
        """Stop what is being made; if nothing is, be gone."""
        if self._work is None:
            super().reject()
            return
        self._work.stop()
        self._rest(translate("share", "Stopped; nothing was written."))

    def _explain(self) -> None:
        self._secrets.setText(_ALL() if self.form.tells_all else _AS_SEEN())

    def _ask(self) -> None:
        """Ask where to, and begin."""
        suffix = f".{self.form.ending}"
        folder = self._folder or Path(QStandardPaths.writableLocation(self.form.place) or Path.home())
        kind = translate("share", "{kind} files (*{suffix})").format(kind=self.form.kind, suffix=suffix)
        proposed = str(folder / file_name(self._title, suffix))
        name, _ = QFileDialog.getSaveFileName(self, self.windowTitle(), proposed, kind)
        if not name:
            return
        path = with_suffix(Path(name), suffix).absolute()
        # The file dialog has asked about the name that was written, not about the one that came of it.
        if path.name == Path(name).name or not path.exists() or questions.may_replace(self, path):
            self._begin(path)

    def _begin(self, path: Path) -> None:
        self._path, self._folder = path, path.parent
        self._work = work = Work(self.form.making(), self)
        work.progressed.connect(self.bar.setValue)
        work.finished.connect(self._write)
        work.failed.connect(self._fail)
        self.bar.setValue(0)
        self._show_state(working=True)
        self.said.setText("")
        self.leave.setFocus()

    def _write(self, made: bytes) -> None:
        words = translate("share", "{path} could not be written: {reason}. What was there is untouched.")
        try:
            write(self._path, made, words)
        except Unsaved as refused:
            self._rest(str(refused))
            return
        self._work = None
        self.exported.emit(self._path)
        self.accept()

    def _fail(self) -> None:
        self._rest(translate("share", "This game can't be exported."))

    def _rest(self, said: str) -> None:
        """Be ready for a choice again."""
        self._work = None
        self._show_state(working=False)
        self.said.setText(said)
        self.export.setFocus()

    def _show_state(self, working: bool) -> None:
        self.form.setEnabled(not working)
        self.export.setEnabled(not working)
        self.bar.setVisible(working)
        self.leave.setText(translate("shell", "Stop") if working else translate("shell", "Cancel"))

    def _build(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 18, 24, 10)
        column.setSpacing(12)
        for widget in (self.form, self._secrets, self.said, self.bar):
            column.addWidget(widget)
        column.addStretch(1)
        # What comes and goes moves nothing.
        policy = self.bar.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.bar.setSizePolicy(policy)
        buttons = QDialogButtonBox()
        buttons.addButton(self.export, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.leave, QDialogButtonBox.ButtonRole.RejectRole)
        self.export.setDefault(True)
        footer = QVBoxLayout()
        footer.setContentsMargins(24, 8, 24, 18)
        footer.addWidget(buttons)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(FittingScrollArea(content), 1)
        page.addLayout(footer)
        self.setMinimumWidth(min(round(WIDTH * text_scale()), room_for(self).width()))


_AS_SEEN: Final = Phrase("share", "It shows what you see: what is hidden from you stays hidden.")
_ALL: Final = Phrase("share", "The game is over, so the text names every card that anybody drew.")
