"""What the site does with pages that are read in the repository, too.

Links that leave `docs/` (to the sources, the examples) lead nowhere on the site: their words stay, as code.
"""

from __future__ import annotations

import re
from typing import Any


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Called by MkDocs for every page before it is read."""
    depth = page.file.src_uri.count("/")
    leaving = re.compile(r"\[([^\]]+)\]\((?:\.\./){" + str(depth + 1) + r"}[^)]*\)")
    return leaving.sub(lambda link: f"`{link[1].strip('`')}`", markdown)
