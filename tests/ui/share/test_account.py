"""A game in words: who played, round by round, to the end; in either language, and with the secrets that are left."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from core.catalog import CATALOG
from core.game import Seat
from core.play import Recording
from core.session import AnySession
from tests.ui.share.games import CREATED, made, played, shared
from tests.ui.table.tables import SECRETIVE
from ui.catalog import TEXTS
from ui.look import text
from ui.look.text import translate
from ui.share.account import Account, Paragraph, Part
from ui.share.markup import markdown, plain
from ui.share.shared_game import SharedGame
from ui.share.steps import Step, Steps, in_words_of
from ui.share.writing import written
from ui.table.game_log import GameLog

pytestmark = pytest.mark.usefixtures("qapp")
WHOLE = 100_000


def told(game: SharedGame, language: str = "en", kind: str = "txt") -> str:
    return made(written(game, language, kind)).decode()


def log_of(session: AnySession, seat: Seat | None) -> list[str]:
    play = Recording(session)
    names = shared(session).sight.seating.names
    return [line.text for line in GameLog(play, TEXTS[session.game.id], names).lines(seat)]


# --- what is told ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(CATALOG))
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_running_game_is_told_as_the_log_of_its_viewer_has_it(game: str, seat: Seat | None) -> None:
    session = played(game, 25)
    lines = [line.strip() for line in told(shared(session, seat)).splitlines()]
    for line in log_of(session, seat):
        assert line in lines or line.removesuffix(".") in lines
    assert any(line.startswith("The game is not over yet. Points: Ada ") for line in lines)


@pytest.mark.parametrize("game", SECRETIVE)
def test_a_game_that_is_over_is_told_with_all_that_anybody_learned(game: str) -> None:
    session = played(game, WHOLE)
    assert session.outcome is not None
    whole = told(shared(session, None))
    assert whole == told(shared(session, 1))
    for seat in range(session.seats):
        own = f"{shared(session).sight.seating.names[seat]} draws "
        for line in log_of(session, seat):
            if line.startswith(own):
                assert line in whole


def test_what_comes_after_the_end_that_was_asked_for_is_not_told() -> None:
    session = played("lucky_loop", WHOLE)
    play = Recording(session)
    play.seek(30)
    early = SharedGame.now(shared(session)._replace(created="").sight._replace(play=play))
    assert "not over yet" in told(early)
    assert len(told(early)) < len(told(shared(session))) / 3


def test_who_played_what_by_which_rules_and_how_it_ended() -> None:
    session = played("targets", WHOLE, seats=2)
    lines = told(shared(session)).splitlines()
    assert [*lines[:3], *lines[4:7]] == ["Targets", "=======", "", "", "Players", "-------"]
    assert re.search("16.* 2026, .*:30", lines[3])
    assert lines[8:10] == ["Ada (Human)", "Blériot (Bot: Pilot)"]
    assert "Hands: human" in lines
    assert "Who begins: drawn by lot" in lines
    assert "3 × 3: no" in lines
    assert lines[-5:-2] == ["Result", "------", ""]
    assert session.outcome is not None
    winner = ("Ada", "Blériot")[session.outcome.winners[0]]
    assert lines[-2] == f"{winner} wins."
    assert lines[-1].startswith(f"1st {winner} ")


def test_a_seat_that_the_table_named_begins() -> None:
    game = shared(played("loops", 4))
    options = replace(game.sight.play.options, begins=1)

    class Named(Recording):  # type: ignore[type-arg]
        options = property(lambda self: options)

    assert "Who begins: Blériot" in told(game._replace(sight=game.sight._replace(play=Named(played("loops", 4)))))


def test_every_round_has_a_heading() -> None:
    session = played("loops", WHOLE)
    headings = re.findall(r"^## (Round (\d+) begins: .+\w)$", told(shared(session), kind="md"), re.MULTILINE)
    assert [int(number) for _, number in headings] == list(range(1, len(headings) + 1))
    assert len(headings) > 1


def test_in_french_whatever_is_spoken() -> None:
    game = shared(played("lucky_loop", WHOLE))
    french, english = told(game, "fr"), told(game, "en")
    assert "lundi 16 novembre 2026, 18:30" in french
    assert "Joueurs" in french
    assert "Ada (Humain)" in french
    assert "It is" not in french
    assert "Players" in english
    assert translate("shell", "Players") == "Players"
    with text.spoken_by(lambda *_: "?"):
        assert told(game, "en") == english
        assert told(game, "fr") == french


@pytest.mark.parametrize("created", ["", "yesterday", "2026-99-99T00:00:00"])
def test_a_game_of_no_date_has_none(created: str) -> None:
    lines = told(shared(played("jump", 5))._replace(created=created)).splitlines()
    assert lines[:4] == ["Jump!", "=====", "", "Players"]


def test_a_language_is_spoken_in_no_step_of_others() -> None:
    def saying() -> Steps[str]:
        yield Step(0, 1)
        yield Step(1, 1)
        return translate("lucky_loop", "Turn")

    steps = in_words_of(lambda *_: "Virage", saying())
    next(steps)
    assert translate("lucky_loop", "Turn") == "Turn"
    next(steps)
    with pytest.raises(StopIteration) as done:
        next(steps)
    assert done.value.value == "Virage"


# --- how it is set ---------------------------------------------------------------------------------------

LINES = Account(
    "A*B",
    "1. May",
    (
        Part("Round 1", (Paragraph(("_Ada_ moves.", "[She] <wins>.", "- and more")), Paragraph(("2) Bob", "b"), True))),
        Part("Empty", ()),
    ),
)


def test_plain_text_says_just_that() -> None:
    assert plain(LINES).splitlines() == [
        *("A*B", "===", "", "1. May", "", "Round 1", "-------", ""),
        *("_Ada_ moves.", "[She] <wins>.", "- and more", "2) Bob", "  b", "", "Empty", "-----"),
    ]


def test_nothing_in_markdown_is_taken_for_markup() -> None:
    assert markdown(LINES).splitlines() == [
        *("# A\\*B", "", "1\\. May", "", "## Round 1", ""),
        *("- \\_Ada\\_ moves.", "- \\[She\\] \\<wins\\>.", "- \\- and more", "- 2\\) Bob", "  - b", "", "## Empty"),
    ]


def test_names_that_would_break_a_line_do_not() -> None:
    game = shared(played("loops", 6))
    players = [replace(player, name=f"{player.name}\n# x\u202e") for player in game.sight.seating.players]
    seating = replace(game.sight.seating, players=tuple(players))
    lines = told(game._replace(sight=game.sight._replace(seating=seating)), kind="md").splitlines()
    assert "- Ada # x (Human)" in lines
    assert "# x" not in lines
    assert CREATED not in lines
