import { expect, test } from 'vitest';
import { localPath, signInUrl } from './return-to.ts';

test.each([
  ['/settings', '/settings'],
  ['/keys?notice=revoked#new', '/keys?notice=revoked#new'],
  ['/a//b', '/a//b'],
  ['/é', '/%C3%A9'],
  [
    '/keys/new?permissions=generate,read&name=a:b(c)',
    '/keys/new?permissions=generate%2Cread&name=a%3Ab%28c%29',
  ],
])('%s is ours', (path, resolved) => {
  expect(localPath(path)).toBe(resolved);
});

test.each([
  '',
  'settings',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/a\\..\\..\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/a\r\nSet-Cookie: a=b',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' //evil.example',
  `/${'a'.repeat(2_001)}`,
])('%j leads home', (path) => {
  expect(localPath(path)).toBe('/generate');
});

test('a path that is too long to be followed is not repeated in the address of the sign-in page', () => {
  expect(signInUrl('/billing?cursor=a')).toBe('/sign-in?returnTo=%2Fbilling%3Fcursor%3Da');
  expect(signInUrl(`/billing?cursor=${'a'.repeat(2_000)}`)).toBe('/sign-in');
});
