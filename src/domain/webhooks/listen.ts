import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../../contract/limits.ts';
import type { ListenEvent } from '../../contract/resources/webhook.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../contract/webhooks.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { newId } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/index.ts';
import { ownerOf } from '../caller.ts';
import type { Handler } from '../invoke.ts';
import { Refusal } from '../refusal.ts';
import { bodyOf } from './body.ts';
import { now, type WebhookDependencies } from './dependencies.ts';
import { newSecret } from './secret.ts';
import { signedHeaders } from './sign.ts';
import {
  extendLease,
  type HeardEvent,
  insertListener,
  type Listener,
  resumeListener,
  takeHeardEvents,
} from './store/listeners.ts';

const LEASE_MS = LIMITS.webhookListenerSeconds * 1_000;
/** Often enough that a lease never ends while its program listens. */
const EXTEND_EVERY_MS = LEASE_MS / 3;
const LOOK_EVERY_MS = 500;
const TAKEN_AT_ONCE = 20;
const EVENTS = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** Events of the account, for a program that has no address. It goes on after a break, within its lease. */
export function listenToWebhooks(dependencies: WebhookDependencies): Handler<'webhooks.listen'> {
  return async (_input, { caller, details }) => {
    const accountId = ownerOf(caller).id;
    const last = readLastEventId(details.lastEventId);
    const listener =
      (last === null ? undefined : await resume(dependencies, accountId, last)) ??
      (await begin(dependencies, accountId));
    return untilReturned((signal) => listen(dependencies, listener, signal));
  };
}

interface Place {
  readonly id: string;
  readonly position: number;
}

/** `lsn_….3`: the listener, and the last of its events that arrived. */
function readLastEventId(text: string | undefined): Place | null {
  const [, id, position] = /^(lsn_[0-9a-z]{26})\.(\d{1,9})$/.exec(text ?? '') ?? [];
  return id === undefined || position === undefined ? null : { id, position: Number(position) };
}

function leaseUntil(dependencies: WebhookDependencies): Date {
  return new Date(now(dependencies).getTime() + LEASE_MS);
}

function resume(
  dependencies: WebhookDependencies,
  accountId: string,
  place: Place,
): Promise<Listener | undefined> {
  const lease = { until: leaseUntil(dependencies), now: now(dependencies) };
  return resumeListener(dependencies.pool, { accountId, ...place, ...lease });
}

async function begin(dependencies: WebhookDependencies, accountId: string): Promise<Listener> {
  const { pool, clock } = dependencies;
  const placesMax = LIMITS.webhookListenersMax;
  const listener = await inTransaction(pool, async (client) => {
    await lockAccount(client, accountId);
    return insertListener(client, {
      ...{ accountId, id: newId('lsn', clock), secret: newSecret(), events: EVENTS },
      ...{ firstPlace: LIMITS.webhooksMax + 1, placesMax },
      ...{ until: leaseUntil(dependencies), now: now(dependencies) },
    });
  });
  if (listener !== undefined) return listener;
  throw new Refusal(
    { code: 'limit_reached', limit: placesMax },
    `At most ${placesMax} programs listen to an account at once. One that was cut off counts for ${LIMITS.webhookListenerSeconds} seconds more.`,
  );
}

async function* listen(
  dependencies: WebhookDependencies,
  listener: Listener,
  signal: AbortSignal,
): AsyncGenerator<ListenEvent, undefined> {
  const { pool, clock } = dependencies;
  const { id, secret, sent } = listener;
  yield { kind: 'listening', id: `${id}.${sent}`, secret };
  const extend = () => extendLease(pool, listener, leaseUntil(dependencies));
  let extendedAt = clock.now();
  try {
    while (!signal.aborted) {
      const at = now(dependencies);
      if (at.getTime() - extendedAt >= EXTEND_EVERY_MS) {
        if (!(await extend())) return;
        extendedAt = at.getTime();
      }
      const heard = await takeHeardEvents(pool, listener, { limit: TAKEN_AT_ONCE, now: at });
      for (const event of heard) yield await toListenEvent(dependencies, listener, event);
      if (heard.length === 0) await pause(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
    }
  } finally {
    // The break begins now. Without a database there is nothing to extend, nor to listen to.
    await extend().catch(() => false);
  }
}

async function toListenEvent(
  dependencies: WebhookDependencies,
  { id, secret }: Listener,
  event: HeardEvent,
): Promise<ListenEvent> {
  const body = await bodyOf(dependencies, event);
  const headers = signedHeaders({ id: event.id, at: now(dependencies), body }, [secret]);
  return { kind: 'delivery', id: `${id}.${event.position}`, headers: { ...headers }, body };
}

/** A generator waits for what it awaits before it can be ended; a signal ends that at once. */
function untilReturned<Value>(
  start: (signal: AbortSignal) => AsyncGenerator<Value, undefined>,
): AsyncIterableIterator<Value> {
  const stopping = new AbortController();
  const values = start(stopping.signal);
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => values.next(),
    return: () => {
      stopping.abort();
      return values.return(undefined);
    },
  };
}
