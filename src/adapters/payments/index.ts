import type pg from 'pg';
import type {
  EventReader,
  HostedCheckouts,
  Processor,
  ProcessorName,
} from '../../domain/billing/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { sharedSecret } from '../../platform/database/index.ts';
import {
  createHostedPage,
  createSandbox,
  createSandboxReader,
  deliverEvent,
  renewDueSubscriptions,
} from './sandbox/index.ts';

interface ProcessorOptions {
  readonly configuration: Pick<Configuration, 'billing' | 'baseUrl'>;
  readonly pool: pg.Pool;
  /** For what may wait for locks of payments. */
  readonly paymentPool: pg.Pool;
  readonly clock: Clock;
  /** Makes the addresses of hosted pages unguessable; the same in every process. */
  readonly secret: string;
}

export interface Processors {
  /** Takes new payments; null when billing is off. */
  readonly current: Processor | null;
  /** Every processor that can be asked about earlier payments, by name. */
  readonly all: ReadonlyMap<string, Processor>;
  /** Whose webhooks are accepted. */
  readonly readers: ReadonlyMap<ProcessorName, EventReader>;
  /** The hosted page of the sandbox; null when it takes no payments. */
  readonly hosted: HostedCheckouts | null;
  /** What the sandbox has our worker do. */
  readonly sandbox: {
    /** Sends a queued webhook to our own server at `origin`. */
    deliverEvent(id: string, origin: string): Promise<void>;
    renewDueSubscriptions(): Promise<void>;
  };
}

/** The payment processors, by configuration. */
export async function openProcessors(options: ProcessorOptions): Promise<Processors> {
  const { configuration, pool, paymentPool, clock, secret } = options;
  const { billing, baseUrl } = configuration;
  const webhookSecret = await sharedSecret(pool, 'sandbox_webhook');
  const isSandbox = billing.kind === 'sandbox';
  const sandbox = {
    processor: createSandbox({ pool: paymentPool, clock, baseUrl, secret }),
    reader: createSandboxReader({ secret: webhookSecret, clock }),
  };
  const stripe = billing.kind === 'stripe' ? await openStripe(billing, clock) : null;
  const current = isSandbox ? sandbox : stripe;
  // Payments made in the sandbox can still be managed when Stripe takes the new ones.
  const all = [sandbox.processor, ...(stripe === null ? [] : [stripe.processor])];
  return {
    current: current?.processor ?? null,
    all: new Map(all.map((processor) => [processor.name, processor])),
    readers: new Map(current === null ? [] : [[current.processor.name, current.reader]]),
    hosted: isSandbox ? createHostedPage({ pool, paymentPool, clock, baseUrl }) : null,
    sandbox: {
      deliverEvent: (id, origin) =>
        deliverEvent({ database: paymentPool, clock, secret: webhookSecret, origin }, id),
      renewDueSubscriptions: async () => {
        if (isSandbox) await renewDueSubscriptions(paymentPool, clock);
      },
    },
  };
}

async function openStripe(
  billing: Extract<Configuration['billing'], { kind: 'stripe' }>,
  clock: Clock,
): Promise<{ processor: Processor; reader: EventReader }> {
  // Loaded only where it is used: it takes a quarter of a second.
  const { createStripe, createStripeClient, createStripeReader } = await import(
    './stripe/index.ts'
  );
  const client = createStripeClient(billing);
  const { webhookSecret } = billing;
  return {
    processor: createStripe(client),
    reader: createStripeReader({ client, webhookSecret, clock }),
  };
}
