import type { Interval } from '../../contract/billing-catalog.ts';
import { Refusal } from '../refusal.ts';
import type { PaymentEvent } from './events/payment-event.ts';

export type ProcessorName = 'sandbox' | 'stripe';

/** What a person is asked to pay, in terms that any processor understands. */
export interface Order {
  readonly checkoutId: string;
  readonly account: { readonly id: string; readonly email: string };
  readonly productName: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** null for a one-time purchase. */
  readonly renewal: { readonly interval: Interval; readonly amountMinor: number } | null;
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** A payment processor. Its adapter translates to and from these terms. */
export interface Processor {
  readonly name: ProcessorName;
  /** May be called again for the same order; the surplus page is then closed. */
  openCheckout(order: Order): Promise<{ readonly ref: string; readonly url: string }>;
  /** False when it is being paid, so it must not expire here either. */
  closeCheckout(ref: string): Promise<boolean>;
  setCancelAtPeriodEnd(subscriptionRef: string, cancel: boolean): Promise<void>;
  /** Ends a subscription at once; nothing more is charged. */
  endSubscription(subscriptionRef: string): Promise<void>;
  /** Refunds a payment; repeating it has no further effect. */
  refund(paymentRef: string, checkoutId: string): Promise<void>;
  /** The processor's own management page for a subscription; null when ours is used. */
  portalUrl(subscriptionRef: string, returnUrl: string): Promise<string | null>;
}

/** Verifies and parses a webhook request; throws BadSignature when the processor did not send it. */
export interface EventReader {
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<PaymentEvent>;
}

/** A webhook request was not signed by the processor, or its signature is too old. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** The processor is out of reach or refuses; nothing was written. */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure';
}

/** For `catch`: a processor that is out of reach makes billing unavailable. */
export function refuseOnProcessorFailure(error: unknown): never {
  if (!(error instanceof ProcessorFailure)) throw error;
  throw new Refusal(
    'billing_unavailable',
    'The payment processor cannot be reached at the moment. Retry shortly.',
  );
}
