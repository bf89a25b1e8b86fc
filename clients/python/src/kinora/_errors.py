# Printed by `npm run generate`; not to be edited.
from __future__ import annotations

from typing import Dict, Type

from ._api_error import ApiError


class InvalidRequestError(ApiError):
    """A field is missing or malformed; the message names it."""


class InvalidJsonError(ApiError):
    """The body is not parseable JSON."""


class MissingQueryError(ApiError):
    """/ask without q (GET) or query (POST)."""


class UnsupportedIdentityTypeError(ApiError):
    """Registration with an identity type other than anonymous."""


class SafetyRejectedError(ApiError):
    """The content-safety gate refused the prompt; nothing was charged."""


class UnsupportedOperationError(ApiError):
    """The operation is not available in a batch."""


class OperationFailedError(ApiError):
    """A batch item failed; the item has its own error."""


class UnauthorizedError(ApiError):
    """No key, or one that is revoked, malformed or over its daily ceiling."""


class UnauthenticatedError(ApiError):
    """A session surface was reached without a session."""


class InvalidClientError(ApiError):
    """The agent client id or secret does not match."""


class InsufficientCreditsError(ApiError):
    """The balance is below the cost of the model."""


class ForbiddenError(ApiError):
    """Authenticated, but without the permission or not the owner; do not retry."""


class NotFoundError(ApiError):
    """No such job or document, or not owned by this key."""


class UnknownEndpointError(ApiError):
    """There is no endpoint at that path."""


class UnknownModelError(ApiError):
    """There is no such model id; retired models keep returning this."""


class MethodNotAllowedError(ApiError):
    """Wrong verb; the message names the verbs that work."""


class NotAcceptableError(ApiError):
    """The Accept header allows none of the forms that are offered; the message lists them."""


class RequestTimeoutError(ApiError):
    """The request did not arrive in time."""


class IdempotencyConflictError(ApiError):
    """The same Idempotency-Key with a different body."""


class CatalogVersionMismatchError(ApiError):
    """The catalog has another version by now; read it again."""


class QuoteRequiredError(ApiError):
    """The call must name a quote; ask for one and retry with its id."""


class QuoteExpiredError(ApiError):
    """The quote is too old; ask for a new one and retry with its id."""


class QuoteMismatchError(ApiError):
    """The quote is for something else, or not one of ours; ask for a new one."""


class JobRunningError(ApiError):
    """The generation is still running."""


class PaymentOpenError(ApiError):
    """A payment of the account is under way or under review; the message says what to do."""


class LimitReachedError(ApiError):
    """A ceiling was hit, for example 10 active API keys."""


class WebhookDisabledError(ApiError):
    """The webhook endpoint is switched off; switch it on before something is sent to it."""


class PayloadTooLargeError(ApiError):
    """The body or the address is over the limit."""


class QueryTooLargeError(ApiError):
    """The GraphQL query is over 8,000 characters."""


class UnsupportedMediaTypeError(ApiError):
    """The body is of a type that is not read there; most endpoints read application/json."""


class RateLimitedError(ApiError):
    """Too many requests; wait Retry-After seconds."""


class InternalError(ApiError):
    """A fault of the server; retry once with backoff."""


class ProviderError(ApiError):
    """The upstream provider failed; nothing was charged."""


class ServiceUnavailableError(ApiError):
    """Something the server depends on is out of reach; retry with backoff."""


class BillingUnavailableError(ApiError):
    """Billing is not configured here, or what it depends on is out of reach."""


#: The class of each code. A code that is not listed comes from a newer server.
ERROR_CLASSES: Dict[str, Type[ApiError]] = {
    "invalid_request": InvalidRequestError,
    "invalid_json": InvalidJsonError,
    "missing_query": MissingQueryError,
    "unsupported_identity_type": UnsupportedIdentityTypeError,
    "safety_rejected": SafetyRejectedError,
    "unsupported_operation": UnsupportedOperationError,
    "operation_failed": OperationFailedError,
    "unauthorized": UnauthorizedError,
    "unauthenticated": UnauthenticatedError,
    "invalid_client": InvalidClientError,
    "insufficient_credits": InsufficientCreditsError,
    "forbidden": ForbiddenError,
    "not_found": NotFoundError,
    "unknown_endpoint": UnknownEndpointError,
    "unknown_model": UnknownModelError,
    "method_not_allowed": MethodNotAllowedError,
    "not_acceptable": NotAcceptableError,
    "request_timeout": RequestTimeoutError,
    "idempotency_conflict": IdempotencyConflictError,
    "catalog_version_mismatch": CatalogVersionMismatchError,
    "quote_required": QuoteRequiredError,
    "quote_expired": QuoteExpiredError,
    "quote_mismatch": QuoteMismatchError,
    "job_running": JobRunningError,
    "payment_open": PaymentOpenError,
    "limit_reached": LimitReachedError,
    "webhook_disabled": WebhookDisabledError,
    "payload_too_large": PayloadTooLargeError,
    "query_too_large": QueryTooLargeError,
    "unsupported_media_type": UnsupportedMediaTypeError,
    "rate_limited": RateLimitedError,
    "internal_error": InternalError,
    "provider_error": ProviderError,
    "service_unavailable": ServiceUnavailableError,
    "billing_unavailable": BillingUnavailableError,
}

__all__ = [
    "InvalidRequestError",
    "InvalidJsonError",
    "MissingQueryError",
    "UnsupportedIdentityTypeError",
    "SafetyRejectedError",
    "UnsupportedOperationError",
    "OperationFailedError",
    "UnauthorizedError",
    "UnauthenticatedError",
    "InvalidClientError",
    "InsufficientCreditsError",
    "ForbiddenError",
    "NotFoundError",
    "UnknownEndpointError",
    "UnknownModelError",
    "MethodNotAllowedError",
    "NotAcceptableError",
    "RequestTimeoutError",
    "IdempotencyConflictError",
    "CatalogVersionMismatchError",
    "QuoteRequiredError",
    "QuoteExpiredError",
    "QuoteMismatchError",
    "JobRunningError",
    "PaymentOpenError",
    "LimitReachedError",
    "WebhookDisabledError",
    "PayloadTooLargeError",
    "QueryTooLargeError",
    "UnsupportedMediaTypeError",
    "RateLimitedError",
    "InternalError",
    "ProviderError",
    "ServiceUnavailableError",
    "BillingUnavailableError",
]
