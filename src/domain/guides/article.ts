import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn, type Names } from './fill-in.ts';

/** A Markdown file with a head: what it is called, what it is about, since when. */
export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly published_at: string;
  readonly body: string;
}

/** All articles of a folder, newest first. */
export function readArticles(folder: string, names: Names): readonly Article[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return parseArticle(name.slice(0, -'.md'.length), fillIn(text, names, name));
    })
    .sort((a, b) => order(b.published_at, a.published_at) || order(a.slug, b.slug));
}

export function parseArticle(slug: string, text: string): Article {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  if (head === undefined || body === undefined) {
    throw new Error(`The article ${slug} must begin with a head between two lines of ---`);
  }
  const fields = new Map(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), line.slice(colon + 1).trim()];
    }),
  );
  const field = (name: string): string => {
    const value = fields.get(name) ?? '';
    if (value === '') throw new Error(`The head of the article ${slug} must name its ${name}`);
    return value;
  };
  const published = new Date(field('publishedAt'));
  if (Number.isNaN(published.getTime())) {
    throw new Error(`publishedAt of the article ${slug} must be a date, such as 2026-11-15`);
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
