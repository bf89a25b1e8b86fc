import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  type GraphQLNamedType,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  validate,
} from 'graphql';
import { expect, test } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { codesOf, graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const ask = graphqlOf(service);

const sdl = readFileSync(new URL('../../generated/schema.graphql', import.meta.url), 'utf8');
const published = new URL('../../generated/published/schema.graphql', import.meta.url);
const schema = buildSchema(sdl);

const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** The fields of a type with their types, as a client reads them. */
function fieldsOf(name: string): Record<string, string> {
  const type = schema.getType(name);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${name} has no fields`);
  return Object.fromEntries(
    Object.values(type.getFields()).map((field) => [field.name, String(field.type)]),
  );
}

function valuesOf(name: string): readonly string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`${name} is no enum`);
  return type.getValues().map((value) => value.name);
}

test('[4.2-34] [8.1-25] the SDL is served as a static document, and is the committed one', async () => {
  const { status, text, headers } = await service.call('/graphql/schema.graphql');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(sdl);
  const remaining = headers.get('ratelimit-remaining');
  const again = await service.call('/graphql/schema.graphql');
  expect(again.headers.get('ratelimit-remaining')).toBe(remaining);
  const known = await service.call('/graphql/schema.graphql', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(known.status).toBe(304);
});

test('[9-33] [9-04] nothing that was published is gone, narrower or newly required; a later major would be at /graphql/v2', async () => {
  const changes = findBreakingChanges(buildSchema(readFileSync(published, 'utf8')), schema);
  expect(changes.map(({ description }) => description)).toEqual([]);
  const { body } = await service.call('/v1');
  expect(body.versioning.breaking_changes_ship).toContain('/graphql/v2 for GraphQL');
  expect((await service.call('/graphql/v2', { method: 'POST', json: {} })).status).toBe(404);
});

test.each([
  ['a field', '  creditCost: Int!', '  price: Int!'],
  ['a value', '  FAILED\n', '  BROKEN\n'],
  ['a type', 'type SafetyError', 'type OtherError'],
  ['a promise', '  creditCost: Int!', '  creditCost: Int'],
  ['an argument', 'maxCredits: Float', 'most: Float'],
  [
    'an optional input',
    '  duration: Int\n\n  """\n  A retry',
    '  duration: Int!\n\n  """\n  A retry',
  ],
])('the comparison with what was published sees the loss of %s', (_what, was, is) => {
  expect(sdl).toContain(was);
  expect(findBreakingChanges(schema, buildSchema(sdl.replace(was, is)))).not.toEqual([]);
});

test('every type, field, argument and value is described', () => {
  const silent: string[] = [];
  const look = (name: string, described: { description?: string | null | undefined }) => {
    if ((described.description ?? '').length < 4) silent.push(name);
  };
  for (const type of ownTypes) {
    look(type.name, type);
    if (isEnumType(type))
      for (const each of type.getValues()) look(`${type.name}.${each.name}`, each);
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        look(`${type.name}.${field.name}`, field);
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const each of field.args) look(`${type.name}.${field.name}(${each.name})`, each);
    }
  }
  expect(silent).toEqual([]);
});

test('[2.8-01] [2.8-02] [2.8-03] [2.8-04] [2.8-05] [2.8-06] [2.8-07] GenerationJob has its fields', () => {
  expect(fieldsOf('GenerationJob')).toMatchObject({
    id: 'ID!',
    status: 'JobStatus!',
    creditsUsed: 'Int!',
    videoUrl: 'String',
    errorMessage: 'String',
    pollIntervalSeconds: 'Int!',
    pollUrl: 'String!',
  });
});

test('[2.8-08] [2.8-09] [2.8-10] JobStatus has GENERATING, COMPLETED, FAILED and the deprecated PENDING', () => {
  expect(valuesOf('JobStatus')).toEqual(['COMPLETED', 'FAILED', 'GENERATING', 'PENDING']);
});

test('[2.8-11] [2.8-12] [2.8-13] Model has id, creditCost and the deprecated credits', () => {
  expect(fieldsOf('Model')).toMatchObject({ id: 'ID!', creditCost: 'Int!', credits: 'Int!' });
});

test('[2.8-14] [2.8-15] [2.8-16] [2.8-17] [1-20] every list of objects is a Relay connection, but for the errors of a payload and the register', () => {
  const lists: string[] = [];
  const isObjects = (type: GraphQLNamedType) => !isScalarType(type) && !isEnumType(type);
  for (const type of ownTypes) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const inner = isNonNullType(field.type) ? field.type.ofType : field.type;
      if (isListType(inner) && isObjects(getNamedType(field.type))) {
        lists.push(`${type.name}.${field.name}`);
      }
    }
  }
  expect(lists.sort()).toEqual([
    'ApiInfo.deprecations',
    'ArticleConnection.edges',
    'DeleteWebhookPayload.errors',
    'GenerateImagePayload.errors',
    'GenerateVideoPayload.errors',
    'GenerationJobConnection.edges',
    'ModelConnection.edges',
    'PutWebhookPayload.errors',
    'ReplayWebhookDeliveryPayload.errors',
    'RotateWebhookSecretPayload.errors',
    'TestWebhookPayload.errors',
    'WebhookConnection.edges',
    'WebhookDeliveryConnection.edges',
  ]);
  for (const name of ['Article', 'GenerationJob', 'Model', 'Webhook']) {
    expect(fieldsOf(`${name}Connection`)).toEqual({
      edges: `[${name}Edge!]!`,
      pageInfo: 'PageInfo!',
      totalCount: 'Int!',
    });
    expect(fieldsOf(`${name}Edge`)).toEqual({ cursor: 'String!', node: `${name}!` });
  }
  expect(fieldsOf('PageInfo')).toEqual({
    hasNextPage: 'Boolean!',
    hasPreviousPage: 'Boolean!',
    startCursor: 'String',
    endCursor: 'String',
  });
});

test('[2.8-18] articles have slug, title and publishedAt', () => {
  expect(fieldsOf('Article')).toMatchObject({
    slug: 'String!',
    title: 'String!',
    publishedAt: 'DateTime!',
  });
});

test('[2.8-19] [2.8-20] [2.8-21] [2.8-22] [2.8-23] [2.8-24] [2.8-25] [2.8-26] the six user errors have code, message and what each adds', () => {
  const common = { code: 'ErrorCode!', message: 'String!' };
  expect(fieldsOf('UserError')).toEqual(common);
  expect(fieldsOf('ValidationError')).toEqual({
    ...common,
    path: 'String!',
    received: 'String',
    accepted: 'String',
  });
  expect(fieldsOf('AuthenticationError')).toEqual({
    ...common,
    permission: 'String',
    createKeyUrl: 'String!',
    requestKeyUrl: 'String!',
  });
  expect(fieldsOf('InsufficientCreditsError')).toEqual({
    ...common,
    required: 'Int!',
    available: 'Int!',
    topUpUrl: 'String!',
  });
  expect(fieldsOf('SafetyError')).toEqual({ ...common, path: 'String!' });
  expect(fieldsOf('NotFoundError')).toEqual({ ...common, path: 'String!', model: 'String' });
  expect(fieldsOf('ProviderError')).toEqual({
    ...common,
    path: 'String!',
    availableModels: '[String!]!',
  });
  const error = schema.getType('UserError');
  const types = isInterfaceType(error) ? schema.getPossibleTypes(error) : [];
  expect(types.map(({ name }) => name).sort()).toEqual([
    'AuthenticationError',
    'InsufficientCreditsError',
    'NotFoundError',
    'ProviderError',
    'SafetyError',
    'ValidationError',
  ]);
  expect(valuesOf('ErrorCode')).toEqual(
    expect.arrayContaining([
      'INVALID_REQUEST',
      'UNKNOWN_MODEL',
      'QUERY_TOO_LARGE',
      'PROVIDER_ERROR',
    ]),
  );
});

test('[2.8-27] the payload of generateVideo is job and errors', () => {
  expect(fieldsOf('GenerateVideoPayload')).toEqual({
    job: 'GenerationJob',
    errors: '[UserError!]!',
  });
});

test('every operation that the documentation shows is valid', () => {
  const text = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8');
  const shown = [
    ...[...text.matchAll(/```graphql\n(.*?)```/gs)].map(([, operation]) => operation ?? ''),
    ...[...text.matchAll(/"query": "([^"]+)"/g)].map(([, operation]) => operation ?? ''),
    ...[...text.matchAll(/'query=([^']+)'/g)].map(([, operation]) => operation ?? ''),
  ];
  expect(shown).toHaveLength(3);
  for (const operation of shown) {
    expect(validate(schema, parse(operation)).map(({ message }) => message)).toEqual([]);
  }
});

test('the queries, mutations and the subscription are those of the contract', () => {
  expect(Object.keys(fieldsOf('Query')).sort()).toEqual(
    'apiInfo article articles generation job jobs me model models node quote rateLimit webhook webhookDelivery webhooks'.split(
      ' ',
    ),
  );
  expect(Object.keys(fieldsOf('Mutation')).sort()).toEqual([
    'deleteWebhook',
    'generateImage',
    'generateVideo',
    'putWebhook',
    'replayWebhookDelivery',
    'rotateWebhookSecret',
    'testWebhook',
  ]);
  expect(Object.keys(fieldsOf('Subscription'))).toEqual(['generationProgress']);
});

test('[4.2-33] introspection is open without a credential, in one plain request', async () => {
  const { status, body } = await ask(getIntrospectionQuery());
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data.__schema.queryType.name).toBe('Query');
});

const LOOK = `query Look($all: Boolean) {
  model: __type(name: "Model") { fields(includeDeprecated: $all) { name } }
  status: __type(name: "JobStatus") { enumValues(includeDeprecated: $all) { name } }
  query: __type(name: "Query") { fields(includeDeprecated: $all) { name } }
}`;

test('[9-37] introspection omits what is deprecated unless asked', async () => {
  const namesIn = async (variables: Record<string, unknown>) => {
    const { body } = await ask(LOOK, { variables });
    const { model, status, query } = body.data;
    return [...model.fields, ...status.enumValues, ...query.fields].map(
      ({ name }: { name: string }) => name,
    );
  };
  const DEPRECATED = ['credits', 'PENDING', 'generation'];
  for (const variables of [{}, { all: false }]) {
    const names = await namesIn(variables);
    expect(DEPRECATED.filter((name) => names.includes(name))).toEqual([]);
    expect(names).toContain('creditCost');
  }
  expect(await namesIn({ all: true })).toEqual(expect.arrayContaining(DEPRECATED));
});

test('[2.8-28] [3.2-13] [9-34] [9-35] [9-38] [9-39] [9-40] [9-41] the live register tells what is deprecated, since when, until when at least, and what to use', async () => {
  const { body } = await ask(
    '{ apiInfo { deprecations { path kind reason replacement announcedOn earliestRemovalOn } } }',
  );
  const dates = { announcedOn: '2026-08-26', earliestRemovalOn: '2027-02-22' };
  const reason = (replacement: string) =>
    `Use ${replacement}. Announced 2026-08-26; keeps working here, and a later major schema may leave it out from 2027-02-22.`;
  const entry = (path: string, kind: string, replacement: string) => ({
    path,
    kind,
    replacement,
    reason: reason(replacement),
    ...dates,
  });
  expect(body.data.apiInfo.deprecations).toEqual([
    entry('Model.credits', 'FIELD', 'Model.creditCost'),
    entry('JobStatus.PENDING', 'ENUM_VALUE', 'JobStatus.GENERATING'),
    entry('Query.generation', 'QUERY', 'Query.job'),
  ]);
  const days = (Date.parse('2027-02-22') - Date.parse('2026-08-26')) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(180);
  for (const replacement of ['Model.creditCost', 'JobStatus.GENERATING', 'Query.job']) {
    expect(sdl).toContain(`@deprecated(reason: "${reason(replacement)}")`);
  }
  expect(sdl.match(/@deprecated/g)).toHaveLength(3);
});

test('[9-36] what is deprecated keeps working', async () => {
  const { body } = await ask('{ model(id: "kinora_motion_1") { credits creditCost } }');
  expect(body.data.model).toEqual({ credits: 2, creditCost: 2 });
  const made = await ask(
    'mutation { generateVideo(input: { prompt: "x", sandbox: true }) { job { id } } }',
  );
  const { id } = made.body.data.generateVideo.job;
  const { body: both } = await ask(`{ generation(id: "${id}") { id } job(id: "${id}") { id } }`);
  expect(both.data).toEqual({ generation: { id }, job: { id } });
});

test('[2.8-29] the rate limit is queryable', async () => {
  const limited = await aService({ environment: { RATE_LIMIT_MULTIPLIER: '1' } });
  const query =
    '{ rateLimit { limit standardLimit registeredAgentLimit tier bucket windowSeconds remaining } }';
  const { body } = await graphqlOf(limited)(query);
  expect(body.data.rateLimit).toEqual({
    limit: 120,
    standardLimit: 120,
    registeredAgentLimit: 600,
    tier: 'STANDARD',
    bucket: 'graphql',
    windowSeconds: 60,
    remaining: 119,
  });
  const registered = await limited.call('/agent/auth/register', {
    method: 'POST',
    json: { client_name: 'Trip planner', identity_type: 'anonymous' },
  });
  const agent = await graphqlOf(limited)(query, { key: registered.body.access_token });
  expect(agent.body.data.rateLimit).toMatchObject({
    limit: 600,
    tier: 'REGISTERED_AGENT',
    remaining: 599,
  });
});

test('introspection cannot be nested into something expensive', async () => {
  const nested =
    '{ __schema { types { fields { type { fields { type { fields { type { fields { name } } } } } } } } } }';
  expect(codesOf(await ask(nested))).toContain('invalid_request');
});
