"""Opens every window and dialog of the app, one after the other, and prints where each of them lies on the screen.

Then the first window once more, left as the argument says by a window that was here before. Without an argument it is
that window, which fills the screen and prints how it was left.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QByteArray, QSettings, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from app.desktop import create_application, create_window
from core.catalog import CATALOG
from tests.ui.shell.flights import header
from tests.ui.shell.playing_on import dialog_over
from ui.dialogs import ask
from ui.dialogs.new_game import NewGame
from ui.look.text import translate
from ui.rulebook.window import RulebookWindow
from ui.shell.window import MainWindow

Place = tuple[int, int, int, int]


def place_of(window: QWidget) -> Place:
    """The window with its frame, once all of its layouts have been worked out."""
    for _ in range(3):
        QApplication.processEvents()
    frame = window.frameGeometry()
    return frame.left(), frame.top(), frame.width(), frame.height()


def places(window: MainWindow) -> Iterator[tuple[str, Place]]:
    yield "the first window", place_of(window)
    window.games.start(header())
    yield "a table with all docks", place_of(window)
    for game in CATALOG:
        yield f"a new game of {game}", while_open(partial(window.games.new, game))
    window.show_rules()
    book = window.rules.dock
    assert book is not None
    yield "a table with the rules", place_of(window)
    book.setFloating(True)
    yield "the rules over the table", place_of(book)
    book.close()
    yield "the rules beside a dialog", while_open(partial(window.games.new, "jump"), book_of)
    yield "playing on", while_open(lambda: dialog_over(window).open())
    yield "settings", while_open(window.show_preferences)
    yield "about", while_open(window.show_about)
    sentence = translate("shell", "{file} is damaged.").format(file="evening.voltige")
    part = translate("shell", "Open the good part ({moves} moves)").format(moves=128)
    answers = [part, translate("shell", "Open the last position")]
    yield "a message", while_open(lambda: ask.tell(window, sentence, sentence))
    yield "a question", while_open(lambda: ask.choose(window, sentence, sentence, answers))


def book_of(dialog: QWidget) -> QWidget:
    """The rules that can be read beside a dialog."""
    assert isinstance(dialog, NewGame)
    dialog.rules_asked.emit()
    book = dialog.findChild(RulebookWindow)
    assert book is not None
    return book


def while_open(opens: Callable[[], object], what: Callable[[QWidget], QWidget] = lambda dialog: dialog) -> Place:
    """Where a dialog lies that holds up whoever opened it, or what belongs to it; it is closed again."""
    seen: list[Place] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            QTimer.singleShot(10, look)
            return
        seen.append(place_of(what(dialog)))
        dialog.close()

    QTimer.singleShot(0, look)
    opens()
    while not seen:
        QApplication.processEvents()
    return seen[0]


def main() -> None:
    application = create_application()
    window = create_window(application)
    window.show()
    if len(sys.argv) == 1:
        window.setGeometry(window.screen().availableGeometry().adjusted(60, 60, -40, -40))
        sys.stdout.write(bytes(window.saveGeometry().toHex().data()).decode())
        return
    screen = window.screen().availableGeometry()
    found = dict(places(window))
    window.close()
    QSettings().setValue("window/geometry", QByteArray.fromHex(sys.argv[1].encode()))
    again = create_window(application)
    again.show()
    found["the window after a larger screen"] = place_of(again)
    again.close()
    sys.stdout.write(json.dumps({"screen": (0, 0, screen.width(), screen.height()), "windows": found}))


if __name__ == "__main__":
    main()
