import { explainPrompt } from '../src/read-prompt/explain-prompt.ts';
import { readPrompt } from '../src/read-prompt/read-prompt.ts';

/** They are never drawn, and nobody misses them. */
const SMALL_WORDS = new Set(
  `a an the of and or to is are was were be has have in on at it its with for from by as into onto over
  under across through between around behind along next front beside below above near toward towards
  up down out off while who that this his her their our your my we you they he she i one each all
  some very just so but then than not no there where when please make create want need ad advert
  commercial banner poster post story video`.split(/\s+/),
);

/** The words that are neither read nor printed: what its picture lacks is most often among them. */
export function unreadWords(prompt: string): readonly string[] {
  const { words: read } = readPrompt(prompt);
  const printed = JSON.stringify(explainPrompt(prompt).ad ?? '').toLowerCase();
  const words = [...prompt.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’.$€£%-]*[\p{L}\p{N}%])?/gu)];
  return words
    .filter(({ index }) => !read.some(({ start, end }) => start <= index && index < end))
    .map(([word]) => word)
    .filter((word) => !SMALL_WORDS.has(word.toLowerCase()))
    .filter((word) => !printed.includes(word.toLowerCase()));
}
