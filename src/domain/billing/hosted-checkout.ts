import type { Interval } from '../../contract/billing-catalog.ts';
import type { CheckoutState } from '../../contract/resources/billing.ts';

/** What the hosted page of the sandbox processor shows. */
export interface HostedCheckout {
  readonly checkoutId: string;
  readonly productName: string;
  readonly amountMinor: number;
  readonly currency: string;
  /** null for something that is paid once. */
  readonly renewal: { readonly interval: Interval; readonly amountMinor: number } | null;
  readonly status: CheckoutState;
  /** Whether a card may be tried now. */
  readonly isOpen: boolean;
  /** Whether a card was charged; the report of it may still be on its way. */
  readonly isPaid: boolean;
  /** How many cards may still be tried. */
  readonly triesLeft: number;
  readonly expiresAt: Date;
  /** Where the person goes when they are done, or when they leave. */
  readonly returnUrl: string;
}

/** As it was typed. */
export interface CardForm {
  readonly card_number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardOutcome =
  /** The card was charged; the signed report to us is on its way. Nothing is granted yet. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'declined'; readonly triesLeft: number }
  /** The last try was declined too. */
  | { readonly kind: 'failed' }
  /** Paid, failed or expired before; nothing was charged. */
  | { readonly kind: 'closed' }
  /** Nothing was tried. */
  | { readonly kind: 'invalid'; readonly field: keyof CardForm; readonly message: string };

/** The sandbox processor's side of its hosted page. null where the address is not known. */
export interface HostedCheckouts {
  /** Reading changes nothing, however often. */
  read(ref: string): Promise<HostedCheckout | null>;
  pay(ref: string, card: CardForm): Promise<CardOutcome | null>;
}

/** What to type, for the page to show. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', effect: 'pays' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0000 0000 0259', effect: 'pays, and is held for review' },
  { number: '4000 0000 0000 0341', effect: 'pays now, and is declined at every renewal' },
] as const;
