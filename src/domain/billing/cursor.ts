import { Refusal } from '../refusal.ts';
import { isSame, sealOf } from './seal.ts';

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
export function toCursor({ at, id }: Place, { secret, accountId }: Seal): string {
  const text = `${at.getTime()}:${id}`;
  const seal = sealOf(secret, `cursor:${accountId}:${text}`);
  return `${Buffer.from(text).toString('base64url')}.${seal}`;
}

export function fromCursor(cursor: string, seal: Seal): Place {
  const text = Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString();
  const [, at, id] = /^(-?\d{1,16}):(.+)$/s.exec(text) ?? [];
  if (at !== undefined && id !== undefined) {
    const place = { at: new Date(Number(at)), id };
    if (isSame(cursor, toCursor(place, seal))) return place;
  }
  throw new Refusal('invalid_request', '{field} must be the nextCursor of an earlier answer.', {
    field: 'cursor',
  });
}
