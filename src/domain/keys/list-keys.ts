import type pg from 'pg';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { toKeyResource } from './key.ts';
import { listKeys } from './store.ts';

export function listOwnKeys(pool: pg.Pool): Handler<'keys.list'> {
  return async (_input, { caller }) => ({
    keys: (await listKeys(pool, ownerOf(caller).id)).map(toKeyResource),
  });
}
