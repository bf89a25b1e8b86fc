import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { pauseBefore } from './retry.ts';

const busy = (retryAfterSeconds: number) =>
  new ApiError({
    status: 429,
    error: { code: 'rate_limited', message: 'Too many requests.' },
    requestId: null,
    retryAfterSeconds,
  });

test('a minute is waited for, with a little more by chance; a longer wait is told', () => {
  expect(pauseBefore(0, busy(60))).toBeGreaterThanOrEqual(60_000);
  expect(pauseBefore(0, busy(60))).toBeLessThan(66_200);
  expect(pauseBefore(0, busy(61))).toBeNull();
});
