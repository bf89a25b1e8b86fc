import type { CheckoutStatus, Subscription } from 'kinora-sdk';
import { type Command, numberOf, textOf, UsageError } from '../command.ts';
import { openBrowser } from '../open-browser.ts';
import { suggest } from '../suggest.ts';
import { facts, table } from '../terminal.ts';

const WORDS: Readonly<Record<CheckoutStatus['status'], string>> = {
  pending: 'Not paid yet.',
  processing: 'Paid; waiting for the confirmation.',
  paid_pending_review: 'Paid; being reviewed. The credits come when it has passed.',
  fulfilled: 'Paid. The credits are there.',
  failed: 'The payment failed. Nothing was charged.',
  expired: 'Nobody paid in time. Nothing was charged.',
  refunded: 'The payment was refunded.',
};

export const billingCommands: readonly Command[] = [
  {
    name: 'billing catalog',
    summary: 'What can be bought',
    run: async ({ kinora, terminal, signal }) => {
      const catalog = await kinora.billing.catalog({ signal });
      terminal.result(catalog, () =>
        table(
          catalog.items.map(({ skuId, name, credits, amountMinor, currency }) => [
            skuId,
            name,
            String(credits),
            money(amountMinor, currency),
          ]),
        ),
      );
    },
  },
  {
    name: 'billing buy',
    summary: 'Prepare a purchase, open its page, and wait for the outcome',
    args: ['SKU'],
    options: [
      { name: 'offer', value: 'ID', summary: 'An offer for a subscription' },
      { name: 'no-open', summary: 'Show the address and open no browser' },
      { name: 'no-wait', summary: 'Do not wait for the outcome' },
    ],
    example: 'kino billing buy topup:pack_50',
    run: async ({ kinora, terminal, signal }, [sku = ''], options) => {
      const offerId = textOf(options, 'offer');
      const catalog = await kinora.billing.catalog({ signal });
      const skus = catalog.items.map(({ skuId }) => skuId);
      if (!skus.includes(sku)) throw unknownSku(sku, skus);
      const wish = {
        ...{ skuId: sku, catalogVersion: catalog.version },
        ...(offerId === undefined ? {} : { offerId }),
      };
      const checkout = await kinora.billing.checkout(wish, { signal });
      const { amountMinor, currency } = checkout.data;
      terminal.note(`${money(amountMinor, currency)}. Pay here: ${checkout.url}`);
      if (options['no-open'] !== true) openBrowser(checkout.url, process.env);
      if (options['no-wait'] === true) {
        terminal.result(checkout, () => checkout.id);
        return;
      }
      terminal.note('Waiting for the payment; Ctrl-C leaves it open.');
      const status = await checkout.done({ signal });
      terminal.result(status, () => WORDS[status.status]);
    },
  },
  {
    name: 'billing status',
    summary: 'How a purchase stands; of the subscription without one',
    args: ['CHECKOUT?'],
    run: async ({ kinora, terminal, signal }, [checkoutId]) => {
      if (checkoutId !== undefined) {
        const status = await kinora.billing.status(checkoutId, { signal });
        terminal.result(status, () => WORDS[status.status]);
        return;
      }
      const subscription = await kinora.billing.subscription({ signal });
      terminal.result({ subscription }, () =>
        subscription === null ? 'No subscription.' : describe(subscription),
      );
    },
  },
  {
    name: 'billing history',
    summary: 'Payments, newest first',
    options: [{ name: 'limit', short: 'n', value: 'NUMBER', summary: 'How many; 20 by default' }],
    run: async ({ kinora, terminal, signal }, _, options) => {
      const max = numberOf(options, 'limit') ?? 20;
      const history = await kinora.billing
        .history({ limit: Math.min(100, max) }, { signal })
        .all(max);
      terminal.result({ history }, () =>
        history.length === 0
          ? 'No payments yet.'
          : table(
              history.map(({ createdAt, productName, amount, currency, status }) => [
                createdAt?.slice(0, 10) ?? '',
                productName ?? '',
                `${amount?.toFixed(2) ?? ''} ${currency ?? ''}`,
                status ?? '',
              ]),
            ),
      );
    },
  },
  {
    name: 'billing manage',
    summary: 'Open the page on which the subscription is managed',
    options: [{ name: 'no-open', summary: 'Show the address and open no browser' }],
    run: async ({ kinora, terminal, signal }, _, options) => {
      const session = await kinora.billing.portal({}, { signal });
      if (options['no-open'] !== true) openBrowser(session.url, process.env);
      terminal.note('This address opens once, and soon ends.');
      terminal.result(session, () => session.url);
    },
  },
];

function describe(subscription: Subscription): string {
  const { skuId, status, credits, interval, amountMinor, currency } = subscription;
  const ends = subscription.cancelAtPeriodEnd || status === 'canceled';
  return facts([
    ['Plan', skuId],
    ['Status', status],
    ['Credits', `${credits}, ${interval}`],
    ['Price', money(amountMinor, currency)],
    [ends ? 'Ends' : 'Renews', subscription.currentPeriodEnd],
  ]);
}

function unknownSku(sku: string, skus: readonly string[]): UsageError {
  const meant = suggest(sku, skus);
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
  return new UsageError(`There is no SKU "${sku}".${hint} See kino billing catalog.`);
}

function money(minor: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(minor / 100);
}
