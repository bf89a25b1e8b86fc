import { expect, test } from 'vitest';
import { createSignedText } from './signed-text.ts';

const { seal, open } = createSignedText('a secret');

test('what was sealed is opened again', () => {
  expect(open(seal('Hello_-7'))).toBe('Hello_-7');
});

test('what somebody else sealed, or changed, is not opened', () => {
  const sealed = seal('hello');
  const other = createSignedText('another secret').seal('hello');
  for (const text of [other, `${sealed}x`, sealed.slice(0, -1), `${sealed} `, 'hello', '']) {
    expect(open(text)).toBeNull();
  }
});
