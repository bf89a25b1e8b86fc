import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const READ_OUT = new Set(['alt', 'aria-label', 'label', 'placeholder', 'text', 'title']);
const LETTER = /\p{L}/u;

test('no component has words of its own: all are in words/', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(wordsIn)).toEqual([]);
});

function wordsIn(file: string): readonly string[] {
  const text = readFileSync(join(SOURCES, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxExpression(node) && node.expression && ts.isJsxElement(node.parent)) {
      if (ts.isStringLiteralLike(node.expression)) found.push(node.expression.text);
    }
    if (ts.isJsxAttribute(node) && READ_OUT.has(node.name.getText())) {
      if (node.initializer && ts.isStringLiteral(node.initializer))
        found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((words) => LETTER.test(words)).map((words) => `${file}: ${words.trim()}`);
}
