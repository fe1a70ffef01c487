"""Words: looked up in the language of the moment."""

from __future__ import annotations

from core.game import Illegal
from core.loops.reasons import Reason
from ui.look import text
from ui.loops.text import TEXT


def test_an_installed_translator_speaks_at_once() -> None:
    refusal = Illegal("LP-6", Reason.EMPTY_PILE)
    before = TEXT.reason(refusal)
    text.install(lambda context, source: f"{context}: {source.upper()}")
    try:
        assert TEXT.reason(refusal) == f"loops: {before.upper()}"
    finally:
        text.install(lambda context, source: source)
    assert TEXT.reason(refusal) == before
