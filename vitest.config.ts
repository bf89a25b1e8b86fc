import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Every file loads the service anew; this keeps what Node has compiled. */
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'kinora-compile-cache');

export default defineConfig({
  // Node takes this file of the package; with another one there would be two copies of every type.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // These have a run of their own: npm run test:faults.
    exclude: [...configDefaults.exclude, 'test/faults/rounds/**'],
    globalSetup: ['test/harness/postgres-for-tests.ts'],
    setupFiles: ['test/harness/when-done.ts'],
    pool: 'forks',
    // Most of a test is waiting: for a database, a browser, a process.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 20_000,
  },
});
