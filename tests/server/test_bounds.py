"""What comes from outside has bounds that the rules justify, and is worked out beside the play."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from flambeur.client import ServerRefused
from flambeur.engine import Family
from tests.server.harness import NO_JOBS, running

LONG = {str(10 * value): 1 for value in range(1, 2_000)}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/vegas/check", {"options": {"pile": LONG}}),
        ("/api/games/vegas/check", {"options": {"pile": [[10, 1]] * 25}}),
        ("/api/games/vegas/check", {"options": {"with": ["bonus"], "box": "boulevard", "bonuses": [20] * 21}}),
        ("/api/games/kragen/check", {"options": {"bags": [1] * 13}}),
        ("/api/tables", {"game": "vegas", "options": {"pile": LONG}}),
    ],
)
def test_options_beyond_their_bounds_are_refused_before_a_table_is_set_up(
    path: str, body: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path, jobs=NO_JOBS) as server:
        monkeypatch.setattr(Family, "build", property(lambda _: pytest.fail("a table was set up")))
        with pytest.raises(ServerRefused) as refused:
            server.ask("POST", path, body)
    assert refused.value.code == "invalid-option"


def test_bounds_are_told_with_the_options(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        vegas = next(game for game in server.ask("GET", "/api/games") if game["name"] == "vegas")
    told = {option["name"]: option for option in vegas["options"]}
    assert (told["pile"]["most"], told["pile"]["keys"]) == (24, [10, 1000])
    assert told["bonuses"]["most"] == 20
    assert told["with"]["most"] == len(told["with"]["choices"])


def test_choices_are_checked_in_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    set_up: list[str] = []
    real = Family.game

    def noted(self: Family, *facts: Any) -> Any:
        set_up.append(threading.current_thread().name)
        return real(self, *facts)

    with running(tmp_path) as server:
        plain = server.ask("POST", "/api/games/vegas/check", {"players": 4})
        monkeypatch.setattr(Family, "game", noted)
        assert server.ask("POST", "/api/games/vegas/check", {"players": 4}) == plain
        wish = {"players": 3, "options": {"box": "boulevard", "with": ["big"]}}
        found = server.ask("POST", "/api/games/vegas/check", wish)
        assert (found["players"], found["options"]["with"]) == (3, ["big"])
        with pytest.raises(ServerRefused) as refused:
            server.ask("POST", "/api/games/vegas/check", {"players": 9, "options": {"box": "boulevard"}})
        assert refused.value.code == "invalid-option"
    assert set_up == []


@pytest.mark.parametrize(("lang", "reason"), [("en", "a pile has"), ("fr", "une pile"), ("de", "Stapel")])
def test_what_is_wrong_with_boards_is_told_in_the_language_asked_for(lang: str, reason: str, tmp_path: Path) -> None:
    with running(tmp_path) as server, pytest.raises(ServerRefused) as refused:
        server.ask("POST", f"/api/games/temptation/check?lang={lang}", {"options": {"boards": "x;" * 120 + "x"}})
    assert reason.lower() in refused.value.sentence.lower()
