import { expect, test } from 'vitest';
import { parseBody } from './body.ts';

const formOf = (text: string) =>
  parseBody('application/x-www-form-urlencoded', Buffer.from(text), { takesForms: true });

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2&a=3', { a: ['1', '2', '3'] }],
  ['a+b=c+d&e=%2B%26%3D', { 'a b': 'c d', e: '+&=' }],
  ['a=b=c', { a: 'b=c' }],
  ['a&=b&&', { a: '', '': 'b' }],
  ['a=%C3%A9%E6%BC%A2&b=é', { a: 'é漢', b: 'é' }],
  ['a=%&b=%zz&c=%C3', { a: '%', b: '%zz', c: '\ufffd' }],
  ['', {}],
])('the form %s is read as a browser means it', (text, fields) => {
  expect(formOf(text)).toEqual(fields);
});

test('names of prototypes are names like others', () => {
  const fields = formOf('__proto__=a&constructor=b');
  expect(Object.entries(Object(fields))).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ]);
});
