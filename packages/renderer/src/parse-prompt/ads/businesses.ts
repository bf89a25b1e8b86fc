import { BUSINESS_ROWS } from '../words/businesses.ts';
import { withoutMedium } from './ad-brief.ts';

/** What a kind of business or occasion shows, and what its ad says when the prompt has no words for it. */
export interface Business {
  readonly pattern: RegExp;
  /** What it is shown by, unless the prompt names things; null where nothing stands for it. */
  readonly thing: string | null;
  readonly line: string;
  readonly call: string;
}

const BUSINESSES: readonly Business[] = BUSINESS_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [pattern = '', thing = '', line = '', call = ''] = row.split(' ; ');
    return {
      pattern: new RegExp(pattern, 'iu'),
      thing: thing === '-' ? null : thing,
      line,
      call,
    };
  });

/** Whose ad it is: "…, ad for Sparkle Car Wash". */
const AD_FOR =
  /(?<=[,.;:] ?)(?:an? )?(?:ad|ads|advert|advertisement|commercial|promo|spot|campaign|poster|banner|flyer) for ([^,.;:]{3,60})/iu;

/** Words of the picture that are also what others sell: "cinema-grade", "film grain", "show awl and thread". */
const OF_PICTURE =
  /\bcinema(?:-grade|tic|-style)\b|\b(?:brand|launch|short|promo|product) film\b|\bfilm (?:grain|look|style)\b|(?<=(?:^|[:.;,] ?))show\b|\b\p{L}+-chair\b/giu;

export function businessOf(brief: string): Business | undefined {
  const prompt = withoutMedium(brief).replaceAll(OF_PICTURE, ' ');
  const named = AD_FOR.exec(prompt)?.[1];
  return (named === undefined ? undefined : firstIn(named)) ?? firstIn(prompt);
}

/** What is seen on a screen, whatever it is for: "accounting software", "a budgeting app". */
const SOFTWARE = /\b(?:software|saas|dashboard|crm)\b/iu;
const APP = /(?<!\b(?:the|our|your|in|via|an?) )\bapp\b(?! stores?\b)/iu;

/** Bags stand for a sale only where nothing tells what is sold: "Black Friday at a sneaker store". */
export function wareOf(brief: string): string | null {
  const business = businessOf(brief);
  if (SOFTWARE.test(brief)) return 'laptop';
  if (APP.test(brief)) return 'mobile-phone';
  if (business?.thing !== 'shopping-bags') return business?.thing ?? null;
  const others = BUSINESSES.filter(({ thing }) => thing !== null && thing !== 'shopping-bags');
  return firstIn(withoutMedium(brief), others)?.thing ?? 'shopping-bags';
}

function firstIn(prompt: string, businesses = BUSINESSES): Business | undefined {
  // What an ad is for comes before what is in it: of several, the first in the prompt.
  let [best, first]: [Business | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const business of businesses) {
    const at = business.pattern.exec(prompt)?.index ?? Number.POSITIVE_INFINITY;
    if (at < first) [best, first] = [business, at];
  }
  return best;
}
