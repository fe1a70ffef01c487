"""Reading a saved game from a file, with every refusal in words. No Qt here."""

from __future__ import annotations

from pathlib import Path

from core.loading import LARGEST, Loaded, RecordError, load
from ui.record_text import problem_text
from ui.text import translate


class Unreadable(Exception):
    """A file that holds no game; the message is a sentence for people."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(translate("record", "{path}: {reason}").format(path=path, reason=reason))
        self.reason = reason
        """The same without the name of the file."""


def read(path: Path) -> Loaded:
    """The game in a file, or as much of it as is good."""
    try:
        with path.open("rb") as file:
            # One byte more than allowed is enough to know that it is too much.
            return load(file.read(LARGEST + 1))
    except OSError as error:
        raise Unreadable(path, error.strerror or str(error)) from error
    except RecordError as error:
        raise Unreadable(path, problem_text(error.problem)) from error
