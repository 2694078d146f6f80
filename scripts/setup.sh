#!/bin/sh
# Sets up .venv with the locked dependencies and the flambeur command; silent when it is up to date.
# `setup.sh play` installs only what playing needs.
set -eu
cd "$(dirname "$0")/.."

# Asking the environment's own Python also proves that it still runs.
if .venv/bin/python -m scripts.setup --check "$@" 2>/dev/null; then
    exit
fi
python=$(scripts/python.sh)
exec "$python" -m scripts.setup "$@"
