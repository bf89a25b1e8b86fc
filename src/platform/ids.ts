import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from './clock.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** The last moment for which there was an id, and how many there were in it, counted from a random number. */
let last = { now: -1, count: 0 };
const COUNT_MAX = 0xfff;

/** Counts the ids of one moment, so that those of one process sort as they were made. */
function countOf(now: number): number {
  const count = now === last.now ? Math.min(last.count + 1, COUNT_MAX) : randomInt(COUNT_MAX >> 1);
  last = { now, count };
  return count;
}

/** A TypeID: the prefix, then a time-ordered UUID (version 7, with a counter) in 26 characters. */
export function newId(prefix: string, clock: Clock): string {
  const now = clock.now();
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | countOf(now), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let i = 0; i < 26; i += 1) {
    text = `${ALPHABET.charAt(Number(rest & 31n))}${text}`;
    rest >>= 5n;
  }
  return `${prefix}_${text}`;
}
