"""Bringing what happens on the table to the scene, for the person who looks: one thing after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from core.game import NATURE, Action, Seat
from core.play import SeenChange
from ui.look.text import translate
from ui.table.context import AnyContext
from ui.table.input.gesture_input import GestureInput
from ui.table.input.reactions import Reactions
from ui.table.input.staging import Staging
from ui.table.layout.captions import CAPTION, with_captions
from ui.table.page.table_page import TablePage
from ui.table.perspective import Perspective
from ui.table.pieces import Layout, Moment
from ui.table.stage.films import Films, film_of, tumbling_of
from ui.table.stage.scene import TableScene
from ui.table.story.beats import Beat, Caption, parts
from ui.table.story.pace import TIMES, UNSEEN, Length, Pace
from ui.table.story.since import since_last_turn
from ui.table.story.story import Story, Telling

SEEN: Final = Beat(Length.LOOK)
"""What everything gets that is shown once more."""
ON_THE_WAY: Final = Beat(Length.GLANCE)
"""What a move gets that its player goes on from."""


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
        self._perspective, self._reactions, self._staging = perspective, reactions, staging
        self._films, self._input = films, gestures
        self._shown_to: Seat | None = None
        self._over: Seat | None = None
        """Over whose shoulder a position of a finished game is looked at, instead of as the viewer saw it,"""
        self._offered: tuple[Action, ...] = ()
        """and what that player could have done there."""
        self._racing = False
        self.one_by_one = False
        """Whether nobody pauses between the moves of others, so that each has to be seen by itself."""
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
        else:
            self._played.append(played)

    def refresh(self, animated: bool = True) -> None:
        """Show what happened and then the position on the table, to the person who may look."""
        played, self._played = self._played, []
        if not animated:
            self._story.drop()
            self._show_present(animated=False)
        elif played:
            self._story.take(self._told(played))
            self._go_on()
        elif self._story.behind:
            # Nothing happened but in somebody's hands, and hands act on what is there now.
            self.catch_up()
        else:
            now = self._story.now
            self._show_present(now and Telling(beat=now.beat, time=now.time))

    def catch_up(self) -> None:
        """Have the position on the table shown, whatever was still to be told on the way there."""
        if self._story.behind:
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
        self._leave_the_present()
        self._scene.show(self._past(self._view_before(entries.start), entries.start), animated=False)
        paced = TIMES[Pace.BRISK] if self._story.times == UNSEEN else self._story.times
        self._story.take(self._told(entries, again=True), paced, again=True)
        self._go_on()

    def look_at(self, cursor: int, over: Seat | None = None, offered: tuple[Action, ...] = ()) -> None:
        """Show the position after so many entries as the viewer saw it then; on the table nothing changes.

        In a finished game it can be looked at over anybody's shoulder, with what they could have done there.
        """
        before, play = self.at, self._context.play
        self._leave_the_present()
        if cursor == play.cursor:
            self._show_present()
            return
        if play.outcome is not None:
            self._over, self._offered = over, offered
        self.at, self.view = cursor, self._view_before(cursor)
        self.beginning.emit()
        stepped = (play.change(before, self._looking),) if cursor == before + 1 else ()
        self._show(self._past(self.view, cursor), stepped, animated=True)
        self.passing.emit()

    @property
    def past_moment(self) -> Moment[Any]:
        """The past position that is looked at."""
        return self._past_moment(self.view, self.at)

    @property
    def _looking(self) -> Seat | None:
        """Who sees what is shown."""
        return self._context.viewer.seat if self._over is None else self._over

    def _leave_the_present(self) -> None:
        self._over, self._offered = None, ()
        self._input.empty()
        self._scene.motion.skip()
        self._story.drop()
        self._staging.follow(())

    def _view_before(self, entry: int) -> Any:
        return self._context.play.change(entry, self._looking).before

    # --- one thing after the other -----------------------------------------------------------------------

    def _told(self, entries: Iterable[int], again: bool = False) -> Iterator[tuple[SeenChange[Any], Beat | None]]:
        """What happened in these entries as the viewer sees it, each with its beat."""
        context, seat = self._context, self._context.viewer.seat
        for index in entries:
            change = context.play.change(index, seat)
            answered = index + 1 < context.play.cursor and context.play.mover(index + 1) == NATURE
            for part in parts(change):
                moment = context.moment(self._page.table.table_width, view=part.after, cursor=part.cursor)
                beat = context.table.beats.of(part, moment)
                yield part, self._unremarkable(index, again) if beat is None and not answered else beat

    def _unremarkable(self, index: int, again: bool) -> Beat | None:
        """What a move gets of which the game wants nothing in particular to be seen."""
        if again or not self.one_by_one:
            return SEEN if again else None
        play = self._context.play
        movers = (play.mover(later) for later in range(index + 1, play.cursor))
        following = next((mover for mover in movers if mover != NATURE), None)
        if following is None:
            return None
        return ON_THE_WAY if following == play.mover(index) else SEEN

    def _go_on(self) -> None:
        telling = self._story.next()
        if telling is not None and self._story.behind:
            self._show_past(telling)
        else:
            self._show_present(telling)

    def _show_past(self, telling: Telling) -> None:
        """Show something that is not the position on the table any more; hands have nothing to do with it."""
        self.beginning.emit()
        self._staging.follow(())
        last = telling.changes[-1]
        self.at, self.view = last.cursor, last.after
        self.telling.emit(telling.changes)
        self._show(with_captions(self._past(last.after, last.cursor), telling.captions), telling.changes, animated=True)
        self.passing.emit()

    def _show_present(self, telling: Telling | None = None, animated: bool = True) -> None:
        """Show the position on the table to whoever may look now."""
        context, viewer = self._context, self._context.viewer
        self._over, self._offered = None, ()
        self._perspective.follow()
        self.beginning.emit()
        if viewer.seat != self._shown_to:
            self._forget_the_last_viewer()
            # Where there are secrets, nothing may come from where somebody else saw it.
            animated = animated and context.table.open
        self._follow_race()
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
        if not self._story.behind:
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

    def _past(self, view: Any, cursor: int) -> Layout:
        """Where everything was when somebody saw this, on the way to a cursor."""
        return self._context.table.layout(self._past_moment(view, cursor))

    def _past_moment(self, view: Any, cursor: int) -> Moment[Any]:
        moment = self._context.moment(self._page.table.table_width, self._offered, view, cursor)
        if self._over is not None:
            moment = replace(moment, seat=self._over, watching=True)
        # Buttons that come and go with every thing that is told would flicker.
        return replace(moment, films=self._films.buttons, pressed=self._films.pressed)

    def _shown_now(self) -> Layout:
        """Where everything is that is being shown."""
        now = self._story.now
        captions = () if now is None else now.captions
        if now is not None and self._story.behind:
            last = now.changes[-1]
            return with_captions(self._past(last.after, last.cursor), captions)
        if self.at != self._context.play.cursor:
            return self._past(self.view, self.at)
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
        self._context.viewer.draw_curtain()
        self.refresh(animated=False)

    def take_over(self) -> None:
        """Open the curtain: the next person looks."""
        self._context.viewer.open_curtain()
        self.refresh(animated=False)
        self._page.table.setFocus()

    def _follow_race(self) -> None:
        """When a race is lost, empty the hands: what was meant for it is no move of the next turn."""
        racing = bool(self._reactions.seats)
        over, self._racing = self._racing and not racing, racing
        # A shot that is being aimed is meant for the turn, whatever the others call meanwhile.
        if over and not self._input.aiming:
            self._input.empty()

    def _forget_the_last_viewer(self) -> None:
        """Nothing of what one person saw or did is left for the next to see."""
        self._shown_to = self._context.viewer.seat
        self._staging.clear()
        self._input.forget()
        self._page.toast.hide()
