import type { WebhookEvent } from '../../../contract/webhooks.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { StoredEvent } from './deliveries.ts';

export interface Listener {
  readonly number: string;
  readonly id: string;
  readonly secret: string;
  /** Which of its connections this is; only the latest gets events. */
  readonly connection: number;
  /** How many events it was sent. */
  readonly sent: number;
}

const COLUMNS = 'number, id, secret, connection, sent';

interface NewListener {
  readonly accountId: string;
  readonly id: string;
  readonly secret: string;
  readonly events: readonly WebhookEvent[];
  readonly firstPlace: number;
  readonly placesMax: number;
  readonly until: Date;
  readonly now: Date;
}

/** Takes a free place or that of one nobody waits for; undefined when there is none. */
export async function insertListener(
  client: Queryable,
  listener: NewListener,
): Promise<Listener | undefined> {
  const { accountId, id, secret, events, firstPlace, placesMax, until, now } = listener;
  await client.query(
    `delete from webhook_endpoint where account_id = $1 and kind = 'listener' and lease_until <= $2`,
    [accountId, now],
  );
  const { rows } = await client.query<Listener>(
    `insert into webhook_endpoint (account_id, kind, id, place, events, secret, lease_until,
       created_at, updated_at)
     select $1, 'listener', $2, free.place, $3, $4, $5, $6, $6
     from generate_series($7::int, $7::int + $8::int - 1) as free(place)
     where not exists (
       select from webhook_endpoint e where e.account_id = $1 and e.place = free.place)
     order by free.place limit 1
     returning ${COLUMNS}`,
    [accountId, id, events, secret, until, now, firstPlace, placesMax],
  );
  return rows[0];
}

interface Resumption {
  readonly accountId: string;
  readonly id: string;
  /** The last event that arrived. */
  readonly position: number;
  readonly until: Date;
  readonly now: Date;
}

/** What was sent after the last event that arrived is sent again. Undefined when nobody waited for it. */
export async function resumeListener(
  database: Queryable,
  { accountId, id, position, until, now }: Resumption,
): Promise<Listener | undefined> {
  const { rows } = await database.query<Listener>(
    `with resumed as (
       update webhook_endpoint set lease_until = $4, sent = least(sent, $3), connection = connection + 1
       where account_id = $1 and id = $2 and kind = 'listener' and lease_until > $5
       returning ${COLUMNS}
     ),
     again as (
       update webhook_delivery d set state = 'pending', delivered_at = null, position = null
       from resumed where d.endpoint = resumed.number and d.position > $3
     )
     select ${COLUMNS} from resumed`,
    [accountId, id, position, until, now],
  );
  return rows[0];
}

type Connected = Pick<Listener, 'number' | 'connection'>;

/** False when it is gone, such as with its account, or another connection has taken its place. */
export async function extendLease(
  database: Queryable,
  { number, connection }: Connected,
  until: Date,
): Promise<boolean> {
  const { rowCount } = await database.query(
    'update webhook_endpoint set lease_until = $3 where number = $1 and connection = $2',
    [number, connection, until],
  );
  return rowCount === 1;
}

export interface HeardEvent extends StoredEvent {
  readonly position: number;
}

const TAKE = {
  name: 'take-heard-events',
  text: `with next as (
      select d.event_id, row_number() over (order by d.number)::int as place
      from webhook_delivery d where d.endpoint = $1 and d.state = 'pending'
      order by d.number limit $2
    ),
    counted as (
      update webhook_endpoint e set sent = e.sent + (select count(*)::int from next)
      where e.number = $1 and e.connection = $4 and exists (select from next)
      returning e.sent
    ),
    taken as (
      update webhook_delivery d set state = 'delivered', delivered_at = $3, attempts = d.attempts + 1,
        position = counted.sent - (select count(*)::int from next) + next.place
      from next, counted where d.endpoint = $1 and d.event_id = next.event_id
      returning d.event_id, d.position
    )
    select v.id, v.type, v.source, v.body, v.created_at as "createdAt", taken.position
    from taken join webhook_event v on v.id = taken.event_id order by taken.position`,
};

/** The next events for a listener, in order, each with its place in the stream. */
export async function takeHeardEvents(
  database: Queryable,
  { number, connection }: Connected,
  { limit, now }: { limit: number; now: Date },
): Promise<readonly HeardEvent[]> {
  const values = [number, limit, now.toISOString(), connection];
  const { rows } = await database.query<HeardEvent>({ ...TAKE, values });
  return rows;
}
