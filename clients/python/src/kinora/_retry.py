from __future__ import annotations

import random
from typing import Optional

from ._api_error import ApiError
from ._kinora_error import ConnectionError, TimeoutError, UnexpectedAnswerError

_FIRST_PAUSE = 0.5
_LONGEST_PAUSE = 8.0
#: Added to what the server asks for, so that those it turned away do not come back as one.
_SPREAD = 0.1
#: Who is asked to wait longer is told so instead: nobody wants that without being asked.
_ASKED_SECONDS_MAX = 60


def pause_before(attempt: int, error: Exception) -> Optional[float]:
    """How many seconds to wait before trying again after this error; None if that would not help."""
    if not may_pass(error):
        return None
    if isinstance(error, ApiError) and error.retry_after_seconds is not None:
        if error.retry_after_seconds > _ASKED_SECONDS_MAX:
            return None
        return error.retry_after_seconds * (1 + random.random() * _SPREAD) + random.random() * 0.1
    return growing_pause(attempt)


def growing_pause(attempt: int) -> float:
    """Twice as long each time, and half of it by chance."""
    pause = min(_LONGEST_PAUSE, _FIRST_PAUSE * 2.0 ** min(attempt, 10))
    return pause / 2 + random.random() * pause / 2


def may_pass(error: Exception) -> bool:
    """Whether the same request may succeed later."""
    if isinstance(error, (ConnectionError, TimeoutError)):
        return True
    # The server names other models because it cannot run this one, now or later.
    if isinstance(error, ApiError) and error.facts.get("available_models") is not None:
        return False
    if isinstance(error, (ApiError, UnexpectedAnswerError)):
        return error.status in (408, 429) or error.status >= 500
    return False
