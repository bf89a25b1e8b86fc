import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

test.each([
  ['a cat on a mat', 'a cat on a mat'],
  ['a   red \t cat', 'a red cat'],
  ['a cat  \n\n  Headline: "Purr"', 'a cat\nHeadline: "Purr"'],
  [`a ${'q'.repeat(70)} cat`, `a ${'q'.repeat(64)} cat`],
])('%j is read as %j', (prompt, text) => {
  expect(tidy(prompt).text).toBe(text);
});

test.each([
  ['a   red \t cat', 'red'],
  ['a   red \t cat', 'cat'],
  [`   a ${'q'.repeat(200)}   cat    on`, 'cat'],
])('in %j, "%s" is where it was given', (prompt, word) => {
  const { text, given } = tidy(prompt);
  const { start, end } = given({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
  });
  expect(prompt.slice(start, end)).toBe(word);
});
