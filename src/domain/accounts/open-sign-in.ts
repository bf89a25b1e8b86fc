import type pg from 'pg';
import type { Clock } from '../../platform/clock.ts';
import type { Counters } from '../../platform/counters.ts';
import { sharedSecret } from '../../platform/database/index.ts';
import type { Log } from '../../platform/log.ts';
import type { Mail, SendMail } from '../mail.ts';
import { createAttempts } from './attempts.ts';
import { createAuthLibrary, type ThirdPartyConfiguration } from './auth-library.ts';
import { createSignIn } from './create-sign-in.ts';
import type { SignIn, ThirdParty } from './sign-in.ts';
import { findAccount } from './store.ts';

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

/** Everything people need to sign in, put together. `close` waits for mail on its way. */
export async function openSignIn(
  dependencies: SignInDependencies,
): Promise<{ signIn: SignIn; close(): Promise<void> }> {
  const { pool, counters, rateLimitMultiplier, baseUrl, thirdParties } = dependencies;
  const { post, close } = createPost(dependencies.sendMail, dependencies.log);
  const library = createAuthLibrary({
    ...dependencies,
    secret: await sharedSecret(pool, 'sign-in'),
    post,
  });
  const signIn = createSignIn({
    handle: library.handler,
    findAccount: (id) => findAccount(pool, { id }),
    count: createAttempts(counters, rateLimitMultiplier),
    baseUrl,
    thirdParties: namesOf(thirdParties),
  });
  return { signIn, close };
}

/** Mail goes out behind the answer, so that the time of an answer tells nothing about an address. */
function createPost(sendMail: SendMail, log: Log) {
  const onTheWay = new Set<Promise<void>>();
  return {
    post: (mail: Mail) => {
      const sending = sendMail(mail)
        .catch((error: unknown) => log.error({ err: error, subject: mail.subject }, 'mail failed'))
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    close: async () => {
      await Promise.all(onTheWay);
    },
  };
}

function namesOf({ google, github, oidc }: ThirdPartyConfiguration): readonly ThirdParty[] {
  return [
    ...(google === null ? [] : [{ id: 'google', name: 'Google' }]),
    ...(github === null ? [] : [{ id: 'github', name: 'GitHub' }]),
    ...(oidc === null ? [] : [{ id: 'oidc', name: oidc.name }]),
  ];
}
