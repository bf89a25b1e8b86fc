import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Processor } from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { markCanceled, updateCancelAtPeriodEnd } from './store.ts';
import { sendEvent } from './webhooks.ts';

export { createHostedPage } from './hosted-page.ts';
export { renewDueSubscriptions } from './subscriptions.ts';
export { createSandboxReader, deliverEvent } from './webhooks.ts';

interface SandboxOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly secret: string;
}

/** A processor without real money: its pages are ours, and it takes test cards only. */
export function createSandbox({ pool, clock, baseUrl, secret }: SandboxOptions): Processor {
  return {
    name: 'sandbox',
    openCheckout: async ({ checkoutId }) => {
      const mac = createHmac('sha256', secret).update(`hosted:${checkoutId}`).digest('base64url');
      const ref = `cs_sandbox_${mac.slice(0, 32)}`;
      return { ref, url: `${baseUrl}/checkout/${ref}` };
    },
    // Its page reads the same clock and the same row, so there is nothing to close.
    closeCheckout: async () => true,
    setCancelAtPeriodEnd: (ref, cancel) => updateCancelAtPeriodEnd(pool, ref, cancel),
    endSubscription: (ref) => markCanceled(pool, ref),
    refund: (paymentRef) =>
      sendEvent(pool, {
        clock,
        id: `evt_refund_${paymentRef}`,
        data: { type: 'payment.refunded', paymentRef },
      }),
    portalUrl: async () => null,
  };
}
