import type { Interval, SkuKind } from '../../../contract/billing-catalog.ts';
import type { CheckoutRequest, CheckoutState } from '../../../contract/resources/billing.ts';

/** What the hosted page of the sandbox processor shows. */
export interface HostedCheckout {
  readonly checkoutId: string;
  readonly productName: string;
  readonly kind: SkuKind;
  readonly credits: number;
  readonly amountMinor: number;
  readonly currency: string;
  /** null for a one-time purchase. */
  readonly renewal: { readonly interval: Interval; readonly amountMinor: number } | null;
  readonly status: CheckoutState;
  /** Whether a card can be tried now. */
  readonly isOpen: boolean;
  /** Whether a card was charged; the event that confirms it may not have arrived yet. */
  readonly isPaid: boolean;
  /** How many more cards can be tried. */
  readonly triesLeft: number;
  /** The only cards that are accepted. */
  readonly testCards: readonly TestCard[];
  readonly expiresAt: Date;
  /** Where the person goes after paying, or instead of paying. */
  readonly returnUrl: string;
  readonly returnTarget: CheckoutRequest['returnTarget'];
  /** Whose it is. */
  readonly account: { readonly email: string; readonly balance: number };
  /** The name of the key that asked for it; null when the person did. */
  readonly askedByKey: string | null;
}

export interface TestCard {
  readonly number: string;
  /** What the card does, in words for the page. */
  readonly effect: string;
}

/** The form of the hosted page, as it was typed. */
export interface CardForm {
  readonly card_number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export type CardOutcome =
  /** The card was charged, and the signed event is on its way. Nothing is granted yet. */
  | { readonly kind: 'processing' }
  | { readonly kind: 'declined'; readonly triesLeft: number }
  /** Declined, and no tries are left. */
  | { readonly kind: 'failed' }
  /** The checkout was paid, failed or expired before; nothing was charged. */
  | { readonly kind: 'closed' }
  /** The form cannot be read; no card was tried. */
  | { readonly kind: 'invalid'; readonly field: keyof CardForm; readonly message: string };

/** The sandbox processor behind its hosted page. null for an unknown ref. */
export interface HostedCheckouts {
  /** Has no side effects. */
  read(ref: string): Promise<HostedCheckout | null>;
  pay(ref: string, card: CardForm): Promise<CardOutcome | null>;
}
