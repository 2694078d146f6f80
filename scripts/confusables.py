"""Writes what names are compared by from two files of the Unicode Character Database.

`python scripts/confusables.py confusables.txt DerivedCoreProperties.txt`: the first is data of UTS #39
(https://www.unicode.org/Public/security/), the second says which signs are drawn as nothing. Signs that compatibility
decomposition takes apart are left out: names are decomposed before they are compared.
"""

from __future__ import annotations

import re
import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parents[1] / "src" / "flambeur" / "server" / "door" / "confusables.txt"
HEAD = """\
# Signs that look like others, by confusables.txt of UTS #39, version {version}; written by scripts/confusables.py.
# Data of Unicode, Inc., under the licence in unicode-license.txt beside this file.
# "-": ranges of signs that are drawn as nothing. All other lines: a shape, and the signs that are drawn like it.
"""


def ignorable(text: str) -> list[str]:
    """The ranges of Default_Ignorable_Code_Point."""
    found = re.findall(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))? *; Default_Ignorable_Code_Point", text, re.MULTILINE)
    return [f"{first}..{last or first}" for first, last in sorted(found, key=lambda pair: int(pair[0], 16))]


def shapes(text: str) -> dict[str, list[str]]:
    """The signs of every shape, in hexadecimal."""
    found: dict[str, list[str]] = {}
    for sign, shape in re.findall(r"^([0-9A-F]+) ;\s*([0-9A-F ]+?) ;", text, re.MULTILINE):
        if unicodedata.normalize("NFKD", chr(int(sign, 16))) == chr(int(sign, 16)):
            found.setdefault(shape.replace(" ", "+"), []).append(sign)
    return found


def main() -> None:
    confusables, properties = (Path(name).read_text("utf-8-sig") for name in sys.argv[1:3])
    version = re.search(r"^# Version: (\S+)", confusables, re.MULTILINE)
    lines = [f"- {' '.join(ignorable(properties))}"]
    lines += [f"{shape} {' '.join(signs)}" for shape, signs in sorted(shapes(confusables).items())]
    TARGET.write_text(HEAD.format(version=version and version[1]) + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
