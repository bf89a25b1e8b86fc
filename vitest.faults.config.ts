import { defineConfig } from 'vitest/config';
import { rounds } from './test/harness/rounds.ts';
import usual from './vitest.config.ts';

const { projects: _, ...shared } = usual.test ?? {};

/** Rounds that take minutes: processes are killed and the database restarted under load. */
export default defineConfig({
  test: {
    ...shared,
    include: ['test/faults/rounds/**/*.test.ts'],
    exclude: [],
    // One after the other, each in a process of its own: each wants the machine for itself.
    fileParallelism: false,
    isolate: true,
    // For a machine that is busy with other things as well; an idle one needs a fifth of it.
    testTimeout: Math.max(400_000, rounds(0) * 30_000),
  },
});
