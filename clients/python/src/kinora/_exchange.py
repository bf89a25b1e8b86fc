from __future__ import annotations

import math
import socket
import threading
import time
from base64 import b64encode
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from typing import Mapping, Optional, Tuple
from urllib.parse import SplitResult, unquote, urlsplit
from urllib.request import getproxies, proxy_bypass

from ._limit import Limit

#: How often a caller's `cancel` is looked at while an answer is waited for.
_LOOK_EVERY = 0.1
_LONGEST_WAIT = 3_600.0


class Exchange:
    """
    One request and its answer. A socket's own timeout starts again with every byte; here a guard cuts the connection
    when the whole time is over or the caller cancels, whatever is being waited for.
    """

    response: HTTPResponse

    def __init__(self, timeout: float, limit: Limit) -> None:
        self._limit = limit
        self._timeout = timeout
        self._ends = time.monotonic() + timeout
        self._closed = threading.Event()
        self._connection: Optional[HTTPConnection] = None
        self._socket: Optional[socket.socket] = None
        #: Whether the guard has cut the connection.
        self.was_cut = False

    def send(self, method: str, url: str, headers: Mapping[str, str], body: Optional[bytes]) -> None:
        """Sends the request and reads the head of the answer. A redirect is an answer like any other."""
        connection, target, more = _connect_to(url, min(self._timeout, max(0.001, self._limit.left())))
        self._connection = connection
        threading.Thread(target=self._guard, name="kinora-guard", daemon=True).start()
        connection.connect()
        self._socket = connection.sock
        connection.putrequest(method, target, skip_accept_encoding=True)
        for name, value in {**headers, **more, "connection": "close"}.items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("content-length", str(len(body)))
        elif method == "POST":
            connection.putheader("content-length", "0")
        connection.endheaders(body)
        self.response = connection.getresponse()

    def keep_open(self, silence: float) -> None:
        """From here on, the answer may take as long as it likes, as long as something comes."""
        self._ends = math.inf
        if self._socket is not None:
            self._socket.settimeout(silence)

    def close(self) -> None:
        self._closed.set()
        if hasattr(self, "response"):
            self.response.close()
        if self._connection is not None:
            self._connection.close()

    def _guard(self) -> None:
        while not self._closed.wait(self._wait()):
            if not self._limit.is_over() and time.monotonic() < self._ends:
                continue
            self.was_cut = True
            if self._socket is None:
                continue
            try:
                # Of the plain socket: TLS would say goodbye first. A read that waits in another thread ends by it.
                socket.socket.shutdown(self._socket, socket.SHUT_RDWR)
            except OSError:
                pass
            return

    def _wait(self) -> float:
        if self.was_cut:
            return _LOOK_EVERY
        left = min(self._ends - time.monotonic(), self._limit.left(), _LONGEST_WAIT)
        return max(0.0, left if self._limit.cancel is None else min(left, _LOOK_EVERY))


def _connect_to(url: str, timeout: float) -> Tuple[HTTPConnection, str, Mapping[str, str]]:
    """A connection, through the proxy of the environment if there is one; what to ask for; headers for the proxy."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    port = parts.port or (443 if parts.scheme == "https" else 80)
    is_near = host in ("localhost", "127.0.0.1", "::1") or proxy_bypass(parts.netloc)
    proxy = None if is_near else getproxies().get(parts.scheme)
    if not proxy:
        return kind(host, port, timeout=timeout), path, {}
    way = urlsplit(proxy if "://" in proxy else f"http://{proxy}")
    permit = _permit_of(way)
    connection = kind(way.hostname or "", way.port or 80, timeout=timeout)
    if kind is HTTPSConnection:
        connection.set_tunnel(host, port, dict(permit))
        return connection, path, {}
    return connection, f"{parts.scheme}://{parts.netloc}{path}", permit


def _permit_of(proxy: SplitResult) -> Mapping[str, str]:
    if proxy.username is None:
        return {}
    name = f"{unquote(proxy.username)}:{unquote(proxy.password or '')}"
    return {"proxy-authorization": f"Basic {b64encode(name.encode()).decode()}"}
