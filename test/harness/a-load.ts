import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { bearer } from './a-submit.ts';

interface Refused {
  readonly status: number;
  readonly body: string;
}

/** People who submit one generation after the other, and try again until each is accepted. */
export interface Load {
  /** Ids of generations that somebody was told are accepted. */
  readonly accepted: ReadonlySet<string>;
  /** Answers other than an acceptance. */
  readonly refused: readonly Refused[];
  /** How often nobody answered. */
  unanswered(): number;
  /** The longest that anybody waited for an answer, or for none. */
  slowestMs(): number;
  /** Lets everybody finish the submit they are at. */
  stop(): Promise<void>;
}

interface LoadWish {
  /** Where to send a request; asked before each. */
  readonly origin: () => string;
  readonly secrets: readonly string[];
  /** What to submit next. */
  readonly wish: () => Readonly<Record<string, unknown>>;
  readonly everyMs: number;
}

/** No answer takes longer, whatever has happened to the service. */
const PATIENCE_MS = 15_000;

export function aLoad({ origin, secrets, wish, everyMs }: LoadWish): Load {
  const accepted = new Set<string>();
  const refused: Refused[] = [];
  let unanswered = 0;
  let slowestMs = 0;
  let isStopped = false;
  /** A refusal for good: the test has asked for what it cannot have. */
  let isGivenUp = false;

  /** The id, or null when it has to be tried again. */
  async function send(secret: string, key: string, body: string): Promise<string | null> {
    const from = performance.now();
    try {
      const response = await fetch(`${origin()}/v1/generate/image`, {
        method: 'POST',
        headers: {
          ...bearer(secret),
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      if (response.status === 202) return JSON.parse(text).video.id;
      refused.push({ status: response.status, body: text });
      isGivenUp ||= response.status < 500;
    } catch {
      unanswered += 1;
    } finally {
      slowestMs = Math.max(slowestMs, performance.now() - from);
    }
    return null;
  }

  async function person(secret: string): Promise<void> {
    while (!isStopped && !isGivenUp) {
      const [key, body] = [randomUUID(), JSON.stringify(wish())];
      let id: string | null = null;
      while (id === null && !isGivenUp) {
        id = await send(secret, key, body);
        await pause(everyMs);
      }
      if (id !== null) accepted.add(id);
    }
  }

  const people = Promise.all(secrets.map(person));
  return {
    accepted,
    refused,
    unanswered: () => unanswered,
    slowestMs: () => slowestMs,
    stop: async () => {
      isStopped = true;
      await people;
      const forGood = refused.find(({ status }) => status < 500);
      if (forGood !== undefined) throw new Error(`A submit was refused: ${forGood.body}`);
    },
  };
}
