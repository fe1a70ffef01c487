# `make play` and `make test` do all the set-up on a machine that has only python3, make and git.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

# What Qt needs of the system, and Xvfb for the tests that open a real window.
QT_PACKAGES := libegl1 libgl1 libxkbcommon-x11-0 libdbus-1-3 libfontconfig1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 \
	libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-xinerama0 libxcb-xkb1
TEST_PACKAGES := xvfb xauth xdotool

# A virtual screen where there is no real one.
SCREEN := $(if $(DISPLAY)$(WAYLAND_DISPLAY),,xvfb-run -a)

.PHONY: play test lint bench torture golden format translations pictures install-desktop system system-test clean

play: $(READY) system
	$(BIN)/voltige

test: lint system-test
	$(BIN)/python -m pytest -n auto

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY) system-test
	@$(BIN)/python -c "import rlcard, pyspiel" 2>/dev/null || $(BIN)/pip install -q -e ".[bench]"
	$(SCREEN) $(BIN)/python -m tests.bench

torture: $(READY)
	$(BIN)/python -m pytest -n auto -m torture

golden: $(READY)
	$(BIN)/python -m tests.golden

# Find the words in the code, and compile what Qt Linguist made of them.
translations: $(READY)
	$(BIN)/pyside6-lupdate $$(git ls-files --cached --others --exclude-standard 'ui/*.py' 'app/*.py') -ts resources/common/voltige_fr.ts -no-obsolete -locations none
	$(BIN)/pyside6-lrelease resources/common/voltige_fr.ts -qm resources/common/voltige_fr.qm

# The pictures of the README: every saved game beside them at two window sizes and two device pixel ratios.
PICTURES := resources/pictures
pictures: $(READY)
	@for game in $(PICTURES)/*.voltige; do \
		name=$${game%.voltige}; \
		for size in 1280x800 1920x1080; do \
			$(BIN)/voltige-cli render $$game $$name-$$size.webp --seat 0 --size $$size; \
			$(BIN)/voltige-cli render $$game $$name-$$size-200.webp --seat 0 --theme dark \
				--size $$(( 2 * $${size%x*} ))x$$(( 2 * $${size#*x} )); \
		done; \
	done

# A menu entry, an icon and the file type for this user, so that the app and saved games open on a double click.
DESKTOP := $(HOME)/.local/share
install-desktop: $(READY) system
	install -Dm644 resources/common/voltige.svg $(DESKTOP)/icons/hicolor/scalable/apps/voltige.svg
	install -Dm644 resources/common/voltige-mime.xml $(DESKTOP)/mime/packages/voltige.xml
	mkdir -p $(DESKTOP)/applications
	sed 's|^Exec=voltige|Exec=$(CURDIR)/$(BIN)/voltige|' resources/common/voltige.desktop > $(DESKTOP)/applications/voltige.desktop
	-update-mime-database $(DESKTOP)/mime
	-update-desktop-database $(DESKTOP)/applications

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

$(READY): pyproject.toml Makefile
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Voltige needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -c "import ensurepip" 2>/dev/null || $(MAKE) --no-print-directory packages PACKAGES=python3-venv
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install -q --disable-pip-version-check -e ".[dev]"
	@touch $@

system:
	@$(MAKE) --no-print-directory packages PACKAGES="$(QT_PACKAGES)"

system-test:
	@$(MAKE) --no-print-directory packages PACKAGES="$(QT_PACKAGES) $(TEST_PACKAGES)"

# Install what is missing when root, otherwise name it in one line and go on.
.PHONY: packages
packages:
	@command -v dpkg-query >/dev/null || exit 0; \
	missing=""; \
	for package in $(PACKAGES); do \
		dpkg-query -W -f '$${Status}' $$package 2>/dev/null | grep -q "ok installed" || missing="$$missing $$package"; \
	done; \
	test -n "$$missing" || exit 0; \
	if [ "$$(id -u)" = 0 ]; then \
		apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	else \
		echo "Missing system packages; please run: sudo apt-get install$$missing"; \
	fi

clean:
	rm -rf .venv build *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
