#!/bin/sh
# Prints a Python that is new enough for Flambeur: $PYTHON if that is set, else the best one on the PATH.
set -eu

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ]; then
    if new_enough "$PYTHON"; then
        echo "$PYTHON"
        exit
    fi
    echo "PYTHON=$PYTHON is not a Python 3.11 or newer." >&2
    exit 2
fi

for candidate in python3.14 python3.13 python3.12 python3.11 python3 python; do
    if new_enough "$candidate"; then
        command -v "$candidate"
        exit
    fi
done
echo "Flambeur needs Python 3.11 or newer: install one, or name it with make PYTHON=/path/to/python3." >&2
exit 2
