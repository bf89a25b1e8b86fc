import { createShortener } from './drawn-out.ts';
import { readingsOf } from './readings.ts';
import { CATEGORIES, type Category, RULES, type Rule } from './rules.ts';
import { createSpeller } from './spelled-out.ts';
import { LISTS } from './terms/index.ts';
import { tokensOf } from './tokens.ts';
import { createVocabulary, type Found, parseTerms } from './vocabulary.ts';

const vocabulary = createVocabulary(
  Object.entries(LISTS).flatMap(([list, texts]) => parseTerms(list, Object.values(texts))),
);
const spell = createSpeller(vocabulary.terms);
const shorten = createShortener(vocabulary.terms);

export type Verdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly category: Category; readonly message: string };

/** Decides by rules alone: the same answer for the same text, without asking anybody. */
export function checkPrompt(text: string): Verdict {
  for (const reading of readingsOf(text)) {
    const category = categoryOf(reading);
    if (category !== null) return { allowed: false, category, message: messageFor(category) };
  }
  return { allowed: true };
}

function messageFor(category: Category): string {
  return `The prompt seems to ask for ${CATEGORIES[category]}, which we do not make. Nothing was charged; please describe something else.`;
}

function categoryOf(reading: string): Category | null {
  const found = findTerms(spell(tokensOf(reading)).map(shorten));
  return RULES.find((rule) => holds(rule, found))?.category ?? null;
}

type Terms = ReadonlyMap<string, readonly Found[]>;

/** A word inside an innocent phrase means what the phrase means. */
function findTerms(tokens: readonly string[]): Terms {
  const found = vocabulary.find(tokens);
  const innocent = new Set(
    found.filter(({ list }) => list === 'innocent').flatMap(({ start, end }) => span(start, end)),
  );
  return Map.groupBy(
    found.filter(({ start, end }) => !span(start, end).some((position) => innocent.has(position))),
    ({ list }) => list,
  );
}

function span(start: number, end: number): readonly number[] {
  return Array.from({ length: end - start }, (_, index) => start + index);
}

function holds(rule: Rule, terms: Terms): boolean {
  const [first, ...rest] = rule.lists;
  const stretches = rest.reduce(
    (reached, list) => extend(rule, reached, terms.get(list) ?? []),
    terms.get(first) ?? [],
  );
  return stretches.some((stretch) => !isExcepted(rule, terms, stretch));
}

/** The stretches of text that go on to one of these terms, each once. */
function extend(rule: Rule, stretches: readonly Found[], terms: readonly Found[]): Found[] {
  const longer = new Map<string, Found>();
  for (const stretch of stretches) {
    for (const term of terms) {
      if (!isNear(rule, stretch, term)) continue;
      const start = Math.min(stretch.start, term.start);
      const end = Math.max(stretch.end, term.end);
      longer.set(`${start}-${end}`, { ...stretch, start, end });
    }
  }
  return [...longer.values()];
}

function isNear({ within, ordered }: Rule, a: Found, b: Found): boolean {
  const after = b.start - a.end;
  const before = a.start - b.end;
  if (after >= 0 && after <= within) return true;
  return ordered !== true && before >= 0 && before <= within;
}

function isExcepted({ unless }: Rule, terms: Terms, { start, end }: Found): boolean {
  if (unless === undefined) return false;
  return (terms.get(unless.list) ?? []).some(
    (term) => term.end > start - unless.within && term.start < end + unless.within,
  );
}
