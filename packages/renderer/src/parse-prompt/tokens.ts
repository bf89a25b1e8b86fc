const WORD = /[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*|[,.;:!?&]/gu;

/** The words of a prompt in lower case, and its punctuation marks. */
export function tokensOf(prompt: string): readonly string[] {
  const plain = prompt.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  return (plain.match(WORD) ?? []).map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word));
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['mice', 'mouse'],
  ['children', 'child'],
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['cacti', 'cactus'],
  ['geese', 'goose'],
]);

/** Possible singulars of a plural, likeliest first; empty for words that are no plural. */
export function singularsOf(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  const singulars: string[] = [];
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return singulars;
  if (word.endsWith('ies')) singulars.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) singulars.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  singulars.push(word.slice(0, -1));
  if (word.endsWith('es')) singulars.push(word.slice(0, -2));
  return singulars;
}
