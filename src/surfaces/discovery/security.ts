import { DISCOVERY } from '../../contract/discovery.ts';

interface SecurityOptions {
  readonly baseUrl: string;
  readonly contactEmail: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Where finders look; the second is from before there was a place for it. */
export const SECURITY_PATHS = [DISCOVERY.security.path, '/security.txt'] as const;

const EXPIRES_MONTHS = 7;

/** Whom to tell about a vulnerability (RFC 9116). */
export function securityTxt({ baseUrl, contactEmail, now }: SecurityOptions): string {
  return `${[
    `Contact: ${contactEmail === null ? `${baseUrl}/contact#security` : `mailto:${contactEmail}`}`,
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${baseUrl}${DISCOVERY.security.path}`,
    `Policy: ${baseUrl}/contact#security`,
  ].join('\n')}\n`;
}

/** The first of a month at least half a year ahead, so that the text changes once a month. */
function expiry(now: number): string {
  const today = new Date(now);
  const month = today.getUTCMonth() + EXPIRES_MONTHS;
  return new Date(Date.UTC(today.getUTCFullYear(), month)).toISOString();
}
