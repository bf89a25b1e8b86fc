import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An article that explains how to get something done. */
export interface Guide {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** ISO 8601, UTC. */
  readonly publishedAt: string;
  /** Markdown. */
  readonly body: string;
}

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
    .sort((a, b) => order(b.publishedAt, a.publishedAt) || order(a.slug, b.slug));
  const bySlug = new Map(all.map((guide) => [guide.slug, guide]));
  return { all, find: (slug) => bySlug.get(slug) };
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
    publishedAt: published.toISOString(),
    body: body.trim(),
  };
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
