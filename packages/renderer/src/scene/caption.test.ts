import { expect, test } from 'vitest';
import { captionOf } from './caption.ts';

test.each([
  ['Fresh juice, pressed today', 'Fresh juice', 'Pressed today'],
  ['animate this photo: summer on the terrace', 'Summer on the terrace', ''],
  ['Our new blend with the words "WAKE UP"', 'WAKE UP', 'Our new blend'],
  ['zoom in', 'Zoom in', ''],
  ['   ', '', ''],
  ['\u0000\u202e', '', ''],
])('%j is set as %j over %j', (prompt, headline, line) => {
  expect(captionOf(prompt)).toEqual({ headline, line });
});

test('a long prompt is cut between words', () => {
  const { headline } = captionOf(
    'the most wonderful and remarkable coffee of the whole wide world',
  );
  expect(headline).toBe('The most wonderful and remarkable coffee of…');
});
