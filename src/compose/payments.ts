import type pg from 'pg';
import { openProcessors, type Processors } from '../adapters/payments/index.ts';
import { type BillingDependencies, sweepBilling } from '../domain/billing/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import { sharedSecret } from '../platform/database/index.ts';

interface PaymentsOptions {
  readonly configuration: Pick<Configuration, 'billing' | 'baseUrl'>;
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

export interface Payments extends Pick<Processors, 'readers' | 'hosted'> {
  readonly billing: BillingDependencies;
  /** What the worker does; the sandbox sends its webhooks to our own server at `origin`. */
  work(origin: string): {
    deliverReport(id: string): Promise<void>;
    stopSubscription(processor: string, ref: string): Promise<void>;
    closeCheckout(processor: string, ref: string): Promise<void>;
    sweep(): Promise<void>;
  };
}

/** Billing with the payment processors of the configuration. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { configuration, pool, clock } = options;
  const secret = await sharedSecret(pool, 'billing');
  const { current, all, readers, hosted, sandbox } = await openProcessors({ ...options, secret });
  const { baseUrl } = configuration;
  const billing = { pool, clock, baseUrl, secret, processor: current, processors: all };
  return {
    billing,
    readers,
    hosted,
    work: (origin) => ({
      deliverReport: (id) => sandbox.deliverEvent(id, origin),
      stopSubscription: async (name, ref) => {
        await all.get(name)?.endSubscription(ref);
      },
      closeCheckout: async (name, ref) => {
        await all.get(name)?.closeCheckout(ref);
      },
      sweep: async () => {
        await sandbox.renewDueSubscriptions();
        await sweepBilling(billing);
      },
    }),
  };
}
