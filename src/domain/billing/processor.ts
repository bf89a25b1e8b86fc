import type { Interval } from '../../contract/billing-catalog.ts';
import type { PaymentEvent } from './payment-event.ts';

export type ProcessorName = 'sandbox' | 'stripe';

/** What a person is asked to pay, in words that any processor understands. */
export interface Order {
  readonly checkoutId: string;
  readonly account: { readonly id: string; readonly email: string };
  readonly productName: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** null for something that is paid once. */
  readonly renewal: { readonly interval: Interval; readonly amountMinor: number } | null;
  readonly returnUrl: string;
  readonly expiresAt: Date;
}

/** Somebody who takes payments. Its words are translated in the adapter. */
export interface Processor {
  readonly name: ProcessorName;
  /** May be repeated; a page that is not needed is closed again. */
  openCheckout(order: Order): Promise<{ readonly ref: string; readonly url: string }>;
  /** False when it is being paid, so that it must not expire here either. */
  closeCheckout(ref: string): Promise<boolean>;
  setCancelAtPeriodEnd(subscriptionRef: string, cancel: boolean): Promise<void>;
  /** Ends a subscription at once; nothing is charged any more. */
  endSubscription(subscriptionRef: string): Promise<void>;
  /** Gives the money back, once however often it is asked. */
  refund(paymentRef: string, checkoutId: string): Promise<void>;
  /** The processor's own management page for a subscription; null when ours is used. */
  portalUrl(subscriptionRef: string, returnUrl: string): Promise<string | null>;
}

/** Checks the signature of what came to the door; throws BadSignature when it is not theirs. */
export interface EventReader {
  read(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<PaymentEvent>;
}

/** What came to the door was not sent by the processor, or not just now. */
export class BadSignature extends Error {
  override readonly name = 'BadSignature';
}

/** The processor is out of reach or refuses; nothing was written. */
export class ProcessorFailure extends Error {
  override readonly name = 'ProcessorFailure';
}
