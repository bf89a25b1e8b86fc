import { expect, onTestFinished, test } from 'vitest';
import { aService, type TestService } from '../../test/harness/a-service.ts';
import { submitted } from '../../test/harness/a-submit.ts';
import { until } from '../../test/harness/wait.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { createDispatcher } from './dispatcher.ts';

/** A dispatcher with room for two images, whose announcements the test makes itself. */
function aDispatcher({ pool }: TestService) {
  const listeners = new Map<string, () => void>();
  const dispatcher = createDispatcher(
    {
      pool,
      clock: systemClock,
      log: createLog('silent'),
      slots: { video: 1, image: 2, hosted: 1 },
      events: {
        announce: () => {},
        subscribe: (topic, listener) => {
          listeners.set(topic, listener);
          return { end: () => listeners.delete(topic) };
        },
      },
    },
    () => true,
  );
  dispatcher.look();
  onTestFinished(() => dispatcher.stop());
  return { dispatcher, announce: (topic: string) => listeners.get(topic)?.() };
}

async function queued({ pool }: TestService): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from graphile_worker.jobs');
  return rows[0].count;
}

/** A task that runs until the test ends it. */
function aTask(dispatcher: ReturnType<typeof aDispatcher>['dispatcher']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const done = dispatcher.while('image', () => promise);
  return async () => {
    resolve();
    await done;
  };
}

test('a full lane takes nothing, however often it is told, and the next one as soon as there is room', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  for (let i = 0; i < 4; i += 1) await submitted(service, secret, { prompt: `Boat ${i}` });
  const { dispatcher, announce } = aDispatcher(service);
  await until(async () => (await queued(service)) === 2);
  const [endFirst, endSecond] = [aTask(dispatcher), aTask(dispatcher)];
  expect(dispatcher.fullLanes()).toEqual(['image']);
  for (let i = 0; i < 3; i += 1) announce('waiting:image');
  await endFirst();
  expect(dispatcher.fullLanes()).toEqual([]);
  await until(async () => (await queued(service)) === 3);
  await endSecond();
  await until(async () => (await queued(service)) === 4);
});

test('what another worker has begun leaves its room to the next', async () => {
  const service = await aService();
  const { secret } = await service.aKey();
  for (let i = 0; i < 4; i += 1) await submitted(service, secret, { prompt: `Boat ${i}` });
  aDispatcher(service);
  // Nothing begins here: somebody else has taken what was handed over.
  await until(async () => (await queued(service)) === 4);
});
