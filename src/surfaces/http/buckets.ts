import { isIP } from 'node:net';
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
  ['/graphql', { surface: 'graphql', counted: true }],
  ['/mcp', { surface: 'mcp', counted: true }],
  ['/ask', { surface: 'ask', counted: true }],
  ['/a2a', { surface: 'a2a', counted: true }],
  ['/app/api', { surface: 'app', counted: true }],
];

const PAGES: RateBucket = { surface: 'pages', counted: true };

/** The bucket of a path that no route serves. */
export function bucketOfUnknownPath(path: string): RateBucket {
  const match = PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return match?.[1] ?? PAGES;
}

/**
 * One client, one key. An IPv6 client owns a whole /64, so its addresses count together; an IPv4
 * address keeps its plain form when it arrives mapped into IPv6.
 */
export function clientKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (isIP(address) !== 6) return address.slice(0, 64);
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const gap = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : [];
  const network = [...left, ...gap, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
