import {
  BadSignature,
  type EventReader,
  type Happening,
  happeningSchema,
} from '../../../domain/billing/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/ids.ts';
import { isSigned, sign } from '../signature.ts';

const SIGNATURE_HEADER = 'sandbox-signature';
const DELIVER_WITHIN_MS = 10_000;
/** Many weeks, because the queue waits longer after each: what was paid must not be forgotten. */
const TRIES = 1_000;

interface Report {
  readonly happening: Happening;
  readonly clock: Clock;
  /** Makes a repetition the same report. */
  readonly id?: string;
}

/** Writes a report and queues its delivery, in the transaction of what it reports. */
export async function report(
  database: Queryable,
  { happening, clock, id = newId('evt', clock) }: Report,
): Promise<void> {
  const now = new Date(clock.now());
  const body = JSON.stringify({ id, created: now.toISOString(), data: happening });
  await database.query(
    `with written as (
       insert into sandbox_webhook (id, body, created_at) values ($1, $2, $3)
       on conflict do nothing returning id
     )
     select graphile_worker.add_job('sandbox_webhook', json_build_object('id', id),
       max_attempts := ${TRIES}::int) from written`,
    [id, body, now],
  );
}

interface Delivery {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly secret: string;
  /** Where our own door is. */
  readonly origin: string;
}

/** Sends a report to our own door, like any processor would; throws until it is accepted. */
export async function deliver(
  { database, clock, secret, origin }: Delivery,
  id: string,
): Promise<void> {
  const { rows } = await database.query<{ body: string }>(
    'select body from sandbox_webhook where id = $1 and delivered_at is null',
    [id],
  );
  const body = rows[0]?.body;
  if (body === undefined) return;
  const answer = await fetch(`${origin}/webhooks/payments/sandbox`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign({ secret, body }, clock.now()),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(DELIVER_WITHIN_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The door answered report ${id} with ${answer.status}`);
  await database.query('update sandbox_webhook set delivered_at = $2 where id = $1', [
    id,
    new Date(clock.now()),
  ]);
}

/** The other side of the door. */
export function createReader({ secret, clock }: { secret: string; clock: Clock }): EventReader {
  return {
    read: async (body, headers) => {
      if (!isSigned({ secret, body }, headers[SIGNATURE_HEADER], clock.now())) {
        throw new BadSignature('The signature does not match, or is too old.');
      }
      const { id, created, data } = JSON.parse(body.toString());
      const parsed = happeningSchema.safeParse(data);
      return {
        id: String(id),
        occurredAt: new Date(String(created)),
        happening: parsed.success ? parsed.data : { type: 'other', name: String(data?.type) },
      };
    },
  };
}
