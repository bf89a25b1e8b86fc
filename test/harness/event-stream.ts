import { onTestFinished } from 'vitest';
import { until } from './wait.ts';

/** A stream of Server-Sent Events as it arrives, byte for byte. */
export interface ReadStream {
  readonly status: number;
  readonly headers: Headers;
  /** Everything that has arrived. */
  text(): string;
  /** Waits until this text has arrived. */
  shows(text: string): Promise<void>;
  /** Everything, once the server has ended the stream. */
  ended(): Promise<string>;
  /** Goes away like a client that lost interest. */
  leave(): void;
}

/** Opens a stream; one that is still open when the test ends is left. */
export async function readStream(url: string, init: RequestInit = {}): Promise<ReadStream> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(url, { ...init, signal: leaving.signal });
  let text = '';
  let isOver = false;
  const decoder = new TextDecoder();
  const read = async () => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  read()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    shows: (wanted) => until(() => text.includes(wanted), { what: JSON.stringify(wanted) }),
    ended: async () => {
      await until(() => isOver, { what: 'the end of the stream' });
      return text;
    },
    leave: () => leaving.abort(),
  };
}
