// Printed by `npm run generate`; not to be edited.
import { ApiError } from '../api-error.ts';

/** A field is missing or malformed; the message names it. */
export class InvalidRequestError extends ApiError<'invalid_request'> {}

/** The body is not parseable JSON. */
export class InvalidJsonError extends ApiError<'invalid_json'> {}

/** /ask without q (GET) or query (POST). */
export class MissingQueryError extends ApiError<'missing_query'> {}

/** Registration with an identity type other than anonymous. */
export class UnsupportedIdentityTypeError extends ApiError<'unsupported_identity_type'> {}

/** The content-safety gate refused the prompt; nothing was charged. */
export class SafetyRejectedError extends ApiError<'safety_rejected'> {}

/** The operation is not available in a batch. */
export class UnsupportedOperationError extends ApiError<'unsupported_operation'> {}

/** A batch item failed; the item has its own error. */
export class OperationFailedError extends ApiError<'operation_failed'> {}

/** No key, or one that is revoked, malformed or over its daily ceiling. */
export class UnauthorizedError extends ApiError<'unauthorized'> {}

/** A session surface was reached without a session. */
export class UnauthenticatedError extends ApiError<'unauthenticated'> {}

/** The agent client id or secret does not match. */
export class InvalidClientError extends ApiError<'invalid_client'> {}

/** The balance is below the cost of the model. */
export class InsufficientCreditsError extends ApiError<'insufficient_credits'> {}

/** Authenticated, but without the permission or not the owner; do not retry. */
export class ForbiddenError extends ApiError<'forbidden'> {}

/** No such job or document, or not owned by this key. */
export class NotFoundError extends ApiError<'not_found'> {}

/** There is no endpoint at that path. */
export class UnknownEndpointError extends ApiError<'unknown_endpoint'> {}

/** There is no such model id; retired models keep returning this. */
export class UnknownModelError extends ApiError<'unknown_model'> {}

/** Wrong verb; the message names the verbs that work. */
export class MethodNotAllowedError extends ApiError<'method_not_allowed'> {}

/** The Accept header allows none of the forms that are offered; the message lists them. */
export class NotAcceptableError extends ApiError<'not_acceptable'> {}

/** The request did not arrive in time. */
export class RequestTimeoutError extends ApiError<'request_timeout'> {}

/** The same Idempotency-Key with a different body. */
export class IdempotencyConflictError extends ApiError<'idempotency_conflict'> {}

/** The catalog has another version by now; read it again. */
export class CatalogVersionMismatchError extends ApiError<'catalog_version_mismatch'> {}

/** The call must name a quote; ask for one and retry with its id. */
export class QuoteRequiredError extends ApiError<'quote_required'> {}

/** The quote is too old; ask for a new one and retry with its id. */
export class QuoteExpiredError extends ApiError<'quote_expired'> {}

/** The quote is for something else, or not one of ours; ask for a new one. */
export class QuoteMismatchError extends ApiError<'quote_mismatch'> {}

/** The generation is still running. */
export class JobRunningError extends ApiError<'job_running'> {}

/** A payment of the account is under way or under review; the message says what to do. */
export class PaymentOpenError extends ApiError<'payment_open'> {}

/** A ceiling was hit, for example 10 active API keys. */
export class LimitReachedError extends ApiError<'limit_reached'> {}

/** The webhook endpoint is switched off; switch it on before something is sent to it. */
export class WebhookDisabledError extends ApiError<'webhook_disabled'> {}

/** The body or the address is over the limit. */
export class PayloadTooLargeError extends ApiError<'payload_too_large'> {}

/** The GraphQL query is over 8,000 characters. */
export class QueryTooLargeError extends ApiError<'query_too_large'> {}

/** The body is of a type that is not read there; most endpoints read application/json. */
export class UnsupportedMediaTypeError extends ApiError<'unsupported_media_type'> {}

/** Too many requests; wait Retry-After seconds. */
export class RateLimitedError extends ApiError<'rate_limited'> {}

/** A fault of the server; retry once with backoff. */
export class InternalError extends ApiError<'internal_error'> {}

/** The upstream provider failed; nothing was charged. */
export class ProviderError extends ApiError<'provider_error'> {}

/** Something the server depends on is out of reach; retry with backoff. */
export class ServiceUnavailableError extends ApiError<'service_unavailable'> {}

/** Billing is not configured here, or what it depends on is out of reach. */
export class BillingUnavailableError extends ApiError<'billing_unavailable'> {}

/** The class of each code. A code that is not listed comes from a newer server. */
export const ERROR_CLASSES = {
  invalid_request: InvalidRequestError,
  invalid_json: InvalidJsonError,
  missing_query: MissingQueryError,
  unsupported_identity_type: UnsupportedIdentityTypeError,
  safety_rejected: SafetyRejectedError,
  unsupported_operation: UnsupportedOperationError,
  operation_failed: OperationFailedError,
  unauthorized: UnauthorizedError,
  unauthenticated: UnauthenticatedError,
  invalid_client: InvalidClientError,
  insufficient_credits: InsufficientCreditsError,
  forbidden: ForbiddenError,
  not_found: NotFoundError,
  unknown_endpoint: UnknownEndpointError,
  unknown_model: UnknownModelError,
  method_not_allowed: MethodNotAllowedError,
  not_acceptable: NotAcceptableError,
  request_timeout: RequestTimeoutError,
  idempotency_conflict: IdempotencyConflictError,
  catalog_version_mismatch: CatalogVersionMismatchError,
  quote_required: QuoteRequiredError,
  quote_expired: QuoteExpiredError,
  quote_mismatch: QuoteMismatchError,
  job_running: JobRunningError,
  payment_open: PaymentOpenError,
  limit_reached: LimitReachedError,
  webhook_disabled: WebhookDisabledError,
  payload_too_large: PayloadTooLargeError,
  query_too_large: QueryTooLargeError,
  unsupported_media_type: UnsupportedMediaTypeError,
  rate_limited: RateLimitedError,
  internal_error: InternalError,
  provider_error: ProviderError,
  service_unavailable: ServiceUnavailableError,
  billing_unavailable: BillingUnavailableError,
};
