import { MONTH } from '../../parse-prompt/ads/ad-dates.ts';
import type { Ad } from '../../parse-prompt/scene-description.ts';
import { PLAIN_AD } from './plain-ad.ts';
import { gatheringIn } from './told-event.ts';

const QUOTES = /"([^"]{2,60})"|“([^”]{2,60})”/gu;
/** A line that is said to be small, without quotes: "small line Carl Sagan". */
const SMALL =
  /\b(?:small (?:line|print|text)|sub ?(?:title|line|headline)|by-?line|credits?|tag ?line)s?:? (?:below |reads? |says? )?((?!says\b|reads?\b|in\b|below\b|at\b|and\b|with\b)[\p{L}\d][^,.;"“]{2,40}?)(?=\s*(?:[,.;]|$))/iu;
const NAME = String.raw`\p{Lu}[\p{L}'’-]*\.?(?: (?:(?:de|van|von|la|and|&) )?\p{Lu}[\p{L}'’-]*\.?){0,3}`;
/** Who made it: "by T. Okoro", "a film by R. Moss". */
const CREDIT = new RegExp(
  String.raw`(?<=(?:^|[,.;”"]) ?)(?:an? (?:[\p{L}-]+ ){1,2})?(?:(?:written|directed|illustrated|photographed|told|narrated|hosted|painted|drawn|composed|curated)(?: and \p{L}+)? )?by ${NAME}(?=\s*(?:[,;!]|\.?$))`,
  'u',
);
/** Which one it is: "issue 12", "vol. 3". */
const ISSUE =
  /(?<=[,.;”"] ?)(?:issue|volume|vol\.|no\.|number|episode|chapter|part|season|edition) (?:no\. )?#?\d{1,4}(?=\s*(?:[,.;]|$))/iu;
/** When it comes: "out in March", "coming this autumn". */
const COMES_OUT = new RegExp(
  String.raw`(?<=[,.;”"] ?)(?:out|coming|available|released|published|in (?:stores|shops|bookshops|cinemas)|on sale)(?: (?:in|on|from|this|next|early|late))* (?:${MONTH}|spring|summer|autumn|winter|fall|year|week|month)(?: \d{1,4})?(?=\s*(?:[,.;]|$))`,
  'iu',
);
/** How many are left, which nobody would leave out. */
const LEFT =
  /\b(?:only |just )?\d+ (?:places?|seats?|spots?|tickets?|pairs|pieces|rooms) (?:left|only)\b/iu;
const LINES_MAX = 3;

const capital = (line: string): string => line.slice(0, 1).toLocaleUpperCase('en') + line.slice(1);

function smallLines(prompt: string, title: string): readonly string[] {
  const quoted = [...prompt.matchAll(QUOTES)].map(([, plain, curly]) => plain ?? curly ?? '');
  return [
    ...quoted.slice(1),
    gatheringIn(prompt),
    SMALL.exec(prompt)?.[1],
    LEFT.exec(prompt)?.[0],
    ...[CREDIT, ISSUE, COMES_OUT].map((words) => words.exec(prompt)?.[0]),
  ]
    .filter((line) => line !== undefined && line !== null && line !== title)
    .map((line) => capital(line ?? ''));
}

/** With the smaller lines that a prompt asks for besides its headline. */
export function withSmallLines(prompt: string, title: string | null, ad: Ad | null): Ad | null {
  const headline = ad?.headline ?? title;
  if (headline === null || headline === '') return ad;
  const lines = smallLines(prompt, headline);
  if (lines.length === 0) return ad;
  const given: Ad = ad ?? { ...PLAIN_AD, headline };
  const said = JSON.stringify(given).toLocaleLowerCase('en');
  const missing = lines.filter((line) => !said.includes(line.toLocaleLowerCase('en')));
  // "Hosted by Dana Reyes" has the name already.
  const isNamed = missing.some((line) => given.brand !== null && line.includes(given.brand));
  return {
    ...given,
    brand: isNamed ? null : given.brand,
    lines: [...given.lines, ...missing].slice(0, LINES_MAX),
  };
}
