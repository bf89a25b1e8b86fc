import { defineConfig } from 'vitest/config';
import { rounds } from './test/harness/rounds.ts';
import usual from './vitest.config.ts';

const { projects: _, ...shared } = usual.test ?? {};

/** Compares times, so it has the machine for itself. */
const ALONE = ['test/faults/rounds/fairness.test.ts'];

/** Rounds that take minutes: processes are killed and the database restarted under load. */
export default defineConfig({
  test: {
    ...shared,
    // Each in a process of its own, which nobody has used before.
    isolate: true,
    // For a machine that is busy with other things as well; an idle one needs a fifth of it.
    testTimeout: Math.max(400_000, rounds(0) * 30_000),
    projects: [
      {
        extends: true,
        test: {
          name: 'rounds',
          include: ['test/faults/rounds/**/*.test.ts'],
          exclude: ALONE,
          // Much of a round is waiting: for a start, a lock, a database that comes back.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
