import { createHash } from 'node:crypto';
import { Refusal } from '../refusal.ts';

/** Two requests that differ only in the order of their fields have the same hash. */
export function hashRequest(body: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(body, withSortedFields)).digest();
}

function withSortedFields(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

interface FirstRequest {
  readonly hash: Buffer;
  /** Where the caller puts the key: beside the input, or in a field of it. */
  readonly keyIn: 'option' | 'field';
  readonly hours?: number;
}

/** Refuses a request that uses the key of another one. */
export function refuseOtherRequest(first: FirstRequest, hash: Buffer): void {
  if (first.hash.equals(hash)) return;
  const when = first.hours === undefined ? 'before' : `within the last ${first.hours} hours`;
  throw new Refusal(
    'idempotency_conflict',
    `This {field} was used with a different body ${when}.`,
    first.keyIn === 'option' ? { option: 'idempotencyKey' } : { field: 'idempotencyKey' },
  );
}
