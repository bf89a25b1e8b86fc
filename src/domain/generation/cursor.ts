import { Refusal } from '../refusal.ts';

/** Opaque to clients: the id of the last row of a page. It survives rows that come later. */
export function toCursor(id: string): string {
  return Buffer.from(`v1:${id}`).toString('base64url');
}

/** `field` is what the operation calls it. */
export function fromCursor(cursor: string, field: 'cursor' | 'after' | 'before'): string {
  const id = /^v1:(gen_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined) {
    const message = '{field} must be a cursor of an earlier answer.';
    throw new Refusal('invalid_request', message, { field });
  }
  return id;
}
