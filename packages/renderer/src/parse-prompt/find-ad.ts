import { printable, quotesIn, shortened } from './quoted-title.ts';
import type { Span } from './tokens.ts';

/** What a prompt says about an ad, as it is written there. */
export interface AdParts {
  /** Whether the prompt asks for an ad. */
  readonly isAd: boolean;
  readonly quotes: readonly string[];
  /** Words after "headline" or "saying" that are not in quotes. */
  readonly said: string | null;
  readonly price: string | null;
  readonly offer: string | null;
  readonly call: string | null;
  readonly brand: string | null;
  readonly when: string | null;
  readonly contact: string | null;
  /** Where the shown words stand in the prompt. */
  readonly spans: readonly Span[];
  /** The prompt with spaces in place of what is shown as words. */
  readonly rest: string;
}

const AD_WORD =
  /\b(?:ads?|adverts?|advertisements?|advertising|commercials?|banners?|promos?|promotions?|promotional|flyers?|giveaways?|posters?|announcement|teaser|billboards?|(?:instagram|tiktok|facebook|youtube|snapchat|linkedin) (?:story|reel|post|spot|video)|(?:story|post) (?:for|about|ad)|(?<!film |fishing )reels?|product (?:shot|video|launch|reveal)|logo (?:reveal|animation|intro)|brand intro|sale|black friday|cyber monday|grand opening|campaign|promote|advertise|launch day|countdown|drop announcement|job (?:opening|offer)|(?:we(?:'| a)re|now) hiring|join our team|help wanted|happy hour|gift card|(?:brand|company|shop|store|label|caf[eé]|restaurant|bakery|start-?up|app|bar|salon|studio|drink|beer|wine|perfume|juice) (?:called|named)|brand [A-Z]\w+|now open|introducing our|our new|invitation|coupon|(?:shop|store|restaurant|caf[eé]|bar|salon|gym|school|club|studio|bakery|brand) (?:story|post|video)|(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bar|bistro|studio|market|showroom) (?:opening|opens|is open)|adopt (?:a|an|me|your))\b/iu;

const AMOUNT = String.raw`(?:[$€£¥]\s?\d[\d,.]*\d|[$€£¥]\s?\d|\d[\d,.]*\s?(?:dollars|euros|pounds|USD|EUR))`;
const PRICE = new RegExp(
  String.raw`\b(?:(?:tickets |entry |admission |starting |prices |now )?(?:from|at|only|just|for|under|now|tickets|entry|admission) )?${AMOUNT}(?: (?:a|per|each|/) ?(?:night|month|week|day|year|person|piece|kg|hour|kilo|class|lesson|slice|cup)| (?:haircut|entry|lunch|menu|ticket))?|${AMOUNT}`,
  'iu',
);
const NUMBER = String.raw`(?:\d+|one|two|three|four|five)`;
/** The first that is found is the offer. */
const OFFERS: readonly RegExp[] = [
  new RegExp(
    `free (?:delivery|shipping|gift|entry) (?:over|above|from|on orders (?:over|above|from)) ${AMOUNT}`,
    'iu',
  ),
  new RegExp(`(?:save|get) (?:up to )?${AMOUNT}(?: off)?(?: (?:today|now))?`, 'iu'),
  new RegExp(String.raw`${AMOUNT} off(?: (?:your|the) (?:first|next) \p{L}+)?`, 'iu'),
  new RegExp(`(?:any )?${NUMBER} for ${AMOUNT}`, 'iu'),
  /free for (?:\d+|one|two|three|a|the first) (?:days?|weeks?|months?)|(?:\d+|one|two|three)[- ](?:day|week|month)s? free(?: trial)?|kids eat free/iu,
  /(?:(?:up to|save|everything|get|all|now) )?(?:up to )?\d{1,3}\s?(?:%|percent) (?:off|discount)(?: (?:everything|all \w+|on [\w ]{2,20}?(?=[,.;!]|$)|sitewide|storewide))?/iu,
  /save (?:up to )?\d{1,3}\s?%/iu,
  new RegExp(
    String.raw`${NUMBER} for (?:the price of )?${NUMBER}\b(?: on (?:all |every )?\p{L}+)?`,
    'iu',
  ),
  /buy (?:one|two|\d),? get (?:one|two|\d)(?: free| half price)?/iu,
  /(?:first|second|next) \w+ (?:is )?(?:free|half price|on us)/iu,
  /free (?:delivery|shipping|trial|returns|samples?|coffee|drinks?|entry|gifts?|refills?|consultation)/iu,
  /free \p{L}+(?: \p{L}+)?(?= (?:this|today|with|on|for every)\b)/iu,
  /half price/iu,
  /(?:limited|special|exclusive) (?:offer|edition|deal)/iu,
  /(?:summer|winter|spring|autumn|flash|clearance|black friday|cyber monday|end of season|holiday|christmas) sale/iu,
];
const CALL =
  /\b(?:(?:order|buy|shop|download|call|book|subscribe|register|apply|donate|join|try|start|sign up|get started|reserve|enroll|enrol|save|play|watch|listen) (?:now|today|online|here|free|yours|yours today)|(?:sign up|learn more|find out more|get yours|get started|visit us|swipe up|tap to shop|shop the look|try it free|join us|book (?:a|your) (?:table|seat|ticket|tickets|appointment|stay|trip|room)|get (?:the|your) (?:app|tickets?)|pre-?order(?: now)?|link in bio|come (?:in|by|visit)|(?:order|book|shop|buy|play|download|sign up|find us) (?:on|in|from|with) (?:our|the) (?:new )?(?:app|website|web ?site|online (?:shop|store)|store|shop|app store)|(?:download|get|try|use) (?:our|the) (?:new )?app|apply (?:now|today|online)|adopt (?:now|today)|join our (?:team|crew)|call us|contact us|scan (?:me|to \w+)|tickets on sale))\b/iu;
/** What only an ad asks for. */
const ASKS =
  /\b(?:order|buy|shop|download|book|subscribe|register|apply|donate|join|enrol|enroll|sign up) (?:now|today|online)\b|\b(?:call|phone|text)(?: us)?(?: at| on)?:? \+?\d[\d\s().-]{5,}\d\b/iu;
const CAPITALISED = String.raw`\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:& |and )?\p{Lu}[\p{L}\p{N}'’&-]*){0,3}`;
const BRAND = new RegExp(
  String.raw`\b(?:called|named|branded|brand name|brand|by the brand|from the brand|label|company|start-?up)\s+(${CAPITALISED})`,
  'u',
);
const DAY = `(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const MONTH = `(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)`;
const HOUR = String.raw`\d{1,2}(?::\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.)`;
const WHEN = new RegExp(
  [
    `(?:ends|until|till|starts|starting|only|from|every|this|next|on|opens|opening|open) ${DAY}(?:,? (?:at )?${HOUR})?`,
    `${DAY},? (?:at )?${HOUR}`,
    String.raw`(?:on |from |until |ends |starts )?${MONTH} \d{1,2}(?:st|nd|rd|th)?(?:(?:\s?[-–]\s?| to | until )\d{1,2})?(?:,? \d{4})?(?:,? (?:at )?${HOUR})?`,
    String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH}(?: \d{4})?`,
    String.raw`(?:coming|in|summer|winter|spring|autumn|fall) 20\d\d`,
    `open (?:every day|daily|24/7)|every day|daily|24/7|coming soon|this weekend|this week|next week|today only|tonight only|one day only|this (?:summer|winter|spring|autumn|fall|month)`,
    String.raw`until \d{1,2}(?::\d\d)?(?:\s?(?:am|pm))?(?=[\s,.]|$)`,
    `(?:at |from )?${HOUR}`,
    String.raw`\b${DAY}(?=[,.!]|$)`,
  ].join('|'),
  'iu',
);
const CONTACT =
  /\b(?:(?:call|phone|text|tel\.?)(?: us)?(?: at| on)?:? )?\+?\d[\d\s().-]{5,}\d\b|\b(?:(?:tickets|info|more|visit|order|book|shop)(?: us)? (?:at|on) )?(?:https?:\/\/)?(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|shop|store|app|example|co|eu|de|uk|info|dev|ai)(?:\/\S*)?|@[a-z0-9_.]{3,}/iu;
const SAID =
  /\b(?:headline|slogan|tagline|title|caption|text|saying|says|that reads|reading|the words?|the text)s?:?\s+((?:\p{Lu}[\p{L}\p{N}'’!?&-]*)(?:\s+[\p{L}\p{N}'’!?&-]+){0,7})(?=[,.;]|$)/u;

/** Takes what a pattern finds out of a text, leaving spaces. */
class Cutter {
  rest: string;
  readonly spans: Span[] = [];
  constructor(text: string) {
    this.rest = text;
  }
  cut(pattern: RegExp, group = 0): string | null {
    const match = pattern.exec(this.rest);
    const text = match?.[group];
    if (match === null || text === undefined) return null;
    const start = match.index + match[0].lastIndexOf(text);
    this.spans.push({ start, end: start + text.length });
    this.blank({ start: match.index, end: match.index + match[0].length });
    return printable(text);
  }
  cutFirst(patterns: readonly RegExp[]): string | null {
    const found = patterns.find((pattern) => pattern.test(this.rest));
    return found === undefined ? null : this.cut(found);
  }
  blank({ start, end }: Span): void {
    this.rest = `${this.rest.slice(0, start)}${' '.repeat(end - start)}${this.rest.slice(end)}`;
  }
}

/** For whom something is, which is nobody in the picture: "kids' bookshop", "shoes for men". */
const AUDIENCE =
  /\b(?:kids|children|childrens|men|mens|women|womens|ladies|boys|girls|babies|students|seniors|dogs|cats|teens|adults)(?:['’]s?)(?= \p{L})|\bfor (?:(?:busy|young|old|all|new|your|the whole|little|small) )?(?:kids|children|men|women|boys|girls|students|seniors|teens|adults|beginners|families|parents|moms|dads|mums|gamers|professionals|everyone|family|babies|toddlers|dog owners|cat owners|runners|athletes|creators)(?=[,.;!]|$)/giu;

const TEXT_CHARACTERS_MAX = 64;

/** Finds the words that are shown instead of being drawn. Without an ad, only quotes and a headline are. */
export function findAd(prompt: string): AdParts {
  const cutter = new Cutter(prompt);
  const quotes = quotesIn(prompt);
  for (const { span } of quotes) cutter.blank({ start: span.start - 1, end: span.end + 1 });
  cutter.spans.push(...quotes.map(({ span }) => span));
  const hasPrice = PRICE.test(cutter.rest);
  const isAd =
    AD_WORD.test(cutter.rest) ||
    ASKS.test(cutter.rest) ||
    hasPrice ||
    OFFERS.some((offer) => offer.test(cutter.rest));
  if (isAd) {
    for (const { 0: text, index } of cutter.rest.matchAll(AUDIENCE))
      cutter.blank({ start: index, end: index + text.length });
  }
  const said = quotes.length > 0 ? null : cutter.cut(SAID, 1);
  const none = { price: null, offer: null, call: null, brand: null, when: null, contact: null };
  const parts = isAd
    ? {
        contact: cutter.cut(CONTACT),
        offer: cutter.cutFirst(OFFERS),
        price: cutter.cut(PRICE),
        call: cutter.cut(CALL),
        brand: cutter.cut(BRAND, 1),
        when: cutter.cut(WHEN),
      }
    : none;
  return {
    isAd,
    quotes: quotes.map(({ text }) => shortened(text, TEXT_CHARACTERS_MAX)),
    said: said === null ? null : shortened(said, TEXT_CHARACTERS_MAX),
    ...parts,
    spans: cutter.spans,
    rest: cutter.rest,
  };
}
