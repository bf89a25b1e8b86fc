import { expect } from 'vitest';
import type { Answer } from './a-service.ts';

/** The envelope and nothing but the envelope. */
export function expectRefused(
  { status, headers, body }: Answer,
  expected: [number, string, string],
) {
  expect([status, body.error?.code, body.error?.message]).toEqual(expected);
  expect(Object.keys(body)).toEqual(['error']);
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
}
