"""Finds the Chromium that the browser tests drive, and installs one if there is none.

Chromium is needed only when there is a browser client to test.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> Path | None:
    """The machine's own Chromium or Chrome, else the one Playwright has downloaded, else None."""
    for name in NAMES:
        if found := shutil.which(name):
            return Path(found)
    with sync_playwright() as playwright:
        downloaded = Path(playwright.chromium.executable_path)
    return downloaded if downloaded.exists() else None


def install() -> None:
    """Debian's package as root, Playwright's download otherwise; `find` tells whether it worked."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        packages = ["chromium", "fonts-liberation"]
        for step in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
            # Another apt-get may be at work, as on a machine that has just started: wait for it.
            command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *step]
            subprocess.run(command, env=unasked, stdout=subprocess.DEVNULL, check=False)
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
        print("The browser tests need Chromium: install the package chromium and try again.", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
