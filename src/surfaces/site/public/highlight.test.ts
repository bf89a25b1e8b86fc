import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

/** Tokens as `kind:text`. */
const tokens = (code: string, language: string) =>
  [...highlight(code, language).text.matchAll(/<span class="tok-(\w+)">(.*?)<\/span>/gs)].map(
    ([, kind, text]) => `${kind}:${text}`,
  );

test.each([
  [
    'json',
    '{"a": "b", "c": -1.5, "d": null}',
    [
      'key:&quot;a&quot;',
      'string:&quot;b&quot;',
      'key:&quot;c&quot;',
      'number:-1.5',
      'key:&quot;d&quot;',
      'number:null',
    ],
  ],
  ['js', "const a = 'b'; // c", ['key:const', 'string:&#39;b&#39;', 'comment:// c']],
  [
    'python',
    'x = f"a" # b\nreturn None',
    ['string:f&quot;a&quot;', 'comment:# b', 'key:return', 'key:None'],
  ],
  [
    'sh',
    'curl -H "A: $B" -d \'{"a\n": 1}\' # c',
    ['string:&quot;A: $B&quot;', 'string:&#39;{&quot;a\n&quot;: 1}&#39;', 'comment:# c'],
  ],
  ['graphql', 'query($id: ID!) { a(first: 2) }', ['key:query', 'key:$id', 'number:2']],
  ['http', 'POST /v1\nAccept: a', ['key:POST', 'key:Accept']],
  ['text', '"a" 1', []],
])('%s: %s', (language, code, expected) => {
  expect(tokens(code, language)).toEqual(expected);
});

test('nothing of the code is lost, and its markup is text', () => {
  const code = '<b> "a" & \'c\' `d` # "';
  for (const language of ['json', 'js', 'ts', 'python', 'sh', 'graphql', 'http', 'text']) {
    const text = highlight(code, language)
      .text.replaceAll(/<\/?span[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');
    expect([language, text]).toEqual([language, code]);
  }
});
