"""The cards, programmes, scales and tokens: the tables of `resources/lucky_loop/`, and what follows from them."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Annotated, Final

from msgspec import Meta

from core.data import load, require, rules_version
from core.dice import subsets
from core.game import Value

GAME: Final = "lucky_loop"
SEATS: Final = range(2, 7)
RULES: Final = rules_version(GAME, 1, "cards", "programmes", "box")

Natural = Annotated[int, Meta(ge=0)]
Letter = Annotated[str, Meta(min_length=1, max_length=1)]
Dice = tuple[int, ...]

DECK_SIZE: Final = 32
COPIES_PER_FIGURE: Final = 16
CARDS_PER_PROGRAMME: Final = 3

HAND: Final = 6
DEALT_PER_DECK: Final = 3
EXCHANGED: Final = 3
FREE_SIZES: Final = range(3, 7)

BLACK_DICE: Final[Dice] = (0, 1, 2, 3, 4, 5)
RED_DIE: Final = 6
DICE: Final[Dice] = (*BLACK_DICE, RED_DIE)
DICE_PER_THROW: Final = 3


# --- the shapes of the tables ----------------------------------------------------------------------------


class Figure(Value, frozen=True, gc=False):
    """A figure of aerobatics: its letter on the cards, its colour, and the deck its back belongs to."""

    letter: Letter
    name: str
    colour: str
    deck: Annotated[int, Meta(ge=0, le=1)]


class Grade(Value, frozen=True, gc=False):
    """A difficulty, how many cards of each figure have it, and what they are worth."""

    difficulty: Annotated[int, Meta(ge=3, le=12)]
    copies: Natural
    exact: Natural
    exceeded: Natural


class CardTable(Value, frozen=True, gc=False):
    """`cards.json`: every figure has every grade."""

    figures: tuple[Figure, ...]
    grades: tuple[Grade, ...]


class Programme(Value, frozen=True, gc=False):
    """A flight programme and the letters of its three figures, in the order printed on its side."""

    id: str
    name: str
    figures: tuple[Letter, ...]


class Box(Value, frozen=True, gc=False):
    """`box.json`: how many tokens there are and where scales, tracks and thresholds lie."""

    bonus_tokens: Natural
    scale_first: Natural
    scale_last: Natural
    token_from: Natural
    """The result from which a programme's first or best flight earns a bonus token."""
    track_first: Natural
    track_last: Natural
    free_difficulty: Natural
    """The least total difficulty of a free programme."""


class Face(Value, frozen=True, gc=False):
    """What is printed on a card."""

    figure: str
    difficulty: int
    exact: int
    exceeded: int

    @property
    def dice(self) -> int:
        """How many dice this card needs at least (LL-26)."""
        return (self.difficulty + 5) // 6


# --- what makes a table sound ----------------------------------------------------------------------------


def check_cards(table: CardTable) -> CardTable:
    """Refuse cards that don't make two decks of 32."""
    letters = [figure.letter for figure in table.figures]
    difficulties = [grade.difficulty for grade in table.grades]
    copies = sum(grade.copies for grade in table.grades)
    decks = Counter(figure.deck for figure in table.figures)
    _require_cards(len(set(letters)) == len(letters), "two figures have the same letter.")
    _require_cards(decks == {0: 2, 1: 2}, "each of the two decks must have two figures.")
    _require_cards(len(set(difficulties)) == len(difficulties), "a difficulty is listed twice.")
    _require_cards(
        copies == COPIES_PER_FIGURE,
        f"there must be {COPIES_PER_FIGURE} cards per figure, but the copies add to {copies}.",
    )
    for grade in table.grades:
        _require_cards(
            grade.exact >= grade.exceeded,
            f"difficulty {grade.difficulty} pays more when exceeded than when exact.",
        )
    return table


def check_programmes(programmes: tuple[Programme, ...], table: CardTable) -> tuple[Programme, ...]:
    """Refuse programmes that can't be presented with the cards there are."""
    known = {figure.letter for figure in table.figures}
    ids = {programme.id for programme in programmes}
    require(GAME, "programmes", len(ids) == len(programmes) == 4, "there must be four programmes with different ids.")
    for programme in programmes:
        sound = len(programme.figures) == len(set(programme.figures)) == CARDS_PER_PROGRAMME
        require(
            GAME,
            "programmes",
            sound and known.issuperset(programme.figures),
            f"{programme.id} needs three known figures.",
        )
    return programmes


def check_box(box: Box) -> Box:
    """Refuse scales that run backwards."""
    rises = 0 < box.scale_first <= box.token_from <= box.scale_last
    require(GAME, "box", rises, "the scale must rise from scale_first over token_from to scale_last, above 0.")
    require(GAME, "box", box.track_first < box.track_last, "the main track must rise.")
    return box


def _require_cards(holds: bool, sentence: str) -> None:
    require(GAME, "cards", holds, sentence)


# --- the tables ------------------------------------------------------------------------------------------

_CARDS: Final = check_cards(load(GAME, "cards", CardTable))
BOX: Final = check_box(load(GAME, "box", Box))
FIGURES: Final = {figure.letter: figure for figure in _CARDS.figures}
PROGRAMMES: Final = check_programmes(load(GAME, "programmes", tuple[Programme, ...]), _CARDS)
PROGRAMME_AT: Final = {programme.id: index for index, programme in enumerate(PROGRAMMES)}

FACES: Final = {
    f"{figure.letter}{grade.difficulty}": Face(figure.letter, grade.difficulty, grade.exact, grade.exceeded)
    for figure in _CARDS.figures
    for grade in _CARDS.grades
}
DIFFICULTY: Final = {name: face.difficulty for name, face in FACES.items()}

DECK_FACES: Final = tuple(
    tuple(
        f"{figure.letter}{grade.difficulty}"
        for figure in _CARDS.figures
        if figure.deck == deck
        for grade in _CARDS.grades
        for _ in range(grade.copies)
    )
    for deck in (0, 1)
)
DECK_CARDS: Final = (tuple(range(DECK_SIZE)), tuple(range(DECK_SIZE, 2 * DECK_SIZE)))
"""The ids of each deck's cards: the back is public."""

SUBSETS: Final[dict[Dice, tuple[Dice, ...]]] = {
    throw: subsets(throw) for size in range(1, DICE_PER_THROW + 1) for throw in combinations(DICE, size)
}
"""For every possible throw, each choice of its dice."""

MOST_POINTS: Final = (HAND + 1) * max(face.exact for face in FACES.values()) + len(DICE)
"""No flight can earn more: every card exact, one of them doubled, and all dice left over."""


def deck_of(card: int) -> int:
    """Which deck a card's back belongs to."""
    return int(card >= DECK_SIZE)
