import type { Document } from '../../contract/resources/document.ts';
import type { Handler } from '../invoke.ts';
import { tokenize } from '../language/index.ts';
import { Refusal } from '../refusal.ts';
import { type Article, readArticles } from './article.ts';
import type { Names } from './fill-in.ts';
import type { Guides } from './guides.ts';
import { type Passage, passagesOf } from './passages.ts';
import { createSearch, type Search } from './search.ts';

/** The whole documentation: docs first, then guides. */
export interface Documents {
  readonly all: readonly Document[];
  find(path: string): Document | undefined;
  readonly search: Search;
  readonly passages: readonly Passage[];
  /** Every word that the documentation has. */
  readonly words: readonly string[];
}

export function readDocuments(
  { folder, guides }: { readonly folder: string; readonly guides: Guides },
  names: Names,
): Documents {
  const all = [
    ...readArticles(folder, names).map((article) => toDocument('docs', article, names)),
    ...guides.all.map((article) => toDocument('guide', article, names)),
  ];
  const byPath = new Map(all.map((document) => [document.path, document]));
  const words = new Set(
    all.flatMap(({ title, summary, body }) => tokenize(`${title} ${summary} ${body}`)),
  );
  const passages = all.flatMap(passagesOf);
  return {
    all,
    find: (path) => byPath.get(path),
    passages,
    search: createSearch(passages),
    words: [...words],
  };
}

/** A search of its own over some documents, such as pages that are not written but made. */
export function createDocumentSearch(documents: readonly Document[]): Search {
  return createSearch(documents.flatMap(passagesOf));
}

function toDocument(
  kind: Document['kind'],
  { slug, ...article }: Article,
  { baseUrl }: Names,
): Document {
  const path = `${kind === 'guide' ? '/guides' : '/docs'}/${slug}`;
  return { path, kind, url: `${baseUrl}${path}`, ...article };
}

export function listDocuments({ all }: Documents): Handler<'docs.list'> {
  const list = { documents: all.map(({ body: _body, ...summary }) => summary) };
  return () => list;
}

export function readDocument({ find }: Documents): Handler<'docs.read'> {
  return ({ path }) => {
    const document = find(path);
    if (document === undefined) throw new Refusal('not_found', 'There is no such page.');
    return document;
  };
}

export function searchDocuments({ search }: Documents): Handler<'docs.search'> {
  return ({ query, limit }) => ({ results: search(query, limit) });
}
