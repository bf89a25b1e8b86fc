import { readPrompt } from './read-prompt.ts';
import type { ReadOrder, ReadReply } from './words.ts';

function answer({ id, prompt }: ReadOrder): ReadReply {
  try {
    return { id, reading: readPrompt(prompt) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: ReadOrder) => {
  // Nobody listens once the parent is gone, and then this process leaves.
  if (!process.connected) return;
  const { id } = order;
  try {
    process.send?.(answer(order));
  } catch (error) {
    // What cannot be sent fails alone, and not whatever else is waiting to be read.
    process.send?.({ id, failure: String(error) } satisfies ReadReply);
  }
});
process.on('disconnect', () => process.exit(0));
// The parent decides what a signal to all of its processes means.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
