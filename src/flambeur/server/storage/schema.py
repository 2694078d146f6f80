"""The tables of the database; the migrations beside this file make and change them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

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
    Index("tables_by_state", "state", "public", "created"),
)

guests = Table(
    "guests",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("code", String(6), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("code", String(6), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("client", String(32), nullable=False),
    sqlite_with_rowid=False,
)

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
    Column("id", Integer, primary_key=True),
    Column("code", String(6), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chats_by_table", "code", "id"),
)
