"""On the bus of screen readers everything has a name and a role, every line is told once, and moves can be made."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

from tests.app.at_spi.conftest import Voltige
from tests.app.at_spi.reader import FOCUSABLE, FOCUSED, SELECTED, Reader, Thing
from tests.app.waiting import PATIENCE, wait_for

GAMES = ("Lucky Loop", "LOOPS", "Jump!", "Targets")
SAYS_NOTHING = {"filler", "unknown", "invalid", "panel", "frame", "layered pane", "redundant object"}
"""Roles that tell nobody what something is."""
CARRIES_TEXT = {"cell", "check box", "column header", "combo box", "list", "list item", "menu item", "page tab"}
CARRIES_TEXT |= {"push button", "radio button", "slider", "spin button", "table", "text", "tree"}
SOON = PATIENCE / 6
"""Seconds after which a press has come to nothing."""
Ready = Callable[[Thing], object]


def faults(reader: Reader, window: Thing) -> Iterator[str]:
    """What a reader couldn't tell of a window."""
    for thing in window.all():
        if thing.has(FOCUSABLE) and thing.role in SAYS_NOTHING:
            yield f"{thing.name!r} is a {thing.role}"
        nameless = not thing.name and (thing.has(FOCUSABLE) or thing.role in CARRIES_TEXT)
        if nameless and not reader.beside(thing, window):
            yield f"a {thing.role} has no name"
        # Qt calls a list by what is chosen in it; what it is for is told by its label.
        if thing.role == "combo box" and not reader.labelled(thing):
            yield f"nobody knows what {thing.name!r} is chosen for"


def sound(reader: Reader, title: str, ready: Ready) -> Thing:
    """A window in which everything has a name and a role, once it stands as it should."""
    seen: list[Thing] = []

    def look() -> list[str]:
        seen[:] = [reader.wait_for(title, ready)]
        return list(faults(reader, seen[0]))

    assert settled(look) == [], title
    return seen[0]


def settled(wrong: Callable[[], list[str]]) -> list[str]:
    """What is wrong at last: nothing as soon as nothing is, for things come one after the other."""
    end = time.monotonic() + PATIENCE
    while (found := wrong()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def has(role: str, name: str = "") -> Ready:
    return lambda window: window.find(role, name)


def button(window: Thing, name: str, role: str = "push button") -> Thing:
    found = window.find(role, name)
    assert found is not None, f"{window.name} has no {name}"
    return found


def choose(reader: Reader, *words: str) -> None:
    """Choose from the menus."""
    bar = button(reader.wait_for("", lambda window: window.find("menu bar")), "", "menu bar")
    reader.unfold(bar, everything=True)
    for word in words:
        bar = button(bar, word, "menu item")
    reader.press(bar)


def gone(reader: Reader, title: str) -> None:
    wait_for(lambda: not any(window.name.startswith(title) for window in reader.windows()))


def put_away(reader: Reader, window: Thing, button_name: str) -> None:
    reader.press(button(window, button_name))
    gone(reader, window.name)


def test_everything_in_the_hangar_and_every_dialog_has_a_name_and_a_role(voltige: Voltige) -> None:
    reader = voltige.reader
    hangar = sound(reader, "Voltige", has("push button", GAMES[-1]))
    for words in ("Settings", "Keyboard", "About"):
        choose(reader, words)
        dialog = sound(reader, words, has("push button", "Close"))
        if dialog.find("page tab", "Players"):
            reader.press(button(dialog, "Players", "page tab"))
            dialog = sound(reader, words, has("list", "Players"))
        put_away(reader, dialog, "Close")
    for game in GAMES:
        reader.press(button(hangar, game))
        put_away(reader, sound(reader, "New game of", has("push button", "Take off")), "Cancel")
    choose(reader, "Rules")
    sound(reader, "Voltige", has("text", "Find in the rules"))
    choose(reader, "Quit")
    assert voltige.app.wait(PATIENCE) == 0


# --- at the table ----------------------------------------------------------------------------------------


def begin(reader: Reader, game: str) -> None:
    """Take off, with the seats as they are: a person and bots."""
    reader.press(button(reader.wait_for("", has("push button", game)), game))
    put_away(reader, reader.wait_for("New game of", has("push button", "Take off")), "Take off")


def at_the_table(reader: Reader, ready: Ready) -> list[Thing]:
    """All that lies on the table, once it is as it should be."""

    def look(window: Thing) -> object:
        table = window.find("list", "Table")
        return table is not None and ready(table)

    return button(reader.wait_for("", look), "Table", "list").children


def able(things: list[Thing]) -> list[Thing]:
    return [thing for thing in things if thing.has(FOCUSABLE)]


def prompted(words: str) -> Ready:
    """Whether the table asks for something, and there is something to do it with."""

    def asks(window: Thing) -> object:
        table = window.find("list", "Table")
        return table and any(re.search(words, thing.name) for thing in table.children) and able(table.children)

    return asks


def press(reader: Reader, words: str) -> None:
    """Use the first thing of a name that can be used, as soon as there is one."""
    named = [thing for thing in able(at_the_table(reader, named_like(words))) if re.match(words, thing.name)]
    assert "Press" in reader.actions(named[:1])[0]
    reader.press(named[0])


def named_like(words: str) -> Ready:
    return lambda table: any(re.match(words, thing.name) for thing in able(table.children))


def put(reader: Reader, words: str) -> None:
    """Use a piece, and then the first place where it may go."""
    before = {thing.ref for thing in at_the_table(reader, named_like(words))}
    press(reader, words)

    def places(table: Thing) -> list[Thing]:
        return [thing for thing in able(table.children) if thing.ref not in before and thing.role == "push button"]

    found = at_the_table(reader, places)
    assert any(thing.has(SELECTED) for thing in found)
    reader.press(next(thing for thing in able(found) if thing.ref not in before and thing.role == "push button"))


def soon(done: Callable[[], bool]) -> bool:
    """Whether something comes of what was pressed; a film that ends just then takes the press for itself."""
    end = time.monotonic() + SOON
    while not (seen := done()) and time.monotonic() < end:
        time.sleep(0.05)
    return seen


def play_a_move(reader: Reader, game: str) -> None:
    """Make a move over the bus alone."""
    match game:
        case "Lucky Loop":
            reader.wait_for("", prompted("^Your turn"))
            press(reader, "Exchange cards")
        case "LOOPS":
            reader.wait_for("", prompted("^Your turn"))
            put(reader, r"\d+: ")
        case "Jump!":
            reader.wait_for("", prompted("^All aboard"))
            press(reader, "The (red|yellow) plane: row")
        case _:
            reader.wait_for("", prompted("^Your flick"))
            press(reader, ".*tower")
            soon(lambda: any("°" in thing.description for thing in at_the_table(reader, bool)))
            press(reader, ".*tower")


def moves(reader: Reader, game: str) -> bool:
    """Whether a move was made that is in the log."""
    before = len(log(reader))
    play_a_move(reader, game)
    return soon(lambda: len(log(reader)) > before)


def log(reader: Reader) -> list[str]:
    """The lines of the log, without what is said around them in the list."""
    entries = button(reader.wait_for("", has("list", "Log")), "Log", "list")
    reader.unfold(entries, everything=True)
    names = [item.name for item in entries.children]
    return [re.sub(r"^(About you\. )?(\w+: )?", "", name) for name in names]


def announced(reader: Reader) -> list[str]:
    return [event.data for event in reader.events if event.what == "Announcement"]


def mistold(reader: Reader, start: int) -> list[str]:
    """The lines of the log that have not been announced once, and announcements that are not kept to be read."""
    lines, said = log(reader), announced(reader)[start:]
    kept = [event.data for event in reader.events if event.kind == "accessible-name"]
    heard = " ".join(said)
    lost = [line for line in lines if sum(other.count(line) for other in lines) != heard.count(line)]
    return [*lost, *(words for words in said if words not in kept)]


def test_pieces_can_be_pressed_and_each_line_of_the_log_is_told_once(voltige: Voltige) -> None:
    reader = voltige.reader
    for game in GAMES:
        start = len(announced(reader))
        begin(reader, game)
        sound(reader, "", prompted("^(Your|All aboard)"))
        wait_for(lambda: moves(reader, game))  # noqa: B023
        assert settled(lambda: mistold(reader, start)) == []  # noqa: B023
        reader.press(button(reader.wait_for("", has("page tab", "Hangar")), "Hangar", "page tab"))
    choose(reader, "Quit")
    assert voltige.app.wait(PATIENCE) == 0


def test_the_keyboard_has_its_focus_on_a_piece(voltige: Voltige) -> None:
    reader, screen = voltige.reader, voltige.screen
    begin(reader, "LOOPS")
    reader.wait_for("", prompted("^Your turn"))
    screen.focus("LOOPS")
    heard = len(reader.events)
    screen.key("Right")
    (there,) = wait_for(lambda: [thing for thing in at_the_table(reader, bool) if thing.has(FOCUSED)])

    def told() -> int:
        return [event.of for event in reader.events[heard:] if event.kind == "focused" and event.detail].count(
            there.ref
        )

    wait_for(told)
    assert told() == 1
    assert there.role == "list item"
    assert there.name
