import type { Cutter } from './cutter.ts';

const DAYS = String.raw`birthday|new year(?: \d{4})?|holidays|easter|halloween|anniversary|hanukkah|diwali|thanksgiving|friday|monday|weekend|(?:valentine|mother|father|women|children)['’]?s?['’]? day`;

/** What is said to somebody on a day of theirs. */
export const GREETINGS = [
  `good (?:morning|evening|night|afternoon)(?! (?:light|sky|version|scene|mood))`,
  `happy (?:${DAYS})`,
  `merry christmas(?: and an? happy new year)?|season['’]s greetings|eid mubarak|feliz navidad`,
  String.raw`thank you(?: (?:so much|all|everyone))?|congratulations|welcome(?: (?:back|home|to (?:my|our) (?:channel|home|blog|stream|page|world|team)|to (?!my|our|the|an? )\p{L}+))?|just married|get well soon|see you (?:soon|there)|miss you|i love you|best wishes`,
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

/** The greeting that a prompt asks for without quotes, which then stands over the picture; null where there is none. */
export function greetingIn(cutter: Cutter): string | null {
  const { rest } = cutter;
  const said = GREETED.exec(rest);
  const called = said === null ? CALLED.find(([words]) => words.test(rest)) : undefined;
  const found = said ?? called?.[0].exec(rest) ?? null;
  const greeting = said === null ? called?.[1] : written(said[1] ?? '');
  if (found === null || greeting === undefined) return null;
  const end = found.index + found[0].length;
  if (!ENDED.test(rest.slice(end))) return null;
  const to = TO.exec(rest.slice(end));
  const name = to?.[1] ?? to?.[2];
  cutter.spans.push({ start: found.index, end });
  // The day still says where and when.
  const day =
    /\b(?:birthday|new year|halloween|christmas|anniversary|(?:valentine|mother)\S* day)\b/iu.exec(
      found[0],
    );
  cutter.blank({ start: found.index, end });
  if (day !== null) cutter.put({ start: found.index, end }, day[0]);
  if (to === null || name === undefined) return greeting;
  const until = end + to.index + to[0].length;
  cutter.spans.push({ start: until - name.length, end: until });
  const before = /(?:,? *\b(?:to|for) )?(?:dear |our |my )?(?:\p{L}+ )?$/u.exec(
    to[0].slice(0, -name.length),
  );
  cutter.blank({ start: until - name.length - (before?.[0].length ?? 0), end: until });
  return `${greeting}, ${capital(name)}!`;
}
