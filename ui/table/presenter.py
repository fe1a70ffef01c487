"""The presenter: the only object that knows both the session and the scene."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.game import Action, Illegal, Seat
from core.play import AnyPlay, ReadOnly, SeenChange
from core.players import Seating, TakeBack
from core.session import Stale
from ui.look.text import AnyText, translate
from ui.look.theme import LIGHT, Theme
from ui.table.bots.advice import Advice
from ui.table.bots.bot_process import AtOnce, Thinker
from ui.table.bots.bot_seats import BotSeats
from ui.table.game_log import GameLog
from ui.table.input.chooser import Chooser
from ui.table.input.gesture_input import GestureInput
from ui.table.input.gesture_mode import GestureMode
from ui.table.input.offer import Offer, Placements
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.kit import AnyTable
from ui.table.page import TablePage
from ui.table.perspective import Perspective
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films, film_of, tumbling_of
from ui.table.stage.motion import PAUSE, Speed
from ui.table.stage.painting import Pictures
from ui.table.stage.picture_scale import PictureScale
from ui.table.stage.scene import TableScene
from ui.table.undo import UndoHistory


class Presenter(QObject):
    """Turns gestures into submitted actions, and what the session tells into what the scene shows."""

    changed = Signal()
    rule_asked = Signal(str)

    def __init__(
        self,
        seating: Seating,
        play: AnyPlay,
        table: AnyTable,
        text: AnyText,
        parent: QObject | None = None,
        thinker: Callable[[], Thinker] = AtOnce,
        speed: Speed = Speed.NORMAL,
        seconds: float | None = None,
    ) -> None:
        """Every bot has a `thinker` of its own; by default it thinks right here, which is meant for tests. The first of
        them may do so at once, so it has to be known how fast they are."""
        super().__init__(parent)
        self.seating, self.play, self.text = seating, play, text
        self.names = seating.names
        self.undo_history = UndoHistory(play, seating.people, seating.take_back, table.label)
        self.game_log = GameLog(play, text, self.names)
        self.table = table
        self.reactions = Reactions(self)
        self.films = Films(self)
        self.staging = Staging(self)
        self.perspective = Perspective(self, seating.people)
        self._shown_to: Seat | None = None
        self._racing = False
        pictures = Pictures(table.painters, LIGHT)
        self._played: list[int] = []
        """The entries that nobody has been shown yet."""
        self.scene = TableScene(pictures, self)
        self.view = TablePage(self.scene)
        self.chooser = Chooser(self.view)
        self.input = GestureInput(self.view.table, self.scene, self.staging)
        self.advice = Advice(self)
        self.picture_scale = PictureScale(pictures, self.scene, self.view)
        self.view.table.resized.connect(self._resize)
        self.view.toast.rule_asked.connect(self.rule_asked)
        self.view.handover.passed.connect(self._pass_on)
        self.view.curtain.opened.connect(self._take_over)
        self.bots = BotSeats(seating, self, thinker)
        self.bots.halting.connect(self.changed)
        self.set_speed(speed)
        if seconds is not None:
            self.set_thinking(seconds)
        self._unsubscribe: Callable[[], None] = play.subscribe(self._note)
        self.refresh(animated=False)

    # --- what others may know ----------------------------------------------------------------------------

    @property
    def viewer(self) -> Seat | None:
        """Whose view is shown."""
        return self.perspective.viewer.seat

    @property
    def plays(self) -> bool:
        """Whether the viewer is somebody who plays, and no bot that is only watched."""
        return self.perspective.viewer.plays

    @property
    def waiting(self) -> bool:
        """Whether the table is on its way from one person to another."""
        return self.perspective.viewer.waiting

    @property
    def offer(self) -> Offer:
        """What the viewer's hands may do."""
        return self.staging.offer

    @property
    def staged(self) -> Placements:
        """What the viewer has put down without having played it."""
        return self.staging.staged

    def moves(self) -> list[tuple[str, Action]]:
        """Every action of the viewer in words."""
        return [] if self.viewer is None else self._in_words(self.perspective.legal, self.viewer)

    def _in_words(self, actions: Iterable[Action], seat: Seat) -> list[tuple[str, Action]]:
        view = self.play.view(seat)
        return [(self.text.action(view, seat, action, self.names), action) for action in actions]

    def standings(self) -> list[tuple[Seat, int]]:
        """The score of every seat."""
        return list(enumerate(self.table.scores(self.play.view(self.viewer))))

    # --- moves -------------------------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """Play an action of the viewer, or show why it is refused."""
        if self.viewer is not None and self.plays:
            self.answer(self.viewer, action, self.play.cursor)

    def answer(self, seat: Seat, action: Action, at: int) -> None:
        """Play anybody's action, if it still answers the position on the table."""
        start = self.play.cursor
        try:
            self.play.submit(seat, action, at)
        except Stale:
            return
        except ReadOnly:
            self.put_back()
            return
        except Illegal as illegal:
            self.refuse(illegal)
            return
        self.undo_history.record(start)
        self.films.forget_trail()
        if seat == self.viewer:
            self.staging.clear()
            self.view.toast.hide()
        self.refresh()

    def choose(self, actions: tuple[Action, ...], seat: Seat | None = None) -> None:
        """Play the one action meant, by the viewer or by somebody else, or ask which of several."""
        different = tuple(dict.fromkeys(actions))
        actor = self.viewer if seat is None and self.plays else seat
        if actor is None:
            return
        if len(different) == 1:
            self.answer(actor, different[0], self.play.cursor)
            return
        self.put_back()
        if different:
            self.chooser.ask(self._in_words(different, actor), partial(self.answer, actor, at=self.play.cursor))

    def refuse(self, illegal: Illegal | None) -> None:
        """Say why, with a link to the rule if there is one, and let everything spring back."""
        if illegal is None:
            self.view.toast.say(translate("table", "That doesn't go there."))
        else:
            self.view.toast.say(self.text.reason(illegal), illegal.rule)
        self.put_back()

    def put_back(self) -> None:
        """Let everything spring back to where it belongs."""
        if self.scene.motion.filming:
            # What waits for the end of a film must not wait for ever.
            self.scene.motion.skip()
        self.scene.show(self.scene.layout_shown)

    # --- undo --------------------------------------------------------------------------------------------

    @property
    def free(self) -> bool:
        """Whether everything may be taken back."""
        return self.seating.take_back is TakeBack.FREE

    def undo(self) -> None:
        """Take the last turn back, with all answers to it, or say why not."""
        if self.undo_history.can_undo:
            self._go(self.undo_history.stack.undo)
        else:
            self.view.toast.say(self.undo_history.undo_text())

    def redo(self) -> None:
        """Play the turn again that was taken back."""
        if self.undo_history.can_redo:
            self._go(self.undo_history.stack.redo)

    def _go(self, back_or_on: Callable[[], None]) -> None:
        """Leave everything as it is, and show another position."""
        self.input.cancel()
        self.staging.clear()
        self.view.toast.hide()
        self.scene.motion.skip()
        back_or_on()
        self.refresh()

    # --- how it looks ------------------------------------------------------------------------------------

    def set_theme(self, theme: Theme) -> None:
        self.view.curtain.set_theme(theme)
        self.picture_scale.wear(Pictures(self.table.painters, theme))
        self.input.light()

    def set_speed(self, speed: Speed) -> None:
        self.scene.motion.speed = speed
        self.bots.pause = PAUSE[speed]

    def set_thinking(self, seconds: float) -> None:
        """How long a bot may think about a move."""
        self.bots.seconds = seconds

    @property
    def watched(self) -> bool:
        """Whether nobody but bots plays."""
        return self.seating.watched

    def look_from(self, seat: Seat | None) -> None:
        """Show a watched game as a seat sees it, or as nobody does."""
        self.perspective.viewer.look_from(seat)
        self.refresh(animated=False)

    def set_gesture_mode(self, mode: GestureMode) -> None:
        self.input.mode = mode

    def retranslate(self) -> None:
        """Say everything again in another language; pictures carry words and letters too."""
        self.input.cancel()
        self.advice.forget()
        self.game_log.forget()
        self.undo_history.rename()
        self.view.notice.retranslate()
        self.set_theme(self.picture_scale.pictures.theme)
        self.refresh(animated=False)

    def close(self) -> None:
        """Stop whatever could still happen by itself, and clear the table."""
        self.picture_scale.stop()
        self.scene.motion.skip()
        self.bots.close()
        self.advice.close()
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self.game_log.close()
        # The page is still resized on its way out, and would have everything drawn once more.
        self.view.table.blockSignals(True)
        self.input.forget()
        self.films.forget_trail()
        self.scene.strip()

    # --- showing -----------------------------------------------------------------------------------------

    def refresh(self, animated: bool = True) -> None:
        """Show the position on the table to whoever may look."""
        self.perspective.follow()
        self.advice.follow()
        self.chooser.close()
        if self.viewer != self._shown_to:
            self._forget_the_last_viewer()
            # Where there are secrets, nothing may come from where somebody else saw it.
            animated = animated and self.table.open
        self._follow_race()
        legal = self.perspective.legal
        self.staging.follow(legal)
        layout = self.table.layout(self.moment(legal))
        self.perspective.show_handover()
        told = self._told(animated)
        film = film_of(self.table, told, self.moment(()))
        if film is None:
            self.scene.show(layout, tumbling_of(self.table, layout, told), animated)
            self.shown()
        else:
            # The end of it is told when it has been seen; whoever touches the table sees it at once.
            self.input.refresh()
            self.scene.project(film, layout, self.shown)

    def _note(self, played: int | None) -> None:
        """Remember what is to be shown; after a jump there is nothing to show of what came before it."""
        if played is None:
            self._played.clear()
        else:
            self._played.append(played)

    def _told(self, animated: bool) -> tuple[SeenChange[Any], ...]:
        """What happened since the last time, as the viewer sees it; nothing where it is not to be seen happening."""
        played, self._played = self._played, []
        return tuple([self.play.change(index, self.viewer) for index in played]) if animated else ()

    def shown(self) -> None:
        """Everything is where it belongs: let hands and bots go on."""
        self.input.refresh()
        self.bots.wake()
        self.changed.emit()

    def _follow_race(self) -> None:
        """Have whoever is too late keep what they hold: meant for the race, it is no move of the next turn."""
        over = self._racing and not self.reactions.seats
        self._racing = bool(self.reactions.seats)
        # A shot that is being aimed is meant for the turn, whatever the others call meanwhile.
        if over and not self.input.aiming:
            self.input.empty()

    def _forget_the_last_viewer(self) -> None:
        """Nothing of what one person saw or did is left for the next to see."""
        self._shown_to = self.viewer
        self.staging.clear()
        self.input.forget()
        self.view.toast.hide()

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return self.table.layout(self.moment(self.perspective.legal))

    def layout_of(self, view: Any) -> Layout:
        """A view of the viewer's with nothing to do in it."""
        return self.perspective.layout_of(view)

    def moment(self, legal: tuple[Action, ...]) -> Moment[Any]:
        """What the layout depends on."""
        return self.perspective.moment(legal)

    def _pass_on(self) -> None:
        self.perspective.viewer.draw_curtain()
        self.refresh(animated=False)

    def _take_over(self) -> None:
        self.perspective.viewer.open_curtain()
        self.refresh(animated=False)
        self.view.table.setFocus()

    def _resize(self) -> None:
        width = self.view.table.table_width
        if width != self.scene.layout_shown.width:
            self.input.cancel()
            # What waits for the end of a film must not wait for ever, and a trail lies on the old table.
            self.scene.motion.skip()
            self.films.forget_trail()
            self.staging.follow(self.perspective.legal)
            self.scene.show(self.layout(), animated=False)
            self.view.table.refit()
            self.input.refresh()
        self.picture_scale.resized()
