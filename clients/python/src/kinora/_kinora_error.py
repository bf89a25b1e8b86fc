from __future__ import annotations

import builtins
from typing import Optional


class KinoraError(Exception):
    """Whatever goes wrong between a program and the service is one of these."""

    #: Stable, in lower snake_case. Branch on it, not on the message.
    code: str = "error"
    #: The request that it happened to, where there was one.
    request_id: Optional[str] = None


class ConnectionError(KinoraError, builtins.ConnectionError):
    """No answer came, or it broke off; every repetition met the same."""

    code = "connection_failed"


class TimeoutError(KinoraError, builtins.TimeoutError):
    """The time that the caller gave was over. What was asked for may still happen on the server."""

    code = "timed_out"


class CanceledError(KinoraError):
    """The caller set `cancel`. What was asked for may still happen on the server."""

    code = "canceled"


class UnexpectedAnswerError(KinoraError):
    """Something answered that is not the service: a proxy, or a page."""

    code = "unexpected_answer"

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message, status)
        self.status = status

    def __str__(self) -> str:
        return str(self.args[0])
