import { LIMITS } from '../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import { deleteOldWebhooks } from './store/deliveries.ts';
import { type SwitchedOffMailDependencies, sendSwitchedOffMail } from './switched-off-mail.ts';

const KEPT_MS = LIMITS.webhookDays * 86_400_000;
const DELETED_AT_ONCE = 500;
const MAILS_AT_ONCE = 10;

/** Forgets what is old, and tells owners what was switched off. For any number of workers at once. */
export async function sweepWebhooks(
  dependencies: SwitchedOffMailDependencies & { readonly clock: Clock },
): Promise<void> {
  const { pool, clock } = dependencies;
  const now = clock.now();
  await deleteOldWebhooks(pool, {
    before: new Date(now - KEPT_MS),
    now: new Date(now),
    limit: DELETED_AT_ONCE,
  });
  for (let sent = 0; sent < MAILS_AT_ONCE; sent += 1) {
    if (!(await sendSwitchedOffMail(dependencies))) return;
  }
}
