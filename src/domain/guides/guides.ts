import type { Guide } from '../../contract/resources/guide.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { readArticles } from './article.ts';
import type { Names } from './fill-in.ts';

export interface Guides {
  /** Newest first. */
  readonly all: readonly Guide[];
  find(slug: string): Guide | undefined;
}

export function readGuides(folder: string, names: Names): Guides {
  const all = readArticles(folder, names);
  const bySlug = new Map(all.map((guide) => [guide.slug, guide]));
  return { all, find: (slug) => bySlug.get(slug) };
}

export function listGuides({ all }: Guides): Handler<'guides.list'> {
  const list = { guides: all.map(({ body: _body, ...summary }) => summary) };
  return () => list;
}

export function readGuide({ find }: Guides): Handler<'guides.read'> {
  return ({ slug }) => {
    const guide = find(slug);
    if (guide === undefined) throw new Refusal('not_found', 'There is no such guide.');
    return guide;
  };
}
