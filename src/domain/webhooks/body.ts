import type pg from 'pg';
import type { WebhookEventType } from '../../contract/webhooks.ts';
import { keepBody, type StoredEvent } from './store/deliveries.ts';

/** Makes the data of an event of the rows as they were: what the `GET` of the resource answered then. */
export type PresentEvent = (type: WebhookEventType, source: unknown) => object;

interface BodyDependencies {
  readonly pool: pg.Pool;
  readonly present: PresentEvent;
}

/** The body of an event. Made once: whoever comes second, and every replay, gets the same bytes. */
export async function bodyOf(
  { pool, present }: BodyDependencies,
  { id, type, source, body, createdAt }: StoredEvent,
): Promise<string> {
  if (body !== null) return body;
  const timestamp = createdAt.toISOString();
  const made = JSON.stringify({ type, timestamp, data: present(type, source) });
  return keepBody(pool, { id, body: made });
}
