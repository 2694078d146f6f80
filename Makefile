# Everything a fresh machine needs is Python 3.11 or newer and make; the rest is set up on the way.

PY := .venv/bin/python
TESTS ?= tests
WORKERS ?= 2
# A worker with nothing left takes tests from the other; each goes in order, so that shared servers start once.
PYTEST = $(PY) -m pytest -n $(WORKERS) --dist worksteal
QUICK := tests/rules tests/playthroughs tests/engine tests/lessons tests/texts tests/web/test_sources.py \
	tests/web/test_types.py tests/web/test_measured.py tests/web/test_felt_drawn.py

.DEFAULT_GOAL := help
.PHONY: help play test quick setup web chromium lint format coverage soak peers playthroughs docs types lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

play: NEEDS = play
play: web ## set up what is missing and open the browser table (ARGS="..." goes to flambeur serve)
	@.venv/bin/flambeur serve $(ARGS)

test: web ## set up what is missing and run all tests (TESTS="tests/rules" for some of them)
	@$(PY) -m scripts.chromium || echo "Running the tests that need no browser ..."
	$(PYTEST) $(TESTS) $(ARGS)

quick: web chromium ## what a change in the rules or the page needs, in under a minute
	$(PYTEST) $(QUICK) $(ARGS)

setup: ## make .venv with the flambeur command in it; nothing to do when nothing has changed
	@scripts/setup.sh $(NEEDS)

web: setup ## build the browser client when its sources have changed
	@$(PY) -m scripts.web

chromium: setup ## find or install the Chromium that the browser tests drive
	@$(PY) -m scripts.chromium

lint: setup ## ruff and mypy --strict
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

format: setup ## let ruff fix and format the code
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

coverage: setup ## branch coverage of the engine and the games, at least 95 %
	$(PYTEST) --cov= $(TESTS) $(ARGS)

soak: setup ## the long runs
	$(PY) -m bench soak $(ARGS)

peers: setup ## the packages that benchmarks compare us with, in .venv-peers and .venv-learning-peers
	@$(PY) -m scripts.peers

playthroughs: setup ## rewrite the playthrough files from the engine
	$(PY) -m tests.playthroughs --write

docs: setup ## rewrite the pages that come from the code, and build the documentation site into site/
	$(PY) -m scripts.rule_pages
	$(PY) -m scripts.game_pages
	$(PY) -m scripts.schemas
	$(PY) -m mkdocs build --strict --quiet

types: setup ## rewrite the TypeScript types of the browser client from the structs
	$(PY) -m scripts.typescript

lock: ## pin the dependencies of pyproject.toml again (UPGRADE=1 takes newer releases)
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

clean: ## remove all that was set up or built
	rm -rf site .venv .venv-peers .venv-learning-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist
	rm -rf src/flambeur/web_dist web/built.stamp web/src/scenes/made web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
