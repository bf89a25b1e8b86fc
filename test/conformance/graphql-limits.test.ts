import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { codesOf, graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const ask = graphqlOf(service);

async function refusalOf(query: string): Promise<string | undefined> {
  const answer = await ask(query);
  if (answer.body.errors === undefined) return undefined;
  expect([codesOf(answer)[0], answer.body.data]).toEqual(['invalid_request', undefined]);
  return answer.body.errors[0].message;
}

const WHOLE_MODEL = `id name type description creditCost aspectRatios durations acceptsImage available
  unavailableReason`;

test('the whole catalogue and the whole introspection are within the limits', async () => {
  const { body } = await ask(
    `{ models(first: 100) { edges { cursor node { ${WHOLE_MODEL} } } pageInfo { endCursor } totalCount } }`,
  );
  expect(body.errors).toBeUndefined();
  const everything = { inputValueDeprecation: true, specifiedByUrl: true, oneOf: true };
  const { body: introspected } = await ask(
    getIntrospectionQuery({ ...everything, directiveIsRepeatable: true, schemaDescription: true }),
  );
  expect(introspected.errors).toBeUndefined();
  expect(introspected.data.__schema.types.length).toBeGreaterThan(40);
});

const WHOLE_TYPE =
  'kind name description fields { name description args { name description } type { name fields { name } } }';

test.each([
  [
    'aliased schemas',
    Array.from({ length: 30 }, (_, i) => `a${i}: __schema { types { ${WHOLE_TYPE} } }`),
  ],
  [
    'aliased types of one schema',
    [
      `__schema { ${Array.from({ length: 30 }, (_, i) => `a${i}: types { ${WHOLE_TYPE} }`).join(' ')} }`,
    ],
  ],
])('what introspection answers counts, however it is written: %s', async (_what, fields) => {
  expect(await refusalOf(`{ ${fields.join(' ')} }`)).toMatch(
    /^The query asks for too much: \d+ fields about the schema, .* At most 100000 do\.$/,
  );
});

test('fields about the schema count in a fragment as well, and a few types by name do', async () => {
  const type = (name: string) => `${name}: __type(name: "${name}") { ...T }`;
  const fragment = `fragment T on __Type { ${WHOLE_TYPE} }`;
  expect(await refusalOf(`{ ${type('Model')} ${type('Job')} ${type('Query')} } ${fragment}`)).toBe(
    undefined,
  );
  const many = Array.from({ length: 30 }, (_, i) => `a${i}: __schema { types { ...T } }`);
  expect(await refusalOf(`{ ${many.join(' ')} } ${fragment}`)).toContain('fields about the schema');
});

test('12 levels of nesting are looked at, 13 are refused, in fragments too', async () => {
  const deep = (levels: number): string => (levels === 1 ? 'a' : `a { ${deep(levels - 1)} }`);
  expect(await refusalOf(`{ ${deep(12)} }`)).toBe('Cannot query field "a" on type "Query".');
  const message = 'The query asks for too much: 13 levels of nesting. At most 12 do.';
  expect(await refusalOf(`{ ${deep(13)} }`)).toBe(message);
  expect(await refusalOf(`{ a { ...F } } fragment F on Model { ${deep(12)} }`)).toBe(message);
});

test('30 aliases do, 31 are refused', async () => {
  const aliased = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => `a${i}: __typename`).join(' ')} }`;
  expect(await refusalOf(aliased(30))).toBeUndefined();
  expect(await refusalOf(aliased(31))).toBe(
    'The query asks for too much: 31 aliases. At most 30 do.',
  );
});

test('fields count as often as their page may repeat them; a size that is not written counts as 100', async () => {
  const four = (size: string) =>
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
      .map((name) => `${name}: models${size} { edges { node { ${WHOLE_MODEL} } } }`)
      .join(' ');
  expect(await refusalOf(`{ ${four('(first: 10)')} }`)).toBeUndefined();
  const message =
    'The query asks for too much: 10809 fields, each counted as often as the pages around it may repeat it. At most 10000 do.';
  expect(await refusalOf(`{ ${four('(first: 100)')} }`)).toBe(message);
  expect(await refusalOf(`{ ${four('')} }`)).toBe(message);
  expect(await refusalOf(`query($n: Int = 1) { ${four('(last: $n)')} }`)).toBe(message);
});

test('a receipt counts as 1,000 fields, so that one query has at most nine of them signed', async () => {
  const receipts = (first: number) =>
    `{ jobs(first: ${first}) { edges { node { receipt { jws } } } } }`;
  const { secret: key } = await service.aKey();
  expect((await ask(receipts(9), { key })).body.data.jobs.edges).toEqual([]);
  expect(await refusalOf(receipts(10))).toMatch(/^The query asks for too much: 10031 fields/);
});

test('fragments that multiply each other are refused at once', async () => {
  const fragments = Array.from(
    { length: 60 },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  );
  const query = `{ ...F0 } ${fragments.join(' ')} fragment F60 on Query { __typename }`;
  expect(await refusalOf(query)).toContain('The query asks for too much:');
});

test('a fragment that spreads itself is refused', async () => {
  expect(await refusalOf('{ ...F } fragment F on Query { __typename ...F }')).toBe(
    'Cannot spread fragment "F" within itself.',
  );
});

test('a document that repeats itself is refused before the work of comparing its parts', async () => {
  expect(await refusalOf(`{ ${'__typename '.repeat(500)} }`)).toBeUndefined();
  const message = /^The query asks for too much: \d+ selections and directives written/;
  expect(await refusalOf(`{ ${'__typename '.repeat(501)} }`)).toMatch(message);
  expect(await refusalOf(`{ ${'id '.repeat(2_500)} }`)).toMatch(message);
  expect(
    await refusalOf(`{ __typename ${'@skip(if: false) '.repeat(460)} ${'id '.repeat(50)} }`),
  ).toMatch(message);
});
