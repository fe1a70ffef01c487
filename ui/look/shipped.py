"""Where the files lie that ship with Voltige for all games: fonts, small pictures and words."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import resources

# By the path, since style sheets can name nothing else; and `importlib.resources` would hold up the first paint.
COMMON: Final = Path(resources.__path__[0]) / "common"
