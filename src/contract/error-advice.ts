import type { ErrorCode } from './errors.ts';

interface Advice {
  /** What a client does when it meets the code. */
  readonly action: string;
  /** Whether the same request can work later, as it is. */
  readonly retry: 'no' | 'after a wait' | 'with backoff';
}

/**
 * What to do about each code. No failure is charged, so only one question about credits remains: was
 * a generation accepted although its answer got lost? An idempotency key answers it.
 */
export const ERROR_ADVICE = {
  invalid_request: {
    action: 'Correct the field that `param` names; `accepted` says what it takes, as JSON Schema.',
    retry: 'no',
  },
  invalid_json: { action: 'Send a body that is valid JSON, in UTF-8.', retry: 'no' },
  missing_query: { action: 'Ask something: `q` with GET, `query` with POST.', retry: 'no' },
  unsupported_identity_type: {
    action: 'Register with `identity_type` `anonymous`.',
    retry: 'no',
  },
  safety_rejected: {
    action: 'Describe something else. The same prompt is refused again.',
    retry: 'no',
  },
  unsupported_operation: {
    action: 'Use an operation that `accepted` lists, or call its endpoint by itself.',
    retry: 'no',
  },
  operation_failed: {
    action: 'Look at `results`: each item has its own `error` with a code of this page.',
    retry: 'no',
  },
  unauthorized: {
    action:
      'Send a key as `Authorization: Bearer …`. If one was sent, read the message: it is revoked, mistyped, or over its ceiling until 00:00 UTC. A person makes keys at `create_key_url`.',
    retry: 'no',
  },
  unauthenticated: {
    action: 'Sign in on the site, or use `/v1` with an API key.',
    retry: 'no',
  },
  invalid_client: {
    action: 'Check client id and secret; if they were revoked or forgotten, register anew.',
    retry: 'no',
  },
  insufficient_credits: {
    action:
      'Choose a cheaper model, or have a person add credits at `top_up_url`; `required` and `available` say how many are missing.',
    retry: 'no',
  },
  forbidden: {
    action: 'Use a key with the permission that `permission` names. Do not retry with this one.',
    retry: 'no',
  },
  not_found: {
    action: 'Check the id, and that the key belongs to the account that made it.',
    retry: 'no',
  },
  unknown_endpoint: {
    action: 'Read the index at `/v1` or `/openapi.json` for the paths that exist.',
    retry: 'no',
  },
  unknown_model: { action: 'Take an id from `GET /v1/models`.', retry: 'no' },
  method_not_allowed: { action: 'Use a verb that `allowed` lists.', retry: 'no' },
  not_acceptable: { action: 'Accept one of the forms that the message lists.', retry: 'no' },
  request_timeout: { action: 'Send the whole request without pauses.', retry: 'with backoff' },
  idempotency_conflict: {
    action: 'Use a new key for a new request, or the first body with this key.',
    retry: 'no',
  },
  catalog_version_mismatch: {
    action: 'Read the catalog, show its prices to the person, and send `current` as the version.',
    retry: 'no',
  },
  job_running: {
    action: 'Wait until the generation is over, or cancel it first.',
    retry: 'after a wait',
  },
  payment_open: {
    action: 'Wait until the payment is through, or ask the operator about its review.',
    retry: 'after a wait',
  },
  limit_reached: { action: 'Remove one, such as a key that is no longer used.', retry: 'no' },
  webhook_disabled: {
    action: 'Switch the endpoint on with `PUT /v1/webhooks/{id}` and `enabled: true`, then retry.',
    retry: 'no',
  },
  payload_too_large: { action: 'Send less; `limit` says how much is taken.', retry: 'no' },
  query_too_large: {
    action: 'Shorten the query, and put values into `variables`.',
    retry: 'no',
  },
  unsupported_media_type: {
    action: 'Send JSON with `Content-Type: application/json`.',
    retry: 'no',
  },
  quote_required: {
    action: 'Call estimate_credit_cost, and send its quote_id.',
    retry: 'no',
  },
  quote_expired: {
    action: 'Call estimate_credit_cost again, and send the new quote_id.',
    retry: 'no',
  },
  quote_mismatch: {
    action: 'Call estimate_credit_cost for the same model with quantity 1, and send its quote_id.',
    retry: 'no',
  },
  rate_limited: {
    action:
      'Wait as many seconds as `Retry-After` says. Coming back sooner starts the window anew.',
    retry: 'after a wait',
  },
  internal_error: {
    action: 'Retry once with the same idempotency key; then report `request_id`.',
    retry: 'with backoff',
  },
  provider_error: {
    action: 'Retry with the same idempotency key, or name one of `available_models`.',
    retry: 'with backoff',
  },
  service_unavailable: {
    action: 'Retry with the same idempotency key, waiting longer each time.',
    retry: 'with backoff',
  },
  billing_unavailable: {
    action: 'Try later; where billing is off, no request helps. Generations go on.',
    retry: 'with backoff',
  },
} as const satisfies Record<ErrorCode, Advice>;
