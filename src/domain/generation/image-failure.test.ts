import { expect, test } from 'vitest';
import { FetchFailure } from './fetcher.ts';
import { failureMessage } from './generation.ts';
import { imageFailureReason } from './image-failure.ts';

test.each([
  [new FetchFailure('http_status', 'x', { status: 404 }), 'its server answered 404'],
  [new FetchFailure('blocked_address', 'db is at 10.0.0.7'), 'its address is not public'],
  [new FetchFailure('bad_scheme', 'x'), 'it is not a plain http or https address'],
  [new FetchFailure('too_large', 'x'), 'it has more than 10 MB'],
  [new FetchFailure('timeout', 'x'), 'it did not arrive within 10 seconds'],
  [new FetchFailure('wrong_type', 'x'), 'it is not a PNG, JPEG, WebP, GIF or AVIF picture'],
  [
    new FetchFailure('too_many_pixels', 'x'),
    'it has more than 50 megapixels or a side of more than 8,192 pixels',
  ],
  [new FetchFailure('unreachable', 'ECONNREFUSED 10.0.0.7'), 'its server could not be reached'],
  [new FetchFailure('too_many_redirects', 'x'), 'it redirects more than 3 times'],
])('%s is told in words that have nothing of ours in them', (failure, words) => {
  expect(imageFailureReason(failure)).toBe(words);
});

test('the reason ends the first sentence, and without one there is only the code', () => {
  expect(failureMessage('image_unavailable', 'its server answered 404')).toBe(
    'The image at imageUrl could not be used: its server answered 404. Nothing was charged.',
  );
  expect(failureMessage('image_unavailable', null)).toBe(
    'The image at imageUrl could not be used. Nothing was charged.',
  );
});
