import type { Quote } from '../lettering/quoted-title.ts';
import { mayMatch, sifted } from '../needed-letters.ts';
import { ADDRESS, DATED, WEB, WHEN } from './ad-dates.ts';
import {
  AD_WORD,
  ASKS,
  CALL,
  CODE,
  EVENTS,
  FIRM,
  FREE,
  MEMBERS,
  NEW_AT,
  OFFERS,
  PRICE,
  PRINTED,
  SERVICE,
  SOUGHT,
} from './ad-patterns.ts';
import { isBranded } from './ad-quotes.ts';
import { PRESENTED } from './firms.ts';
import { ALERT, NOTICE, TOLD_TO_BUYERS } from './notices.ts';
import { isSlogan, offersIn } from './slogan.ts';
import { BRANDED_GOODS, isSoldByName, LEAVES_ROOM } from './sold-by-name.ts';
import { isTradesTalk, TELLS_OF } from './trades-talk.ts';

const FIRMS =
  'firm|company|business|shop|store|studio|salon|barbershop|caf[eé]|restaurant|pizzeria|bakery|gym|clinic|practice|credit union|bank|agency|brand|label|charity|foundation|start-?up|app|platform|brewery|distillery|winery|dealership|hostel|pub|theatre|academy|service';
/** What people also have or visit without earning by it. */
const ALSO_PRIVATE = 'camp|hotel|bar|club|museum|nursery|garage|workshop|line|collection|product';
const asker = (who: string, firms: string): RegExp =>
  new RegExp(String.raw`\b(?:${who}) (?:[\p{L}-]+ ){0,3}(?:${firms})\b(?! of\b)`, 'u');
const WHOSE = "[Oo]ur|[Mm]y|[Ww]e(?:['’]re| are) an?|I (?:run|own|have) an?";
/** Who asks for it: "my tattoo studio", "our plumbing firm". */
const OURS = asker(WHOSE, FIRMS);
const OF_OURS = asker(WHOSE, `${FIRMS}|${ALSO_PRIVATE}`);
const RUNS = asker('I (?:run|own) an?', `${FIRMS}|${ALSO_PRIVATE}|farm|school|blog|channel`);
/** A film of something shows it and sells nothing. */
const REQUEST =
  /\b(?:need|want|like|make|create|looking for)\b[^.]{0,24}\b(?:something|spot|story|reel|clip|film|video|piece)\b(?! of\b)/iu;
/** Labels that only a brief has. */
const LABELS =
  /(?:^|[.;,!?]\s*)(?:[Bb]rand|cta|[Cc]all[- ]to[- ]action|[Hh]eadline|[Tt]agline|[Ss]trapline|(?<!, ?)[Oo]ffer|[Ll]ogo(?: text)?|(?:[Cc]ompany|[Ss]hop|[Ss]tore|[Pp]roduct|[Bb]rand|[Bb]usiness) name)(?::| is (?=["“]?\p{Lu}))|\bCTA\b|\b(?:company|shop|store|product|brand|business) name \p{Lu}/u;
const NUMBER =
  /\b(?:phone|telephone|tel|hotline|whatsapp)(?: number)?:? \+?\d[\d\s().-]{5,}\d(?=\s*(?:[,.;!]|$))|(?<=(?:^|[,.;:!"”]|\b(?:follow|by|from)) ?)@[a-z][a-z0-9_.]{2,}[a-z0-9_](?=\s*(?:[,.;!]|$))/iu;
const CALLED =
  /\b(?:platform|tool|software|service|product|gadget|drink|snack|(?:chocolate|protein|cereal) bar|serum|cream|candle|collection|range|subscription|clinic|agency|gin|bag|shoe) (?:called|named) \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}(?=\s*(?:[,.:;!]|$)| (?:that|which|for)\b)/u;
/** "Payroll software for restaurants, …" sells it to them. */
const FOR_WHOM =
  /^(?:[\p{L}-]+ ){0,3}(?:software|apps?|platform|services?|insurance|accounts?|hire|rentals?|subscription|lessons|classes|courses?|tuition|coaching|supplies|loans?) for (?!kids\b|children\b)(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?=\s*[,.:;])/iu;
const SEEKS =
  /\b(?:photographer|videographer|studio|salon|agency|school|academy|clinic|florist|planner|caterer|band|dj|tutor|coach|trainer|nanny|sitter)s? (?:in \p{Lu}\p{L}+ )?(?:(?:looking for|seeking|taking(?: on)?) (?:[\p{L}-]+ ){0,2}(?:20\d\d|bookings|orders|clients|customers|students|pupils|couples|brides|models|members|staff|apprentices|families)|(?:now )?booking(?! an?\b)|accepting)\b/iu;
const WE_NEED =
  /(?:^|[.!] )we need (?:[\p{L}-]+ ){0,2}(?:drivers|nurses|carers|teachers|chefs|cooks|bakers|staff|engineers|builders|waiters|baristas|volunteers|drummers|cleaners|electricians|plumbers|mechanics|technicians|assistants)(?=\s*(?:[,.;:!]|$))/iu;
/** What is new by the name of its goods: "lipstick launch, …", "sneaker drop: …". */
const RELEASED =
  /^(?!an?\b|the\b)(?:[\p{L}'’-]+ ){1,3}(?<!\b(?:rocket|space|shuttle|missile|satellite|balloon|boat|ship|lantern|spacex|nasa|drone|kite|torpedo|spacecraft|moon|apollo|starship|falcon|plane|probe|night|the) )(?:launch|unboxing)(?=\s*[,:;!]|\s+(?:ad|post)\b)|^(?:[\p{L}-]+ ){0,3}(?:sneaker|shoe|merch|hoodie|streetwear|t-?shirt|cap|capsule|collection|vinyl|fashion|clothing|jewell?ery|watch|make-?up|lipstick|candle|print) drop(?=\s*[,.:;!])|\b(?:shade|scent|fragrance|flavou?r) (?:called|named) \p{Lu}/iu;
/** What only a notice for customers says. */
const FOR_CUSTOMERS =
  /\bno (?:headline|slogan|tagline|cta)\b|(?<=[,.;] ?)only \d+ (?:pairs|pieces|copies|bottles|left|made|units|available|in stock)\b|\b(?:product|key) benefits\b|\bselling points\b|(?<=[,.;] ?)open (?:daily|dawn to dusk|all year|seven days|7 days|every day)\b|\bcall (?:Mr|Mrs|Ms|Dr)\.? \p{Lu}|\b\d+ years of experience\b|(?<=[,.;] ?)pay (?:by|per) \p{L}+|\b(?:lessons|classes|camp|course|club|workshop)s?\b[^.]{0,20}, (?:for )?ages \d+|\b(?:insurance|detergent|mortgages?): /iu;
const RATE = sifted(
  /\b(?:mortgage|interest|savings|loan|fixed)s? rates?\b[^.]{0,30}\b\d+(?:[.,]\d+)?\s?(?:%|percent)(?=\s*(?:[,.;!]|$))/iu,
);

/** What is posted or shown before something else: "square post, …", "tech conference opener: …". */
const POSTED = sifted(
  /^(?:(?!an?\b|the\b|on\b|at\b|blog\b|fence\b|sign\b|lamp\b)[\p{L}-]+ ){0,4}post(?=\s*[,:.]| [-–—] )|\bbumper for\b|\b(?:conference|event|summit|keynote|expo|festival) opener\b|\b(?:festival|line-?up|event) trailer\b|\bcrowdfunding (?:teaser|video|campaign|clip)\b/iu,
);

/** What is new in the shops: "lipstick launch, …", "perfume, …, no headline". */
const LAUNCHED = sifted(
  /^(?:(?:our|the|new|luxury|spring|summer|autumn|winter|product) )*(?:perfume|fragrance|cologne|lipstick|lip gloss|mascara|make-?up|nail polish|skincare|serum|sneakers?|trainers?|handbag|watch|headphones?|earbuds|drink|soda|beer|wine|gin|coffee|tea|chocolate|snack|ice cream|burger|pizza|cookie|cereal|candle|soap|shampoo|toy|game|app|album|book|brand|collection|range|menu|store|shop|caf[eé]|restaurant|bike|scooter|phone|tablet|laptop|camera)s? launch(?=\s*(?:[,.:;!]|$))|(?:^|[,.;] ?)no (?:price|headline|slogan|tagline)(?: please)?(?=\s*(?:[,.;!]|$))/iu,
);

/** "On a lazy Sunday": none that one is invited for. */
const ANY_DAY =
  /\b(?:an?|one|another) (?:(?:rainy|sunny|lazy|quiet|cold|warm|hot|snowy|windy|gr[ae]y|cloudy|foggy|busy|slow|typical|normal|lovely|beautiful|co[sz]y|stormy|spring|summer|autumn|winter|bright|calm|free|boring|peaceful|gloomy|frosty) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu;

/** Whether a prompt asks for an ad, whatever stands in quotes. */
export function asksForAd(text: string): boolean {
  const offers = OFFERS.filter((offer) => offer !== FREE);
  const patterns = [AD_WORD, PRINTED, NEW_AT, ASKS, PRICE, CODE, ADDRESS, WEB, ...offers];
  const told = [
    POSTED,
    PRESENTED,
    LAUNCHED,
    LABELS,
    NUMBER,
    CALLED,
    FOR_WHOM,
    SEEKS,
    MEMBERS,
    SOUGHT,
    WE_NEED,
    RUNS,
    RATE,
    RELEASED,
    FOR_CUSTOMERS,
    NOTICE,
    ALERT,
    TOLD_TO_BUYERS,
  ];
  const letters = text.toLowerCase();
  const isEvent =
    !TELLS_OF.test(text) && EVENTS.test(text) && DATED.test(text.replaceAll(ANY_DAY, ''));
  return (
    isEvent ||
    isSoldByName(text) ||
    [...patterns, ...told].some((each) => mayMatch(each, letters) && each.test(text)) ||
    (OF_OURS.test(text) && REQUEST.test(text)) ||
    isTradesTalk(text)
  );
}

/** A name of several words, or one with capitals inside, beside the words in quotes. */
const NAME = String.raw`(?:(?:The )?\p{Lu}[\p{L}'’-]*(?: (?:& |and |of )?\p{Lu}[\p{L}'’-]*){1,3}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+)`;
const SIGNED = new RegExp(
  String.raw`^["”'’»]?[,.]?\s*(?:(?:and|then) )*(?:our |the )?(?:name |logo )?(?!Then\b|The End\b)${NAME}(?=\s*(?:[,.;!]|$)| and )`,
  'u',
);
const INNER_CAPITAL =
  /(?<![\p{L}])(?!Mc|Mac|YouTube|TikTok|GoPro|PlayStation|LinkedIn|DeLorean|PowerPoint)\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+(?:,|\.|$| \p{Ll})/u;
/** A sentence about somebody or something rather than the name of what is sold. */
const TELLS = /^(?:an?|the|one|two|three|four|five|some|my|his|her|our|their) /iu;
const WARES =
  /^[^,.;:"“]*\b(?:(?:bottle|jar|can|tube|bag|pack|packet|tin|box|pair|bar) of|perfume|cologne|sneakers?|trainers|lipstick|mascara|headphones|earbuds|smartwatch|wristwatch|handbag|serum|moisturi[sz]er|lotion|sunscreen|deodorant)\b/iu;
/** Something new: a rocket is launched otherwise. */
const LAUNCH =
  /^[^,.;:"“]*(?<!\b(?:rocket|space|shuttle|missile|satellite|balloon|boat|ship|lantern) )\blaunch(?=\s*(?:[,.:;!"“]|$)| (?:of (?:our|the new)|for|at|in|on|with)\b)/iu;
/** Goods that no picture of ours shows by their name. */
const GOODS =
  /^[^,.;:"“]*\b(?:balm|topper|serum|moisturi[sz]er|lotion|sunscreen|deodorant|hair oil|lip oil|sparkling [\p{L} ]{0,16}water|seltzer|kombucha|cold brew|energy drink|by post|subscription box|gift box|press-on nails|swimwear|eyewear|activewear|knitwear|hot sauce|kimchi|granola|dog biscuits|penthouse|townhouse|bank account|savings account|credit card)\b/iu;

/** A name in capitals that is a part of its own, such as ", NOIR ANIMAL,". */
const IN_CAPITALS =
  /(?:[,.;:]\s*|\s[-–—]\s)(?!(?:NASA|IMAX|UNREAL|BOKEH|DSLR|CCTV|ASMR|HDRI|STOP|HELP|OPEN|SOS)\b)(?=[\p{Lu}\p{N} &'’+/.-]{0,40}\p{Lu}{4})\p{Lu}[\p{Lu}\p{N}&'’+/-]*(?: (?:& )?[\p{Lu}\p{N}][\p{Lu}\p{N}&'’+/.-]*){0,3}(?=\s*(?:[,.;!%]|$))/u;

/** Whether a prompt has a name that only a product or a firm has. */
export function hasNameInCapitals(prompt: string): boolean {
  return /\p{Ll}{3}/u.test(prompt) && IN_CAPITALS.test(prompt);
}

/** What is counted down to comes last. */
export const isCounted = (prompt: string): boolean =>
  /\bcount(?:s|ing)?[- ]?down from\b/iu.test(prompt);

/** What is to be pressed besides what is read: "and a button Watch live". */
const BUTTON =
  /\b(?:an?|and|the|with|plus|our) button:? (?=\p{Lu})|\b(?:now|more|tickets|us|up|live|here|today|started|app|tour|demo|table) button\b/u;

/** Whether what stands in quotes belongs to an ad, for what is said around it. */
function isAnnounced(prompt: string, rest: string, quoted: readonly Quote[]): boolean {
  if (quoted.length === 0 || isCounted(prompt)) return false;
  if (quoted.some((quote) => isBranded(prompt, quote))) return true;
  const isNear = isSlogan(prompt);
  // A title with a day or an hour announces something.
  const dated = WHEN.exec(rest)?.[0] ?? '';
  if (FIRM.test(rest) || BUTTON.test(prompt) || /\d/u.test(dated)) return true;
  if (EVENTS.test(rest) && quoted.some(({ text }) => DATED.test(text))) return true;
  if (!isNear) return false;
  if (offersIn(quoted) || [SERVICE, OURS].some((pattern) => pattern.test(rest))) return true;
  if (BRANDED_GOODS.test(rest) || LEAVES_ROOM.test(rest)) return true;
  if (TELLS.test(rest) && !WARES.test(rest)) return false;
  if (CALL.test(rest)) return true;
  const isSigned = quoted.some(({ span }) => SIGNED.test(prompt.slice(span.end)));
  return (
    isSigned || INNER_CAPITAL.test(rest) || [LAUNCH, GOODS].some((pattern) => pattern.test(rest))
  );
}

/** Whether a prompt asks for an ad: by itself, or by what stands around its quotes. */
export function isAdOf(
  prompt: string,
  { rest, plain }: { readonly rest: string; readonly plain: string },
  quoted: readonly Quote[] | null,
): boolean {
  return asksForAd(plain) || (quoted !== null && isAnnounced(prompt, rest, quoted));
}
