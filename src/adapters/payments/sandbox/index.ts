import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Processor } from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import { report } from './reports.ts';

export { createHosted } from './hosted.ts';
export { createReader, deliver } from './reports.ts';
export { renewDue } from './subscriptions.ts';

interface SandboxOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
  readonly secret: string;
}

/** A processor like any other, but for real money: its pages are ours and its cards are made up. */
export function createSandbox({ pool, clock, baseUrl, secret }: SandboxOptions): Processor {
  return {
    name: 'sandbox',
    openCheckout: async ({ checkoutId }) => {
      const mac = createHmac('sha256', secret).update(`hosted:${checkoutId}`).digest('base64url');
      const ref = `cs_sandbox_${mac.slice(0, 32)}`;
      return { ref, url: `${baseUrl}/checkout/${ref}` };
    },
    // Its page looks at the same clock and the same row, so there is nothing to close.
    closeCheckout: async () => true,
    setCancelAtPeriodEnd: async (ref, cancel) => {
      await pool.query('update sandbox_subscription set cancel_at_period_end = $2 where ref = $1', [
        ref,
        cancel,
      ]);
    },
    endSubscription: async (ref) => {
      await pool.query("update sandbox_subscription set status = 'canceled' where ref = $1", [ref]);
    },
    refund: (paymentRef) =>
      report(pool, {
        clock,
        id: `evt_refund_${paymentRef}`,
        happening: { type: 'payment.refunded', paymentRef },
      }),
    portalUrl: async () => null,
  };
}
