import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../domain/refusal.ts';
import type { Counters } from '../../../platform/counters.ts';

/*
 * A form that creates something carries a token that works once, so that a reload or a double click
 * creates nothing twice. The token names the newest item at the time the form was shown: once there
 * is a newer one, the form has been sent, however long ago. A counter tells apart requests that
 * arrive at the same time.
 */
const ONE_USE = { limit: 1, lengthMs: 60_000 };
const NO_ITEM = 'none';

export function createFormToken(newestId: string | undefined): string {
  return `${newestId ?? NO_ITEM}.${randomUUID()}`;
}

interface TokenUse {
  readonly accountId: string;
  readonly token: string;
  readonly newestId: string | undefined;
}

/** Refuses a token that was used before, or whose list has changed since. */
export async function consumeFormToken(
  counters: Counters,
  { accountId, token, newestId }: TokenUse,
): Promise<void> {
  const [shownId] = /^\w{1,64}(?=\.[0-9a-f-]{36}$)/.exec(token) ?? [];
  if (shownId === (newestId ?? NO_ITEM)) {
    const { hits } = await counters.hit(`form:${accountId}:${token}`, ONE_USE);
    if (hits === 1) return;
  }
  throw new Refusal(
    { code: 'limit_reached', limit: ONE_USE.limit },
    'Nothing was made: this form was sent already, or your keys have changed since you opened it. Look at the list below; if you need another key, send the form once more.',
  );
}
