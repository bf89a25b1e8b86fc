import { Refusal } from '../../refusal.ts';
import { isSame, sealOf } from './seal.ts';

/** The last row of a page; new rows do not move it. */
interface Position {
  readonly at: Date;
  readonly id: string;
}

interface Seal {
  readonly secret: string;
  readonly accountId: string;
}

/** Opaque to clients, and signed for one account. */
export function toCursor({ at, id }: Position, { secret, accountId }: Seal): string {
  const text = `${at.getTime()}:${id}`;
  const seal = sealOf(secret, `cursor:${accountId}:${text}`);
  return `${Buffer.from(text).toString('base64url')}.${seal}`;
}

export function fromCursor(cursor: string, seal: Seal): Position {
  const text = Buffer.from(cursor.split('.')[0] ?? '', 'base64url').toString();
  const [, at, id] = /^(-?\d{1,16}):(.+)$/s.exec(text) ?? [];
  if (at !== undefined && id !== undefined) {
    const position = { at: new Date(Number(at)), id };
    if (isSame(cursor, toCursor(position, seal))) return position;
  }
  throw new Refusal('invalid_request', '{field} must be the nextCursor of an earlier answer.', {
    field: 'cursor',
  });
}
