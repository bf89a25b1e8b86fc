import { PLANS } from '../../../contract/plans.ts';
import type { CheckoutRequest } from '../../../contract/resources/billing.ts';
import type { MailDescription, MailRow } from '../../mail/index.ts';
import type { Payment } from '../payments/store.ts';
import { subscriptionSkuOf } from '../subscriptions/plan.ts';
import type { MailFacts } from './store.ts';

/** The payment that a mail is about. */
export interface PaidFacts
  extends Pick<
    Payment,
    'productName' | 'amountMinor' | 'currency' | 'credits' | 'cardLastFour' | 'paidAt'
  > {
  readonly invoiceNumber: string | null;
  readonly invoiceUrl: string;
  readonly returnTarget: CheckoutRequest['returnTarget'];
  /** null for what is paid once. */
  readonly renewsAt: Date | null;
}

interface Told {
  readonly facts: MailFacts;
  readonly paid: PaidFacts | null;
  readonly balance: number;
  readonly baseUrl: string;
}

type Description = Omit<MailDescription, 'serviceName' | 'to'>;

const TEST_MODE = 'Test mode: no real money moved.';

/** What a mail about money says. */
export function describeMail({ facts, paid, balance, baseUrl }: Told): Description {
  const billing = `${baseUrl}/billing`;
  switch (facts.kind) {
    case 'receipt':
    case 'renewal':
      return receiptMail(facts.kind, theirs(paid), { balance, baseUrl });
    case 'refund':
      return refundMail(theirs(paid), { taken: facts.taken, balance, billing });
    case 'renewal_failed':
      return {
        subject: `We could not renew your ${planName(facts.skuId)} plan`,
        headline: `The card was declined. Your plan stays until ${dateOf(facts.endsAt)}.`,
        paragraphs: [
          'Nothing was charged, and your credits stay yours. We try again every day until then. To keep the plan, choose it again with another card; after that day the account is on the free plan.',
        ],
        rows: [
          ['Plan', planName(facts.skuId)],
          ['Declined', money(facts.amountMinor, facts.currency), 'strong'],
          ['Plan stays until', dateOf(facts.endsAt)],
        ],
        button: { label: 'Use another card', url: `${billing}#plans` },
        note: TEST_MODE,
      };
    case 'canceled':
      return {
        subject: `Your ${planName(facts.skuId)} plan is canceled`,
        headline: `Canceled. Your plan runs until ${dateOf(facts.endsAt)}.`,
        paragraphs: [
          'It does not renew, and nothing more is charged. Credits that are left stay yours. Until that day you can resume with one click.',
        ],
        rows: [
          ['Plan', planName(facts.skuId)],
          ['Runs until', dateOf(facts.endsAt), 'strong'],
          ['Charged', money(0, 'USD')],
        ],
        button: { label: 'Resume the plan', url: billing },
        note: TEST_MODE,
      };
  }
}

function receiptMail(
  kind: 'receipt' | 'renewal',
  paid: PaidFacts,
  { balance, baseUrl }: { balance: number; baseUrl: string },
): Description {
  const { productName, amountMinor, currency, credits, renewsAt } = paid;
  const price = money(amountMinor, currency);
  const isRenewal = kind === 'renewal';
  return {
    subject: isRenewal
      ? `Your plan was renewed: ${productName}, ${price}`
      : `Your receipt: ${productName}, ${price}`,
    headline: `${countOf(credits)} are here. You have ${balance.toLocaleString('en-US')}.`,
    paragraphs: [
      `Paid ${cardText(paid)} on ${dateOf(paid.paidAt)}.${renewsAt === null ? '' : ` It renews on ${dateOf(renewsAt)} until you cancel.`}`,
    ],
    rows: [
      [productName, price],
      ['Tax', money(0, currency)],
      ['Paid', price, 'strong'],
      ...invoiceRow(paid),
    ],
    button:
      paid.returnTarget === 'generate' && !isRenewal
        ? { label: 'Continue your draft', url: `${baseUrl}/generate` }
        : { label: 'Open the studio', url: `${baseUrl}/generate` },
    link: { label: 'Invoice', url: paid.invoiceUrl },
    note: TEST_MODE,
  };
}

function refundMail(
  paid: PaidFacts,
  { taken, balance, billing }: { taken: number; balance: number; billing: string },
): Description {
  const price = money(paid.amountMinor, paid.currency);
  return {
    subject: `Your refund: ${paid.productName}, ${price}`,
    headline: `${price} is on its way back to you.`,
    paragraphs: [
      `It goes back to where it came from${paid.cardLastFour === null ? '' : `, the card ending ${paid.cardLastFour}`}.`,
    ],
    rows: [
      [paid.productName, price],
      ['Refunded', price, 'strong'],
      ['Credits taken back', taken.toLocaleString('en-US')],
      ['Credits left', balance.toLocaleString('en-US')],
      ...invoiceRow(paid),
    ],
    button: { label: 'Go to billing', url: billing },
    link: { label: 'Invoice', url: paid.invoiceUrl },
    note: TEST_MODE,
  };
}

function theirs(paid: PaidFacts | null): PaidFacts {
  if (paid === null) throw new Error('A mail about a payment came without it');
  return paid;
}

function invoiceRow({ invoiceNumber }: PaidFacts): readonly MailRow[] {
  return invoiceNumber === null ? [] : [['Invoice', invoiceNumber]];
}

function cardText({ cardLastFour }: PaidFacts): string {
  return cardLastFour === null ? 'by card' : `with the card ending ${cardLastFour}`;
}

function planName(skuId: string): string {
  return PLANS[subscriptionSkuOf(skuId).tier].name;
}

function countOf(credits: number): string {
  return `${credits.toLocaleString('en-US')} credits`;
}

function money(amountMinor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amountMinor / 100);
}

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dateOf(time: Date | string): string {
  return date.format(new Date(time));
}
