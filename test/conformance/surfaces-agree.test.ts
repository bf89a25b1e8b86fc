import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { aClock } from '../harness/a-clock.ts';
import { aService } from '../harness/a-service.ts';
import { graphqlOf } from '../harness/graphql.ts';
import type { Driver, Outcome, Refused } from './scenarios/driver.ts';
import { graphqlDriver } from './scenarios/graphql.ts';
import { mcpDriver } from './scenarios/mcp.ts';
import { restDriver } from './scenarios/rest.ts';
import { type CallerWish, FOX, type Scenario } from './scenarios/scenario.ts';
import { POLLS, QUOTES, SUBMITS } from './scenarios/table.ts';

const service = await aService({ clock: aClock() });
const ask = graphqlOf(service);

const DRIVERS: readonly Driver[] = [
  restDriver(service),
  graphqlDriver(service),
  mcpDriver(service),
];
/** Who does the first half of something, and who the second; also the same one. */
const PAIRS = DRIVERS.flatMap((first) =>
  DRIVERS.map((second) => ({ pair: `${first.name} and ${second.name}`, first, second })),
);
const VIDEO = { input: { prompt: FOX } };
const FRESH = { balance: 10, held: 0, available: 10 };
const ONE_HELD = { balance: 10, held: 2, available: 8 };

interface Caller {
  readonly credential?: string;
  readonly accountId?: string;
}

async function aCaller(wish: CallerWish = {}): Promise<Caller> {
  if (wish === 'nobody') return {};
  if (wish === 'rejected key') return { credential: `svc_live_${'x'.repeat(43)}` };
  if (wish === 'agent token') {
    const json = { client_name: 'Trip planner', identity_type: 'anonymous' };
    const { body } = await service.call('/agent/auth/register', { method: 'POST', json });
    return { credential: body.access_token };
  }
  const { credits = 0, ...key } = wish;
  const { accountId, secret } = await service.aKey(key);
  if (credits > 0) await service.grant(accountId, credits);
  return { credential: secret, accountId };
}

/** What a scenario comes to on a surface, given what that surface can tell. */
function expectedOn(
  driver: Driver,
  { expected, isAboutShape }: Scenario & { expected: object },
): object {
  if (!isRefused(expected)) return expected;
  if (isAboutShape === true && driver.isTyped) {
    return { refused: { code: 'invalid_request', field: null, facts: {} } };
  }
  return expected;
}

function isRefused(outcome: object): outcome is { refused: Refused } {
  return 'refused' in outcome;
}

/** The job, for tests that are about something else than whether it was accepted. */
function made<Job>(outcome: Outcome<{ job: Job }>): Job {
  if ('refused' in outcome) throw new Error(`Refused: ${JSON.stringify(outcome.refused)}`);
  return outcome.job;
}

for (const driver of DRIVERS) {
  for (const scenario of QUOTES) {
    test(`[1-19] ${driver.name} ${scenario.it}`, async () => {
      const outcome = await driver.quote(scenario.model, scenario.quantity);
      expect(outcome).toEqual(expectedOn(driver, scenario));
    });
  }

  for (const scenario of SUBMITS) {
    test(`[1-19] ${driver.name} ${scenario.it}`, async () => {
      const { submission, caller, earlier, held = 0 } = scenario;
      const { credential, accountId } = await aCaller(caller);
      for (let i = 0; i < (earlier?.times ?? 0); i += 1) {
        made(await driver.submit({ ...VIDEO, kind: earlier?.kind ?? 'video' }, credential));
      }
      const outcome = await driver.submit(submission, credential);
      if ('refused' in outcome) {
        expect(outcome).toEqual(expectedOn(driver, scenario));
      } else {
        const { id, ...job } = outcome.job;
        expect({ job }).toEqual(scenario.expected);
        const prompt = submission.sandbox === undefined ? job.prompt : null;
        expect(await driver.poll(id, credential)).toEqual({ job: { ...outcome.job, prompt } });
      }
      if (accountId === undefined) return;
      const { secret } = await service.aKey({ accountId, permissions: ['read'] });
      const balance = 10 + (typeof caller === 'object' ? (caller.credits ?? 0) : 0);
      expect(await driver.credits(secret)).toEqual({ balance, held, available: balance - held });
    });
  }

  for (const scenario of POLLS) {
    test(`[1-19] ${driver.name} ${scenario.it}`, async () => {
      const { of, caller } = scenario;
      const { credential } = await aCaller(caller);
      const owner = of === 'own job' ? credential : (await service.aKey()).secret;
      const id = typeof of === 'object' ? of.id : made(await driver.submit(VIDEO, owner)).id;
      const outcome = await driver.poll(id, credential);
      const expected =
        'job' in scenario.expected ? { job: { id, ...scenario.expected.job } } : scenario.expected;
      expect(outcome).toEqual(expectedOn(driver, { ...scenario, expected }));
    });
  }
}

test.each(PAIRS)(
  '[1-19] what one surface accepted the other shows, field by field: $pair',
  async ({ first, second }) => {
    const { secret } = await service.aKey();
    const outcome = await first.submit(
      { input: { prompt: FOX, imageUrl: 'https://example.com/a.png' } },
      secret,
    );
    const older = made(outcome).id;
    expect(await second.poll(older, secret)).toEqual(outcome);
    expect(await second.credits(secret)).toEqual(ONE_HELD);
    const newer = made(await second.submit({ ...VIDEO, kind: 'image' }, secret)).id;
    expect((await first.history(secret)).toSorted()).toEqual([older, newer].toSorted());
    expect(await first.history(secret)).toEqual(await second.history(secret));
    expect(await first.credits(secret)).toEqual({ balance: 10, held: 3, available: 7 });
  },
);

test.each(DRIVERS)('sound can be left out, and is there by default: $name', async (driver) => {
  const { secret } = await service.aKey();
  const silent = { input: { prompt: FOX, audio: false } };
  const ids: string[] = [];
  for (const submission of [silent, VIDEO, { ...VIDEO, kind: 'image' }] as const) {
    ids.push(made(await driver.submit(submission, secret)).id);
  }
  const { rows } = await service.pool.query('select id, audio from generation where id = any($1)', [
    ids,
  ]);
  const heard = new Map(rows.map(({ id, audio }) => [id, audio]));
  expect(ids.map((id) => heard.get(id))).toEqual([false, true, false]);
});

test('sound that is asked for and sound by default are the same request, silence is another', async () => {
  const { secret } = await service.aKey();
  const [rest, graphql] = DRIVERS;
  const submit = async (driver: Driver | undefined, input: object) =>
    driver?.submit({ input: { prompt: FOX, ...input }, idempotencyKey: 'sound' }, secret);
  const first = await submit(rest, {});
  expect(await submit(graphql, { audio: true })).toEqual(first);
  expect(await submit(rest, { audio: false })).toMatchObject({
    refused: { code: 'idempotency_conflict' },
  });
});

test.each(PAIRS)(
  'an idempotency key is one key on all surfaces: one job, one hold, and a conflict for another body: $pair',
  async ({ first, second }) => {
    const { secret } = await service.aKey();
    const idempotencyKey = randomUUID();
    const outcome = await first.submit({ ...VIDEO, idempotencyKey }, secret);
    expect(made(outcome).status).toBe('generating');
    expect(await second.submit({ ...VIDEO, idempotencyKey }, secret)).toEqual(outcome);
    const other = { input: { prompt: 'A bear' }, idempotencyKey };
    expect(await second.submit(other, secret)).toEqual({
      refused: { code: 'idempotency_conflict', field: 'idempotencyKey', facts: {} },
    });
    expect(await second.credits(secret)).toEqual(ONE_HELD);
  },
);

test.each(PAIRS)(
  'a refused submit does not use up its idempotency key: $pair',
  async ({ first, second }) => {
    const { secret } = await service.aKey();
    const idempotencyKey = randomUUID();
    const unknown = { input: { prompt: FOX, aiModel: 'nope' }, idempotencyKey };
    expect(await first.submit(unknown, secret)).toMatchObject({
      refused: { code: 'unknown_model' },
    });
    expect(await first.credits(secret)).toEqual(FRESH);
    expect(made(await second.submit({ ...VIDEO, idempotencyKey }, secret)).creditCost).toBe(2);
  },
);

test('a hundred submits at once with one idempotency key, over all surfaces, are one job', async () => {
  const { secret } = await service.aKey();
  const idempotencyKey = randomUUID();
  const hundred = Array.from({ length: 34 }, () => DRIVERS)
    .flat()
    .slice(0, 100);
  const ids = await Promise.all(
    hundred.map(async (driver) => {
      // As clients do it: a server that had no time is asked again, with the same key.
      for (;;) {
        const outcome = await driver.submit({ ...VIDEO, idempotencyKey }, secret);
        const isBusy = isRefused(outcome) && outcome.refused.code === 'service_unavailable';
        if (!isBusy) return made(outcome).id;
      }
    }),
  );
  expect(new Set(ids).size).toBe(1);
  for (const driver of DRIVERS) expect(await driver.credits(secret)).toEqual(ONE_HELD);
});

test('a job that was canceled is shown alike on all surfaces, and costs nothing', async () => {
  const { secret } = await service.aKey();
  for (const submitting of DRIVERS) {
    const { id } = made(await submitting.submit(VIDEO, secret));
    await service.call(`/v1/videos/${id}/cancel`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
    });
    for (const driver of DRIVERS) {
      expect(made(await driver.poll(id, secret))).toMatchObject({
        id,
        status: 'failed',
        errorCode: 'canceled',
        errorMessage: 'Canceled. Nothing was charged.',
        creditsUsed: 0,
      });
      expect(await driver.credits(secret)).toEqual(FRESH);
    }
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
  const { body } = await service.call('/v1/me', {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { body: asked } = await ask(
    `{ me { account { id email name createdAt } plan { id name renewsAt }
      credits { balance held available } key { id name permissions dailyCeiling usedToday } } }`,
    { key: secret },
  );
  const { account, plan, credits, key } = asked.data.me;
  expect({
    account: {
      id: account.id,
      email: account.email,
      name: account.name,
      created_at: account.createdAt,
    },
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
