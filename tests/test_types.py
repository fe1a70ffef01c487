"""What the types forbid: each snippet is an error to mypy, at the line that says so, and nothing else in it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[1]
SNIPPETS = {
    "a Jump! layout at a LOOPS table": """
from ui.jump.layout.whole_table import layout
from ui.loops.gestures import gestures
from ui.loops.labels import LABELS
from ui.loops.table import TABLE
from ui.table.kit import GameTable
from core.loops.state import LoopsState
mixed: GameTable[LoopsState] = GameTable(TABLE.painters, layout, gestures, TABLE.scores, LABELS)  # no: arg-type
""",
    "a Jump! hint among the drops of LOOPS": """
from ui.jump.hints import hint
from ui.loops.interpret import interpret
from ui.table.kit import Drops
from core.loops.state import LoopsState
drops: Drops[LoopsState] = Drops(interpret, hint)  # no: arg-type
""",
    "the races of LOOPS at a table of Targets": """
from ui.loops.table import TABLE as LOOPS
from ui.table.kit import GameTable
from ui.targets.table import TABLE as TARGETS
from core.targets.state import TargetsState
core = (TARGETS.painters, TARGETS.layout, TARGETS.gestures, TARGETS.scores, TARGETS.labels)
mixed: GameTable[TargetsState] = GameTable(*core, races=LOOPS.races)  # no: arg-type
""",
    "the odds of Lucky Loop for Jump!": """
from ui.lucky_loop.table import TABLE
from ui.table.kit import Odds
from core.jump.state import JumpState
odds: Odds[JumpState, int] | None = TABLE.odds  # no: assignment
""",
    "the words of one game for another": """
from core.jump.state import JumpState
from ui.look.text import GameText
from ui.loops.text import LoopsText
text: GameText[JumpState] = LoopsText()  # no: assignment
""",
    "a moment of one game laid out by another": """
from core.jump.state import JumpState
from ui.table.pieces import Layout, Moment
from ui.loops.layout.whole_table import layout
def shown(moment: Moment[JumpState]) -> Layout:
    return layout(moment)  # no: arg-type
""",
    "the whole state of a session": """
from core.session import AnySession
def state_of(session: AnySession) -> object:
    return session.state  # no: attr-defined
""",
    "what is behind the seam": """
from core.play import AnyPlay
def secrets(play: AnyPlay) -> tuple[object, ...]:
    state = play.state  # no: attr-defined
    seed = play.seed  # no: attr-defined
    entries = play.entries  # no: attr-defined
    return state, seed, entries
""",
    "the seed of a table": """
from core.players import Seating
def seed_of(seating: Seating) -> object:
    return seating.seed  # no: attr-defined
""",
    "the view of one game for another": """
from core.jump.state import JumpState
from core.loops.game import LOOPS
from core.play import LocalPlay, Play
from core.session import Session
session = Session(LOOPS, 2, LOOPS.options(), 1)
play: Play[JumpState] = LocalPlay(session)  # no: arg-type
""",
}
"""What each of them tries, and the kinds of error after `# no:`."""


@pytest.fixture(scope="module")
def refused(tmp_path_factory: pytest.TempPathFactory) -> set[tuple[str, int, str]]:
    """Which file, line and kind of error mypy names; one run for all of them, since every run is slow."""
    folder = tmp_path_factory.mktemp("snippets")
    for index, snippet in enumerate(SNIPPETS.values()):
        (folder / f"snippet_{index}.py").write_text(snippet, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MYPYPATH", str(ROOT))
        settings = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
        said, errors, _ = api.run([*settings, *map(str, sorted(folder.iterdir()))])
    assert not errors
    found = re.findall(r"(snippet_\d+)\.py:(\d+): error: .*\[([a-z-]+)\]", said)
    assert len(found) == said.count(": error: "), said
    return {(file, int(line), kind) for file, line, kind in found}


@pytest.mark.parametrize("what", SNIPPETS)
def test_mypy_refuses(refused: set[tuple[str, int, str]], what: str) -> None:
    expected = {
        (line, kind)
        for line, code in enumerate(SNIPPETS[what].splitlines(), start=1)
        for kind in code.partition("# no: ")[2].split(", ")
        if kind
    }
    assert expected
    snippet = f"snippet_{list(SNIPPETS).index(what)}"
    assert {(line, kind) for file, line, kind in refused if file == snippet} == expected
