"""Puts the desktop app together from all its parts."""

from __future__ import annotations

import gc
import logging
import signal
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSettings, QSocketNotifier, QStandardPaths, Qt, QTimer, qVersion
from PySide6.QtWidgets import QApplication

from app.arguments.asked import Asked
from app.crash import CrashReports
from app.desktop_install.identity import ID
from app.instance import claim
from app.journals.library import Library
from app.language import Languages
from app.log import NAME, Log, report_errors
from app.system.folders import data_folder, name_application
from app.system.home import find_home
from app.system.qt_abort import explained_abort
from core.catalog import GAMES
from ui.look.shipped import COMMON
from ui.look.style import WIDGETS, Style
from ui.settings import Settings
from ui.shell.window import MainWindow

if sys.platform == "win32":
    from socket import socketpair
else:
    # The same without all else that there is about sockets, for which the first paint would wait.
    from _socket import socketpair
if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

Location = QStandardPaths.StandardLocation
SETTLED: Final = 300
"""Milliseconds after which a window is surely painted."""
LOGS = "log"
_LOG = logging.getLogger(__name__)


def run(asked: Asked) -> int:
    """Open the window and stay until it is closed."""
    application = create_application()
    instance = claim(data_folder(), asked.file, game=asked.game)
    if instance is None:
        return 0
    log = Log(data_folder() / LOGS, asked.verbose)
    log.start()
    window = create_window(application)
    instance.asked.connect(lambda file: _come_forward(window, file))
    instance.game_asked.connect(lambda game: _set_table(window, game))
    notifier = _quit_on_signals(application)
    window.show()
    # A second start before that waits; the first paint does not wait for what answering needs.
    QTimer.singleShot(SETTLED, instance.serve)
    if asked.file is not None or asked.game:
        # After the first paint, so that a dialog has a window to stand on; it shows the icon.
        application.setWindowIcon(_icon())
        QTimer.singleShot(0, partial(_answer, window, asked))
    QTimer.singleShot(SETTLED, partial(_settle, application, window))
    code = application.exec()
    instance.close()
    notifier.setEnabled(False)
    log.stop()
    return code


def _answer(window: MainWindow, asked: Asked) -> None:
    """Do what this start asks for."""
    if asked.file is not None:
        window.games.open(asked.file)
    else:
        window.games.new(asked.game)


def _settle(application: QApplication, window: MainWindow) -> None:
    """Do what the first paint did not wait for: show the icon, collect garbage, ask the desktop, say what runs here."""
    import platform

    from app.system.motion import desktop_motion
    from ui.version import app_version

    application.setWindowIcon(_icon())
    motion = desktop_motion(window)
    if motion is not None:
        motion.changed.connect(window.follow_desktop)
        motion.ask()
    # What the start has made stays as long as the window: looking through it again and again would be felt.
    gc.freeze()
    gc.enable()
    _LOG.info("Voltige %s, Python %s, Qt %s: ready", app_version(), platform.python_version(), qVersion())


def create_application() -> QApplication:
    """The application under its name, by which its folders are called."""
    find_home()
    with explained_abort():
        application = QApplication([*sys.argv[:1], *WIDGETS])
    name_application()
    application.setDesktopFileName(ID)
    return application


def create_window(application: QApplication) -> MainWindow:
    """The window with everything it needs."""
    data = data_folder()
    cache = Path(QStandardPaths.writableLocation(Location.CacheLocation))
    settings = Settings(QSettings())
    languages = Languages(application)
    language = languages.choose(settings.language)
    style = Style(application, settings.appearance, settings.contrast, settings.text_size)
    shelf = Library(data / "autosave", settings)
    window = MainWindow(settings, shelf, cache / "previews", style, language)
    window.settings_changed.connect(lambda: _speak(window, languages, settings))
    reports = CrashReports(data / "reports", partial(_tell, window), data / LOGS / NAME)
    reports.install()
    report_errors(reports.write)
    return window


def _come_forward(window: MainWindow, file: Path | None) -> None:
    """Answer a second start of Voltige: show the window, and the file it was started with."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.raise_()
    window.activateWindow()
    if file is not None:
        window.games.open(file)


def _set_table(window: MainWindow, game: str) -> None:
    """Answer a second start for a new game: somebody who is just being asked something is not interrupted."""
    _come_forward(window, None)
    # One that was installed since this Voltige began is not known here.
    if game in GAMES and QApplication.activeModalWidget() is None:
        window.games.new(game)


def _tell(window: MainWindow, sentence: str, detail: str) -> None:
    # The first paint does not wait for the dialog in which errors are told.
    from ui.dialogs import ask

    ask.tell(window, sentence, detail)


def _speak(window: MainWindow, languages: Languages, settings: Settings) -> None:
    before = languages.current
    if languages.choose(settings.language) != before:
        window.retranslate(languages.current)


def _icon() -> QIcon:
    from PySide6.QtGui import QIcon, QPixmap

    picture = QPixmap()
    picture.loadFromData((COMMON / "voltige.svg").read_bytes())
    return QIcon(picture)


def _quit_on_signals(application: QApplication) -> QSocketNotifier:
    """Leave as if the window were closed when the terminal or the system says so."""
    # Qt's loop runs no Python while it waits; the wake-up socket is what tells it that a signal came. It closes the
    # windows, too: Python runs a handler wherever it happens to be, which may be in the middle of painting one.
    ours, pythons = socketpair()
    pythons.setblocking(False)
    signal.set_wakeup_fd(pythons.fileno())
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(ours.fileno(), QSocketNotifier.Type.Read, application)
    notifier.activated.connect(lambda: ours.recv(64) and application.quit())
    # The sockets live as long as the notifier that listens to them.
    notifier.setProperty("sockets", (ours, pythons))
    return notifier
