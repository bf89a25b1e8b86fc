import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../contract/resources/guide.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';

export interface Guides {
  /** Newest first. */
  readonly all: readonly Guide[];
  find(slug: string): Guide | undefined;
}

/** `{base_url}` in a guide is where this service is reached. */
export function readGuides(folder: string, baseUrl: string): Guides {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('{base_url}', baseUrl);
      return parseGuide(name.slice(0, -'.md'.length), text);
    })
    .sort((a, b) => order(b.published_at, a.published_at) || order(a.slug, b.slug));
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

export function parseGuide(slug: string, text: string): Guide {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`The guide ${slug} must begin with a head between two lines of ---`);
  }
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const field = (name: string): string => {
    const value = fields.get(name) ?? '';
    if (value === '') throw new Error(`The head of the guide ${slug} must name its ${name}`);
    return value;
  };
  const published = new Date(field('publishedAt'));
  if (Number.isNaN(published.getTime())) {
    throw new Error(`publishedAt of the guide ${slug} must be a date, such as 2026-11-15`);
  }
  return {
    slug,
    title: field('title'),
    summary: field('summary'),
    published_at: published.toISOString(),
    body: body.trim(),
  };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
