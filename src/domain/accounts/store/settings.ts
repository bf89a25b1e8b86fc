import type { Queryable } from '../../../platform/database/index.ts';

/** How the person of an account signs in. */
interface SignInMethods {
  readonly emailVerified: boolean;
  readonly hasPassword: boolean;
  /** Ids of third parties. */
  readonly connected: readonly string[];
}

export async function findSignInMethods(
  database: Queryable,
  accountId: string,
): Promise<SignInMethods> {
  const { rows } = await database.query<SignInMethods>(
    `select a.email_verified as "emailVerified",
       coalesce(bool_or(m.password is not null), false) as "hasPassword",
       coalesce(array_agg(m.provider_id) filter (where m.password is null and m.id is not null), '{}')
         as connected
     from account a left join sign_in_method m on m.account_id = a.id
     where a.id = $1 group by a.id`,
    [accountId],
  );
  return rows[0] ?? { emailVerified: false, hasPassword: false, connected: [] };
}

export async function setName(
  database: Queryable,
  { accountId, name }: { accountId: string; name: string },
): Promise<void> {
  await database.query('update account set name = $2, updated_at = now() where id = $1', [
    accountId,
    name,
  ]);
}

interface OpenSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly address: string | null;
  readonly userAgent: string | null;
}

/** More than these are shown nowhere; all of them can be ended. */
const SESSIONS_LISTED = 100;

/** The newest first. */
export async function listSessions(
  database: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<readonly OpenSession[]> {
  const { rows } = await database.query<OpenSession>(
    `select id, created_at as "createdAt", updated_at as "usedAt",
       nullif(ip_address, '') as address, nullif(user_agent, '') as "userAgent"
     from session where account_id = $1 and expires_at > $2
     order by created_at desc, id desc limit ${SESSIONS_LISTED}`,
    [accountId, now],
  );
  return rows;
}

/** False when the account has no such session. */
export async function endSession(
  database: Queryable,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const { rowCount } = await database.query(
    'delete from session where id = $1 and account_id = $2',
    [id, accountId],
  );
  return rowCount === 1;
}

/** Returns how many ended. */
export async function endOtherSessions(
  database: Queryable,
  { accountId, keep }: { accountId: string; keep: string },
): Promise<number> {
  const { rowCount } = await database.query(
    'delete from session where account_id = $1 and id <> $2',
    [accountId, keep],
  );
  return rowCount ?? 0;
}

/**
 * Takes the person out of an account: nobody signs in any more, and the address is free. False when it
 * was done before. What is left is a row that the ledger and payments refer to.
 */
export async function forgetPerson(
  client: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  // Links by mail that are still open hold the address, or the id of the account.
  await client.query(
    `delete from verification v using account a
     where a.id = $1 and (v.value = a.id or position(a.email in v.value) > 0)`,
    [accountId],
  );
  await client.query('delete from session where account_id = $1', [accountId]);
  await client.query('delete from sign_in_method where account_id = $1', [accountId]);
  const { rowCount } = await client.query(
    `update account set email = id || '@deleted.invalid', name = '', image = null,
       email_verified = false, deleted_at = $2, updated_at = $2
     where id = $1 and deleted_at is null`,
    [accountId, now],
  );
  return rowCount === 1;
}

export async function isAccountDeleted(database: Queryable, accountId: string): Promise<boolean> {
  const { rows } = await database.query(
    'select from account where id = $1 and deleted_at is not null',
    [accountId],
  );
  return rows.length === 1;
}

/** Deleted accounts that still have something, the earliest first. */
export async function listUnerasedAccounts(
  database: Queryable,
  limit: number,
): Promise<readonly { readonly id: string; readonly deletedAt: Date }[]> {
  const { rows } = await database.query<{ id: string; deletedAt: Date }>(
    `select id, deleted_at as "deletedAt" from account
     where deleted_at is not null and erased_at is null order by deleted_at limit $1`,
    [limit],
  );
  return rows;
}

export async function markErased(
  database: Queryable,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await database.query(
    'update account set erased_at = $2 where id = $1 and deleted_at is not null',
    [accountId, now],
  );
}
