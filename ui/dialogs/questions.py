"""Questions that are asked before something is lost or replaced."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from ui.dialogs import ask
from ui.look.text import Plural, translate


class Way(Enum):
    """What to do with moves, or with a file that two games want."""

    CANCEL = auto()
    SAVE_ELSEWHERE = auto()
    OVERWRITE = auto()
    LOSE = auto()
    """The moves that no disk has."""
    GO_ON = auto()
    """With the newer game that waits in the hangar."""
    AS_IT_IS = auto()


def may_restart(parent: QWidget) -> bool:
    """Whether a game in progress may give way to a new one."""
    question = translate("shell", "Begin again?")
    detail = translate("shell", "The game that is on the table waits in the hangar.")
    return ask.confirm(parent, question, detail, translate("shell", "Begin again"))


def may_show(parent: QWidget, name: str) -> bool:
    """Whether all people agree that somebody's cards are seen while the game still goes on."""
    question = translate("shell", "Does everybody at the table agree to see what {name} held?").format(name=name)
    detail = translate("shell", "The game goes on, and these cards tell what {name} may hold now.").format(name=name)
    return ask.confirm(parent, question, detail, translate("shell", "Everybody agrees"))


def may_play_on(parent: QWidget) -> bool:
    """Whether everybody at a table that goes on agrees that one of its positions is played on from."""
    question = translate("shell", "Does everybody at the table agree?")
    detail = translate(
        "shell", "This game is not over: whoever plays on may learn what is hidden in it, and what luck will bring."
    )
    return ask.confirm(parent, question, detail, translate("shell", "Everybody agrees"))


def may_remove(parent: QWidget, count: int = 1) -> bool:
    """Whether so many waiting games may be thrown away."""
    question = _REMOVE(count)
    detail = translate("shell", "Its moves are not kept anywhere else, unless you saved them to a file.")
    if count > 1:
        detail = translate("shell", "Their moves are not kept anywhere else, unless you saved them to files.")
    return ask.confirm(parent, question, detail, translate("shell", "Remove"))


def may_remove_all(parent: QWidget, count: int) -> bool:
    """Whether all waiting games may be thrown away."""
    question = _REMOVE_ALL(count)
    detail = translate("shell", "Their moves are not kept anywhere else, unless you saved them to files.")
    return ask.confirm(parent, question, detail, translate("shell", "Remove all"))


_REMOVE: Final = Plural("shell", "Remove these %n games for good?", "Remove this game for good?", 1)
_REMOVE_ALL: Final = Plural("shell", "Remove all %n games for good?", "Remove this game for good?", 1)


def about_unwritten(parent: QWidget, title: str, reason: str) -> Way:
    """What becomes of moves that the disk does not take, when their table is left."""
    question = translate("shell", "The last moves of {title} are not on the disk.").format(title=title)
    words = translate("shell", "They could not be kept: {reason}. Save the game to another place, or lose them.")
    ways = {
        Way.SAVE_ELSEWHERE: translate("shell", "Save as…"),
        Way.LOSE: translate("shell", "Leave without these moves"),
    }
    return _chosen(parent, question, words.format(reason=reason), ways)


def about_changed(parent: QWidget, path: Path) -> Way:
    """How to save over a file that another program wrote since it was read."""
    question = translate("shell", "{file} has changed since you opened it.")
    detail = translate("shell", "Another window or program wrote to it. Overwriting loses what is in it now.")
    ways = {
        Way.SAVE_ELSEWHERE: translate("shell", "Save as…"),
        Way.OVERWRITE: translate("shell", "Overwrite"),
    }
    return _chosen(parent, question.format(file=path.name), detail, ways)


def about_newer(parent: QWidget, path: Path) -> Way:
    """Which to open of a file and a game that went on from it."""
    question = translate("shell", "The game of {file} went on after it was saved.")
    detail = translate("shell", "Moves that are not in the file wait in the hangar.")
    ways = {
        Way.GO_ON: translate("shell", "Go on with the newer game"),
        Way.AS_IT_IS: translate("shell", "Open the file as it is"),
    }
    return _chosen(parent, question.format(file=path.name), detail, ways)


def may_replace(parent: QWidget, path: Path) -> bool:
    """Whether a file that is already there may be replaced."""
    question = translate("shell", "{file} is already there.").format(file=path.name)
    detail = translate("shell", "Overwriting loses what is in it now.")
    return ask.confirm(parent, question, detail, translate("shell", "Overwrite"))


def _chosen(parent: QWidget, question: str, detail: str, ways: dict[Way, str]) -> Way:
    chosen = ask.choose(parent, question, detail, list(ways.values()))
    return Way.CANCEL if chosen is None else list(ways)[chosen]
