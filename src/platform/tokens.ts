import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits behind a prefix that tells what kind of credential it is. */
export function newToken(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

/** What is stored and looked up instead of a token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
