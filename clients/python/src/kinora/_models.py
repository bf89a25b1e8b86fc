from __future__ import annotations

import builtins
from typing import TYPE_CHECKING, Optional, Sequence
from urllib.parse import quote

from .resources import Model, Quote, QuoteList, QuoteRequestItems
from ._transport import CallOptions, Transport

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack


class Models:
    """The catalogue, and what its models cost. Needs no key."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def list(
        self,
        *,
        type: Optional[Literal["video", "image"]] = None,
        max_credits: Optional[float] = None,
        **options: Unpack[CallOptions],
    ) -> builtins.list[Model]:
        query = {"type": type, "max_credits": max_credits}
        return self._transport.json("/v1/models", query=query, **options)["models"]

    def cost(self, id: str, quantity: int = 1, **options: Unpack[CallOptions]) -> Quote:
        """What one model costs, so many times."""
        query = {"quantity": quantity}
        return self._transport.json(f"/v1/models/{quote(id, safe='')}/cost", query=query, **options)

    def quote(self, items: Sequence[QuoteRequestItems], **options: Unpack[CallOptions]) -> QuoteList:
        """What up to 50 models cost, each and together."""
        body = {"items": [*items]}
        return self._transport.json("/v1/models/cost", method="POST", body=body, **options)
