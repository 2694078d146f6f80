"""The tables of the database; the migrations beside this file create and change them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()
EPOCH = "epoch"
"""The row of `meta` with the database's epoch; a server that finds another epoch reads everything again."""

meta = Table(
    "meta", metadata, Column("name", String(40), primary_key=True), Column("value", LargeBinary, nullable=False)
)

tables = Table(
    "tables",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("document", Text, nullable=False),
    Column("version", Integer, nullable=False, server_default="1"),
    Column("ended", BigInteger),
    Index("tables_by_end", "ended"),
    Index("tables_by_state", "state", "public", "created"),
    Index("tables_in_public", "public", "created", "code"),
    Index("tables_of_game_in_public", "public", "game", "created", "code"),
)

guests = Table(
    "guests",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(6), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("guests_by_table", "code"),
)


def _journal_columns() -> list[Column[Any]]:
    return [
        Column("code", String(6), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("at", BigInteger, nullable=False),
        Column("body", Text, nullable=False),
        Column("client", String(32), nullable=False),
    ]


journal = Table("journal", metadata, *_journal_columns(), sqlite_with_rowid=False)

cuttings = Table("cuttings", metadata, *_journal_columns(), Column("cut", BigInteger, primary_key=True))
"""Rows that were removed from a journal because they could not be played, and when."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("position", Text, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("code", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chats_by_table", "code", "id"),
    Index("chats_by_time", "at"),
)

aside = Table(
    "aside",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Tables that could not be loaded."""

claims = Table(
    "claims",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("owner", String(40), nullable=False),
)
"""The process that runs a table's clock and bots; a claim counts while its owner is alive."""

owners = Table(
    "owners",
    metadata,
    Column("owner", String(40), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Processes that use the database, and until when they count as alive."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(60), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("code", String(6), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("of", Integer, nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Index("ratings_by_table", "code", "player", unique=True),
)
"""All ratings by game and player; they outlive the tables they come from."""

dues = Table("dues", metadata, Column("code", String(6), primary_key=True))
"""Rated games that are over but not counted."""

BESIDE = (guests, chats, journal, snapshots, aside, claims, cuttings, dues)
"""All other data of a table."""
