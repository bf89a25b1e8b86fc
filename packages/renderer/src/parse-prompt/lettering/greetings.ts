import { mayMatch } from '../needed-letters.ts';
import type { Cutter } from './cutter.ts';

const DAYS = String.raw`birthday|new year(?: \d{4})?|holidays|easter|halloween|anniversary|hanukkah|diwali|thanksgiving|friday|monday|weekend|(?:valentine|mother|father|women|children)['’]?s?['’]? day`;

/** What is said to somebody on a day of theirs. */
export const GREETINGS = [
  `good (?:morning|evening|night|afternoon)(?! (?:light|sky|version|scene|mood))`,
  `happy (?:${DAYS})`,
  `merry christmas(?: and an? happy new year)?|season['’]s greetings|eid mubarak|feliz navidad`,
  String.raw`thank you(?: (?:so much|all|everyone))?|congratulations|welcome(?: (?:back|home|to (?:my|our|the) (?:channel|home|blog|stream|page|world|team)|to (?!(?:my|our|the|an?)\b)(?:(?:new|san|los|las|saint|cape) )?\p{L}+)|(?! (?:to|for|from)\b))|just married|get well soon|see you (?:soon|there)|miss you|i love you|best wishes`,
].join('|');

const CARD =
  '(?:(?:greetings?|wish(?:es)?)? ?(?:e-?card|card|postcard|message|video|animation|clip|intro|greetings?|wish(?:es)?))';
const GREETED = new RegExp(
  String.raw`(?:^(?:(?:an?|the|my) )?(?:(?!with\b|and\b|of\b|in\b)[\p{L}-]+ )?|[,.;:!–—] *)(${GREETINGS})\b( ${CARD}\b)?`,
  'iu',
);
/** What may come next; "a good night kiss" greets nobody. */
const ENDED =
  /^ *(?:[,.;:!–—]|$|(?:to|for|with|and|on|from|in|over|under|at|my|dear|[Ww]ith|[Tt]o|[Ff]or|\d+)\b|\p{Lu}\p{Ll})/u;
/** Cards that are called by their day. */
const CARDS: readonly (readonly [words: string, greeting: string])[] = [
  ['birthday', 'Happy birthday'],
  ['christmas|xmas', 'Merry Christmas'],
  ["new year(?:[’']?s)?", 'Happy New Year'],
  ['easter', 'Happy Easter'],
  ['halloween', 'Happy Halloween'],
  ['anniversary', 'Happy anniversary'],
  ["valentine(?:[’']?s)?(?: day)?", 'Be my valentine'],
  ["mother[’']?s day", 'Happy Mother’s Day'],
  ["father[’']?s day", 'Happy Father’s Day'],
  ['thank[- ]you', 'Thank you'],
  ['get[- ]well(?:[- ]soon)?', 'Get well soon'],
  ['congratulations?', 'Congratulations'],
  ['graduation', 'Congratulations'],
  ['wedding', 'Congratulations'],
];
const CALLED = CARDS.map(
  ([words, greeting]) =>
    [
      new RegExp(
        String.raw`^(?:(?:an?|the|my) )?(?:[\p{L}-]+ )?(?:${words}) (?:(?:greeting|wishes) )?(?:e-?card|card|postcard|message|greetings?|wishes)\b`,
        'iu',
      ),
      greeting,
    ] as const,
);

const NO_NAME =
  '(?!(?:Cards?|With|Greetings?|Video|Animation|To|For|And|From|In|On|The|Text|Message|Over|Wish|At|A|An|Day|Year|Christmas)\\b)';
const KIN =
  '(?:(?:best )?friend|mother|mom|mum|mama|father|dad|papa|daddy|mummy|mommy|grandma|grandpa|granny|grandmother|grandfather|sister|brother|wife|husband|son|daughter|boss|teacher|aunt|uncle|girlfriend|boyfriend|love)';
/** Whom it is for, at once or later: "happy birthday Emma", "a card for my mum". */
const TO = new RegExp(
  String.raw`^(?:,? *(?:(?:to|for) )?(?:dear |our |my )?(${NO_NAME}\p{Lu}\p{Ll}+)(?! \p{Lu})\b(?=\s*(?:[,.;:!–—]|$|with\b|and\b|on\b|in\b))|.{0,80}?\b(?:to|for) (?:dear |our |my )?(?:${KIN} (?=\p{Lu}))?(${NO_NAME}\p{Lu}\p{Ll}+|(?<=\b(?:my|our|for) )${KIN})\b)`,
  'u',
);

const capital = (text: string) => text.slice(0, 1).toLocaleUpperCase('en') + text.slice(1);

/** Names of days have capitals, however they are typed. */
const written = (text: string) =>
  capital(text.toLowerCase())
    .replaceAll(
      /\b(?:christmas|easter|halloween|hanukkah|diwali|thanksgiving|eid|mubarak|new year|friday|monday|mother|father|valentine)\b/gu,
      capital,
    )
    .replace('year', 'Year')
    .replace(/(?<=['’]s['’]? )day/u, 'Day');

/** What a greeting still says of where, when and with what it is shown. */
const SHOWN =
  /\b(?:birthday|new year|halloween|christmas|anniversary|(?:valentine|mother)\S* day|night|morning|evening|afternoon|congratulations|love|wedding|graduation)\b/iu;
/** Where one is welcome, by its name. */
const PLACE = /^welcome to (?!(?:my|our|the)\b)/iu;
const REST_OF_NAME = new RegExp(String.raw`^(?: (?:(?:of|de|la) )?${NO_NAME}\p{Lu}\p{Ll}+)+`, 'u');
/** "A warm welcome" is told rather than said. */
const TOLD = /^(?:an?|the|my) [\p{L}-]+ welcome$/iu;

/** A greeting as it is found, with the whole name of a place. */
function saidIn(text: string) {
  const found = GREETED.exec(text);
  if (found === null || TOLD.test(found[0])) return null;
  const said = found[1] ?? '';
  const end = found.index + found[0].length;
  const more = PLACE.test(said) ? (REST_OF_NAME.exec(text.slice(end))?.[0] ?? '') : '';
  const start = found.index + found[0].indexOf(said);
  const place = PLACE.test(said) ? (said + more).replace(PLACE, '') : null;
  const words = place === null ? written(said) : `Welcome to ${place}`;
  const kept = /^just married/iu.test(said) ? 'newlyweds' : (place ?? SHOWN.exec(said)?.[0]);
  // What comes before a comma stays apart from it.
  const from = /^[\p{L}]/u.test(found[0]) ? found.index : start;
  return { words, kept, from, start, end: end + more.length };
}

/** A card that is called by its day. */
function calledIn(text: string) {
  const letters = text.toLowerCase();
  for (const [pattern, words] of CALLED) {
    if (!mayMatch(pattern, letters)) continue;
    const end = pattern.exec(text)?.[0].length;
    if (end === undefined) continue;
    return { words, kept: SHOWN.exec(text.slice(0, end))?.[0], from: 0, start: 0, end };
  }
  return null;
}

/** The greeting that a prompt asks for without quotes, which then stands over the picture; null where there is none. */
export function greetingIn(cutter: Cutter): string | null {
  const { rest } = cutter;
  const found = saidIn(rest) ?? calledIn(rest);
  if (found === null || !ENDED.test(rest.slice(found.end))) return null;
  const { words: greeting, kept, from, start, end } = found;
  const to = TO.exec(rest.slice(end));
  const name = to?.[1] ?? to?.[2];
  cutter.spans.push({ start: from, end });
  cutter.blank({ start: from, end });
  if (kept !== undefined) cutter.put({ start, end }, kept);
  if (to === null || name === undefined) return greeting;
  const until = end + to.index + to[0].length;
  cutter.spans.push({ start: until - name.length, end: until });
  const before = /(?:,? *\b(?:to|for) )?(?:dear |our |my )?(?:\p{L}+ )?$/u.exec(
    to[0].slice(0, -name.length),
  );
  cutter.blank({ start: until - name.length - (before?.[0].length ?? 0), end: until });
  return `${greeting}, ${capital(name)}!`;
}
