"""How much memory a process has had, as Linux shows it."""

from __future__ import annotations

from pathlib import Path


def forget_peak(pid: int) -> int:
    """Begin to look for the most memory a process has had from now on; what it has now."""
    Path(f"/proc/{pid}/clear_refs").write_text("5")
    return peak(pid)


def peak(pid: int) -> int:
    """The most memory of a process so far, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return 1024 * int(status.partition("VmHWM:")[2].split()[0])
