import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { toKeyResource } from './key.ts';
import { listKeys, listKeyUse } from './store.ts';

const DAYS = 7;

export function listOwnKeys({
  pool,
  clock,
}: {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}): Handler<'keys.list'> {
  return async (_input, { caller }) => {
    const accountId = ownerOf(caller).id;
    const keys = await listKeys(pool, accountId);
    const used = await listKeyUse(pool, { accountId, now: new Date(clock.now()), days: DAYS });
    return {
      keys: keys.map((key) => {
        const days = used.get(key.id) ?? Array.from({ length: DAYS }, () => 0);
        return { ...toKeyResource(key), used_today: days.at(-1) ?? 0, used_last_7_days: [...days] };
      }),
    };
  };
}
