import { LIMITS } from '../../contract/limits.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { move } from './checkout.ts';
import { type BillingDependencies, now } from './dependencies.ts';
import { ProcessorFailure, type ProcessorName } from './processor.ts';
import { oneAtATime } from './receive-event.ts';
import { endSubscription, tellProcessorToStop } from './subscription.ts';

const AT_ONCE = 100;

/** Expires what nobody paid and ends what nobody renewed; any number of workers may do it. */
export async function sweepBilling(dependencies: BillingDependencies): Promise<void> {
  await expireCheckouts(dependencies);
  await endLapsed(dependencies);
}

async function expireCheckouts(dependencies: BillingDependencies): Promise<void> {
  const { pool, processors } = dependencies;
  const at = now(dependencies);
  const { rows } = await pool.query<{ id: string; processor: ProcessorName; ref: string }>(
    `select id, processor, processor_ref as ref from checkout
     where status = 'pending' and expires_at <= $1 order by expires_at limit $2`,
    [at, AT_ONCE],
  );
  for (const { id, processor, ref } of rows) {
    // Closed there first: nobody shall pay at a page whose checkout is over.
    const isClosed = await closed(processors.get(processor)?.closeCheckout(ref));
    if (isClosed !== null) await move(pool, isClosed ? 'expire' : 'submit', { id, now: at });
  }
}

/** null when the processor could not be asked; then the next sweep asks again. */
async function closed(asked: Promise<boolean> | undefined): Promise<boolean | null> {
  try {
    return (await asked) ?? true;
  } catch (error) {
    if (error instanceof ProcessorFailure) return null;
    throw error;
  }
}

/**
 * A plan outlives a renewal that failed by the days of grace. While a processor has not said that a
 * renewal failed, or that a subscription has ended as the person wished, it may just be late with the
 * news; one that is not in use any more has none.
 */
async function endLapsed(dependencies: BillingDependencies): Promise<void> {
  const { pool, processor } = dependencies;
  const at = now(dependencies);
  const { rows } = await pool.query<{ id: string }>(
    `select id from subscription where status <> 'canceled' and period_end <= $1
       and period_end <= $1 - make_interval(days => case when cancel_at_period_end then 1 else $2 end)
       and (cancel_at_period_end or status = 'past_due' or processor <> $4)
     order by period_end limit $3`,
    [at, LIMITS.renewalGraceDays, AT_ONCE, processor?.name ?? ''],
  );
  for (const { id } of rows) {
    await inTransaction(pool, async (client) => {
      await oneAtATime(client);
      const ended = await endSubscription(client, { id, now: at, onlyLapsed: true });
      if (ended !== undefined) await tellProcessorToStop(client, ended);
    });
  }
}
