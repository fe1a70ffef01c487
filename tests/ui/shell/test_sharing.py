"""Game → Copy as Picture and Game → Export…, in a window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage, QImageReader, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from core.catalog import CATALOG
from tests.ui.shell.conftest import Person
from tests.ui.shell.flights import fly, header
from tests.ui.shell.walking import keyboard_of
from ui.look import text
from ui.look.fonts import load_fonts
from ui.look.theme import LIGHT
from ui.share import work
from ui.share.dialog import ExportDialog
from ui.share.form import ExportForm, Wanted
from ui.share.steps import Step, Steps
from ui.share.work import Work
from ui.shell.game_page import GamePage
from ui.shell.window import MainWindow
from ui.table.sight import Sight
from ui.table.stage.painting import picture

LEFT = Qt.MouseButton.LeftButton
PATIENT = 60_000


@pytest.fixture
def page(window: MainWindow) -> GamePage:
    """A game that somebody plays against bots, which wait."""
    load_fonts()
    page = window.games.start(header("lucky_loop"))
    page.presenter.bots.halt(True)
    fly(page, 8)
    return page


class Files:
    """Somebody who answers the file dialog."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.answer = ""
        self.asked: list[tuple[str, str]] = []
        """The name that was proposed, and the files that were asked for."""

    def save(self, parent: object, title: str, proposed: str, kind: str) -> tuple[str, str]:
        self.asked.append((proposed, kind))
        return self.answer and str(self.folder / self.answer), kind


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Files:
    files = Files(tmp_path / "exports")
    files.folder.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", files.save)
    return files


def opened(window: MainWindow) -> ExportDialog:
    window.menu_actions.export.trigger()
    dialog = window.findChild(ExportDialog)
    assert dialog is not None
    assert dialog.isVisible()
    return dialog


def choose(dialog: ExportDialog, wanted: Wanted) -> None:
    dialog.form.wanted.setCurrentIndex(dialog.form.wanted.findData(wanted))


def export(dialog: ExportDialog, qtbot: QtBot) -> Path:
    """Press the button, and wait for what comes of it."""
    with qtbot.waitSignal(dialog.exported, timeout=PATIENT) as done:
        QTest.mouseClick(dialog.export, LEFT)
    assert done.args is not None
    path = done.args[0]
    assert isinstance(path, Path)
    return path


# --- a picture to paste ----------------------------------------------------------------------------------


def copied(window: MainWindow, qtbot: QtBot) -> QImage:
    QGuiApplication.clipboard().clear()
    window.menu_actions.copy_picture.trigger()
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull(), timeout=PATIENT)
    return QGuiApplication.clipboard().image()


def drawn(page: GamePage, image: QImage) -> QImage:
    presenter = page.presenter
    whole = picture(presenter.scene.layout_shown, presenter.table.painters, LIGHT, image.size())
    return whole.convertToFormat(image.format())


@pytest.mark.parametrize("game", sorted(CATALOG))
def test_the_table_is_copied_at_twice_its_pixels(window: MainWindow, qtbot: QtBot, game: str) -> None:
    load_fonts()
    page = window.games.start(header(game))
    page.presenter.bots.halt(True)
    fly(page, 5)
    # Until the panels have their places.
    QApplication.processEvents()
    image, view = copied(window, qtbot), page.presenter.view
    layout, room = page.presenter.scene.layout_shown, view.table.viewport().size()
    scale = 2 * view.devicePixelRatioF() * min(room.width() / layout.width, room.height() / layout.height)
    assert abs(image.width() - layout.width * scale) <= 1
    assert abs(image.height() - layout.height * scale) <= 1
    assert image == drawn(page, image)
    assert view.toast.isVisible()
    assert view.toast.text() == "The table is in the clipboard as a picture."


def test_no_ring_light_or_message_is_in_it(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    before = copied(window, qtbot)
    keyboard_of(window)
    page.presenter.view.table.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.presenter.view.table, Qt.Key.Key_Right)
    page.presenter.view.toast.say("A message")
    assert page.presenter.scene.glows
    page.presenter.view.table.by_keys = False
    page.presenter.showing.reword()
    assert copied(window, qtbot) == before


def test_what_is_looked_back_at_is_what_is_copied(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    now = copied(window, qtbot)
    page.presenter.showing.look_at(4)
    then = copied(window, qtbot)
    assert then != now
    assert then == drawn(page, then)
    page.presenter.showing.look_at(page.play.cursor)
    assert copied(window, qtbot) == now


def test_behind_a_curtain_nobody_s_cards_are_shared(window: MainWindow, qtbot: QtBot) -> None:
    load_fonts()
    page = window.games.start(header("lucky_loop", humans=2))
    presenter = page.presenter
    assert presenter.viewer.curtain
    public = Sight(presenter.seating, page.play).layout(presenter.scene.layout_shown.width)
    image = copied(window, qtbot)
    assert presenter.scene.layout_shown == public
    assert image == drawn(page, image)
    assert opened(window).form._subject.game.sight.seat is None


def test_keys_copy_it_too(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    keyboard_of(window)
    QTest.keySequence(window.windowHandle(), QKeySequence("Ctrl+Shift+C"))
    qtbot.waitUntil(lambda: not QGuiApplication.clipboard().image().isNull(), timeout=PATIENT)


def test_a_table_that_is_closed_meanwhile_copies_nothing(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    QGuiApplication.clipboard().clear()
    window.menu_actions.copy_picture.trigger()
    window.games.close(page)
    qtbot.wait(50)
    assert QGuiApplication.clipboard().image().isNull()


# --- files -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "name", "kind"),
    [
        (Wanted.ANIMATION, "game.webp", "WebP files (*.webp)"),
        (Wanted.PICTURE, "game.png", "PNG files (*.png)"),
        (Wanted.TEXT, "game.txt", "Plain text files (*.txt)"),
    ],
)
def test_a_game_becomes_a_file(
    window: MainWindow, page: GamePage, files: Files, qtbot: QtBot, wanted: Wanted, name: str, kind: str
) -> None:
    dialog = opened(window)
    choose(dialog, wanted)
    files.answer = name
    path = export(dialog, qtbot)
    assert path == files.folder / name
    assert Path(files.asked[0][0]).name == f"Lucky Loop{path.suffix}"
    assert files.asked[0][1] == kind
    assert [*files.folder.iterdir()] == [path]
    qtbot.waitUntil(lambda: window.findChild(ExportDialog) is None)
    assert page.presenter.view.toast.text() == f"Exported as {path}."
    if wanted is Wanted.TEXT:
        assert path.read_text("utf-8").startswith("Lucky Loop\n")
    else:
        reader = QImageReader(str(path))
        assert (reader.imageCount() > 1) is (wanted is Wanted.ANIMATION)
        assert not reader.read().isNull()


def test_a_picture_shows_the_position_that_is_looked_at(
    window: MainWindow, page: GamePage, files: Files, qtbot: QtBot
) -> None:
    page.presenter.showing.look_at(4)
    layout = page.presenter.scene.layout_shown
    dialog = opened(window)
    choose(dialog, Wanted.PICTURE)
    dialog.form.pixels.setCurrentIndex(0)
    files.answer = "then.png"
    image = QImage(str(export(dialog, qtbot)))
    assert image.width() == 1280
    then = picture(layout, page.presenter.table.painters, LIGHT, image.size())
    assert image == then.convertToFormat(image.format())


def test_a_text_is_in_the_language_that_was_asked_for(
    window: MainWindow, page: GamePage, files: Files, qtbot: QtBot
) -> None:
    for language, players in (("fr", "Joueurs"), ("en", "Players")):
        dialog = opened(window)
        choose(dialog, Wanted.TEXT)
        assert dialog.form.language.currentData() == "en"
        dialog.form.language.setCurrentIndex(dialog.form.language.findData(language))
        dialog.form.text.setCurrentIndex(1)
        files.answer = f"{language}.md"
        assert f"## {players}" in export(dialog, qtbot).read_text("utf-8").splitlines()
        qtbot.waitUntil(lambda: window.findChild(ExportDialog) is None)
        assert text.translate("shell", "Players") == "Players"


def test_the_game_goes_on_behind_it(window: MainWindow, page: GamePage, files: Files, qtbot: QtBot) -> None:
    told = page.presenter.game_log.lines(0)
    dialog = opened(window)
    choose(dialog, Wanted.TEXT)
    fly(page, 6, seed=2)
    later = [line.text for line in page.presenter.game_log.lines(0)[len(told) :]]
    assert later
    files.answer = "game.txt"
    lines = [line.strip() for line in export(dialog, qtbot).read_text("utf-8").splitlines()]
    assert told[-1].text in lines
    assert lines.count(later[-1]) == [line.text for line in told].count(later[-1])


def test_a_name_without_an_ending_gets_one_and_nothing_is_replaced_unasked(
    window: MainWindow, page: GamePage, files: Files, person: Person, qtbot: QtBot
) -> None:
    there = files.folder / "game.txt"
    there.write_text("before")
    dialog = opened(window)
    choose(dialog, Wanted.TEXT)
    files.answer, person.answer = "game", None
    QTest.mouseClick(dialog.export, LEFT)
    assert "game.txt is already there." in person.read[-1]
    assert there.read_text() == "before"
    assert dialog.export.isEnabled()
    person.answer = 0
    assert export(dialog, qtbot) == there
    assert there.read_text("utf-8") != "before"


def test_nothing_happens_without_a_name(window: MainWindow, page: GamePage, files: Files) -> None:
    dialog = opened(window)
    QTest.mouseClick(dialog.export, LEFT)
    assert files.asked
    assert dialog.form.isEnabled()
    assert not dialog.bar.isVisible()


def test_it_is_proposed_beside_the_games_own_file(
    window: MainWindow, page: GamePage, files: Files, tmp_path: Path
) -> None:
    page.save(tmp_path / "evening.voltige")
    QTest.mouseClick(opened(window).export, LEFT)
    assert files.asked[0][0] == str(tmp_path / "evening.webp")


# --- what stops ------------------------------------------------------------------------------------------


@pytest.fixture
def step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """However fast the machine is, the window comes to its turn after every step."""
    monkeypatch.setattr(work, "SLICE", 0.0)


def begun(window: MainWindow, files: Files) -> ExportDialog:
    """An animation that is being made."""
    dialog = opened(window)
    files.answer = "game.webp"
    QTest.mouseClick(dialog.export, LEFT)
    assert dialog.bar.isVisible()
    assert not dialog.form.isEnabled()
    assert dialog.leave.text() == "Stop"
    return dialog


@pytest.mark.usefixtures("step_by_step")
@pytest.mark.parametrize("steps", [0, 1, 50, 150])
def test_it_stops_at_once_and_leaves_nothing(
    window: MainWindow, page: GamePage, files: Files, qtbot: QtBot, steps: int
) -> None:
    dialog = begun(window, files)
    making = dialog.findChild(Work)
    assert making is not None
    for _ in range(steps):
        with qtbot.waitSignal(making.progressed, timeout=PATIENT):
            pass
    QTest.mouseClick(dialog.leave, LEFT)
    assert dialog.form.isEnabled()
    assert dialog.said.text() == "Stopped; nothing was written."
    qtbot.wait(50)
    assert [*files.folder.iterdir()] == []
    QTest.mouseClick(dialog.leave, LEFT)
    qtbot.waitUntil(lambda: window.findChild(ExportDialog) is None)


def test_escape_stops_first_and_then_leaves(window: MainWindow, page: GamePage, files: Files, qtbot: QtBot) -> None:
    dialog = begun(window, files)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.bar.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.findChild(ExportDialog) is None)
    assert [*files.folder.iterdir()] == []


def test_what_was_stopped_can_be_made_after_all(window: MainWindow, page: GamePage, files: Files, qtbot: QtBot) -> None:
    dialog = begun(window, files)
    QTest.mouseClick(dialog.leave, LEFT)
    choose(dialog, Wanted.TEXT)
    files.answer = "game.txt"
    assert export(dialog, qtbot).exists()


def test_the_window_does_other_things_meanwhile(window: MainWindow, page: GamePage, files: Files, qtbot: QtBot) -> None:
    dialog, ticks = opened(window), list[int]()
    clock = QTimer(dialog, interval=0)
    clock.timeout.connect(lambda: ticks.append(dialog.bar.value()))
    files.answer = "game.webp"
    clock.start()
    export(dialog, qtbot)
    assert len(set(ticks)) > 5
    assert ticks == sorted(ticks)


def test_the_window_can_be_closed_meanwhile(window: MainWindow, page: GamePage, files: Files, qtbot: QtBot) -> None:
    begun(window, files)
    assert window.close()
    qtbot.wait(50)
    assert [*files.folder.iterdir()] == []


# --- what goes wrong -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["missing/game.txt", "folder.txt"])
def test_what_can_t_be_written_is_said_and_can_be_tried_elsewhere(
    window: MainWindow, page: GamePage, files: Files, qtbot: QtBot, name: str
) -> None:
    (files.folder / "folder.txt").mkdir()
    before = [*files.folder.iterdir()]
    dialog = opened(window)
    choose(dialog, Wanted.TEXT)
    files.answer = name
    QTest.mouseClick(dialog.export, LEFT)
    qtbot.waitUntil(lambda: bool(dialog.said.text()), timeout=PATIENT)
    assert dialog.said.text().startswith(f"{files.folder / name} could not be written: ")
    assert dialog.said.text().endswith(". What was there is untouched.")
    assert [*files.folder.iterdir()] == before
    files.answer = "game.txt"
    assert export(dialog, qtbot).exists()


def failing() -> Steps[bytes]:
    yield Step(0, 1)
    raise ZeroDivisionError


def test_what_no_code_foresaw_is_said(
    window: MainWindow,
    page: GamePage,
    files: Files,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(ExportForm, "making", lambda self: failing())
    dialog = opened(window)
    files.answer = "game.webp"
    QTest.mouseClick(dialog.export, LEFT)
    qtbot.waitUntil(lambda: bool(dialog.said.text()), timeout=PATIENT)
    assert dialog.said.text() == "This game can't be exported."
    assert "ZeroDivisionError" in caplog.text
    assert dialog.form.isEnabled()


# --- when there is something to share --------------------------------------------------------------------


def test_without_a_game_there_is_nothing_to_share(window: MainWindow) -> None:
    for action in (window.menu_actions.copy_picture, window.menu_actions.export):
        assert not action.isEnabled()


def test_of_a_guided_game_there_are_pictures_but_no_record(window: MainWindow) -> None:
    window.lessons.begin("loops")
    assert window.menu_actions.copy_picture.isEnabled()
    assert not window.menu_actions.export.isEnabled()


def test_the_fields_are_those_of_what_is_wanted(window: MainWindow, page: GamePage) -> None:
    dialog = opened(window)
    form = dialog.form
    fields = {
        Wanted.ANIMATION: {form.frame, form.speed},
        Wanted.PICTURE: {form.pixels, form.picture},
        Wanted.TEXT: {form.language, form.text},
    }
    every = set[Any]().union(*fields.values())
    for wanted, shown in fields.items():
        choose(dialog, wanted)
        assert {field for field in every if field.isVisible()} == shown
    assert "stays hidden" in dialog._secrets.text()


def test_of_a_finished_game_it_says_that_nothing_is_hidden_in_words(window: MainWindow) -> None:
    page = window.games.start(header("loops", humans=2))
    fly(page, 100_000)
    assert page.play.outcome is not None
    dialog = opened(window)
    assert "stays hidden" in dialog._secrets.text()
    choose(dialog, Wanted.TEXT)
    assert dialog._secrets.text().startswith("The game is over")


@pytest.mark.usefixtures("language")
def test_it_has_room_for_all_words_in_both_languages(window: MainWindow, page: GamePage, qtbot: QtBot) -> None:
    dialog = opened(window)
    for wanted in Wanted:
        choose(dialog, wanted)
        qtbot.wait(1)
        assert dialog.sizeHint().width() <= 720
        assert dialog.height() >= dialog.minimumSizeHint().height()
