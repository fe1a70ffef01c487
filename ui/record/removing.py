"""Taking games and people out of the record, after a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu, QWidget

from ui.dialogs import ask
from ui.files.played import Played, PlayedGame
from ui.look.text import Plural, translate
from ui.look.widgets.plain_text import caption
from ui.record.looked_at import LookedAt
from ui.record.names import game_count
from ui.record.tallies import Choice, Who, chosen

_REMOVE: Final = Plural(
    "record", "Delete these %n games from the record for good?", "Delete this game from the record for good?", 1
)


class Removing(QObject):
    """What people may take out; everything is asked about before."""

    def __init__(self, page: QWidget, played: Played) -> None:
        super().__init__(page)
        self._page, self._played = page, played

    def remove(self, games: Sequence[PlayedGame]) -> None:
        """Take some games out."""
        words = translate("record", "Ratings are worked out as if they had never been played. {yours}")
        detail = words.format(yours=_yours())
        if ask.confirm(self._page, _REMOVE(len(games)), detail, translate("record", "Delete")):
            self._played.remove([played.identity for played in games])

    def forget(self, person: Who, looked_at: LookedAt) -> None:
        """Take a person out."""
        name = looked_at.called(person)
        games = chosen(looked_at.every, Choice(person))
        question = translate("record", "Take {name} out of the record?").format(name=name)
        words = translate(
            "record",
            "{name} is in {games}. Those without another person are deleted; in the others an unnamed player stays in"
            " {name}'s place. {yours}",
        )
        detail = words.format(name=name, games=game_count(len(games)), yours=_yours())
        if ask.confirm(self._page, question, detail, translate("record", "Take out")):
            self._played.forget(looked_at.names.get(person, person.name))

    def clear(self, looked_at: LookedAt) -> None:
        """Take everything out."""
        question = translate("record", "Delete the whole record for good?")
        words = translate("record", "All of it goes: {games}, and every rating. {yours}")
        detail = words.format(games=game_count(len(looked_at.every)), yours=_yours())
        if ask.confirm(self._page, question, detail, translate("record", "Delete everything")):
            self._played.clear()

    def fill(self, menu: QMenu, looked_at: LookedAt) -> None:
        """Offer everybody who may be taken out, and everything."""
        menu.clear()
        words = translate("record", "Take {name} Out…")
        for person in sorted(looked_at.names, key=lambda each: each.name):
            action = menu.addAction(words.format(name=caption(looked_at.called(person))))
            action.triggered.connect(lambda _=False, person=person: self.forget(person, looked_at))
        menu.addSeparator()
        menu.addAction(translate("record", "Delete the Whole Record…")).triggered.connect(lambda: self.clear(looked_at))


def _yours() -> str:
    return translate("record", "Files that you saved yourself stay as they are.")
