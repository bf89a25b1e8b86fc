import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { anOidcProvider } from '../../../test/harness/an-oidc-provider.ts';
import { systemClock } from '../../platform/clock.ts';
import { createMemoryCounters } from '../counters/index.ts';
import { openSignIn } from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase() });
const counters = createMemoryCounters(systemClock);
afterAll(async () => {
  await pool.end();
  await counters.close();
});

const BASE = 'http://kinora.test';
const CLIENT = { address: '203.0.113.1', userAgent: 'test' };

async function signInWithOidc(options: { emailVerified?: boolean } = {}) {
  const provider = await anOidcProvider(`${BASE}/auth/callback/oidc`, options);
  const { signIn } = await openSignIn({
    pool,
    counters,
    rateLimitMultiplier: 1,
    clock: systemClock,
    log: pino({ level: 'silent' }),
    baseUrl: BASE,
    serviceName: 'Kinora',
    thirdParties: { google: null, github: null, oidc: { ...provider, name: 'Example ID' } },
    sendMail: async () => {},
  });
  return signIn;
}

const jarOf = (cookies: readonly string[]) => cookies.map((c) => c.split(';')[0]).join('; ');

/** Does at the provider what a person would: log in, agree, follow redirects. */
async function visitProvider(start: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let url = start;
  let form: Record<string, string> | undefined;
  for (let step = 0; step < 12; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([k, v]) => `${k}=${v}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    form = undefined;
    if (location?.startsWith(BASE)) return location.slice(BASE.length);
    if (location !== null) url = new URL(location, url).href;
    else {
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? '';
      url = new URL(/action="([^"]+)"/.exec(page)?.[1] ?? '', url).href;
      form = prompt === 'login' ? { prompt, login, password: 'x' } : { prompt };
    }
  }
  throw new Error(`The provider never came back; last at ${url}`);
}

test('a person signs in with an OpenID provider, gets one account, and comes back to it', async () => {
  const signIn = await signInWithOidc();
  expect(signIn.thirdParties).toEqual([{ id: 'oidc', name: 'Example ID' }]);
  const enter = async () => {
    const { location, cookies } = await signIn.startThirdParty(
      { id: 'oidc', returnTo: '/billing' },
      CLIENT,
    );
    const back = await visitProvider(location, 'linus');
    const entered = await signIn.followLink(back, new Headers({ cookie: jarOf(cookies) }));
    expect(entered.location).toBe('/billing');
    return (await signIn.sessionOf(jarOf(entered.cookies)))?.account;
  };
  const account = await enter();
  expect(account).toMatchObject({ email: 'linus@oidc.example.com', balance: 10 });
  expect(await enter()).toMatchObject({ id: account?.id, balance: 10 });
});

test('a return from the provider without the cookie of its start signs nobody in', async () => {
  const signIn = await signInWithOidc();
  const { location } = await signIn.startThirdParty({ id: 'oidc', returnTo: '/' }, CLIENT);
  const back = await visitProvider(location, 'eve');
  const entered = await signIn.followLink(back, new Headers());
  expect(entered.location).toMatch(/error=/);
  expect(await signIn.sessionOf(jarOf(entered.cookies))).toBeNull();
});

test('an unconfirmed address at the provider does not open an account that exists here', async () => {
  const id = 'acc_00000000000000000000000001';
  await pool.query(
    "insert into account (id, email, name, email_verified) values ($1, 'vera@oidc.example.com', 'Vera', true)",
    [id],
  );
  const signIn = await signInWithOidc({ emailVerified: false });
  const { location, cookies } = await signIn.startThirdParty({ id: 'oidc', returnTo: '/' }, CLIENT);
  const back = await visitProvider(location, 'vera');
  const entered = await signIn.followLink(back, new Headers({ cookie: jarOf(cookies) }));
  expect(entered.location).toMatch(/error=/);
  expect(await signIn.sessionOf(jarOf(entered.cookies))).toBeNull();
});

test('a party that is not configured is not found', async () => {
  const signIn = await signInWithOidc();
  await expect(
    signIn.startThirdParty({ id: 'google', returnTo: '/' }, CLIENT),
  ).rejects.toMatchObject({ code: 'not_found' });
});
