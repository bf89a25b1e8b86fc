import { parentPort } from 'node:worker_threads';
import { createCommandHandler } from './command-handler.ts';
import type { CommandMessage, ReplyMessage } from './messages.ts';

const handler = createCommandHandler();
let previous: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, command }: CommandMessage) => {
  previous = previous.then(async () => {
    const reply = await handler.handle(command);
    const transferred = reply.kind === 'frame' ? [reply.buffer] : [];
    parentPort?.postMessage({ id, reply } satisfies ReplyMessage, transferred);
  });
});
