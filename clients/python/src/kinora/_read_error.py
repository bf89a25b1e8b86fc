from __future__ import annotations

import json
import re
import time
from email.utils import parsedate_to_datetime
from http.client import HTTPMessage
from typing import Any, Mapping, Optional

from ._api_error import ApiError
from ._errors import ERROR_CLASSES
from ._kinora_error import KinoraError, UnexpectedAnswerError


def read_error(status: int, headers: HTTPMessage, body: bytes) -> KinoraError:
    """The error that an answer stands for: its class, or the general one if the code is newer than this package."""
    error = _envelope_of(body)
    if error is None:
        return UnexpectedAnswerError(
            f"The server answered {status} without saying why. Is there a proxy in between?", status
        )
    kind = ERROR_CLASSES.get(error["code"], ApiError)
    return kind(status, error, headers.get("x-request-id"), _retry_after_of(headers))


def _retry_after_of(headers: HTTPMessage) -> Optional[float]:
    """Seconds, from a number or a date."""
    value = headers.get("retry-after")
    if value is None:
        return None
    if re.fullmatch(r"[0-9]+", value):
        return float(value)
    try:
        return max(0.0, parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _envelope_of(body: bytes) -> Optional[Mapping[str, Any]]:
    try:
        error = json.loads(body)["error"]
        return error if isinstance(error["code"], str) and isinstance(error["message"], str) else None
    except (ValueError, LookupError, TypeError):
        return None
