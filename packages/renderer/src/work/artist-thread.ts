import { parentPort } from 'node:worker_threads';
import { createEasel } from './easel.ts';
import type { AnswerMessage, OrderMessage } from './messages.ts';

const easel = createEasel();
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, order }: OrderMessage) => {
  last = last.then(async () => {
    const answer = await easel.carryOut(order);
    const moved = answer.kind === 'frame' ? [answer.memory] : [];
    parentPort?.postMessage({ id, answer } satisfies AnswerMessage, moved);
  });
});
