"""Pages that are written by code: brought up to date, or only looked at."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def bring_up_to_date(pages: dict[Path, str], writer: str, *, check: bool) -> int:
    """Write the pages that differ, or with `check` only tell which ones do; the exit code."""
    stale = [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in stale:
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run python -m {writer}")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(pages[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return 1 if check and stale else 0
