"""Bringing what happens on the table to the scene, for the person who looks: one thing after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from core.game import Action, Seat
from core.play import SeenChange
from ui.look.text import translate
from ui.table.context import AnyContext
from ui.table.hands import Hands
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.layout.captions import CAPTION, with_captions
from ui.table.page.table_page import TablePage
from ui.table.past import Past
from ui.table.perspective import Perspective
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films, film_of, tumbling_of
from ui.table.stage.scene import TableScene
from ui.table.story.beats import Caption
from ui.table.story.pace import TIMES, UNSEEN, Pace, Times
from ui.table.story.retelling import Retelling
from ui.table.story.since import since_last_turn
from ui.table.story.story import Story, Telling


class Showing(QObject):
    """Shows what happened since the last time, and leaves nothing of one viewer for the next."""

    telling = Signal(object)
    """These changes are about to be shown for the first time, or told once more."""
    arrived = Signal()
    """What was about to be shown is where it belongs."""
    beginning = Signal()
    """Another position, or another viewer, is about to be shown."""
    passing = Signal()
    """Something on the way to the position on the table is shown."""
    shown = Signal()
    """Everything is where it belongs."""
    left = Signal()
    """Somebody begins to look back, and the game goes on behind what is shown."""
    gone_on = Signal()
    """The game went on while somebody looks back."""

    def __init__(
        self,
        context: AnyContext,
        page: TablePage,
        scene: TableScene,
        story: Story,
        perspective: Perspective,
        reactions: Reactions,
        staging: Staging,
        films: Films,
        gestures: GestureInput,
    ) -> None:
        super().__init__()
        self._context, self._page, self._scene, self._story = context, page, scene, story
        self._perspective, self._staging, self._input = perspective, staging, gestures
        self._past = Past(context, page, films)
        self.retelling = Retelling(context.play, context.table, self._past)
        self._hands = Hands(context.viewer, reactions, staging, gestures, page.toast)
        self._played: list[int] = []
        """The entries that have not been told yet."""
        self.at = context.play.cursor
        """How many entries lie before what is shown."""
        self.view = context.play.view(context.viewer.seat)
        """What is shown, as the viewer sees it."""
        story.due.connect(self._go_on)
        story.rested.connect(self._rest)

    def note(self, played: int | None) -> None:
        """Remember what is to be shown; after a jump there is nothing to show of what came before it."""
        if played is None:
            self._played.clear()
            self._story.drop()
            self._context.viewer.come_back()
        else:
            self._played.append(played)

    def refresh(self, animated: bool = True) -> None:
        """Show what happened and then the position on the table, to the person who may look."""
        if self.looking_back:
            self._go_on_behind(animated)
            return
        played, self._played = self._played, []
        if not animated:
            self._story.drop()
            self._show_present(animated=False)
        elif played:
            self._story.take(self.retelling.of(played))
            self._go_on()
        elif self._story.behind:
            # Nothing happened but in somebody's hands, and hands act on what is there now.
            self.catch_up()
        else:
            now = self._story.now
            self._show_present(now and Telling(beat=now.beat, time=now.time))

    def catch_up(self) -> None:
        """Have the position on the table shown, whatever was still to be told on the way there."""
        if self.looking_back:
            # What is only told once more is stopped first.
            self.look_at(self.at, self._past.over)
        elif self._story.behind:
            self._story.drop()
            self._show_present(animated=False)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of every seat in what is shown."""
        return tuple(self._context.table.scores(self.view))

    def tell_again(self) -> None:
        """Show once more what others did since the viewer's last turn, or say that they did nothing."""
        entries = since_last_turn(self._context.play, self._context.viewer.seat)
        if entries and not self._context.viewer.curtain:
            self.retell(entries)
        else:
            self._page.toast.say(translate("table", "Nobody has moved since your last turn."))

    def retell(self, entries: range) -> None:
        """Tell once more what happened in some entries, then show the position on the table again."""
        if self.looking_back:
            self._context.viewer.come_back()
            if self._played:
                # What happened behind the one that was looked at is told with it, and not again after it.
                entries = range(min(entries.start, self._played[0]), self._context.play.cursor)
            self._played.clear()
        paced = TIMES[Pace.BRISK] if self._story.times == UNSEEN else self._story.times
        self._leave_the_present()
        self._tell_once_more(entries, paced)

    # --- looking back ------------------------------------------------------------------------------------

    @property
    def looking_back(self) -> bool:
        """Whether a position is held on the table that is over, whatever happens behind it."""
        return self._context.viewer.looking_back

    def may_look_over(self, seat: Seat | None) -> bool:
        """Whether a player's past is no secret any more: the game is over, all people agree, or nobody plays."""
        context = self._context
        return context.play.outcome is not None or seat in context.viewer.agreed or not context.seating.people

    def look_at(
        self, cursor: int, over: Seat | None = None, offered: tuple[Action, ...] = (), quickly: bool = False
    ) -> None:
        """Hold the position after so many entries on the table as the viewer saw it then, until they come back.

        Where all may be told, it can be looked at over anybody's shoulder, with what they could have done there.
        Whoever goes on `quickly` sees no film of what led from one position to the next.
        """
        before, play = self.at, self._context.play
        if self._context.viewer.curtain:
            return
        if cursor == play.cursor:
            # Whoever is there already keeps what they hold.
            self.come_back() if self.looking_back else self.catch_up()
            return
        self._look_back()
        self._past.look_over(over if self.may_look_over(over) else None, offered)
        self.at, self.view = cursor, self._past.view(cursor)
        self.beginning.emit()
        stepped = (play.change(before, self._past.looking),) if cursor == before + 1 and not quickly else ()
        self._show(self._past.layout(self.view, cursor), stepped, animated=True)
        self.passing.emit()

    def play_from(self, cursor: int, times: Times, over: Seat | None = None) -> None:
        """Tell the game once more from a position on, at a pace of its own; then come back to it."""
        if not self._context.viewer.curtain and cursor < self._context.play.cursor:
            self._look_back()
            self._past.look_over(over if self.may_look_over(over) else None)
            self._tell_once_more(range(cursor, self._context.play.cursor), times)

    def come_back(self) -> None:
        """Show the position on the table again, and first what happened behind the one that was looked at."""
        self._leave_the_present()
        self._context.viewer.come_back()
        played, self._played = self._played, []
        if played:
            self._scene.show(self._past.layout(self._past.view(played[0]), played[0]), animated=False)
            self._story.take(self.retelling.of(played))
            self._go_on()
        else:
            self._show_present()

    def give_up(self) -> None:
        """Come back, for whoever wants out of whatever there is."""
        if self.looking_back:
            self.come_back()

    @property
    def past_moment(self) -> Moment[Any]:
        """The past position that is looked at."""
        return self._past.moment(self.view, self.at)

    def _look_back(self) -> None:
        leaving, self._context.viewer.looking_back = not self.looking_back, True
        self._leave_the_present()
        if leaving:
            self.left.emit()

    def _go_on_behind(self, animated: bool) -> None:
        """Leave what is looked at where it is; only other eyes or other words want it shown anew."""
        if animated:
            # A button on the table may be down, or up again.
            self.reword()
        else:
            self._story.drop()
            self.view = self._past.view(self.at)
            self._scene.show(self._shown_now(), animated=False)
            self.passing.emit()
        self.gone_on.emit()

    def _tell_once_more(self, entries: range, times: Times) -> None:
        view = self._past.view(entries.start)
        self._scene.show(self._past.layout(view, entries.start), animated=False)
        self._story.take(self.retelling.of(entries, again=True), times, again=True)
        self._go_on()

    def _leave_the_present(self) -> None:
        self._past.look_over(None)
        self._input.empty()
        self._scene.motion.skip()
        self._story.drop()
        self._staging.follow(())

    # --- one thing after the other -----------------------------------------------------------------------

    def _go_on(self) -> None:
        telling = self._story.next()
        if telling is not None and self._story.behind:
            self._show_past(telling)
        elif self.looking_back:
            self.come_back()
        else:
            self._show_present(telling)

    def _show_past(self, telling: Telling) -> None:
        """Show something that is not the position on the table any more; hands have nothing to do with it."""
        self.beginning.emit()
        self._staging.follow(())
        last = telling.changes[-1]
        self.at, self.view = last.cursor, last.after
        self.telling.emit(telling.changes)
        layout = with_captions(self._past.layout(last.after, last.cursor), telling.captions)
        self._show(layout, telling.changes, animated=True)
        self.passing.emit()

    def _show_present(self, telling: Telling | None = None, animated: bool = True) -> None:
        """Show the position on the table to whoever may look now."""
        context, viewer = self._context, self._context.viewer
        viewer.come_back()
        self._past.look_over(None)
        self._perspective.follow()
        self.beginning.emit()
        if self._hands.pass_on():
            # Where there are secrets, nothing may come from where somebody else saw it.
            animated = animated and context.table.open
        self._hands.end_race()
        self._staging.follow(context.legal)
        self.at, self.view = context.play.cursor, context.play.view(viewer.seat)
        self._perspective.show_handover()
        changes = telling.changes if telling is not None and animated else ()
        if changes:
            self.telling.emit(changes)
        self._show(self._present(() if telling is None else telling.captions), changes, animated)

    def _show(self, layout: Layout, changes: tuple[SeenChange[Any], ...], animated: bool) -> None:
        context = self._context
        film = film_of(context.table, changes, context.moment(self._page.table.table_width))
        if film is None:
            self._scene.show(layout, tumbling_of(context.table, layout, changes), animated)
            self.arrive()
        else:
            # The end of it is told when it has been seen; whoever touches the table sees it at once.
            self._input.refresh()
            self._scene.project(film, layout, self.arrive)

    def arrive(self) -> None:
        """Everything is where it belongs: let hands go on, and tell it."""
        self.arrived.emit()
        self._input.refresh()
        if not self._story.clock.isActive():
            self._story.hold(self._scene.motion.remaining)
        if not self._story.behind and not self.looking_back:
            self.shown.emit()

    def _rest(self) -> None:
        """What was said of the last thing has been read."""
        if any(piece.kind == CAPTION for piece in self._scene.layout_shown.pieces):
            self._scene.show(self.layout())

    # --- where everything is -----------------------------------------------------------------------------

    def layout(self) -> Layout:
        """Where everything belongs now."""
        return self._present(())

    def _present(self, captions: Sequence[Caption]) -> Layout:
        return with_captions(self._perspective.layout(self._context.legal), captions)

    def _shown_now(self) -> Layout:
        """Where everything is that is being shown."""
        now = self._story.now
        captions = () if now is None else now.captions
        if now is not None and self._story.behind:
            last = now.changes[-1]
            return with_captions(self._past.layout(last.after, last.cursor), captions)
        if self.at != self._context.play.cursor:
            return self._past.layout(self.view, self.at)
        return self._present(captions)

    def put_back(self) -> None:
        """Let everything spring back to where it belongs."""
        if self._scene.motion.filming:
            # What waits for the end of a film must not wait for ever.
            self._scene.motion.skip()
        self._scene.show(self._scene.layout_shown)

    def reword(self) -> None:
        """Say the same for another device, as soon as nothing moves; hands hold what they hold."""
        motion = self._scene.motion
        if not self._story.behind and not motion.remaining and not motion.filming:
            self._scene.show(self._shown_now(), animated=False)

    def resize(self) -> None:
        """Lay the table for another shape of the window."""
        if self._page.table.table_width == self._scene.layout_shown.width:
            return
        self._input.cancel()
        # What waits for the end of a film must not wait for ever.
        self._scene.motion.skip()
        self._staging.follow(() if self._story.behind else self._context.legal)
        self._scene.show(self._shown_now(), animated=False)
        self._page.table.refit()
        self._input.refresh()

    def pass_on(self) -> None:
        """Close the curtain for the next person."""
        self._context.viewer.come_back()
        self._context.viewer.draw_curtain()
        self.refresh(animated=False)

    def take_over(self) -> None:
        """Open the curtain: the next person looks."""
        self._context.viewer.come_back()
        self._context.viewer.open_curtain()
        self.refresh(animated=False)
        self._page.table.setFocus()
