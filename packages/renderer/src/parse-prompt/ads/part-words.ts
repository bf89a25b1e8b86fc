import { sifted } from '../needed-letters.ts';
import type { Subject } from '../scene-description.ts';
import { DAY, MONTH } from './ad-dates.ts';
import { AD_WORD } from './ad-patterns.ts';
import { isArtDirected } from './art-directed.ts';
import type { BriefPart } from './brief-parts.ts';

/** What is asked for rather than what it says: "Instagram story for …", "I need a short ad about …". */
const ASKED_FOR =
  /^.*?\b(?:ads?|adverts?|advertisement|commercial|promo(?:tion)?|spot|poster|banner|billboard|flyer|story|reel|post|teaser|trailer|campaign|invitation|invite|video|clip|card|opener|animation|announcement|explainer|page)s?(?: (?:video|post|story|ad|spot|clip|card|film|campaign|poster|in motion))*(?: (?:for|4(?= \p{L})|about|of|from|by|on|to promote|announcing|promoting|that|where|with|showing|in which) |\s*:\s*|$)/iu;

const ASKED_LATER = sifted(
  /^(?:an? |the |my |our )?(?:[\p{L}-]+ ){0,2}(?:ads?|advert|commercial|promo|poster|banner|flyer|story|reel|spot) (?:for|about)\b/iu,
);

/** How long or wide it is, and how it is filmed. */
const FORMAT =
  /(?<![\p{L}\p{N}])(?:\d+(?:[.,]\d+)?[- ]?(?:s|secs?|seconds?|fps|mm|px)(?= ?(?:$|long|loop|video|clip|ad|spot|story|reel|film|lens|version|cut)|[,.;])|(?:9:16|16:9|1:1|4:5|4:3)|(?:\d{3,4} ?[x×] ?\d{4}|\d{4} ?[x×] ?\d{3,4})(?! ?(?:mm|cm|m|in)\b)|(?:4|8)k(?= (?:video|quality|footage|look|render)|$)|(?:3|2)d(?! (?:print|scan|cinema|movie))|1080p|720p|360(?:°| degrees?)|['’]?(?:19|20)?\d0s)(?![\p{L}\p{N}])/giu;
const OF_PICTURE =
  /\b(?:backgrounds?|backdrop|camera|zoom(?:s|ing)?|close-?ups?|lighting|colou?rs?|palette|style|look|mood|vibes?|tones?|music|sound|shots?|slow[- ]motion|animation|animated|transitions?|letters|lettering|fonts?|text|logo|format|vertical|scene|frame|screen|reflections?|atmosphere|feel(?:ing)?|aesthetic|minimal(?:ist)?|cinematic|neon|pastel|silhouette|blurred|glow(?:ing)?|behind|around|next to|rim light|says|saying|photos?|type|typography|spotlight|moves|eyes|on the (?:left|right)|(?:left|right) half|split screen|soaked)\b/iu;
/** Who is seen and what they have: "kids with lanterns". */
const THOSE =
  /^(?:(?:happy|smiling|little|young|two|three|four|five) )*(?:kids|children|people|famil(?:y|ies)|friends|couples?|women|men|girls|boys|guests|runners|dancers|puppies|dogs|musicians) (?:with|in|under|around|by|holding) (?!(?:need|us|our|your|autism|special|disabilities|cancer)\b)|^(?:salsa|tango|dancing|young|happy|bridal) couple$/iu;
const AGE = /\b\d+[- ]year[- ]old\b/iu;
/** Who asks for it tells what they do: "Hey! We are a small surf school". */
export const GREETS =
  /^(?:hey|hi|hello|hiya|dear \p{L}+|thanks?(?: you)?|please|cheers)(?: (?:there|team|all|folks|everyone))?$|^we(?: are|['’]re| run| have| own) an? |^I(?: am|['’]m| run| have| own) |^(?:we|I) (?:need|want|would like|['’]d like)\b/iu;
/** Which post it is to be: "friendly post for a small firm", "shelter post with a shy dog". */
const KIND_OF_POST =
  /(?:^|: )(?:an? )?(?:(?!opening|party|sale)[\p{L}-]+ ){1,3}(?:post|flyer|poster|banner|reel|story)(?:$| (?:for (?:an?|our|my|the)|with|showing|of) [^:"]*$)/iu;
/** A sentence about somebody or something that is seen. */
const TELLS =
  /^(?:an?|the(?! new \p{L}+ \d)|(?:two|three|four|five|six)(?! (?:brand[- ])?new )|some|several|his|her|their|its|he|she|they|it|someone|people|close-?up|show|shows|make(?! your)|put|add|use|cut(?! (?:your|costs?|bills?|down|out)\b)|start|end|then(?! [$€£\d])) /iu;

const AMOUNT_SIGN =
  /[$€£¥₹₩%]|\b(?:zł|kr|CHF|AED|won|yen|euros?|dollars?|pounds?|usd|eur|gbp|kes)\b/iu;
const CENTS = /(?<![\d.,:])\d{1,4}[.,]\d\d(?![\d:])|\b(?:from|for|only|now) \d{2,5}$/u;
const TIME = new RegExp(
  String.raw`\b(?:(?<!black |cyber )${DAY}|${MONTH}\.? \d|\d\.? ?${MONTH}|\d ?(?:am|pm)|\d{1,2}:\d\d|today|tonight|tomorrow|weekends?|weekdays?|daily|every (?:day|morning|evening|night|week|month|hour|\d)|this (?:week|month|spring|summer|autumn|fall|winter)|next (?:week|month)|coming soon|(?:in|until|till|from|by|since|all(?: of)?|throughout|for|starts in) ${MONTH}|${MONTH} (?:to|until|[-–]) ${MONTH})\b`,
  'iu',
);
/** What those who read it are to do. */
const ASKS_THEM =
  /^(?:bring|come|join|visit|learn|discover|try|taste|meet|ask|call|book(?! (?:covers?|shel(?:f|ves)|pages?|club)\b)|order|register|reserve|sign up|apply|adopt|donate|help|win|save|get|follow|stop by|drop (?:in|off|by)|pick (?:your|up)|build|pass|send|scan|print|choose|reply|rsvp|subscribe|download|share|vote|volunteer|give|rent|borrow|trade|swap|stay|enjoy|sleep|eat|drink|feel|sing|dance|paint(?! ?brush)|cook|bake|relax|celebrate|experience|explore|escape|unwind|(?:make|create|design) your|dm|text|whatsapp|walk[- ]ins?|stream)\b/iu;
/** What is offered, asked, promised or announced. */
const TOLD: readonly RegExp[] = [
  /\bfree\b(?! (?:of (?:an?|the|its|her|his|their)|range|fall|style|kick|climb|ride|runner))|\bhalf (?:off|(?:the )?price)\b|\bpay half\b|\bhalf-price\b|\bbogo\b|\bon us\b|\bon the house\b|\b(?:buy|take|pay for) (?:one|two|three)\b|\bno (?:[\p{L}-]+ ){0,2}(?:fees?|contracts?|appointments?|bookings?|experience|subscriptions?|sugar|additives|cards?|deposits?|commissions?|waiting|queues?|limits?|strings|ads|catch|cover|minimum|obligations?|risk|stress|excuses|hassle|plastic|palm oil|gluten|msg|preservatives|sign-?ups?|interest|tax|costs?|charge|commitment|reservations?|tickets?|noise|mess|needles|pain|calories|alcohol|compromises?|surprises)\b/iu,
  /\b(?:welcome|included|includes|provided|needed|required|wanted|available|guaranteed?|certified|insured|accepted|possible|vaccinated|delivered|limited|exclusive|lifetime|must go|sold out|while stocks?|warranty|cash only|in stock|by appointment|flexible|per (?:person|night|month|week|day|hour)|all ages|all levels|all paces|unlimited|half board|full board|allowed|straight from|shifts|(?:teams|groups|tables|classes) of (?:up to )?(?:\d+|two|three|four|five|six|eight|ten|twelve)|insurances|fully|returnable|recyclable|refillable|first come|(?:dishwasher|microwave|child|food|freezer)[- ]safe|members get|capped at|departs|shipped|roasted|any month|all inclusive|for all|open to|pay what you|^only|only$|flavou?rs?$|left|discounts?|vouchers?|gift cards?|refunds?|subscription|trial|loyalty)\b/iu,
  /\b(?:we|us|our|ours|you|your|yours|yourself|you['’]re|we['’]re|we['’]ll|you['’]ll|let['’]s|don['’]t|ours)\b/iu,
  ASKS_THEM,
  /^(?:entry|admission|dress code|proceeds|all proceeds|skip|pause) \p{L}|\bedition$|\bfor (?:absolute |nervous )?(?:beginners|adults|seniors)$/iu,
  /^(?:DJ|MC|With|Feat\.?|Featuring) \p{Lu}/u,
  /^(?!an? |the |his |her )(?:[\p{L}'’-]+ ){1,3}(?:festival|week|internship|tasting|workshop|(?:open|cellar|family|fun|action|career|adoption) day)$/iu,
  /^(?:rewards?|prizes?|first prize|bonus|deadline|dress code|speakers?|hosts?|guests?|line-?up|menu|includes?|level|language): /iu,
  /\b(?:closing down|clearance|coming soon|out now|now open|grand (?:re-?)?opening|opening$|opening (?:soon|offer|party|day|night|sale)|new in|now in|new (?:flavou?rs?|menu|collection|location|store|colou?rs|arrivals?|season|look|year|drop)|last chance|sold|best (?:price|in town)|award|in (?:stores|shops|supermarkets)|season|since|est\.?|established|handmade|made to (?:measure|order)|fresh(?:ly)? (?:every|daily|made|baked)|while you wait|live (?:music|bands?|dj)|special guest|rain or shine|everyone|every drop|counts?|hiring)\b/iu,
  /\b(?:[Hh]all|[Rr]oom|[Bb]ooth|[Ss]tand|[Gg]ate|[Tt]erminal) (?:\p{Lu}|\d+\p{Lu}?)(?![\p{L}\p{N}])/u,
  /^(?:\p{Lu}[\p{L}'’-]* ){1,4}live$/u,
  /^(?:one|two|three|four|five|six)[- ]bed(?:room)?\b/iu,
  /\?$|(?<=\s)(?:@|#)\p{L}|^(?:@|#)\p{L}|\b[\w-]+\.(?:com|org|net|io|shop|example|co|de|fr|uk)\b/iu,
].map(sifted);

/** What there is at a festival: "music and food", "games, rides and a raffle". */
const ATTRACTION =
  "(?:(?:an?|the|live|free|local|street|good|great|cold|hot|homemade|arts?|face|kids['’]?|family|craft) ){0,2}(?:music|food|drinks?|games|prizes|rides|djs?|bands?|workshops?|painting|raffle|bbq|barbecue|cakes?|beers?|wine|stalls|activities|fun|dancing|fireworks|crafts|competitions?|tombola|snacks|entertainment|(?:food )?trucks|dance|bouncy castle|pony rides|lottery)";
const ATTRACTS = sifted(new RegExp(`^${ATTRACTION}(?:(?:,? (?:and|&)|,) ${ATTRACTION})+$`, 'iu'));
const ATTRACTIONS = sifted(
  new RegExp(`^${ATTRACTION}(?:(?:,? (?:and|&)|,) ${ATTRACTION})*$`, 'iu'),
);
const GAP_MAX = 2;

/** The parts of a brief with a list of attractions as one of them: "music, cake and a raffle". */
export function withAttractions(parts: readonly BriefPart[], brief: string): readonly BriefPart[] {
  const joined: BriefPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const end = (last?.start ?? 0) + (last?.text.length ?? 0);
    const isListed =
      last !== undefined &&
      !last.isFirst &&
      part.start - end <= GAP_MAX &&
      ATTRACTIONS.test(last.text) &&
      ATTRACTIONS.test(part.text);
    if (isListed) joined.pop();
    const start = isListed ? last.start : part.start;
    const text = brief.slice(start, part.start + part.text.length);
    joined.push(isListed ? { ...last, text } : part);
  }
  return joined;
}

/** "Cook tossing pasta": somebody who does something. */
const DOES =
  /^(?!(?:we|we['’]re|now|you|no|also|always)\b)[\p{L}'’-]+ (?!morning|evening|everything|anything|something|clothing|training|spring|wedding|parking|building)\p{L}+ing\b/iu;

/** "Dancing couple": who is seen. */
const SEEN =
  /^(?:an? |the )?(?:\p{L}+ )?\p{L}+ing (?:couples?|dancers?|wom[ae]n|m[ae]n|girls?|boys?|kids|child(?:ren)?|famil(?:y|ies)|people|friends|dogs?|cats?|bab(?:y|ies))$|^(?!(?:every|each|no|any|one|our|your|the) )(?:\p{L}+ ){1,2}(?:wom[ae]n|m[ae]n|girl|boy|couple|lady) (?:with|wearing) (?!us\b|you|our\b)[\p{L} -]{3,40}$/iu;
/** "3... 2... 1..." */
const COUNTS = /^\d{1,2}\.{2,}$/u;
const COUNTED =
  /^\d+ (?!(?:hours?|days?|weeks?|min|minutes|months?|years?|km|miles|sessions|lessons)\b)(?:[\p{L}-]+ ){1,4}?(?:in|on|at|with|under|over|by|around|behind|from|\p{L}+ing)(?![\p{L}])/iu;
/** How many of something are drawn rather than told of: "3 bottles on a shelf". */
function isCountOf(text: string, subjects: readonly Subject[]): boolean {
  const [, only = ''] = /^[1-5] (\p{L}{3,})$/u.exec(text) ?? [];
  const stem = only.toLowerCase().replace(/(?<=o|sh|ch|x)es$|s$/u, '');
  if (stem !== '' && subjects.some(({ thing }) => thing.includes(stem))) return true;
  if (!COUNTED.test(text) || /[+=×]/u.test(text)) return false;
  const numbers = [...text.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  return (
    numbers.length === 1 && numbers.every((each) => subjects.some(({ count }) => count === each))
  );
}

/** Whether words are about the picture: how it looks, or somebody in it. */
export const isOfPicture = (text: string, isSeen: boolean): boolean =>
  isArtDirected(text) ||
  COUNTS.test(text) ||
  SEEN.test(text) ||
  THOSE.test(text) ||
  AGE.test(text) ||
  TELLS.test(text) ||
  OF_PICTURE.test(text) ||
  text.replaceAll(FORMAT, ' ').trim() === '' ||
  (isSeen && DOES.test(text));

/** "Balloons and a big thank you": thanks are said, the rest is seen. */
const THANKS = sifted(
  /^(?:[\p{L}-]+ ){1,4}(?:and|with|plus|&) ((?:an? )?(?:(?:big|huge|warm|heartfelt) )?(?:thank you|thanks)!?)$/iu,
);

/** What is told by a part, rather than what kind of ad it asks for. */
export function withoutAsking(part: BriefPart): string {
  return withoutKind(part).replace(TO_TELL, '');
}

/** What is to be told to others is told without them: "Say that our shop is closed". */
const TO_TELL = sifted(
  /^(?:say|tell (?:people|customers|everyone|everybody|our \p{L}+)|remind (?:people|customers|everyone|our \p{L}+)|announce|let (?:people|customers|everyone|our \p{L}+) know|inform (?:our )?\p{L}+) (?:that )?(?=(?:our|we|the|my)\b)|^(?:it['’]s|it is|it takes place|it will be) (?=(?:on|at|in) )/iu,
);

function withoutKind({ text, isFirst }: BriefPart): string {
  const thanks = THANKS.exec(text)?.[1];
  if (thanks !== undefined) return thanks;
  const asked = isFirst
    ? AD_WORD.test(text) || /\b(?:story|reel|post|trailer|opener|card|page)\b/iu.test(text)
    : ASKED_LATER.test(text);
  return asked ? text.replace(ASKED_FOR, '').trim() : text;
}

/** Whether a part of an ad is read rather than seen: an offer, a day, a promise, an invitation. */
export function isToldIn(part: BriefPart, subjects: readonly Subject[], isThing = false): boolean {
  const text = withoutAsking(part).replaceAll(FORMAT, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(text) || AGE.test(text) || GREETS.test(text)) return false;
  if (COUNTS.test(text) || KIND_OF_POST.test(text) || isArtDirected(part.text)) return false;
  const isHard = AMOUNT_SIGN.test(text) || TIME.test(text) || CENTS.test(text);
  const isTold =
    isHard || TOLD.some((words) => !(isThing && words === ASKS_THEM) && words.test(text));
  if (/\d/u.test(text)) return isTold || !(TELLS.test(text) || isCountOf(text, subjects));
  if (ATTRACTS.test(text)) return !part.isFirst;
  if (part.isFirst && !isHard)
    return /\bopening$|^launch day$|^(?:we(?:['’]re| are)|now) (?:hiring|moving|open|back|growing|expanding|recruiting|closing|live|online)\b|^we (?!(?:are|run|need|want)\b)\p{L}/iu.test(
      text,
    );
  if (TELLS.test(text) && !/\bfree\b|\byou\b|^\p{L}+[- ]bed(?:room)?\b/iu.test(text)) return false;
  if (THOSE.test(text) && !/\b(?:free|welcome)\b/iu.test(text)) return false;
  if (DOES.test(text) || (OF_PICTURE.test(text) && !/\bnew look\b/iu.test(text))) return false;
  return isTold;
}
