# `make play` and `make test` do all the set-up on a machine that has only python3, make and git.

PYTHON ?= python3
BIN := .venv/bin
# Makes everything ready for a purpose, and says in one sentence if that can't be done.
SETUP := @$(PYTHON) -m app.setup

# A virtual screen where there is no real one.
SCREEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY),,xvfb-run -a)

# A part of the tests, such as `make test TESTS=tests/app`.
TESTS :=

# What `make quick` runs: all rules, rule by rule, and what else every game promises, at its smallest table; the recorded games;
# sessions, records and journals; what a drag or a click means, and a game by hand at each table. It leaves to `make test` what
# needs many games or much thought: bots, odds, physics by its figures, games at random; and the window and the app.
QUICK := tests/test_structure.py tests/golden tests/core tests/sample_game tests/app/test_journal.py \
	$(wildcard tests/ui/*/test_*_gestures.py tests/ui/*/test_*_by_hand.py)
QUICK_LEAVES := bots/* */*_bot.py */*_play.py */*_games.py */*_odds*.py */*_many.py */*_repeat.py */*_saves.py
QUICK_PARTS := (not test_contract or -2]) and (not test_record or comes_back) and (not by_hand or [two] or [drag] or sample_game)

.PHONY: play test quick lint floor bump machines bench torture golden bundle release format translations pictures strips sounds colours manuals install-desktop uninstall-desktop clean

play:
	$(SETUP) play
	@$(BIN)/voltige

# The files of tests stay together, so that what they share is made once, and whoever is done first takes over some of the rest.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal
# What is compiled once is not compiled again by each of the many processes that tests start, also where Python is told not to keep it.
test quick floor torture: export PYTHONDONTWRITEBYTECODE :=

test: lint
	$(PYTEST) $(TESTS)

# The short loop while working: under a minute on two cores.
quick: lint
	$(PYTEST) $(QUICK) $(QUICK_LEAVES:%=--ignore-glob='tests/core/%') -k "$(QUICK_PARTS)"

lint:
	$(SETUP) test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The tests with the oldest packages that pyproject.toml allows.
floor:
	$(SETUP) floor
	build/floor/bin/python -m pytest -n auto --dist worksteal $(TESTS)

# The newest packages that pyproject.toml allows become those that everybody gets; look at the difference and run the tests.
bump:
	$(SETUP) test
	$(BIN)/python -m tests.pins

# Minimal Debian and Ubuntu systems in which everything above is tried (as root; needs debootstrap);
# `make machines MACHINES="--suites trixie --tests tests/app"` tries a part, and MACHINES=--bundle what `make bundle` made.
machines:
	$(SETUP) test
	$(BIN)/python -m tests.machines $(MACHINES)

# KPat, beside which the start is measured where it is installed, does not run without a message bus.
BUS := $(if $(shell command -v dbus-run-session),dbus-run-session --,)
bench:
	$(SETUP) bench
	$(SCREEN) $(BUS) $(BIN)/python -m tests.bench

torture:
	$(SETUP) test
	$(PYTEST) -m torture

golden:
	$(SETUP) test
	$(BIN)/python -m tests.golden

# Voltige for machines without Python: one file to start, and a packed folder, in dist/; then it is tried on a screen of its own.
BUNDLER := build/bundle-env/bin/python
bundle:
	$(SETUP) bundle
	$(SETUP) test
	$(BUNDLER) -m app.bundle
	$(BIN)/python -m tests.bundle

# Everything that people download, in dist/, made of the last commit after it was checked; run `make test` before it.
# `make release RELEASE=--twice` makes it twice and compares all bytes.
release: lint
	$(SETUP) bundle
	$(BUNDLER) -m app.release $(RELEASE)
	$(BIN)/python -m tests.bundle

# Find the words in the code, and compile what Qt Linguist made of them.
PHRASES := -tr-function-alias translate+=Phrase,translate+=Plural
translations:
	$(SETUP) play
	$(BIN)/pyside6-lupdate $(PHRASES) $$(git ls-files --cached --others --exclude-standard 'ui/*.py' 'app/*.py') -ts resources/common/voltige_fr.ts -no-obsolete -locations none
	$(BIN)/pyside6-lrelease resources/common/voltige_fr.ts -qm resources/common/voltige_fr.qm

# The pictures of the README: every saved game beside them at two window sizes and two device pixel ratios.
PICTURES := resources/pictures
pictures:
	$(SETUP) play
	@for game in $(PICTURES)/*.voltige; do \
		name=$${game%.voltige}; \
		for size in 1280x800 1920x1080; do \
			$(BIN)/voltige-cli render $$game $$name-$$size.webp --seat 0 --size $$size; \
			$(BIN)/voltige-cli render $$game $$name-$$size-200.webp --seat 0 --theme dark \
				--size $$(( 2 * $${size%x*} ))x$$(( 2 * $${size#*x} )); \
		done; \
	done

# A round of each game as people are told it, one picture per beat, for the docs.
strips:
	$(SETUP) test
	$(BIN)/python -m tests.film_strips

# Every sound, synthesised anew, and its figures in docs/sounds.md.
sounds:
	$(SETUP) test
	$(BIN)/python -m tests.sounds

# How far apart the liveries are to all eyes, in docs/colours.md.
colours:
	$(SETUP) test
	$(BIN)/python -m tests.ui.colours

# Manuals and shell completions from the parsers, for wheels and bundles to take along, and the releases of CHANGELOG.md in the metadata.
manuals:
	$(SETUP) test
	$(BIN)/python -m tests.desktop_data

# A menu entry, icons and the file type for this user, so that the app and saved games open on a double click.
install-desktop:
	$(SETUP) play
	@$(BIN)/voltige --install-desktop

uninstall-desktop:
	$(SETUP) play
	@$(BIN)/voltige --uninstall-desktop

format:
	$(SETUP) test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
