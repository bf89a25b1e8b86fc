import type { Cutter } from '../lettering/cutter.ts';
import { AD_WORD, DISH, FORMER_PRICES, PRICE, PRICED } from './ad-patterns.ts';

/** "1.099 €" and "$1,099" are thousands, "1,60 €" is not. */
const amountIn = (text: string) =>
  Number(
    text
      .replaceAll(/[^\d.,]/gu, '')
      .replaceAll(/[.,](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.'),
  );

/** What it cost before, if it also says what it costs now. */
export function formerPriceIn(cutter: Cutter): string | null {
  for (const pattern of FORMER_PRICES) {
    const found = pattern.exec(cutter.rest);
    if (found === null) continue;
    const [whole, former = '', then] = found;
    const rest = cutter.rest.replace(whole, ' ');
    const now = then ?? PRICE.exec(rest)?.[0];
    if (now !== undefined && amountIn(now) < amountIn(former)) return cutter.cut(pattern, 1);
  }
  return null;
}

/** The end of a list is not all that it costs: "burger, fries and cola for $8.99". */
const LISTED = /^(?:[\p{L}'’-]+ )?(?:and|or) /iu;

/** What the price is for, and what is on the menu. */
export function pricedIn(text: string): {
  readonly priced: string | null;
  readonly dish: string | null;
} {
  const dish = DISH.exec(text)?.[1]?.trim() ?? null;
  const costs = PRICED.exec(text)?.[1]?.trim();
  if (costs === undefined || AD_WORD.test(costs)) return { priced: null, dish };
  if (LISTED.test(costs)) return { priced: null, dish: null };
  return { priced: costs.replace(/ (?:from|at|only|just|for)$/iu, ''), dish };
}
