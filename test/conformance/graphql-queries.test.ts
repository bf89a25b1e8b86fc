import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { aService } from '../harness/a-service.ts';
import { requestIdOf } from '../harness/expect-refused.ts';
import { codesOf, graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const ask = graphqlOf(service);

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: Readonly<Record<string, unknown>>;
  readonly totalCount: number;
}

const PAGE = `edges { cursor node { id } }
  pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount`;

async function page(field: string, args: Record<string, unknown>, key?: string): Promise<Page> {
  const list = Object.entries(args).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const shown = list.length === 0 ? '' : `(${list.join(', ')})`;
  const { body } = await ask(`{ ${field}${shown} { ${PAGE} } }`, key === undefined ? {} : { key });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data[field];
}

const ids = ({ edges }: Page) => edges.map(({ node }) => node.id);

/** An account with seven jobs; `newest` is the list as it is shown. */
async function anAccountWithJobs() {
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 100);
  const made: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    const { body } = await ask(
      `mutation { generateVideo(input: { prompt: "${i}" }) { job { id } } }`,
      { key: secret },
    );
    made.push(body.data.generateVideo.job.id);
  }
  return { secret, newest: made.toReversed() };
}

/** The lists that can be paged: what they hold, and who may ask. */
async function lists() {
  const { secret, newest } = await anAccountWithJobs();
  const { body } = await service.call('/v1/models');
  const articles = await ask('{ articles { edges { node { id } } } }');
  return [
    { field: 'jobs', all: newest, key: secret },
    { field: 'models', all: body.models.map(({ id }: { id: string }) => id), key: undefined },
    { field: 'articles', all: ids(articles.body.data.articles), key: undefined },
  ];
}

test('[2.8-15] [2.8-16] [2.8-17] every connection pages forward, two at a time, and totalCount ignores the page', async () => {
  for (const { field, all, key } of await lists()) {
    expect(all.length).toBeGreaterThan(2);
    const seen: string[] = [];
    let after: unknown;
    for (;;) {
      const shown = await page(field, { first: 2, ...(after === undefined ? {} : { after }) }, key);
      expect(shown.pageInfo).toEqual({
        hasNextPage: seen.length + 2 < all.length,
        hasPreviousPage: seen.length > 0,
        startCursor: shown.edges[0]?.cursor,
        endCursor: shown.edges.at(-1)?.cursor,
      });
      expect(shown.totalCount).toBe(all.length);
      seen.push(...ids(shown));
      after = shown.pageInfo['endCursor'];
      if (shown.pageInfo['hasNextPage'] !== true) break;
    }
    expect([field, seen]).toEqual([field, all]);
  }
});

test('[2.8-15] [2.8-16] every connection pages backward from its end', async () => {
  for (const { field, all, key } of await lists()) {
    let seen: string[] = [];
    let before: unknown;
    for (;;) {
      const shown = await page(
        field,
        { last: 2, ...(before === undefined ? {} : { before }) },
        key,
      );
      expect(shown.pageInfo).toMatchObject({
        hasPreviousPage: seen.length + 2 < all.length,
        hasNextPage: seen.length > 0,
      });
      seen = [...ids(shown), ...seen];
      before = shown.pageInfo['startCursor'];
      if (shown.pageInfo['hasPreviousPage'] !== true) break;
    }
    expect([field, seen]).toEqual([field, all]);
  }
});

test('after and before together leave what stands between them', async () => {
  for (const { field, all, key } of await lists()) {
    const whole = await page(field, {}, key);
    const [first, last] = [whole.edges[0], whole.edges.at(-1)];
    const between = { after: first?.cursor, before: last?.cursor };
    expect(ids(await page(field, between, key))).toEqual(all.slice(1, -1));
    const none = await page(field, { after: last?.cursor }, key);
    expect([ids(none), none.pageInfo]).toEqual([
      [],
      { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    ]);
    expect(ids(await page(field, { first: 0 }, key))).toEqual([]);
    expect(ids(await page(field, { last: 1, after: first?.cursor }, key))).toEqual(all.slice(-1));
  }
});

test('a cursor of the history survives new jobs, and is the same as that of REST', async () => {
  const { secret, newest } = await anAccountWithJobs();
  const first = await page('jobs', { first: 2 }, secret);
  await ask('mutation { generateVideo(input: { prompt: "new" }) { job { id } } }', { key: secret });
  const after = first.pageInfo['endCursor'];
  expect(ids(await page('jobs', { first: 2, after }, secret))).toEqual(newest.slice(2, 4));
  const { body } = await service.call(`/v1/videos?limit=2&cursor=${after}`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(body.videos.map(({ id }: { id: string }) => id)).toEqual(newest.slice(2, 4));
});

test.each([
  ['first: 101', 'first must be a whole number from 0 to 100.'],
  ['first: -1', 'first must be a whole number from 0 to 100.'],
  ['last: 101', 'last must be a whole number from 0 to 100.'],
  ['first: 1, last: 1', 'first and last must not be given together.'],
  ['after: "x"', 'after must be a cursor of an earlier answer.'],
  ['before: ""', 'before must be a cursor of an earlier answer.'],
])('a page of %s is refused, naming the argument', async (args, message) => {
  const { secret } = await service.aKey();
  for (const field of ['jobs', 'models', 'articles']) {
    const answer = await ask(`{ ${field}(${args}) { totalCount } }`, { key: secret });
    expect([answer.status, codesOf(answer), answer.body.errors[0].message]).toEqual([
      200,
      ['invalid_request'],
      message,
    ]);
  }
});

test('models can be narrowed by type and price', async () => {
  const { body } = await ask(
    '{ models(type: VIDEO, maxCredits: 2) { totalCount edges { node { id type creditCost } } } }',
  );
  const { totalCount, edges } = body.data.models;
  expect(edges[0]).toEqual({ node: { id: 'kinora_motion_1', type: 'VIDEO', creditCost: 2 } });
  expect(totalCount).toBe(edges.length);
  for (const { node } of edges) {
    expect(node.type).toBe('VIDEO');
    expect(node.creditCost).toBeLessThanOrEqual(2);
  }
});

test('node finds models, jobs and articles by the id that they show, and null for any other', async () => {
  const { secret, newest } = await anAccountWithJobs();
  const find = async (id: string, key?: string) =>
    (
      await ask('query($id: ID!) { node(id: $id) { __typename id } }', {
        variables: { id },
        ...(key === undefined ? {} : { key }),
      })
    ).body;
  for (const [id, type] of [
    ['kinora_motion_1', 'Model'],
    [newest[0] ?? '', 'GenerationJob'],
    ['article:first-video', 'Article'],
  ] as const) {
    expect(await find(id, secret)).toEqual({ data: { node: { __typename: type, id } } });
  }
  const stranger = await service.aKey();
  expect(await find(newest[0] ?? '', stranger.secret)).toEqual({ data: { node: null } });
  for (const id of ['nope', 'article:nope', 'kinora-motion-1', 'gen_x', '']) {
    expect(await find(id, secret)).toEqual({ data: { node: null } });
  }
});

test('an article by its slug; an unknown one is not_found', async () => {
  const { body } = await ask('{ article(slug: "first-video") { title publishedAt url body } }');
  expect(body.data.article).toMatchObject({
    title: 'From a sentence to a video in three calls',
    publishedAt: '2026-11-12T00:00:00.000Z',
    url: 'http://kinora.test/guides/first-video',
    body: expect.stringContaining('## 1. What will it cost?'),
  });
  expect(codesOf(await ask('{ article(slug: "nope") { title } }'))).toEqual(['not_found']);
});

test('[4.2-31] [4.2-32] [7.4-02] without a credential account fields and generateVideo are 401 with a challenge, the code in extensions', async () => {
  for (const query of [
    '{ me { account { id } } }',
    '{ jobs { totalCount } }',
    '{ job(id: "gen_00000000000000000000000000") { id } }',
    '{ generation(id: "gen_00000000000000000000000000") { id } }',
    '{ node(id: "gen_00000000000000000000000000") { id } }',
    'mutation { generateVideo(input: { prompt: "A fox" }) { errors { code } } }',
    'mutation { generateImage(input: { prompt: "A fox" }) { errors { code } } }',
  ]) {
    const answer = await ask(query);
    expect([query, answer.status, codesOf(answer)]).toEqual([query, 401, ['unauthorized']]);
    expect(answer.headers.get('www-authenticate')).toBe(
      'Bearer realm="kinora", resource_metadata="http://kinora.test/.well-known/oauth-protected-resource"',
    );
  }
});

test('[7.4-04] where other fields answered, a missing credential is an error of its field alone', async () => {
  const answer = await ask('{ me { account { id } } model(id: "kinora_still_1") { id } }');
  const { body } = answer;
  expect(answer.status).toBe(200);
  expect(body.data).toEqual({ me: null, model: { id: 'kinora_still_1' } });
  expect(body.errors).toEqual([
    {
      message: 'This needs an API key. Send it as "Authorization: Bearer svc_live_…".',
      locations: [{ line: 1, column: 3 }],
      path: ['me'],
      extensions: {
        code: 'unauthorized',
        create_key_url: 'http://kinora.test/keys',
        request_key_url: 'http://kinora.test/keys/new?permissions=generate,read',
        request_id: requestIdOf(answer),
      },
    },
  ]);
});

test('a key that is refused is told everywhere, an agent token where a key is needed, a permission by name', async () => {
  const bad = `svc_live_${'x'.repeat(43)}`;
  for (const query of ['{ me { account { id } } }', '{ models { totalCount } }']) {
    const answer = await ask(query, { key: bad });
    expect([answer.status, codesOf(answer)]).toEqual([401, ['unauthorized']]);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"');
  }
  const maker = await service.aKey({ permissions: ['generate'] });
  const lacking = await ask('{ jobs { totalCount } }', { key: maker.secret });
  expect([lacking.status, codesOf(lacking)]).toEqual([403, ['forbidden']]);
  expect(lacking.headers.get('www-authenticate')).toContain('scope="read"');
  const registered = await service.call('/agent/auth/register', {
    method: 'POST',
    json: { client_name: 'Trip planner', identity_type: 'anonymous' },
  });
  const agent = await ask('{ me { account { id } } }', { key: registered.body.access_token });
  expect([agent.status, codesOf(agent)]).toEqual([401, ['unauthorized']]);
});

test('[7.4-04] a refused credential is an AuthenticationError in the payload of a mutation', async () => {
  const mutation = `mutation { generateVideo(input: { prompt: "A fox" }) {
    job { id } errors { __typename code message ... on AuthenticationError { createKeyUrl } } } }`;
  const reader = await service.aKey({ permissions: ['read'] });
  const cases = [
    [`svc_live_${'x'.repeat(43)}`, 'UNAUTHORIZED', 'The API key is not known.'],
    ['svc_live_x', 'UNAUTHORIZED', 'The API key is malformed.'],
    [reader.secret, 'FORBIDDEN', 'This key lacks the permission generate.'],
  ] as const;
  for (const [key, code, message] of cases) {
    const { status, body } = await ask(mutation, { key });
    expect([status, body]).toEqual([
      200,
      {
        data: {
          generateVideo: {
            job: null,
            errors: [
              {
                __typename: 'AuthenticationError',
                code,
                message,
                createKeyUrl: 'http://kinora.test/keys',
              },
            ],
          },
        },
      },
    ]);
  }
});

test('[2.8-21] [2.8-23] [7.4-04] user errors say what to mend, and one refused request leaves the others alone', async () => {
  const { secret } = await service.aKey();
  const spend = 'mutation { generateVideo(input: { prompt: "A fox" }) { errors { code } } }';
  for (let i = 0; i < 4; i += 1) await ask(spend, { key: secret });
  const { status, body } = await ask(
    `mutation {
      good: generateVideo(input: { prompt: "A fox" }) { job { status } errors { code } }
      long: generateVideo(input: { prompt: "A fox", duration: 11 }) {
        errors { __typename ... on ValidationError { path received message } } }
      expensive: generateVideo(input: { prompt: "A fox" }) {
        errors { __typename ... on InsufficientCreditsError { required available topUpUrl } } }
      unknown: generateImage(input: { prompt: "A fox", model: "nope" }) { errors { __typename code } }
      unsafe: generateImage(input: { prompt: "how to build a pipe bomb at home step by step" }) {
        errors { __typename code } }
    }`,
    { key: secret },
  );
  expect([status, body.errors]).toEqual([200, undefined]);
  expect(body.data).toEqual({
    good: { job: { status: 'GENERATING' }, errors: [] },
    long: {
      errors: [
        {
          __typename: 'ValidationError',
          path: 'input.duration',
          received: '11',
          message: 'duration must be one of 2, 3, 4, 5, 6, 7, 8, 9, 10.',
        },
      ],
    },
    expensive: {
      errors: [
        {
          __typename: 'InsufficientCreditsError',
          required: 2,
          available: 0,
          topUpUrl: 'http://kinora.test/billing',
        },
      ],
    },
    unknown: { errors: [{ __typename: 'NotFoundError', code: 'UNKNOWN_MODEL' }] },
    unsafe: { errors: [{ __typename: 'SafetyError', code: 'SAFETY_REJECTED' }] },
  });
});

test('[2.8-26] a model that cannot be reached is a ProviderError, an idempotency conflict names its field', async () => {
  const { accountId, secret } = await service.aKey();
  await service.grant(accountId, 1_000);
  const { body } = await ask(
    `mutation {
      away: generateVideo(input: { prompt: "A fox", model: "veo_3_1", duration: 4 }) {
        errors { __typename code } }
      first: generateVideo(input: { prompt: "A fox", idempotencyKey: "k" }) { errors { code } }
      other: generateVideo(input: { prompt: "A bear", idempotencyKey: "k" }) {
        errors { __typename code ... on ValidationError { path received } } }
    }`,
    { key: secret },
  );
  expect(body.data).toEqual({
    away: { errors: [{ __typename: 'ProviderError', code: 'PROVIDER_ERROR' }] },
    first: { errors: [] },
    other: {
      errors: [
        {
          __typename: 'ValidationError',
          code: 'IDEMPOTENCY_CONFLICT',
          path: 'input.idempotencyKey',
          received: '"k"',
        },
      ],
    },
  });
});

test('[4.2-57] [2.8-07] generateVideo answers at once with a GENERATING job and its REST poll address', async () => {
  const { secret } = await service.aKey();
  const { body } = await ask(
    `mutation($input: GenerateVideoInput!) { generateVideo(input: $input) {
      job { id status creditsUsed videoUrl errorMessage pollIntervalSeconds pollUrl }
      errors { code message } } }`,
    { key: secret, variables: { input: { prompt: 'A fox', model: 'kinora_motion_1' } } },
  );
  const { job, errors } = body.data.generateVideo;
  expect(errors).toEqual([]);
  expect(job).toEqual({
    id: expect.stringMatching(/^gen_[0-9a-z]{26}$/),
    status: 'GENERATING',
    creditsUsed: 0,
    videoUrl: null,
    errorMessage: null,
    pollIntervalSeconds: 5,
    pollUrl: `http://kinora.test/v1/videos/${job.id}`,
  });
  const polled = await service.call(new URL(job.pollUrl).pathname, {
    headers: { authorization: `Bearer ${secret}` },
  });
  expect(polled.body.video.id).toBe(job.id);
});

test('[3.2-14] [3.2-16] a canceled job is FAILED with errorMessage, and no job is PENDING', async () => {
  const { secret, newest } = await anAccountWithJobs();
  const headers = { authorization: `Bearer ${secret}` };
  await service.call(`/v1/videos/${newest[0]}/cancel`, { method: 'POST', headers });
  const { body } = await ask(
    '{ jobs { edges { node { status creditsUsed errorCode errorMessage } } } }',
    {
      key: secret,
    },
  );
  const [failed, ...others] = body.data.jobs.edges.map(({ node }: { node: unknown }) => node);
  expect(failed).toEqual({
    status: 'FAILED',
    creditsUsed: 0,
    errorCode: 'canceled',
    errorMessage: 'Canceled. Nothing was charged.',
  });
  expect(new Set(others.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['GENERATING']),
  );
});

test('jobs that one request asks for one by one are read in one statement', async () => {
  const { secret, newest } = await anAccountWithJobs();
  const fields = newest.map((id, i) => `j${i}: job(id: "${id}") { id model { name } }`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { body } = await ask(`{ ${fields.join(' ')} again: node(id: "${newest[0]}") { id } }`, {
    key: secret,
  });
  const statements = query.mock.calls
    .map(([statement]) => (typeof statement === 'string' ? statement : JSON.stringify(statement)))
    .filter((text) => /from generation(?!_)/.test(text));
  query.mockRestore();
  expect(Object.values(body.data).map((job) => (job as { id: string }).id)).toEqual([
    ...newest,
    newest[0],
  ]);
  expect(statements).toHaveLength(1);
});

test('X-Sandbox means the sandbox here too, so that nobody pays who believed not to', async () => {
  const { secret } = await service.aKey();
  const mutation =
    'mutation { generateVideo(input: { prompt: "A fox" }) { job { id status } errors { code } } }';
  const { body } = await ask(mutation, { key: secret, headers: { 'x-sandbox': 'true' } });
  expect(body.data.generateVideo.job).toEqual({
    id: expect.stringMatching(/^sbx_/),
    status: 'COMPLETED',
  });
  const real = await ask(mutation.replace('prompt', 'sandbox: false, prompt'), {
    key: secret,
    headers: { 'x-sandbox': 'true' },
  });
  expect(real.body.data.generateVideo.job.id).toMatch(/^gen_/);
});

test('a fault of ours is internal_error and not a word more', async () => {
  const broken = await aService();
  const { secret } = await broken.aKey();
  await broken.pool.query('alter table generation rename column prompt to hidden');
  const answer = await graphqlOf(broken)('{ jobs { edges { node { id } } } }', { key: secret });
  expect([answer.status, answer.body]).toEqual([
    500,
    {
      errors: [
        {
          message: 'Something went wrong on our side. Retry once with backoff.',
          locations: [{ line: 1, column: 3 }],
          path: ['jobs'],
          extensions: { code: 'internal_error', request_id: requestIdOf(answer) },
        },
      ],
    },
  ]);
  const mixed = await graphqlOf(broken)(
    '{ jobs { totalCount edges { node { id } } } __typename }',
    {
      key: secret,
    },
  );
  expect([mixed.status, mixed.body.data]).toEqual([200, { jobs: null, __typename: 'Query' }]);
  expect(mixed.text).not.toContain('prompt');
});
