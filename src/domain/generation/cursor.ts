import { Refusal } from '../refusal.ts';

/** Opaque to clients: the id of the last row of a page. It survives rows that come later. */
export function toCursor(id: string): string {
  return Buffer.from(`v1:${id}`).toString('base64url');
}

export function fromCursor(cursor: string): string {
  const id = /^v1:(gen_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined) {
    throw new Refusal('invalid_request', 'cursor must be the next_cursor of an earlier answer.');
  }
  return id;
}
