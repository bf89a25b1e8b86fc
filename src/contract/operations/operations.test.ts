import { expect, test } from 'vitest';
import { ERRORS } from '../errors.ts';
import { operations } from './index.ts';

const entries = Object.entries(operations);

test.each(entries)('the examples of %s are what it accepts and answers', (_name, operation) => {
  for (const { input, output } of operation.examples) {
    expect(operation.input.safeParse(input).error).toBeUndefined();
    if (output === undefined) expect(operation.output.safeParse({}).success).toBe(true);
    else expect(operation.output.safeParse(output).error).toBeUndefined();
  }
});

test('what may be part of a batch reads, once, and is open to keys', () => {
  const batched = entries.filter(([, { batch }]) => batch);
  expect(batched.map(([name]) => name).toSorted()).toEqual([
    'ask',
    'credits.ledger',
    'credits.usage',
    'index',
    'me',
    'models.cost',
    'models.list',
    'models.quote',
    'videos.count',
    'videos.get',
    'videos.list',
    'videos.share.get',
  ]);
  for (const [, { effect, kind, access }] of batched) {
    expect([effect, kind]).toEqual(['read', 'call']);
    expect(access.kind).not.toBe('session');
  }
});

test('what costs credits can be retried and tried in the sandbox', () => {
  const costly = entries.filter(([, { cost }]) => cost !== 'none');
  expect(costly.map(([name]) => name)).toEqual(['generate.video', 'generate.image']);
  for (const [, { idempotency, sandbox }] of costly) {
    expect([idempotency, sandbox]).toEqual(['header', 'option']);
  }
});

test('a key of idempotency in the body is a field of the input, and makes the call repeatable', () => {
  const inBody = entries.filter(([, { idempotency }]) => idempotency === 'body');
  expect(inBody.map(([name]) => name)).toEqual(['billing.checkout', 'billing.portal']);
  for (const [, { examples, hints }] of inBody) {
    expect(examples[0].input['idempotencyKey']).toBeTypeOf('string');
    expect(hints.repeatable).toBe(true);
  }
});

test('every operation names only codes of the contract', () => {
  const codes = entries.flatMap(([, { errors }]) => errors);
  expect(codes.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([]);
});
