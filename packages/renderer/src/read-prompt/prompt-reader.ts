import { ReadingEnded, type ReadingProcess, startReadingProcess } from './reading-process.ts';
import type { Reading } from './words.ts';

/**
 * Reads prompts in a process of its own: the vocabulary takes half a second to load and much memory,
 * and a long prompt takes time in which a server would answer nobody else.
 */
export interface PromptReader {
  read(prompt: string): Promise<Reading>;
  close(): Promise<void>;
}

/** Many times what a start and the longest prompt take where twenty others want the same core: renders wait for it. */
const ANSWER_MS = 60_000;

/** The process starts with the first prompt and ends when there was none for so long. */
export function createPromptReader(idleMs: number, answerMs = ANSWER_MS): PromptReader {
  let current: ReadingProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  const end = async () => {
    clearTimeout(idle);
    const ended = current;
    current = null;
    await ended?.end();
  };
  const read = async (prompt: string): Promise<Reading> => {
    if (isClosed) throw new Error('the renderer is closed');
    clearTimeout(idle);
    if (current === null || current.hasEnded()) current = startReadingProcess(answerMs);
    const reading = current;
    try {
      return await reading.read(prompt);
    } finally {
      if (reading === current && reading.waiting() === 0) {
        clearTimeout(idle);
        idle = setTimeout(() => void end(), idleMs).unref();
      }
    }
  };
  return {
    // A process may be killed for reasons that are not in the prompt; twice in a row is no accident.
    read: (prompt) =>
      read(prompt).catch((error: unknown) => {
        if (!(error instanceof ReadingEnded)) throw error;
        return read(prompt);
      }),
    close: () => {
      isClosed = true;
      return end();
    },
  };
}
