import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { bodyOf, type PresentEvent } from './body.ts';
import { decideAttempt, type Outcome } from './decide-attempt.ts';
import { signedHeaders } from './sign.ts';
import {
  type Claim,
  claimDeliveries,
  type Lane,
  markAttemptFailed,
  markDelivered,
  releaseClaim,
} from './store/attempts.ts';

const RETRY_MS = LIMITS.webhookRetryHours * 3_600_000;
/** An attempt and what is written about it; after that its process is taken for dead. */
const CLAIM_MS = (LIMITS.webhookSecondsMax + 5) * 1_000;

/** Sends a request to where a stranger wants it; never throws for what the receiver does. */
export type PostToStranger = (
  url: string,
  request: {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
    readonly signal: AbortSignal;
  },
) => Promise<Outcome>;

export interface DeliveryDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly present: PresentEvent;
  readonly post: PostToStranger;
  readonly onAttempt: (outcome: 'delivered' | 'failed' | 'given_up', seconds: number) => void;
}

/** Takes deliveries whose turn it is. */
export function claim(
  { pool, clock }: Pick<DeliveryDependencies, 'pool' | 'clock'>,
  { lane, limit }: { lane: Lane; limit: number },
): Promise<readonly Claim[]> {
  const now = clock.now();
  return claimDeliveries(pool, {
    lane,
    limit,
    now: new Date(now),
    until: new Date(now + CLAIM_MS),
  });
}

/** Sends one delivery and writes down what came of it. When the process stops, gives it back. */
export async function deliver(
  dependencies: DeliveryDependencies,
  claimed: Claim,
  signal: AbortSignal,
): Promise<void> {
  const { pool, clock, post } = dependencies;
  const beganAt = new Date(clock.now());
  const startedAt = performance.now();
  const body = await bodyOf(dependencies, { ...claimed, id: claimed.eventId });
  const secrets = [claimed.secret, claimed.previousSecret].filter((secret) => secret !== null);
  const headers = signedHeaders({ id: claimed.eventId, at: beganAt, body }, secrets);
  const outcome = await post(claimed.url, { headers, body, signal }).catch(
    async (error: unknown) => {
      if (!signal.aborted) throw error;
      await releaseClaim(pool, claimed);
      return null;
    },
  );
  if (outcome === null) return;
  const seconds = (performance.now() - startedAt) / 1_000;
  await note(dependencies, claimed, { outcome, beganAt, seconds });
}

interface Ended {
  readonly outcome: Outcome;
  readonly beganAt: Date;
  readonly seconds: number;
}

async function note(
  { pool, clock, log, onAttempt }: DeliveryDependencies,
  claimed: Claim,
  { outcome, beganAt, seconds }: Ended,
): Promise<void> {
  const now = new Date(clock.now());
  const decision = decideAttempt(outcome, { ...claimed, beganAt, now, chance: Math.random() });
  // Neither the address nor the body: both may hold secrets.
  const about = {
    ...{ account: claimed.accountId, webhook: claimed.endpointId, event: claimed.eventId },
    ...{ type: claimed.type, attempt: claimed.attempt },
  };
  if (decision.kind === 'delivered') {
    await markDelivered(pool, claimed, { status: decision.status, now });
    onAttempt('delivered', seconds);
    log.debug({ ...about, status: decision.status }, 'webhook delivered');
    return;
  }
  const { status, error, nextAttemptAt, isGone } = decision;
  const isSwitchedOff = await markAttemptFailed(pool, claimed, {
    ...{ status, error, nextAttemptAt, isGone, now },
    failedAt: claimed.once ? null : beganAt,
    failingBefore: new Date(beganAt.getTime() - RETRY_MS),
  });
  onAttempt(nextAttemptAt === null ? 'given_up' : 'failed', seconds);
  log.info({ ...about, status, error, nextAttemptAt }, 'webhook not delivered');
  if (isSwitchedOff) log.warn({ ...about, isGone }, 'webhook switched off');
}
