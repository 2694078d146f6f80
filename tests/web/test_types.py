"""The TypeScript types of the browser client are those of the structs that are sent."""

from __future__ import annotations

from scripts.typescript import TARGET, pages

SOURCES = TARGET.parent.parent


def test_the_generated_types_are_those_of_the_structs() -> None:
    written = {path.name: path.read_text(encoding="utf-8") for path in TARGET.glob("*.ts")}
    assert written == pages(), "the types are stale: make types"


def test_nothing_is_taken_for_a_type_that_it_is_not() -> None:
    code = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte")]
    assert code
    assert [path.name for path in code if "as unknown as" in path.read_text(encoding="utf-8")] == []
