import type { Queryable } from '../../../platform/database/index.ts';
import type { ProcessorName } from '../processor.ts';
import { type PaymentEvent, paymentEventDataSchema } from './payment-event.ts';

export type Outcome = 'applied' | 'ignored' | 'waiting' | 'dead';

export interface StoredEvent {
  readonly processor: ProcessorName;
  readonly event: PaymentEvent;
}

interface Row {
  readonly processor: ProcessorName;
  readonly id: string;
  readonly event: unknown;
  readonly occurred_at: Date;
}

function toStoredEvent({ processor, id, event, occurred_at: occurredAt }: Row): StoredEvent {
  return { processor, event: { id, occurredAt, data: paymentEventDataSchema.parse(event) } };
}

/** Whether what the event `e` waits for is known by now. */
const IS_READY = `
  exists (select from subscription s where s.processor = e.processor
    and e.waits_for like 'subscription:%' and s.processor_ref = substr(e.waits_for, 14))
  or exists (select from payment p where p.processor = e.processor
    and e.waits_for like 'payment:%' and p.processor_ref = substr(e.waits_for, 9))`;

/** False when the processor has sent it before. */
export async function insertEvent(
  client: Queryable,
  { processor, event, now }: StoredEvent & { readonly now: Date },
): Promise<boolean> {
  const { id, data, occurredAt } = event;
  const { rowCount } = await client.query(
    `insert into payment_event (processor, id, type, event, occurred_at, received_at, status)
     values ($1, $2, $3, $4, $5, $6, 'ignored') on conflict do nothing`,
    [processor, id, data.type, JSON.stringify(data), occurredAt, now],
  );
  return rowCount === 1;
}

export interface Settlement {
  readonly outcome: Outcome;
  readonly waitsFor: string | null;
  readonly note: string | null;
}

export async function updateOutcome(
  client: Queryable,
  { processor, event }: StoredEvent,
  { outcome, waitsFor, note }: Settlement,
): Promise<void> {
  await client.query(
    `update payment_event set status = $3, waits_for = $4, note = $5
     where processor = $1 and id = $2`,
    [processor, event.id, outcome, waitsFor, note],
  );
}

export async function setSavepoint(client: Queryable): Promise<void> {
  await client.query('savepoint effect');
}

/** Undoes what was written since the savepoint; the transaction goes on. */
export async function rollBackToSavepoint(client: Queryable): Promise<void> {
  await client.query('rollback to savepoint effect');
}

/** The oldest event that waits for one of these names, if the name is known by now. */
export async function findReadyEvent(
  client: Queryable,
  { processor, names }: { processor: ProcessorName; names: readonly string[] },
): Promise<StoredEvent | undefined> {
  const { rows } = await client.query<Row>(
    `select e.processor, e.id, e.event, e.occurred_at from payment_event e
     where e.processor = $1 and e.waits_for = any($2) and e.status = 'waiting' and (${IS_READY})
     order by e.occurred_at limit 1`,
    [processor, names],
  );
  return rows.map(toStoredEvent)[0];
}

/** Waiting events that nothing keeps waiting, oldest first. */
export async function listReadyEvents(
  database: Queryable,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select e.id from payment_event e where e.status = 'waiting' and (${IS_READY})
     order by e.occurred_at limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** The payments of renewals that wait for one of these subscriptions. */
export async function listEarlyPayments(
  client: Queryable,
  processor: ProcessorName,
  subscriptions: readonly string[],
): Promise<readonly string[]> {
  if (subscriptions.length === 0) return [];
  const { rows } = await client.query<{ ref: string }>(
    `select event ->> 'paymentRef' as ref from payment_event
     where processor = $1 and waits_for = any($2) and status = 'waiting' and event ? 'paymentRef'`,
    [processor, subscriptions],
  );
  return rows.map(({ ref }) => ref);
}

export async function findUnsettledEvent(
  client: Queryable,
  id: string,
): Promise<StoredEvent | undefined> {
  const { rows } = await client.query<Row>(
    `select processor, id, event, occurred_at from payment_event
     where id = $1 and status in ('dead', 'waiting')`,
    [id],
  );
  return rows.map(toStoredEvent)[0];
}

interface UnsettledEvent {
  readonly id: string;
  readonly processor: ProcessorName;
  readonly type: string;
  readonly status: 'dead' | 'waiting';
  readonly note: string | null;
  readonly received_at: Date;
}

/** Events that could not be applied, oldest first. */
export async function listUnsettledEvents(database: Queryable): Promise<readonly UnsettledEvent[]> {
  const { rows } = await database.query<UnsettledEvent>(
    `select id, processor, type, status, note, received_at from payment_event
     where status in ('dead', 'waiting') order by received_at, id`,
  );
  return rows;
}
