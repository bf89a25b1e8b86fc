import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const NAMES = { baseUrl: 'http://kinora.test', serviceName: 'Kinora' };
const filled = (text: string) => fillIn(text, NAMES, 'x.md');

test.each([
  ['{service_name} at {base_url}/v1', 'Kinora at http://kinora.test/v1'],
  ['every {limits.pollIntervalSeconds} seconds', 'every 5 seconds'],
  ['{limits.promptCharactersMax} characters', '4,000 characters'],
  ['{limits.workMinutesMax.video} minutes', '10 minutes'],
  ['`/v1/videos/{id}/events`', '`/v1/videos/{id}/events`'],
  ['`$' + '{id}` and { id } and {"id":1}', '`$' + '{id}` and { id } and {"id":1}'],
])('%j becomes %j', (text, expected) => {
  expect(filled(text)).toBe(expected);
});

test.each(['{base_ulr}', '{limits.pollInterval}', '{table:nope}', '{limits.workMinutesMax}'])(
  'nothing is known to fill in for %s, which stops the start',
  (text) => {
    expect(() => filled(`A ${text}.`)).toThrow(`x.md: nothing is known to fill in for ${text}`);
  },
);

test.each([
  [
    'errors',
    '| [`rate_limited`](http://kinora.test/docs/errors#rate_limited) | 429 | Too many requests',
  ],
  ['error_sections', '## idempotency_conflict\n\nThe same Idempotency-Key with a different body.'],
  ['rate_limits', '| `/ask` | 60 | 300 |'],
  ['plans', '| Starter | 60 | 400 | at their price |'],
  ['permissions', '| `generate` | Start, cancel and delete generations. |'],
  ['models', '| `kinora_motion_1` | video | 2 | 2, 3, 4, 5, 6, 7, 8, 9, 10 | 16:9, 9:16, 1:1 |'],
  ['packs', '| `topup:pack_50` | 50 | $7.00 |'],
  ['subscriptions', '| `subscription:starter:s0:monthly` | 100 | $9.00 |'],
  ['offers', '| `launch-extra-v1` | 30 % off the first period of Ultra |'],
  ['discovery', '| [`/llms.txt`](http://kinora.test/llms.txt) | '],
  ['deprecations', '| `Model.credits` | `Model.creditCost` | 2026-08-26 | 2027-02-22 |'],
])('the table of %s comes from the contract', (name, row) => {
  expect(filled(`{table:${name}}`)).toContain(row);
});
