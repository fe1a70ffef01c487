"""The page between two rounds, or at the end: it lies on the table until a person has turned it, whoever deals."""

from __future__ import annotations

from ui.table.context import AnyContext


class Pages:
    """Waits for people; where only bots play, the pace is enough."""

    def __init__(self, context: AnyContext) -> None:
        self._context = context
        self._turned = -1
        """The cursor of the page that was turned last."""

    @property
    def open(self) -> bool:
        """Whether a page lies on the table."""
        play, beats = self._context.play, self._context.table.beats
        return beats.page(play.view(self._context.viewer.seat)) if play.to_act else beats.last_look

    @property
    def waits(self) -> bool:
        """Whether a page waits for somebody to turn it."""
        return bool(self._context.seating.people) and self._turned != self._context.play.cursor and self.open

    def turn(self) -> None:
        """Let the game go on."""
        self._turned = self._context.play.cursor
