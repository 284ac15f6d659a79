# make play: set up and play. make help: the rest.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCK = $(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate -q

.PHONY: help setup play test lint format bench docs pictures dist drill layout mutants lock clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F ': .*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

setup: .venv/.installed ## environment, compiled rules, client; leaves .venv/bin/kronrat
	@KRONRAT_INTERPRETED=1 $(BIN)/python tools/rules.py
	@$(BIN)/python tools/client.py

play: .venv/.playable ## set up, start the server and open the table; the rules compile beside it
	@$(BIN)/python tools/play.py $(ARGS)

test: setup ## every check and every test, in a real browser too
	@tools/test.sh

lint: setup ## ruff, mypy --strict, import-linter
	@tools/lint.sh

format: setup ## let ruff format and fix what it can
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

bench: setup ## figures against the yardsticks (installs the bench extra)
	@KRONRAT_COMPILE=0 $(PIP) install -q --no-build-isolation -e '.[bench]'
	@$(BIN)/kronrat bench

drill: setup ## kill, stop, starve and cut off the server and its database under load (under 15 minutes)
	@$(BIN)/python -m drill

mutants: setup ## do the tests of GAME notice small changes to its rules? (COUNT=200 AGAIN=1; no GAME: docs/mutants.md)
	@$(BIN)/python tools/mutants.py $(GAME) $(if $(COUNT),--count $(COUNT)) $(if $(AGAIN),--again)

layout: setup ## the laws of the table's layout at every decision of a game each (GAME=rus: one of them; all: a quarter of an hour)
	@KRONRAT_LAYOUT_ALL=1 $(BIN)/pytest -q tests/web/test_layout.py -k 'test_nothing_moves $(if $(GAME),and $(GAME))'

pictures: setup ## the table in every game, size, theme and language, into docs/pictures
	@$(BIN)/python tools/pictures.py

docs: setup ## the docs site, into build/site
	@KRONRAT_INTERPRETED=1 $(BIN)/sphinx-build -q -W -b html docs build/site
	@echo "docs: build/site/index.html"

dist: setup ## sdist, pure wheel and a wheel of this platform, into dist/
	@KRONRAT_COMPILE=0 $(BIN)/python -m build --installer uv --outdir dist .
	@$(BIN)/python -m build --installer uv --wheel --outdir dist .

lock: .venv/.installed ## renew the requirements locks and web/package-lock.json (UPGRADE=1: newest versions)
	$(LOCK) --extra dev $(if $(UPGRADE),--upgrade) -o requirements.lock
	$(LOCK) --extra build -c requirements.lock -o requirements-play.lock
	$(BIN)/python tools/node.py $(if $(UPGRADE),update,install) --package-lock-only

clean: ## remove everything that set-up made (saved games stay)
	rm -rf .venv build web/node_modules src/kronrat/server/static src/*.egg-info .mypy_cache .ruff_cache \
		.pytest_cache .import_linter_cache .hypothesis src/kronrat/_compiled.stamp
	find src -name '*.so' -delete

.venv/.installed: .venv/.locked pyproject.toml setup.py
	@KRONRAT_COMPILE=0 $(PIP) install -q --no-deps --no-build-isolation -e .
	@touch $@ .venv/.playable

.venv/.locked: requirements.lock
	@PYTHON='$(PYTHON)' tools/venv.sh requirements.lock
	@touch $@

# Enough to play: neither the tests' tools nor the checkers.
.venv/.playable: requirements-play.lock pyproject.toml setup.py
	@test -e .venv/.locked || PYTHON='$(PYTHON)' tools/venv.sh requirements-play.lock
	@KRONRAT_COMPILE=0 $(PIP) install -q --no-deps --no-build-isolation -e .
	@touch $@
