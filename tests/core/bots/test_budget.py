"""What a budget allows: so many nodes, so much time, or whichever is used up first."""

from __future__ import annotations

import pytest

from core.bots import clock
from core.bots.budget import NO_THOUGHT, Account, Budget


def nodes_of(account: Account) -> int:
    """How many nodes an account allows."""
    nodes = 0
    while account.allows():
        nodes += 1
    return nodes


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by a second with every look."""
    looks = iter(range(100))
    monkeypatch.setattr(clock, "perf_counter", lambda: float(next(looks)))


def test_nodes_are_allowed_one_by_one() -> None:
    assert nodes_of(Budget(nodes=7).begin()) == 7
    assert nodes_of(NO_THOUGHT.begin()) == 0


@pytest.mark.usefixtures("ticking")
def test_time_is_over_a_little_early() -> None:
    assert nodes_of(Budget(seconds=10.0).begin()) == 9


@pytest.mark.usefixtures("ticking")
def test_of_two_limits_the_first_counts() -> None:
    assert nodes_of(Budget(seconds=10.0, nodes=4).begin()) == 4
    assert nodes_of(Budget(seconds=10.0, nodes=40).begin()) == 9


def test_a_level_may_ask_for_less_and_never_gets_more() -> None:
    assert Budget(nodes=40).at_most(10) == Budget(nodes=10)
    assert Budget(nodes=5).at_most(10) == Budget(nodes=5)
    assert Budget(seconds=1.0).at_most(10) == Budget(seconds=1.0, nodes=10)


def test_there_is_no_thinking_for_ever() -> None:
    with pytest.raises(ValueError, match="an end"):
        Budget()
