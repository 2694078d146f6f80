"""Units of machine code: a function that Python calls, together with all compiled functions that it needs.

Numba compiles every function by itself: it optimises it with all that it calls, generates machine code, keeps both on
disk, and does all of that again for each caller. Python calls only a few functions, so here only these become
machine code. The functions that they call are only lowered to LLVM's language, and each unit is optimised once, as a
whole. That takes a third of the time and a tenth of the disk, and the code is as fast.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any, TypeVar, cast

import numba
from numba.core import environment
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

from flambeur.kernels.code_cache import CodeCache

F = TypeVar("F", bound=Callable[..., Any])
_Library: Any = JITCodeLibrary
_Compiler: Any = Compiler
_Dispatcher: Any = CPUDispatcher
_environments: Any = environment
_settings: Any = numba.config
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}
"""No function holds the interpreter's lock, and integer division follows the machine (no divisor is ever 0)."""


def lazily_compiled(function: F, **options: Any) -> F:
    """Compile a function as a unit when Python first calls it with arguments of some types, or find it on disk.

    Where another compiled function calls it, it becomes a part of that one's unit. `options` are those of `numba.njit`.
    """
    if _settings.DISABLE_JIT:
        return function
    return cast(F, _Function(function, targetoptions=OPTIONS | options))


class _PartCode(_Library):  # type: ignore[misc]
    """The lowered code of one function; the unit links it and everything that it calls."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class _UnitCode(_Library):  # type: ignore[misc]
    """The code of a function and of all its parts."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        self._linking_libraries = _with_parts(self._linking_libraries)
        super().finalize()
        for variable in self._final_module.global_variables:
            if (found := _environments.lookup_environment(variable.name)) is not None:
                self._codegen.set_env(variable.name, found)


def _with_parts(libraries: list[Any]) -> list[Any]:
    """Some libraries and, for those that are parts, all that they need in turn; each once."""
    found: dict[Any, None] = {}
    ahead = libraries[::-1]
    while ahead:
        library = ahead.pop()
        if library not in found:
            found[library] = None
            if isinstance(library, _PartCode):
                ahead += library._linking_libraries[::-1]
    return list(found)


class _UnitCompiler(_Compiler):  # type: ignore[misc]
    """Numba's compiler with a unit for its result."""

    code: type[Any] = _UnitCode

    def define_pipelines(self) -> Any:
        library = self.code(self.state.targetctx.codegen(), self.state.func_id.func_qualname)
        library.enable_object_caching()  # before anything is compiled, or nothing of it could be kept
        self.state.library = library
        return super().define_pipelines()


class _PartCompiler(_UnitCompiler):
    """Numba's compiler up to lowering."""

    code = _PartCode

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, result: Any, flags: Any, known: Any) -> None:
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        super().__init__(typing, target, library, args, result, flags, known)

    def compile_extra(self, function: Any) -> Any:
        made = super().compile_extra(function)
        key = object()  # callers find the part by what would be its machine code
        self.state.targetctx.insert_user_function(key, made.fndesc, [made.library])
        return made._replace(entry_point=key)


class _PartFunction(_Dispatcher):  # type: ignore[misc]
    """A function as compiled ones call it."""

    def add_overload(self, made: Any) -> None:
        self.overloads[tuple(made.signature.args)] = made  # and nothing for Python to call


class _Function(_Dispatcher):  # type: ignore[misc]
    """A function as Python calls it; to compiled callers it is its part."""

    def __init__(self, function: Any, known: Any = None, targetoptions: Any = None) -> None:
        super().__init__(function, known or {}, targetoptions, _UnitCompiler)

    @cached_property
    def part(self) -> Any:
        return _PartFunction(self.py_func, self.locals, self.targetoptions, _PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.part.get_overload(sig)

    def enable_caching(self) -> None:
        self._cache = CodeCache(self.py_func)

    def compile(self, sig: Any) -> Any:
        if not isinstance(self._cache, CodeCache):  # most functions are never called from Python
            with suppress(OSError, RuntimeError):  # where there is no source to be seen, nothing is kept
                self.enable_caching()
        return super().compile(sig)
