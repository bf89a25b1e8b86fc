import MiniSearch from 'minisearch';
import type { Document, SearchResult } from '../../contract/resources/document.ts';
import { tokenize } from '../language/index.ts';
import { indexedWords, type Passage, passagesOf } from './passages.ts';

/** Finds passages by words, the best of each page. */
export type Search = (query: string, limit: number, options?: SearchOptions) => SearchResult[];

interface SearchOptions {
  /** The words are spelt as the documentation spells them, so that none like them need be tried. */
  readonly isCorrected?: boolean;
}

/** A passage as the index sees it. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly section: string;
  readonly text: string;
}

const EXCERPT_CHARACTERS_MAX = 300;
/** A search for more words than that costs more than it finds. */
const QUERY_WORDS_MAX = 24;

export function createSearch(documents: readonly Document[]): Search {
  const passages = documents.flatMap(passagesOf);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'section', 'text'],
    tokenize,
    processTerm: indexedWords,
  });
  index.addAll(
    passages.map(({ document, section, text }, id) => {
      const title = `${document.title} ${document.summary}`;
      return { id, title, section, text };
    }),
  );
  return (query, limit, { isCorrected = false } = {}) => {
    const words = [...new Set(tokenize(query))].filter((word) => indexedWords(word).length > 0);
    if (words.length === 0) return [];
    const asked = words.slice(0, QUERY_WORDS_MAX).join(' ');
    const found = index.search(asked, isCorrected ? EXACT : TOLERANT);
    const best = found[0]?.score ?? 1;
    const wanted = new Set(words.flatMap(indexedWords));
    const results: SearchResult[] = [];
    const pages = new Set<string>();
    for (const { id, score, queryTerms } of found) {
      const passage = passages[Number(id)];
      if (passage === undefined || pages.has(passage.document.path)) continue;
      if (results.length === limit) break;
      pages.add(passage.document.path);
      const coverage = Math.min(1, new Set(queryTerms).size / wanted.size);
      results.push(toResult(passage, wanted, Math.round(100 * coverage * (score / best) ** 0.5)));
    }
    return results;
  };
}

const EXACT = { boost: { title: 3, section: 2 } };
const TOLERANT = {
  ...EXACT,
  fuzzy: (term: string) => (term.length > 4 && !term.startsWith('=') ? 0.2 : false),
  prefix: (term: string) => term.length > 3 && !term.startsWith('='),
};

function toResult(passage: Passage, wanted: ReadonlySet<string>, score: number): SearchResult {
  const { body: _body, published_at: _published, ...summary } = passage.document;
  const { section } = passage;
  return {
    ...summary,
    section: section === '' ? null : section,
    excerpt: excerptOf(passage, wanted),
    score,
  };
}

/** The sentence that has most of the words, and as many of the next as there is room for. */
function excerptOf({ sentences, document }: Passage, wanted: ReadonlySet<string>): string {
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
