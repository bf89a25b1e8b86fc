import { LIMITS } from '../../contract/limits.ts';
import type { Queryable } from '../../platform/database/index.ts';

const LIFETIME = `interval '${LIMITS.idempotencyHours} hours'`;

/**
 * Part of the statement that accepts a request. Needs `request(account_id, operation, idempotency_key,
 * request_hash, answer, at)`; `remembered` has a row when the key was free.
 */
export const REMEMBER = `
  remembered as (
    insert into idempotency (account_id, operation, key, request_hash, answer, created_at)
    select account_id, operation, idempotency_key, request_hash, answer, at from request
    where idempotency_key is not null
    on conflict (account_id, operation, key) do update
      set request_hash = excluded.request_hash, answer = excluded.answer,
        created_at = excluded.created_at
      where idempotency.created_at <= excluded.created_at - ${LIFETIME}
    returning key
  )`;

interface KeyUse {
  readonly accountId: string;
  readonly operation: string;
  readonly key: string;
  readonly now: Date;
}

const FIND = {
  name: 'find-remembered-answer',
  text: `select request_hash, answer from idempotency
    where account_id = $1 and operation = $2 and key = $3
      and created_at > $4::timestamptz - ${LIFETIME}`,
};

/** The first answer that was given to a key. `Answer` is what the operation wrote there. */
export async function findAnswer<Answer>(
  database: Queryable,
  { accountId, operation, key, now }: KeyUse,
): Promise<{ hash: Buffer; answer: Answer } | undefined> {
  const { rows } = await database.query<{ request_hash: Buffer; answer: Answer }>({
    ...FIND,
    values: [accountId, operation, key, now],
  });
  const row = rows[0];
  return row === undefined ? undefined : { hash: row.request_hash, answer: row.answer };
}

/** Deletes answers that are too old to be given again. */
export async function deleteExpiredAnswers(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from idempotency where created_at <= $1::timestamptz - ${LIFETIME}`,
    [now],
  );
}

/** Answers hold what was asked for. */
export async function deleteAnswersOf(database: Queryable, accountId: string): Promise<void> {
  await database.query('delete from idempotency where account_id = $1', [accountId]);
}
