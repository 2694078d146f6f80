"""Finds the Chromium that the browser tests drive, and installs one if there is none.

Chromium is needed only when there is a browser client to test.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
"""Those without windows first: they start in a quarter of the time."""
MISSING = (
    "The browser tests need Chromium, and there is none that runs: install the package chromium (Debian: as root, "
    "apt-get install chromium) and try again."
)


def find() -> Path | None:
    """The machine's own Chromium or Chrome, else the one Playwright has downloaded, else None."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    from playwright.sync_api import sync_playwright  # what only wants to know the sentence above can do without

    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    return downloaded if downloaded.exists() and _runs(downloaded) else None


def _runs(chromium: Path) -> bool:
    """A download brings no system libraries, and does not start where they are missing."""
    return subprocess.run([chromium, "--version"], capture_output=True, check=False).returncode == 0


def install() -> None:
    """Debian's package as root, Playwright's download otherwise; `find` tells whether it worked."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # Another apt-get may be at work, as on a machine that has just started: wait for it.
        apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
        add = [*apt, "install", "-y", "--no-install-recommends", "fonts-liberation"]
        steps = [*apt, "update"], [*add, "chromium-headless-shell"], [*add, "chromium"]
        for step in steps:
            if not any(map(shutil.which, NAMES)):  # some archives have only one of the two
                subprocess.run(step, env=unasked, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    if find() is None:
        # Where its download is out of reach it says so at great length; one sentence of ours will do.
        download = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(download, capture_output=True, check=False)


def main() -> int:
    if not (ROOT / "web" / "package.json").is_file() or find():
        return 0
    print("Installing Chromium for the browser tests ...", flush=True)
    install()
    if find() is None:
        print(MISSING, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
