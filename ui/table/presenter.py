"""A table put together: its parts are built and connected, turned back and forth, and cleared away."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from core.game import Seat
from core.play import AnyPlay
from core.players import Seating
from ui.look.text import AnyText
from ui.look.theme import LIGHT, Theme
from ui.table.bots.advice import Advice
from ui.table.bots.bot_process import AtOnce, Thinker
from ui.table.bots.bot_seats import BotSeats
from ui.table.context import AnyContext, Context
from ui.table.formalities import Formalities
from ui.table.game_log import GameLog
from ui.table.input.chooser import Chooser
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.kit import AnyTable
from ui.table.moves import Moves
from ui.table.page.table_page import TablePage
from ui.table.perspective import Perspective
from ui.table.showing import Showing
from ui.table.speech.speech import Speech
from ui.table.stage.films import Films
from ui.table.stage.painting import Pictures, Undrawn
from ui.table.stage.picture_scale import PictureScale
from ui.table.stage.scene import TableScene
from ui.table.stage.speed import Speed
from ui.table.story.hurry import Hurry
from ui.table.story.pace import Pace, times_for
from ui.table.story.pages import Pages
from ui.table.story.sounding import Sounding
from ui.table.story.story import Story
from ui.table.takeback import Takeback
from ui.table.undo import UndoHistory
from ui.table.viewer import Viewer


class Presenter(QObject):
    """One game on the screen, with everything that shows it and that people and bots do it with."""

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
        pace: Pace = Pace.CALM,
        seconds: float | None = None,
    ) -> None:
        """Every bot has a `thinker` of its own, and may ask it at once; by default it thinks right here, for tests."""
        super().__init__(parent)
        self.seating, self.play, self.table = seating, play, table
        self.viewer = Viewer(seating.people, table.open)
        self.context: AnyContext = Context(seating, play, table, text, self.viewer)
        self.undo_history = UndoHistory(play, seating.people, seating.take_back, table.label, self.context.formal)
        self.game_log = GameLog(play, text, seating.names)
        self.story, self.pages = Story(self), Pages(self.context)
        self.scene = TableScene(Undrawn(LIGHT), self)
        self.view = TablePage(self.scene)
        self.picture_scale = PictureScale(Pictures(table.painters, LIGHT), self.scene, self.view)
        self.chooser = Chooser(self.view, lambda: self.input.keyboard_at())
        self._build_input()
        self.bots = BotSeats(
            self.context, self.scene, self.story, self.pages, self.view.notice, self.reactions, self.films, thinker
        )
        if seconds is not None:
            self.bots.seconds = seconds
        self.set_speed(speed)
        self.set_pace(pace)
        self.speech = Speech(
            self.context, self.view, self.scene, self.pages, self.reactions, self.input, self.showing, self.game_log
        )
        self._formalities = Formalities(self.scene, self.story, self.showing, self.moves)
        self.sounding = Sounding(
            self.context, self.view, self.scene.motion, self.story, self.reactions, self.showing, self.moves
        )
        self._connect()
        self._unsubscribe: Callable[[], None] = play.subscribe(self.showing.note)
        self.refresh(animated=False)

    def _build_input(self) -> None:
        context, scene, page = self.context, self.scene, self.view
        self.reactions = Reactions(context)
        self.films = Films(context, scene, page.table, self.undo_history)
        self.staging = Staging(context, page.table, self.films)
        self.hurry = Hurry(scene, self.story, self.staging)
        self.input = GestureInput(page.table, scene, self.staging, self.reactions, self.hurry)
        self.advice = Advice(context, scene, page, self.input)
        perspective = Perspective(context, page, self.pages, self.reactions, self.films, self.staging)
        self.showing = Showing(
            context, page, scene, self.story, perspective, self.reactions, self.staging, self.films, self.input
        )
        self.moves = Moves(
            context, self.undo_history, self.staging, self.films, self.pages, self.showing, self.chooser, page.toast
        )
        self.takeback = Takeback(self.undo_history, self.input, self.staging, scene, self.showing, page.toast)

    def _connect(self) -> None:
        page, showing, moves = self.view, self.showing, self.moves
        self.staging.chosen.connect(moves.choose)
        self.staging.refused.connect(moves.refuse)
        self.staging.changed.connect(showing.refresh)
        self.staging.page_turned.connect(moves.turn_page)
        self.hurry.caught_up.connect(showing.catch_up)
        self.reactions.chosen.connect(moves.choose)
        self.input.flicked.connect(moves.submit)
        self.input.device_changed.connect(showing.reword)
        self.input.given_up.connect(showing.give_up)
        self.films.changed.connect(showing.refresh)
        self.films.shown.connect(showing.arrive)
        self.films.undo_asked.connect(self.takeback.undo)
        self.bots.decided.connect(moves.answer)
        self.advice.decided.connect(moves.answer)
        self.bots.halting.connect(self.changed)
        self.bots.waiting.connect(page.go_on_bar.offer)
        page.go_on_bar.declined.connect(self.bots.go_on)
        showing.beginning.connect(self.advice.follow)
        showing.beginning.connect(self.chooser.close)
        showing.passing.connect(self.changed)
        showing.left.connect(self.bots.wake)
        showing.gone_on.connect(self.bots.wake)
        showing.gone_on.connect(self.changed)
        showing.shown.connect(self.bots.wake)
        showing.shown.connect(self.changed)
        page.table.resized.connect(showing.resize)
        page.table.resized.connect(self.picture_scale.resized)
        page.toast.rule_asked.connect(self.rule_asked)
        page.handover.passed.connect(showing.pass_on)
        page.curtain.opened.connect(showing.take_over)

    # --- how it looks ------------------------------------------------------------------------------------

    def refresh(self, animated: bool = True) -> None:
        """Show the position on the table."""
        self.showing.refresh(animated)

    def look_from(self, seat: Seat | None) -> None:
        """Show a watched game as a seat sees it, or as a spectator does."""
        self.viewer.look_from(seat)
        self.refresh(animated=False)

    def set_theme(self, theme: Theme) -> None:
        self.view.curtain.set_theme(theme)
        self.picture_scale.wear(Pictures(self.table.painters, theme))
        self.input.lighting.light()

    def set_speed(self, speed: Speed) -> None:
        self.scene.motion.speed = speed

    def set_pace(self, pace: Pace) -> None:
        self.pace = pace
        self.story.times = times_for(pace, bool(self.seating.people))

    def retranslate(self) -> None:
        """Say everything again in another language; pictures carry words and letters too."""
        self.input.cancel()
        self.advice.forget()
        self.game_log.forget()
        self.undo_history.rename()
        self.view.notice.retranslate()
        self.view.go_on_bar.retranslate()
        self.set_theme(self.picture_scale.pictures.theme)
        self.refresh(animated=False)

    def close(self) -> None:
        """Stop whatever could still happen by itself, and clear the table."""
        self.picture_scale.stop()
        # The end of a film is told, and may ask for something.
        self.scene.motion.skip()
        self._formalities.stop()
        self.story.drop()
        self.bots.close()
        self.advice.close()
        self._unsubscribe()
        self._unsubscribe = lambda: None
        self.game_log.close()
        # The page is still resized on its way out, and would have everything drawn once more.
        self.view.table.blockSignals(True)
        self.input.forget()
        self.speech.close()
        self.scene.strip()
