import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** In the form of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}
