from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Optional
from urllib.parse import quote

from ._limit import Cancel
from ._pages import Page, Pages
from .resources import Catalog, Checkout, CheckoutStatus, HistoryItem, PortalSession, Subscription
from ._transport import CallOptions, Transport

if TYPE_CHECKING:
    from typing_extensions import Literal, Unpack

    ReturnTarget = Literal["billing", "generate", "quiz"]

_ASK_EVERY = 2.0
_OVER = ("fulfilled", "failed", "expired", "refunded")


class Billing:
    """Buying, for a person who pays in the browser. Nothing here spends money by itself."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport

    def catalog(self, **options: Unpack[CallOptions]) -> Catalog:
        """What can be bought."""
        return self._transport.json("/v1/billing/catalog", **options)

    def checkout(
        self,
        sku_id: str,
        *,
        return_target: ReturnTarget = "billing",
        catalog_version: Optional[str] = None,
        offer_id: Optional[str] = None,
        idempotency_key: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> OpenCheckout:
        """
        Prepares a purchase. Show its `url` to the person who pays, then wait with `done()`. `sku_id` is of the
        catalog, such as `topup:pack_50`; `catalog_version` is the one whose price was seen, by default the current
        one. The same `idempotency_key`, of 16 to 128 characters, and the same wish get the first answer again.
        """
        body = {
            "kind": sku_id.partition(":")[0],
            "skuId": sku_id,
            "catalogVersion": catalog_version or self.catalog(**options)["version"],
            "idempotencyKey": idempotency_key or secrets.token_hex(20),
            "returnTarget": return_target,
            **({} if offer_id is None else {"offerId": offer_id}),
        }
        made = self._transport.json("/v1/billing/checkouts", method="POST", body=body, **options)
        return OpenCheckout(self._transport, made)

    def status(self, checkout_id: str, **options: Unpack[CallOptions]) -> CheckoutStatus:
        """How a checkout stands."""
        return self._transport.json(_path_of(checkout_id), **options)

    def subscription(self, **options: Unpack[CallOptions]) -> Optional[Subscription]:
        """The subscription of the account, or None."""
        return self._transport.json("/v1/billing/subscription", **options)["subscription"]

    def history(self, *, limit: Optional[int] = None, **options: Unpack[CallOptions]) -> Pages[HistoryItem]:
        """Payments, newest first."""

        def read(cursor: Optional[str]) -> Page[HistoryItem]:
            query = {"limit": limit, "cursor": cursor}
            page = self._transport.json("/v1/billing/history", query=query, **options)
            return Page(page["history"], page.get("nextCursor"))

        return Pages(read)

    def portal(
        self,
        *,
        return_target: ReturnTarget = "billing",
        idempotency_key: Optional[str] = None,
        **options: Unpack[CallOptions],
    ) -> PortalSession:
        """A page on which the person manages the subscription. Its address opens once, and soon ends."""
        body = {"idempotencyKey": idempotency_key or secrets.token_hex(20), "returnTarget": return_target}
        return self._transport.json("/v1/billing/portal-sessions", method="POST", body=body, **options)


class OpenCheckout:
    """A purchase that a person has to pay for."""

    def __init__(self, transport: Transport, data: Checkout) -> None:
        self._transport = transport
        self.data = data

    @property
    def id(self) -> str:
        return self.data["checkoutId"]

    @property
    def url(self) -> str:
        """Where the person pays."""
        return self.data["url"]

    def status(self, **options: Unpack[CallOptions]) -> CheckoutStatus:
        return self._transport.json(_path_of(self.id), **options)

    def done(self, *, timeout: Optional[float] = None, cancel: Optional[Cancel] = None) -> CheckoutStatus:
        """Asks until it is over (`fulfilled`, `failed`, `expired` or `refunded`), or for at most so many seconds."""
        patience = self._transport.limit(cancel, timeout)
        limit = self._transport.limit(cancel)
        while True:
            status: CheckoutStatus = self._transport.json(_path_of(self.id), limit=limit)
            if status["status"] in _OVER or patience.left() <= 0:
                return status
            limit.sleep(max(0.0, min(_ASK_EVERY, patience.left())))

    def __repr__(self) -> str:
        return f"<OpenCheckout {self.id}>"


def _path_of(checkout_id: str) -> str:
    return f"/v1/billing/checkouts/{quote(checkout_id, safe='')}"
