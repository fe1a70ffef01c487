"""What happens to an error that nobody foresaw: it is reported, and the games go on."""

from __future__ import annotations

import platform
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from ui.text import translate
from ui.version import app_version

Tell = Callable[[str, str], None]
QUIET = 10.0
"""Seconds in which a storm of errors is told only once."""


class CrashReports:
    """Takes `sys.excepthook` over: a report file, and a sentence."""

    def __init__(self, folder: Path, tell: Tell) -> None:
        self._folder = folder
        self._tell = tell
        self._told_at = -QUIET

    def install(self) -> None:
        sys.excepthook = self.report

    def report(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write a report, and say so unless that was said a moment ago."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        story = "".join(traceback.format_exception(kind, error, trace))
        print(story, file=sys.stderr)
        detail = self._written(story)
        if time.monotonic() - self._told_at > QUIET:
            self._told_at = time.monotonic()
            sentence = translate("shell", "Something went wrong in Voltige. Your games are kept; you can go on.")
            self._tell(sentence, detail)

    def _written(self, story: str) -> str:
        path = self._folder / f"report-{time.strftime('%Y%m%d-%H%M%S')}.txt"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            heading = f"Voltige {app_version()}, Python {platform.python_version()}, {platform.platform()}\n\n"
            with path.open("a", encoding="utf-8") as file:
                file.write(heading + story)
        except OSError as failure:
            return translate("shell", "No report could be written ({reason}).").format(reason=failure)
        return translate("shell", "A report is in {path}.").format(path=path)
