import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../domain/refusal.ts';

/**
 * Refuses a write that a page of another site may have sent with this person's cookies. Browsers
 * name the sender of every write; what names nobody is not one of our forms.
 */
export function refuseForeignOrigin({ headers }: FastifyRequest, ownOrigin: string): void {
  const { origin } = headers;
  if (origin === ownOrigin) return;
  if (origin === undefined && headers['sec-fetch-site'] === 'same-origin') return;
  throw new Refusal('forbidden', 'This can only be sent from our own pages.');
}
