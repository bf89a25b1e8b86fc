import type { ByteRange } from './asset-store.ts';

/**
 * One byte range of RFC 9110, 14.1.2. What is malformed, of another unit, or more than one range
 * is null: whoever ignores `Range` and sends everything is always right.
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return null;
  if (first === '') return last === '' ? null : lastBytes(Number(last), bytes);
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return null;
  return start < bytes ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, bytes: number): ByteRange | 'unsatisfiable' | null {
  if (count === 0) return 'unsatisfiable';
  // The last bytes of nothing are nothing, and that has no first and last position.
  if (bytes === 0) return null;
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
