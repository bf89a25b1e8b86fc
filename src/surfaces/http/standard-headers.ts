import type { RateSurface } from '../../contract/limits.ts';
import { API_VERSION } from '../../contract/version.ts';
import { StandingHeaders } from './standing-response.ts';

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
  'Billing-Version',
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

const ANY_ORIGIN: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(', '),
  'cross-origin-resource-policy': 'cross-origin',
};
const OWN_ORIGIN_ONLY: Headers = { 'cross-origin-resource-policy': 'same-origin' };

/** What depends on a cookie is for our own pages only; all else is open to other origins. */
const WITH_COOKIES: ReadonlySet<RateSurface> = new Set(['pages', 'app']);

interface StandardHeaders {
  of(surface: RateSurface): StandingHeaders;
  /** From now on every answer ends its connection. */
  closeConnections(): void;
}

/** What stands on every answer of a surface; made once, since every request needs it. */
export function standardHeaders(baseUrl: string): StandardHeaders {
  const always = {
    'api-version': API_VERSION,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    ...(baseUrl.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
      : undefined),
  };
  const open = new StandingHeaders({ ...always, ...ANY_ORIGIN });
  const closed = new StandingHeaders({ ...always, ...OWN_ORIGIN_ONLY });
  return {
    of: (surface) => (WITH_COOKIES.has(surface) ? closed : open),
    closeConnections: () => {
      open.closesConnections = true;
      closed.closesConnections = true;
    },
  };
}

export function preflightHeaders(verbs: readonly string[], surface: RateSurface): Headers {
  const allow = verbs.join(', ');
  if (WITH_COOKIES.has(surface)) return { allow };
  return {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': REQUEST_HEADERS.join(', '),
    'access-control-max-age': '86400',
  };
}
