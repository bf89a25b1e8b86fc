import { createHmac, timingSafeEqual } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** The last row of a page. It survives rows that come later. */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

interface Seal {
  readonly secret: string;
  readonly accountId: string;
}

/** Opaque to clients, and sealed for one account. */
export function toCursor({ at, id }: Place, seal: Seal): string {
  const text = `${at.getTime()}:${id}`;
  return `${Buffer.from(text).toString('base64url')}.${sealOf(text, seal)}`;
}

export function fromCursor(cursor: string, seal: Seal): Place {
  const text = Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString();
  const [, at, id] = /^(-?\d{1,16}):(.+)$/s.exec(text) ?? [];
  if (at !== undefined && id !== undefined) {
    const place = { at: new Date(Number(at)), id };
    if (isSame(cursor, toCursor(place, seal))) return place;
  }
  throw new Refusal('invalid_request', 'cursor must be the nextCursor of an earlier answer.');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function sealOf(text: string, { secret, accountId }: Seal): string {
  const mac = createHmac('sha256', secret).update(`cursor:${accountId}:${text}`).digest();
  return mac.toString('base64url', 0, 16);
}
