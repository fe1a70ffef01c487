"""What people are told where the processes of bots fail."""

from __future__ import annotations

from ui.look.text import translate
from ui.table.bots.worker_process import Trouble


def failing(trouble: Trouble) -> str:
    """What people are told."""
    words = translate("table", "The bots' process fails: {reason}. Meanwhile they decide at a glance, and play worse.")
    return words.format(reason=_reason(trouble))


def _reason(trouble: Trouble) -> str:
    match trouble:
        case Trouble.NO_START:
            return translate("table", "it can't be started")
        case Trouble.ENDED:
            return translate("table", "it ends by itself")
        case Trouble.NONSENSE:
            return translate("table", "it answers nonsense")
        case Trouble.ILLEGAL:
            return translate("table", "it answers with moves that aren't allowed")
        case Trouble.LATE:
            return translate("table", "it doesn't answer in time")
