"""How much memory a process and its workers have had, as Linux shows it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def forget_peak(pid: int) -> int:
    """Begin to look for the most memory a process has had from now on; what it has now."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")
    return peak(pid)


def peak(pid: int) -> int:
    """The most memory of a process so far, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmHWM:")[2].split()[0])


def children(pid: int) -> list[int]:
    """The processes that a process has started, whichever of its threads did."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # a thread has ended meanwhile
            found += map(int, (thread / "children").read_text().split())
    return found


def forget_peaks(pids: list[int]) -> None:
    """Begin to look for the most memory that processes have had, those that have not ended."""
    for pid in pids:
        with suppress(OSError):
            forget_peak(pid)


def peaks(pids: list[int]) -> list[int]:
    """The most memory of each process that has not ended, in bytes."""
    found: list[int] = []
    for pid in pids:
        with suppress(OSError, IndexError):  # one that has ended has no memory
            found.append(peak(pid))
    return found
