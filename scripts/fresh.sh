#!/bin/sh
# Installs and uses the committed state as a new user would, with every supported Python, and prints a table.
# `scripts/fresh.sh COMMIT` takes another commit than HEAD; PYTHONS="/path/to/python ..." names the Pythons.
set -eu
cd "$(dirname "$0")/.."

python=$(scripts/python.sh)
exec "$python" -m scripts.fresh "$@"
