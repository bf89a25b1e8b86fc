import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Awaits, requirements } from './requirements/index.ts';

const root = join(import.meta.dirname, '../..');

/** Ids in brackets at the start of the titles of tests. */
function idsInTestTitles(): ReadonlySet<string> {
  const files = ['test', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(root, folder, name),
      ),
    )
    .filter((name) => name.endsWith('.test.ts'));
  const titles = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /\b(?:test|it)(?:\.each\([^)]*\))?\(\s*['`]((?:\[[\d.-]+\] )+)/g,
      ),
    ].map(([, ids = '']) => ids),
  );
  return new Set(
    titles.flatMap((ids) => [...ids.matchAll(/\[([\d.-]+)\]/g)].map(([, id = '']) => id)),
  );
}

const tested = idsInTestTitles();

test('every sentence of the interface is tested, or says what it awaits', () => {
  const forgotten = requirements
    .filter(({ id, awaits }) => awaits === undefined && !tested.has(id))
    .map(({ id, sentence }) => `${id}: ${sentence}`);
  expect(forgotten).toEqual([]);
});

test('no sentence still awaits work although a test names it', () => {
  const stale: readonly [string, Awaits | undefined][] = requirements
    .filter(({ id, awaits }) => awaits !== undefined && tested.has(id))
    .map(({ id, awaits }) => [id, awaits]);
  expect(stale).toEqual([]);
});

test('every id in a test title exists, and none stands twice in the register', () => {
  const ids = requirements.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...tested].filter((id) => !ids.includes(id))).toEqual([]);
});
