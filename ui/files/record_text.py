"""What is wrong with a record, in words."""

from __future__ import annotations

from collections.abc import Mapping

from core.loading import Flaw, Problem
from core.record import Header
from ui.catalog import TEXTS
from ui.look.text import Phrase, translate

_FLAWS: Mapping[Flaw, Phrase] = {
    Flaw.TOO_LARGE: Phrase("record", "The file is larger than {detail} MiB; no game is that long."),
    Flaw.EMPTY: Phrase("record", "The file is empty."),
    Flaw.TOO_LONG: Phrase("record", "The file has more than {detail} lines; no game is that long."),
    Flaw.NOT_A_RECORD: Phrase("record", "This is not a saved game of Voltige."),
    Flaw.NEWER_FORMAT: Phrase(
        "record", "A newer Voltige saved this game (format {detail}); update Voltige to open it."
    ),
    Flaw.UNKNOWN_GAME: Phrase("record", "Voltige has no game called {detail}."),
    Flaw.BAD_HEADER: Phrase("record", "What is played and by whom can't be read ({detail})."),
    Flaw.BAD_SEATS: Phrase("record", "This game can't be played by {detail}."),
    Flaw.BAD_OPTIONS: Phrase("record", "The table's options can't be read ({detail})."),
    Flaw.OTHER_RULES: Phrase(
        "record", "The game needs the rules {detail} of another Voltige: today its moves would mean something else."
    ),
    Flaw.UNREADABLE: Phrase("record", "The line can't be read ({detail})."),
    Flaw.CHANGED: Phrase("record", "The line was changed, moved or lost after it was saved."),
    Flaw.REFUSED: Phrase("record", "The rules refuse the move: {refusal} ({detail})"),
    Flaw.NO_SUCH_POSITION: Phrase("record", "It points to position {detail}, which the game never reached."),
    Flaw.ANOTHER_POSITION: Phrase("record", "The saved position is not the one the moves lead to."),
    Flaw.NO_START: Phrase("record", "The position this game went on from is damaged."),
    Flaw.ENDS_EARLY: Phrase("record", "The file ends too early."),
}
_OF_THE_FILE = frozenset(
    {Flaw.TOO_LARGE, Flaw.TOO_LONG, Flaw.EMPTY, Flaw.NOT_A_RECORD, Flaw.NEWER_FORMAT, Flaw.OTHER_RULES}
)
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
