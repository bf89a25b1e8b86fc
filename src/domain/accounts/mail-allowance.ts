import type { Counters } from '../../platform/counters.ts';
import type { SignInMail } from './sign-in-mail.ts';

const MINUTE_MS = 60_000;

/** Mails that one person gets within an hour, whoever asked for them. */
const PER_HOUR = 5;

/**
 * After those, one of a kind within so many minutes. That is less than its link works, so that
 * whenever a request sends nothing, its predecessor's link is in the mailbox and still opens.
 */
const MINUTES_BETWEEN: Readonly<Record<Exclude<SignInMail['kind'], 'welcome'>, number>> = {
  magicLink: 4,
  reset: 50,
  confirmation: 50,
  alreadyRegistered: 50,
  addressChange: 50,
  addressChangeNotice: 50,
};

export type AllowMail = (mail: SignInMail) => Promise<boolean>;

/** Protects people from mail that others request in their name. */
export function createMailAllowance(counters: Counters, multiplier: number): AllowMail {
  async function isWithin(key: string, limit: number, lengthMs: number): Promise<boolean> {
    const scaled = Math.max(1, Math.floor(limit * multiplier));
    const window = { limit: scaled, lengthMs, neverExtended: true };
    return (await counters.hit(key, window)).hits <= scaled;
  }
  return async ({ kind, to }) => {
    // Everybody is welcomed once, so that it takes nobody's place.
    if (kind === 'welcome') return true;
    return (
      (await isWithin(`mail:to:${to}`, PER_HOUR, 60 * MINUTE_MS)) ||
      isWithin(`mail:to:${to}:${kind}`, 1, MINUTES_BETWEEN[kind] * MINUTE_MS)
    );
  };
}
