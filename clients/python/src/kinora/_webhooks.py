from __future__ import annotations

import builtins
import json
from typing import TYPE_CHECKING, Iterator, Optional
from urllib.parse import quote

from ._event_stream import read_events
from ._kinora_error import KinoraError
from ._limit import Cancel
from ._pages import Page, Pages
from ._retry import growing_pause, may_pass
from ._transport import BROKEN, CallOptions, Transport
from .resources import (
    Webhook,
    WebhookDelivery,
    WebhookDeliveryDetail,
    WebhookListenEvent,
    WebhookPut,
    WebhookRequest,
    WebhookSecret,
)

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack

#: The server sends at least a comment every 15 seconds; a connection without is dead.
_SILENCE_MAX = 45.0


class Webhooks:
    """Endpoints of your own that are told what happened. A key needs the permission `webhooks`."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(self, **options: Unpack[CallOptions]) -> builtins.list[Webhook]:
        return self._transport.json("/v1/webhooks", **options)["webhooks"]

    def get(self, id: str, **options: Unpack[CallOptions]) -> Webhook:
        return self._transport.json(_path_of(id), **options)["webhook"]

    def put(self, id: str, body: WebhookRequest, **options: Unpack[CallOptions]) -> WebhookPut:
        """Makes an endpoint, or changes it. Its `secret` is in the answer that made it, and never shown again."""
        return self._transport.json(_path_of(id), method="PUT", body=body, **options)

    def delete(self, id: str, **options: Unpack[CallOptions]) -> None:
        self._transport.json(_path_of(id), method="DELETE", **options)

    def rotate_secret(self, id: str, **options: Unpack[CallOptions]) -> WebhookSecret:
        """A new secret. The former one signs too for a day."""
        # Sent once: repeating it would make one secret more.
        once: CallOptions = {**options, "retries": 0}
        return self._transport.json(f"{_path_of(id)}/secret", method="POST", **once)

    def test(self, id: str, **options: Unpack[CallOptions]) -> WebhookDelivery:
        """Sends a `webhook.test` now."""
        return self._transport.json(f"{_path_of(id)}/test", method="POST", **options)["delivery"]

    def deliveries(
        self,
        id: str,
        *,
        state: Optional[Literal["pending", "delivered", "failed"]] = None,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> Pages[WebhookDelivery]:
        """What was sent and what came of it, newest first."""

        def read(next_cursor: Optional[str]) -> Page[WebhookDelivery]:
            query = {"state": state, "limit": limit, "cursor": next_cursor}
            page = self._transport.json(f"{_path_of(id)}/deliveries", query=query, **options)
            return Page(page["deliveries"], page["next_cursor"])

        return Pages(read, cursor)

    def delivery(self, id: str, delivery: str, **options: Unpack[CallOptions]) -> WebhookDeliveryDetail:
        """One delivery, with its body."""
        return self._transport.json(_path_of(id, delivery), **options)

    def replay(self, id: str, delivery: str, **options: Unpack[CallOptions]) -> WebhookDelivery:
        """Sends one again: the same id, the same bytes."""
        return self._transport.json(f"{_path_of(id, delivery)}/replay", method="POST", **options)["delivery"]

    def listen(
        self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None
    ) -> Iterator[WebhookListenEvent]:
        """Events as they happen, without an address of your own; for development. Goes on after a break."""
        limit = self._transport.limit(cancel, timeout)
        last_event_id: Optional[str] = None
        broken = 0
        while True:
            error: Optional[KinoraError] = None
            after = {} if last_event_id is None else {"last-event-id": last_event_id}
            headers = {"accept": "text/event-stream", **after}
            try:
                with self._transport.open("/v1/webhooks/listen", headers, _SILENCE_MAX, limit) as response:
                    for event in read_events(response):
                        last_event_id = event.id or last_event_id
                        broken = 0
                        yield json.loads(event.data)
            except KinoraError as thrown:
                error = thrown
            except BROKEN:
                pass
            limit.check()
            if error is not None and not may_pass(error):
                raise error.with_traceback(None)
            limit.sleep(growing_pause(broken))
            broken += 1


def _path_of(id: str, delivery: Optional[str] = None) -> str:
    path = f"/v1/webhooks/{quote(id, safe='')}"
    return path if delivery is None else f"{path}/deliveries/{quote(delivery, safe='')}"
