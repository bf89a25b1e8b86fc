import { withoutAsides } from '../lettering/asides.ts';
import { quotesIn } from '../lettering/quoted-title.ts';
import { mayMatch } from '../needed-letters.ts';
import { fieldsAsWords } from './ad-fields.ts';
import { AMOUNT } from './ad-patterns.ts';
import { asksForAd } from './asks-for-ad.ts';
import { withoutAudience } from './requested.ts';

const SPOT =
  '(?:(?:at|on|in|near|along|across|to) the (?:very )?(?:(?:far|upper|lower|top|bottom|left|right|middle|cent(?:er|re))[- ]?){1,2}(?: ?(?:corner|half|side|edge|third|part|area))?|in (?:the|a) corner|(?:top|bottom|upper|lower)[- ](?:left|right)(?: corner)?)';
const SIDE =
  '(?:(?:on|at) )?(?:left|right|top|bottom|below|above|beneath|underneath|centre|center|middle)(?: (?:left|right))?';
const LOOKS =
  '(?:big|bold|large|huge|small|tiny|thin|elegant|main|white|black|red|yellow|gold|golden|strong|simple|short|catchy|clear)';
const WORDS =
  'headline|headline text|title|tagline|slogan|text|copy|caption|subline|subtitle|logo|brand name|date|price|web address|address|button|cta';
const SHAPE =
  '(?:circle|badge|star|starburst|burst|bubble|sticker|ribbon|stamp|banner|box|label|price tag|tag|corner|frame|splash)';

/** How a brief says where its words are set and what they are called, which nobody reads. */
const DIRECTIONS: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(${WORDS})(?: (?:is |stands |set |placed |centred |centered )?${SPOT}(?! of\b)){1,2}`,
      'giu',
    ),
    '$1',
  ],
  // "Headline left, hands right", "small CTA underneath: See more".
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;!?"”]) ?)(?:(?:${LOOKS}|smaller|bigger) )?(?:${WORDS}) ${SIDE}(?=\s*[,.;]|$)`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(`(?<=(?:^|[.,;!?"”]) ?)(?:(?:${LOOKS}|smaller|bigger) )?(${WORDS}) ${SIDE}:`, 'giu'),
    '$1:',
  ],
  // "Big bold headline at the left:" is the headline.
  // "Gold on black, headline": that black is the ground.
  [
    new RegExp(
      String.raw`\b(?<!\b(?:on|in|and|or) )(?:(?:an?|the) )?(?:${LOOKS},? )*${LOOKS} (headline)\b`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(String.raw`(?<=["”])(?: (?:set|placed|written|standing))? ${SPOT}(?! of\b)`, 'giu'),
    '',
  ],
  // "39 euros in a yellow circle at the right".
  [
    new RegExp(
      String.raw`(${AMOUNT}|\b\d{1,2} ?%(?: off)?) (?:in|on|inside) an? (?:[\p{L}-]+ ){0,3}${SHAPE}(?: ${SPOT})?`,
      'giu',
    ),
    '$1',
  ],
  // "A -30% sticker", "limited edition badge": the badge says what comes before it.
  [
    new RegExp(
      String.raw`(\d{1,2} ?%(?: off)?|\blimited edition) (?:sticker|badge|seal|stamp|ribbon|starburst|burst)\b(?! of\b)(?: ${SPOT})?`,
      'giu',
    ),
    '$1',
  ],
  [
    new RegExp(
      String.raw`\b(?:price(?: tag)?|tag) (${AMOUNT}),? (?:is )?(?:crossed|struck) (?:out|through)`,
      'giu',
    ),
    'was $1',
  ],
  [
    /\b(?:swipe )?(?:carousel|slideshow)(?: (?:first|second|last))?(?: (?:ad|post|slide|cover|card|frame|page))+(?: ?\d+)?/giu,
    'Post',
  ],
  [/\b(?:slide|page|frame|card) \d+ (?:of|\/) \d+:?/giu, ''],
  // The size of a banner.
  [
    /\b\d{2,4} ?[x×] ?\d{2,4}(?: ?(?:px|pixels?))?(?: (?:style|format|size))?(?= (?:for|banner|ad)\b)/giu,
    '',
  ],
  [/\b(?:small|fine) print:/giu, ''],
  // A cover that moves.
  [
    /(?<=\b(?:cover|poster|banner|post|story|flyer|invitation|card|thumbnail|artwork|intro|bumper) )(?:with|in) (?:some |subtle |slow |gentle |light )?(?:motion|movement|animation)\b(?! of\b)/giu,
    '',
  ],
  [
    /\b(?:(?:brand|our|social|insta(?:gram)?|tiktok) )?(?:handle|hashtag)(?: is)?:? (?=[@#])/giu,
    '',
  ],
  [
    /\b(?:(?:our|the|with) )?(?:web ?site|web address|web|url|address|link)(?: is)?:? (?=(?:https?:\/\/|www\.)?[\w-]+\.(?:example|com|org|net|io|shop|de|fr|co)\b)/giu,
    '',
  ],
  // Where something is, and what kind of line it is: "left: giant headline", "Sub: weekly box".
  [
    /(?<=(?:^|[.,;:!?"”]) ?)(?:and )?(?:on the |at the )?(?:(?:far|upper|lower|top|bottom)[- ]?)?(?:left|right|top|bottom|middle|cent(?:er|re)|below|above|underneath|beneath)(?: (?:half|side|panel|corner|third|line|of it))?(?::|(?= ?["“]))/giu,
    '',
  ],
  [
    /(?<=(?:^|[.,;:!?"”/]) ?)(?:sub|super|kicker|body|promise|benefits?|features?|usp|hook|claim|details?|price list|extra|info|format|bottom line|end line|answer|question):/giu,
    '',
  ],
  [
    /\b(?:(?:please )?(?:leave|leaving|keep)|with) (?:(?:some|enough|plenty of|lots of|much|empty|free|negative|blank|clear|the) ){0,2}(?:space|room|area)(?: (?:free|empty|clear))?(?: (?:at|on|in) the \p{L}+(?: \p{L}+)?)? for (?:the |our |a |my )?(?:logo|text|headline|price|copy|title|words|lettering|caption|button)s?\b/giu,
    '',
  ],
  [/ as (?:big|large|huge|small|clear|close|short|bright) as possible\b/giu, ''],
  // After a name in quotes a dash is a comma: `our scooter "Zipp" – city street`.
  [/(?<=["”»]) [–—-](?= [\p{Ll}$€£])/gu, ','],
  // The picture that is given: "our rocket club with this photo".
  [
    /[,;]? ?\b(?:with|using|from) (?:this|my|the (?:attached|given|uploaded)) (?:photo(?:graph)?|picture|image|drawing|portrait|shot|selfie|snapshot)(?! of\b)(?: (?:as|in|for) (?:the |a )?background)?(?: please)?(?=\s*(?:[,.;:!]|$))/giu,
    '',
  ],
  // Words that are laid over a film.
  [/\bsuper(?=:? ?["“])/giu, 'text'],
];

/** A brief in key words: "gelato cart / pistachio / 4.50". */
const KEY_WORDS = /(?: [/|·•] [^/|·•]{2,60}){2}/u;
const PARTED = / [/|·•] /gu;

/** Signs of feeling and small pictures, which no letter shows; stars are those of a review. */
const EMOJI = /(?:(?![★⭐])\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D)*)+/gu;
const LETTERS_MIN = 16;
/** What keeps its capitals: codes, signs of money, the name of a page. */
const KEPT = /^(?:[A-Z]+\d[A-Z\d]*|CHF|USD|EUR|GBP|TV|BBQ|DJ|LED|USB|SPF|XXL|XL)$/u;

const NAME_AT_END =
  /[.!?]\s+(?!(?:ONLY|THIS|NOW|TODAY|TONIGHT|ORDER|CALL|SHOP|VISIT|BOOK|FREE|GET|BUY|OPEN|JOIN|COME|SEE|UNTIL|EVERY|NO|ALL|WHILE)\b)[^.!?\d]{4,40}[.!?]?\s*$/u;

/** A brief that is shouted, as it would be said: "WINTER BOOTS. WAS $149 NOW $89." */
function calmed(text: string): string {
  const letters = text.replaceAll(/\P{L}/gu, '');
  if (letters.length < LETTERS_MIN || letters !== letters.toLocaleUpperCase('en')) return text;
  if (letters === letters.toLocaleLowerCase('en')) return text;
  // What comes first is the headline, which may be shouted.
  const start = /^[^.,;!?\d:$€£%]{4,40}[.!?](?=\s)/u.exec(text)?.[0].length ?? 0;
  const last = NAME_AT_END.exec(text)?.index ?? text.length;
  return text.replaceAll(/\S+/gu, (word, at: number) => {
    if (at < start || KEPT.test(word.replaceAll(/[^\p{L}\d]/gu, ''))) return word;
    const isFirst = /(?:^|[.!?:]\s*)$/u.test(text.slice(0, at));
    const lower = word.toLocaleLowerCase('en');
    if (lower.length !== word.length) return word;
    // What comes last may be a name.
    return isFirst || at > last ? word.slice(0, 1) + lower.slice(1) : lower;
  });
}

/** Patterns for words beside the words in quotes, which are shown as they are. */
function withoutQuoted(prompt: string, change: (text: string) => string): string {
  const spans = quotesIn(prompt).map(({ span }) => span);
  const hidden = spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\n'.repeat(end - start) + rest.slice(end),
    prompt,
  );
  return spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + prompt.slice(start, end) + rest.slice(end),
    change(hidden),
  );
}

/** A brief without directions to who sets it, as long as before: places in it stay the same. */
export function withoutDirections(given: string): string {
  const prompt = withoutAudience(fieldsAsWords(given));
  return withoutQuoted(prompt, (unquoted) => {
    const hidden = withoutAsides(unquoted);
    const apart = asksForAd(hidden) ? ', ' : '';
    const calm = calmed(hidden).replaceAll(EMOJI, (found) => apart.padEnd(found.length));
    const plain = KEY_WORDS.test(calm) ? calm.replaceAll(PARTED, ' , ') : calm;
    // "A red button in the middle" is no direction where nothing is to be read.
    if (apart === '' && unquoted === prompt) return plain;
    return DIRECTIONS.reduce(
      (text, [pattern, to]) =>
        !mayMatch(pattern, text.toLowerCase())
          ? text
          : text.replaceAll(pattern, (found: string, kept: unknown) =>
              to.replace('$1', typeof kept === 'string' ? kept : '').padEnd(found.length),
            ),
      plain,
    );
  });
}
