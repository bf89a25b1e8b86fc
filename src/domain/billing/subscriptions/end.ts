import type { Queryable } from '../../../platform/database/index.ts';
import { updatePlan } from './plan.ts';
import { type Ending, markCanceled, type SubscriptionRow } from './store.ts';

/** Ends a live subscription and its plan; undefined when it had ended before. */
export async function endSubscription(
  client: Queryable,
  ending: Ending,
): Promise<SubscriptionRow | undefined> {
  const ended = await markCanceled(client, ending);
  if (ended !== undefined) await updatePlan(client, ended);
  return ended;
}
