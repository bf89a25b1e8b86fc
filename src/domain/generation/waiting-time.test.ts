import { expect, test } from 'vitest';
import { aService } from '../../../test/harness/a-service.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLog } from '../../platform/log.ts';
import { createCatalogue, createQuotes } from '../catalogue/index.ts';
import { createIdentify } from '../identify.ts';
import { createUploadAddresses } from '../uploads/index.ts';
import {
  createAddresses,
  createRuleGate,
  createSandbox,
  createWaitingTime,
  submitImage,
} from './index.ts';
import type { LaneState } from './store/waiting.ts';

/** A lane that is read every second, as the test says it is. */
function aLane() {
  let now = 0;
  let state: LaneState = { lane: 'image', dispatched: 0, waiting: 0, accounts: 0 };
  const waitingTime = createWaitingTime(async () => [state], {
    log: createLog('silent'),
    seconds: () => now,
  });
  return {
    waitingTime,
    /** Has so many waiting for so long, and hands over so many a second. */
    busy: async (seconds: number, perSecond: number, { waiting = 50, accounts = 10 } = {}) => {
      for (let i = 0; i <= seconds; i += 1) {
        const dispatched = state.dispatched + (i === 0 ? 0 : perSecond);
        state = { lane: 'image', dispatched, waiting, accounts };
        now += i === 0 ? 0 : 1;
        await waitingTime.refresh();
      }
    },
    idle: async () => {
      state = { ...state, waiting: 0, accounts: 0 };
      await waitingTime.refresh();
    },
  };
}

test('a lane whose speed is not known yet takes what comes', async () => {
  const { waitingTime, busy } = aLane();
  expect(waitingTime.turnsMax('image', 'image')).toBe(10_000);
  await busy(20, 1);
  expect(waitingTime.turnsMax('image', 'image')).toBe(10_000);
  expect(waitingTime.turnsMax('video', 'video')).toBe(10_000);
});

test('twenty minutes of what a lane does are shared by the accounts that take turns', async () => {
  const { waitingTime, busy, idle } = aLane();
  await busy(60, 1, { accounts: 10 });
  expect(waitingTime.turnsMax('image', 'image')).toBe(120);
  expect(waitingTime.retryAfterSeconds('image')).toBe(10);
  await busy(900, 1, { waiting: 2_400, accounts: 2_400 });
  expect(waitingTime.turnsMax('image', 'image')).toBe(0);
  expect(waitingTime.retryAfterSeconds('image')).toBe(300);
  await idle();
  expect(waitingTime.turnsMax('image', 'image')).toBe(10_000);
});

test('a lane that stands still refuses, and one that moves again does not', async () => {
  const { waitingTime, busy } = aLane();
  // A model may work for ten minutes, and nothing of it is seen before.
  await busy(899, 0);
  expect(waitingTime.turnsMax('image', 'image')).toBe(10_000);
  await busy(1, 0);
  expect(waitingTime.turnsMax('image', 'image')).toBe(0);
  await busy(1_000, 2);
  expect(waitingTime.turnsMax('image', 'image')).toBe(240);
});

const service = await aService();

/** A submit behind lanes that the test fills. */
async function aSubmit({ waitingTime }: Pick<ReturnType<typeof aLane>, 'waitingTime'>) {
  const { pool } = service;
  const { accountId, secret } = await service.aKey();
  const caller = await createIdentify(pool, systemClock)(secret);
  const announced: string[] = [];
  const catalogue = createCatalogue(() => true);
  const submit = submitImage({
    pool,
    clock: systemClock,
    catalogue,
    quotes: createQuotes({ catalogue, secret: 'x', clock: systemClock }),
    safety: createRuleGate(),
    sandbox: createSandbox({ secret: 'x', clock: systemClock, sample: () => 'http://kinora.test' }),
    addresses: createAddresses('http://kinora.test'),
    uploadAddresses: createUploadAddresses('http://kinora.test'),
    waitingTime,
    events: { announce: (topic) => void announced.push(topic) },
    ceilingMail: { send: () => {} },
  });
  const input = { prompt: 'A boat', aspectRatio: '1:1' as const, aiModel: 'kinora_still_1' };
  const invoke = () => {
    throw new Error('A submit invokes nothing else');
  };
  return { accountId, announced, submit: () => submit(input, { caller, details: {}, invoke }) };
}

test('when not even the next turn would come in time, a submit is refused with 503, nothing held', async () => {
  const lane = aLane();
  await lane.busy(900, 0);
  const { accountId, announced, submit } = await aSubmit(lane);
  await expect(submit()).rejects.toMatchObject({
    facts: { code: 'service_unavailable', retryAfterSeconds: 300 },
    message:
      'So many generations are waiting that this one would not begin within 20 minutes. Retry in 300 s.',
  });
  expect(announced).toEqual([]);
  const { rows } = await service.pool.query(
    `select held, (select count(*)::int from generation where account_id = $1) as generations
     from wallet where account_id = $1`,
    [accountId],
  );
  expect(rows).toEqual([{ held: 0, generations: 0 }]);
});

test('an account that has as many waiting as can begin in time is refused with 429; another one is not', async () => {
  const lane = aLane();
  await lane.busy(60, 1, { accounts: 600 });
  const [first, second] = [await aSubmit(lane), await aSubmit(lane)];
  for (let i = 0; i < 2; i += 1) await first.submit();
  expect(first.announced).toEqual(['waiting:image', 'waiting:image']);
  await expect(first.submit()).rejects.toMatchObject({
    facts: { code: 'rate_limited', retryAfterSeconds: 300, limit: 2 },
    message:
      '2 generations of this account are waiting, and another one would not begin within 20 minutes. Retry in 300 s.',
  });
  await expect(second.submit()).resolves.toMatchObject({ video: { status: 'generating' } });
});
