"""Reviews of whole games of Targets: all variants, and the same answer wherever they are made."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from core.bots.budget import Budget
from core.bots.levels import bot_for
from core.bots.match import play_match
from core.review.keeping import packed
from core.review.review import Review
from core.review.reviewing import reviewed
from core.session import AnySession, Session, replay
from core.targets.actions import Announce, Arrange, Discard, NextRound
from core.targets.game import TARGETS
from core.targets.state import Announcing, TargetsOptions

ROOT = Path(__file__).parents[3]
FORMALITIES = (Announce, Arrange, Discard, NextRound)
VARIANTS = [
    (2, TargetsOptions(Announcing.AUTOMATIC)),
    (2, TargetsOptions(three_by_three=True)),
    (4, TargetsOptions(teams=True)),
    (3, TargetsOptions(not_seen=True)),
]


def played(seats: int, options: TargetsOptions) -> AnySession:
    bots = [bot_for("targets", "cadet")] * seats
    match = play_match(TARGETS, options, bots, f"variants/{seats}", Budget(nodes=4))
    session: AnySession = Session(TARGETS, seats, options, seed=1)
    replay(session, match.entries)
    return session


def quick_review() -> Review:
    return reviewed(played(*VARIANTS[0]), 4)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_all_variants_are_reviewed(seats: int, options: TargetsOptions) -> None:
    session = played(seats, options)
    review = reviewed(session, 4)
    outcome = session.outcome
    assert outcome is not None
    for standing in review.standings:
        assert sum(standing.chances) == pytest.approx(1.0, abs=1e-4)
        assert sum(standing.points) == pytest.approx(0.0, abs=1e-4)
    share = 1 / len(outcome.winners)
    assert review.standings[-1].chances == tuple(share if seat in outcome.winners else 0.0 for seat in range(seats))
    for index in range(session.length):
        seat, action = session.entry(index)
        # Words that are said as expected, and what only goes on, change nothing; out of turn a race may.
        if isinstance(action, FORMALITIES) and not options.not_seen:
            assert review.changes(seat, index) == pytest.approx((0.0, 0.0), abs=1e-4)
    for appraisal in review.appraisals:
        better = appraisal.better_action(TARGETS)
        if better is not None:
            session.seek(appraisal.index)
            TARGETS.apply(session.view(appraisal.seat), appraisal.seat, better)


def test_a_review_is_the_same_in_another_process() -> None:
    here = packed(quick_review())
    script = (
        "from core.review.keeping import packed\n"
        "from tests.core.targets.test_targets_review_games import quick_review\n"
        "print(packed(quick_review()).decode())"
    )
    there = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={"PYTHONHASHSEED": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert there.stdout.encode().strip() == here
    assert packed(quick_review()) == here
