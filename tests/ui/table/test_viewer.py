"""Whose hand is on the screen."""

from __future__ import annotations

from ui.table.viewer import Viewer


def only(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def test_a_single_person_always_looks() -> None:
    viewer = Viewer(only(1))
    for to_act in (only(0), only(1), only(2), only()):
        viewer.follow(to_act)
        assert (viewer.seat, viewer.waiting) == (1, False)


def test_the_first_person_opens_the_curtain() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(1))
    assert viewer.curtain
    assert (viewer.seat, viewer.waiting) == (None, True)
    viewer.open_curtain()
    assert (viewer.seat, viewer.waiting) == (1, False)


def test_the_table_is_passed_on_in_two_steps_and_nobody_looks_between() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only(1))
    assert (viewer.seat, viewer.next, viewer.curtain) == (0, 1, False)
    viewer.draw_curtain()
    viewer.follow(only(1))
    assert (viewer.seat, viewer.next, viewer.curtain) == (None, 1, True)
    viewer.open_curtain()
    viewer.follow(only(1))
    assert (viewer.seat, viewer.next) == (1, None)


def test_bots_between_two_people_play_before_the_last_viewer() -> None:
    viewer = Viewer(only(0, 2))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only(1))
    assert (viewer.seat, viewer.waiting) == (0, False)


def test_taking_back_before_passing_on_keeps_the_table() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only(1))
    viewer.follow(only(0))
    assert (viewer.seat, viewer.waiting) == (0, False)


def test_taking_back_behind_the_curtain_asks_the_other_to_look() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only(1))
    viewer.draw_curtain()
    viewer.follow(only(0))
    assert (viewer.seat, viewer.next, viewer.curtain) == (None, 0, True)


def test_with_bots_only_a_spectator_looks() -> None:
    viewer = Viewer(only())
    viewer.follow(only(0))
    assert (viewer.seat, viewer.waiting) == (None, False)


def test_whoever_looked_last_sees_the_bots_but_no_shared_moment_alone() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only())
    assert (viewer.seat, viewer.waiting) == (0, False)
    viewer.follow(only(), shared=True)
    assert (viewer.seat, viewer.waiting) == (None, False)


def test_after_a_shared_moment_the_next_person_opens_the_curtain() -> None:
    viewer = Viewer(only(0, 1))
    viewer.follow(only(0))
    viewer.open_curtain()
    viewer.follow(only(), shared=True)
    viewer.follow(only(0))
    assert (viewer.seat, viewer.next, viewer.curtain) == (None, 0, True)


def test_a_single_person_keeps_the_own_hand_in_a_shared_moment() -> None:
    viewer = Viewer(only(1))
    viewer.follow(only(), shared=True)
    assert (viewer.seat, viewer.waiting) == (1, False)
