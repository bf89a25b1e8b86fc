import { expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { hashRequest, refuseOtherRequest } from './request-hash.ts';

const hex = (body: unknown) => hashRequest(body).toString('hex');

test('the hash is the SHA-256 of the JSON with sorted fields', () => {
  expect(hex({ b: 1, a: 'x' })).toBe(
    'cdab067e9f3beb32d1252cfd63e492592fecbf591b0d08cadb24bb17f3864246',
  );
});

test.each([
  ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['the order of nested fields', { a: [{ c: 1, d: 2 }] }, { a: [{ d: 2, c: 1 }] }],
  ['a field that is undefined', { a: 1 }, { a: 1, b: undefined }],
])('%s makes no difference', (_what, one, other) => {
  expect(hex(one)).toBe(hex(other));
});

test.each([
  ['a value', { a: 1 }, { a: 2 }],
  ['the type of a value', { a: 1 }, { a: '1' }],
  ['the name of a field', { a: 1 }, { b: 1 }],
  ['a further field', { a: 1 }, { a: 1, b: null }],
  ['the order of a list', { a: [1, 2] }, { a: [2, 1] }],
  ['where a field stands', { a: { b: 1 }, c: {} }, { a: {}, c: { b: 1 } }],
])('%s makes a difference', (_what, one, other) => {
  expect(hex(one)).not.toBe(hex(other));
});

function refusalOf(act: () => void): Refusal {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

const FIRST = hashRequest({ prompt: 'A fox' });
const OTHER = hashRequest({ prompt: 'A bear' });

test('the same request is not refused', () => {
  const again = hashRequest({ prompt: 'A fox' });
  expect(() => refuseOtherRequest({ hash: FIRST, keyIn: 'option' }, again)).not.toThrow();
});

test.each([
  [
    { keyIn: 'option', hours: 24 },
    'This idempotencyKey was used with a different body within the last 24 hours.',
    { kind: 'option', name: 'idempotencyKey' },
  ],
  [
    { keyIn: 'option' },
    'This idempotencyKey was used with a different body before.',
    { kind: 'option', name: 'idempotencyKey' },
  ],
  [
    { keyIn: 'field' },
    'This idempotencyKey was used with a different body before.',
    { kind: 'field', path: ['idempotencyKey'] },
  ],
] as const)('another request with the key is a conflict: %j', (first, message, subject) => {
  const refusal = refusalOf(() => refuseOtherRequest({ hash: FIRST, ...first }, OTHER));
  expect([refusal.code, refusal.message, refusal.subject]).toEqual([
    'idempotency_conflict',
    message,
    subject,
  ]);
  expect(refusal.messageCalling('Idempotency-Key')).toContain('This Idempotency-Key was used');
});
