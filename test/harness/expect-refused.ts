import { expect } from 'vitest';
import type { Answer } from './a-service.ts';

/** The envelope and nothing but the envelope. */
export function expectRefused(answer: Answer, expected: [number, string, string]) {
  const { status, headers, body } = answer;
  expect([status, body.error?.code, body.error?.message]).toEqual(expected);
  expect(Object.keys(body)).toEqual(['error']);
  expect(body.error.request_id).toBe(requestIdOf(answer));
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
}

/** Status and every member of the error, the id of the request included; all but the message. */
export function expectMembers(
  answer: Answer,
  status: number,
  members: Readonly<Record<string, unknown>>,
) {
  const { message, ...shown } = answer.body.error;
  expect([answer.status, shown]).toEqual([status, { ...members, request_id: requestIdOf(answer) }]);
  expect(message).toMatch(/\.$/);
}

/** The id in the header of an answer; an error in its body has the same. */
export function requestIdOf({ headers }: Pick<Answer, 'headers'>): string {
  const id = headers.get('x-request-id');
  if (id === null) throw new Error('The answer has no X-Request-Id');
  return id;
}
