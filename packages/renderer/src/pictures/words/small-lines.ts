import type { Ad } from '../../parse-prompt/scene-description.ts';
import { PLAIN_AD } from './plain-ad.ts';
import { gatheringIn } from './told-event.ts';

const QUOTES = /"([^"]{2,60})"|“([^”]{2,60})”/gu;
/** A line that is said to be small, without quotes: "small line Carl Sagan". */
const SMALL =
  /\b(?:small (?:line|print|text)|sub ?(?:title|line|headline)|by-?line|credits?|tag ?line)s?:? (?:below |reads? |says? )?((?!says\b|reads?\b|in\b|below\b|at\b|and\b|with\b)[\p{L}\d][^,.;"“]{2,40}?)(?=\s*(?:[,.;]|$))/iu;
/** How many are left, which nobody would leave out. */
const LEFT =
  /\b(?:only |just )?\d+ (?:places?|seats?|spots?|tickets?|pairs|pieces|rooms) (?:left|only)\b/iu;
const LINES_MAX = 3;

const capital = (line: string): string => line.slice(0, 1).toLocaleUpperCase('en') + line.slice(1);

function smallLines(prompt: string, title: string): readonly string[] {
  const quoted = [...prompt.matchAll(QUOTES)].map(([, plain, curly]) => plain ?? curly ?? '');
  return [...quoted.slice(1), gatheringIn(prompt), SMALL.exec(prompt)?.[1], LEFT.exec(prompt)?.[0]]
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
  return { ...given, lines: [...given.lines, ...missing].slice(0, LINES_MAX) };
}
