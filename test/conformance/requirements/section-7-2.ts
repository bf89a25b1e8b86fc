import type { Requirement } from './requirement.ts';

export const section7_2: readonly Requirement[] = [
  { id: '7.2-01', sentence: '`invalid_request` is 400: missing or malformed field.' },
  { id: '7.2-02', sentence: 'The message of `invalid_request` names the field.' },
  { id: '7.2-03', sentence: '`invalid_json` is 400: body not parseable JSON.' },
  { id: '7.2-04', sentence: '`missing_query` is 400: `GET /ask` without `q`.' },
  { id: '7.2-05', sentence: '`missing_query` is 400: `POST /ask` without `query`.' },
  {
    id: '7.2-06',
    sentence:
      '`unsupported_identity_type` is 400: registration with identity type other than ' +
      '`anonymous`.',
  },
  {
    id: '7.2-07',
    sentence:
      '`safety_rejected` is 400: the content-safety gate refused the prompt; nothing charged.',
  },
  { id: '7.2-08', sentence: '`unsupported_operation` is 400: operation not available in a batch.' },
  { id: '7.2-09', sentence: '`operation_failed` is 400: one batch item failed.' },
  { id: '7.2-10', sentence: 'A failed batch item has its own `error`.' },
  { id: '7.2-11', sentence: '`unauthorized` is 401: no key.' },
  { id: '7.2-12', sentence: '`unauthorized` is 401: key revoked.' },
  { id: '7.2-13', sentence: '`unauthorized` is 401: key malformed.' },
  { id: '7.2-14', sentence: '`unauthorized` is 401: key over its daily ceiling.' },
  {
    id: '7.2-15',
    sentence: '`unauthenticated` is 401: session surface reached without a session.',
  },
  {
    id: '7.2-16',
    sentence: '`invalid_client` is 401: agent client id or secret does not match.',
  },
  { id: '7.2-17', sentence: '402 means that the account is out of credits.' },
  {
    id: '7.2-18',
    sentence: '`insufficient_credits` is 402: balance below the model cost.',
  },
  {
    id: '7.2-19',
    sentence: '`forbidden` is 403: authenticated, but not the owner of the object; do not retry.',
  },
  { id: '7.2-20', sentence: '`not_found` is 404: no such job.' },
  { id: '7.2-21', sentence: '`not_found` is 404: no such document.' },
  { id: '7.2-22', sentence: '`not_found` is 404: job not owned by this key.' },
  { id: '7.2-23', sentence: '`unknown_endpoint` is 404: no endpoint at that path.' },
  { id: '7.2-24', sentence: '`unknown_model` is 404: no such model id.' },
  { id: '7.2-25', sentence: 'Retired models keep returning `unknown_model`.' },
  { id: '7.2-26', sentence: '`method_not_allowed` is 405: wrong verb.' },
  { id: '7.2-27', sentence: 'The message of `method_not_allowed` names the verbs that work.' },
  {
    id: '7.2-28',
    sentence: '`idempotency_conflict` is 409: same `Idempotency-Key`, different body.',
  },
  {
    id: '7.2-29',
    sentence: '`limit_reached` is 409: a ceiling was hit, for example 10 active API keys.',
  },
  { id: '7.2-30', sentence: '`payload_too_large` is 413: body over the endpoint limit.' },
  {
    id: '7.2-31',
    sentence: '`query_too_large` is 413: GraphQL query over 8,000 characters.',
  },
  { id: '7.2-32', sentence: '`rate_limited` is 429: too many requests; `Retry-After` seconds.' },
  { id: '7.2-33', sentence: '`internal_error` is 500: server fault.' },
  {
    id: '7.2-34',
    sentence: 'A client retries an `internal_error` once with backoff.',
    awaits: 'sdk',
  },
  {
    id: '7.2-35',
    sentence: '`provider_error` is 502: upstream provider failed; nothing charged.',
  },
  { id: '7.2-36', sentence: 'A 429 body is `{ error: { code: rate_limited, message, … } }`.' },
  { id: '7.2-37', sentence: 'A 429 body has `error.retry_after_seconds` (integer).' },
  { id: '7.2-38', sentence: 'A 429 body has `error.documentation` (address).' },
];
