"""Write all lessons into a folder, one file per language, and their list: `python -m flambeur.lessons FOLDER`."""

import sys
from pathlib import Path
from typing import Any

from flambeur.lessons import LESSONS, act_out, describe
from flambeur.scenes import write_all
from flambeur.texts import LANGUAGES

if __name__ == "__main__":
    written: dict[str, Any] = {"index": [describe(lesson) for lesson in LESSONS]}
    for language in LANGUAGES:
        written[language] = {lesson.name: act_out(lesson, language) for lesson in LESSONS}
    write_all(Path(sys.argv[1]), written)
