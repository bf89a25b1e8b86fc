import type { Queryable } from '../../platform/database/index.ts';

interface NewToken {
  readonly tokenHash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

interface NewClient {
  readonly id: string;
  readonly name: string;
  readonly secretHash: Buffer;
}

/** The client and its first token, in one statement. */
export async function insertClient(
  database: Queryable,
  client: NewClient,
  token: NewToken,
): Promise<void> {
  await database.query(
    `with registered as (
       insert into agent_client (id, name, secret_hash, created_at, claimed_at)
       values ($1, $2, $3, $4, $4) returning id
     )
     insert into agent_token (token_hash, client_id, created_at, expires_at)
     select $5, id, $4, $6 from registered`,
    [client.id, client.name, client.secretHash, token.createdAt, token.tokenHash, token.expiresAt],
  );
}

interface ClientProof {
  readonly id: string;
  readonly secretHash: Buffer;
}

/** A further token of a client; false when id and secret do not belong together. */
export async function insertToken(
  database: Queryable,
  client: ClientProof,
  token: NewToken,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `with claimed as (
       update agent_client set claimed_at = $3 where id = $1 and secret_hash = $2 returning id
     )
     insert into agent_token (token_hash, client_id, created_at, expires_at)
     select $4, id, $3, $5 from claimed`,
    [client.id, client.secretHash, token.createdAt, token.tokenHash, token.expiresAt],
  );
  return rowCount === 1;
}

export async function clientExists(database: Queryable, client: ClientProof): Promise<boolean> {
  const { rowCount } = await database.query(
    'select 1 from agent_client where id = $1 and secret_hash = $2',
    [client.id, client.secretHash],
  );
  return rowCount === 1;
}

/** Ends the token with this hash, or the client whose secret has it, its tokens included. */
export async function deleteByHash(database: Queryable, hash: Buffer): Promise<void> {
  await database.query(
    `with ended as (delete from agent_token where token_hash = $1)
     delete from agent_client where secret_hash = $1`,
    [hash],
  );
}

export async function deleteTokensExpiredBy(database: Queryable, time: Date): Promise<number> {
  const { rowCount } = await database.query('delete from agent_token where expires_at <= $1', [
    time,
  ]);
  return rowCount ?? 0;
}

export async function deleteClientsIdleSince(database: Queryable, time: Date): Promise<number> {
  const { rowCount } = await database.query('delete from agent_client where claimed_at <= $1', [
    time,
  ]);
  return rowCount ?? 0;
}

const AUTHENTICATE = {
  name: 'authenticate-agent',
  text: 'select client_id from agent_token where token_hash = $1 and expires_at > $2',
};

/** The client that a living token belongs to. */
export async function findClientOfToken(
  database: Queryable,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<string | undefined> {
  const { rows } = await database.query<{ client_id: string }>({
    ...AUTHENTICATE,
    values: [tokenHash, now],
  });
  return rows[0]?.client_id;
}
