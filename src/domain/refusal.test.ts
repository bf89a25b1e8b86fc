import { expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '../contract/errors.ts';
import { formatPath, Refusal } from './refusal.ts';

const must = '{field} must be text.';

test.each([
  ['prompt', 'prompt must be text.', { kind: 'field', path: ['prompt'] }],
  [
    ['items', 0, 'model'],
    'items[0].model must be text.',
    { kind: 'field', path: ['items', 0, 'model'] },
  ],
  [[], '{field} must be text.', null],
  [undefined, '{field} must be text.', null],
] as const)('a refusal about the field %j says %s', (field, message, subject) => {
  const refusal = new Refusal('invalid_request', must, field === undefined ? {} : { field });
  expect([refusal.message, refusal.subject]).toEqual([message, subject]);
});

test.each([
  ['idempotencyKey', 'This idempotencyKey was used.'],
  ['sandboxOutcome', 'This sandboxOutcome was used.'],
] as const)('a refusal about the option %s is about no field of the input', (option, message) => {
  const refusal = new Refusal('idempotency_conflict', 'This {field} was used.', { option });
  expect(refusal.message).toBe(message);
  expect(refusal.subject).toEqual({ kind: 'option', name: option });
});

test('every surface calls the field by its own name, as often as the message has it', () => {
  const refusal = new Refusal('invalid_request', '{field} must be text; {field} was 7.', {
    field: 'aiModel',
  });
  expect(refusal.messageCalling('input.model')).toBe(
    'input.model must be text; input.model was 7.',
  );
  expect(refusal.message).toBe('aiModel must be text; aiModel was 7.');
});

test.each(['$&', '$$', "$'", '$`', '$1'])('a field that is called %s is shown as it is', (name) => {
  const refusal = new Refusal('invalid_request', must, { field: name });
  expect(refusal.message).toBe(`${name} must be text.`);
  expect(refusal.messageCalling(name)).toBe(`${name} must be text.`);
});

test.each([
  ['the field itself', ['aiModel'], ['model']],
  ['the first step of a path', ['aiModel', 0, 'aiModel'], ['model', 0, 'aiModel']],
  ['no other field', ['prompt'], ['prompt']],
  ['nothing that an object has by nature', ['constructor'], ['constructor']],
] as const)('renaming changes %s', (_what, field, renamed) => {
  const facts = { code: 'invalid_request', accepted: { enum: ['a'] } } as const;
  const refusal = new Refusal(facts, must, { field, help: 'list_models' });
  const other = refusal.renamed({ aiModel: 'model' });
  expect(other.subject).toEqual({ kind: 'field', path: renamed });
  expect(other.message).toBe(`${formatPath(renamed)} must be text.`);
  expect(other.messageCalling('it')).toBe('it must be text.');
  expect([other.code, other.facts, other.help]).toEqual([
    'invalid_request',
    { code: 'invalid_request', accepted: { enum: ['a'] } },
    'list_models',
  ]);
});

test('renaming leaves options and refusals about nothing alone', () => {
  const option = new Refusal('invalid_request', must, { option: 'idempotencyKey' });
  expect(option.renamed({ idempotencyKey: 'key' })).toBe(option);
  const plain = new Refusal('not_found', 'There is no such generation.');
  expect(plain.renamed({ id: 'job' })).toBe(plain);
});

const HELP: Readonly<Partial<Record<ErrorCode, string>>> = {
  unauthorized: 'create_key',
  unauthenticated: 'create_key',
  invalid_client: 'create_key',
  insufficient_credits: 'top_up',
  unknown_endpoint: 'api_index',
  unknown_model: 'list_models',
  rate_limited: 'limits',
};

test('the code decides what helps, for seven of them', () => {
  const helped = Object.entries(ERRORS).filter(([, definition]) => 'help' in definition);
  expect(helped.map(([code]) => code).toSorted()).toEqual(Object.keys(HELP).toSorted());
  for (const refusal of [
    new Refusal({ code: 'unauthorized', credential: 'missing' }, ''),
    new Refusal({ code: 'insufficient_credits', required: 2, available: 1 }, ''),
    new Refusal('unauthenticated', ''),
    new Refusal('invalid_client', ''),
    new Refusal('unknown_endpoint', ''),
    new Refusal({ code: 'unknown_model', model: 'nope' }, ''),
    new Refusal({ code: 'rate_limited', retryAfterSeconds: 1 }, ''),
    new Refusal('not_found', ''),
  ]) {
    expect([refusal.code, refusal.help]).toEqual([refusal.code, HELP[refusal.code] ?? null]);
  }
});

test('a refusal may name something better', () => {
  const facts = { code: 'rate_limited', retryAfterSeconds: 1 } as const;
  expect(new Refusal(facts, '', { help: 'register_agent' }).help).toBe('register_agent');
});

test('a code that needs no facts is a fact itself', () => {
  expect(new Refusal('not_found', '').facts).toEqual({ code: 'not_found' });
});

test.each([
  [[], ''],
  [['prompt'], 'prompt'],
  [['items', 0, 'model'], 'items[0].model'],
  [['a', 'b', 1, 2, 'c'], 'a.b[1][2].c'],
  [[0, 'a'], '[0].a'],
])('the path %j is written %j', (path, text) => {
  expect(formatPath(path)).toBe(text);
});

test('a refusal takes no stack, and leaves those of faults alone', () => {
  expect(new Refusal('not_found', 'There is none.').stack).not.toContain('refusal.test');
  expect(new Error('a fault').stack).toContain('refusal.test');
});
