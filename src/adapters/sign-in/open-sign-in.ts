import { APIError } from 'better-auth/api';
import type pg from 'pg';
import {
  addressChangeNotice,
  createAttemptLimit,
  createMailAllowance,
  findAccount,
  type SignIn,
  type SignInMail,
  type ThirdParty,
  welcomeMail,
  withSignInRules,
} from '../../domain/accounts/index.ts';
import type { SendMail } from '../../domain/mail/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters.ts';
import { sharedSecret } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import { createBackgroundMail } from './background-mail.ts';
import { createBetterAuth, type ThirdPartyConfiguration } from './better-auth.ts';
import { createBetterAuthSignIn } from './better-auth-sign-in.ts';

interface SignInDependencies {
  readonly pool: pg.Pool;
  readonly counters: Counters;
  readonly rateLimitMultiplier: number;
  readonly clock: Clock;
  readonly log: Log;
  readonly baseUrl: string;
  readonly serviceName: string;
  readonly thirdParties: ThirdPartyConfiguration;
  readonly sendMail: SendMail;
}

/** Puts sign-in together. `close` waits until every mail is sent. */
export async function openSignIn(
  dependencies: SignInDependencies,
): Promise<{ signIn: SignIn; close(): Promise<void> }> {
  const { pool, counters, rateLimitMultiplier: multiplier } = dependencies;
  const { baseUrl, thirdParties, sendMail, log } = dependencies;
  const { sendInBackground, close } = createBackgroundMail({
    sendMail,
    allowMail: createMailAllowance(counters, multiplier),
    log,
  });
  const { serviceName } = dependencies;
  const betterAuth = createBetterAuth({
    ...dependencies,
    secret: await sharedSecret(pool, 'sign-in'),
    sendInBackground,
    welcome: (id) => sendInBackground(welcomeOf(id)),
  });
  async function welcomeOf(id: string): Promise<SignInMail> {
    const account = await findAccount(pool, { id });
    if (account === undefined) throw new Error(`There is no account ${id} to welcome`);
    const { email: to, balance: credits } = account;
    return welcomeMail({ serviceName, to, baseUrl, credits });
  }
  const signIn = createBetterAuthSignIn({
    handle: betterAuth.handler,
    isPassword: (cookies, password) => isPassword(betterAuth, { cookies, password }),
    announceEmailChange: ({ from: to, to: newAddress }) =>
      sendInBackground(
        addressChangeNotice({ serviceName, to, newAddress, url: `${baseUrl}/settings` }),
      ),
    findAccount: (id) => findAccount(pool, { id }),
    baseUrl,
    thirdParties: listThirdParties(thirdParties),
  });
  const attempts = createAttemptLimit(counters, multiplier);
  return { signIn: withSignInRules(signIn, attempts), close };
}

async function isPassword(
  { api }: ReturnType<typeof createBetterAuth>,
  { cookies, password }: { cookies: string; password: string },
): Promise<boolean> {
  try {
    await api.verifyPassword({ body: { password }, headers: new Headers({ cookie: cookies }) });
    return true;
  } catch (error) {
    if (error instanceof APIError && error.statusCode === 400) return false;
    throw error;
  }
}

function listThirdParties({
  google,
  github,
  oidc,
}: ThirdPartyConfiguration): readonly ThirdParty[] {
  return [
    ...(google === null ? [] : [{ id: 'google', name: 'Google' }]),
    ...(github === null ? [] : [{ id: 'github', name: 'GitHub' }]),
    ...(oidc === null ? [] : [{ id: 'oidc', name: oidc.name }]),
  ];
}
