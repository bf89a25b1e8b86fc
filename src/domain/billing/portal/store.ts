import type { Queryable } from '../../../platform/database/index.ts';

interface NewPortalSession {
  readonly id: string;
  readonly accountId: string;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
  readonly returnTarget: string;
  readonly handoffHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
}

/** False when its idempotency key was used before. */
export async function insertPortalSession(
  database: Queryable,
  session: NewPortalSession,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into portal_session (id, account_id, idempotency_key, request_hash, return_target,
       handoff_hash, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [
      session.id,
      session.accountId,
      session.idempotencyKey,
      session.requestHash,
      session.returnTarget,
      session.handoffHash,
      session.expiresAt,
      session.now,
    ],
  );
  return rowCount === 1;
}

interface FirstPortalSession {
  readonly id: string;
  readonly expiresAt: Date;
  readonly requestHash: Buffer;
}

export async function findPortalSession(
  database: Queryable,
  { accountId, idempotencyKey }: Pick<NewPortalSession, 'accountId' | 'idempotencyKey'>,
): Promise<FirstPortalSession | undefined> {
  const { rows } = await database.query<FirstPortalSession>(
    `select id, expires_at as "expiresAt", request_hash as "requestHash" from portal_session
     where account_id = $1 and idempotency_key = $2`,
    [accountId, idempotencyKey],
  );
  return rows[0];
}

interface UnopenedSession {
  readonly id: string;
  readonly accountId: string;
  readonly returnTarget: string;
}

export async function findUnopenedSession(
  database: Queryable,
  { handoffHash, now }: { handoffHash: Buffer; now: Date },
): Promise<UnopenedSession | undefined> {
  const { rows } = await database.query<UnopenedSession>(
    `select id, account_id as "accountId", return_target as "returnTarget" from portal_session
     where handoff_hash = $1 and opened_at is null and expires_at > $2`,
    [handoffHash, now],
  );
  return rows[0];
}

interface Opening {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly endsAt: Date;
  readonly now: Date;
}

/** False when somebody else has opened it. */
export async function markOpened(
  database: Queryable,
  { id, tokenHash, endsAt, now }: Opening,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `update portal_session set opened_at = $2, visit_hash = $3, visit_ends_at = $4
     where id = $1 and opened_at is null`,
    [id, now, tokenHash, endsAt],
  );
  return rowCount === 1;
}

interface OpenSession {
  readonly accountId: string;
  readonly returnTarget: string;
  readonly endsAt: Date;
}

export async function findOpenSession(
  database: Queryable,
  { tokenHash, now }: Pick<Opening, 'tokenHash' | 'now'>,
): Promise<OpenSession | undefined> {
  const { rows } = await database.query<OpenSession>(
    `select account_id as "accountId", return_target as "returnTarget", visit_ends_at as "endsAt"
     from portal_session where visit_hash = $1 and visit_ends_at > $2`,
    [tokenHash, now],
  );
  return rows[0];
}

export async function deletePortalSessions(client: Queryable, accountId: string): Promise<void> {
  await client.query('delete from portal_session where account_id = $1', [accountId]);
}
