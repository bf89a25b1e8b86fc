import { LIMITS } from '../../contract/limits.ts';
import type { Submitted } from '../../contract/resources/video.ts';
import type { Queryable } from '../../platform/database/index.ts';

interface Sought {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly now: Date;
}

const FIND = {
  name: 'find-remembered-answer',
  text: `select request_hash, answer from idempotency
    where account_id = $1 and operation = $2 and key = $3
      and created_at > $4::timestamptz - interval '${LIMITS.idempotencyHours} hours'`,
};

/** The first answer that was given to a key. */
export async function findAnswer(
  database: Queryable,
  { accountId, operation, key, now }: Sought,
): Promise<{ requestHash: Buffer; answer: Submitted } | undefined> {
  const { rows } = await database.query<{ request_hash: Buffer; answer: Submitted }>({
    ...FIND,
    values: [accountId, operation, key, now],
  });
  const row = rows[0];
  return row === undefined ? undefined : { requestHash: row.request_hash, answer: row.answer };
}

/** Forgets what is older than a day. */
export async function forgetAnswers(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from idempotency
     where created_at <= $1::timestamptz - interval '${LIMITS.idempotencyHours} hours'`,
    [now],
  );
}
