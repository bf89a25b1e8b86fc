import { expect, test } from 'vitest';
import { createSieve, mayMatch, neededLetters } from './needed-letters.ts';

test.each([
  ['the longest part that is always there', /\bdogs? in (?:the )?park\b/iu, ['park']],
  ['one of each alternative', /\b(?:lions?|tigers?) sleep/iu, [' sleep']],
  ['no part that may be missing', /(?:elephant)?cat(?:giraffe)*(?:zebra){0,2}/u, ['cat']],
  ['a part that is there more than once', /(?:elephant){2,3}cat/u, ['elephant']],
  ['nothing that must not follow', /cat(?! elephant)/u, ['cat']],
  ['what comes before', /(?<=\bsailing )on/u, ['sailing ']],
  ['no letter that may be missing', /colou?red/u, ['colo']],
  ['no part of a class', /c[aou]t-\p{L}+-up/u, ['-up']],
  ['capitals in lower case', /\bHeadline\b/u, ['headline']],
  ['all of several alternatives', /fox(?:es)?|wol(?:f|ves)/u, ['fox', 'wol']],
])('a pattern needs %s', (_, pattern, letters) => {
  expect(neededLetters(pattern)).toEqual(letters);
});

test.each([[/\p{L}+/u], [/fox|\p{L}+/u], [/a|b/u]])('of %s nothing is known', (pattern) => {
  expect(neededLetters(pattern)).toBeNull();
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
