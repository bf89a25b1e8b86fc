import type { Task } from '../platform/queue/index.ts';

/** What the worker does for billing; each is safe to repeat. */
export interface BillingWork {
  /** Sends an event of the sandbox processor to our own webhook endpoint. */
  deliverReport(id: string): Promise<void>;
  /** Tells a processor that a subscription has ended. */
  stopSubscription(processor: string, ref: string): Promise<void>;
  /** Tells a processor that a checkout takes no payment any more. */
  closeCheckout(processor: string, ref: string): Promise<void>;
  /** Sends a mail about money. */
  sendMail(id: string): Promise<void>;
  /** Expires, renews and ends what is due. */
  sweep(): Promise<void>;
}

export function billingTasks(work: BillingWork): Readonly<Record<string, Task>> {
  const { deliverReport, stopSubscription, closeCheckout, sendMail } = work;
  return {
    sandbox_webhook: (payload) => deliverReport(textOf(payload, 'id')),
    billing_mail: (payload) => sendMail(textOf(payload, 'id')),
    billing_stop: (payload) =>
      stopSubscription(textOf(payload, 'processor'), textOf(payload, 'ref')),
    billing_close: (payload) => closeCheckout(textOf(payload, 'processor'), textOf(payload, 'ref')),
  };
}

function textOf(payload: unknown, name: string): string {
  const members: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {};
  const value = members[name];
  if (typeof value !== 'string') throw new Error(`A billing task came without ${name}`);
  return value;
}
