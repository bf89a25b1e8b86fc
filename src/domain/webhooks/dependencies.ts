import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Events } from '../../platform/events.ts';
import type { PresentEvent } from './body.ts';
import type { AllowInside } from './endpoint-url.ts';

export interface WebhookDependencies {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly events: Pick<Events, 'announce'>;
  readonly present: PresentEvent;
  readonly allowInside: AllowInside;
}

/** Announced when something is to be sent at once. */
export const WEBHOOKS_TOPIC = 'webhooks';

export function now({ clock }: Pick<WebhookDependencies, 'clock'>): Date {
  return new Date(clock.now());
}
