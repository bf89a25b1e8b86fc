import type { WebhookEventType } from '../../../contract/webhooks.ts';
import type { Queryable } from '../../../platform/database/index.ts';

/** An event on its way to an endpoint. */
export interface DeliveryRow {
  readonly id: string;
  readonly type: WebhookEventType;
  readonly subject: string;
  readonly state: 'pending' | 'delivered' | 'failed';
  readonly attempts: number;
  /** null when its turn is now, or it is being sent. */
  readonly nextAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: 'timeout' | 'unreachable' | 'blocked_address' | null;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
}

const COLUMNS = `v.id, v.type, v.subject, d.state, d.attempts,
  case when d.state = 'pending' and not d.claimed then nullif(d.next_attempt_at, '-infinity') end
    as "nextAttemptAt",
  d.last_status as "lastStatus", d.last_error as "lastError", v.created_at as "createdAt",
  d.delivered_at as "deliveredAt"`;

interface Page {
  readonly endpoint: string;
  readonly state: DeliveryRow['state'] | null;
  /** Only what is older than this one. */
  readonly before: string | null;
  readonly limit: number;
}

/** Newest first. */
export async function listDeliveries(
  database: Queryable,
  { endpoint, state, before, limit }: Page,
): Promise<readonly DeliveryRow[]> {
  const { rows } = await database.query<DeliveryRow>(
    `select ${COLUMNS} from webhook_delivery d join webhook_event v on v.id = d.event_id
     where d.endpoint = $1 and ($2::text is null or d.state = $2)
       and ($3::text is null or d.number <
         (select last.number from webhook_delivery last where last.endpoint = $1 and last.event_id = $3))
     order by d.number desc limit $4`,
    [endpoint, state, before, limit],
  );
  return rows;
}

interface DeliveryId {
  readonly endpoint: string;
  readonly eventId: string;
}

export async function findDelivery(
  database: Queryable,
  { endpoint, eventId }: DeliveryId,
): Promise<DeliveryRow | undefined> {
  const { rows } = await database.query<DeliveryRow>(
    `select ${COLUMNS} from webhook_delivery d join webhook_event v on v.id = d.event_id
     where d.endpoint = $1 and d.event_id = $2`,
    [endpoint, eventId],
  );
  return rows[0];
}

/** One that is pending already stays as it is. */
export async function restartDelivery(
  database: Queryable,
  { endpoint, eventId }: DeliveryId,
): Promise<void> {
  await database.query(
    `update webhook_delivery
     set state = 'pending', delivered_at = null, tries = 0, first_tried_at = null, claimed = false,
       next_attempt_at = '-infinity'
     where endpoint = $1 and event_id = $2 and state <> 'pending'`,
    [endpoint, eventId],
  );
}

interface TestEvent {
  readonly accountId: string;
  readonly endpoint: string;
  readonly type: WebhookEventType;
  readonly source: object;
  readonly now: Date;
}

/** An event for one endpoint alone, sent once; answers its id. */
export async function insertTestEvent(
  database: Queryable,
  { accountId, endpoint, type, source, now }: TestEvent,
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `with written as (
       insert into webhook_event (id, account_id, type, subject, source, created_at)
       values (new_event_id($4), $1, $2, 'test', $3, $4) returning id, subject
     )
     insert into webhook_delivery (endpoint, event_id, subject, once)
     select $5, id, subject, true from written returning event_id as id`,
    [accountId, type, JSON.stringify(source), now, endpoint],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A test event was not written');
  return row.id;
}

/** What the body of an event is made of, and the body once it is made. */
export interface StoredEvent {
  readonly id: string;
  readonly type: WebhookEventType;
  readonly source: unknown;
  readonly body: string | null;
  readonly createdAt: Date;
}

export async function findEvent(database: Queryable, id: string): Promise<StoredEvent | undefined> {
  const { rows } = await database.query<StoredEvent>(
    `select id, type, source, body, created_at as "createdAt" from webhook_event where id = $1`,
    [id],
  );
  return rows[0];
}

/** Keeps the body that was made first; answers the one that is kept. */
export async function keepBody(
  database: Queryable,
  { id, body }: { id: string; body: string },
): Promise<string> {
  const { rows } = await database.query<{ body: string }>(
    'update webhook_event set body = coalesce(body, $2) where id = $1 returning body',
    [id, body],
  );
  return rows[0]?.body ?? body;
}

/** What is too old, and listeners that nobody waits for any more. True when there is more of it. */
export async function deleteOldWebhooks(
  database: Queryable,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `delete from webhook_event where id in (
       select id from webhook_event where created_at < $1 order by created_at limit $2)`,
    [before, limit],
  );
  await database.query(
    `with gone as (
       delete from webhook_endpoint where kind = 'listener' and lease_until < $1 returning number
     )
     delete from webhook_delivery d using gone where d.endpoint = gone.number`,
    [now],
  );
  return rowCount === limit;
}
