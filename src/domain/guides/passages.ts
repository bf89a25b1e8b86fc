import type { Document } from '../../contract/resources/document.ts';
import { STOP_WORDS, stem, termOf, tokenize } from '../language/index.ts';
import { createAnchors } from './anchors.ts';

/** What stands under a heading of a document. */
export interface Passage {
  readonly document: Document;
  readonly section: string;
  /** Of the heading, as the page has it; empty above the first one. */
  readonly anchor: string;
  /** Whole sentences, without blocks of code and tables. */
  readonly sentences: readonly Sentence[];
  /** All of it, for the index. */
  readonly text: string;
}

interface Sentence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const EXCERPT_CHARACTERS_MAX = 300;

export function passagesOf(document: Document): readonly Passage[] {
  const anchorOf = createAnchors();
  return partsOf(document.body)
    .map(({ heading, text }) => ({
      document,
      section: plain(heading),
      anchor: anchorOf(heading),
      text,
      sentences: sentencesOf(text),
    }))
    .filter(({ text }) => text.trim() !== '');
}

/** What stands above the first heading, and under each. A comment in a block of code is no heading. */
function partsOf(markdown: string): readonly { readonly heading: string; readonly text: string }[] {
  const parts = [{ heading: '', lines: [] as string[] }];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (/^(?:```|~~~)/.test(line)) isCode = !isCode;
    const [, heading] = /^#{1,6} (.*)$/.exec(isCode ? '' : line) ?? [];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ heading, lines: [] });
  }
  return parts.map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}

/** The sentence that has most of the words, and as many of the next as there is room for. */
export function excerptOf({ sentences, document }: Passage, wanted: ReadonlySet<string>): string {
  let best = 0;
  let most = -1;
  for (const [i, { words }] of sentences.entries()) {
    const hits = [...words].filter((word) => wanted.has(word)).length;
    if (hits <= most) continue;
    most = hits;
    best = i;
  }
  let excerpt = sentences[best]?.text ?? document.summary;
  for (const { text } of sentences.slice(best + 1)) {
    if (excerpt.length + text.length >= EXCERPT_CHARACTERS_MAX) break;
    excerpt = `${excerpt} ${text}`;
  }
  return excerpt;
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
