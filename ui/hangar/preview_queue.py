"""Makes the previews of the hangar a little at a time, so that the page stays responsive."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from ui.hangar.previews import Making, Previews
from ui.hangar.saved_tile import SavedTile

PAUSE: Final = 15
"""Milliseconds between two slices of work."""
SLICE: Final = 0.008
"""Seconds of work at a time; a slice ends with the first piece that is drawn after that."""
MOST_PICTURES: Final = 90
"""Pictures in memory, more than a screen can show; tiles out of sight give theirs back."""


class PreviewQueue(QObject):
    """Gives every tile its preview, those in sight first."""

    def __init__(self, previews: Previews, page: QWidget) -> None:
        super().__init__(page)
        self._previews = previews
        self._page = page
        self._tiles: list[SavedTile] = []
        self._making: Making | None = None
        self._tile: SavedTile | None = None
        self._clock = QTimer(self, interval=PAUSE)
        self._clock.timeout.connect(self._work)

    def serve(self, tiles: Sequence[SavedTile]) -> None:
        """Make previews for these tiles, instead of those before."""
        self._tiles = list(tiles)
        if self._tile not in self._tiles:
            self._put_down()
        self.go_on()

    def go_on(self) -> None:
        """Look again whether a preview is missing, as after other tiles came into sight."""
        self._clock.start()

    def _work(self) -> None:
        if not self._page.isVisible():
            self._clock.stop()
            return
        end = time.perf_counter() + SLICE
        while time.perf_counter() < end:
            if self._making is None and not self._pick_up():
                self._clock.stop()
                return
            if self._waits_for_the_disk():
                return

    def _pick_up(self) -> bool:
        """Begin with the next tile, if one is left that wants a preview."""
        wanting = [tile for tile in self._tiles if tile.wants_preview]
        tile = next(filter(_in_sight, wanting), None)
        if tile is None and len(self._tiles) - len(wanting) < MOST_PICTURES:
            tile = next(iter(wanting), None)
        if tile is None:
            return False
        self._tile = tile
        self._making = self._previews.making(tile.path, tile.theme, tile.devicePixelRatioF())
        return True

    def _waits_for_the_disk(self) -> bool:
        """One step on with the preview in hand."""
        assert self._making is not None
        assert self._tile is not None
        try:
            return next(self._making)
        except StopIteration as end:
            self._tile.show_preview(end.value)
            self._put_down()
            self._make_room()
            return False

    def _put_down(self) -> None:
        if self._making is not None:
            self._making.close()
        self._making = self._tile = None

    def _make_room(self) -> None:
        pictured = [tile for tile in self._tiles if not tile.wants_preview]
        hidden = [tile for tile in pictured if not _in_sight(tile)]
        for tile in hidden[: max(0, len(pictured) - MOST_PICTURES)]:
            tile.give_picture_back()


def _in_sight(tile: SavedTile) -> bool:
    return not tile.visibleRegion().isEmpty()
