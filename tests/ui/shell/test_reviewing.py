"""A review is asked for, made beside the window, given up at any moment, kept, and none of it is there too early."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.review.reviewing import USUAL_NODES, reviewed
from tests.core.review.finished_games import NODES
from tests.ui.processes import running
from tests.ui.review import bad_reviewer
from tests.ui.shell.conftest import Person
from tests.ui.shell.reviewed_pages import (
    finished_page,
    panel_of,
    result_of,
    reviewed_page,
    reviewer_of,
    wait_for_review,
)
from tests.ui.table.driver import LEFT
from ui.files.reviews import beside, write
from ui.review.reviewer import Reviewer, Stage
from ui.shell.window import MainWindow
from ui.table.bots import isolated_start

pytestmark = pytest.mark.usefixtures("unpainted")

LONG = 1_000_000
"""Nodes that take longer than any test waits."""


def processes(reviewer: Reviewer) -> list[int]:
    crew = reviewer.crew
    assert crew is not None
    return [worker.process.processId() for worker in crew.workers if worker.process.processId()]


def kept(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.review"))


def test_a_review_is_asked_for_under_the_table_and_comes_into_the_panel(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page = finished_page(window)
    reviewer, bar = reviewer_of(page), result_of(page)
    assert not bar.luck.isVisible()
    QTest.mouseClick(bar.review, LEFT)
    panel = panel_of(window)
    assert reviewer.stage is Stage.MAKING
    assert panel.making.bar.isVisible()
    assert panel.making.cancel.isVisible()
    wait_for_review(page, qtbot)
    assert reviewer.review == reviewed(page.session, NODES)
    assert panel.list.isVisible()
    assert bar.luck.isVisible()
    assert bar.luck.text() == panel.list.lines.rows[0].title
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("size", [1, 2, 3])
def test_any_number_of_processes_comes_to_the_same(window: MainWindow, qtbot: QtBot, size: int) -> None:
    page = finished_page(window, "jump")
    reviewer_of(page).size = size
    reviewer_of(page).begin()
    wait_for_review(page, qtbot)
    assert reviewer_of(page).review == reviewed(page.session, NODES)


def test_it_is_given_up_at_once_and_nothing_is_left(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = finished_page(window, nodes=LONG)
    reviewer = reviewer_of(page)
    window.menu_actions.review.trigger()
    qtbot.waitUntil(lambda: len(processes(reviewer)) == reviewer.size)
    started = processes(reviewer)
    QTest.mouseClick(panel_of(window).making.cancel, LEFT)
    assert reviewer.stage is Stage.POSSIBLE
    assert not any(map(running, started))
    assert not kept(tmp_path)
    assert panel_of(window).making.begin.isVisible()
    # and it can be asked for once more
    reviewer.nodes = NODES
    QTest.mouseClick(panel_of(window).making.begin, LEFT)
    wait_for_review(page, qtbot)


@pytest.mark.parametrize("units", [0, 1, 7, 40])
def test_whenever_it_is_given_up_nothing_is_left(window: MainWindow, qtbot: QtBot, tmp_path: Path, units: int) -> None:
    page = finished_page(window)
    reviewer = reviewer_of(page)
    reviewer.begin()
    crew = reviewer.crew
    assert crew is not None
    if units:
        crew.examined.connect(lambda: reviewer.cancel() if crew.done == units else None)
    else:
        reviewer.cancel()
    qtbot.waitUntil(lambda: reviewer.stage is Stage.POSSIBLE)
    qtbot.wait(20)
    assert reviewer.stage is Stage.POSSIBLE
    assert not crew.workers
    assert not kept(tmp_path)


def test_closing_the_game_gives_it_up(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = finished_page(window, nodes=LONG)
    reviewer = reviewer_of(page)
    window.menu_actions.review.trigger()
    qtbot.waitUntil(lambda: bool(processes(reviewer)))
    started = processes(reviewer)
    window.games.close(page)
    assert not any(map(running, started))
    assert not kept(tmp_path)


def test_taking_the_end_back_gives_it_up_and_hides_what_it_said(window: MainWindow, qtbot: QtBot) -> None:
    page = reviewed_page(window, qtbot)
    panel, reviewer = panel_of(window), reviewer_of(page)
    page.presenter.takeback.undo()
    assert page.session.outcome is None
    assert reviewer.review is None
    assert not panel.list.lines.rows
    assert not panel.list.isVisible()
    assert not window.menu_actions.review.isEnabled()
    page.presenter.takeback.redo()
    # The same end has the same review, which was kept.
    assert reviewer.stage is Stage.THERE
    assert panel.list.lines.rows


def test_of_a_running_game_nothing_is_told_and_it_is_said_why(window: MainWindow) -> None:
    page = finished_page(window)
    page.presenter.takeback.undo()
    page.presenter.bots.halt(True)
    action = window.menu_actions.review
    assert not action.isEnabled()
    assert "what nobody may know yet" in action.toolTip()
    docks = window.docks
    assert docks is not None
    docks.bring(docks.review)
    panel = panel_of(window)
    assert "what nobody may know yet" in panel.making.words.text()
    assert not panel.making.begin.isVisible()
    reviewer_of(page).begin()
    assert reviewer_of(page).stage is Stage.TOO_EARLY


def test_what_was_reviewed_once_is_there_when_the_game_is_opened_again(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, person: Person
) -> None:
    page = reviewed_page(window, qtbot)
    file = tmp_path / "evening.voltige"
    page.save(file)
    assert file.with_suffix(".review").exists()
    review = reviewer_of(page).review
    window.games.close(page)
    (tmp_path / "reviews").rename(tmp_path / "elsewhere")
    window.games.open(file)
    again = window.tabs.page
    assert again is not None
    # It was made less thoroughly than usual, so it is not good enough …
    assert reviewer_of(again).stage is Stage.POSSIBLE
    reviewer_of(again).nodes = NODES
    again.presenter.takeback.undo()
    again.presenter.takeback.redo()
    # … until that is enough.
    assert reviewer_of(again).review == review
    assert not person.read


def test_a_review_that_lies_beside_a_file_is_there_when_the_file_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    page = finished_page(window)
    file = tmp_path / "evening.voltige"
    page.save(file)
    review = replace(reviewed(page.session, NODES), nodes=USUAL_NODES)
    window.games.close(page)
    write(beside(file), review)
    window.games.open(file)
    again = window.tabs.page
    assert again is not None
    assert reviewer_of(again).review == review
    assert result_of(again).luck.isVisible()
    window.menu_actions.review.trigger()
    assert panel_of(window).list.isVisible()


def test_a_damaged_review_is_made_anew(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    page = reviewed_page(window, qtbot)
    (file,) = kept(tmp_path)
    file.write_bytes(file.read_bytes()[:-40])
    page.presenter.takeback.undo()
    page.presenter.takeback.redo()
    assert reviewer_of(page).stage is Stage.POSSIBLE
    reviewer_of(page).begin()
    wait_for_review(page, qtbot)
    assert reviewer_of(page).review == reviewed(page.session, NODES)


def test_a_killed_process_is_not_noticed(window: MainWindow, qtbot: QtBot) -> None:
    page = finished_page(window, nodes=4 * NODES)
    reviewer = reviewer_of(page)
    reviewer.begin()
    crew = reviewer.crew
    assert crew is not None
    qtbot.waitUntil(lambda: crew.done > 1)
    os.kill(processes(reviewer)[0], signal.SIGKILL)
    wait_for_review(page, qtbot)
    assert not reviewer.trouble
    assert reviewer.review == reviewed(page.session, 4 * NODES)


def test_processes_that_fail_are_told_in_one_sentence(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    words = ["-I", str(Path(bad_reviewer.__file__)), "exit", str(isolated_start.ROOT), str(tmp_path / "mark")]
    monkeypatch.setattr(isolated_start, "command", lambda work: (sys.executable, words))
    page = finished_page(window)
    window.menu_actions.review.trigger()
    qtbot.waitUntil(lambda: reviewer_of(page).stage is Stage.POSSIBLE)
    making = panel_of(window).making
    assert making.trouble.text() == "The review could not be made; the log says more."
    assert making.trouble.isVisible()
    assert making.begin.isVisible()
    assert not kept(tmp_path)


def test_a_review_that_nobody_takes_is_shown_all_the_same(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "reviews").write_text("no folder")
    page = reviewed_page(window, qtbot)
    assert reviewer_of(page).stage is Stage.THERE
    assert "has to be made again" in panel_of(window).trouble.text()


def test_the_window_answers_while_a_review_is_made(window: MainWindow, qtbot: QtBot) -> None:
    """Events are not held up: what is asked for in between is done before the review is."""
    page = finished_page(window, nodes=LONG)
    window.menu_actions.review.trigger()
    qtbot.waitUntil(lambda: bool(processes(reviewer_of(page))))
    page.presenter.showing.look_at(3)
    assert page.presenter.showing.at == 3
    assert reviewer_of(page).stage is Stage.MAKING
    reviewer_of(page).cancel()
