import { Refusal } from '../refusal.ts';

/** Opaque to clients: the number of a row in the history of its account. It survives rows that come later. */
export function toCursor(number: number): string {
  return Buffer.from(`v2:${number}`).toString('base64url');
}

/** `field` is what the operation calls it. */
export function fromCursor(cursor: string, field: 'cursor' | 'after' | 'before'): number {
  const number = /^v2:([1-9][0-9]{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (number === undefined) {
    const message = '{field} must be a cursor of an earlier answer.';
    throw new Refusal('invalid_request', message, { field });
  }
  return Number(number);
}
