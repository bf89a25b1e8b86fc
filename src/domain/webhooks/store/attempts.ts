import type { WebhookEventType } from '../../../contract/webhooks.ts';
import type { Queryable } from '../../../platform/database/index.ts';

/** Endpoints that work, and those whose last attempt failed, which have room of their own. */
export type Lane = 'working' | 'failing';

/** How many deliveries of one endpoint are sent at once. */
const AT_ONCE: Readonly<Record<Lane, number>> = { working: 4, failing: 1 };

/** A delivery that this process sends. */
export interface Claim {
  readonly endpoint: string;
  readonly accountId: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly eventId: string;
  readonly type: WebhookEventType;
  readonly source: unknown;
  readonly body: string | null;
  readonly createdAt: Date;
  /** Which attempt this is, of all and since it was last put to the start. */
  readonly attempt: number;
  readonly tries: number;
  readonly once: boolean;
  readonly firstTriedAt: Date;
}

/**
 * Endpoints with something pending are found by hopping through the index, so that the length of a
 * backlog does not matter. Every endpoint gets its first delivery before any gets a second one. A delivery
 * waits while an earlier one of its subject is pending, whoever sends that.
 */
function claimStatement(lane: Lane) {
  return {
    name: `claim-webhook-deliveries-${lane}`,
    text: `with recursive waiting(endpoint) as (
        (select endpoint from webhook_delivery where state = 'pending' order by endpoint limit 1)
        union all
        select (select d.endpoint from webhook_delivery d
          where d.state = 'pending' and d.endpoint > waiting.endpoint order by d.endpoint limit 1)
        from waiting where waiting.endpoint is not null
      ),
      candidate as (
        select due.endpoint, due.event_id
        from waiting
        join webhook_endpoint e on e.number = waiting.endpoint and e.kind = 'endpoint'
          and e.disabled_at is null and e.failing_since is ${lane === 'working' ? '' : 'not'} null
        cross join lateral (
          select count(*) as count from webhook_delivery busy
          where busy.endpoint = e.number and busy.state = 'pending' and busy.claimed
            and busy.next_attempt_at > $1
        ) busy
        cross join lateral (
          select d.endpoint, d.event_id, d.number, row_number() over (order by d.number) as place
          from webhook_delivery d
          where d.endpoint = e.number and d.state = 'pending' and d.next_attempt_at <= $1
            and not exists (
              select from webhook_delivery earlier
              where earlier.endpoint = d.endpoint and earlier.subject = d.subject
                and earlier.state = 'pending' and earlier.number < d.number)
          order by d.number limit greatest(0, ${AT_ONCE[lane]} - busy.count)
        ) due
        order by due.place, due.number limit $3
      ),
      locked as (
        select d.endpoint, d.event_id from webhook_delivery d
        where (d.endpoint, d.event_id) in (select endpoint, event_id from candidate)
          and d.state = 'pending' and d.next_attempt_at <= $1
        for update skip locked
      ),
      claimed as (
        update webhook_delivery d
        set claimed = true, next_attempt_at = $2, attempts = d.attempts + 1, tries = d.tries + 1,
          first_tried_at = coalesce(d.first_tried_at, $1)
        from locked where d.endpoint = locked.endpoint and d.event_id = locked.event_id
        returning d.*
      )
      select c.endpoint, e.account_id as "accountId", e.id as "endpointId", e.url, e.secret,
        case when e.previous_secret_until > $1 then e.previous_secret end as "previousSecret",
        c.event_id as "eventId", v.type, v.source, v.body, v.created_at as "createdAt",
        c.attempts as attempt, c.tries, c.once, c.first_tried_at as "firstTriedAt"
      from claimed c
      join webhook_endpoint e on e.number = c.endpoint
      join webhook_event v on v.id = c.event_id`,
  };
}
const CLAIM = { working: claimStatement('working'), failing: claimStatement('failing') };

interface Room {
  readonly lane: Lane;
  readonly limit: number;
  readonly now: Date;
  /** When somebody else may take them, should this process be gone. */
  readonly until: Date;
}

export async function claimDeliveries(
  database: Queryable,
  { lane, limit, now, until }: Room,
): Promise<readonly Claim[]> {
  const values = [now.toISOString(), until.toISOString(), limit];
  const { rows } = await database.query<Claim>({ ...CLAIM[lane], values });
  return rows;
}

type Attempt = Pick<Claim, 'endpoint' | 'eventId' | 'attempt'>;

/** A success counts whoever has claimed it by now. The endpoint works, unless it was only tested. */
export async function markDelivered(
  database: Queryable,
  { endpoint, eventId, once }: Attempt & { once: boolean },
  { status, now }: { status: number; now: Date },
): Promise<void> {
  await database.query(
    `with delivered as (
       update webhook_delivery set state = 'delivered', delivered_at = $4, claimed = false,
         last_status = $3, last_error = null
       where endpoint = $1 and event_id = $2 and state = 'pending' returning endpoint
     )
     update webhook_endpoint e set failing_since = null
     from delivered where e.number = delivered.endpoint and e.failing_since is not null and not $5`,
    [endpoint, eventId, status, now, once],
  );
}

export interface FailedAttempt {
  readonly status: number | null;
  readonly error: string | null;
  /** null when it is given up. */
  readonly nextAttemptAt: Date | null;
  /** When the attempt began from which on the endpoint fails; null where a failure says nothing of it. */
  readonly failedAt: Date | null;
  /** Endpoints that have done nothing but fail since then are switched off. */
  readonly failingBefore: Date;
  readonly isGone: boolean;
  readonly now: Date;
}

/** True when the endpoint was switched off by it. Nothing where somebody else has claimed it by now. */
export async function markAttemptFailed(
  database: Queryable,
  { endpoint, eventId, attempt }: Attempt,
  failed: FailedAttempt,
): Promise<boolean> {
  const { rows } = await database.query<{ reason: string | null }>(
    `with noted as (
       update webhook_delivery set claimed = false, last_status = $4, last_error = $5,
         state = case when $6::timestamptz is null then 'failed' else 'pending' end,
         next_attempt_at = coalesce($6, next_attempt_at)
       where endpoint = $1 and event_id = $2 and state = 'pending' and attempts = $3
       returning endpoint
     ),
     judged as (
       select e.number, coalesce(e.failing_since, $7) as failing_since,
         case when $9 then 'gone' when coalesce(e.failing_since, $7) <= $8 then 'failing' end as reason
       from webhook_endpoint e join noted on noted.endpoint = e.number
       where e.disabled_at is null and $7::timestamptz is not null
       for update of e
     )
     update webhook_endpoint e
     set failing_since = judged.failing_since, disabled_reason = judged.reason,
       disabled_at = case when judged.reason is not null then $10::timestamptz end,
       mail_due = judged.reason is not null
     from judged where e.number = judged.number
     returning e.disabled_reason as reason`,
    [
      ...[endpoint, eventId, attempt, failed.status, failed.error, failed.nextAttemptAt],
      ...[failed.failedAt, failed.failingBefore, failed.isGone, failed.now],
    ],
  );
  return rows[0]?.reason != null;
}

/** Takes back an attempt that this process does not finish, so that another sends it at once. */
export async function releaseClaim(
  database: Queryable,
  { endpoint, eventId, attempt }: Attempt,
): Promise<void> {
  await database.query(
    `update webhook_delivery
     set claimed = false, next_attempt_at = '-infinity', tries = greatest(0, tries - 1)
     where endpoint = $1 and event_id = $2 and state = 'pending' and attempts = $3 and claimed`,
    [endpoint, eventId, attempt],
  );
}

/** Deliveries that are pending for endpoints that are on, and the age of the oldest. */
export async function countPending(
  database: Queryable,
  now: Date,
): Promise<{ readonly pending: number; readonly oldestSeconds: number }> {
  const { rows } = await database.query<{ pending: number; oldest: number | null }>(
    `select count(*)::int as pending,
       extract(epoch from $1::timestamptz - min(v.created_at))::float8 as oldest
     from (
       select d.event_id from webhook_delivery d
       join webhook_endpoint e on e.number = d.endpoint
       where d.state = 'pending' and e.kind = 'endpoint' and e.disabled_at is null limit 100000
     ) waiting join webhook_event v on v.id = waiting.event_id`,
    [now],
  );
  const [row] = rows;
  return { pending: row?.pending ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
}
