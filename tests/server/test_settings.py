"""Settings of a table: what is stored stays readable, what is wished for must be known."""

from __future__ import annotations

import msgspec
import pytest

from flambeur.protocol.tables import Settings, SomeSettings


def test_a_stored_setting_that_there_is_no_more_is_passed_over() -> None:
    stored = b'{"public": true, "croupier": false, "clock": null}'
    assert msgspec.json.decode(stored, type=Settings) == Settings(public=True)


def test_a_wish_for_a_setting_that_there_is_not_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field `croupier`"):
        msgspec.json.decode(b'{"croupier": true}', type=SomeSettings)


def test_what_is_not_wished_for_stays() -> None:
    assert SomeSettings(chat=False).applied(Settings(public=True)) == Settings(public=True, chat=False)
