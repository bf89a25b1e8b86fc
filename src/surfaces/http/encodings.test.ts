import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingsOf } from './encodings.ts';

const LONG = Buffer.from('A bear in a boat on a lake at dawn. '.repeat(100));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('for %s the bytes are %s', (header, expected) => {
  const choose = encodingsOf(LONG, (encoded) => encoded);
  expect(choose(header)?.encoding).toBe(expected);
});

test('the packed bytes are the plain ones, packed', () => {
  const choose = encodingsOf(LONG, ({ bytes }) => bytes);
  expect(brotliDecompressSync(choose('br') ?? Buffer.alloc(0))).toEqual(LONG);
  expect(gunzipSync(choose('gzip') ?? Buffer.alloc(0))).toEqual(LONG);
});

test('what is short is sent as it is', () => {
  expect(encodingsOf(Buffer.from('short'), (encoded) => encoded)('br')).toBeUndefined();
});

test('bytes that were packed before are used', () => {
  const br = Buffer.from('made at build time');
  expect(encodingsOf(LONG, ({ bytes }) => bytes, { br })('br')).toBe(br);
});
