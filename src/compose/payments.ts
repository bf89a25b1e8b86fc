import { openProcessors, type Processors } from '../adapters/payments/index.ts';
import {
  type BillingDependencies,
  createTurns,
  sendBillingMail,
  sweepBilling,
} from '../domain/billing/index.ts';
import type { SendMail } from '../domain/mail/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import { type Database, sharedSecret } from '../platform/database/index.ts';

/** Longer than an event or a checkout may wait for its locks. */
const TURN_WAIT_MS_MAX = 6_000;

interface PaymentsOptions extends Pick<Database, 'pool' | 'paymentPool'> {
  readonly configuration: Pick<Configuration, 'billing' | 'baseUrl' | 'serviceName'>;
  readonly clock: Clock;
}

export interface Payments extends Pick<Processors, 'readers' | 'hosted'> {
  readonly billing: BillingDependencies;
  /** What the worker does; the sandbox sends its webhooks to our own server at `origin`. */
  work(
    origin: string,
    sendMail: SendMail,
  ): {
    sendMail(id: string): Promise<void>;
    deliverReport(id: string): Promise<void>;
    stopSubscription(processor: string, ref: string): Promise<void>;
    closeCheckout(processor: string, ref: string): Promise<void>;
    sweep(): Promise<void>;
  };
}

/** Billing with the payment processors of the configuration. */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { configuration, pool, paymentPool, clock } = options;
  const secret = await sharedSecret(pool, 'billing');
  const { current, all, readers, hosted, sandbox } = await openProcessors({ ...options, secret });
  const { baseUrl, serviceName } = configuration;
  const takeTurn = createTurns({ waitMsMax: TURN_WAIT_MS_MAX });
  const billing = {
    ...{ pool, paymentPool, clock, baseUrl, secret, takeTurn },
    processor: current,
    processors: all,
  };
  return {
    billing,
    readers,
    hosted,
    work: (origin, sendMail) => ({
      sendMail: (id) => sendBillingMail({ ...billing, serviceName, sendMail }, id),
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
