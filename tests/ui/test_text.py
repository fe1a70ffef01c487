"""Words: looked up in the language of the moment."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from core.game import Illegal
from core.loops.reasons import Reason
from ui.look import text
from ui.look.phrases import points_text
from ui.look.text import Phrase, Plural
from ui.look.vocabulary import Vocabulary
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


# --- another language meanwhile ----------------------------------------------------------------------------


def test_another_language_answers_meanwhile_and_for_nobody_else() -> None:
    deal, points = Phrase("loops", "Deal"), Plural("game", "%n points", "%n point", 1)
    with text.spoken_by(lambda context, source, singular="", n=-1: f"{source.upper()} {n}"):
        assert (deal(), points(2), text.translate("loops", "Play")) == ("DEAL -1", "%N POINTS 2", "PLAY -1")
        with ThreadPoolExecutor(1) as other:
            assert other.submit(deal.__call__).result() == "Deal"
        with text.spoken_by(text.as_written):
            assert deal() == "Deal"
        assert deal() == "DEAL -1"
    assert deal() == "Deal"


def test_the_language_of_the_app_comes_back_also_after_a_failure() -> None:
    with suppress(KeyError), text.spoken_by(lambda *_: "other words"):
        raise KeyError
    assert Phrase("loops", "Deal")() == "Deal"


def test_a_vocabulary_knows_its_language_while_another_is_spoken() -> None:
    french, english = Vocabulary("fr"), Vocabulary("en")
    turn = Phrase("lucky_loop", "Turn")
    with text.spoken_by(french):
        assert turn() == "Virage"
        with text.spoken_by(english):
            assert turn() == "Turn"
        assert points_text(2) == "2 points"
    assert turn() == "Turn"
