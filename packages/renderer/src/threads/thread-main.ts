import { setImmediate as nextTurn } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { createCommandHandler } from './command-handler.ts';
import type { CommandMessage, Reply, ReplyMessage } from './messages.ts';

const handler = createCommandHandler();
let previous: Promise<void> = Promise.resolve();

function transferredWith(reply: Reply): ArrayBuffer[] {
  if (reply.kind === 'frame') return [reply.buffer];
  return reply.kind === 'sound' ? [reply.samples] : [];
}

parentPort?.on('message', ({ id, command }: CommandMessage) => {
  previous = previous.then(async () => {
    const reply = await handler.handle(command);
    parentPort?.postMessage({ id, reply } satisfies ReplyMessage, transferredWith(reply));
    // What was collected is released between two turns of the loop, which messages alone never end.
    await nextTurn();
  });
});
