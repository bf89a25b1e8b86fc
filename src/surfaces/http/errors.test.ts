import { expect, test } from 'vitest';
import { Outage, Refusal } from '../../domain/refusal.ts';
import { refusalHeaders, toEnvelope, toErrorResource, toFailure } from './errors.ts';

const baseUrl = 'https://kinora.test';
const SAID = 'It is so.';

interface Case {
  readonly refusal: Refusal;
  /** What the error has beside its code and message. */
  readonly members: Readonly<Record<string, unknown>>;
  readonly sentence?: string;
}

const CASES: readonly Case[] = [
  { refusal: new Refusal('invalid_request', SAID), members: {} },
  {
    refusal: new Refusal({ code: 'invalid_request', accepted: { enum: [1] } }, SAID, {
      field: ['items', 0, 'model'],
    }),
    members: { param: 'items[0].model', accepted: { enum: [1] } },
  },
  {
    refusal: new Refusal('invalid_request', SAID, { option: 'idempotencyKey' }),
    members: { param: 'Idempotency-Key' },
  },
  {
    refusal: new Refusal('invalid_request', SAID, { option: 'sandboxOutcome' }),
    members: { param: 'X-Sandbox-Outcome' },
  },
  {
    refusal: new Refusal({ code: 'unauthorized', credential: 'missing' }, SAID),
    members: {
      create_key_url: 'https://kinora.test/keys',
      request_key_url: 'https://kinora.test/keys/new?permissions=generate,read',
    },
  },
  {
    refusal: new Refusal('unauthenticated', SAID),
    members: {
      create_key_url: 'https://kinora.test/keys',
      request_key_url: 'https://kinora.test/keys/new?permissions=generate,read',
    },
  },
  {
    refusal: new Refusal('invalid_client', SAID),
    members: {
      create_key_url: 'https://kinora.test/keys',
      request_key_url: 'https://kinora.test/keys/new?permissions=generate,read',
    },
  },
  {
    refusal: new Refusal({ code: 'insufficient_credits', required: 4, available: 1 }, SAID),
    members: { required: 4, available: 1, top_up_url: 'https://kinora.test/billing' },
  },
  {
    refusal: new Refusal({ code: 'forbidden', permission: 'read' }, SAID),
    members: { permission: 'read' },
  },
  {
    refusal: new Refusal({ code: 'forbidden', permission: 'billing:read' }, SAID, {
      help: 'create_key',
    }),
    members: {
      permission: 'billing:read',
      create_key_url: 'https://kinora.test/keys',
      request_key_url: 'https://kinora.test/keys/new?permissions=generate,read,billing:read',
    },
  },
  { refusal: new Refusal('forbidden', SAID), members: {} },
  {
    refusal: new Refusal('unknown_endpoint', SAID),
    members: {},
    sentence: 'The index of the API is at https://kinora.test/v1.',
  },
  {
    refusal: new Refusal({ code: 'unknown_model', model: 'nope' }, SAID),
    members: { model: 'nope' },
    sentence: 'GET /v1/models lists the models.',
  },
  {
    refusal: new Refusal({ code: 'method_not_allowed', allowed: ['GET', 'HEAD'] }, SAID),
    members: { allowed: ['GET', 'HEAD'] },
  },
  {
    refusal: new Refusal({ code: 'catalog_version_mismatch', current: 'v2' }, SAID),
    members: { current: 'v2' },
  },
  { refusal: new Refusal({ code: 'limit_reached', limit: 10 }, SAID), members: { limit: 10 } },
  {
    refusal: new Refusal({ code: 'payload_too_large', bytesMax: 7 }, SAID),
    members: { limit: 7 },
  },
  {
    refusal: new Refusal({ code: 'query_too_large', charactersMax: 8 }, SAID),
    members: { limit: 8 },
  },
  {
    refusal: new Refusal({ code: 'rate_limited', retryAfterSeconds: 9 }, SAID),
    members: { retry_after_seconds: 9, documentation: 'https://kinora.test/docs/limits' },
  },
  {
    refusal: new Refusal(
      { code: 'rate_limited', retryAfterSeconds: 9, window: 'day', limit: 60 },
      SAID,
      { help: 'register_agent' },
    ),
    members: {
      retry_after_seconds: 9,
      window: 'day',
      limit: 60,
      documentation: 'https://kinora.test/auth.md',
    },
  },
  {
    refusal: new Refusal({ code: 'provider_error', availableModels: ['a'] }, SAID),
    members: { available_models: ['a'] },
  },
  { refusal: new Refusal('provider_error', SAID), members: {} },
];

for (const { refusal, members, sentence } of CASES) {
  const names = ['code', 'message', ...Object.keys(members)].join(', ');
  test(`${refusal.code} has ${names} and the id of the request`, () => {
    expect(toErrorResource(refusal, { baseUrl, requestId: 'r-1' })).toEqual({
      code: refusal.code,
      message: sentence === undefined ? SAID : `${SAID} ${sentence}`,
      ...members,
      request_id: 'r-1',
    });
    expect(toErrorResource(refusal, { baseUrl })).not.toHaveProperty('request_id');
  });
}

test('the message calls an option by the name of its header', () => {
  const refusal = new Refusal('invalid_request', '{field} must be text.', {
    option: 'idempotencyKey',
  });
  expect(toErrorResource(refusal, { baseUrl }).message).toBe('Idempotency-Key must be text.');
});

test('a surface may tell in its own words what helps', () => {
  const refusal = new Refusal({ code: 'unknown_model', model: 'nope' }, SAID);
  const sentences = {
    api_index: null,
    create_key: null,
    issue_quote: null,
    limits: null,
    list_models: 'See {base_url}/models.',
    register_agent: null,
    top_up: null,
  };
  expect(toErrorResource(refusal, { baseUrl, sentences }).message).toBe(
    'It is so. See https://kinora.test/models.',
  );
});

test('results of a failed batch stand beside the error', () => {
  const results = [{ id: 'a', status: 404 }];
  const refusal = new Refusal({ code: 'operation_failed', results }, SAID);
  expect(toEnvelope(refusal, { baseUrl, requestId: 'r-1' })).toEqual({
    error: { code: 'operation_failed', message: SAID, request_id: 'r-1' },
    results: [{ id: 'a', status: 404 }],
  });
});

const BARE =
  'Bearer realm="kinora", resource_metadata="https://kinora.test/.well-known/oauth-protected-resource"';

test.each([
  [
    'a missing key is a bare challenge',
    new Refusal({ code: 'unauthorized', credential: 'missing' }, SAID),
    { 'www-authenticate': BARE },
  ],
  [
    'a key that is no good is named in the challenge, in plain quotes',
    new Refusal({ code: 'unauthorized', credential: 'rejected' }, 'Send "svc_live_…".'),
    {
      'www-authenticate': `${BARE}, error="invalid_token", error_description="Send 'svc_live_''."`,
    },
  ],
  [
    'a key over its ceiling is named in the challenge',
    new Refusal({ code: 'unauthorized', credential: 'over_ceiling' }, SAID),
    { 'www-authenticate': `${BARE}, error="invalid_token", error_description="It is so."` },
  ],
  [
    'a missing session is a bare challenge',
    new Refusal('unauthenticated', SAID),
    { 'www-authenticate': BARE },
  ],
  [
    'a client that is not known is a bare challenge',
    new Refusal('invalid_client', SAID),
    { 'www-authenticate': BARE },
  ],
  [
    'a missing permission is the scope of the challenge',
    new Refusal({ code: 'forbidden', permission: 'billing:read' }, SAID),
    { 'www-authenticate': `${BARE}, error="insufficient_scope", scope="billing:read"` },
  ],
  ['what no permission opens has no challenge', new Refusal('forbidden', SAID), {}],
  [
    'a rate limit says when to come back',
    new Refusal({ code: 'rate_limited', retryAfterSeconds: 9 }, SAID),
    { 'retry-after': '9' },
  ],
  [
    'a wrong verb says which are allowed',
    new Refusal({ code: 'method_not_allowed', allowed: ['GET', 'HEAD'] }, SAID),
    { allow: 'GET, HEAD' },
  ],
  ['all else has no header of its own', new Refusal('not_found', SAID), {}],
])('in the headers %s', (_what, refusal, headers) => {
  expect(refusalHeaders(refusal, baseUrl)).toEqual(headers);
});

test.each([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 413, 'The request body must be at most 1048576 bytes.'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415, 'Content-Type must be application/json.'],
  [
    'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
    400,
    'Content-Length does not match the length of the body.',
  ],
])('%s of the framework is told in our words', (code, status, message) => {
  const failure = toFailure(Object.assign(new Error('a secret of the inside'), { code }));
  expect([failure.status, failure.isFault, failure.refusal.message]).toEqual([
    status,
    false,
    message,
  ]);
});

test.each([
  [new Outage('the database', new Error('10.0.0.3')), 'service_unavailable', 503],
  [new TypeError('at /srv/secret.ts:7'), 'internal_error', 500],
  [{ code: 'constructor' }, 'internal_error', 500],
])('a fault of ours is told by its code alone', (fault, code, status) => {
  const failure = toFailure(fault);
  expect([failure.refusal.code, failure.status, failure.isFault]).toEqual([code, status, true]);
  expect(JSON.stringify(toEnvelope(failure.refusal, { baseUrl }))).not.toMatch(/secret|10\.0|data/);
});

test('billing calls an outage by its own name', () => {
  const { refusal, status } = toFailure(new Outage('the database', null), 'billing_unavailable');
  expect([refusal.code, status]).toEqual(['billing_unavailable', 503]);
});
