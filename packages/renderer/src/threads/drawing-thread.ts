import { Worker } from 'node:worker_threads';
import { programFile } from '../program-file.ts';
import type { Command, CommandMessage, Reply, ReplyMessage } from './messages.ts';

/** A worker thread that draws. Commands are executed in the order in which they were sent. */
export interface DrawingThread {
  readonly hasEnded: boolean;
  send(command: Command): Promise<Reply>;
  /** Resolves when all commands sent so far are done, or the thread has ended. */
  idle(): Promise<void>;
  terminate(): Promise<void>;
}

const WORKER_FILE = programFile('thread-main');

export function startDrawingThread(): DrawingThread {
  const worker = new Worker(WORKER_FILE, { name: 'kinora-renderer', execArgv: [] });
  const waiting = new Map<number, (reply: Reply) => void>();
  let lastId = 0;
  let hasEnded = false;
  let isTerminating = false;

  const end = (detail: string) => {
    hasEnded = true;
    for (const resolve of waiting.values()) resolve({ kind: 'failed', code: null, detail });
    waiting.clear();
  };
  const send = (command: Command) =>
    new Promise<Reply>((resolve) => {
      if (hasEnded) {
        resolve({ kind: 'failed', code: null, detail: 'the drawing thread has ended' });
        return;
      }
      lastId += 1;
      waiting.set(lastId, resolve);
      // Only a thread with something to do keeps the process alive.
      worker.ref();
      const transferred =
        command.kind === 'frame' && command.buffer !== null ? [command.buffer] : [];
      worker.postMessage({ id: lastId, command } satisfies CommandMessage, transferred);
    });

  worker.unref();
  worker.on('message', ({ id, reply }: ReplyMessage) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
    if (waiting.size === 0 && !isTerminating) worker.unref();
  });
  worker.on('error', (error: unknown) => end(`the drawing thread failed: ${String(error)}`));
  worker.on('exit', () => end('the drawing thread ended'));

  return {
    get hasEnded() {
      return hasEnded;
    },
    send,
    async idle() {
      await send({ kind: 'clear' });
    },
    async terminate() {
      // Keeps the process alive until the thread has ended.
      isTerminating = true;
      worker.ref();
      await worker.terminate();
    },
  };
}
