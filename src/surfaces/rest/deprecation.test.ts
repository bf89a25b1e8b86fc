import { expect, test } from 'vitest';
import { deprecatedFields, deprecationHeaders } from './deprecation.ts';

const BASE_URL = 'https://kinora.test';
const LINK = '<https://kinora.test/v1>; rel="deprecation"; type="application/json"';

test('[9-21] [9-22] [9-23] what has a date of removal tells since when it is deprecated, until when it works, and where to read on', () => {
  const headers = deprecationHeaders(BASE_URL, { announced: '2026-08-22', sunset: '2027-06-01' });
  expect(headers).toEqual({
    deprecation: '@1787356800',
    sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
    link: LINK,
  });
});

test('without a date of removal there is no Sunset', () => {
  const binding = { method: 'GET', path: '/v1/videos', query: ['limit', 'offset'] } as const;
  const deprecated = deprecatedFields(binding);
  expect([...deprecated.keys()]).toEqual(['offset']);
  const offset = deprecated.get('offset');
  if (offset === undefined) throw new Error('offset is not deprecated');
  const headers = deprecationHeaders(BASE_URL, offset);
  expect(headers).toEqual({ deprecation: '@1787356800', link: LINK });
});
