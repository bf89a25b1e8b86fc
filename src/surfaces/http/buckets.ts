import type { RateSurface } from '../../contract/limits.ts';

/** Where a request counts. What is not counted shows the state of its bucket and is never refused. */
export interface RateBucket {
  readonly surface: RateSurface;
  readonly counted: boolean;
}

export const STATIC_DOCUMENT: RateBucket = { surface: 'rest', counted: false };

const PREFIXES: readonly (readonly [prefix: string, bucket: RateBucket])[] = [
  ['/.well-known', STATIC_DOCUMENT],
  ['/v1', { surface: 'rest', counted: true }],
  ['/agent', { surface: 'rest', counted: true }],
  ['/issuer', { surface: 'rest', counted: true }],
  ['/graphql', { surface: 'graphql', counted: true }],
  ['/mcp', { surface: 'mcp', counted: true }],
  ['/ask', { surface: 'ask', counted: true }],
  ['/a2a', { surface: 'a2a', counted: true }],
  ['/app/api', { surface: 'app', counted: true }],
];

const PAGES: RateBucket = { surface: 'pages', counted: true };

/** The bucket of a path that no route serves. */
export function bucketOfUnknownPath(path: string): RateBucket {
  return prefixOf(path)?.[1] ?? PAGES;
}

/** What may be said of a path that no route serves: which of our prefixes it has, as in `/v1/…`. */
export function knownPrefixOf(path: string): string | null {
  const known = prefixOf(path)?.[0];
  return known === undefined ? null : `${known}/…`;
}

function prefixOf(path: string): (typeof PREFIXES)[number] | undefined {
  return PREFIXES.find(
    ([prefix]) =>
      path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/'),
  );
}
