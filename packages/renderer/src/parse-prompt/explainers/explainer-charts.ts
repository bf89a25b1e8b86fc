import type { ExplainedPart, Explainer } from '../description/explainer.ts';
import { numberOf, numberWords } from '../words/numbers.ts';
import { asLabel, titleFrom } from './explainer-lists.ts';

const CHART =
  /\b(?:(bar|column)|(pie|doughnut|donut)|(line|stock|growth|sales))[- ]?(?:chart|graph|diagram)s?\b|\b(?:chart|graph)s?\b/iu;
const GROWS = /\b(?:grow|ris|increas|climb|going up|goes up|go up|soar|up\b)/iu;
const FALLS = /\b(?:fall|drop|declin|decreas|going down|goes down|shrink|crash|sink)/iu;
const PAIR =
  /(?:^|[,;:]|\band\b)\s*([\p{L}][\p{L} ]{0,18}?)[\s:=]+(\d{1,9}(?:[.,]\d{1,9}){0,3})\s?(%|k|m|percent)?(?=\s*(?:$|[,;.]|\band\b))/giu;
const SPAN = /\b(?:from )?((?:19|20)\d\d)\s*(?:to|through|until|-|–)\s*((?:19|20)\d\d)\b/u;
const COUNT = new RegExp(
  `\\b(\\d|${numberWords(9, 2)}) (?:\\w+ )?(?:bars|columns|slices|parts|segments|sections)\\b`,
  'iu',
);
const PARTS = 5;
const PAIRS_MAX = 8;
const LEAST = 0.34;

const plain = (label: string, value: number, amount?: string): ExplainedPart => ({
  label,
  thing: null,
  colour: null,
  value,
  ...(amount === undefined ? {} : { amount }),
});

/** "Apples 30, pears 50": what each is called and how much it is. */
function pairsIn(text: string): readonly ExplainedPart[] {
  const found = [...text.matchAll(PAIR)].slice(0, PAIRS_MAX);
  const pairs = found
    .map(([, name = '', digits = '', sign = '']) => ({
      label: asLabel(name),
      value: Number(digits.replaceAll(',', '')),
      amount: digits + (sign === 'percent' ? '%' : sign),
    }))
    .filter(({ value }) => Number.isFinite(value));
  const most = Math.max(1, ...pairs.map(({ value }) => value));
  return pairs.map(({ label, value, amount }) => plain(label, value / most, amount));
}

function labelsIn(prompt: string): readonly string[] {
  const [, from, to] = SPAN.exec(prompt) ?? [];
  if (from !== undefined && to !== undefined) {
    const years = Math.min(7, Math.max(2, Number(to) - Number(from) + 1));
    const step = (Number(to) - Number(from)) / (years - 1);
    return Array.from({ length: years }, (_, at) => String(Math.round(Number(from) + at * step)));
  }
  const said = COUNT.exec(prompt)?.[1];
  const count = said === undefined ? PARTS : Math.max(2, numberOf(said));
  return Array.from({ length: count }, () => '');
}

/** Uneven, as numbers are. */
const WAVE = [0, 0.05, -0.05, 0.04, -0.03, 0.02, 0];

function made(prompt: string): readonly ExplainedPart[] {
  const labels = labelsIn(prompt);
  return labels.map((label, at) => {
    const share = at / Math.max(1, labels.length - 1);
    const risen = LEAST + (1 - LEAST) * (FALLS.test(prompt) ? 1 - share : share);
    return plain(label, Math.min(1, risen + (at === labels.length - 1 ? 0 : (WAVE[at] ?? 0))));
  });
}

const ABOUT =
  /\b(?:showing|shows|of|for|about)\s+(?:the |our |my )?([\p{L}][\p{L} ]*?)(?=\s*(?:$|[,.:;]|\b(?:growing|grow|grows|rising|rise|rises|increasing|falling|dropping|declining|going|goes|over|from|that|with|by|in)\b))/iu;

/** A chart that grows, with what it says or with bars that only rise. */
export function chartIn(prompt: string): Explainer | null {
  const [found, bar, pie, line] = CHART.exec(prompt) ?? [];
  if (found === undefined) return null;
  const pairs = pairsIn(prompt.slice(prompt.indexOf(':') + 1));
  const parts = pairs.length >= 2 ? pairs : made(prompt);
  const isPlain = bar === undefined && pie === undefined && line === undefined;
  if (isPlain && pairs.length < 2 && !GROWS.test(prompt) && !FALLS.test(prompt)) return null;
  const isLine = line !== undefined || (isPlain && pairs.length < 2);
  const about = ABOUT.exec(prompt)?.[1];
  return {
    kind: pie === undefined ? (isLine ? 'line' : 'bars') : 'pie',
    title: about === undefined ? null : titleFrom(about),
    parts,
  };
}
