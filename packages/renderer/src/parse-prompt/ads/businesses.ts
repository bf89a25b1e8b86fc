import { mayMatch } from '../needed-letters.ts';
import { BUSINESS_ROWS } from '../words/businesses.ts';
import { SERVICE_KINDS, SERVICE_ROWS } from '../words/services.ts';
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

function servicesOf(rows: string): readonly Business[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [words = '', line = '', call = ''] = row.split(' ; ');
      const pattern = new RegExp(String.raw`(?<!\p{L})(?:${words})`, 'iu');
      return { pattern, thing: null, line, call };
    });
}

const SERVICES = servicesOf(SERVICE_ROWS);
const KINDS = servicesOf(SERVICE_KINDS);

/** What only goods are asked for. */
const GOODS = /^(?:Shop|Taste|Discover|Order|Send|Learn more)/u;
/** What an ad is for, before anything that is in the picture. */
const OFFERED =
  /^(?:(?:an?|the|our|my) )?([^,.;:"“]{3,60}?) (?:ads?|adverts?|advertisement|commercial|promo|spot|campaign|poster|banner|flyer)\b|^[^,.;:"“]{0,30}\b(?:ads?|adverts?|advertisement|commercial|promo|spot|campaign|poster|banner|flyer) (?:for|of) (?:(?:an?|the|our|my) )?([^,.;:"“]{3,60}?)(?= (?:with|where|in|at|on|who|that|which|showing|called|named)\b|[,.;:"“]|$)|^(?:(?:an?|the|our|my) )?([^,.;:"“]{3,40})(?=[,.;:])/iu;

/** Who does something for others is booked, whatever it is done with: "piano school", "a tailor who makes suits". */
function serviceIn(prompt: string, services: readonly Business[]): Business | undefined {
  const found = OFFERED.exec(prompt);
  const offered = found?.[1] ?? found?.[2] ?? found?.[3];
  return offered === undefined ? undefined : services.find(({ pattern }) => pattern.test(offered));
}

/** Whose ad it is: "…, ad for Sparkle Car Wash". */
const AD_FOR =
  /(?<=[,.;:] ?)(?:an? )?(?:ad|ads|advert|advertisement|commercial|promo|spot|campaign|poster|banner|flyer) for ([^,.;:]{3,60})/iu;

/** Words of the picture that are also what others sell: "cinema-grade", "film grain", "show awl and thread". */
const OF_PICTURE =
  /\bcinema(?:-grade|tic|-style)\b|\b(?:brand|launch|short|promo|product|hero|image|campaign|teaser) film\b|\b(?:movie|film|cinema|circus|concert)[- ]poster[- ](?:style|look)\b|\bfilm (?:grain|look|style)\b|(?<=(?:^|[:.;,] ?))show\b|\b(?:tele)?phone(?: number)?:? (?=\+?\d)|(?:\bwww\.)?[\w-]{1,40}\.(?:com|org|net|co\.uk)\b|\b\p{L}+-chair\b/giu;

export function businessOf(brief: string): Business | undefined {
  const prompt = withoutMedium(brief).replaceAll(OF_PICTURE, ' ');
  const named = AD_FOR.exec(prompt)?.[1];
  const found = (named === undefined ? undefined : firstIn(named)) ?? firstIn(prompt);
  const isGoods = found === undefined || GOODS.test(found.call);
  const service = serviceIn(prompt, SERVICES) ?? (isGoods ? serviceIn(prompt, KINDS) : undefined);
  return service === undefined ? found : { ...service, thing: found?.thing ?? null };
}

/** What is seen on a screen, whatever it is for: "accounting software", "a budgeting app". */
const SOFTWARE = /\b(?:software|saas|dashboard|crm|api|sdk)\b/iu;
const APP = /(?<!\b(?:the|our|your|in|via|an?) )\bapp\b(?! stores?\b)/iu;

/** What any shop may sell. */
const OF_ANY_SHOP: ReadonlySet<string> = new Set(['shopping-bags', 'wrapped-gift']);

/** Bags stand for a sale, and a gift for a day, only where nothing tells what is sold: "Black Friday at a sneaker store". */
export function wareOf(brief: string): string | null {
  const business = businessOf(brief);
  if (SOFTWARE.test(brief)) return 'laptop';
  if (APP.test(brief)) return 'mobile-phone';
  if (business?.thing == null || !OF_ANY_SHOP.has(business.thing)) return business?.thing ?? null;
  const others = BUSINESSES.filter(({ thing }) => thing !== null && !OF_ANY_SHOP.has(thing));
  return firstIn(withoutMedium(brief), others)?.thing ?? business.thing;
}

function firstIn(prompt: string, businesses = BUSINESSES): Business | undefined {
  // What an ad is for comes before what is in it: of several, the first in the prompt.
  let [best, first]: [Business | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  const letters = prompt.toLowerCase();
  for (const business of businesses) {
    if (!mayMatch(business.pattern, letters)) continue;
    const at = business.pattern.exec(prompt)?.index ?? Number.POSITIVE_INFINITY;
    if (at < first) [best, first] = [business, at];
  }
  return best;
}
