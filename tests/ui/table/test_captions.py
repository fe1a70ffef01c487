"""Where captions stand: beside their piece, inside the table, and on nothing that they speak of."""

from __future__ import annotations

from tests.ui.moments import overlap
from ui.table.layout.captions import CAPTION, with_captions
from ui.table.pieces import Layout, Piece
from ui.table.story.beats import Caption


def disc(number: int, x: float, y: float) -> Piece:
    return Piece(f"disc:{number}", "disc", None, x, y, 100.0, 100.0)


def placed(pieces: tuple[Piece, ...], *words: str) -> list[Piece]:
    """A caption for each of the pieces."""
    captions = [Caption(text, piece.id) for text, piece in zip(words, pieces, strict=False)]
    layout = with_captions(Layout(1440.0, pieces), captions)
    return [piece for piece in layout.pieces if piece.kind == CAPTION]


def test_a_caption_hides_no_piece_of_its_kind_and_no_other_caption() -> None:
    discs = disc(0, 700.0, 400.0), disc(1, 640.0, 505.0), disc(2, 760.0, 505.0)
    said = placed(discs, "Ada 9 : 5 Cleo", "Ada 3 : 2 Cleo", "Cleo 11 : 6 Ada")
    assert len(said) == 3
    for caption in said:
        others = [piece for piece in (*discs, *said) if piece is not caption]
        assert not [other.id for other in others if overlap(caption, other)]


def test_a_caption_stands_below_its_piece_or_above_it_near_the_edge() -> None:
    (below,) = placed((disc(0, 700.0, 400.0),), "Ada")
    assert below.y > 450.0
    (above,) = placed((disc(0, 700.0, 940.0),), "Ada")
    assert above.y < 890.0


def test_a_caption_at_the_upper_edge_stands_beside_its_piece_where_nothing_is_below() -> None:
    # given something of the same kind right under it
    (caption,) = placed((disc(0, 700.0, 60.0), disc(1, 700.0, 170.0)), "Ada")
    assert caption.y - caption.height / 2 >= 0
    assert not overlap(caption, disc(0, 700.0, 60.0))


def test_several_captions_of_one_piece_share_no_place() -> None:
    layout = Layout(1440.0, (disc(0, 700.0, 400.0),))
    said = [Caption(text, "disc:0") for text in ("one", "two", "three", "four", "five", "six")]
    found = [piece for piece in with_captions(layout, said).pieces if piece.kind == CAPTION]
    assert len(found) == len(said)
    assert not [one for one in found for other in found if one is not other and overlap(one, other)]
