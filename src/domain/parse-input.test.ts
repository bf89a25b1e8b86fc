import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseInput } from './parse-input.ts';
import { Refusal } from './refusal.ts';

const flat = z.strictObject({
  prompt: z.string().min(1).max(10).describe('What is wanted.'),
  ratio: z.enum(['16:9', '1:1']).default('16:9'),
  quantity: z.int().min(1).max(1000).optional(),
  price: z.number().min(0).optional(),
  loud: z.boolean().optional(),
  tag: z.union([z.string().max(5), z.null()]).optional(),
});
const nested = z.strictObject({
  items: z
    .array(
      z.strictObject({ model: z.string().min(1).max(128), quantity: z.int().max(9).optional() }),
    )
    .min(1)
    .max(2),
});
const union = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('plan'), tier: z.enum(['starter', 'ultra']) }),
  z.strictObject({ kind: z.literal('pack'), credits: z.int().min(50).max(1000) }),
]);
const none = z.strictObject({});

function refusalOf(schema: z.ZodType, input: unknown): Refusal {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('It was accepted');
}

const TEXT = { type: 'string', minLength: 1, maxLength: 10 };
const RATIOS = { type: 'string', enum: ['16:9', '1:1'] };
const MODEL = { type: 'string', minLength: 1, maxLength: 128 };
const known = (...names: string[]) => ({ propertyNames: { enum: names } });
const FLAT = known('prompt', 'ratio', 'quantity', 'price', 'loud', 'tag');

interface Case {
  readonly it: string;
  readonly schema: z.ZodType;
  readonly input: unknown;
  /** null when it is about the whole input. */
  readonly path: readonly (string | number)[] | null;
  readonly accepted: unknown;
  readonly message: string;
}

const CASES: readonly Case[] = [
  {
    it: 'a missing field',
    schema: flat,
    input: {},
    path: ['prompt'],
    accepted: TEXT,
    message: 'prompt is required: it must be text of 1 to 10 characters.',
  },
  {
    it: 'a field of a wrong type',
    schema: flat,
    input: { prompt: 7 },
    path: ['prompt'],
    accepted: TEXT,
    message: 'prompt must be text of 1 to 10 characters.',
  },
  {
    it: 'a null where text belongs',
    schema: flat,
    input: { prompt: null },
    path: ['prompt'],
    accepted: TEXT,
    message: 'prompt must be text of 1 to 10 characters.',
  },
  {
    it: 'a text that is too long',
    schema: flat,
    input: { prompt: 'x'.repeat(11) },
    path: ['prompt'],
    accepted: TEXT,
    message: 'prompt must be text of 1 to 10 characters.',
  },
  {
    it: 'a value outside of an enumeration',
    schema: flat,
    input: { prompt: 'a', ratio: '4:3' },
    path: ['ratio'],
    accepted: RATIOS,
    message: 'ratio must be one of "16:9", "1:1".',
  },
  {
    it: 'a number out of its range',
    schema: flat,
    input: { prompt: 'a', quantity: 1001 },
    path: ['quantity'],
    accepted: { type: 'integer', minimum: 1, maximum: 1000 },
    message: 'quantity must be a whole number from 1 to 1000.',
  },
  {
    it: 'a fraction where a whole number belongs',
    schema: flat,
    input: { prompt: 'a', quantity: 1.5 },
    path: ['quantity'],
    accepted: { type: 'integer', minimum: 1, maximum: 1000 },
    message: 'quantity must be a whole number from 1 to 1000.',
  },
  {
    it: 'a number below an open range',
    schema: flat,
    input: { prompt: 'a', price: -1 },
    path: ['price'],
    accepted: { type: 'number', minimum: 0 },
    message: 'price must be a number of at least 0.',
  },
  {
    it: 'a text where true or false belongs',
    schema: flat,
    input: { prompt: 'a', loud: 'yes' },
    path: ['loud'],
    accepted: { type: 'boolean' },
    message: 'loud must be true or false.',
  },
  {
    it: 'a value that fits none of several types',
    schema: flat,
    input: { prompt: 'a', tag: 7 },
    path: ['tag'],
    accepted: { anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] },
    message: 'tag must be text of at most 5 characters or null.',
  },
  {
    it: 'an unknown key',
    schema: flat,
    input: { prompt: 'a', colour: 'red' },
    path: ['colour'],
    accepted: FLAT,
    message: 'Unknown field "colour". Accepted: prompt, ratio, quantity, price, loud, tag.',
  },
  {
    it: 'several unknown keys, three of them by name',
    schema: flat,
    input: { prompt: 'a', b: 1, c: 2, d: 3, e: 4 },
    path: ['b'],
    accepted: FLAT,
    message: 'Unknown fields "b", "c", "d". Accepted: prompt, ratio, quantity, price, loud, tag.',
  },
  {
    it: 'an unknown key where none is known',
    schema: none,
    input: { x: 1 },
    path: ['x'],
    accepted: known(),
    message: 'Unknown field "x". No fields are accepted.',
  },
  {
    it: 'an unknown key that is long, clipped',
    schema: none,
    input: { ['k'.repeat(61)]: 1 },
    path: [`${'k'.repeat(60)}…`],
    accepted: known(),
    message: `Unknown field "${'k'.repeat(60)}…". No fields are accepted.`,
  },
  {
    it: 'an input that is no object',
    schema: flat,
    input: [],
    path: null,
    accepted: { type: 'object', required: ['prompt'], additionalProperties: false },
    message: 'The request body must be a JSON object.',
  },
  {
    it: 'a list that is too short',
    schema: nested,
    input: { items: [] },
    path: ['items'],
    accepted: { type: 'array', minItems: 1, maxItems: 2 },
    message: 'items must be a list of 1 to 2 items.',
  },
  {
    it: 'a missing field of an item',
    schema: nested,
    input: { items: [{ model: 'a' }, {}] },
    path: ['items', 1, 'model'],
    accepted: MODEL,
    message: 'items[1].model is required: it must be text of 1 to 128 characters.',
  },
  {
    it: 'a field of an item out of its range',
    schema: nested,
    input: { items: [{ model: 'a', quantity: 10 }] },
    path: ['items', 0, 'quantity'],
    accepted: { type: 'integer', minimum: -9007199254740991, maximum: 9 },
    message: 'items[0].quantity must be a whole number from -9007199254740991 to 9.',
  },
  {
    it: 'an unknown key of an item',
    schema: nested,
    input: { items: [{ model: 'a', amount: 2 }] },
    path: ['items', 0, 'amount'],
    accepted: known('model', 'quantity'),
    message: 'Unknown field "amount" in items[0]. Accepted: model, quantity.',
  },
  {
    it: 'an item that is no object',
    schema: nested,
    input: { items: ['a'] },
    path: ['items', 0],
    accepted: { type: 'object', required: ['model'], additionalProperties: false },
    message: 'items[0] must be a JSON object.',
  },
  {
    it: 'a kind that is none of the shapes',
    schema: union,
    input: { kind: 'gift' },
    path: ['kind'],
    accepted: { enum: ['plan', 'pack'] },
    message: 'kind must be one of "plan", "pack".',
  },
  {
    it: 'a field of the shape that the kind chooses',
    schema: union,
    input: { kind: 'pack', credits: 7 },
    path: ['credits'],
    accepted: { type: 'integer', minimum: 50, maximum: 1000 },
    message: 'credits must be a whole number from 50 to 1000.',
  },
  {
    it: 'a field of another shape than the kind chooses',
    schema: union,
    input: { kind: 'plan', tier: 'ultra', credits: 50 },
    path: ['credits'],
    accepted: known('kind', 'tier'),
    message: 'Unknown field "credits". Accepted: kind, tier.',
  },
];

for (const { it, schema, input, path, accepted, message } of CASES) {
  test(`a refusal names and describes ${it}`, () => {
    const refusal = refusalOf(schema, input);
    expect(refusal.message).toBe(message);
    expect(refusal.subject).toEqual(path === null ? null : { kind: 'field', path });
    expect(refusal.facts).toEqual({ code: 'invalid_request', accepted });
  });
}

test('a surface calls the field of a parsed input by its own name', () => {
  const refusal = refusalOf(nested, { items: [{ model: '' }] });
  expect(refusal.messageCalling('that')).toBe('that must be text of 1 to 128 characters.');
});

test('input that fits is answered parsed, with its defaults', () => {
  expect(parseInput(flat, { prompt: 'a' })).toEqual({ prompt: 'a', ratio: '16:9' });
});

test('a refusal in place of the input is thrown as it is', () => {
  const early = new Refusal('invalid_json', 'The body is not JSON.');
  expect(refusalOf(flat, early)).toBe(early);
});
