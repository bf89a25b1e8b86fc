import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { useTemporaryFolderOfRun } from './test/harness/temporary-folder-of-run.ts';

/** Every worker loads the service anew; this keeps what Node has compiled. */
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/kinora');
useTemporaryFolderOfRun();

/** Measures how long the whole program takes, so it has the machine for itself. */
const ALONE = ['test/process/serve.test.ts'];
/** These have a run of their own: npm run test:faults. */
const ROUNDS = ['test/faults/rounds/**'];

/** Short to read and long to run. */
const LONG =
  /\/(?:random-sentences|things|backup|many-users|memory|prompt-reader|choose-launcher)\.test\.ts$/u;

/** Large files come first, as always, and before them those whose size says nothing: nobody waits for them in the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => isShort(one) - isShort(other));
  }
}

export default defineConfig({
  test: {
    globalSetup: ['test/harness/build-packages.ts', 'test/harness/postgres-for-tests.ts'],
    setupFiles: ['test/harness/after-each-file.ts', 'test/harness/same-examples.ts'],
    pool: 'forks',
    sequence: { sequencer: LongFirst },
    // The files of a worker share what is loaded: loading the service takes longer than most files.
    isolate: false,
    // A test that waits for ever fails all the same; one on a busy machine has the time that it needs.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    teardownTimeout: 20_000,
    // The same for what is asked again until it is so; a second is soon over when a browser has to share the machine.
    expect: { poll: { timeout: 60_000 } },
    // Only these have a line of their own, and those that fail.
    slowTestThreshold: 5_000,
    // Node runs our sources as they are, so nothing has to come between.
    experimental: { viteModuleRunner: false },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['src/**/*.test.ts', 'packages/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE, ...ROUNDS],
          // Most of a test is waiting: for a database, a browser, a process.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
