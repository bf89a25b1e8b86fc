import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { programFile } from '../program-file.ts';
import type { Reading, ReadOrder, ReadReply } from './words.ts';

/** A process that reads prompts, in the order in which they came. */
export interface ReadingProcess {
  read(prompt: string): Promise<Reading>;
  /** How many prompts have no answer yet. */
  waiting(): number;
  hasEnded(): boolean;
  end(): Promise<void>;
}

/** The process ended before it had read what it was given, by a signal or a crash. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';
}

const MAIN_FILE = fileURLToPath(programFile('reading-main'));

/** One that gives no answer for so long is killed. */
export function startReadingProcess(answerMs: number): ReadingProcess {
  const child = startProgram();
  let overdue: NodeJS.Timeout | undefined;
  const expectAnswer = () => {
    clearTimeout(overdue);
    if (waiting.size > 0) overdue = setTimeout(() => child.kill('SIGKILL'), answerMs);
  };
  const waiting = new Map<number, PromiseWithResolvers<Reading>>();
  let lastId = 0;
  let hasEnded = false;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      hasEnded = true;
      clearTimeout(overdue);
      for (const { reject } of waiting.values()) reject(new ReadingEnded('the process has ended'));
      waiting.clear();
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  child.on('message', (reply: ReadReply) => {
    const asked = waiting.get(reply.id);
    waiting.delete(reply.id);
    expectAnswer();
    if (waiting.size === 0) holdParent(child, false);
    if ('reading' in reply) asked?.resolve(reply.reading);
    else asked?.reject(new Error(reply.failure));
  });
  holdParent(child, false);
  return {
    read(prompt) {
      const asked = Promise.withResolvers<Reading>();
      // Whoever asked may be gone when the process ends.
      asked.promise.catch(() => undefined);
      lastId += 1;
      waiting.set(lastId, asked);
      if (waiting.size === 1) expectAnswer();
      holdParent(child, true);
      // A process that is gone cannot be told; its end is reported by an event.
      child.send({ id: lastId, prompt } satisfies ReadOrder, () => {});
      return asked.promise;
    },
    waiting: () => waiting.size,
    hasEnded: () => hasEnded || !child.connected,
    end: async () => {
      holdParent(child, true);
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function startProgram(): ChildProcess {
  const compiled = getCompileCacheDir();
  return fork(MAIN_FILE, {
    // A group of its own: Ctrl-C in a terminal is for the parent.
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    env: { ...process.env, ...(compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled }) },
  });
}

/** Only a process with something to do keeps the parent alive. */
function holdParent(child: ChildProcess, hold: boolean): void {
  if (hold) child.ref();
  else child.unref();
  if (hold) child.channel?.ref();
  else child.channel?.unref();
}
