import { createHmac, randomUUID } from 'node:crypto';
import { LIMITS } from '../../../contract/limits.ts';
import type { OperationInput } from '../../../contract/operations/index.ts';
import type { PortalSession } from '../../../contract/resources/billing.ts';
import { tokenHash } from '../../../platform/tokens.ts';
import { hashRequest, refuseOtherRequest } from '../../idempotency/index.ts';
import { type BillingDependencies, now, requireProcessor } from '../dependencies.ts';
import { findPortalSession, insertPortalSession } from './store.ts';

/** Creates a handoff: a link that opens the management page once, for anyone who has it. */
export async function createPortalSession(
  dependencies: BillingDependencies,
  accountId: string,
  request: OperationInput<'billing.portal'>,
): Promise<{ answer: PortalSession; replayed: boolean }> {
  requireProcessor(dependencies);
  const { pool } = dependencies;
  const { idempotencyKey, returnTarget } = request;
  const at = now(dependencies);
  const id = randomUUID();
  const requestHash = hashRequest(request);
  const expiresAt = new Date(at.getTime() + LIMITS.portalMinutes * 60_000);
  const handoffHash = tokenHash(handoffFor(dependencies, id));
  const isNew = await insertPortalSession(pool, {
    ...{ id, accountId, idempotencyKey, requestHash, returnTarget, handoffHash, expiresAt },
    now: at,
  });
  if (isNew) return { answer: toAnswer(dependencies, { id, expiresAt }), replayed: false };
  const first = await findPortalSession(pool, { accountId, idempotencyKey });
  if (first === undefined) throw new Error('A portal session was there and is gone');
  refuseOtherRequest({ hash: first.requestHash, keyIn: 'field' }, requestHash);
  return { answer: toAnswer(dependencies, first), replayed: true };
}

function toAnswer(
  dependencies: BillingDependencies,
  { id, expiresAt }: { id: string; expiresAt: Date },
): PortalSession {
  return {
    url: `${dependencies.baseUrl}/billing/portal/${handoffFor(dependencies, id)}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Derived from the id, so that a replay can show it again although only its hash is stored. */
function handoffFor({ secret }: BillingDependencies, id: string): string {
  return createHmac('sha256', secret).update(`portal:${id}`).digest('base64url');
}
