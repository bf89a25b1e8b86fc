import { expect, test } from 'vitest';
import { createSieve, mayMatch, neededLetters, sifted } from './needed-letters.ts';

test.each([
  [
    'the parts that are always there, the longest first',
    /\bdogs? in (?:the )?park\b/iu,
    [['park'], ['dog'], [' in ']],
  ],
  ['one of each alternative', /\b(?:lions?|tigers?) sleep/iu, [[' sleep'], ['lion', 'tiger']]],
  ['no part that may be missing', /(?:elephant)?cat(?:giraffe)*(?:zebra){0,2}/u, [['cat']]],
  ['a part that is there more than once', /(?:elephant){2,3}cat/u, [['elephant'], ['cat']]],
  ['nothing that must not follow', /cat(?! elephant)/u, [['cat']]],
  ['what comes before', /(?<=\bsailing )on/u, [['sailing '], ['on']]],
  ['no letter that may be missing', /colou?red/u, [['colo'], ['red']]],
  ['no part of a class', /c[aou]t-\p{L}+-up/u, [['-up'], ['t-']]],
  ['capitals in lower case', /\bHeadline\b/u, [['headline']]],
  ['all of several alternatives', /fox(?:es)?|wol(?:f|ves)/u, [['fox', 'wol']]],
])('a pattern needs %s', (_, pattern, letters) => {
  expect(neededLetters(pattern)).toEqual(letters);
});

test.each([[/\p{L}+/u], [/fox|\p{L}+/u], [/a|b/u]])('of %s nothing is known', (pattern) => {
  expect(neededLetters(pattern)).toEqual([]);
});

test.each(['a fox in the park', 'two wolves', 'x', '', 'sailing on the sea'])(
  'of many patterns, those that may match "%s" are the ones that may by themselves',
  (letters) => {
    const patterns = [/\bfox(?:es)?|wol(?:f|ves)/u, /park/u, /\p{L}+/u, /(?<=\bsailing )on/u];
    expect([...createSieve(patterns)(letters)]).toEqual(
      patterns.map((pattern) => (mayMatch(pattern, letters) ? 1 : 0)),
    );
  },
);

test('a pattern that is sifted finds what it would find, and asks no text without its letters', () => {
  const compiled = /\b(fox|wolf) in (?:the )?(snow|rain)\b/giu;
  const pattern = sifted(new RegExp(compiled));
  for (const text of ['A fox in the snow, a wolf in rain', 'a fox in the park', 'Snow', '']) {
    expect([...text.matchAll(pattern)]).toEqual([...text.matchAll(compiled)]);
    expect(text.replaceAll(pattern, '$2')).toBe(text.replaceAll(compiled, '$2'));
    expect(pattern.test(text)).toBe(text.startsWith('A fox'));
    pattern.lastIndex = 0;
  }
  pattern.lastIndex = 3;
  expect([pattern.exec('wolf in the park'), pattern.lastIndex]).toEqual([null, 0]);
});
