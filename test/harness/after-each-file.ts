import { afterAll } from 'vitest';
import { checkLogs } from './checked-log.ts';
import { undoAll } from './when-done.ts';

/** Vitest reads this file anew before each test file, unlike the modules that both import. */
afterAll(async () => {
  await undoAll();
  checkLogs();
});
