"""What is wrong with a record, in words."""

from __future__ import annotations

from collections.abc import Mapping

from core.loading import Flaw, Problem
from core.record import Header
from ui.catalog import TEXTS
from ui.look.text import Words, translate

_FLAWS: Mapping[Flaw, Words] = {
    Flaw.TOO_LARGE: lambda: translate("record", "The file is larger than {detail} MiB; no game is that long."),
    Flaw.EMPTY: lambda: translate("record", "The file is empty."),
    Flaw.TOO_LONG: lambda: translate("record", "The file has more than {detail} lines; no game is that long."),
    Flaw.NOT_A_RECORD: lambda: translate("record", "This is not a saved game of Voltige."),
    Flaw.NEWER_FORMAT: lambda: translate(
        "record", "A newer Voltige saved this game (format {detail}); update Voltige to open it."
    ),
    Flaw.UNKNOWN_GAME: lambda: translate("record", "Voltige has no game called {detail}."),
    Flaw.BAD_HEADER: lambda: translate("record", "What is played and by whom can't be read ({detail})."),
    Flaw.BAD_SEATS: lambda: translate("record", "This game can't be played by {detail}."),
    Flaw.BAD_OPTIONS: lambda: translate("record", "The table's options can't be read ({detail})."),
    Flaw.UNREADABLE: lambda: translate("record", "The line can't be read ({detail})."),
    Flaw.CHANGED: lambda: translate("record", "The line was changed, moved or lost after it was saved."),
    Flaw.REFUSED: lambda: translate("record", "The rules refuse the move: {refusal} ({detail})"),
    Flaw.NO_SUCH_POSITION: lambda: translate("record", "It points to position {detail}, which the game never reached."),
    Flaw.ANOTHER_POSITION: lambda: translate("record", "The saved position is not the one the moves lead to."),
    Flaw.NO_START: lambda: translate("record", "The position this game went on from is damaged."),
    Flaw.ENDS_EARLY: lambda: translate("record", "The file ends too early."),
}
_OF_THE_FILE = frozenset({Flaw.TOO_LARGE, Flaw.TOO_LONG, Flaw.EMPTY, Flaw.NOT_A_RECORD, Flaw.NEWER_FORMAT})
"""What is wrong with a file as a whole; no line of it is to blame."""


def problem_text(problem: Problem, header: Header | None = None) -> str:
    """One sentence that names the first bad line, where one is bad, and says why."""
    refusal = ""
    if problem.illegal is not None and header is not None:
        refusal = TEXTS[header.game].reason(problem.illegal)
    flaw = _FLAWS[problem.flaw]().format(detail=_one_line(problem.detail), refusal=refusal)
    if problem.flaw in _OF_THE_FILE:
        return flaw
    return translate("record", "Line {line}: {flaw}").format(line=problem.line, flaw=flaw)


def _one_line(detail: str) -> str:
    return " ".join(detail.split())[:200]
