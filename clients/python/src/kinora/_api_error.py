from __future__ import annotations

from typing import Any, Mapping, Optional

from ._kinora_error import KinoraError


class ApiError(KinoraError):
    """The server's refusal. There is a class for each code, such as `InsufficientCreditsError`."""

    #: The status of the answer.
    status: int
    #: The field or header that it is about, such as `items[0].model`; None where there is none.
    param: Optional[str]
    #: What that field accepts, as JSON Schema, where it can be said.
    accepted: Optional[Mapping[str, Any]]
    #: How long the server wants to be left alone, where it says so.
    retry_after_seconds: Optional[float]
    #: Everything that the server told, under the names of its answer: `required`, `available`, `top_up_url`.
    facts: Mapping[str, Any]

    def __init__(
        self,
        status: int,
        error: Mapping[str, Any],
        request_id: Optional[str] = None,
        retry_after_seconds: Optional[float] = None,
    ) -> None:
        # All of them, so that the error can be pickled and sent between processes.
        super().__init__(status, error, request_id, retry_after_seconds)
        self.status = status
        self.code = error["code"]
        self.param = error.get("param")
        self.accepted = error.get("accepted")
        self.request_id = error.get("request_id", request_id)
        self.retry_after_seconds = retry_after_seconds
        self.facts = error

    def __str__(self) -> str:
        return str(self.facts["message"])
