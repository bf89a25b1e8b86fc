import { createMail } from '../adapters/mail/index.ts';
import { openSignIn } from '../adapters/sign-in/index.ts';
import type { Configuration } from '../platform/configuration/index.ts';
import type { Counters } from '../platform/counters.ts';
import type { Infrastructure } from './infrastructure.ts';

export function openPeopleSignIn(
  { configuration, database, clock, log }: Infrastructure,
  counters: Counters,
): ReturnType<typeof openSignIn> {
  const { rateLimitMultiplier, baseUrl, serviceName, signInWith } = configuration;
  return openSignIn({
    pool: database.pool,
    counters,
    rateLimitMultiplier,
    clock,
    log,
    baseUrl,
    serviceName,
    thirdParties: signInWith,
    sendMail: createMail(configuration, clock, log),
  });
}

/** Origins that forms of the site redirect to: for signing in elsewhere and for payments. */
export function formTargetOrigins({ signInWith, billing }: Configuration): readonly string[] {
  const { google, github, oidc } = signInWith;
  return [
    ...(billing.kind === 'stripe'
      ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
      : []),
    ...(google === null ? [] : ['https://accounts.google.com']),
    ...(github === null ? [] : ['https://github.com']),
    ...(oidc === null ? [] : [new URL(oidc.issuer).origin]),
  ];
}
