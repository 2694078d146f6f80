"""Notices about decisions that are not moves: stored with the chat, in the server's name."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

from flambeur.protocol.errors import Refused
from flambeur.protocol.replies import Notice, NoticeGiven, encode
from flambeur.protocol.tables import ChatLine
from flambeur.server.storage import StorageFailed
from flambeur.server.storage.documents import now
from flambeur.server.tables.cluster import SaidThere
from flambeur.server.tables.table_part import Part
from flambeur.texts import texts

HOUSE = -1
"""The seat of lines that no player has written."""


class Notices(Part):
    """The notices of one table."""

    async def add(self, what: str, **facts: str | int) -> None:
        """Store a notice, and send it to all clients, each in their language."""
        line = ChatLine(HOUSE, what, msgspec.json.encode(facts).decode(), now())
        try:
            await self._table.registry.storage.say(self._table.document.code, line)
        except StorageFailed:
            raise Refused("storage") from None
        self._table.chat.append(line)
        self.tell(line)
        self._table.registry.cluster.tell(self._table, SaidThere(line))

    def tell(self, line: ChatLine) -> None:
        for connection in tuple(self._table.audience.connections):
            connection.send(encode(NoticeGiven(**asdict(_told(line, connection.lang)))))

    def in_words(self, lang: str | None) -> list[Notice]:
        """Return the latest notices, in a language."""
        return [_told(line, lang) for line in self._table.chat if line.seat == HOUSE]


def _told(line: ChatLine, lang: str | None) -> Notice:
    facts = msgspec.json.decode(line.text)
    sentence = texts(lang or "en").say(f"server-notice-{line.name}", **facts)
    return Notice(line.name, facts, sentence, line.at)
