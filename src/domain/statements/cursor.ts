import type { LedgerPosition } from '../credits/index.ts';
import { Refusal } from '../refusal.ts';

/** Opaque to clients: the time and the cause of the last entry of a page, which later rows do not move. */
export function toCursor({ microseconds, cause }: LedgerPosition): string {
  return Buffer.from(`v1:${microseconds}:${cause}`).toString('base64url');
}

export function fromCursor(cursor: string): LedgerPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, microseconds, cause] = /^v1:([1-9][0-9]{0,15}):([!-~]+)$/.exec(text) ?? [];
  if (microseconds === undefined || cause === undefined) {
    const message = '{field} must be a cursor of an earlier answer.';
    throw new Refusal('invalid_request', message, { field: 'cursor' });
  }
  return { microseconds: Number(microseconds), cause };
}
