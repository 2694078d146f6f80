#!/bin/sh
# Pins the dependencies of pyproject.toml, with hashes, in the *.lock files. Options go to uv pip compile.
set -eu
cd "$(dirname "$0")/.."

python=$(scripts/python.sh)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$python" -m venv "$scratch/venv"
"$scratch/venv/bin/python" -m pip install -qq --disable-pip-version-check uv==0.13.7

compile() {
    "$scratch/venv/bin/uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --custom-compile-command "make lock" "$@"
}

# The peer asks for numpy 1, which has no builds for newer Pythons; it runs on numpy 2 as well.
cat >"$scratch/overrides.txt" <<'END'
numpy~=1.26; python_version < "3.13"
numpy>=2.1; python_version >= "3.13"
END

compile "$@" --group dev --all-extras pyproject.toml --output-file requirements-dev.lock
# Released versions are the tested ones.
compile "$@" --constraints requirements-dev.lock pyproject.toml --output-file requirements.lock
# With what builds the browser table, for `make play`.
compile "$@" --constraints requirements-dev.lock --group build pyproject.toml --output-file requirements-play.lock
# Its annotations would name the scratch folder.
compile "$@" --no-annotate --overrides "$scratch/overrides.txt" --group peers --output-file requirements-peers.lock
compile "$@" --no-annotate --constraints requirements-dev.lock --group learning-peers \
    --output-file requirements-learning-peers.lock

if grep -nE '://|^-|file:|'"$scratch" requirements*.lock >&2; then
    echo "A lock file names an index or a local path; it must work with anybody's." >&2
    exit 1
fi
