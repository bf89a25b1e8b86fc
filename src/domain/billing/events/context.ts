import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/index.ts';
import type { ProcessorName } from '../processor.ts';
import type { PaymentEvent } from './payment-event.ts';

/** What is needed to apply one event, within its transaction. */
export interface EventContext {
  readonly client: Queryable;
  readonly clock: Clock;
  readonly processor: ProcessorName;
  readonly event: PaymentEvent;
  /** Names that this transaction has locked: it applies what waits for them. */
  readonly names: readonly string[];
}

/** The event contradicts our records, or nothing can be done about it; an operator has to look. */
export class DeadLetter extends Error {
  override readonly name = 'DeadLetter';
}

/** The event arrived before the one it depends on; it is applied right after that one. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
  readonly waitsFor: string;

  constructor(waitsFor: string) {
    super(`${waitsFor} is not known yet`);
    this.waitsFor = waitsFor;
  }
}
