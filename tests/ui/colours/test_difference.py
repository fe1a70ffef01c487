"""The formula gives what its authors publish for pairs that are easily got wrong, and black and white are far apart."""

from __future__ import annotations

import pytest

from tests.ui.colours.difference import Lab, difference, lab
from tests.ui.colours.eyes import Eyes, seen

GREY = (50, 2.5, 0)
BLUE = (50, 0, -82.7485)
PUBLISHED = [
    ((50, 2.6772, -79.7751), BLUE, 2.0425),
    ((50, 3.1571, -77.2803), BLUE, 2.8615),
    ((50, 2.8361, -74.0200), BLUE, 3.4412),
    ((50, -1.3802, -84.2814), BLUE, 1.0000),
    ((50, -1.1848, -84.8006), BLUE, 1.0000),
    ((50, -0.9009, -85.5211), BLUE, 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0010), 7.1792),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    ((50, 2.4900, -0.0010), (50, -2.4900, 0.0012), 7.2195),
    ((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    ((50, -0.0010, 2.4900), (50, 0.0010, -2.4900), 4.8045),
    ((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
    (GREY, (50, 0, -2.5), 4.3065),
    (GREY, (73, 25, -18), 27.1492),
    (GREY, (61, -5, 29), 22.8977),
    (GREY, (56, -27, -3), 31.9030),
    (GREY, (58, 24, 15), 19.4535),
    (GREY, (50, 3.1736, 0.5854), 1.0000),
    (GREY, (50, 3.2972, 0), 1.0000),
    (GREY, (50, 1.8634, 0.5757), 1.0000),
    (GREY, (50, 3.2592, 0.3350), 1.0000),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((35.0831, -44.1164, 3.7933), (35.0232, -40.0716, 1.5901), 1.8645),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((90.8027, -2.0831, 1.4410), (91.1528, -1.6435, 0.0447), 1.4441),
    ((90.9257, -0.5406, -0.9208), (88.6381, -0.8985, -0.7239), 1.5381),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Pairs and their differences from Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula" (2005)."""


@pytest.mark.parametrize(("one", "other", "expected"), PUBLISHED)
def test_the_published_pairs_are_as_far_apart_as_published(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    for pair in ((Lab(*one), Lab(*other)), (Lab(*other), Lab(*one))):
        assert round(difference(*pair), 4) == expected


@pytest.mark.parametrize("eyes", list(Eyes))
def test_black_and_white_are_far_apart_to_all_eyes(eyes: Eyes) -> None:
    black, white = (lab(seen((part, part, part), eyes)) for part in (0, 255))
    assert difference(black, white) == pytest.approx(100, abs=0.1)


@pytest.mark.parametrize("eyes", [Eyes.PROTANOPIA, Eyes.DEUTERANOPIA])
def test_red_and_green_of_equal_brightness_are_close_to_red_green_blind_eyes_alone(eyes: Eyes) -> None:
    red, green = (180, 60, 60), (60, 110, 60)
    assert apart(red, green, eyes) < apart(red, green, Eyes.USUAL) / 2


def apart(one: tuple[int, int, int], other: tuple[int, int, int], eyes: Eyes) -> float:
    return difference(lab(seen(one, eyes)), lab(seen(other, eyes)))
