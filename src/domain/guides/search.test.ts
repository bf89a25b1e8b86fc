import { expect, test } from 'vitest';
import type { Document } from '../../contract/resources/document.ts';
import { passagesOf } from './passages.ts';
import { createSearch } from './search.ts';

const page = (path: string, body: string): Document => ({
  path,
  kind: 'guide',
  title: 'Page',
  summary: 'A page.',
  url: `http://kinora.test${path}`,
  published_at: '2026-11-15T00:00:00.000Z',
  body,
});

const documents = [
  page(
    '/guides/retries',
    [
      'Networks fail. Send an [Idempotency-Key](/x) with **every** submit. The first answer is given again.',
      '```sh\ncurl -H "Idempotency-Key: 1"\n```',
      '## What it costs',
      '| a | b |\n|---|---|\n| fee | 1 |',
      'A video has a flat price.',
    ].join('\n\n'),
  ),
  page('/guides/other', 'Nothing about that.'),
];
const search = createSearch(documents.flatMap(passagesOf));

test('a result quotes whole sentences, from the one that fits best', () => {
  expect(search('idempotency submit', 5)[0]).toMatchObject({
    path: '/guides/retries',
    section: null,
    excerpt: 'Send an Idempotency-Key with every submit. The first answer is given again.',
    score: 100,
  });
});

test('words that mean the same are found, under their heading', () => {
  expect(search('clip fee', 5)[0]).toMatchObject({
    section: 'What it costs',
    excerpt: 'A video has a flat price.',
  });
});

test('typing errors are forgiven, and a page is shown once', () => {
  const found = search('idempotncy pric', 5);
  expect(found.map(({ path }) => path)).toEqual(['/guides/retries']);
});

test('stop words alone, and words that are nowhere, find nothing', () => {
  expect(search('what is the', 5)).toEqual([]);
  expect(search('zzzz', 5)).toEqual([]);
});
