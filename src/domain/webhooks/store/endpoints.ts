import type { WebhookEvent } from '../../../contract/webhooks.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { Endpoint } from '../endpoint.ts';

interface Row {
  number: string;
  account_id: string;
  id: string;
  url: string;
  description: string | null;
  events: WebhookEvent[];
  disabled_reason: 'owner' | 'failing' | 'gone' | null;
  disabled_at: Date | null;
  failing_since: Date | null;
  previous_secret_until: Date | null;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = `number, account_id, id, url, description, events, disabled_reason, disabled_at,
  failing_since, previous_secret_until, created_at, updated_at`;

function toEndpoint(row: Row): Endpoint {
  const { disabled_reason: reason, disabled_at: at } = row;
  return {
    number: row.number,
    accountId: row.account_id,
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    disabled: reason === null || at === null ? null : { reason, at },
    failingSince: row.failing_since,
    previousSecretUntil: row.previous_secret_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listEndpoints(
  database: Queryable,
  accountId: string,
): Promise<readonly Endpoint[]> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from webhook_endpoint
     where account_id = $1 and kind = 'endpoint' order by number`,
    [accountId],
  );
  return rows.map(toEndpoint);
}

interface OwnId {
  readonly accountId: string;
  readonly id: string;
}

export async function findEndpoint(
  database: Queryable,
  { accountId, id }: OwnId,
): Promise<Endpoint | undefined> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from webhook_endpoint
     where account_id = $1 and id = $2 and kind = 'endpoint'`,
    [accountId, id],
  );
  return rows[0] === undefined ? undefined : toEndpoint(rows[0]);
}

export interface WantedEndpoint extends OwnId {
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly WebhookEvent[];
  readonly enabled: boolean;
  readonly now: Date;
}

/** Undefined when there is none. What does not change leaves the row as it is, its times included. */
export async function updateEndpoint(
  client: Queryable,
  { accountId, id, url, description, events, enabled, now }: WantedEndpoint,
): Promise<Endpoint | undefined> {
  const { rows } = await client.query<Row>(
    `update webhook_endpoint set url = $3, description = $4, events = $5,
       disabled_reason = case when $6 then null else coalesce(disabled_reason, 'owner') end,
       disabled_at = case when $6 then null else coalesce(disabled_at, $7) end,
       failing_since = case when $6 and url = $3 and disabled_at is null then failing_since end,
       mail_due = mail_due and not $6,
       updated_at = case when (url, description, events, disabled_at is null)
         is not distinct from ($3, $4, $5::text[], $6) then updated_at else $7 end
     where account_id = $1 and id = $2 and kind = 'endpoint' returning ${COLUMNS}`,
    [accountId, id, url, description, events, enabled, now],
  );
  return rows[0] === undefined ? undefined : toEndpoint(rows[0]);
}

/** Takes the first free place; undefined when there is none. */
export async function insertEndpoint(
  client: Queryable,
  { accountId, id, url, description, events, enabled, now }: WantedEndpoint,
  { secret, placesMax }: { secret: string; placesMax: number },
): Promise<Endpoint | undefined> {
  const { rows } = await client.query<Row>(
    `insert into webhook_endpoint (account_id, kind, id, place, url, description, events, secret,
       disabled_reason, disabled_at, created_at, updated_at)
     select $1, 'endpoint', $2, free.place, $3, $4, $5, $6,
       case when $7 then null else 'owner' end, case when $7 then null else $8::timestamptz end, $8, $8
     from generate_series(1, $9::int) as free(place)
     where not exists (
       select from webhook_endpoint e where e.account_id = $1 and e.place = free.place)
     order by free.place limit 1
     returning ${COLUMNS}`,
    [accountId, id, url, description, events, secret, enabled, now, placesMax],
  );
  return rows[0] === undefined ? undefined : toEndpoint(rows[0]);
}

/** The secret that it had signs for a while longer. */
export async function replaceSecret(
  database: Queryable,
  { accountId, id, secret, previousUntil }: OwnId & { secret: string; previousUntil: Date },
): Promise<Endpoint | undefined> {
  const { rows } = await database.query<Row>(
    `update webhook_endpoint
     set previous_secret = secret, previous_secret_until = $4, secret = $3
     where account_id = $1 and id = $2 and kind = 'endpoint' returning ${COLUMNS}`,
    [accountId, id, secret, previousUntil],
  );
  return rows[0] === undefined ? undefined : toEndpoint(rows[0]);
}

export async function deleteEndpoint(database: Queryable, { accountId, id }: OwnId): Promise<void> {
  await database.query(
    `with gone as (
       delete from webhook_endpoint
       where account_id = $1 and id = $2 and kind = 'endpoint' returning number
     )
     delete from webhook_delivery d using gone where d.endpoint = gone.number`,
    [accountId, id],
  );
}

/** Everything that an account has of webhooks. */
export async function deleteWebhooksOf(client: Queryable, accountId: string): Promise<void> {
  await client.query('delete from webhook_endpoint where account_id = $1', [accountId]);
  await client.query('delete from webhook_event where account_id = $1', [accountId]);
}

/** What waits for an endpoint is sent now, as if it had never been tried. */
export async function restartDeliveries(client: Queryable, number: string): Promise<void> {
  await client.query(
    `update webhook_delivery set next_attempt_at = '-infinity', tries = 0, first_tried_at = null
     where endpoint = $1 and state = 'pending' and not claimed`,
    [number],
  );
}

export interface SwitchedOff {
  readonly number: string;
  readonly accountId: string;
  readonly id: string;
  readonly url: string;
  readonly reason: 'failing' | 'gone';
}

/** Locks an endpoint whose owner has yet to be told that it was switched off. */
export async function takeDueMail(client: Queryable): Promise<SwitchedOff | undefined> {
  const { rows } = await client.query<SwitchedOff>(
    `select number, account_id as "accountId", id, url, disabled_reason as reason
     from webhook_endpoint where mail_due order by number limit 1 for update skip locked`,
  );
  return rows[0];
}

export async function markMailSent(client: Queryable, number: string): Promise<void> {
  await client.query('update webhook_endpoint set mail_due = false where number = $1', [number]);
}
