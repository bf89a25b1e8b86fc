from __future__ import annotations

import json
import re
import socket
from contextlib import contextmanager
from http.client import HTTPException, HTTPResponse
from typing import Any, Callable, Generator, Mapping, Optional, TypedDict, TypeVar, Union
from urllib.parse import urlencode, urljoin, urlsplit

from ._exchange import Exchange
from ._kinora_error import ConnectionError, KinoraError, TimeoutError, UnexpectedAnswerError
from ._limit import Cancel, Limit
from ._read_answer import read_answer
from ._read_error import read_error
from ._retry import pause_before

_USER_AGENT = "kinora-python/0.1.0"
_TIMEOUT = 60.0
_RETRIES = 3
_REDIRECTS_MAX = 5

Result = TypeVar("Result")


class CallOptions(TypedDict, total=False):
    """What can be said with every call."""

    #: Ends the call, and every pause before a repetition of it, when it is set.
    cancel: Optional[Cancel]
    #: How many seconds one attempt may take; 60 by default.
    timeout: Optional[float]
    #: How often to repeat after 408, 429, 5xx and lost connections; 3 by default, 0 for never.
    retries: Optional[int]


class _Secret(str):
    """A key that is not shown where objects are printed."""

    def __repr__(self) -> str:
        return "'[key]'"


class Transport:
    """Sends calls, repeats what may be repeated, and never shows the key. Has no state, so threads can share it."""

    def __init__(
        self,
        api_key: Optional[str],
        base_url: str,
        *,
        cancel: Optional[Cancel] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
    ) -> None:
        # What is wrong with it is said without repeating it.
        if api_key is not None and not re.fullmatch(r"[\x21-\x7e]+", api_key):
            raise KinoraError("api_key must be visible ASCII characters without blanks.")
        address = urlsplit(base_url)
        if address.scheme not in ("http", "https") or not address.hostname or address.username is not None:
            raise KinoraError("base_url must be an http or https address without a user name.")
        self.base_url = base_url.rstrip("/")
        self._api_key = None if api_key is None else _Secret(api_key)
        self._cancel = cancel
        self._timeout = _first(timeout, _TIMEOUT)
        self._retries = _first(retries, _RETRIES)

    def json(
        self,
        path: str,
        *,
        method: str = "GET",
        query: Optional[Mapping[str, object]] = None,
        body: Union[Mapping[str, object], bytes, None] = None,
        headers: Optional[Mapping[str, str]] = None,
        cancel: Optional[Cancel] = None,
        timeout: Optional[float] = None,
        retries: Optional[int] = None,
        limit: Optional[Limit] = None,
    ) -> Any:
        """The body of the answer, read as JSON."""
        limit = limit or self.limit(cancel)
        seconds = _first(timeout, self._timeout)
        url = f"{self.base_url}{path}{_query_of(query)}"
        sent = json.dumps(body).encode() if isinstance(body, Mapping) else body
        given = {**({"content-type": "application/json"} if isinstance(body, Mapping) else {}), **(headers or {})}

        def once() -> Any:
            with self._exchange(method, url, given, sent, seconds, limit) as exchange:
                return self._parse(read_answer(exchange.response), exchange.response)

        return self._repeat(once, _first(retries, self._retries), seconds, limit)

    @contextmanager
    def open(self, path: str, headers: Mapping[str, str], silence: float, limit: Limit) -> Generator[HTTPResponse, None, None]:
        """An open answer, to be read piece by piece as long as there is no silence longer than this."""
        url = f"{self.base_url}{path}"
        with self._exchange("GET", url, headers, None, self._timeout, limit) as exchange:
            exchange.keep_open(silence)
            yield exchange.response

    @contextmanager
    def download(
        self, url: str, headers: Mapping[str, str], silence: float, limit: Limit
    ) -> Generator[HTTPResponse, None, None]:
        """The public address of a file: no key is sent there, so that redirects can be followed."""
        address = urljoin(f"{self.base_url}/", url)
        for _ in range(_REDIRECTS_MAX):
            exchange = Exchange(silence, limit)
            try:
                exchange.send("GET", address, {"user-agent": _USER_AGENT, **headers}, None)
                location = exchange.response.headers.get("location")
                if exchange.response.status not in (301, 302, 303, 307, 308) or location is None:
                    exchange.keep_open(silence)
                    yield exchange.response
                    return
                address = urljoin(address, location)
            finally:
                exchange.close()
            if urlsplit(address).scheme not in ("http", "https"):
                break
        raise KinoraError("The file leads from one address to the next and to no end.")

    def limit(self, cancel: Optional[Cancel], timeout: Optional[float] = None) -> Limit:
        """How long to wait, where the client itself may be canceled too."""
        return Limit(cancel if cancel is not None else self._cancel, timeout)

    def _repeat(self, once: Callable[[], Result], retries: int, seconds: float, limit: Limit) -> Result:
        attempt = 0
        while True:
            limit.check()
            try:
                return once()
            except Exception as thrown:
                error = self._failure(thrown, seconds)
            # Outside of `except` and without its traceback, whose frames know the key.
            limit.check()
            pause = pause_before(attempt, error) if attempt < retries else None
            if pause is None:
                raise error.with_traceback(None)
            limit.sleep(pause)
            attempt += 1

    @contextmanager
    def _exchange(
        self,
        method: str,
        url: str,
        headers: Mapping[str, str],
        body: Optional[bytes],
        seconds: float,
        limit: Limit,
    ) -> Generator[Exchange, None, None]:
        """An exchange whose answer is good; a refusal is raised."""
        exchange = Exchange(seconds, limit)
        key = {} if self._api_key is None else {"authorization": f"Bearer {self._api_key}"}
        sent = {"accept": "application/json", "user-agent": _USER_AGENT, **key, **headers}
        try:
            exchange.send(method, url, sent, body)
            response = exchange.response
            if not 200 <= response.status < 300:
                raise read_error(response.status, response.headers, read_answer(response))
            yield exchange
        except Exception:
            if exchange.was_cut:
                raise Broken from None
            raise
        finally:
            exchange.close()
        # An answer without a length ends like this too.
        if exchange.was_cut:
            raise Broken

    def _parse(self, text: bytes, response: HTTPResponse) -> Any:
        try:
            return json.loads(text) if text else None
        except (ValueError, RecursionError):
            # What calls itself JSON was cut on its way, and may come whole the next time.
            if "json" in response.headers.get("content-type", ""):
                raise ConnectionError(f"The answer of {self.base_url} broke off.") from None
        raise UnexpectedAnswerError(
            f"{self.base_url} answered {response.status}, but not with JSON. Is it the address of a Kinora service?",
            response.status,
        )

    def _failure(self, thrown: Exception, seconds: float) -> Exception:
        """Whatever was thrown, as an error of ours that holds nothing secret. A mistake of the caller stays what it is."""
        if isinstance(thrown, KinoraError) or not isinstance(thrown, BROKEN):
            return thrown
        if isinstance(thrown, (Broken, socket.timeout)):
            return TimeoutError(f"No answer within {seconds:g} s.")
        text = f"{type(thrown).__name__}: {thrown}"
        if self._api_key is not None:
            text = text.replace(self._api_key, "[key]")
        return ConnectionError(f"{self.base_url} cannot be reached: {text}")


class Broken(Exception):
    """The guard has cut the connection."""


#: What a connection that breaks, or an event that is no JSON, throws.
BROKEN = (OSError, HTTPException, json.JSONDecodeError, Broken)


def _first(given: Optional[Result], default: Result) -> Result:
    return default if given is None else given


def _query_of(query: Optional[Mapping[str, object]]) -> str:
    given = {name: str(value) for name, value in (query or {}).items() if value is not None}
    return f"?{urlencode(given)}" if given else ""
