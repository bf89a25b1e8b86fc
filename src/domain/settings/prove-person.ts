import type { Clock } from '../../platform/clock.ts';
import { type Client, findSignInMethods, type SignIn } from '../accounts/index.ts';
import type { BillingDependencies } from '../billing/index.ts';
import type { SessionCaller } from '../caller.ts';
import { Refusal } from '../refusal.ts';

/** Whoever signed in so long ago has just proved who they are. */
const FRESH_MINUTES = 10;

interface Proof {
  readonly person: SessionCaller;
  readonly password: string | undefined;
  readonly client: Client;
}

/** Refuses somebody who may merely have found a browser that was left open. */
export async function provePerson(
  {
    signIn,
    billing: { pool, clock },
  }: { readonly signIn: SignIn; readonly billing: Pick<BillingDependencies, 'pool' | 'clock'> },
  { person, password, client }: Proof,
): Promise<void> {
  if (password !== undefined && password !== '') {
    return signIn.provePassword(person, password, client);
  }
  if (isFresh(person, clock)) return;
  const { hasPassword } = await findSignInMethods(pool, person.account.id);
  throw new Refusal(
    'invalid_request',
    hasPassword
      ? '{field} must be your password, because you signed in more than 10 minutes ago.'
      : '{field} cannot be asked for: you have none. Sign out, sign in again, and retry within 10 minutes.',
    { field: 'password' },
  );
}

function isFresh({ session }: SessionCaller, clock: Clock): boolean {
  return clock.now() - session.startedAt.getTime() < FRESH_MINUTES * 60_000;
}
