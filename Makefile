# Everything a fresh machine needs is Python 3.11 or newer and make; the rest is set up on the way.

PY := .venv/bin/python
TESTS ?= tests
WORKERS ?= 2

.DEFAULT_GOAL := help
.PHONY: help play test setup web chromium lint format coverage soak peers playthroughs docs types lock clean

help: ## list what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

play: NEEDS = play
play: web ## set up what is missing and open the browser table (ARGS="..." goes to flambeur serve)
	@.venv/bin/flambeur serve $(ARGS)

test: web chromium ## set up what is missing and run all tests (TESTS="tests/rules" for some of them)
	$(PY) -m pytest -n $(WORKERS) $(TESTS) $(ARGS)

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
	$(PY) -m pytest -n $(WORKERS) --cov= $(TESTS) $(ARGS)

soak: setup ## the long runs
	$(PY) -m bench soak $(ARGS)

peers: setup ## the packages that benchmarks compare us with, in .venv-peers and .venv-learning-peers
	@$(PY) -m scripts.peers

playthroughs: setup ## write the playthrough files anew from the engine
	$(PY) -m tests.playthroughs --write

docs: setup ## write the pages that come from the code anew, and build the documentation site into site/
	$(PY) -m scripts.rule_pages
	$(PY) -m scripts.game_pages
	$(PY) -m scripts.schemas
	$(PY) -m mkdocs build --strict --quiet

types: setup ## write the TypeScript types of the browser client anew from the structs
	$(PY) -m scripts.typescript

lock: ## pin the dependencies of pyproject.toml anew (UPGRADE=1 takes newer releases)
	@scripts/lock.sh $(if $(UPGRADE),--upgrade)

clean: ## remove all that was set up or built
	rm -rf site .venv .venv-peers .venv-learning-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage* dist
	rm -rf src/flambeur/web_dist web/built.stamp web/src/scenes/made web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
