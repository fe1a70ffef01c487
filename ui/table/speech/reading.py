"""What a screen reader finds on a table: each piece that has a name, and each place where something may go now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent

from ui.look.text import translate
from ui.table.input import aim
from ui.table.input.focus import in_order
from ui.table.input.gesture_input import GestureInput
from ui.table.pieces import Piece, Zone
from ui.table.stage.scene import TableScene
from ui.table.stage.table_view import TableView


class Key(NamedTuple):
    """By which a place is known again; a zone may be called as the piece is that it lies on."""

    id: str
    zone: bool = False


class Found(NamedTuple):
    """A place as a reader finds it."""

    place: Piece | Zone
    name: str
    able: bool
    """Whether the keyboard can go there, since something can be done there now."""
    movable: bool
    """Whether it can be taken up and put somewhere."""


Places = Mapping[Key, Found]
NOTHING: Final[Places] = MappingProxyType({})


class Reading(QObject):
    """Looks at the table only when it is asked, and does with a place what the keyboard would do there."""

    _used = Signal(str, int)

    def __init__(self, view: TableView, scene: TableScene, gestures: GestureInput) -> None:
        super().__init__(view)
        self.view = view
        self._scene, self._input = scene, gestures
        self._places: Places | None = NOTHING
        """None where it may have changed since somebody asked."""
        scene.altered.connect(self._forget)
        # Whoever asks waits for an answer, and must not see its object go while it does.
        self._used.connect(self._use, Qt.ConnectionType.QueuedConnection)

    @property
    def places(self) -> Places:
        """All that can be found, in the order in which it is read; nothing behind a closed curtain."""
        if not self.view.isEnabled():
            return NOTHING
        if self._places is None:
            self._places = self._find()
        return self._places

    @property
    def at(self) -> Key | None:
        """Where the keyboard is."""
        return next((key for key in (Key(self._input.focus, True), Key(self._input.focus)) if key in self.places), None)

    @property
    def selected(self) -> frozenset[Key]:
        """The pieces that wait for their place."""
        return frozenset(map(Key, self._input.selected))

    @property
    def aimed(self) -> Key | None:
        """The piece with which somebody aims."""
        sling = self._input.slingshot.sling
        return None if sling is None else Key(sling.piece)

    @property
    def aim(self) -> str:
        """How the shot would go, for whoever can't see it."""
        return self._input.slingshot.words

    def rect(self, place: Piece | Zone) -> QRect:
        """Where a place is on the screen."""
        shown = self.view.mapFromScene(aim.around(place)).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def key_at(self, point: QPointF) -> Key | None:
        """What is found at a point of the table: a place for what is selected rather than what lies there."""
        found = [found.place for found in self.places.values()]
        zones = aim.under([place for place in found if isinstance(place, Zone)], point)
        if zones:
            return Key(zones[0].id, True)
        piece = self._scene.piece_at(point, lambda piece: Key(piece.id) in self.places)
        return None if piece is None else Key(piece.id)

    def use(self, key: Key, pressed: Qt.Key | None) -> None:
        """Go to a place and press a key there, as soon as nobody waits."""
        self._used.emit(key.id, 0 if pressed is None else pressed.value)

    def _use(self, id: str, pressed: int) -> None:
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._input.go_to(id) and pressed:
            self.view.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, pressed, Qt.KeyboardModifier.NoModifier))

    def _forget(self) -> None:
        self._places = None

    def _find(self) -> Places:
        able, movable = self._input.places(), self._input.movable
        zones = {place.id: place for place in able if isinstance(place, Zone)}
        pieces = [piece for piece in self._scene.layout_shown.pieces if piece.label and piece.id not in zones]
        names, ids = told_apart(able), {place.id for place in able}
        found: dict[Key, Found] = {}
        for place in in_order([*pieces, *zones.values()]):
            zone, name = place.id in zones, names.get(place.id, place.label)
            found[Key(place.id, zone)] = Found(place, name, place.id in ids, not zone and place.id in ids & movable)
        return found


def told_apart(places: Sequence[Piece | Zone]) -> dict[str, str]:
    """By place, where several are called the same: its label, and which of them it is."""
    alike, passed, names = Counter(place.label for place in places), Counter[str](), dict[str, str]()
    for place in in_order(places):
        passed[place.label] += 1
        if alike[place.label] > 1:
            words = translate("table", "{label}, {number} of {all}")
            names[place.id] = words.format(label=place.label, number=passed[place.label], all=alike[place.label])
    return names
