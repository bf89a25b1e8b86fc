import { readPrompt } from './read-prompt.ts';
import type { ReadOrder, ReadReply } from './words.ts';

function reply(message: ReadReply): void {
  // Nobody listens once the parent is gone, and then this process leaves.
  if (process.connected) process.send?.(message);
}

process.on('message', ({ id, prompt }: ReadOrder) => {
  try {
    reply({ id, reading: readPrompt(prompt) });
  } catch (error) {
    // What cannot be read or sent fails alone, and not whatever else is waiting.
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
// The parent decides what a signal to all of its processes means.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
