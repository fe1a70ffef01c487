"""What the tests of tables have, for those of the sample game."""

from __future__ import annotations

from tests.ui.conftest import luck, qtbot, tables

__all__ = ["luck", "qtbot", "tables"]
