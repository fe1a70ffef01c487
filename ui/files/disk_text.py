"""Why the disk refused, in words."""

from __future__ import annotations

import errno

from ui.look.text import translate


def refusal(error: OSError) -> str:
    """The reason as a part of a sentence."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return translate("shell", "there is no room on the disk")
        case errno.EROFS:
            return translate("shell", "the disk is read-only")
        case errno.EACCES | errno.EPERM:
            return translate("shell", "writing is not allowed there")
    return error.strerror or str(error)
