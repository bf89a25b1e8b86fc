import type pg from 'pg';
import {
  type BillingDependencies,
  type EventReader,
  type HostedCheckouts,
  type Processor,
  type ProcessorName,
  sweepBilling,
} from '../../domain/billing/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration/index.ts';
import { sharedSecret } from '../../platform/database/index.ts';
import { createHosted, createReader, createSandbox, deliver, renewDue } from './sandbox/index.ts';

interface PaymentsOptions {
  readonly configuration: Pick<Configuration, 'billing' | 'baseUrl'>;
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

export interface Payments {
  readonly billing: BillingDependencies;
  /** Who may come to the door. */
  readonly readers: ReadonlyMap<ProcessorName, EventReader>;
  /** The hosted page of the sandbox; null when it takes no payments. */
  readonly hosted: HostedCheckouts | null;
  /** What the worker does; the sandbox reports to the door at this origin. */
  work(door: string): {
    deliverReport(id: string): Promise<void>;
    stopSubscription(processor: string, ref: string): Promise<void>;
    closeCheckout(processor: string, ref: string): Promise<void>;
    sweep(): Promise<void>;
  };
}

/** Whoever takes payments by configuration. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { configuration, pool, clock } = options;
  const { billing, baseUrl } = configuration;
  const secret = await sharedSecret(pool, 'billing');
  const webhookSecret = await sharedSecret(pool, 'sandbox_webhook');
  const sandbox = createSandbox({ pool, clock, baseUrl, secret });
  const isSandbox = billing.kind === 'sandbox';
  const stripe = billing.kind === 'stripe' ? await openStripe(billing, clock) : null;
  // Payments made in the sandbox can be looked after whoever takes new ones.
  const all = [sandbox, ...(stripe === null ? [] : [stripe.processor])];
  const processors = new Map<string, Processor>(all.map((each) => [each.name, each]));
  const dependencies: BillingDependencies = {
    pool,
    clock,
    baseUrl,
    secret,
    processor: isSandbox ? sandbox : (stripe?.processor ?? null),
    processors,
  };
  return {
    billing: dependencies,
    readers: new Map<ProcessorName, EventReader>([
      ...(isSandbox
        ? ([['sandbox', createReader({ secret: webhookSecret, clock })]] as const)
        : []),
      ...(stripe === null ? [] : ([['stripe', stripe.reader]] as const)),
    ]),
    hosted: isSandbox ? createHosted({ pool, clock, baseUrl }) : null,
    work: (door) => ({
      deliverReport: (id) =>
        deliver({ database: pool, clock, secret: webhookSecret, origin: door }, id),
      stopSubscription: async (name, ref) => {
        await processors.get(name)?.endSubscription(ref);
      },
      closeCheckout: async (name, ref) => {
        await processors.get(name)?.closeCheckout(ref);
      },
      sweep: async () => {
        if (isSandbox) await renewDue(pool, clock);
        await sweepBilling(dependencies);
      },
    }),
  };
}

async function openStripe(
  billing: Extract<Configuration['billing'], { kind: 'stripe' }>,
  clock: Clock,
): Promise<{ processor: Processor; reader: EventReader }> {
  // Read only where it is used: it takes a quarter of a second.
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
