"""Reports unexpected errors, and lets the games go on."""

from __future__ import annotations

import logging
import sys
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from ui.look.text import translate
from ui.version import app_version

Tell = Callable[[str, str], None]
QUIET: Final = 10.0
"""Seconds in which a storm of errors is told only once."""
MOST: Final = 20
"""How many reports are kept."""
LARGEST: Final = 64 * 1024
"""Characters of a report; of a longer story both ends are kept."""
_LOG: Final = logging.getLogger(__name__)


class CrashReports:
    """Takes `sys.excepthook` over: a report file for each different error, and a sentence."""

    def __init__(self, folder: Path, tell: Tell, log: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._folder = folder
        self._tell = tell
        self._log = log
        self._clock = clock
        self._told_at = -QUIET
        self._known: dict[str, _Report] = {}

    def install(self) -> None:
        sys.excepthook = self.report
        threading.excepthook = lambda failed: self._note(failed.exc_type, failed.exc_value, failed.exc_traceback)
        sys.unraisablehook = lambda failed: _LOG.warning(
            "%s in %r", failed.err_msg or "ignored", failed.object, exc_info=failed.exc_value
        )

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a report, and say so unless this error was told before, or another one a moment ago."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        report = self._note(kind, error, trace)
        if report.times == 1 and self._clock() - self._told_at > QUIET:
            self._told_at = self._clock()
            sentence = translate("shell", "Something went wrong in Voltige. Your games are kept; you can go on.")
            self._tell(sentence, self._where(report))

    def write(self, story: str) -> Path | None:
        """Report something without a message on the screen."""
        return self._counted(story, story).path

    def _note(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> _Report:
        story = "".join(traceback.format_exception(kind, error, trace))
        places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(trace)]
        report = self._counted(f"{kind} {places}", story)
        if report.worth_writing:
            _LOG.critical("%s", story)
        return report

    def _counted(self, key: str, story: str) -> _Report:
        """The report of an error, whose count says how often it came."""
        if len(self._known) > 10 * MOST:
            self._known.clear()
        report = self._known.setdefault(key, _Report(_shortened(story)))
        report.times += 1
        if report.worth_writing:
            self._keep(report)
        return report

    def _keep(self, report: _Report) -> None:
        import platform

        heading = f"Voltige {app_version()}, Python {platform.python_version()}, {platform.platform()}\n"
        counted = f"It happened {report.times} times or more.\n" if report.times > 1 else ""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            path = report.path or self._folder / _fresh_name()
            path.write_text(f"{heading}The log is {self._log}.\n{counted}\n{report.story}", encoding="utf-8")
            report.path = path
        except OSError as failure:
            report.failure = str(failure)
            return
        for old in _oldest(self._folder):
            with suppress(OSError):
                old.unlink()

    def _where(self, report: _Report) -> str:
        if report.path is None:
            return translate("shell", "No report could be written ({reason}).").format(reason=report.failure)
        words = translate("shell", "A report is in {path}; the log is {log}.")
        return words.format(path=report.path, log=self._log)


class _Report:
    """One error, however often it comes."""

    def __init__(self, story: str) -> None:
        self.story = story
        self.times = 0
        self.path: Path | None = None
        self.failure = ""

    @property
    def worth_writing(self) -> bool:
        """The first time, then ever more rarely: a storm must not keep the disk busy."""
        return self.times & (self.times - 1) == 0


def _shortened(story: str) -> str:
    half = LARGEST // 2
    return story if len(story) <= LARGEST else f"{story[:half]}\n…\n{story[-half:]}"


def _fresh_name() -> str:
    """By the time, for people; and never the same twice, for errors that come close together."""
    import secrets

    return f"report-{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(4)}.txt"


def _oldest(folder: Path) -> list[Path]:
    """The reports that are too many."""
    return sorted(folder.glob("report-*.txt"), key=lambda path: path.stat().st_mtime_ns, reverse=True)[MOST:]
