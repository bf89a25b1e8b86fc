import { configDefaults, defineConfig } from 'vitest/config';

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
    testTimeout: 20_000,
    hookTimeout: 30_000,
    teardownTimeout: 20_000,
  },
});
