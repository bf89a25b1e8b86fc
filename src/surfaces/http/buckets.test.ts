import { expect, test } from 'vitest';
import { clientKey } from '../../platform/client-key.ts';
import { bucketOfUnknownPath } from './buckets.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['x'.repeat(5_000), 'x'.repeat(64)],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key);
});

test.each([
  ['/v1', 'rest', true],
  ['/v1x', 'pages', true],
  ['/agent/auth/register', 'rest', true],
  ['/.well-known/x', 'rest', false],
  ['/graphql', 'graphql', true],
  ['/mcp/sse', 'mcp', true],
  ['/app/api/keys', 'app', true],
  ['/app', 'pages', true],
  ['/', 'pages', true],
])('an unknown %s counts in the bucket of %s', (path, surface, counted) => {
  expect(bucketOfUnknownPath(path)).toEqual({ surface, counted });
});
