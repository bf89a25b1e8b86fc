import { createHmac, randomUUID } from 'node:crypto';
import { LIMITS } from '../../contract/limits.ts';
import type { OperationInput } from '../../contract/operations/index.ts';
import type { PortalSession } from '../../contract/resources/billing.ts';
import { newToken, tokenHash } from '../../platform/tokens.ts';
import { Refusal } from '../refusal.ts';
import { hashOf, refuseOtherBody, unavailable } from './create-checkout.ts';
import { type BillingDependencies, now, requireProcessor } from './dependencies.ts';
import { newestSubscription } from './subscription.ts';

/** How long somebody may stay on the management page once it is open. */
const VISIT_MINUTES = 30;

/** Makes a handoff that opens the management page once, for whoever holds its address. */
export async function createPortalSession(
  dependencies: BillingDependencies,
  accountId: string,
  request: OperationInput<'billing.portal'>,
): Promise<{ answer: PortalSession; replayed: boolean }> {
  requireProcessor(dependencies);
  const { pool, baseUrl } = dependencies;
  const at = now(dependencies);
  const id = randomUUID();
  const requestHash = hashOf(request);
  const { rows } = await pool.query<{ id: string; expires_at: Date }>(
    `insert into portal_session (id, account_id, idempotency_key, request_hash, return_target,
       handoff_hash, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning id, expires_at`,
    [
      id,
      accountId,
      request.idempotencyKey,
      requestHash,
      request.returnTarget,
      tokenHash(handoffFor(dependencies, id)),
      new Date(at.getTime() + LIMITS.portalMinutes * 60_000),
      at,
    ],
  );
  const made = rows[0];
  const session = made ?? (await firstSession(dependencies, accountId, request));
  return {
    answer: {
      url: `${baseUrl}/billing/portal/${handoffFor(dependencies, session.id)}`,
      expiresAt: session.expires_at.toISOString(),
    },
    replayed: made === undefined,
  };
}

async function firstSession(
  { pool }: BillingDependencies,
  accountId: string,
  request: OperationInput<'billing.portal'>,
): Promise<{ id: string; expires_at: Date }> {
  const { rows } = await pool.query<{ id: string; expires_at: Date; request_hash: Buffer }>(
    `select id, expires_at, request_hash from portal_session
     where account_id = $1 and idempotency_key = $2`,
    [accountId, request.idempotencyKey],
  );
  const [first] = rows;
  if (first === undefined) throw new Error('A portal session was there and is gone');
  refuseOtherBody(first.request_hash, hashOf(request));
  return first;
}

/** Follows from the id, so that a repetition can show it again and only its hash is stored. */
function handoffFor({ secret }: BillingDependencies, id: string): string {
  return createHmac('sha256', secret).update(`portal:${id}`).digest('base64url');
}

export interface PortalVisit {
  readonly accountId: string;
  /** Where the person goes when they are done. */
  readonly returnUrl: string;
  readonly endsAt: Date;
}

export type OpenedPortal =
  /** Our own management page; the browser shows `token` with every request to it. */
  | ({ readonly kind: 'here'; readonly token: string } & PortalVisit)
  /** The processor has a management page of its own. */
  | { readonly kind: 'elsewhere'; readonly url: string };

/** Opens a handoff, once. Refuses one that is unknown, used or too old. */
export async function openPortal(
  dependencies: BillingDependencies,
  handoff: string,
): Promise<OpenedPortal> {
  const { pool, baseUrl } = dependencies;
  const at = now(dependencies);
  const { rows } = await pool.query<{ id: string; account_id: string; return_target: string }>(
    `select id, account_id, return_target from portal_session
     where handoff_hash = $1 and opened_at is null and expires_at > $2`,
    [tokenHash(handoff), at],
  );
  const [session] = rows;
  if (session === undefined) throw spent();
  const { id, account_id: accountId } = session;
  const returnUrl = `${baseUrl}/${session.return_target}`;
  // Asked before the handoff is used up, because the processor may be out of reach.
  const elsewhere = await processorPage(dependencies, accountId, returnUrl);
  const token = newToken('');
  const endsAt = new Date(at.getTime() + VISIT_MINUTES * 60_000);
  const { rowCount } = await pool.query(
    `update portal_session set opened_at = $2, visit_hash = $3, visit_ends_at = $4
     where id = $1 and opened_at is null`,
    [id, at, tokenHash(token), endsAt],
  );
  if (rowCount !== 1) throw spent();
  if (elsewhere !== null) return { kind: 'elsewhere', url: elsewhere };
  return { kind: 'here', token, accountId, returnUrl, endsAt };
}

async function processorPage(
  { pool, processors }: BillingDependencies,
  accountId: string,
  returnUrl: string,
): Promise<string | null> {
  const subscription = await newestSubscription(pool, accountId);
  if (subscription === undefined) return null;
  const processor = processors.get(subscription.processor);
  if (processor === undefined) return null;
  return processor.portalUrl(subscription.processorRef, returnUrl).catch(unavailable);
}

function spent(): Refusal {
  return new Refusal('not_found', 'This link was used before, or is too old. Ask for a new one.');
}

/** Whose management page a browser has open; null when it has none, or for too long. */
export async function portalVisit(
  dependencies: BillingDependencies,
  token: string,
): Promise<PortalVisit | null> {
  const { pool, baseUrl } = dependencies;
  const { rows } = await pool.query<{
    account_id: string;
    return_target: string;
    visit_ends_at: Date;
  }>(
    `select account_id, return_target, visit_ends_at from portal_session
     where visit_hash = $1 and visit_ends_at > $2`,
    [tokenHash(token), now(dependencies)],
  );
  const [visit] = rows;
  if (visit === undefined) return null;
  return {
    accountId: visit.account_id,
    returnUrl: `${baseUrl}/${visit.return_target}`,
    endsAt: visit.visit_ends_at,
  };
}
