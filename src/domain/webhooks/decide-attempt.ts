import { LIMITS } from '../../contract/limits.ts';
import { WEBHOOK_PAUSES_SECONDS } from '../../contract/webhooks.ts';

const RETRY_MS = LIMITS.webhookRetryHours * 3_600_000;
const JITTER = 0.1;
const GONE = 410;

/** What came of an attempt: an answer, or why there was none. */
export type Outcome =
  | { readonly status: number }
  | { readonly error: 'timeout' | 'unreachable' | 'blocked_address' };

interface Tried {
  readonly tries: number;
  readonly once: boolean;
  readonly firstTriedAt: Date;
  /** When this attempt began, and when it ended. */
  readonly beganAt: Date;
  readonly now: Date;
  /** From 0 to 1. */
  readonly chance: number;
}

export type Decision =
  | { readonly kind: 'delivered'; readonly status: number }
  | {
      readonly kind: 'failed';
      readonly status: number | null;
      readonly error: 'timeout' | 'unreachable' | 'blocked_address' | null;
      /** null when it is given up. */
      readonly nextAttemptAt: Date | null;
      readonly isGone: boolean;
    };

/** What to do after an attempt. The last one is made when the time for all of them is up. */
export function decideAttempt(outcome: Outcome, tried: Tried): Decision {
  const status = 'status' in outcome ? outcome.status : null;
  if (status !== null && status >= 200 && status <= 299) return { kind: 'delivered', status };
  const isGone = status === GONE && !tried.once;
  const endsAt = tried.firstTriedAt.getTime() + RETRY_MS;
  const isLast = tried.once || isGone || tried.beganAt.getTime() >= endsAt;
  const next = Math.min(endsAt, tried.now.getTime() + pauseMs(tried));
  return {
    kind: 'failed',
    status,
    error: 'error' in outcome ? outcome.error : null,
    nextAttemptAt: isLast ? null : new Date(next),
    isGone,
  };
}

/** The last pause is that of all further attempts. */
function pauseMs({ tries, chance }: Pick<Tried, 'tries' | 'chance'>): number {
  const seconds = WEBHOOK_PAUSES_SECONDS[tries - 1] ?? WEBHOOK_PAUSES_SECONDS.at(-1) ?? 0;
  return Math.round(seconds * 1_000 * (1 - JITTER + 2 * JITTER * chance));
}
