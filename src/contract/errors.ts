import type { Permission } from './permissions.ts';

/** What helps after a refusal, by name. Each surface turns it into an address or a sentence of its own. */
export type Help =
  | 'api_index'
  | 'create_key'
  | 'issue_quote'
  | 'limits'
  | 'list_models'
  | 'register_agent'
  | 'top_up';

interface ErrorDefinition {
  readonly status: number;
  readonly meaning: string;
  /** What helps a caller who meets it, unless the refusal names something better. */
  readonly help?: Help;
}

/** Every code a client can meet. Clients match the status first and the code second. */
export const ERRORS = {
  invalid_request: {
    status: 400,
    meaning: 'A field is missing or malformed; the message names it.',
  },
  invalid_json: { status: 400, meaning: 'The body is not parseable JSON.' },
  missing_query: { status: 400, meaning: '/ask without q (GET) or query (POST).' },
  unsupported_identity_type: {
    status: 400,
    meaning: 'Registration with an identity type other than anonymous.',
  },
  safety_rejected: {
    status: 400,
    meaning: 'The content-safety gate refused the prompt; nothing was charged.',
  },
  unsupported_operation: { status: 400, meaning: 'The operation is not available in a batch.' },
  operation_failed: { status: 400, meaning: 'A batch item failed; the item has its own error.' },
  unauthorized: {
    status: 401,
    meaning: 'No key, or one that is revoked, malformed or over its daily ceiling.',
    help: 'create_key',
  },
  unauthenticated: {
    status: 401,
    meaning: 'A session surface was reached without a session.',
    help: 'create_key',
  },
  invalid_client: {
    status: 401,
    meaning: 'The agent client id or secret does not match.',
    help: 'create_key',
  },
  insufficient_credits: {
    status: 402,
    meaning: 'The balance is below the cost of the model.',
    help: 'top_up',
  },
  forbidden: {
    status: 403,
    meaning: 'Authenticated, but without the permission or not the owner; do not retry.',
  },
  not_found: { status: 404, meaning: 'No such job or document, or not owned by this key.' },
  unknown_endpoint: {
    status: 404,
    meaning: 'There is no endpoint at that path.',
    help: 'api_index',
  },
  unknown_model: {
    status: 404,
    meaning: 'There is no such model id; retired models keep returning this.',
    help: 'list_models',
  },
  method_not_allowed: {
    status: 405,
    meaning: 'Wrong verb; the message names the verbs that work.',
  },
  not_acceptable: {
    status: 406,
    meaning: 'The Accept header allows none of the forms that are offered; the message lists them.',
  },
  request_timeout: { status: 408, meaning: 'The request did not arrive in time.' },
  idempotency_conflict: { status: 409, meaning: 'The same Idempotency-Key with a different body.' },
  catalog_version_mismatch: {
    status: 409,
    meaning: 'The catalog has another version by now; read it again.',
  },
  quote_required: {
    status: 409,
    meaning: 'The call must name a quote; ask for one and retry with its id.',
  },
  quote_expired: {
    status: 409,
    meaning: 'The quote is too old; ask for a new one and retry with its id.',
  },
  quote_mismatch: {
    status: 409,
    meaning: 'The quote is for something else, or not one of ours; ask for a new one.',
  },
  job_running: { status: 409, meaning: 'The generation is still running.' },
  payment_open: {
    status: 409,
    meaning: 'A payment of the account is under way or under review; the message says what to do.',
  },
  limit_reached: { status: 409, meaning: 'A ceiling was hit, for example 10 active API keys.' },
  webhook_disabled: {
    status: 409,
    meaning: 'The webhook endpoint is switched off; switch it on before something is sent to it.',
  },
  payload_too_large: { status: 413, meaning: 'The body or the address is over the limit.' },
  query_too_large: { status: 413, meaning: 'The GraphQL query is over 8,000 characters.' },
  unsupported_media_type: {
    status: 415,
    meaning: 'The body is of a type that is not read there; most endpoints read application/json.',
  },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests; wait Retry-After seconds.',
    help: 'limits',
  },
  internal_error: { status: 500, meaning: 'A fault of the server; retry once with backoff.' },
  provider_error: { status: 502, meaning: 'The upstream provider failed; nothing was charged.' },
  service_unavailable: {
    status: 503,
    meaning: 'Something the server depends on is out of reach; retry with backoff.',
  },
  billing_unavailable: {
    status: 503,
    meaning: 'Billing is not configured here, or what it depends on is out of reach.',
  },
} as const satisfies Record<string, ErrorDefinition>;

export type ErrorCode = keyof typeof ERRORS;

/** What a field would accept, as JSON Schema. */
export type Accepted = Readonly<Record<string, unknown>>;

/** What programs can read from a refusal beside its code, for each code that has something to tell. */
interface FactsByCode {
  readonly invalid_request: {
    readonly accepted?: Accepted;
    /** Set when the field names a file that nobody may use here, however it is spelled. */
    readonly unusableAsset?: true;
  };
  readonly unsupported_identity_type: { readonly accepted: Accepted };
  readonly unsupported_operation: { readonly accepted: Accepted };
  /** Every failed item with its own error. */
  readonly operation_failed: { readonly results: readonly object[] };
  /** `missing`: none was sent. `rejected`: one was sent and is no good. */
  readonly unauthorized: { readonly credential: 'missing' | 'rejected' | 'over_ceiling' };
  /** The permission that would be needed, where one would do. */
  readonly forbidden: { readonly permission?: Permission };
  readonly insufficient_credits: { readonly required: number; readonly available: number };
  readonly unknown_model: { readonly model: string };
  readonly method_not_allowed: { readonly allowed: readonly string[] };
  readonly not_acceptable: { readonly accepted: Accepted };
  readonly catalog_version_mismatch: { readonly current: string };
  readonly limit_reached: { readonly limit: number };
  readonly payload_too_large: { readonly bytesMax?: number };
  readonly query_too_large: { readonly charactersMax: number };
  /** The window is named where it is a budget, and left out where it is the rate of requests. */
  readonly rate_limited: {
    readonly retryAfterSeconds: number;
    readonly window?: 'hour' | 'day';
    readonly limit?: number;
  };
  readonly service_unavailable: { readonly retryAfterSeconds?: number };
  /** Models that this server could run instead. */
  readonly provider_error: { readonly availableModels?: readonly string[] };
}

/** A code with its facts; a union, so that comparing the code tells which facts are there. */
export type ErrorFacts = {
  [Code in ErrorCode]: { readonly code: Code } & (Code extends keyof FactsByCode
    ? FactsByCode[Code]
    : unknown);
}[ErrorCode];

/** Codes that need no facts. */
export type PlainErrorCode = {
  [Code in ErrorCode]: { readonly code: Code } extends Extract<ErrorFacts, { code: Code }>
    ? Code
    : never;
}[ErrorCode];
