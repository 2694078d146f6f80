"""`python -m flambeur` is the `flambeur` command."""

from flambeur.cli import main

if __name__ == "__main__":
    main()
