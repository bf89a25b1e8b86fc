import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signature may be. A retry is signed again, so only a replay is older. */
export const TOLERANCE_SECONDS = 300;

interface Signing {
  readonly secret: string;
  readonly body: string | Buffer;
}

/** `t=1789560000,v1=…`: Stripe's scheme, over the time and the bytes of the body. */
export function sign({ secret, body }: Signing, atMs: number): string {
  const seconds = Math.floor(atMs / 1_000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

export function isSigned({ secret, body }: Signing, header: unknown, nowMs: number): boolean {
  const [, seconds, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (seconds === undefined || given === undefined) return false;
  const expected = digest(secret, Number(seconds), body);
  const isMatch = timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  return isMatch && Math.abs(nowMs / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS;
}

function digest(secret: string, seconds: number, body: string | Buffer): string {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
}
