import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';

const SOURCES = join(import.meta.dirname, '..');
const READ_OUT = ['alt', 'aria-label', 'label', 'placeholder', 'text', 'title'] as const;
const LETTER = /\p{L}/u;

const literal = z.object({ type: z.literal('Literal'), value: z.string() });
/** Text between tags, a text in braces between tags, and the attributes that people hear or read. */
const wording = z.union([
  z.object({ type: z.literal('JSXText'), value: z.string() }).transform(({ value }) => value),
  z
    .object({ type: z.literal('JSXExpressionContainer'), expression: literal })
    .transform(({ expression }) => expression.value),
  z
    .object({
      type: z.literal('JSXAttribute'),
      name: z.object({ name: z.enum(READ_OUT) }),
      value: literal,
    })
    .transform(({ value }) => value.value),
]);

test('no component has words of its own: all are in words/', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(join(SOURCES, file), 'utf8'));
    return wordsIn(program).map((words) => `${file}: ${words.trim()}`);
  });
  expect(found).toEqual([]);
});

test('words between tags, in braces and in attributes are found', () => {
  const { program } = parseSync('a.tsx', '<p title="one" id="no">two {"three"} 4</p>');
  expect(wordsIn(program)).toEqual(['one', 'two ', 'three']);
});

function wordsIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = wording.safeParse(node);
  const here = own.success && LETTER.test(own.data) ? [own.data] : [];
  return [...here, ...Object.values(node).flatMap(wordsIn)];
}
