from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from email.message import Message
from typing import Any, Iterable, Mapping, Tuple, Union, cast

from ._kinora_error import KinoraError

#: Older or newer messages than this are refused, because somebody may have kept them.
_TOLERANCE_SECONDS = 300

_Text = Union[str, bytes]
Headers = Union[Mapping[str, str], Message, Iterable[Tuple[_Text, _Text]]]


class WebhookVerificationError(KinoraError):
    """The message is not from the service, or is too old."""

    code = "webhook_not_verified"


def verify_webhook(body: _Text, headers: Headers, secret: str) -> Any:
    """
    Checks the signature of a webhook (Standard Webhooks 1.0) and answers with its event. `body` is the body exactly as
    it came, not parsed and written again; `headers` are those of the request, as a mapping or as pairs; `secret` is
    `whsec_…`, of the endpoint. While secrets rotate, either of them will do.
    """
    key = _key_of(secret)
    given = _lower(headers)
    id, timestamp, signatures = (
        _header_of(given, name) for name in ("webhook-id", "webhook-timestamp", "webhook-signature")
    )
    if not re.fullmatch(r"[0-9]{1,15}", timestamp) or abs(time.time() - int(timestamp)) > _TOLERANCE_SECONDS:
        raise WebhookVerificationError("The message is too old, or the clock of this machine is wrong.")
    text = body.encode() if isinstance(body, str) else bytes(body)
    expected = hmac.new(key, f"{id}.{timestamp}.".encode() + text, hashlib.sha256).digest()
    for signature in signatures.split(" "):
        version, _, encoded = signature.partition(",")
        if version == "v1" and hmac.compare_digest(_bytes_of(encoded), expected):
            return json.loads(text)
    raise WebhookVerificationError("No signature of the message fits the secret.")


def _key_of(secret: str) -> bytes:
    """An empty key would let everybody sign."""
    key = _bytes_of(secret[6:] if secret.startswith("whsec_") else secret)
    if not key:
        raise KinoraError("The secret is none: it begins with whsec_ and goes on in Base64.")
    return key


def _lower(headers: Headers) -> Mapping[str, str]:
    # What http.server and email have offers items, and is no mapping.
    pairs = cast("Iterable[Tuple[_Text, _Text]]", getattr(headers, "items", lambda: headers)())
    return {_text_of(name).lower(): _text_of(value) for name, value in pairs}


def _text_of(value: object) -> str:
    return value.decode("latin-1") if isinstance(value, bytes) else str(value)


def _header_of(headers: Mapping[str, str], name: str) -> str:
    if name not in headers:
        raise WebhookVerificationError(f"The header {name} is missing.")
    return headers[name]


def _bytes_of(encoded: str) -> bytes:
    try:
        return base64.b64decode(encoded + "=" * (-len(encoded) % 4), validate=True)
    except (binascii.Error, ValueError):
        return b""
