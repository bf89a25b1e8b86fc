import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseArticle } from './article.ts';
import { readGuides } from './guides.ts';

test('the guides are found, newest first, each by its slug', () => {
  const folder = join(import.meta.dirname, '../../../content/guides');
  const guides = readGuides(folder, { baseUrl: 'http://kinora.test', serviceName: 'Kinora' });
  expect(guides.all.length).toBeGreaterThanOrEqual(3);
  const dates = guides.all.map(({ published_at: at }) => at);
  expect(dates).toEqual(dates.toSorted().reverse());
  const [first] = guides.all;
  expect(guides.find(first?.slug ?? '')).toBe(first);
  expect(guides.find('nope')).toBeUndefined();
  expect(guides.find('first-video')?.body).toContain('http://kinora.test/v1/models');
});

test('a guide is its head and its body', () => {
  const text = '---\ntitle: A: b\nsummary: C.\npublishedAt: 2026-11-15\n---\n\n# Hello\n';
  expect(parseArticle('hello', text)).toEqual({
    slug: 'hello',
    title: 'A: b',
    summary: 'C.',
    published_at: '2026-11-15T00:00:00.000Z',
    body: '# Hello',
  });
});

test.each([
  ['no head', 'The article x must begin with a head'],
  ['---\ntitle: A\npublishedAt: 2026-11-15\n---\nB', 'must name its summary'],
  [
    '---\ntitle: A\nsummary: B\npublishedAt: soon\n---\nC',
    'publishedAt of the article x must be a date',
  ],
])('%j is no guide, and the message says why', (text, message) => {
  expect(() => parseArticle('x', text)).toThrow(message);
});
