"""How pip and others build Voltige: by setuptools, told what it could only read at the top of the tree.

The top of the tree is the customer's. So the list of what else is in the source archive lies here; and package indexes
get a description without pictures and links that lead nowhere there.
"""

from __future__ import annotations

import re
from pathlib import Path

from setuptools.build_meta import *  # noqa: F403
from setuptools.command.egg_info import manifest_maker

LISTED = Path(".ci/MANIFEST.in")
DESCRIPTION = Path("build/description.md")
PICTURE = re.compile(r"!\[[^\]]*\]\([^)]*\)\n*")
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")


def described(readme: str) -> str:
    """The README for readers who have nothing else of the tree."""
    return LINK.sub(r"\1", PICTURE.sub("", readme))


manifest_maker.template = str(LISTED)
DESCRIPTION.parent.mkdir(exist_ok=True)
DESCRIPTION.write_text(described(Path("README.md").read_text(encoding="utf-8")), encoding="utf-8")
