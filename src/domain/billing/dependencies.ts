import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import { Refusal } from '../refusal.ts';
import type { TakeTurn } from './events/turns.ts';
import type { Processor } from './processor.ts';

export interface BillingDependencies {
  readonly pool: pg.Pool;
  /** For what may wait for locks of payments; see `locks.ts`. */
  readonly paymentPool: pg.Pool;
  readonly clock: Clock;
  readonly baseUrl: string;
  /** Signs ids and links that nobody can guess; the same in every process. */
  readonly secret: string;
  /** Takes new payments; null when billing is off. */
  readonly processor: Processor | null;
  /** Every processor that can be asked about earlier payments, by name. */
  readonly processors: ReadonlyMap<string, Processor>;
  /** The turns, in this process, of what locks the same payment or account. */
  readonly takeTurn: TakeTurn;
}

/** All records are of this kind: no real money is moved. */
export const ENVIRONMENT = 'sandbox';

export const OFF_REASON = 'Billing is not configured on this server.';

/** The processor that takes new payments; never falls back to an earlier one. */
export function requireProcessor({ processor }: BillingDependencies): Processor {
  if (processor === null) throw new Refusal('billing_unavailable', OFF_REASON);
  return processor;
}

export function now({ clock }: Pick<BillingDependencies, 'clock'>): Date {
  return new Date(clock.now());
}
