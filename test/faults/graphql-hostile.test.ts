import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { codesOf, graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const ask = graphqlOf(service);
const { secret: key } = await service.aKey();

const WORDS =
  `{ } ( ) [ ] : ! $ @ ... query mutation subscription fragment on null true -1 1e9 "x" """y"""
  models model quote me job jobs node article edges cursor id first last after before input prompt
  generateVideo generationProgress __typename __schema __type name sandbox: \\u0000 ￿ 🦊`
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whatever is sent, the answer is GraphQL, and never a fault of ours. */
async function expectNoFault(query: string, variables: unknown): Promise<void> {
  const answer = await service.call('/graphql', {
    method: 'POST',
    json: { query, variables },
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.status).toBeLessThan(500);
  expect(Object.keys(answer.body).length).toBeGreaterThan(0);
  expect(codesOf(answer)).not.toContain('internal_error');
}

test('documents of random words never cause a fault', async () => {
  const documents = fc.array(fc.constantFrom(...WORDS), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(documents, (words) => expectNoFault(`{ ${words.join(' ')}`, {})),
    { numRuns: 150 },
  );
});

test('random variables never cause a fault', async () => {
  const query = `query($id: ID!, $n: Int, $s: String, $t: ModelType) {
    job(id: $id) { id } node(id: $id) { id } model(id: $id) { id } quote(model: $id, quantity: $n) { quantity }
    models(first: $n, after: $s, type: $t) { totalCount } jobs(last: $n, before: $s) { totalCount } }`;
  const value = fc.oneof(fc.string(), fc.integer(), fc.double(), fc.constant(null), fc.json());
  const variables = fc.record(
    { id: value, n: value, s: value, t: value, __proto__: value, constructor: value },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(variables, (given) => expectNoFault(query, given)),
    { numRuns: 150 },
  );
});

test('random inputs of a mutation never cause a fault', async () => {
  const query = `mutation($input: GenerateVideoInput!) { generateVideo(input: $input) {
    job { id } errors { __typename code message ... on ValidationError { path received } } } }`;
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant(null));
  const inputs = fc.record(
    {
      prompt: fc.string({ unit: 'binary' }),
      model: text,
      duration: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
      aspectRatio: text,
      imageUrl: fc.oneof(text, fc.webUrl()),
      idempotencyKey: text,
      sandbox: fc.constant(true),
    },
    { requiredKeys: ['prompt', 'sandbox'] },
  );
  await fc.assert(
    fc.asyncProperty(inputs, (input) => expectNoFault(query, { input })),
    { numRuns: 150 },
  );
});

test.each([
  ['"gen_00000000000000000000000000\\u0000"'],
  ['"sbx_"'],
  ['"sbx_\\u0000"'],
  [`"${'x'.repeat(600)}"`],
  ['1'],
])('the id %s is not found, and no fault', async (id) => {
  const answer = await ask(`{ job(id: ${id}) { id } }`, { key });
  expect([answer.status, codesOf(answer)]).toEqual([200, ['not_found']]);
});

test('a prompt with a character that cannot be kept is refused by name', async () => {
  const { body } = await ask(
    'mutation($p: String!) { generateVideo(input: { prompt: $p }) { errors { code ... on ValidationError { path } } } }',
    { key, variables: { p: 'a\u0000b' } },
  );
  expect(body.data.generateVideo.errors).toEqual([
    { code: 'INVALID_REQUEST', path: 'input.prompt' },
  ]);
});

test('the same on REST: an id or a prompt that the database cannot read is no fault', async () => {
  const headers = { authorization: `Bearer ${key}` };
  for (const [path, method] of [
    ['/v1/videos/gen_%00', 'GET'],
    ['/v1/videos/gen_%00', 'DELETE'],
    ['/v1/videos/gen_%00/cancel', 'POST'],
  ] as const) {
    expect((await service.call(path, { method, headers })).status).toBe(404);
  }
  const json = { prompt: 'a\u0000b' };
  expect((await service.call('/v1/generate/video', { method: 'POST', json, headers })).status).toBe(
    400,
  );
});

test('a document of 8,000 characters that is made to be expensive is refused quickly', async () => {
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `edges { node { id } ${nested(depth - 1)} }`;
  const documents = [
    `{ ${'a: models { totalCount } '.repeat(300)} }`,
    `{ models { ${nested(200)} } }`,
    `{ ${'... on Query { '.repeat(490)} __typename ${'} '.repeat(490)} }`,
    `{ ${'...F '.repeat(400)} } fragment F on Query { ${'__typename '.repeat(90)} }`,
    `{ a(b: """" """) ${'{'.repeat(3_900)} }`,
    `${'{'.repeat(4_000)}${'}'.repeat(4_000)}`,
    `{ models(first: ${'['.repeat(3_900)}${']'.repeat(3_900)}) { totalCount } }`,
  ];
  for (const query of documents) {
    // Processor time, the service's among it, which is the same on a busy machine.
    const before = process.threadCpuUsage();
    const answer = await ask(query);
    expect(answer.status).toBeLessThan(500);
    expect(process.threadCpuUsage(before).user / 1_000).toBeLessThan(5_000);
  }
});
