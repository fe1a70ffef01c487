"""Texts on tables: large enough to read in a small window, whole and apart at every text size, in both languages."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from core.catalog import CATALOG
from tests.ui.table.letters import Recorder, overlaps, pieces_of
from ui.look.fonts import load_fonts

SMALLEST = 11.0
"""Pixels, at the usual text size."""

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(id, seats) for id, game in CATALOG.items() for seats in game.seats]
)


@every_table
@pytest.mark.usefixtures("language")
def test_every_text_is_large_enough_whole_and_apart(game: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder(monkeypatch)
    for piece in pieces_of(game, seats):
        sizes = []
        for growth in (1.0, 1.5, 2.0):
            texts = recorder.texts(game, piece, growth)
            assert not recorder.cut, (piece.kind, growth)
            met = [(one.words, other.words) for one, other in combinations(texts, 2) if overlaps(one, other)]
            assert not met, (piece.kind, growth)
            small = [(drawn.words, round(drawn.size, 1)) for drawn in texts if drawn.size < SMALLEST]
            assert not small, (piece.kind, growth)
            sizes.append(max((drawn.size for drawn in texts), default=0.0))
        assert sizes == sorted(sizes), (piece.kind, "larger text is never smaller")


def test_words_grow_as_far_as_their_place_allows(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    load_fonts()
    recorder = Recorder(monkeypatch)
    prompts = [piece for piece in pieces_of("jump", 3) if piece.kind == "prompt"]
    drawn = [[recorder.texts("jump", piece, growth) for growth in (1.0, 2.0)] for piece in prompts]
    short = [(usual, grown) for usual, grown in drawn if len(usual) == 2 and len(usual[1].words) < 30]
    assert short
    for usual, grown in short:
        assert grown[-1].size > 1.3 * usual[-1].size
