import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../domain/refusal.ts';
import type { Counters } from '../../../platform/counters.ts';

/**
 * A form that makes something carries a value which works once. It names the newest thing there was
 * when the form was shown: when that is not the newest any more, the form was sent already, however
 * long ago. The counter tells apart two sendings at the same moment.
 */
const MOMENT = { limit: 1, lengthMs: 60_000 };
const NOTHING = 'none';

export function freshValue(newest: string | undefined): string {
  return `${newest ?? NOTHING}.${randomUUID()}`;
}

interface Use {
  readonly owner: string;
  readonly value: string;
  readonly newest: string | undefined;
}

export async function useOnce(counters: Counters, { owner, value, newest }: Use): Promise<void> {
  const [seen] = /^\w{1,64}(?=\.[0-9a-f-]{36}$)/.exec(value) ?? [];
  if (seen === (newest ?? NOTHING)) {
    const { hits } = await counters.hit(`form:${owner}:${value}`, MOMENT);
    if (hits === 1) return;
  }
  throw new Refusal(
    { code: 'limit_reached', limit: MOMENT.limit },
    'Nothing was made: this form was sent already, or your keys have changed since you opened it. Look at the list below; if you need another key, send the form once more.',
  );
}
