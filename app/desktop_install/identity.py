"""Under which names the desktop knows Voltige."""

from __future__ import annotations

from typing import Final

ID: Final = "arpa.home.voltige"
"""What menu entry, icons and metadata are called.

Such names begin with a domain turned round, and Voltige owns none. `home.arpa` is set aside for people's homes
(RFC 8375): nobody can ever register it, so that nobody's name is taken, and `appstreamcli` knows it for a domain.
"""
WINDOW_CLASS: Final = "Voltige"
"""The class of our windows, by which a task bar finds the menu entry of a window."""
MIME: Final = "application/x-voltige"
