import { expect, test } from 'vitest';
import { nestsDeeperThan } from './nesting.ts';

test.each([
  ['{ a { b } }', 2],
  ['{ a(b: [[1]]) { c } }', 4],
  ['{ a(b: "{{{{") }', 2],
  ['{ a(b: "\\"{{{{") }', 2],
  ['{ a(b: """{ " { \\""" {""") }', 2],
  ['{ a(b: """" """) { c { d } } }', 3],
  ['{ a(b: "") { c } }', 2],
  ['{ # {{{{ "\n a }', 1],
  ['# {{{{ without an end', 0],
])('%s nests %i deep', (text, depth) => {
  expect(nestsDeeperThan(text, depth)).toBe(false);
  if (depth > 0) expect(nestsDeeperThan(text, depth - 1)).toBe(true);
});
