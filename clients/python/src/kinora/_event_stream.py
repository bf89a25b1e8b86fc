from __future__ import annotations

from dataclasses import dataclass
from http.client import HTTPResponse
from typing import Iterator, List, Optional

from ._read_answer import ANSWER_BYTES_MAX, too_long


@dataclass(frozen=True)
class ServerEvent:
    """One Server-Sent Event."""

    id: Optional[str]
    event: str
    data: str


def read_events(response: HTTPResponse) -> Iterator[ServerEvent]:
    """The events of an answer, as they arrive. Comments, which keep the connection alive, are no events."""
    lines: List[str] = []
    size = 0
    while True:
        line = response.readline(ANSWER_BYTES_MAX + 1)
        size += len(line)
        if size > ANSWER_BYTES_MAX:
            raise too_long(response.status)
        # One that broke off in the middle is not whole, and comes again.
        if not line.endswith(b"\n"):
            return
        text = line.decode("utf-8", "replace").rstrip("\r\n")
        if text:
            lines.append(text)
            continue
        event = _event_of(lines)
        lines = []
        size = 0
        if event is not None:
            yield event


def _event_of(lines: List[str]) -> Optional[ServerEvent]:
    fields = [(name, value[1:] if value.startswith(" ") else value) for name, _, value in (line.partition(":") for line in lines)]
    data = [value for name, value in fields if name == "data"]
    if not data:
        return None
    last = dict(fields)
    return ServerEvent(last.get("id"), last.get("event", "message"), "\n".join(data))
