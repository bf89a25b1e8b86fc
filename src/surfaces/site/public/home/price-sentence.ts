import {
  CATALOG,
  CATALOG_CURRENCY,
  type PackSku,
  type SubscriptionSku,
} from '../../../../contract/billing-catalog.ts';
import { LIMITS } from '../../../../contract/limits.ts';
import type { Model } from '../../../../contract/resources/model.ts';
import { formatCredits, formatPrice } from '../../billing/money.ts';

/** Models that the sentence names at most. */
const NAMED_MAX = 3;

/** The smallest plan, and the smallest pack. */
const SMALLEST_PLAN = CATALOG.find(
  (sku): sku is SubscriptionSku => sku.kind === 'subscription' && sku.interval === 'monthly',
);
const SMALLEST_PACK = CATALOG.find((sku): sku is PackSku => sku.kind === 'topup');

/** What money buys here: of the models that this server can run, and of no other. */
export function priceSentence(models: readonly Model[], canBuy: boolean): string {
  if (!canBuy || SMALLEST_PLAN === undefined) {
    const { welcomeCredits } = LIMITS;
    return `A new account has ${formatCredits(welcomeCredits)}: ${listOf(what(models, welcomeCredits))}.`;
  }
  const { credits, amountMinor } = SMALLEST_PLAN;
  const price = formatPrice(amountMinor, CATALOG_CURRENCY);
  return `${formatCredits(credits)} cost ${price} a month: ${listOf(what(models, credits))}.`;
}

/** The smallest amount that is sold once, as on a button. */
export function packLabel(): string | null {
  if (SMALLEST_PACK === undefined) return null;
  return `${formatCredits(SMALLEST_PACK.credits)}, ${formatPrice(SMALLEST_PACK.amountMinor, CATALOG_CURRENCY)}`;
}

/** The cheapest model of each kind, then the dearest of all: what most people make, and what they dream of. */
function what(models: readonly Model[], credits: number): readonly string[] {
  const affordable = models
    .filter(({ available, credit_cost: cost }) => available && cost > 0 && cost <= credits)
    .toSorted((a, b) => a.credit_cost - b.credit_cost);
  const cheapest = (type: Model['type']) => affordable.find((model) => model.type === type);
  const chosen = new Set([cheapest('video'), cheapest('image'), affordable.at(-1)]);
  return [...chosen]
    .flatMap((model) => (model === undefined ? [] : [countOf(model, credits)]))
    .slice(0, NAMED_MAX);
}

function countOf({ name, type, credit_cost: cost }: Model, credits: number): string {
  const count = Math.floor(credits / cost);
  const noun = type === 'image' ? 'image' : 'clip';
  return `${count} ${name} ${noun}${count === 1 ? '' : 's'}`;
}

function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? 'nothing yet, because no model is connected';
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
