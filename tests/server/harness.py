"""A server of one's own for a test: in this process where speed matters, in another where it must die."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from websockets.sync.client import ClientConnection, connect

from flambeur.client import Server
from flambeur.protocol.delta import merge
from flambeur.protocol.replies import Replied
from flambeur.server.jobs import JobLimits, QueueLimits
from flambeur.server.run import listen, make_server
from flambeur.server.settings import Limits, ServeSettings
from flambeur.server.tables.play_time import GRACE

read_reply = msgspec.json.Decoder(Replied).decode
NO_JOBS = JobLimits(records=QueueLimits(1, share=1, of_one=0))
"""A server that has no room for any job of a guest's."""
GENEROUS = Limits(
    messages=100_000, requests=100_000, tables=10_000, tables_a_day=100_000, guest_tables_a_day=100_000,
    sockets=10_000, connections=10_000,
    chats=100_000, looks=100_000, bot_moves=100_000, guesses=100_000,
    accounts=100_000, exports=100_000, answer_bytes=1e12,
)  # fmt: skip
TIMEOUT = 180.0
"""Seconds until something counts as hanging. Tests wait for facts, so no machine is too slow to pass before that."""
T = TypeVar("T")


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(TIMEOUT):
        while True:
            if true():
                return
            await asyncio.sleep(0.01)


def eventually(look: Callable[[], T]) -> T:
    """What one sees once there is something to see: some things follow a moment after what they come from."""
    end = time.monotonic() + TIMEOUT
    while not (seen := look()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return seen


def let_pass(seconds: float) -> None:
    """Let time go by where time itself is what is tried: what must not happen by then can be seen only afterwards."""
    time.sleep(seconds)


def chosen_settings(folder: Path, chosen: dict[str, Any]) -> ServeSettings:
    """What a test asks for, on a database of its own and with limits that do not get in its way."""
    usual: dict[str, Any] = {
        "limits": GENEROUS,
        "answer_seconds": None,
        "database": f"sqlite:///{folder / 'tables.db'}",
    }
    return ServeSettings(**(usual | chosen))


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Server]:
    """A server in a thread of this process."""
    chosen = chosen_settings(folder, settings)
    listener = listen("127.0.0.1", 0)
    url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    server = make_server(chosen)
    up = threading.Event()
    server.ready = up.set
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    try:
        assert up.wait(TIMEOUT)
        yield Server(url + chosen.base_path, TIMEOUT)
    finally:
        server.should_exit = True
        thread.join(TIMEOUT)
        assert not thread.is_alive()


class OwnProcess:
    """A server in a process that can be killed and started again on the same database and port."""

    def __init__(self, folder: Path, grace: int = GRACE, **settings: Any) -> None:
        self._settings = chosen_settings(folder, {"port": 0, **settings})
        self._grace = grace
        self._process: subprocess.Popen[str]
        self.server: Server
        self.start()

    def start(self) -> None:
        words = [sys.executable, "-m", "tests.server.sampled", msgspec.json.encode(self._settings).decode()]
        words.append(str(self._grace))
        found = os.pathsep.join([".", *filter(None, [os.environ.get("PYTHONPATH")])])  # the same code as here
        environment = os.environ | {"PYTHONPATH": found}
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        url = self._process.stdout.readline().strip()
        assert url, "the server did not start"
        self.server = Server(url, TIMEOUT)
        self._settings = msgspec.structs.replace(self._settings, port=int(url.rsplit(":", 1)[1]))

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As when the power fails: no goodbye."""
        self._process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self) -> int:
        code = self._process.wait(TIMEOUT)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    def __enter__(self) -> OwnProcess:
        return self

    def __exit__(self, *_: object) -> None:
        if self._process.poll() is None:
            self.kill()
        elif self._process.stdout is not None:
            self._process.stdout.close()


class Line:
    """A bare socket: what is sent and what is heard, word for word."""

    def __init__(self, server: Server, headers: dict[str, str] | None = None) -> None:
        self._stack = ExitStack()
        line = connect(
            server.socket_url,
            compression=None,
            additional_headers=headers or {},
            open_timeout=TIMEOUT,
            ping_interval=None,  # a server that is slow to answer a ping has not gone away
        )
        self.socket: ClientConnection = self._stack.enter_context(line)
        self.heard: list[str] = []
        self.views: dict[int | None, Any] = {}

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def say(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode())

    def hear(self) -> Any:
        text = self.socket.recv(TIMEOUT)
        assert isinstance(text, str)
        self.heard.append(text)
        message = msgspec.json.decode(text)
        again = msgspec.json.decode(msgspec.json.encode(read_reply(text)))
        assert again == message, "what is sent is what its struct says"
        if message["t"] in ("snapshot", "update"):
            seat = message["seat"]
            known = message.get("view")
            self.views[seat] = merge(self.views[seat], message["delta"]) if known is None else known
        return message

    def until(self, kind: str, **facts: Any) -> Any:
        """The next message of a kind; what comes before it is taken in, too."""
        while True:
            message = self.hear()
            if message["t"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    def hello(self, table: str, *tokens: str, **more: Any) -> Any:
        self.say({"t": "hello", "table": table, "tokens": tokens, **more})
        return self.until("welcome")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False
    return state != "Z"  # nobody has taken notice of its end yet
