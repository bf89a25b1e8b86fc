import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { WEBHOOK_DATA } from '../../src/contract/resources/webhook.ts';
import { until } from './wait.ts';
import { whenDone } from './when-done.ts';

/** An event as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads events the way a receiver would.
  readonly event: any;
  /** Where `data` is not what the contract says; undefined where it is. */
  readonly problem?: string | undefined;
}

type Answer = number | ((response: ServerResponse) => void);

/** A server on loopback that events are sent to; it answers 200 unless it is told otherwise. */
export interface Receiver {
  readonly origin: string;
  readonly received: readonly Received[];
  /** What arrived at a path, in the order in which it did. */
  at(path: string): readonly Received[];
  /** Waits until so many have arrived at a path, and answers them. */
  gets(path: string, count: number): Promise<readonly Received[]>;
  /** From now on, at a path. */
  answer(path: string, answer: Answer): void;
  close(): Promise<void>;
}

export async function aReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url ?? '';
    const headers = flat(request.headers);
    const id = headers['webhook-id'] ?? '';
    const event = JSON.parse(body);
    received.push({ path, headers, body, id, event, problem: problemOf(event) });
    const answer = answers.get(path) ?? 200;
    if (typeof answer === 'function') answer(response);
    else response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  whenDone(close);
  const at = (path: string) => received.filter((each) => each.path === path);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    at,
    gets: async (path, count) => {
      await until(() => at(path).length >= count, { what: `${count} events at ${path}` });
      return at(path);
    },
    answer: (path, answer) => void answers.set(path, answer),
    close,
  };
}

function problemOf({ type, data }: { type: string; data: unknown }): string | undefined {
  const schema = Object.entries(WEBHOOK_DATA).find(([name]) => name === type)?.[1];
  return schema?.safeParse(data).error?.message;
}

function flat(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value ?? '')]),
  );
}

/** Whether one of the signatures is what the library of Standard Webhooks would write, whatever the time is here. */
export function isSignedWith(secret: string, { id, headers, body }: Received): boolean {
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const signature = new Webhook(secret).sign(id, at, body);
  return (headers['webhook-signature'] ?? '').split(' ').includes(signature);
}
