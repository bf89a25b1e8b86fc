import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction, type Queryable } from '../../platform/database/index.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { applyEvent } from './apply-event.ts';
import { type Applying, DeadLetter, TooEarly } from './applying.ts';
import { happeningSchema, type PaymentEvent } from './payment-event.ts';
import type { ProcessorName } from './processor.ts';

type Outcome = 'applied' | 'ignored' | 'waiting' | 'dead';

interface Receiving {
  readonly pool: pg.Pool;
  readonly clock: Clock;
}

/**
 * Takes an event whose sender was verified: stored once by its id, in the same transaction as its
 * effect. So a crash loses both or neither, and the processor sends it again.
 */
export function receiveEvent(
  { pool, clock }: Receiving,
  processor: ProcessorName,
  event: PaymentEvent,
): Promise<Outcome | 'known'> {
  return inTransaction(pool, async (client) => {
    await oneAtATime(client);
    const { rowCount } = await client.query(
      `insert into payment_event (processor, id, type, event, occurred_at, received_at, status)
       values ($1, $2, $3, $4, $5, $6, 'ignored') on conflict do nothing`,
      [
        processor,
        event.id,
        event.happening.type,
        JSON.stringify(event.happening),
        event.occurredAt,
        new Date(clock.now()),
      ],
    );
    return rowCount === 1 ? settle({ client, clock, processor, event }) : 'known';
  });
}

/** Events and operators' decisions take turns, so that none has to reason about another half done. */
export async function oneAtATime(client: Queryable): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('billing'))");
}

/** Applies an event that is stored, writes what came of it, and then those that waited for it. */
async function settle(applying: Applying): Promise<Outcome> {
  const { client, processor, event } = applying;
  const { outcome, waitsFor, note } = await attempt(applying);
  await client.query(
    `update payment_event set status = $3, waits_for = $4, note = $5
     where processor = $1 and id = $2`,
    [processor, event.id, outcome, waitsFor, note],
  );
  if (outcome === 'applied') await settleWaiting(applying);
  return outcome;
}

async function attempt(
  applying: Applying,
): Promise<{ outcome: Outcome; waitsFor: string | null; note: string | null }> {
  const { client } = applying;
  await client.query('savepoint effect');
  try {
    const changed = await applyEvent(applying);
    return { outcome: changed ? 'applied' : 'ignored', waitsFor: null, note: null };
  } catch (error) {
    if (!(error instanceof DeadLetter || error instanceof TooEarly)) throw error;
    await client.query('rollback to savepoint effect');
    const { message: note } = error;
    return error instanceof TooEarly
      ? { outcome: 'waiting', waitsFor: error.waitsFor, note }
      : { outcome: 'dead', waitsFor: null, note };
  }
}

interface StoredEvent {
  readonly processor: ProcessorName;
  readonly id: string;
  readonly event: unknown;
  readonly occurred_at: Date;
}

/** Whatever has become possible by now; safe to call at any time within the turn. */
export async function settleWaiting({
  client,
  clock,
}: Pick<Applying, 'client' | 'clock'>): Promise<void> {
  const { rows } = await client.query<StoredEvent>(
    `select e.processor, e.id, e.event, e.occurred_at from payment_event e
     where e.status = 'waiting' and (
       exists (select from subscription s where s.processor = e.processor
         and e.waits_for = 'subscription:' || s.processor_ref)
       or exists (select from payment p where p.processor = e.processor
         and e.waits_for = 'payment:' || p.processor_ref))
     order by e.occurred_at limit 1`,
  );
  for (const stored of rows) await settle({ client, clock, ...toEvent(stored) });
  // One at a time, because each may make the next possible; applied ones look again by themselves.
  if (rows.length > 0) await settleWaiting({ client, clock });
}

/** Tries a dead or waiting event again, after an operator has mended what was wrong. */
export function replayEvent({ pool, clock }: Receiving, id: string): Promise<Outcome> {
  return inTransaction(pool, async (client) => {
    await oneAtATime(client);
    const { rows } = await client.query<StoredEvent>(
      `select processor, id, event, occurred_at from payment_event
       where id = $1 and status in ('dead', 'waiting')`,
      [id],
    );
    const [stored] = rows;
    if (stored === undefined) throw new OperatorError(`There is no dead or waiting event ${id}`);
    return settle({ client, clock, ...toEvent(stored) });
  });
}

function toEvent({ processor, id, event, occurred_at: occurredAt }: StoredEvent): {
  processor: ProcessorName;
  event: PaymentEvent;
} {
  return { processor, event: { id, occurredAt, happening: happeningSchema.parse(event) } };
}

/** For the operator: what could not be applied, oldest first. */
export async function unsettledEvents(pool: pg.Pool): Promise<
  readonly {
    readonly id: string;
    readonly processor: ProcessorName;
    readonly type: string;
    readonly status: 'dead' | 'waiting';
    readonly note: string | null;
    readonly received_at: Date;
  }[]
> {
  const { rows } = await pool.query(
    `select id, processor, type, status, note, received_at from payment_event
     where status in ('dead', 'waiting') order by received_at, id`,
  );
  return rows;
}
