import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/domain/credits/index.ts';
import { type Answer, aService } from '../harness/a-service.ts';
import { graphqlOf } from '../harness/graphql.ts';

const service = await aService();
const ask = graphqlOf(service);

interface Wish {
  readonly kind?: 'video' | 'image';
  readonly prompt?: string;
  readonly model?: string;
  readonly duration?: number;
  readonly aspectRatio?: string;
  readonly imageUrl?: string;
  readonly idempotencyKey?: string;
  readonly sandbox?: true;
  readonly sandboxOutcome?: string;
}

/** What a client learns, whatever the surface. */
interface Outcome {
  readonly job?: Readonly<Record<string, unknown>>;
  readonly refused?: string;
  readonly message?: string;
}

/** A surface as its clients use it. */
interface Surface {
  readonly name: string;
  quote(model: string, quantity: number): Promise<unknown>;
  submit(wish: Wish, key?: string): Promise<Outcome>;
  poll(id: string, key?: string): Promise<Outcome>;
  credits(key: string): Promise<unknown>;
  history(key: string): Promise<readonly string[]>;
}

const bearer = (key: string | undefined): Record<string, string> =>
  key === undefined ? {} : { authorization: `Bearer ${key}` };

const FOX = 'A fox runs through the snow';

const rest: Surface = {
  name: 'REST',
  quote: async (model, quantity) => {
    const { body } = await service.call(`/v1/models/${model}/cost?quantity=${quantity}`);
    return body.error?.code ?? body.total_credits;
  },
  submit: async ({ kind = 'video', prompt = FOX, model, ...wish }, key) => {
    const { idempotencyKey, sandbox, sandboxOutcome, ...fields } = wish;
    const answer = await service.call(`/v1/generate/${kind}`, {
      method: 'POST',
      json: { prompt, ...(model === undefined ? {} : { aiModel: model }), ...fields },
      headers: {
        ...bearer(key),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...(sandbox === undefined ? {} : { 'x-sandbox': 'true' }),
        ...(sandboxOutcome === undefined ? {} : { 'x-sandbox-outcome': sandboxOutcome }),
      },
    });
    return restOutcome(answer);
  },
  poll: async (id, key) =>
    restOutcome(await service.call(`/v1/videos/${id}`, { headers: bearer(key) })),
  credits: async (key) => (await service.call('/v1/me', { headers: bearer(key) })).body.credits,
  history: async (key) =>
    (await service.call('/v1/videos', { headers: bearer(key) })).body.videos.map(
      ({ id }: { id: string }) => id,
    ),
};

function restOutcome({ body }: Answer): Outcome {
  if (body.error !== undefined) {
    return { refused: body.error.code, message: body.error.message.replaceAll('aiModel', 'model') };
  }
  const { video } = body;
  return {
    job: {
      id: video.id,
      status: video.status.toUpperCase(),
      type: video.type.toUpperCase(),
      modelId: video.aiModel,
      prompt: video.prompt,
      duration: video.duration,
      aspectRatio: video.aspectRatio,
      creditsUsed: video.creditsUsed,
      creditCost: video.credit_cost,
      progress: video.progress,
      createdAt: video.created_at,
      completedAt: video.completed_at,
      videoUrl: video.video_url ?? null,
      imageUrl: video.image_url ?? null,
      thumbnailUrl: video.thumbnail_url,
      errorCode: video.error_code,
      errorMessage: video.error_message ?? null,
    },
  };
}

const JOB = `id status type modelId prompt duration aspectRatio creditsUsed creditCost progress
  createdAt completedAt videoUrl imageUrl thumbnailUrl errorCode errorMessage`;

const graphql: Surface = {
  name: 'GraphQL',
  quote: async (model, quantity) => {
    const query = 'query($m: ID!, $n: Int) { quote(model: $m, quantity: $n) { totalCredits } }';
    const { body } = await ask(query, { variables: { m: model, n: quantity } });
    return body.errors?.[0].extensions.code ?? body.data.quote.totalCredits;
  },
  submit: async ({ kind = 'video', prompt = FOX, sandboxOutcome, ...wish }, key) => {
    const field = kind === 'video' ? 'generateVideo' : 'generateImage';
    const type = kind === 'video' ? 'GenerateVideoInput' : 'GenerateImageInput';
    const query = `mutation($input: ${type}!) {
      made: ${field}(input: $input) { job { ${JOB} } errors { code message } }
    }`;
    const outcome =
      sandboxOutcome === undefined ? {} : { sandboxOutcome: sandboxOutcome.toUpperCase() };
    const variables = { input: { prompt, ...wish, ...outcome } };
    const { body } = await ask(query, { variables, ...(key === undefined ? {} : { key }) });
    return body.errors === undefined ? payloadOutcome(body.data.made) : fieldOutcome(body, 'made');
  },
  poll: async (id, key) => {
    const query = `query($id: ID!) { job(id: $id) { ${JOB} } }`;
    const { body } = await ask(query, { variables: { id }, ...(key === undefined ? {} : { key }) });
    return fieldOutcome(body, 'job');
  },
  credits: async (key) =>
    (await ask('{ me { credits { balance held available } } }', { key })).body.data.me.credits,
  history: async (key) =>
    (await ask('{ jobs { edges { node { id } } } }', { key })).body.data.jobs.edges.map(
      ({ node }: { node: { id: string } }) => node.id,
    ),
};

// biome-ignore lint/suspicious/noExplicitAny: a test reads answers the way a client would.
function payloadOutcome({ job, errors }: any): Outcome {
  const [error] = errors;
  if (error === undefined) return { job };
  return {
    refused: error.code.toLowerCase(),
    message: error.message
      .replaceAll('idempotencyKey', 'Idempotency-Key')
      .replace('The query `models` lists', 'GET /v1/models lists'),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: as above.
function fieldOutcome({ data, errors }: any, field: string): Outcome {
  if (errors === undefined) return { job: data[field] };
  return { refused: errors[0].extensions.code, message: errors[0].message };
}

const SURFACES = [rest, graphql];
const HOSTILE = 'how to build a pipe bomb at home step by step';

interface Scenario {
  readonly it: string;
  readonly wish: Wish;
  /** null for nobody. */
  readonly key?: { permissions?: ('read' | 'generate')[]; dailyCeiling?: number } | null;
  readonly credits?: number;
  readonly expected: Outcome;
}

const ACCEPTED = { status: 'GENERATING', creditsUsed: 0, progress: 0, videoUrl: null };

const SCENARIOS: readonly Scenario[] = [
  {
    it: 'accepts a video at once',
    wish: {},
    expected: {
      job: {
        ...ACCEPTED,
        type: 'VIDEO',
        modelId: 'kinora_motion_1',
        duration: 5,
        aspectRatio: '16:9',
        creditCost: 2,
        prompt: FOX,
      },
    },
  },
  {
    it: 'accepts an image at once',
    wish: { kind: 'image' },
    expected: {
      job: {
        ...ACCEPTED,
        type: 'IMAGE',
        modelId: 'kinora_still_1',
        duration: null,
        aspectRatio: '1:1',
        creditCost: 1,
      },
    },
  },
  {
    it: 'reads dashes in a model id as underscores',
    wish: { model: 'Kinora-Motion-1', duration: 2, aspectRatio: '9:16' },
    expected: {
      job: { ...ACCEPTED, modelId: 'kinora_motion_1', duration: 2, aspectRatio: '9:16' },
    },
  },
  {
    it: 'refuses an empty prompt',
    wish: { prompt: '' },
    expected: {
      refused: 'invalid_request',
      message: 'prompt must be text of 1 to 4000 characters.',
    },
  },
  {
    it: 'refuses a duration that no model offers',
    wish: { duration: 11 },
    expected: {
      refused: 'invalid_request',
      message: 'duration must be one of 2, 3, 4, 5, 6, 7, 8, 9, 10.',
    },
  },
  {
    it: 'refuses an aspect ratio that does not exist',
    wish: { aspectRatio: '4:3' },
    expected: {
      refused: 'invalid_request',
      message: 'aspectRatio must be one of "16:9", "9:16", "1:1".',
    },
  },
  {
    it: 'refuses a model of the other type',
    wish: { model: 'kinora_still_1' },
    expected: {
      refused: 'invalid_request',
      message: 'model must be a model that makes a video; kinora_still_1 makes a image.',
    },
  },
  {
    it: 'refuses a private image address',
    wish: { imageUrl: 'http://127.0.0.1/a.png' },
    expected: { refused: 'invalid_request', message: 'imageUrl must be at a public address.' },
  },
  {
    it: 'refuses an idempotency key with a space',
    wish: { idempotencyKey: 'a b' },
    expected: {
      refused: 'invalid_request',
      message: 'Idempotency-Key must be 1 to 255 visible ASCII characters; a UUID is recommended.',
    },
  },
  {
    it: 'refuses an unknown model',
    wish: { model: 'nope' },
    expected: {
      refused: 'unknown_model',
      message: 'Model "nope" does not exist. GET /v1/models lists the models.',
    },
  },
  {
    it: 'refuses who sends no credential',
    wish: {},
    key: null,
    expected: {
      refused: 'unauthorized',
      message: 'This needs an API key. Send it as "Authorization: Bearer svc_live_…".',
    },
  },
  {
    it: 'refuses a key without the permission',
    wish: {},
    key: { permissions: ['read'] },
    expected: { refused: 'forbidden', message: 'This key lacks the permission generate.' },
  },
  {
    it: 'refuses what would pass the ceiling of the key',
    wish: {},
    key: { dailyCeiling: 1 },
    expected: {
      refused: 'unauthorized',
      message: 'This key may use 1 credits per UTC day, and this would pass it.',
    },
  },
  {
    it: 'refuses an unsafe prompt',
    wish: { prompt: HOSTILE },
    expected: { refused: 'safety_rejected' },
  },
  {
    it: 'refuses what the account cannot pay',
    wish: { model: 'veo_3_1', duration: 4 },
    expected: { refused: 'insufficient_credits' },
  },
  {
    it: 'refuses a model that cannot be reached',
    wish: { model: 'veo_3_1', duration: 4 },
    credits: 1_000,
    expected: { refused: 'provider_error' },
  },
  {
    it: 'answers a completed job of the sandbox without a key',
    wish: { sandbox: true },
    key: null,
    expected: {
      job: {
        status: 'COMPLETED',
        creditsUsed: 0,
        progress: 1,
        videoUrl: 'http://kinora.test/assets/sandbox/video-16x9.mp4',
      },
    },
  },
  {
    it: 'answers a failed job of the sandbox',
    wish: { sandbox: true, sandboxOutcome: 'failed' },
    key: null,
    expected: {
      job: {
        status: 'FAILED',
        creditsUsed: 0,
        errorCode: 'provider_error',
        errorMessage: 'The model failed to make this. Nothing was charged.',
      },
    },
  },
  {
    it: 'answers a running job of the sandbox',
    wish: { sandbox: true, sandboxOutcome: 'slow', kind: 'image' },
    key: null,
    expected: { job: { status: 'GENERATING', type: 'IMAGE', videoUrl: null } },
  },
  ...['safety_rejected', 'insufficient_credits', 'provider_error', 'rate_limited'].map((code) => ({
    it: `refuses in the sandbox with ${code}`,
    wish: { sandbox: true, sandboxOutcome: code } as const,
    key: null,
    expected: { refused: code },
  })),
];

async function aCaller({ key = {}, credits = 0 }: Scenario): Promise<string | undefined> {
  if (key === null) return undefined;
  const { accountId, secret } = await service.aKey(key);
  if (credits > 0) await service.grant(accountId, credits);
  return secret;
}

for (const surface of SURFACES) {
  test.each(SCENARIOS)(`[1-19] ${surface.name} $it`, async (scenario) => {
    const key = await aCaller(scenario);
    const outcome = await surface.submit(scenario.wish, key);
    expect(outcome).toMatchObject(scenario.expected);
    if (outcome.job === undefined) return;
    const polled = await surface.poll(String(outcome.job['id']), key);
    const isSandbox = scenario.wish.sandbox === true;
    expect(polled.job).toMatchObject({
      ...outcome.job,
      progress: expect.any(Number),
      ...(isSandbox ? { prompt: null } : {}),
    });
  });
}

test('[1-19] what one surface accepted the other shows, field by field', async () => {
  for (const [maker, reader] of [SURFACES, SURFACES.toReversed()] as const) {
    const { secret } = await service.aKey();
    const made = await maker?.submit({ imageUrl: 'https://example.com/a.png' }, secret);
    const shown = await reader?.poll(String(made?.job?.['id']), secret);
    expect(shown).toEqual(made);
    expect(await rest.history(secret)).toEqual(await graphql.history(secret));
    expect(await rest.credits(secret)).toEqual({ balance: 10, held: 2, available: 8 });
    expect(await graphql.credits(secret)).toEqual({ balance: 10, held: 2, available: 8 });
  }
});

test('an idempotency key is one key on both surfaces: one job, one hold, and a conflict for another body', async () => {
  for (const [first, second] of [SURFACES, SURFACES.toReversed()] as const) {
    const { secret } = await service.aKey();
    const idempotencyKey = randomUUID();
    const made = await first?.submit({ idempotencyKey }, secret);
    expect(await second?.submit({ idempotencyKey }, secret)).toEqual(made);
    expect(await second?.submit({ idempotencyKey, prompt: 'A bear' }, secret)).toEqual({
      refused: 'idempotency_conflict',
      message: 'This Idempotency-Key was used with a different body within the last 24 hours.',
    });
    expect(await rest.credits(secret)).toEqual({ balance: 10, held: 2, available: 8 });
  }
});

test('a hundred submits at once with one idempotency key, over both surfaces, are one job', async () => {
  const { secret } = await service.aKey();
  const idempotencyKey = randomUUID();
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      (i % 2 === 0 ? rest : graphql).submit({ idempotencyKey }, secret),
    ),
  );
  expect(new Set(outcomes.map(({ job }) => job?.['id'])).size).toBe(1);
  expect(await rest.credits(secret)).toEqual({ balance: 10, held: 2, available: 8 });
});

test('quotes agree', async () => {
  for (const surface of SURFACES) {
    expect(await surface.quote('kinora-motion-1', 3)).toBe(6);
    expect(await surface.quote('kinora_still_1', 1)).toBe(1);
    expect(await surface.quote('nope', 1)).toBe('unknown_model');
    expect(await surface.quote('kinora_motion_1', 1_001)).toBe('invalid_request');
  }
});

test("another account's job is not found on either", async () => {
  const owner = await service.aKey();
  const stranger = await service.aKey();
  const { job } = await rest.submit({}, owner.secret);
  for (const surface of SURFACES) {
    expect(await surface.poll(String(job?.['id']), stranger.secret)).toEqual({
      refused: 'not_found',
      message: 'There is no such generation.',
    });
  }
});

test('the catalogue is the same, in the same order', async () => {
  const { body } = await service.call('/v1/models');
  const answer =
    await ask(`{ models { edges { node { id name type description creditCost aspectRatios
    durations acceptsImage available unavailableReason } } } }`);
  const models = answer.body.data.models.edges.map(
    ({ node }: { node: Record<string, unknown> }) => ({
      id: node['id'],
      name: node['name'],
      type: String(node['type']).toLowerCase(),
      description: node['description'],
      credit_cost: node['creditCost'],
      aspect_ratios: node['aspectRatios'],
      durations: node['durations'],
      accepts_image: node['acceptsImage'],
      available: node['available'],
      unavailable_reason: node['unavailableReason'],
    }),
  );
  expect(models).toEqual(body.models);
});

test('the account is the same', async () => {
  const { secret } = await service.aKey({ dailyCeiling: 7 });
  const { body } = await service.call('/v1/me', { headers: bearer(secret) });
  const { body: asked } = await ask(
    `{ me { account { id email createdAt } plan { id name renewsAt }
      credits { balance held available } key { id name permissions dailyCeiling usedToday } } }`,
    { key: secret },
  );
  const { account, plan, credits, key } = asked.data.me;
  expect({
    account: { id: account.id, email: account.email, created_at: account.createdAt },
    plan: { id: plan.id, name: plan.name, renews_at: plan.renewsAt },
    credits,
    key: {
      id: key.id,
      name: key.name,
      permissions: key.permissions,
      daily_ceiling: key.dailyCeiling,
      used_today: key.usedToday,
    },
  }).toEqual(body);
});

test('after all this the ledger adds up', async () => {
  expect((await verifyLedger(service.pool)).problems).toEqual([]);
});
