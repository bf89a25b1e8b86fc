import { readFileSync } from 'node:fs';
import { dataFile } from '../../data-file.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Shorter words have too many neighbours. */
const LETTERS_MIN = 6;

/** Made by `scripts/pack-wordnet.ts`: English words that are one edit away from a word of the vocabulary. */
const FILE = dataFile('not-misspelt.txt');

/** Plurals that the vocabulary has by their singular only. */
const IRREGULAR = ['children'];

const candidatesOf = new WeakMap<Vocabulary, ReadonlyMap<string, readonly string[]>>();
let english: ReadonlySet<string> | null = null;

/** Whether a letter was left out, added, changed, or swapped with its neighbour. */
export function isOneEditAway(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && short.slice(at + 2) === long.slice(at + 2);
}

/** Words by their first letter: people rarely miss that one. */
function byFirstLetter(vocabulary: Vocabulary): ReadonlyMap<string, readonly string[]> {
  const known = candidatesOf.get(vocabulary);
  if (known !== undefined) return known;
  const words = new Map<string, string[]>();
  for (const word of [...vocabulary.keys(), ...IRREGULAR]) {
    if (word.length < LETTERS_MIN || word.includes('-')) continue;
    const key = word.slice(0, 1);
    const same = words.get(key);
    if (same === undefined) words.set(key, [word]);
    else same.push(word);
  }
  candidatesOf.set(vocabulary, words);
  return words;
}

function isEnglish(word: string): boolean {
  english ??= new Set(readFileSync(FILE, 'utf8').trim().split('\n'));
  return english.has(word);
}

/** The word of the vocabulary that a misspelt word was meant to be, or null. */
export function correctedWord(vocabulary: Vocabulary, word: string): string | null {
  if (word.length < LETTERS_MIN || !/^[a-z]+$/u.test(word) || isEnglish(word)) return null;
  const candidates = byFirstLetter(vocabulary).get(word.slice(0, 1)) ?? [];
  return candidates.find((candidate) => isOneEditAway(candidate, word)) ?? null;
}
