import { DATED, MONTH } from './ad-dates.ts';

/** How small businesses write: a few words between commas, what it is and what it costs. No sentence tells of somebody. */
const TERSE =
  /^(?!(?:an?|the|one|two|three|four|five|some|many|my|his|her|their|its|he|she|they|it|someone|somebody|close-?up|view|imagine)\s)[^.!?]{0,60}(?:[,:.!?]|$)/iu;

const CENTS = String.raw`(?<![\d:.,$€£])\d{1,4}[.,]\d\d(?![\d:])`;
const LEFT = 'places|spots|seats|tickets|dates|rooms|tables|slots|tables|copies';
/** What is only said by who sells or invites, whoever it is. */
const SELLS: readonly RegExp[] = [
  new RegExp(
    String.raw`${CENTS}(?=\s*(?:[,;!+]|\.(?!\d)|$|/\s?[\p{L}\d]|(?:per|each|incl|instead|until|this|today|was|before|after|with)\b|an? (?:month|night|day|week|person|piece|kilo|box|bag|bottle|hour)))|\b(?:from|only|just|now|for|at|was) ${CENTS}`,
    'iu',
  ),
  /\b(?:from|only|just) \d{1,3}[.,]\d{3}(?=\s*(?:[,;!]|$))|\b\d[\d.,]* ?(?:won|kes|rsd|huf|aed|sar|thb|ron|dirhams?|baht|shillings?|naira|lei|forint|lira)\b/iu,
  /\b\d{1,4} instead of \d{1,4}\b|\bdelivered (?:before|daily|every|to your|within|in \d)|\blooking for (?:a |their )?(?:new |forever |good )?homes?\b/iu,
  new RegExp(String.raw`\b\d{1,3} (?:${LEFT}) (?:left|only|available)\b`, 'iu'),
  /\bopen (?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6}\s?[-–]\s?\p{L}{3,9} )?\d{1,2}(?::\d\d)?\s?[-–]\s?\d{1,2}\b|\bopen (?:(?:on|every) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?=\s*(?:[,;.!]|$|\d))/iu,
  /\bbuy (?:one|1|two|2),? (?:give|get|bring|pay)\b|\b2-4-1\b|\bfor the price of (?:\d|one|two|three)\b|\b(?:eat|go|ski|stay|travel|ride|play|skate|swim|drink|enter|get in) free\b|\bfirst \d+ \p{L}+ (?:get|are|is|free|half)\b|\bfree for (?:all|everyone|kids|members|students)\b|\bkids pay half\b/iu,
  /(?:^|[,;:!] ?)(?:\+\d{1,3}[ -]?|0)\d{2,4}[ /-]\d{3}[\d -]*(?=\s*(?:[,;.!]|$))/u,
  /\b(?:all levels|beginners|everyone|everybody|walk-?ins?|families|dogs|newcomers|all ages|new members|visitors) (?:are )?welcome\b|\bwalk[- ]ins? only\b|\bbring your own\b|\bpay what you (?:can|want)\b|\bno (?:experience|appointment|reservation|call-out fee|setup fee|contract|booking)\b|\brain or shine\b|\b(?:free|no) (?:entry|admission)\b|\badmission free\b/iu,
  /\b\d+[- ](?:months?|years?) (?:warranty|guarantee)\b|\bmade to (?:measure|order)\b|\bmillion (?:downloads|users)\b|\bplay (?:for )?free\b|\blifetime access\b|\bcancel any ?time\b|\b(?:puppies|kittens|dogs?|cats?|rabbits?) (?:looking for|seeks?|needs?) (?:an? )?(?:new |good |loving |forever )?homes?\b/iu,
  /\b(?:club|group|choir|team|band|circle|society) meets (?:every|on|each)\b|\b(?:gloves|tools|training|lunch|equipment|materials) (?:provided|included)\b/iu,
  /(?:,|^)[^,]*(?:poured|made|brewed|baked|owned|run|grown|roasted|crafted|business|[,.;]) ?since \d{4}\b/iu,
  /\b(?:order|book|register|apply|enrol|sign up|rsvp) (?:by|until|before) (?:the )?(?:\d|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tomorrow|tonight)/iu,
  /\b(?:this|one|next) (?:weekend|week|day|night) only\b|\b(?:today|tonight|tomorrow) only\b|\bfollow us @/iu,
  /\b\d+ ?g (?:of )?protein\b|(?<=,[^,]*)\b(?:loyalty|stamp) card\b|\bcoming (?:this )?(?:spring|summer|autumn|fall|winter|soon)\b/iu,
  /^(?:[\p{L}'’-]+ ){0,3}offer(?=\s*[,:])|^new in (?:store|stock|our shop)\b|^new drop\b/iu,
  /^(?:we are|we['’]re) open\b|\b\d+ ?h (?:express|delivery|service)\b|\bhas \d+ (?:places?|spots?|rooms?)\b|\b\d+ ?(?:kg|g|l|ml) free\b|^\p{L}+ wanted\b(?! (?:by|to|for murder))|\bno \p{L}+ (?:needed|required|necessary)\b/iu,
  /^opening hours\b|\bevery (?:first|second|third|fourth|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\breads on \d|(?<=, )signed copies\b|\b\d+(?:[.,]\d+)? ?km, \p{L}{3} \d/iu,
  /\b1\+1\b|(?<=, )(?:appointments? \p{L}|book for \p{L})|\bfree \p{L}+ for (?:dads|mums|moms|fathers|mothers|kids|everyone|all)\b|\bfree of charge\b|(?:,|^) ?free(?=\s*(?:,|$))|\b\d+ (?:rooms?|places|spots|seats) free\b|\b\d% (?:fees|commission|interest)\b/iu,
  new RegExp(
    String.raw`^(?:fresh(?:ly baked)?|hot|warm|home-?made|new|live) [^.!?,]{3,40} (?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|^[\p{L} '’-]{3,40} (?:are|is) back(?=[.!])|^pick[- ]your[- ]own \p{L}+|\bopen (?:from )?${MONTH} (?:to|till|until|-|–) ${MONTH}\b|^(?!(?:an?|the)\b)[\p{L} ]{3,30} from our (?:own )?(?:hives|bees|orchard|garden|farm|oven|kitchen|vineyard|fields?|cellar|hens|dairy|greenhouse)\b`,
    'iu',
  ),
  /^(?:[\p{Ll}-]+ ){0,2}(?:flowers|cakes|photography|catering|stationery|invitations|hair|make-?up|jewell?ery|dresses|bouquets|furniture|ceramics|interiors|gardens) by \p{Lu}[\p{L}'’]+(?: (?:& |and )?\p{Lu}[\p{L}'’]+){0,2}(?=\s*[,.;:!])/u,
  /^join our (?:crew|team)\b|^(?:found|lost|missing): |\brsvp\b|\bmonthly plans\b|\bhalf board\b|\bwith us(?=\s*(?:[,.!]|$))|\b[\p{L}]+s (?:provided|included)\b|\bmax\.? \d+ (?:people|persons|guests|kids|students|participants)\b/iu,
  /\b\d+ (?:per (?:head|person|night|day|week|month|kilo|hour|piece|class)\b|p\.?p\b)|\bfor the price of \p{Lu}\b|[\p{L}] \d{1,2}[.,]5(?=\s*(?:,|$))/iu,
  // Whom one calls, and who is to be had: "call Tom 07700 900123", "DJ for hire".
  /(?<=(?:^|[,.;:!?] ?))(?:[Cc]all|[Tt]ext|[Pp]hone|[Rr]ing|[Bb]ook (?:at|on|via)|[Ww]hats[Aa]pp|[Mm]essage)(?: (?:now|today|us|me|on|at|\p{Lu}\p{L}+)){0,2} \+?\d[\d() -]{5,}\d\b|^[\p{L}' -]{2,40} (?:for hire|available)(?=\s*[,.:;])|\b(?:reserve|order|book|call|scan to) (?:now|order)(?=\s*(?:[,.;!]|$))/u,
  /^[\p{L}' -]{3,40} (?:is|are) (?:looking for|hiring|seeking) (?:\p{L}+ )?\p{L}+(?:ers|ors|ists|ses|ians|chefs|cooks|staff|volunteers|assistants|baristas|electricians|musicians|members)\b|^[\p{L} ]{3,30} looking for (?:jobs|work|clients|customers)\b/iu,
  /(?:^|[.!?,] )(?:\p{Lu}\p{L}+ ){1,3}\+?0\d[\d ]{6,}\d|\bbook us(?=\s*(?:[,.;!]|$))/u,
  /^(?:need|looking for|want|tired of) (?:an? |your )?[^.?!]{3,30}\? \p{L}|^free (?:[\p{L}-]+ ){1,3}(?:this (?:week|month|weekend|summer|saturday|sunday)|until)\b|^donate your\b|^help us \p{L}+/iu,
  // What is to be told to others: "Say that our barber shop is closed on Monday", "Thank our customers".
  /^(?:say|tell (?:people|customers|everyone|everybody|our \p{L}+)|remind (?:people|customers|everyone|our \p{L}+)|announce|let (?:people|customers|everyone) know|inform \p{L}+|thank)(?: that)? (?:our|we|that (?:our|we)|all our|us)\b|^thank our (?:customers|guests|members|clients|volunteers|donors)\b/iu,
  /\bno (?:added |refined )?(?:sugar|palm oil|additives)\b|\b\d+ ?kcal\b|\b\d+ ?mg\b|(?<=[\p{L}], )\d{1,2}(?:[.,]\d)?% ?(?:vol\.?|abv)?(?=\s*(?:,|$))|\bin \d+ (?:sessions|lessons)\b|\bprogram(?:me)?, \d+ weeks\b/iu,
];

const FIRMS =
  'shop|store|restaurant|caf[eé]|bakery|gym|salon|studio|agency|service|school|hotel|clinic|brewery|pharmacy|bank|museum|planetarium|steakhouse|barber|daycare|tea house|bar|butcher|supermarket|dentist|laundry|hairdresser|plumber|electrician|photographer|library|university|kindergarten|circus|cinema|aquarium|zoo|market|beer garden|garage|parlou?r|theme park|rental|repair|course|lessons?|classes|parlou?r|grooming|boutique|nursery|internet|phone plan|pizzeria|deli|florist|spa|hostel|theatre|theater|pub|bistro|winery|farm|rink|club|team|office|removal|physio|camp|practice';
/** What is before the first comma. */
const OF_FIRM = new RegExp(
  String.raw`^[^,.;:!]{0,40}\b(?:${FIRMS})\b[^,.;:!]{0,30}(?:[,.;:!]|$)`,
  'iu',
);
const TOLD_BY_FIRM = new RegExp(
  String.raw`\b(?:free (?:on|for|with|\p{L}+)|new (?:show|menu|\p{Lu}{2,}|flavou?r|location)|in \d+ (?:days|weeks|minutes|hours|lessons)|\d+ (?:kinds|years|lessons|games|vehicles|flavou?rs)|season at our|\d{1,3}[.,]\d{1,2}(?=\s*(?:,|$))|opening|24/7|within \d+|\d+\s?[-–]\s?\d+ years|starts|(?:mon|tues|wednes|thurs|fri|satur|sun)days? \d|(?:until|till|from|opens?|since) (?:${MONTH}|\d{1,4}\b)|new look)\b`,
  'iu',
);
/** What takes place and is announced by its day. */
const GATHERS =
  /^[^,.;:!]{0,40}\b(?:brunch|cinema|open mic|evening|planting|clean[- ]?up|circus|festwiese|meets|trial|tour|week|season|day|yoga|\p{L}*run|barbecue|bbq|matinee|party|shower|dance|rally|relay|enrol?ment|theat(?:er|re)|f[eê]te|swap|carnival|festival|dinner|supper|sing-?along|brunch|buffet|retreat|reunion|bingo|raffle|disco|disco|rave|pilates|zumba|jam|slam|sale|championship|derby|final)\b/iu;
const WITH_HOUR =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}\b|\d ?(?:am|pm)\b|\b\d{1,2}:\d\d\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/iu;

/** "Optician: …", "taco truck story: …": whose ad it is comes before what it shows. */
const HEADED =
  /^(?:[\p{L}-]+ ){0,2}(?:(?:optician|optometrist|florist|dentist|locksmith|plumber|electrician|handyman|roofer|gardener|mechanic|barber|tailor|vet|car wash|flower shop|flower delivery|tyre shop|tire shop)s?|(?:food |taco |burger |pizza |coffee |ice cream )(?:truck|van|stand|stall|cart) story)(?: in \p{L}+)?: /iu;

const PRICED_PART = /(?:^|[,:;]) ?(?:\p{L}{3,}[ +&]+){1,4}\d{2,3}(?=\s*(?:[,;.!]|$))/gu;
const CHART = /\b(?:charts?|graph|diagram|timeline|map|score|countdown)\b/iu;
/** "Small dogs 35, large dogs 55": a list of prices. */
const isPriceList = (prompt: string): boolean =>
  !CHART.test(prompt) && [...prompt.matchAll(PRICED_PART)].length > 1;

/** "Guy doing squats in a garage gym" tells of somebody, whatever the hour. */
export const TELLS_OF =
  /^(?:[\p{L}-]+ ){0,2}(?:guy|man|woman|men|women|lady|dude|girl|boy|kid|children|friend|family|families|neighbour|neighbor|tourist|student|teenager|dancer|musician|villager|grandparent|grandpa|grandma|athlete|boxer|runner|person|people|couple)s? (?:(?:is|are) )?(?:\p{L}+ing\b|(?:in|at|on) )/iu;

/** Whether somebody with something to sell or to announce wrote it, without calling it an ad. */
export function isTradesTalk(prompt: string): boolean {
  if (!TERSE.test(prompt)) return false;
  if (HEADED.test(prompt)) return true;
  if (SELLS.some((words) => words.test(prompt)) || isPriceList(prompt)) return true;
  if (TELLS_OF.test(prompt)) return false;
  if (OF_FIRM.test(prompt) && (TOLD_BY_FIRM.test(prompt) || DATED.test(prompt))) return true;
  return GATHERS.test(prompt) && DATED.test(prompt) && WITH_HOUR.test(prompt);
}
