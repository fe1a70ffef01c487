"""Looking behind the seam: the one place where tests ask for a whole state, with all its secrets."""

from __future__ import annotations

from typing import Any

from core.play import AnyPlay, LocalPlay
from core.session import AnySession, Session, whole_state


def behind(play: AnyPlay) -> AnySession:
    """The session behind a game that is played here."""
    assert isinstance(play, LocalPlay)
    return play._session


def state_of(game: AnySession | AnyPlay, cursor: int | None = None) -> Any:
    """The position on the table, or at another cursor."""
    return whole_state(game if isinstance(game, Session) else behind(game), cursor)


def put_on_the_table(play: AnyPlay, state: Any) -> Any:
    """Have another position on the table as if nothing else had happened; the one that was there."""
    session = behind(play)
    real, session._states[session.cursor] = state_of(session), state
    assert isinstance(play, LocalPlay)
    play._follow(session.cursor - 1)
    return real
