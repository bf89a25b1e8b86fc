import type pg from 'pg';
import { LIMITS } from '../../contract/limits.ts';
import type { ModelType } from '../../contract/resources/model.ts';
import type { Submitted } from '../../contract/resources/video.ts';
import type { Clock } from '../../platform/clock.ts';
import type { CallingAccount } from '../caller.ts';
import { findAnswer, hashRequest, refuseOtherRequest } from '../idempotency/index.ts';
import { Refusal } from '../refusal.ts';
import { DURATION_DEFAULT_SECONDS } from './choose-model.ts';

export interface Retry {
  readonly accountId: string;
  readonly operation: 'generate.video' | 'generate.image';
  readonly key: string;
  readonly requestHash: Buffer;
}

/** What makes a retry of this request recognisable; null when the caller gave it no key. */
export function retryOf(
  key: string | undefined,
  { account, type, body }: { account: CallingAccount; type: ModelType; body: unknown },
): Retry | null {
  if (key === undefined) return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new Refusal(
      { code: 'invalid_request', accepted: { pattern: IDEMPOTENCY_KEY.source } },
      `{field} must be 1 to ${LIMITS.idempotencyKeyCharactersMax} visible ASCII characters; a UUID is recommended.`,
      { option: 'idempotencyKey' },
    );
  }
  const operation = type === 'video' ? 'generate.video' : 'generate.image';
  return { accountId: account.id, operation, key, requestHash: hashRequest(body) };
}

/** The usual duration and none at all are the same request, and so is sound as usual. */
export function bodyOf(
  input: object,
  { type, duration, audio }: { type: ModelType; duration: number | null; audio: boolean },
): object {
  if (type === 'image') return input;
  const silence = audio ? {} : { audio };
  return { ...input, ...silence, duration: duration ?? DURATION_DEFAULT_SECONDS };
}

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyCharactersMax}}$`);

/** The first answer to this key, or null; refuses when it was for another body. */
export async function findFirstAnswer(
  { pool, clock }: { readonly pool: pg.Pool; readonly clock: Clock },
  retry: Retry | null,
): Promise<Submitted | null> {
  if (retry === null) return null;
  const first = await findAnswer<Submitted>(pool, { ...retry, now: new Date(clock.now()) });
  if (first === undefined) return null;
  const hours = LIMITS.idempotencyHours;
  refuseOtherRequest({ hash: first.hash, keyIn: 'option', hours }, retry.requestHash);
  return first.answer;
}
