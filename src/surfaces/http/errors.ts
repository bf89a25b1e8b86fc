import { type Accepted, ERRORS, type ErrorFacts, type Help } from '../../contract/errors.ts';
import { keyRequestPath, permissionsWith } from '../../contract/key-request.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { Permission } from '../../contract/permissions.ts';
import { type CallOption, formatPath, Outage, Refusal } from '../../domain/refusal.ts';
import { isDatabaseOutage } from '../../platform/database/index.ts';

/** What Fastify itself can refuse, in our words. Its own messages never leave the process. */
const FRAMEWORK_REFUSALS: ReadonlyMap<string, () => Refusal> = new Map([
  [
    'FST_ERR_CTP_BODY_TOO_LARGE',
    () =>
      new Refusal(
        { code: 'payload_too_large', bytesMax: LIMITS.jsonBodyBytesMax },
        `The request body must be at most ${LIMITS.jsonBodyBytesMax} bytes.`,
      ),
  ],
  [
    'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    () => new Refusal('unsupported_media_type', 'Content-Type must be application/json.'),
  ],
  [
    'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
    () => new Refusal('invalid_request', 'Content-Length does not match the length of the body.'),
  ],
]);

/** What an outage is called, by version family. */
export type OutageCode = 'service_unavailable' | 'billing_unavailable';

/** A failure of any kind as a refusal, and whether it is a fault of ours that belongs into the log. */
export interface Failure {
  readonly refusal: Refusal;
  readonly status: number;
  readonly isFault: boolean;
}

export function toFailure(error: unknown, outageCode: OutageCode = 'service_unavailable'): Failure {
  const refusal = error instanceof Refusal ? error : FRAMEWORK_REFUSALS.get(codeOf(error))?.();
  if (refusal !== undefined) {
    return { refusal, status: ERRORS[refusal.code].status, isFault: false };
  }
  const fault = toFault(error, outageCode);
  return { refusal: fault, status: ERRORS[fault.code].status, isFault: true };
}

function toFault(error: unknown, outageCode: OutageCode): Refusal {
  return error instanceof Outage || isDatabaseOutage(error)
    ? new Refusal(outageCode, 'The service cannot answer at the moment. Retry shortly.')
    : new Refusal('internal_error', 'Something went wrong on our side. Retry once with backoff.');
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** The headers that carry what travels beside the input. */
const OPTION_HEADERS = {
  idempotencyKey: 'Idempotency-Key',
  sandboxOutcome: 'X-Sandbox-Outcome',
  quoteId: 'quote_id',
} as const satisfies Record<CallOption, string>;

export type OptionNames = Readonly<Record<CallOption, string>>;

/** How a surface tells its readers about what helps; null where a member of the error does. */
export type HelpSentences = Readonly<Record<Help, string | null>>;

const REST_SENTENCES: HelpSentences = {
  api_index: 'The index of the API is at {base_url}/v1.',
  create_key: null,
  issue_quote: null,
  limits: null,
  list_models: 'GET /v1/models lists the models.',
  register_agent: null,
  top_up: null,
};

/** Members of an error with the address of what helps, relative to the base URL. */
const HELP_MEMBERS: Readonly<Record<Help, (facts: ErrorFacts) => Members>> = {
  api_index: () => ({}),
  create_key: (facts) => ({
    create_key_url: '/keys',
    request_key_url: keyRequestPath({
      permissions: permissionsWith(facts.code === 'forbidden' ? facts.permission : null),
    }),
  }),
  issue_quote: () => ({}),
  limits: () => ({ documentation: '/docs/limits' }),
  list_models: () => ({}),
  register_agent: () => ({ documentation: '/auth.md' }),
  top_up: () => ({ top_up_url: '/billing' }),
};

type Members = Readonly<Record<string, string>>;

export interface ErrorView {
  readonly baseUrl: string;
  readonly requestId?: string;
  readonly sentences?: HelpSentences;
  /** What the surface calls that which travels beside the input. */
  readonly optionNames?: OptionNames;
}

export interface ErrorResource {
  readonly code: string;
  readonly message: string;
  readonly [member: string]: unknown;
}

/** The `error` of the envelope: code and message, then what programs can read. */
export function toErrorResource(
  refusal: Refusal,
  { baseUrl, requestId, sentences = REST_SENTENCES, optionNames = OPTION_HEADERS }: ErrorView,
): ErrorResource {
  const { code, help, facts } = refusal;
  const param = paramOf(refusal, optionNames);
  const message = param === null ? refusal.message : refusal.messageCalling(param);
  const sentence = help === null ? null : sentences[help];
  const addresses = help === null ? [] : Object.entries(HELP_MEMBERS[help](facts));
  return {
    code,
    message: sentence === null ? message : `${message} ${sentence.replace('{base_url}', baseUrl)}`,
    ...(param === null ? undefined : { param }),
    ...membersOf(facts),
    ...Object.fromEntries(addresses.map(([member, path]) => [member, `${baseUrl}${path}`])),
    ...(requestId === undefined ? undefined : { request_id: requestId }),
  };
}

function paramOf({ subject }: Refusal, optionNames: OptionNames): string | null {
  if (subject === null) return null;
  return subject.kind === 'option' ? optionNames[subject.name] : formatPath(subject.path);
}

function membersOf(facts: ErrorFacts): Readonly<Record<string, unknown>> {
  switch (facts.code) {
    case 'invalid_request':
    case 'unsupported_identity_type':
    case 'unsupported_operation':
    case 'not_acceptable':
      return accepted(facts.accepted);
    case 'forbidden':
      return facts.permission === undefined ? {} : { permission: facts.permission };
    case 'insufficient_credits':
      return { required: facts.required, available: facts.available };
    case 'unknown_model':
      return { model: facts.model };
    case 'catalog_version_mismatch':
      return { current: facts.current };
    case 'limit_reached':
      return { limit: facts.limit };
    case 'rate_limited':
      return {
        retry_after_seconds: facts.retryAfterSeconds,
        ...(facts.window === undefined ? {} : { window: facts.window }),
        ...(facts.limit === undefined ? {} : { limit: facts.limit }),
      };
    case 'service_unavailable':
      return facts.retryAfterSeconds === undefined
        ? {}
        : { retry_after_seconds: facts.retryAfterSeconds };
    case 'provider_error':
      return facts.availableModels === undefined ? {} : { available_models: facts.availableModels };
    case 'payload_too_large':
      return facts.bytesMax === undefined ? {} : { limit: facts.bytesMax };
    case 'query_too_large':
      return { limit: facts.charactersMax };
    case 'method_not_allowed':
      return { allowed: facts.allowed };
    default:
      return {};
  }
}

function accepted(schema: Accepted | undefined): { accepted?: Accepted } {
  return schema === undefined ? {} : { accepted: schema };
}

/** The body of a failure. What failed item by item stands beside the error. */
export function toEnvelope(refusal: Refusal, view: ErrorView): Readonly<Record<string, unknown>> {
  const error = toErrorResource(refusal, view);
  return refusal.facts.code === 'operation_failed'
    ? { error, results: refusal.facts.results }
    : { error };
}

/** Headers that a refusal calls for, whatever the form of its body. */
export function refusalHeaders(
  refusal: Refusal,
  baseUrl: string,
): Readonly<Record<string, string>> {
  const { facts } = refusal;
  const challenge = challengeOf(refusal);
  return {
    ...(challenge === null ? {} : { 'www-authenticate': authenticateHeader(baseUrl, challenge) }),
    ...('retryAfterSeconds' in facts && facts.retryAfterSeconds !== undefined
      ? { 'retry-after': String(facts.retryAfterSeconds) }
      : {}),
    ...(facts.code === 'method_not_allowed' ? { allow: facts.allowed.join(', ') } : {}),
  };
}

/** What a client must know to come back with a better credential (RFC 6750). */
type Challenge =
  | { readonly error: 'invalid_token'; readonly description: string }
  | { readonly error: 'insufficient_scope'; readonly scope: Permission }
  | 'bare';

/** On every 401 and on a missing permission; bare where no credential was sent at all. */
function challengeOf({ facts, message }: Refusal): Challenge | null {
  if (facts.code === 'forbidden') {
    const { permission } = facts;
    return permission === undefined ? null : { error: 'insufficient_scope', scope: permission };
  }
  if (facts.code === 'unauthorized' && facts.credential !== 'missing') {
    return { error: 'invalid_token', description: message };
  }
  return ERRORS[facts.code].status === 401 ? 'bare' : null;
}

/** The value of WWW-Authenticate (RFC 6750, RFC 9728). */
function authenticateHeader(baseUrl: string, challenge: Challenge): string {
  const parameters: [string, string][] = [
    ['realm', 'kinora'],
    ['resource_metadata', `${baseUrl}/.well-known/oauth-protected-resource`],
  ];
  if (challenge !== 'bare') {
    parameters.push(['error', challenge.error]);
    if ('scope' in challenge) parameters.push(['scope', challenge.scope]);
    else parameters.push(['error_description', challenge.description]);
  }
  return `Bearer ${parameters.map(([name, value]) => `${name}="${quotable(value)}"`).join(', ')}`;
}

function quotable(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]|["\\]/g, "'");
}
