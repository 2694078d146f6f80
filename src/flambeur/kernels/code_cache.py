"""Machine code on disk, in a folder of our own.

Numba's settings apply to the whole process, so this module leaves them alone: each function knows where its code is
stored. If the folder cannot be read or written, every process compiles the functions again.
"""

from __future__ import annotations

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

from flambeur.kernels.code_files import code_folder, outside_code_folder

_Locator: Any = _CacheLocator
_Impl: Any = CompileResultCacheImpl
_Cache: Any = FunctionCache
_PACKAGE = Path(__file__).parents[1]


class _OwnLocator(_Locator):  # type: ignore[misc]
    """Says where the code of a function is stored: by the sources it depends on, then by the folder of its file."""

    def __init__(self, function: Any, file: str) -> None:
        self._line = function.__code__.co_firstlineno
        self._py_file = str(Path(file).absolute())
        self.folder = _folder_of(Path(self._py_file))

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> _OwnLocator:
        return cls(py_func, py_file)

    def get_cache_path(self) -> str:
        return str(self.folder / self.get_suitable_cache_subpath(self._py_file))

    def get_source_stamp(self) -> str:
        return sha256(Path(self._py_file).read_bytes()).hexdigest()

    def get_disambiguator(self) -> str:
        return str(self._line)


class _OwnImpl(_Impl):  # type: ignore[misc]
    _locator_classes = (_OwnLocator,)


class CodeCache(_Cache):  # type: ignore[misc]
    """The machine code of one function."""

    _impl_class = _OwnImpl

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            found = super().load_overload(sig, target_context)
        except OSError:
            return None
        if found is not None:
            with suppress(OSError):
                os.utime(self._impl.locator.folder)  # `code_files.forget_unused` looks at it
        return found

    def save_overload(self, sig: Any, data: Any) -> None:
        with suppress(OSError):
            super().save_overload(sig, data)


def _folder_of(file: Path) -> Path:
    """The folder for the code of a file: that of the kernels, of a package above them, or of what lies outside."""
    if not file.is_relative_to(_PACKAGE):
        return outside_code_folder(file.parent)
    name = file.relative_to(_PACKAGE).parts[0]
    return code_folder("" if name == "kernels" else name)
