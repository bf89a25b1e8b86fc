import { expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aRequest, stepOptions } from '../../../test/harness/vendors/a-request.ts';
import type { Provider, ProviderStep } from '../../domain/generation/index.ts';
import { withBreaker } from './breaker.ts';

const STARTED: ProviderStep = { state: 'running', taskId: '1', pollAfterMs: 2_000, progress: null };
const busy: ProviderStep = { state: 'failed', kind: 'retryable', detail: 'busy' };
const refused: ProviderStep = { state: 'failed', kind: 'refused', detail: 'no' };
const invalid: ProviderStep = { state: 'failed', kind: 'permanent', detail: 'invalid' };

function aGuardedProvider() {
  const clock = aClock();
  let next: () => Promise<ProviderStep> = async () => STARTED;
  let starts = 0;
  const provider: Provider = {
    start: async (_, { signal }) => {
      signal.throwIfAborted();
      starts += 1;
      return next();
    },
    poll: async () => STARTED,
    cancel: async () => {},
  };
  const guarded = withBreaker(provider, clock);
  const start = () => guarded.start(aRequest({}), stepOptions());
  return {
    clock,
    guarded,
    start,
    starts: () => starts,
    answers: (step: ProviderStep | (() => Promise<ProviderStep>)) => {
      next = typeof step === 'function' ? step : async () => step;
    },
    async failsTimes(times: number, step = busy) {
      next = async () => step;
      for (let i = 0; i < times; i += 1) await start();
    },
  };
}

test('five retryable faults in a row open it, and the sixth start does not reach the vendor', async () => {
  const { guarded, failsTimes, start, starts } = aGuardedProvider();
  await failsTimes(4);
  expect(guarded.breakerState()).toBe('closed');
  await failsTimes(1);
  expect(guarded.breakerState()).toBe('open');
  expect(await start()).toEqual({
    state: 'failed',
    kind: 'retryable',
    detail: 'not tried: the provider failed too often just now',
  });
  expect(starts()).toBe(5);
});

test.each([
  ['a start', STARTED],
  ['a refusal', refused],
  ['invalid input', invalid],
])('%s in between starts the count anew', async (_, step) => {
  const { guarded, failsTimes, answers, start } = aGuardedProvider();
  await failsTimes(4);
  answers(step);
  await start();
  await failsTimes(4);
  expect(guarded.breakerState()).toBe('closed');
});

test('a vendor that never answers counts as failing, though its starts are not tried again', async () => {
  const { guarded, clock, answers, start } = aGuardedProvider();
  answers(async () => {
    clock.advanceSeconds(30);
    return invalid;
  });
  for (let i = 0; i < 5; i += 1) await start();
  expect(guarded.breakerState()).toBe('open');
});

test('where starts wait for a turn, a permanent failure is no fault, however late it is', async () => {
  const clock = aClock();
  const late: Provider = {
    start: async () => {
      clock.advanceSeconds(30);
      return invalid;
    },
    poll: async () => STARTED,
    cancel: async () => {},
  };
  const guarded = withBreaker(late, clock, Number.POSITIVE_INFINITY);
  for (let i = 0; i < 5; i += 1) await guarded.start(aRequest({}), stepOptions());
  expect(guarded.breakerState()).toBe('closed');
});

test('after 30 seconds one start probes; others wait for what comes of it', async () => {
  const { guarded, clock, failsTimes, answers, start, starts } = aGuardedProvider();
  await failsTimes(5);
  clock.advanceSeconds(29);
  expect(guarded.breakerState()).toBe('open');
  clock.advanceSeconds(1);
  expect(guarded.breakerState()).toBe('half_open');
  let finish: (step: ProviderStep) => void = () => {};
  answers(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const probe = start();
  expect(await start()).toMatchObject({ kind: 'retryable' });
  expect(starts()).toBe(6);
  finish(STARTED);
  expect(await probe).toEqual(STARTED);
  expect(guarded.breakerState()).toBe('closed');
});

test('a probe that fails opens it for another 30 seconds', async () => {
  const { guarded, clock, failsTimes } = aGuardedProvider();
  await failsTimes(5);
  clock.advanceSeconds(30);
  await failsTimes(1);
  expect(guarded.breakerState()).toBe('open');
  clock.advanceSeconds(30);
  expect(guarded.breakerState()).toBe('half_open');
});

test('a start that throws counts as a fault, and a probe that throws lets the next one try', async () => {
  const { guarded, clock, answers, start, starts } = aGuardedProvider();
  answers(() => Promise.reject(new Error('a bug')));
  for (let i = 0; i < 5; i += 1) await expect(start()).rejects.toThrow('a bug');
  expect(guarded.breakerState()).toBe('open');
  clock.advanceSeconds(30);
  await expect(start()).rejects.toThrow('a bug');
  clock.advanceSeconds(30);
  answers(STARTED);
  await start();
  expect(starts()).toBe(7);
  expect(guarded.breakerState()).toBe('closed');
});

test('a start that was aborted counts neither as a fault nor as a success', async () => {
  const { guarded, failsTimes } = aGuardedProvider();
  const abortedStart = async () => {
    const signal = AbortSignal.abort(new Error('canceled'));
    await expect(guarded.start(aRequest({}), { ...stepOptions(), signal })).rejects.toThrow(
      'canceled',
    );
  };
  for (let i = 0; i < 6; i += 1) await abortedStart();
  expect(guarded.breakerState()).toBe('closed');
  await failsTimes(4);
  await abortedStart();
  await failsTimes(1);
  expect(guarded.breakerState()).toBe('open');
});

test('polls and cancels pass while it is open: their tasks are paid for', async () => {
  const { guarded, failsTimes } = aGuardedProvider();
  await failsTimes(5);
  expect(await guarded.poll('1', aRequest({}), stepOptions())).toEqual(STARTED);
  await guarded.cancel('1');
});
