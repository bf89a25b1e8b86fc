import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/index.ts';
import type { PaymentEvent } from './payment-event.ts';
import type { ProcessorName } from './processor.ts';

/** An event that cannot be right, or that nobody can act on; kept for an operator. */
export class DeadLetter extends Error {
  override readonly name = 'DeadLetter';
}

/** An event that came before the one it builds on; applied together with that one. */
export class TooEarly extends Error {
  override readonly name = 'TooEarly';
  readonly waitsFor: string;

  constructor(waitsFor: string) {
    super(`${waitsFor} is not known yet`);
    this.waitsFor = waitsFor;
  }
}

export interface Applying {
  readonly client: Queryable;
  readonly clock: Clock;
  readonly processor: ProcessorName;
  readonly event: PaymentEvent;
}
