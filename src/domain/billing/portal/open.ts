import { newToken, tokenHash } from '../../../platform/tokens.ts';
import { Refusal } from '../../refusal.ts';
import { type BillingDependencies, now } from '../dependencies.ts';
import { refuseOnProcessorFailure } from '../processor.ts';
import { newestSubscription } from '../subscriptions/store.ts';
import { findOpenSession, findUnopenedSession, markOpened } from './store.ts';

/** How long the management page stays open in the browser that opened it. */
const OPEN_MINUTES = 30;

/** Lets a browser manage the billing of an account, without being signed in. */
export interface PortalAccess {
  readonly accountId: string;
  /** Where the person goes when they are done. */
  readonly returnUrl: string;
  readonly endsAt: Date;
}

export type OpenedPortal =
  /** Our own management page; the browser sends `token` with every request to it. */
  | ({ readonly kind: 'here'; readonly token: string } & PortalAccess)
  /** The processor has a management page of its own. */
  | { readonly kind: 'elsewhere'; readonly url: string };

/** Whether a handoff can still be opened; asking does not use it up. */
export async function isHandoffOpen(
  dependencies: BillingDependencies,
  handoff: string,
): Promise<boolean> {
  const lookup = { handoffHash: tokenHash(handoff), now: now(dependencies) };
  return (await findUnopenedSession(dependencies.pool, lookup)) !== undefined;
}

/** Opens a handoff, once. Refuses one that is unknown, used or expired. */
export async function openPortal(
  dependencies: BillingDependencies,
  handoff: string,
): Promise<OpenedPortal> {
  const { pool, baseUrl } = dependencies;
  const at = now(dependencies);
  const session = await findUnopenedSession(pool, { handoffHash: tokenHash(handoff), now: at });
  if (session === undefined) throw handoffNotFound();
  const { id, accountId } = session;
  const returnUrl = `${baseUrl}/${session.returnTarget}`;
  // Asked before the handoff is used up, because the processor may be out of reach.
  const processorUrl = await processorPortalUrl(dependencies, accountId, returnUrl);
  const token = newToken('');
  const endsAt = new Date(at.getTime() + OPEN_MINUTES * 60_000);
  const isOpened = await markOpened(pool, { id, tokenHash: tokenHash(token), endsAt, now: at });
  if (!isOpened) throw handoffNotFound();
  if (processorUrl !== null) return { kind: 'elsewhere', url: processorUrl };
  return { kind: 'here', token, accountId, returnUrl, endsAt };
}

async function processorPortalUrl(
  { pool, processors }: BillingDependencies,
  accountId: string,
  returnUrl: string,
): Promise<string | null> {
  const subscription = await newestSubscription(pool, accountId);
  if (subscription === undefined) return null;
  const processor = processors.get(subscription.processor);
  if (processor === undefined) return null;
  return processor.portalUrl(subscription.processorRef, returnUrl).catch(refuseOnProcessorFailure);
}

function handoffNotFound(): Refusal {
  return new Refusal('not_found', 'This link was used before, or is too old. Ask for a new one.');
}

/** The access that a token gives; null when it is unknown or has ended. */
export async function findPortalAccess(
  dependencies: BillingDependencies,
  token: string,
): Promise<PortalAccess | null> {
  const { pool, baseUrl } = dependencies;
  const open = await findOpenSession(pool, { tokenHash: tokenHash(token), now: now(dependencies) });
  if (open === undefined) return null;
  const { accountId, returnTarget, endsAt } = open;
  return { accountId, returnUrl: `${baseUrl}/${returnTarget}`, endsAt };
}
