import { sifted } from '../needed-letters.ts';
import { MEMBERS, SOUGHT } from './ad-patterns.ts';
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
  'festival|concert|party|exhibition|circus|fair|marathon|conference|workshop|gala|parade|market|race|tournament|auction|wedding|picnic|camp|class|night|nights|hackathon|days|run|walk|tasting|meet-?up|reunion|quiz|hike|retreat|match|ball|fest|expo|convention|comic[- ]con|symposium|jamboree|fundraiser|meetup|premiere|event|shower|bazaar|clean-?up(?: day)?|(?:open|field|sports|fun|family|adoption) day|open (?:evening|night|morning)|(?:tasting|jazz|comedy|quiz|poker|movie|film|game|trivia|karaoke|dance) evening|challenge|(?:car|air|dog|horse|flower|craft|talent|boat|light|puppet|magic|fashion) show|f[eê]te|egg hunt|carnival|(?:plant|clothes|book|toy) swap(?: party)?|screening|bake sale|open mic|(?:brunch|dinner|lunch|buffet|breakfast)(?! (?:table|bar|cereal|room|bowl|tray|break)s?\\b)';

const ABOUT =
  "adopt|save|stop|wear|protect|keep|don['’]t|never|think before|wash|stay|vote|recycle|reduce|give|say no|be kind|drive|get vaccinated|quit|respect|choose|plant|clean up|turn off|speak up|break|end|fight|love your|donate(?! now| today| online| here)";
/** What public information asks for: "Save water", "Wear a helmet". */
const IMPERATIVE = new RegExp(
  String.raw`(?:^|(?:psa|announcement|campaign|poster|awareness|banner|billboard|message|ad|appeal)(?::| -)? )((?:${ABOUT}) (?!up to|campaign|poster|banner|\d|[$€£])[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?)(?= (?:campaign|poster|ad|banner|flyer|psa|announcement|appeal|video|post|awareness|with|for)\b|[,.;:!]|$)`,
  'iu',
);

/** Lines that a prompt gives without quotes: an event, a release, what to do. */
const OWN_LINES: readonly RegExp[] = [
  // "Poster for Clean-Up Day in the park".
  /\b(?:poster|flyer|leaflet|banner|ad|advert|post|invitation|invite|announcement|story|reel|teaser)s? (?:for|about|announcing) (?:the |our |my )?((?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}(?:Day|Days|Week|Weekend|Night|Nights|Month|Fair|Fest|F[eê]te|Festival|Market|Run|Fun|Parade|Party|Show|Concert|Games|Gala|Raffle|Quiz))(?=\s*(?:[,.;:!]|$|\p{Ll}))/u,
  // Feasts that have a name of their own.
  /^((?:the )?(?:oktoberfest|mardi gras|cinco de mayo|day of the dead|bonfire night|midsummer|burns night|lunar new year|chinese new year|holi|songkran|comic[- ]con|beer fest|bastille day|earth day|pride(?: month| day| parade)?)(?: (?:party|night|weekend|20\d\d))?) (?:poster|ad|flyer|banner|promo|invitation|post|story|announcement)\b/iu,
  // "Christmas market opening on 27 November".
  new RegExp(
    String.raw`^((?!(?:an?|the|our|my) )(?:[\p{L}'’-]+ ){0,2}(?:${EVENT}))(?= (?:opening|opens|starts|begins|returns|with)\b)`,
    'iu',
  ),
  /^(learn to \p{L}+)\b/iu,
  /^(opening of (?:an?|our|the|my) (?:new )?[\p{L} ]{3,20})(?=[,.;:!]|$)/iu,
  /^((?:(?:art|photo|city|half|science|book|job|wedding|craft) )?(?:marathon|exhibition|fair|carnival|parade|gala|tournament|fundraiser|circus)) (?:poster|ad|flyer|banner|promo|invitation|announcement)\b/iu,
  /\b(St\.? Patrick['’]s Day(?: party| sale)?)\b/u,
  /(?:^|[:,.;] )((?:car|air|dog|cat|horse|flower|craft|talent|boat|puppet|magic|fashion|comedy|trade|pet) show)(?= (?:poster|ad|flyer|banner|promo|invitation)\b|[,.;!]|$)/iu,
  /^((?:[\p{L}-]+ ){1,2}awareness)\b/iu,
  // News of a shop: "iced matcha is back", "new at our café".
  /(?:^|[:,;.!] )((?!(?:he|she|it|they|who|which|that|everyone|everybody|nobody|someone|an?|his|her|their) )(?:[\p{L}'’-]+ ){1,4}(?:is|are) (?:finally )?(?:back(?: in (?:stock|season))?|here(?: again)?|in season))(?=\s*(?:[!.,;:]|$)| (?:at|in|for) (?:our|the|all) )/iu,
  /^((?:new|now|back|only) (?:at|in) our (?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)(?=\s*[:,;.!])/iu,
  // "Pancake Day special at Molly's", "Fish and chips Friday".
  /^((?!(?:an?|the|our|my|some) )(?:[\p{L}'’-]+ ){1,3}special)(?= (?:at|from|with|this|on) |\s*[,.:;!])/iu,
  /^((?!(?:an?|the|our|my|some|this|next|last|every|each|on) )(?:[\p{L}'’&-]+ ){1,3}(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?= at )/iu,
  // Who meets: "Book club meets at our café".
  /^(?:(?:our|the|my) )?((?!(?:our|the|an?) )(?:[\p{L}'’-]+ ){1,2}(?:club|group|circle|choir|society)) (?:meets|is back|starts|begins|returns)\b/iu,
  // "Charity shoe collection: bring your old pair".
  /^((?!(?:an?|the|our|my|new) )(?:[\p{L}'’-]+ ){1,3}(?:collection|drive|appeal)):/iu,
  /^(?:[^.?!"“,:]{3,30}: )?((?!can |could |would |will |please )[^.?!"“,:]{8,52}\?)(?= \p{L})/iu,
  /\b(\d+ years of \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2})/u,
  /\b(\p{Lu}\p{Ll}+(?: (?:&|and) \p{Lu}\p{Ll}+)? (?:turns?|is turning) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten))\b/u,
  /\b((?:Happy )?(?:\p{Lu}\p{Ll}+['’]s )?(?:\d+(?:st|nd|rd|th) |[Ff]irst )(?:[Bb]irthday|[Aa]nniversary)(?: [Pp]arty| [Cc]elebration|,? \p{Lu}\p{Ll}+(?=\s*(?:[!.,]|$)))?|\p{Lu}\p{Ll}+['’]s (?:[Bb]irthday|[Bb]aby shower|[Gg]raduation)(?: party)?)/u,
  /\b[Ww]edding (?:invitation |invite |day |save the date )?(?:(?:for|of) )?(\p{Lu}\p{Ll}+ (?:&|and) \p{Lu}\p{Ll}+)/u,
  /^((?:new|fresh|hot|big|price|sale|deal|event|job|gig|restock|launch) (?:[\p{L}-]+ )?alert)\b/iu,
  /(?:^|[.,;:!] ?)((?:road|street|bridge|lane|pool|beach|trail|school|lift|elevator) (?:closed|closure))\b/iu,
  /^(fire drill|quiet (?:hours|time|zone)|election day|polling station|blood drive|(?:job|career|careers) fair|swim(?:ming)? lessons(?! ad\b)|(?:flu|covid) (?:shots|jabs|vaccines)(?: available)?(?: here)?)\b/iu,
  /\b(please (?:sort|recycle|keep|do not|don['’]t|clean|close|wash|respect|turn|pick|leave|be|use|mind|separate|rinse) [\p{L}'’ ]{3,30}(?:, [\p{L}]{2,14}){0,3}(?: and [\p{L}]{2,14})?)(?=\s*(?:[,.;:!]|$))/iu,
  /^(found|lost|missing): /iu,
  /(?:^|[:,;] )((?:lost|missing) (?:dog|cat|puppy|kitten|pet|child|parrot|bird|rabbit))\b/iu,
  /\b(\d+ (?:more )?(?:days?|hours?|weeks?|sleeps) (?:left|to go|until [^,.;!:]{3,28}|till [^,.;!:]{3,28}))/iu,
  /(?:^|[:,;] )(\p{L}+,? don['’]t \p{L}+)(?=[,.;:!]|$| [–—-] )/iu,
  /\b([Vv]ote for \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}(?: for (?:\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|mayor|president|governor|sheriff|senate|congress))?|(?:[Rr]e-?)?[Ee]lect \p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})/u,
  SOUGHT,
  MEMBERS,
  /\b(?:[Tt]ravel|[Tt]ourism|[Tt]ourist|[Hh]oliday|[Vv]acation|[Cc]ity break)(?: \p{L}+)? (?:for|to|in) ((?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=\s*(?:[,.;:!]|$)| with\b)/u,
  /\b((?:[Oo]ur \p{L}+ is|[Ww]e(?:['’]re| are)) turning \d+)\b/u,
  /\bpresents? ((?!An?\b|The (?:new|best)\b)\p{Lu}[\p{L}'’]*(?: (?:(?:and|of|the|in|a|&) ){0,2}\p{Lu}[\p{L}'’]*){0,4})/u,
  new RegExp(
    String.raw`\b[Tt]he \p{L}+['’]s ((?:[\p{L}-]+ ){0,2}(?:${EVENT}))(?=\s*(?:[,.;:!]|$))`,
    'u',
  ),
  IMPERATIVE,
  /^([Pp]ick[- ]your[- ]own \p{L}+)/u,
  /^((?:[\p{L}-]+ ){0,2}(?:flowers|cakes|photography|catering|stationery|invitations|jewell?ery|bouquets|ceramics|interiors|gardens)) by \p{Lu}/u,
  /\b((?:[Ww]eekend|(?:\d+|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Tt]en) (?:[Dd]ays?|[Nn]ights?)|[Hh]olidays?|[Hh]oneymoon|(?:(?:[Oo]ne|[Tt]wo|[Aa]) )?[Ww]eeks?|[Ss]ummer|[Ww]inter|[Ss]afari) in (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?|(?:[Tt]rip|[Ff]lights?|[Cc]ruise) to (?:the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+| (?:markets?|coast|islands?|mountains|lights))?|(?:\p{Lu}\p{L}+ ){1,2}city break)/u,
  /(?:^|[:,;] )(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)(?=,? \d+ (?:nights|days)\b)/u,
  /\b(grand (?:re-?)?opening|(?:summer|winter|spring|autumn|fall|final|big|annual|anniversary|moving|yard|estate|closing|stock|flash|clearance|mid-season|end of season|christmas|easter|weekend|garage|holiday) sale|(?:spring|summer|autumn|fall|winter|holiday|weekend|christmas|easter|new year) special|taco tuesday|now open|opening soon|we are hiring|we're hiring|now hiring|help wanted|coming soon(?= poster)|last chance|happy hour|(?:spring|summer|autumn|fall|winter|stock|final|big|end of season) clearance(?! sale)|open house|(?:open|sports|field) day|(?:menu|dish|soup|special|deal) of the (?:day|week)|lunch (?:menu|special|deal)|daily special|save the date|merry christmas|happy (?:halloween|easter|new year|birthday|valentine'?s day|mother'?s day|father'?s day))\b/iu,
  /^((?!(?:an?|the|our|my|big|huge|for|black|cyber) )(?:[\p{L}'’-]{1,20} ){1,3}sale)(?=[,.:;!]| \d| (?:at|this|on|until|with|ad|poster|banner|flyer|story|post|announcement)\b)/iu,
  /\b((?:\p{L}+ ){0,2}(?:shop|store|restaurant|caf[eé]|bakery|gym|salon|bistro|showroom) opening)\b/iu,
  new RegExp(
    String.raw`\b(?:for|to|about) (?:a|an|the|our) ((?:[\p{L}'’-]+ ){0,2}(?:${EVENT}|opening))(?=\s*(?:[,.;:!]|$|(?:on|at|this|in|with|from|next|every|featuring|where|by|and|of)\b))`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^|[:,.;] )((?!(?:winter|summer|autumn|spring|city|moonlit) night)(?!(?:live|rainy|dark|stormy|starry|foggy|snowy|cold|quiet|late|moonlit|clear|hot|warm|windy|silent|this|our|the|a|an|instagram|facebook|tiktok|social|story|art|for) )(?:(?!(?:having|eating|enjoying|sharing|serving|cooking|preparing|making|at|during|over|after|before) )[\p{L}'’-]+ ){1,2}(?:${EVENT}))(?=:| (?:sign-?up|registration|flyer|poster|ad|banner|promo|invitation|announcement|story|reel|post|teaser|video)\b| (?:every|this|on|at|in|with|for|featuring|live|by|from) | \\d|[,.;!]|$)`,
    'iu',
  ),
  /(?<![\p{L}'’-])(?!(?:app|product|brand|game|website|company|with|one|an?|[\p{L}-]+ falling) )((?!(?:one|an?|single|falling|golden|last|big|red|blood|water|huge) )(?:(?!falling )[\p{L}'’-]{1,30} ){1,2}(?:drop|launch))(?= announcement| post| teaser| (?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|[,.;!]|$)/iu,
  /\b(back to school|live tonight|one night only|spring collection|summer collection|autumn collection|winter collection|new collection|new arrivals|new menu|(?:album|ep|single|record|book) (?:release|launch))\b/iu,
  /(?:^|[:,.;] )((?:fly to|sail to|travel to|escape to|plant|adopt|discover|explore|meet|help|rent|grow|visit(?! us\b)|save|introducing) [\p{L}'’-]{1,30}(?: [\p{L}'’-]{1,30}){0,2}?)(?= from | for | at | with | today| now| this|[,.;!]|$)/iu,
].map(sifted);

/** Who is looked for is called by their trade: "We need drivers". */
const NEEDED = sifted(
  /(?:^|[.!] )(?:we need|we['’]re looking for|looking for|seeking) ((?:[\p{L}-]+ ){0,2}?[\p{L}-]+(?:ers|ors|ists|ses|ians|chefs|cooks|staff|volunteers|assistants|baristas|techs))\b/iu,
);

export function ownLine(prompt: string): string | null {
  const needed = NEEDED.exec(prompt)?.[1];
  if (needed !== undefined) return `${needed} wanted`;
  for (const pattern of OWN_LINES) {
    const found = pattern.exec(prompt)?.[1]?.trim();
    if (found !== undefined) return found;
  }
  return null;
}

/** What moves in or is looked at where it belongs, rather than on a podium. */
const SHOWN_IN_PLACE = sifted(
  /\b(?:teaser|trailer|(?:video|mobile|computer|board|card) ?games?|game|movie|film|premiere|real estate|open house|for sale|for rent|moving company|movers|travel(?! (?:mug|bag|pillow|adapter|size))|tourism|tours?|fly to|flights? to|trip to|city break|getaway|safari|cruises?|(?:holiday|weekend|honeymoon|days|nights|week)s? in|charity|campaign|concert|festival|hiring|job|hotel|resort|pool)\b/iu,
);

export function isShownInPlace(prompt: string): boolean {
  return SHOWN_IN_PLACE.test(prompt);
}

/** What is announced by its name. */
const IS_ACT =
  /\b(?:concert|gig|band|tour|exhibition|premiere|film|movie|album|single|comedy|play|musical)\b/iu;

const BUSINESS =
  /\b(?:promote|advertise|ad for|flyer for|poster for|promo for|commercial for) (?:my|our|a|an|the) ([\p{L}'’-]{1,30}(?: [\p{L}'’-]{1,30}){0,3}?)(?=\s*(?:[,.;:!]|$|\b(?:in|at|with|for|on|that|this|and)\b))/iu;

/** What is advertised, in the words of the prompt. */
function nameOfBusiness(prompt: string): string {
  return BUSINESS.exec(prompt)?.[1]?.trim() ?? '';
}

/** A first sentence that is itself a line: "Kimchi so good the fridge door won't stay shut." */
const OPENERS: readonly RegExp[] = [
  // "Our app lets you send money in seconds."
  /\b(?:lets|helps) (?:you|people|teams|kids|anyone|everyone|families|parents|students) (?!to\b)([^.,;:!?"“]{6,44})(?=[.,;!]|$)/iu,
  /^((?:What if|Ever|Tired of|Still|Ready (?:for|to)|Want(?: to)?|Need(?: a| to)|Looking for|Why|Fancy|Hungry|Thirsty|Bored|Feeling)\b[^?.!"“]{3,48}\?)/u,
  /^((?!(?:[Aa]n? )?(?:ad|video|clip|spot|story|reel|show)\b)[^.!?,"“]{3,30} so \p{L}+ (?:that )?(?:it|they|you|your|the|even|we)\b[^.!?,"“]{3,40})[.!]/iu,
];

/** A short line for an ad that has no headline; empty where nothing fits, as for a logo. */
export function lineFor({ prompt, brand, call, isSomebody, hasProduct }: Sold): string {
  const own = ownLine(prompt);
  if (own !== null) return own;
  const opener = OPENERS.map((line) => line.exec(prompt)?.[1]).find((line) => line !== undefined);
  if (opener !== undefined) return opener;
  if (brand !== null && IS_ACT.test(prompt)) return brand;
  const found = businessOf(prompt);
  if (found !== undefined) return found.line;
  if (brand !== null) return brand;
  if (!hasProduct) return call ?? nameOfBusiness(prompt);
  return isSomebody ? 'Here for you' : 'Made to be loved';
}
