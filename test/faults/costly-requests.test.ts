import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { graphqlOf } from '../harness/graphql.ts';

const service = await aService({ worker: false });
const ask = graphqlOf(service);

/** Processor time of this thread, in which the service runs as well: the same on a busy machine. */
async function millisecondsOf(request: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await request();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

const postForm = (body: string) =>
  fetch(`${service.origin}/agent/auth/revoke`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

test('a form of 20,000 fields is refused, in a time that grows with its size alone', async () => {
  const form = (fields: number) => Array.from({ length: fields }, (_, i) => `f${i}=${i}`).join('&');
  await postForm(form(100));
  const refused = await postForm(form(20_000));
  const { error } = await refused.json();
  expect([refused.status, error.code, error.message]).toEqual([
    400,
    'invalid_request',
    'The request body must not hold more than 10000 values.',
  ]);
  const small = await millisecondsOf(() => postForm(form(2_000)));
  const large = await millisecondsOf(() => postForm(form(20_000)));
  // Ten times the fields; reading them pairwise took a hundred times as long, and seconds.
  expect(large).toBeLessThan(Math.max(small, 20) * 40);
});

test('a form of more than 256 KB is refused before it is read', async () => {
  const refused = await postForm(`token=${'%41'.repeat(87_400)}`);
  const { error } = await refused.json();
  expect([refused.status, error.code, error.message, error.limit]).toEqual([
    413,
    'payload_too_large',
    'A form must be at most 262144 bytes.',
    262_144,
  ]);
});

test('a field of a form that is sent twice is a list, and is refused where text is expected', async () => {
  const response = await fetch(`${service.origin}/agent/auth/revoke`, {
    method: 'POST',
    body: 'token=a&token=b&__proto__=c',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { error } = await response.json();
  expect([response.status, error.code, error.param]).toEqual([400, 'invalid_request', 'token']);
});

test('a page size below zero makes no query cheaper', async () => {
  const page = (n: number) => `a${n}: models(first: 100) { edges { node { id name description
    aspectRatios durations creditCost available unavailableReason } } }`;
  const costly = Array.from({ length: 15 }, (_, n) => page(n)).join('\n');
  const { body } = await ask(
    `{ cheap: models(first: -2147483648) { edges { node { id } } } ${costly} }`,
  );
  expect(body.errors[0].message).toContain('The query asks for too much');
});

test.each([
  ['5,000 unknown keys', Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, 1]))],
  ['a list of 5,000 numbers', { prompt: Array.from({ length: 5_000 }, (_, i) => i) }],
])('variables with %s are refused at once, in few words', async (_what, input) => {
  const query =
    'mutation($input: GenerateVideoInput!) { generateVideo(input: $input) { job { id } } }';
  const took = await millisecondsOf(async () => {
    const { status, body, text } = await ask(query, { variables: { input } });
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'invalid_request']);
    expect(body.errors[0].extensions.param).toBe('variables');
    expect(text.length).toBeLessThan(2_000);
  });
  expect(took).toBeLessThan(1_000);
});

test('a value that is refused is not repeated at length', async () => {
  const query =
    'mutation($input: GenerateVideoInput!) { generateVideo(input: $input) { job { id } } }';
  const long = 'x'.repeat(900_000);
  const { body, text } = await ask(query, {
    variables: { input: { prompt: 'A fox', duration: long } },
  });
  expect(body.errors[0].extensions.code).toBe('invalid_request');
  expect(text.length).toBeLessThan(3_000);
});

test('a body of 80,000 unknown fields is refused before anybody looks at each of them', async () => {
  const json = Object.fromEntries(Array.from({ length: 80_000 }, (_, i) => [`k${i}`, 1]));
  const { status, body, text } = await service.call('/v1/models/cost', { method: 'POST', json });
  expect([status, body.error.code, body.error.message]).toEqual([
    400,
    'invalid_request',
    'The request body must not hold more than 10000 values.',
  ]);
  expect(text.length).toBeLessThan(1_000);
});
