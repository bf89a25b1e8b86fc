import type { WebhookListenEvent } from 'kinora-sdk';
import { type Command, type Context, numberOf, textOf, UsageError } from '../command.ts';
import { table } from '../terminal.ts';

const FORWARD_MS_MAX = 10_000;
const LISTED = 20;

type Delivered = Extract<WebhookListenEvent, { kind: 'delivery' }>;

export const webhookCommands: readonly Command[] = [
  {
    name: 'webhooks listen',
    summary: 'Print events as they happen, and forward them to a program on this machine',
    options: [
      { name: 'forward-to', value: 'ADDRESS', summary: 'Where to send them, as the service would' },
      { name: 'events', value: 'TYPES', summary: 'Only these, separated by commas' },
    ],
    example: 'kino webhooks listen --forward-to http://localhost:3000/webhooks',
    run: async (context, _, options) => {
      const { kinora, terminal, signal } = context;
      const target = textOf(options, 'forward-to');
      if (target !== undefined && !/^https?:\/\/\S+$/.test(target)) {
        throw new UsageError(`--forward-to: "${target}" is no http or https address.`);
      }
      const wanted = textOf(options, 'events')?.split(',');
      for await (const event of kinora.webhooks.listen({ signal })) {
        if (event.kind === 'listening') {
          terminal.note('Listening; Ctrl-C ends it. Events are signed with:');
          terminal.result({ secret: event.secret }, () => event.secret);
          continue;
        }
        const { type } = JSON.parse(event.body);
        if (wanted !== undefined && !wanted.includes(type)) continue;
        await show(context, event, type, target);
      }
    },
  },
  {
    name: 'webhooks list',
    summary: 'The endpoints of the account',
    run: async ({ kinora, terminal, signal }) => {
      const webhooks = await kinora.webhooks.list({ signal });
      terminal.result({ webhooks }, () =>
        webhooks.length === 0
          ? 'No endpoints yet. Listen without one: kino webhooks listen'
          : table(webhooks.map(({ id, enabled, url }) => [id, enabled ? 'on' : 'off', url])),
      );
    },
  },
  {
    name: 'webhooks deliveries',
    summary: 'What was sent to an endpoint, and what came of it',
    args: ['ID'],
    options: [{ name: 'limit', short: 'n', value: 'NUMBER', summary: 'How many; 20 by default' }],
    run: async ({ kinora, terminal, signal }, [id = ''], options) => {
      const max = numberOf(options, 'limit') ?? LISTED;
      const pages = kinora.webhooks.deliveries(id, { limit: Math.min(100, max) }, { signal });
      const deliveries = await pages.all(max);
      terminal.result({ deliveries }, () =>
        table(
          deliveries.map((delivery) => [
            delivery.id,
            delivery.type,
            delivery.state,
            String(delivery.last_status ?? delivery.last_error ?? ''),
          ]),
        ),
      );
    },
  },
  {
    name: 'webhooks test',
    summary: 'Send a test event to an endpoint',
    args: ['ID'],
    run: async ({ kinora, terminal, signal }, [id = '']) => {
      const delivery = await kinora.webhooks.test(id, { signal });
      terminal.result({ delivery }, () => `Sent ${delivery.id}.`);
    },
  },
  {
    name: 'webhooks replay',
    summary: 'Send an event again',
    args: ['ID', 'DELIVERY'],
    run: async ({ kinora, terminal, signal }, [id = '', delivered = '']) => {
      const delivery = await kinora.webhooks.replay(id, delivered, { signal });
      terminal.result({ delivery }, () => `Sent ${delivery.id} again.`);
    },
  },
];

/** Prints an event, and what the program that it was forwarded to answered. */
async function show(
  { terminal, signal }: Context,
  { headers, body }: Delivered,
  type: string,
  target: string | undefined,
): Promise<void> {
  const answer = target === undefined ? null : await forward(target, headers, body, signal);
  const id = headers['webhook-id'] ?? '';
  terminal.result({ ...JSON.parse(body), id, ...(answer === null ? {} : { answer }) }, () =>
    [new Date().toISOString(), type, id, ...(answer === null ? [] : [`→ ${answer}`])].join('  '),
  );
}

async function forward(
  target: string,
  headers: Delivered['headers'],
  body: string,
  signal: AbortSignal,
): Promise<number | string> {
  try {
    const response = await fetch(target, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FORWARD_MS_MAX)]),
    });
    // Nobody reads it, and it would keep its connection.
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'not reached';
  }
}
