import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

function aCheck() {
  const state = { checks: 0, now: 0, fails: false };
  const isReady = createReadiness(
    async () => {
      state.checks += 1;
      if (state.fails) throw new Error('The database is out of reach');
    },
    () => state.now,
  );
  return { state, isReady };
}

test('whoever asks at the same time shares one check, and its outcome holds for a second', async () => {
  const { state, isReady } = aCheck();
  await Promise.all(Array.from({ length: 100 }, isReady));
  state.now = 999;
  await isReady();
  expect(state.checks).toBe(1);
  state.now = 1_000;
  await isReady();
  expect(state.checks).toBe(2);
});

test('a failure is told to everybody for a second, and is over with the next check', async () => {
  const { state, isReady } = aCheck();
  state.fails = true;
  for (let i = 0; i < 3; i += 1) {
    await expect(isReady()).rejects.toThrow('The database is out of reach');
  }
  expect(state.checks).toBe(1);
  state.fails = false;
  state.now = 1_000;
  await isReady();
  expect(state.checks).toBe(2);
});
