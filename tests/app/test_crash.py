"""Errors that nobody foresaw are reported and told, each once, and never fill a disk."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from app import crash
from app.crash import CrashReports

LOG = Path("somewhere") / "voltige.log"


class Person:
    """Whoever is told, at a time that is whatever the test says."""

    def __init__(self, folder: Path) -> None:
        self.read: list[tuple[str, str]] = []
        self.time = 1000.0
        self.folder = folder
        self.reports = CrashReports(folder, lambda *words: self.read.append(words), LOG, lambda: self.time)

    @property
    def files(self) -> list[Path]:
        return sorted(self.folder.iterdir())


@pytest.fixture
def person(tmp_path: Path) -> Person:
    return Person(tmp_path / "reports")


def lose(what: str | int) -> object:
    """Look for something where nothing is."""
    nothing: dict[str | int, object] = {}
    return nothing[what]


def suffer(reports: CrashReports, fail: Callable[[], object]) -> None:
    try:
        fail()
    except Exception as error:
        reports.report(type(error), error, error.__traceback__)


def test_an_unforeseen_error_is_reported_and_told_once(person: Person, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(3):
        suffer(person.reports, partial(lose, "over the clouds"))
        person.time += 1000
    ((sentence, detail),) = person.read
    assert "go on" in sentence
    (report,) = person.files
    assert str(report) in detail
    assert str(LOG) in detail
    assert "over the clouds" in report.read_text()
    assert str(LOG) in report.read_text()
    assert "over the clouds" in caplog.text


def test_a_storm_of_one_error_is_counted_in_one_file(person: Person, caplog: pytest.LogCaptureFixture) -> None:
    for number in range(5000):
        suffer(person.reports, partial(lose, number))
        person.time += 0.01
    (report,) = person.files
    assert "4096 times or more" in report.read_text()
    assert report.stat().st_size < 5000
    assert len(person.read) == 1
    assert len(caplog.records) < 20


def failing_in(number: int) -> Callable[[], object]:
    """An error at a place of its own."""
    made: dict[str, Callable[[], object]] = {}
    exec("\n" * number + "def fail(): return 1 / 0", made)
    return made["fail"]


def test_different_errors_have_files_of_their_own_and_only_the_newest_are_kept(person: Person) -> None:
    for number in range(3 * crash.MOST):
        suffer(person.reports, failing_in(number))
        newest = max(person.files, key=lambda path: path.stat().st_mtime_ns)
        # However coarse the clock of a disk is.
        os.utime(newest, ns=(number * 10**9, number * 10**9))
    assert len(person.files) == crash.MOST
    lines = "".join(path.read_text() for path in person.files)
    assert f"line {3 * crash.MOST}, in fail" in lines
    assert "line 2, in fail" not in lines


def test_different_errors_close_together_are_told_once(person: Person) -> None:
    for number in range(5):
        suffer(person.reports, failing_in(number))
    assert len(person.read) == 1
    person.time += crash.QUIET + 1
    suffer(person.reports, failing_in(6))
    assert len(person.read) == 2


def test_a_long_story_is_shortened(person: Person) -> None:
    person.reports.write("x" * 10**7)
    (report,) = person.files
    assert report.stat().st_size < 2 * crash.LARGEST


def test_where_nothing_can_be_written_people_are_told_that(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    person = Person(tmp_path / "file")
    suffer(person.reports, lambda: 1 / 0)
    ((_, detail),) = person.read
    assert "No report could be written" in detail


def test_an_error_in_a_thread_is_reported_and_not_told(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for module, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(module, name, getattr(module, name))
    person.reports.install()
    thread = threading.Thread(target=failing_in(3))
    thread.start()
    thread.join()
    assert len(person.files) == 1
    assert not person.read
