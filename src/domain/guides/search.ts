import MiniSearch from 'minisearch';
import type { SearchResult } from '../../contract/resources/document.ts';
import { tokenize } from '../language/index.ts';
import { excerptOf, indexedWords, type Passage } from './passages.ts';

/** Finds passages by words, the best of each page. */
export type Search = (query: string, limit: number) => SearchResult[];

/** A passage as the index sees it. */
interface Entry {
  readonly id: number;
  readonly title: string;
  readonly section: string;
  readonly text: string;
}

/** A search for more words than that costs more than it finds. */
const QUERY_WORDS_MAX = 24;

export function createSearch(passages: readonly Passage[]): Search {
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
  return (query, limit) => {
    const words = [...new Set(tokenize(query))].filter((word) => indexedWords(word).length > 0);
    if (words.length === 0) return [];
    const asked = words.slice(0, QUERY_WORDS_MAX).join(' ');
    const found = index.search(asked, TOLERANT);
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

const TOLERANT = {
  boost: { title: 3, section: 2 },
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
