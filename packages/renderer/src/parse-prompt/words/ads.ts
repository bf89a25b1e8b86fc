import { businessOf } from './businesses.ts';

interface Sold {
  readonly prompt: string;
  readonly brand: string | null;
  readonly call: string | null;
  /** Whether somebody rather than something is shown. */
  readonly isSomebody: boolean;
  readonly hasProduct: boolean;
}

const EVENT =
  'festival|concert|party|exhibition|circus|fair|marathon|conference|workshop|gala|parade|market|race|tournament|auction|wedding|picnic|camp|class|night';

/** Lines that a prompt gives without quotes: an event, a release, what to do. */
const OWN_LINES: readonly RegExp[] = [
  /\b(grand (?:re-?)?opening|(?:summer|winter|spring|autumn|fall|flash|clearance|mid-season|end of season|christmas|easter|weekend|garage|holiday) sale|taco tuesday|now open|opening soon|we are hiring|we're hiring|now hiring|help wanted|coming soon(?= poster)|last chance|happy hour|merry christmas|happy (?:halloween|easter|new year|birthday|valentine'?s day|mother'?s day|father'?s day))\b/iu,
  /\b((?:\p{L}+ ){0,2}(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bistro|showroom) opening)\b/iu,
  new RegExp(
    String.raw`\b(?:for|to|about) (?:a|an|the|our) ((?:[\p{L}'’-]+ ){0,2}(?:${EVENT}|opening))\b`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|[:,.;] )((?!(?:live|this|our|the|a|an|instagram|facebook|tiktok|social|story|art|for) )(?:[\p{L}'’-]+ ){1,2}(?:${EVENT}))(?= (?:flyer|poster|ad|banner|promo|invitation|announcement|story|reel|post|teaser|video)\b|[,.;!]|$)`,
    'iu',
  ),
  /\b((?:[\p{L}-]+ ){1,2}(?:drop|launch))(?= announcement| post| teaser|[,.;!]|$)/iu,
  /\b(back to school|live tonight|one night only|spring collection|summer collection|autumn collection|winter collection|new collection|new arrivals|new menu)\b/iu,
  /(?:^|[:,.;] )((?:fly to|sail to|travel to|escape to|plant|adopt|discover|explore|meet|help|rent|grow|visit|save|introducing) (?:[\p{L}'’-]+ ?){1,3}?)(?= from | for | at | with | today| now| this|[,.;!]|$)/iu,
];

export function ownLine(prompt: string): string | null {
  for (const pattern of OWN_LINES) {
    const found = pattern.exec(prompt)?.[1]?.trim();
    if (found !== undefined) return found;
  }
  return null;
}

/** What moves in or is looked at where it belongs, rather than on a podium. */
const SHOWN_IN_PLACE =
  /\b(?:teaser|trailer|video ?games?|movie|film|real estate|moving company|movers|travel agency|tours?|charity|concert|festival|hiring|job|hotel|resort|pool)\b/iu;

export function isShownInPlace(prompt: string): boolean {
  return SHOWN_IN_PLACE.test(prompt);
}

/** A short line for an ad that has no headline; empty where nothing fits, as for a logo. */
export function lineFor({ prompt, brand, call, isSomebody, hasProduct }: Sold): string {
  const own = ownLine(prompt);
  if (own !== null) return own;
  const found = businessOf(prompt);
  if (found !== undefined) return found.line;
  if (brand !== null) return brand;
  if (!hasProduct) return call ?? '';
  return isSomebody ? 'Here for you' : 'Made to be loved';
}
