import { onTestFinished } from 'vitest';

const undoings: (() => unknown)[] = [];

/**
 * Undoes what a test has made: after the test that made it, or after the whole file when it was made
 * outside of any. Vitest takes an `afterAll` only while it reads a file, and is silent about any
 * other; so the one that calls `undoAll` is in `after-each-file.ts`, which vitest reads first.
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

/** The newest first. One that fails does not keep the others from being undone. */
export async function undoAll(): Promise<void> {
  const failures: unknown[] = [];
  for (const undo of undoings.splice(0).reverse()) {
    try {
      await undo();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be undone');
}
