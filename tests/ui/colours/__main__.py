"""`make colours`: write down how far apart the liveries are."""

from __future__ import annotations

from tests.ui.colours.page import PAGE, page

if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
