import { readFileSync } from 'node:fs';
import { dataFile } from '../../data-file.ts';
import { PERSON_THINGS } from '../kinds-of-things.ts';
import { SETTINGS } from '../scene-description.ts';
import type { Meaning } from '../vocabulary.ts';

/** Made by `scripts/pack-wordnet.ts`: a thing or `setting:name`, a colon, and the words for what is nearest to it. */
const FILE = dataFile('nearest-things.txt');

let table: ReadonlyMap<string, string> | null = null;

function readTable(): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of readFileSync(FILE, 'utf8').trim().split('\n')) {
    const at = line.indexOf(': ');
    for (const word of line.slice(at + 2).split(' ')) words.set(word, line.slice(0, at));
  }
  return words;
}

/** What a noun without a drawing of its own is nearest to: an ocelot is a leopard. Read once per thread. */
export function nearestThing(word: string): readonly Meaning[] | null {
  table ??= readTable();
  const name = table.get(word);
  if (name === undefined) return null;
  const setting = SETTINGS.find((each) => name === `setting/${each}`);
  return [
    setting === undefined ? { kind: 'thing', value: name } : { kind: 'setting', value: setting },
  ];
}

/** Whether a word is the name of a profession, as far as the table knows. */
export function isProfession(word: string): boolean {
  table ??= readTable();
  return PERSON_THINGS.has(table.get(word) ?? '');
}
