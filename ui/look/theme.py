"""The colours and faces of Voltige: a 1930s air-show poster, by day and by night, and both with high contrast."""

from __future__ import annotations

from typing import Final, NamedTuple

DISPLAY_FACE: Final = "Limelight"
TEXT_FACE: Final = "Jost"


class Theme(NamedTuple):
    """Colours by what they are for, as #rrggbb."""

    dark: bool
    sky: str
    """The table itself, behind everything."""
    sky_shade: str
    """Rays and bands on the table."""
    paper: str
    """Boards, plates and the faces of cards."""
    paper_shade: str
    """Empty places, fields of a track, pressed buttons."""
    ink: str
    """Letters and outlines on paper."""
    muted: str
    """Letters that matter less, on paper."""
    on_sky: str
    """Letters straight on the table."""
    accent: str
    """What the eye should meet first: the turn, the primary button."""
    on_accent: str
    """Letters on the accent colour as a ground, which is darker than the accent of lines and marks."""
    glow: str
    """Places where a piece may go."""
    shadow: str
    red: str
    blue: str
    green: str
    yellow: str
    high: bool = False
    """Whether everything stands out as much as it can: plain grounds, and lines round all that lies on them."""
    text: float = 1.0
    """How many times as large as usual texts are, where there is room."""


LIGHT: Final = Theme(
    dark=False,
    sky="#a9c6cf",
    sky_shade="#9bbbc6",
    paper="#f6ecd2",
    paper_shade="#e8d9b5",
    ink="#1d2b4a",
    muted="#555b6b",
    on_sky="#1d2b4a",
    accent="#d1432b",
    on_accent="#fff6e0",
    glow="#cf8400",
    shadow="#1d2b4a",
    red="#d1432b",
    blue="#2b5c9e",
    green="#3f7d3a",
    yellow="#e3a81e",
)

DARK: Final = Theme(
    dark=True,
    sky="#141d33",
    sky_shade="#19243f",
    paper="#26314f",
    paper_shade="#1c2641",
    ink="#f3e7c9",
    muted="#a9adb9",
    on_sky="#f3e7c9",
    accent="#e8583d",
    on_accent="#fff6e0",
    glow="#f2bf3f",
    shadow="#05080f",
    red="#e8583d",
    blue="#5f93d8",
    green="#69aa5c",
    yellow="#f2bf3f",
)


HIGH_LIGHT: Final = Theme(
    dark=False,
    sky="#ffffff",
    sky_shade="#ffffff",
    paper="#ffffff",
    paper_shade="#f2f2f2",
    ink="#000000",
    muted="#333333",
    on_sky="#000000",
    accent="#b02a14",
    on_accent="#ffffff",
    glow="#9a5b00",
    shadow="#000000",
    red="#b02a14",
    blue="#123f80",
    green="#1f5c1b",
    yellow="#f0b429",
    high=True,
)

HIGH_DARK: Final = Theme(
    dark=True,
    sky="#000000",
    sky_shade="#000000",
    paper="#000000",
    paper_shade="#1a1a1a",
    ink="#ffffff",
    muted="#d8d8d8",
    on_sky="#ffffff",
    accent="#ff8a70",
    on_accent="#ffffff",
    glow="#ffd84d",
    shadow="#000000",
    red="#ff8a70",
    blue="#9cc6ff",
    green="#8fdc80",
    yellow="#ffd84d",
    high=True,
)

THEMES: Final = {
    "by day": LIGHT,
    "by night": DARK,
    "high contrast by day": HIGH_LIGHT,
    "high contrast by night": HIGH_DARK,
}
"""All there are, by what tells them apart."""


class Livery(NamedTuple):
    """A player's colour, and the shape that tells it without colour."""

    fill: str
    on_fill: str
    shape: str


LIVERIES: Final = {
    "vermilion": Livery("#cb3f28", "#fff6e0", "circle"),
    "navy": Livery("#25417a", "#fff6e0", "square"),
    "mustard": Livery("#e3a81e", "#1d2b4a", "triangle"),
    "leaf": Livery("#3f7d3a", "#fff6e0", "diamond"),
    "plum": Livery("#7a3b74", "#fff6e0", "star"),
    "teal": Livery("#227b7b", "#fff6e0", "propeller"),
    "sand": Livery("#b98a5e", "#1d2b4a", "drop"),
    "slate": Livery("#69707e", "#fff6e0", "cross"),
}
"""By the name a record gives them; a seat without one takes the next in this order."""
