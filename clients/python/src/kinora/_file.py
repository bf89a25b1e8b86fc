from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPResponse
from typing import Iterable, Iterator, Optional, Union

from ._kinora_error import ConnectionError, KinoraError, UnexpectedAnswerError
from ._limit import Limit
from ._retry import growing_pause
from ._transport import BROKEN, Broken, Transport

_BREAKS_MAX = 5
_SILENCE_MAX = 60.0
_PIECE_BYTES = 64 * 1024

Path = Union[str, "os.PathLike[str]"]


@dataclass
class _Progress:
    #: Bytes that have arrived.
    received: int = 0
    #: Names the version that they belong to.
    etag: Optional[str] = None
    length: Optional[int] = None


def read_file(transport: Transport, url: str, limit: Limit) -> Iterator[bytes]:
    """The bytes of a file, as they arrive. A connection that breaks is taken up again where it broke."""
    progress = _Progress()
    broken = 0
    while True:
        try:
            for piece in _pieces_from(transport, url, progress, limit):
                progress.received += len(piece)
                broken = 0
                yield piece
            if progress.length is None or progress.received >= progress.length:
                limit.check()
                return
        except KinoraError:
            raise
        except BROKEN:
            pass
        limit.check()
        if broken >= _BREAKS_MAX:
            raise ConnectionError(f"The file broke off after {progress.received} bytes.")
        limit.sleep(growing_pause(broken))
        broken += 1


def _pieces_from(transport: Transport, url: str, progress: _Progress, limit: Limit) -> Iterator[bytes]:
    received, etag = progress.received, progress.etag
    headers = {} if received == 0 else {"range": f"bytes={received}-", **({} if etag is None else {"if-range": etag})}
    with transport.download(url, headers, _SILENCE_MAX, limit) as response:
        if not 200 <= response.status < 300:
            message = f"The file is not there: {response.status}."
            raise Broken(message) if response.status >= 500 else UnexpectedAnswerError(message, response.status)
        progress.etag = response.headers.get("etag")
        if received > 0 and progress.etag != etag:
            raise KinoraError("The file has changed while it was read.")
        start = _start_of(response)
        if start > received:
            raise KinoraError("The server sent another part of the file than it was asked for.")
        length = response.headers.get("content-length")
        progress.length = None if length is None else start + int(length)
        # A server that knows no ranges sends everything again.
        skip = received - start
        while True:
            piece = response.read1(_PIECE_BYTES)
            if not piece:
                return
            if len(piece) > skip:
                yield piece[skip:]
            skip = max(0, skip - len(piece))


def _start_of(response: HTTPResponse) -> int:
    """Which byte of the file the answer begins with."""
    said = re.match(r"bytes ([0-9]+)-", response.headers.get("content-range", ""))
    return int(said.group(1)) if response.status == 206 and said else 0


def save_file(path: Path, pieces: Iterable[bytes]) -> None:
    """Writes a file under its name only when it is whole. What is no file, such as `/dev/null`, is written to as it is."""
    if os.path.exists(path) and not os.path.isfile(path):
        with open(path, "wb") as device:
            device.writelines(pieces)
        return
    unfinished = f"{os.fspath(path)}.{secrets.token_hex(4)}.part"
    try:
        with open(unfinished, "xb") as file:
            for piece in pieces:
                file.write(piece)
        os.replace(unfinished, path)
    except BaseException:
        with suppress(FileNotFoundError):
            os.remove(unfinished)
        raise
