import { API_VERSION } from '../../contract/version.ts';

type Headers = Readonly<Record<string, string>>;

const REQUEST_HEADERS = [
  'Accept',
  'Authorization',
  'Content-Type',
  'Idempotency-Key',
  'Last-Event-ID',
  'X-Request-Id',
  'X-Sandbox',
  'X-Sandbox-Outcome',
];

const EXPOSED_HEADERS = [
  'API-Version',
  'Deprecation',
  'Idempotency-Replayed',
  'Link',
  'Location',
  'RateLimit-Limit',
  'RateLimit-Policy',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
];

/** On every answer. Open to other origins, because no answer here depends on a cookie. */
export function standardHeaders(baseUrl: string): Headers {
  return {
    'api-version': API_VERSION,
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(baseUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : undefined),
  };
}

export function preflightHeaders(verbs: readonly string[]): Headers {
  return {
    allow: verbs.join(', '),
    'access-control-allow-methods': verbs.join(', '),
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': '86400',
  };
}
