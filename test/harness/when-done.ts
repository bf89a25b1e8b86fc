import { afterAll, onTestFinished } from 'vitest';

const undoings: (() => unknown)[] = [];

/**
 * Undoes what a test has made: after the test that made it, or after the whole file when it was made
 * outside of any. Vitest takes an `afterAll` only while it reads a file, and is silent about any other;
 * so this file, which vitest reads first, has the only one.
 */
export function whenDone(undo: () => unknown): void {
  try {
    onTestFinished(async () => {
      await undo();
    });
  } catch {
    undoings.push(undo);
  }
}

afterAll(async () => {
  for (const undo of undoings.splice(0).reverse()) await undo();
});
