"""The sounds are those of their recipes, made alike each time, at their level, and small."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.sounds.levels import HIGHEST_PEAK, WINDOW, decibels, level, measure
from tests.sounds.making import made, read
from tests.sounds.page import rows
from tests.sounds.recipes import RECIPES
from tests.sounds.signals import RATE, tone
from ui.sound.sounds import FOLDER, Sound

DOCS = Path(__file__).parents[2] / "docs"


def path_of(sound: Sound) -> Path:
    return FOLDER / f"{sound}.wav"


def test_every_sound_has_a_recipe_and_a_file_and_there_are_no_others() -> None:
    assert RECIPES.keys() == set(Sound)
    assert {path.name for path in FOLDER.iterdir()} == {path_of(sound).name for sound in Sound}


def test_all_of_them_are_small() -> None:
    assert sum(path_of(sound).stat().st_size for sound in Sound) < 1_000_000


@pytest.mark.parametrize("sound", Sound)
def test_a_recipe_makes_the_same_sound_each_time(sound: Sound, tmp_path: Path) -> None:
    first, second = made(sound), made(sound)
    assert first == second
    file = tmp_path / "again.wav"
    file.write_bytes(first)
    # Another system may round the last bit of a sine the other way.
    again, kept = read(file), read(path_of(sound))
    assert len(again) == len(kept)
    assert max(abs(a - b) for a, b in zip(again, kept, strict=True)) < 3 / 32_767


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_at_its_level_short_and_not_clipped(sound: Sound) -> None:
    found = measure(read(path_of(sound)))
    assert -20 <= found.level <= -14
    assert found.level == pytest.approx(RECIPES[sound].level, abs=0.1)
    assert found.peak <= decibels(HIGHEST_PEAK)
    assert 0.1 < found.seconds <= 1.5


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_begins_at_once_and_ends_in_silence(sound: Sound) -> None:
    samples = read(path_of(sound))
    loudest = max(map(abs, samples))
    assert max(map(abs, samples[: RATE // 4])) > loudest / 10
    assert abs(samples[-1]) < 0.001


def test_the_page_has_the_levels_of_today() -> None:
    found = {sound: measure(read(path_of(sound))) for sound in sorted(Sound)}
    page = (DOCS / "sounds.md").read_text(encoding="utf-8")
    assert "\n".join(rows(found)) in page


@pytest.mark.parametrize("sound", Sound)
def test_the_page_names_a_visible_twin(sound: Sound) -> None:
    page = (DOCS / "sounds.md").read_text(encoding="utf-8")
    twins = page.partition("| sound | heard when |")[2].partition("\n\n")[0]
    first_columns = [line.split("|")[1] for line in twins.splitlines() if line.startswith("|")]
    assert sound in [name.strip() for column in first_columns for name in column.split(",")]


def test_the_measure_knows_a_sine() -> None:
    sine = [0.5 * value for value in tone(1.0, lambda time: 1000)]
    found = measure(sine)
    assert found.level == pytest.approx(-9.03, abs=0.05)
    assert found.peak == pytest.approx(-6.02, abs=0.05)
    assert found.centroid == pytest.approx(1000, abs=20)


def test_silence_after_a_sound_does_not_make_it_softer() -> None:
    rng = random.Random(1)
    burst = [rng.uniform(-0.5, 0.5) for _ in range(10 * WINDOW)]
    assert level([*burst, *[0.0] * RATE]) == pytest.approx(level(burst), abs=0.01)
