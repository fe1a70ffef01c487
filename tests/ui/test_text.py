"""Words: looked up in the language of the moment."""

from __future__ import annotations

from core.game import Illegal
from core.loops.reasons import Reason
from ui.look import text
from ui.look.text import Phrase, Plural
from ui.loops.text import TEXT


def test_an_installed_translator_speaks_at_once() -> None:
    refusal = Illegal("LP-6", Reason.EMPTY_PILE)
    before = TEXT.reason(refusal)
    text.install(lambda context, source, *_: f"{context}: {source.upper()}")
    try:
        assert TEXT.reason(refusal) == f"loops: {before.upper()}"
    finally:
        text.install(text.as_written)
    assert TEXT.reason(refusal) == before


def test_a_phrase_is_what_it_says() -> None:
    assert Phrase("loops", "Deal") == Phrase("loops", "Deal")
    assert len({Phrase("loops", "Deal"), Phrase("loops", "Deal"), Phrase("jump", "Deal")}) == 2
    assert Phrase("loops", "Deal")() == "Deal"


def test_a_plural_has_a_form_for_one() -> None:
    points = Plural("game", "%n points", "%n point", 1)
    assert [points(n) for n in (-1, 0, 1, 2)] == ["-1 points", "0 points", "1 point", "2 points"]


def test_a_singular_need_not_show_the_number() -> None:
    winds = Plural("jump", "%n winds, {name}!", "A wind, {name}!", 1)
    assert [winds(n).format(name="Ada %n") for n in (1, 2)] == ["A wind, Ada %n!", "2 winds, Ada %n!"]
