import type { Document } from '../../contract/resources/document.ts';
import { STOP_WORDS, stem, termOf, tokenize } from '../language/index.ts';

/** What stands under a heading of a document. */
export interface Passage {
  readonly document: Document;
  readonly section: string;
  /** Whole sentences, without blocks of code and tables. */
  readonly sentences: readonly Sentence[];
  /** All of it, for the index. */
  readonly text: string;
}

interface Sentence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

export function passagesOf(document: Document): readonly Passage[] {
  return document.body
    .split(/^(?=#{1,3} )/m)
    .map((part) => {
      const [, section = '', text = part] = /^#{1,3} ([^\n]*)\n?(.*)$/s.exec(part) ?? [];
      return { document, section: plain(section), text, sentences: sentencesOf(text) };
    })
    .filter(({ text }) => text.trim() !== '');
}

/** What the index and the sentences have of a word: its stem, and the name of the lexicon for it. */
export function indexedWords(word: string): string[] {
  if (STOP_WORDS.has(word)) return [];
  const own = stem(word);
  const name = termOf(own);
  return name === undefined ? [own] : [own, `=${name}`];
}

function sentencesOf(markdown: string): readonly Sentence[] {
  return blocksOf(markdown)
    .flatMap((block) => plain(block).split(/(?<=[.!?:])\s+(?=[\p{Lu}\d`"(])/u))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ text, words: new Set(tokenize(text).flatMap(indexedWords)) }));
}

/** Paragraphs and items of lists; blocks of code and tables are no sentences. */
function blocksOf(markdown: string): readonly string[] {
  return markdown
    .replaceAll(/^(```|~~~).*?^\1\s*$/gms, '\n')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.) )/)
    .filter((block) => !/^\s*\|/.test(block) && !/^ {4}/.test(block))
    .map((block) => block.replace(/^\s*(?:[-*+>]|\d+\.) /, ''));
}

/** Markdown of one line as a reader sees it; code keeps its marks. */
function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|__/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
