import type { Rewording } from '../../rewording.ts';
import { numberOf, numberWords } from '../../words/numbers.ts';

const AGED = new RegExp(
  String.raw`\b(\d{1,3}|${numberWords(20)})[- ]years?[- ]old(?:s?)\b(?=( (?:girls|boys|twins|(?!with\b|in\b|on\b|at\b|who\b|is\b|and\b|\p{L}+(?:s|ing|ed)\b)[\p{L}-]+))?)`,
  'giu',
);

/** A word for an age: of whom comes next, or for them. */
function ageOf(years: string, isAlone: boolean): string {
  const age = numberOf(years);
  if (isAlone) return age < 13 ? 'child' : age < 20 ? 'teen' : 'adult';
  return age < 13 ? 'little' : age < 20 ? 'teenage' : age < 60 ? '' : 'elderly';
}

/** "A seven-year-old": years are words for an age. */
export const AGES: readonly Rewording[] = [
  [AGED, (_, years, next) => ageOf(years ?? '', next === undefined)],
];
