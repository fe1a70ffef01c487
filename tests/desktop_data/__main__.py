"""`python -m tests.desktop_data` writes manuals, completions and the list of releases anew; look at the difference."""

from __future__ import annotations

import os

from tests.desktop_data.from_parsers import generated
from tests.desktop_data.releases import METAINFO, metainfo

if __name__ == "__main__":
    # The same lines from every terminal.
    os.environ["COLUMNS"] = "80"
    METAINFO.write_text(metainfo(), encoding="utf-8")
    for path, content in generated():
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
