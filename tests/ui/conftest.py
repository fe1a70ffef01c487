"""Tables of a test are gone after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.ui.table.tables import leave_the_tables


@pytest.fixture(autouse=True)
def tables() -> Iterator[None]:
    """Nothing of one test's windows is left for the next."""
    yield
    leave_the_tables()
