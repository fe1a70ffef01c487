"""Write all playthroughs and all told games anew: `make golden`, then read the diff."""

from __future__ import annotations

import os
import sys

import pytest

from core.catalog import CATALOG
from tests.golden.playthrough import path, script, shortest_random_game, tables
from tests.packages import install_sample

install_sample()
for id, game in CATALOG.items():
    for seats in tables(game):
        path(id, seats).write_text(script(id, seats, shortest_random_game(id, seats)), encoding="utf-8")
os.environ["VOLTIGE_WRITE_GOLDEN"] = "yes"
sys.exit(pytest.main(["-q", "tests/ui/shell/test_whole_games_told.py"]))
