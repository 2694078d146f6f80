"""The settings of a server, from command-line options or environment variables (FLAMBEUR_…)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from flambeur.server.jobs.limits import JobLimits

LOCAL = ("127.0.0.1", "::1")


class Limits(Struct, frozen=True):
    """The limits of one guest (docs/protocol.md, Limits)."""

    messages: float = 30
    """Messages a second on one socket, in bursts of twice that; ten times as many from one address."""
    requests: float = 50
    """Requests a second from one address, in bursts of four times that."""
    tables: int = 50
    """Tables opened from one address that have not ended."""
    tables_a_day: int = 1000
    """Tables opened from one address in a day."""
    guest_tables_a_day: int = 300
    """Tables opened by one guest in a day."""
    sockets: int = 100
    """Sockets from one address."""
    chats: float = 2
    """Chat lines and reactions a second on one socket, in bursts of five times that; four times as many at one table,
    and from one address."""
    looks: float = 5
    """Requests a second for the list of public tables from one address, in bursts of four times that."""
    bot_moves: float = 50
    """Moves a second of bots for one address, in bursts of ten times that; beyond that bots move more slowly."""
    guesses: float = 1
    """Requests a second for tables that do not exist from one address, in bursts of thirty times that."""
    accounts: float = 1
    """Requests a second for a guest's stored data from one address, in bursts of ten times that."""
    exports: float = 0.2
    """Requests a second for an export file of a guest's data from one address, in bursts of fifty times that."""
    connections: int = 200
    """TCP connections from one address, used or not."""
    all_connections: int = 10_000
    """TCP connections in all."""
    answer_bytes: float = 2 * 1024 * 1024
    """Bytes of answers a second to one address, in bursts of sixteen times that; pages and updates do not count."""
    backlog: int = 256 * 1024
    """Bytes that may wait for a socket whose client does not read."""
    message_bytes: int = 4096
    body_bytes: int = 32 * 1024
    """Bytes of a request body: the longest is a table with boards of its own."""
    record_bytes: int = 256 * 1024
    """Bytes of a record to verify or to draw from: twice the longest game of a person."""
    record_lines: int = 20_000
    all_tables: int = 20_000
    """Tables in memory; beyond that clients are asked to come back later."""
    head_bytes: int = 16 * 1024
    """Bytes of one request's address and headers."""
    head_seconds: float = 10.0
    """How long the head of a request may take to arrive, counted from the connection."""
    request_seconds: float = 60.0
    """How long the client may take to send the rest of a request and read the response."""
    hello_seconds: float = 60.0
    """How long a socket may stay open without a hello or a request for the lobby."""


class Keeping(Struct, frozen=True):
    """How many days tables are kept after their last event (None: for ever), and how many are kept in all."""

    unused: float = 7.0
    """Tables that never began."""
    abandoned: float = 7.0
    """Games that ended without a result."""
    bots: float = 7.0
    """Games among bots alone."""
    unfinished: float = 90.0
    """Games in which no player moves; a rated one is resigned for the players whose move it is."""
    finished: float | None = None
    tables: int = 1_000_000
    """Tables of all kinds, about 15 kB each."""

    def days(self, kind: str) -> float | None:
        """Return how many days tables of a kind (`storage.Kind`) are kept."""
        return self.finished if kind == "resigned" else getattr(self, kind)


class ServeSettings(Struct, frozen=True):
    """All settings of `flambeur serve`."""

    host: str = "127.0.0.1"
    port: int = 8321
    database: str = "sqlite:///flambeur.db"
    limits: Limits = field(default_factory=Limits)
    jobs: JobLimits = field(default_factory=JobLimits)
    """Limits for bots that search, advice, reviews and records."""
    hosts: tuple[str, ...] = ()
    """Names of this server besides localhost and plain addresses; their pages may use the API."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies in front; only they may state the address of a client."""
    base_path: str = ""
    """The path of the server below the root of its site, such as /games; empty for the root itself."""
    certificate: str = ""
    """The file of a TLS certificate (and its chain); with `key` the server speaks HTTPS itself."""
    key: str = ""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    access_log: bool = False
    """Whether every request is logged: address, method, path, status, bytes, milliseconds."""
    metrics: tuple[str, ...] = LOCAL
    """Addresses or networks that may read `/api/metrics`."""
    bot_seconds: float = 5.0
    """How long a bot may think about one move."""
    think_ahead: bool = False
    """Whether the processes that search and advise start with the server, not at the first request."""
    answer_seconds: tuple[float, float] | None = (0.6, 1.8)
    """The minimum and maximum wait before a seat without a choice is answered for; None: never."""
    lease_seconds: float = 5.0
    """If several processes serve the same tables: how long after the death of one the others take over its tables."""
    word_seconds: float = 10.0
    """How long a game that starts waits for the words of the players' clients (docs/fair-dice.md)."""
    snapshot_every: int = 64
    idle_seconds: float = 20.0
    """The minimum time that a table without clients stays in memory."""
    forget_seconds: float = 3600.0
    """The interval between searches for data that is not needed any more."""
    keep_chat_days: float = 90.0
    """How long chat lines are kept."""
    keep: Keeping = field(default_factory=Keeping)
    """How long tables are kept."""
    away_seconds: float = 30.0
    """How long a player must have been away before the host can let a bot play for them."""
