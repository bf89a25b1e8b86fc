from __future__ import annotations

import json
from typing import Iterator, Optional
from urllib.parse import quote

from ._event_stream import ServerEvent, read_events
from ._kinora_error import KinoraError
from ._limit import Limit
from .resources import Video, VideoEvent
from ._retry import growing_pause, may_pass
from ._transport import BROKEN, Transport

#: The server sends at least a comment every 15 seconds; a connection without is dead.
_SILENCE_MAX = 45.0


def is_over(video: Video) -> bool:
    return video["status"] != "generating"


def watch(transport: Transport, id: str, limit: Limit) -> Iterator[VideoEvent]:
    """
    How a generation stands, each time that it changes, until it is over. A stream that breaks is opened again where it
    broke; where none comes through, it is asked for at growing pauses. No step goes backwards.
    """
    path = f"/v1/videos/{quote(id, safe='')}"
    last_event_id: Optional[str] = None
    broken = 0
    while True:
        error: Optional[KinoraError] = None
        try:
            for event in _stream_of(transport, path, last_event_id, limit):
                last_event_id = event.id or last_event_id
                broken = 0
                step: VideoEvent = json.loads(event.data)
                yield step
                if is_over(step["video"]):
                    return
        except KinoraError as thrown:
            error = thrown
        except BROKEN:
            pass
        limit.check()
        if error is not None and not may_pass(error):
            raise error.with_traceback(None)
        limit.sleep(growing_pause(broken))
        broken += 1
        video: Video = transport.json(path, limit=limit)["video"]
        if is_over(video):
            yield {"video": video}
            return


def _stream_of(transport: Transport, path: str, last_event_id: Optional[str], limit: Limit) -> Iterator[ServerEvent]:
    after = {} if last_event_id is None else {"last-event-id": last_event_id}
    headers = {"accept": "text/event-stream", **after}
    with transport.open(f"{path}/events", headers, _SILENCE_MAX, limit) as response:
        yield from read_events(response)
