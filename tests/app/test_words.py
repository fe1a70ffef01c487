"""Both commands speak the language of the window, and load no Qt to say what is written."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import main
from app.commands import table_arguments
from app.commands.registry import parser
from app.words import language_of
from tests.app.screen import ROOT
from tests.app.simulations import Printed

KNOWN = {"en", "fr"}
FRENCH = {"LC_ALL": "fr_FR.UTF-8"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:fr_FR:en"}, "fr"),
        # As everywhere, who wants no language is not asked for others.
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, "en"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str, tmp_path: Path) -> None:
    assert language_of({**environment, "HOME": str(tmp_path)}, KNOWN) == language


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ("[General]\nlanguage=en\nvolume=3\n", "en"),
        ("[General]\nlanguage=system\n", "fr"),
        ("[General]\nlanguage=klingon\n", "fr"),
        ("\0\xff", "fr"),
    ],
)
def test_what_was_chosen_in_the_window_comes_first(settings: str, language: str, tmp_path: Path) -> None:
    (tmp_path / "Voltige").mkdir()
    (tmp_path / "Voltige" / "Voltige.conf").write_text(settings, encoding="latin-1")
    assert language_of({"LANG": "fr_FR.UTF-8", "XDG_CONFIG_HOME": str(tmp_path)}, KNOWN) == language


def said(module: str, *arguments: str, **environment: str) -> tuple[int, str, str]:
    command = [sys.executable, "-m", f"app.{module}", *arguments]
    surroundings = {name: value for name, value in os.environ.items() if not name.endswith("DISPLAY")} | environment
    surroundings.pop("QT_QPA_PLATFORM", None)
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def test_help_is_in_french_down_to_what_argparse_says() -> None:
    code, printed, errors = said("cli", "simulate", "--help", **FRENCH)
    assert (code, errors) == (0, "")
    assert printed.startswith("utilisation\u00a0: voltige-cli simulate")
    assert "afficher cette aide et quitter" in printed
    assert "combien de parties (par défaut\u00a0: 100)" in " ".join(printed.split(" "))


def test_wrong_arguments_are_refused_in_french() -> None:
    code, _, errors = said("cli", "simulate", "loops", "--games", "x", **FRENCH)
    assert code == 2
    assert errors.splitlines()[-1].endswith("argument --games\u00a0: valeur int non valable\u00a0: 'x'")
    code, _, errors = said("cli", "simulate", "loops", "--bot", "x", **FRENCH)
    assert (code, errors) == (1, "voltige-cli: il n’y a pas de robot 'x'\u00a0; il y a random, cadet, pilot, ace\n")


def test_the_window_says_in_french_why_it_can_t_open() -> None:
    code, _, errors = said("main", **FRENCH)
    assert code == 1
    assert errors.startswith("voltige: il n’y a pas d’écran")
    assert len(errors.splitlines()) == 1


def test_what_is_said_as_it_is_written_needs_no_qt() -> None:
    program = "import sys, app.cli; app.cli.main(['games', 'jump']); print('PySide6' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.stdout.splitlines()[-1] == "False"


# --- helpful ---------------------------------------------------------------------------------------------


def test_every_argument_of_every_command_is_explained() -> None:
    (commands,) = (action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    for name, command in commands.choices.items():
        for action in command._actions:
            assert action.help, f"{name} {action.dest}"


@pytest.mark.parametrize("id", ["jump", "loops", "lucky_loop", "targets"])
def test_the_options_of_a_game_are_listed_with_values_that_it_takes(id: str, capsys: Printed) -> None:
    assert main(["games", id]) == 0
    listed = re.findall(r"^  (\w+)=(\S.*) \(default: (\w+)\)$", capsys.readouterr().out, re.MULTILINE)
    assert listed
    for name, values, usual in listed:
        for value in values.split("|"):
            words = ["--option", f"{name}={'0' if ' ' in value else value}"]
            table_arguments.chosen(parser().parse_args(["simulate", id, *words]))
        assert usual in values.split("|")


def test_a_seat_that_there_is_not_begins_nothing(capsys: Printed) -> None:
    assert main(["simulate", "loops", "--option", "begins=2"]) == 1
    assert capsys.readouterr().err == "voltige-cli: begins: there is no seat 2; they are 0 to 1\n"


@pytest.mark.parametrize("arguments", [["-v", "simulate", "loops"], ["simulate", "loops", "-v"]])
def test_with_v_more_is_told_and_afterwards_no_more(arguments: list[str], capsys: Printed) -> None:
    assert main([*arguments, "--games", "2"]) == 0
    assert "2 of 2 are finished" in capsys.readouterr().err
    assert main([*arguments, "--bot", "genius"]) == 1
    assert "Traceback" in capsys.readouterr().err
    assert main([word for word in arguments if word != "-v"] + ["--games", "2"]) == 0
    assert capsys.readouterr().err == ""
