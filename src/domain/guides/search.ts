import MiniSearch from 'minisearch';
import type { Document, SearchResult } from '../../contract/resources/document.ts';

/** Finds passages by words. */
export type Search = (query: string, limit: number) => SearchResult[];

interface Passage {
  readonly id: number;
  readonly title: string;
  readonly section: string;
  readonly text: string;
  readonly document: Document;
}

const EXCERPT_CHARACTERS_MAX = 400;

export function createSearch(documents: readonly Document[]): Search {
  const passages = documents
    .flatMap(passagesOf)
    .map((passage, id): Passage => ({ id, ...passage }));
  const index = new MiniSearch<Passage>({ fields: ['title', 'section', 'text'] });
  index.addAll(passages);
  return (query, limit) => {
    const found = index.search(query, {
      boost: { title: 3, section: 2 },
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term) => term.length > 3,
    });
    const best = found[0]?.score ?? 1;
    return found.slice(0, limit).flatMap(({ id, score }) => {
      const passage = passages[Number(id)];
      return passage === undefined ? [] : [toResult(passage, Math.round((score / best) * 100))];
    });
  };
}

function toResult({ document, section, text }: Passage, score: number): SearchResult {
  const { body: _body, published_at: _published, ...summary } = document;
  return {
    ...summary,
    section: section === '' ? null : section,
    excerpt: text.slice(0, EXCERPT_CHARACTERS_MAX).trim(),
    score,
  };
}

/** A passage is what stands under a heading. */
function passagesOf(document: Document): readonly Omit<Passage, 'id'>[] {
  return document.body.split(/^(?=## )/m).map((part) => {
    const [, section = '', text = part] = /^## (.*)\n(.*)$/s.exec(part) ?? [];
    return { title: `${document.title} ${document.summary}`, section, text, document };
  });
}
