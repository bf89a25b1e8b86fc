import { afterAll } from 'vitest';
import { undoAll } from './when-done.ts';

/** Vitest reads this file anew before each test file, unlike the modules that both import. */
afterAll(undoAll);
