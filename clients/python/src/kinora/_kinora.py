from __future__ import annotations

import datetime
from typing import TYPE_CHECKING, List, Optional, Sequence, Union

from ._agents import Agents
from ._billing import Billing
from ._generations import Images, Videos
from ._limit import Cancel
from ._models import Models
from ._pages import Page, Pages
from ._read_keys import read_keys
from .resources import (
    ApiIndex,
    AskAnswer,
    BatchRequestOperations,
    BatchResponseResults,
    BatchResponseResults2,
    LedgerEntry,
    Me,
    Usage,
    Word,
)
from ._transport import CallOptions, Transport
from ._uploads import Uploads
from ._verify_receipt import ReceiptKeys
from ._webhooks import Webhooks

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack

Day = Union[str, datetime.date]
BatchResult = Union[BatchResponseResults, BatchResponseResults2]


class Kinora:
    """
    A client of the service. Threads can share it.

        kinora = Kinora(api_key=os.environ["KINORA_KEY"])
        video = kinora.videos.create(prompt="A fox runs through a snowy forest")
        video.save("fox.mp4")
    """

    def __init__(
        self,
        *,
        api_key: Optional[str] = None,
        base_url: str = "http://localhost:8080",
        **options: Unpack[CallOptions],
    ) -> None:
        """`api_key` is a key that a person made on the site, or the token of an agent; models need none."""
        transport = Transport(api_key, base_url, **options)
        self._transport = transport
        self.videos = Videos(transport)
        self.images = Images(transport)
        self.uploads = Uploads(transport)
        self.models = Models(transport)
        self.billing = Billing(transport)
        self.agents = Agents(transport)
        self.webhooks = Webhooks(transport)

    def me(self, **options: Unpack[CallOptions]) -> Me:
        """The account, its plan, its credits, and the key that asks."""
        return self._transport.json("/v1/me", **options)

    def ledger(
        self,
        *,
        limit: Optional[int] = None,
        cursor: Optional[str] = None,
        order: Optional[Literal["began", "changed"]] = None,
        **options: Unpack[CallOptions],
    ) -> Pages[LedgerEntry]:
        """Every credit that came or went, newest first."""

        def read(next_cursor: Optional[str]) -> Page[LedgerEntry]:
            query = {"limit": limit, "order": order, "cursor": next_cursor}
            page = self._transport.json("/v1/ledger", query=query, **options)
            return Page(page["entries"], page["next_cursor"])

        return Pages(read, cursor)

    def usage(self, *, from_: Optional[Day] = None, to: Optional[Day] = None, **options: Unpack[CallOptions]) -> Usage:
        """What was used, by day and model; days as `datetime.date` or as `2026-01-31`."""
        return self._transport.json("/v1/usage", query={"from": from_, "to": to}, **options)

    def read_prompt(self, prompt: str, **options: Unpack[CallOptions]) -> List[Word]:
        """What the embedded models understand of a prompt, before anything is made."""
        return self._transport.json("/v1/prompts/read", method="POST", body={"prompt": prompt}, **options)["words"]

    def batch(self, operations: Sequence[BatchRequestOperations], **options: Unpack[CallOptions]) -> List[BatchResult]:
        """Up to 20 reads in one request; each result has a status of its own."""
        body = {"operations": [*operations]}
        return self._transport.json("/v1/batch", method="POST", body=body, **options)["results"]

    def ask(self, query: str, **options: Unpack[CallOptions]) -> AskAnswer:
        """Answers a question about models, prices and the documentation."""
        return self._transport.json("/ask", method="POST", body={"query": query}, **options)

    def keys(self, *, cancel: Optional[Cancel] = None) -> ReceiptKeys:
        """The public keys of the service, which check its receipts without it. Keep them for later, as JSON."""
        return read_keys(self._transport, self._transport.limit(cancel))

    def index(self, **options: Unpack[CallOptions]) -> ApiIndex:
        """The machine-readable index of the API."""
        return self._transport.json("/v1", **options)

    def __repr__(self) -> str:
        """Shows where it points to, and never the key."""
        return f"Kinora(base_url={self._transport.base_url!r})"
