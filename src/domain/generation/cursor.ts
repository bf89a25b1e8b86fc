import { Refusal } from '../refusal.ts';

/** Opaque to clients: the id of the last row of a page. It survives rows that come later. */
export function toCursor(id: string): string {
  return Buffer.from(`v1:${id}`).toString('base64url');
}

/** `field` is what the caller knows the cursor as, `source` where it should have come from. */
export function fromCursor(
  cursor: string,
  { field, source } = { field: 'cursor', source: 'the next_cursor of an earlier answer' },
): string {
  const id = /^v1:(gen_[0-9a-z]{26})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined) throw new Refusal('invalid_request', `${field} must be ${source}.`);
  return id;
}
