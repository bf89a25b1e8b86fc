import { randomBytes } from 'node:crypto';
import type { Clock } from './clock.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A TypeID: the prefix, then a time-ordered UUID (version 7) in 26 characters. */
export function newId(prefix: string, clock: Clock): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(clock.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (let i = 0; i < 26; i += 1) {
    text = `${ALPHABET.charAt(Number(rest & 31n))}${text}`;
    rest >>= 5n;
  }
  return `${prefix}_${text}`;
}
