"""The client of Kinora: videos and images from a sentence. Start with `Kinora`."""

from . import _errors
from ._api_error import ApiError
from ._billing import OpenCheckout
from ._errors import *  # noqa: F403
from ._generation import Generation, GenerationFailedError
from ._kinora import Kinora
from ._kinora_error import CanceledError, ConnectionError, KinoraError, TimeoutError, UnexpectedAnswerError
from ._pages import Page, Pages
from ._verify_receipt import ReceiptVerificationError, verify_receipt
from ._verify_webhook import WebhookVerificationError, verify_webhook

__version__ = "0.1.0"

__all__ = [
    "ApiError",
    "CanceledError",
    "ConnectionError",
    "Generation",
    "GenerationFailedError",
    "Kinora",
    "KinoraError",
    "OpenCheckout",
    "Page",
    "Pages",
    "ReceiptVerificationError",
    "TimeoutError",
    "UnexpectedAnswerError",
    "WebhookVerificationError",
    "verify_receipt",
    "verify_webhook",
]
__all__ += _errors.__all__
