import type { ByteRange } from '../../domain/generation/index.ts';

/**
 * Parses one byte range (RFC 9110, 14.1.2). Returns null for a header that is malformed, has another
 * unit or names several ranges: a server may always ignore `Range` and send everything.
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
  // An empty range has no first and last position, so it cannot be expressed.
  if (bytes === 0) return null;
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
