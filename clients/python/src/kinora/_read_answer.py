from __future__ import annotations

from http.client import HTTPResponse

from ._kinora_error import UnexpectedAnswerError

#: Longer than any answer of the service; what goes on after it comes from something else.
ANSWER_BYTES_MAX = 16 * 1024 * 1024


def read_answer(response: HTTPResponse) -> bytes:
    """A whole answer."""
    if response.length is not None and response.length <= ANSWER_BYTES_MAX:
        # Only who reads without a limit is told of an answer that is shorter than its length.
        return response.read()
    text = response.read(ANSWER_BYTES_MAX + 1)
    if len(text) > ANSWER_BYTES_MAX:
        raise too_long(response.status)
    return text


def too_long(status: int) -> UnexpectedAnswerError:
    message = f"The answer is longer than {ANSWER_BYTES_MAX} bytes, so that it cannot be the service's."
    return UnexpectedAnswerError(message, status)
