"""Sounds at once: added up, never wrapped round, and few."""

from __future__ import annotations

from array import array

import pytest

from ui.sound.mixer import HIGHEST, LOWEST, VOICES, Mixer, scaled


def samples(*values: int) -> array[int]:
    return array("h", values)


def test_nothing_is_silence() -> None:
    mixer = Mixer()
    assert mixer.idle
    assert list(mixer.take(4)) == [0, 0, 0, 0]


def test_a_sound_is_heard_once_piece_by_piece_and_then_silence() -> None:
    mixer = Mixer()
    mixer.add(samples(1, 2, 3))
    assert not mixer.idle
    assert list(mixer.take(2)) == [1, 2]
    assert list(mixer.take(3)) == [3, 0, 0]
    assert mixer.idle


def test_sounds_at_once_are_added_up_and_clipped() -> None:
    mixer = Mixer()
    mixer.add(samples(10, 30_000, -30_000))
    mixer.add(samples(5, 30_000))
    assert list(mixer.take(4)) == [15, HIGHEST, -30_000, 0]
    mixer.add(samples(LOWEST))
    mixer.add(samples(LOWEST))
    assert list(mixer.take(1)) == [LOWEST]


def test_for_one_sound_too_many_the_oldest_breaks_off() -> None:
    mixer = Mixer()
    for place in range(VOICES + 1):
        mixer.add(samples(10**place))
    assert list(mixer.take(1)) == [11_110]


def test_a_stream_gives_what_it_is_asked_for() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    assert list(next(stream)) == []
    mixer.add(samples(1, 2, 3, 4))
    assert list(stream.send(3)) == [1, 2, 3]
    assert list(stream.send(2)) == [4, 0]


@pytest.mark.parametrize(("volume", "expected"), [(0, 0), (50, 250), (100, 1000)])
def test_volume(volume: int, expected: int) -> None:
    assert list(scaled(samples(1000, -1000), volume)) == [expected, -expected]
