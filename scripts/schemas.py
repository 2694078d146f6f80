"""Write the JSON schemas in docs/schemas from the structs of the arena: python -m scripts.schemas."""

from pathlib import Path

from flambeur.arena.schema import SCHEMAS, schema_text

FOLDER = Path(__file__).parents[1] / "docs" / "schemas"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in SCHEMAS:
        (FOLDER / f"{name}.json").write_text(schema_text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
