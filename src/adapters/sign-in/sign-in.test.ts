import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { until } from '../../../test/harness/wait.ts';
import type { Mail } from '../../domain/mail/index.ts';
import { systemClock } from '../../platform/clock.ts';
import { createMemoryCounters } from '../counters/index.ts';
import { openSignIn } from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase() });
const clock = aClock();
const counters = createMemoryCounters(clock);
const mails: Mail[] = [];
const welcomes: Mail[] = [];
const { signIn, close } = await openSignIn({
  pool,
  counters,
  rateLimitMultiplier: 1,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  baseUrl: 'http://kinora.test',
  serviceName: 'Kinora',
  thirdParties: { google: null, github: null, oidc: null },
  sendMail: async (mail) => {
    (/^Welcome/.test(mail.subject) ? welcomes : mails).push(mail);
  },
});
afterAll(async () => {
  await pool.end();
  await counters.close();
});

let clients = 0;
const aClient = () => {
  clients += 1;
  return { address: `203.0.113.${clients}`, userAgent: 'test' };
};

async function linkFor(address: string, subject: RegExp): Promise<string> {
  const found = () => mails.findLast((mail) => mail.to === address && subject.test(mail.subject));
  await until(() => found() !== undefined);
  const url = /http:\/\/kinora\.test(\S+)/.exec(found()?.text ?? '')?.[1] ?? '';
  mails.length = 0;
  return url;
}

const cookiesOf = (setCookies: readonly string[]) =>
  setCookies.map((cookie) => cookie.split(';')[0]).join('; ');

const accountOf = async (cookies: string) => (await signIn.sessionOf(cookies))?.account ?? null;

const PASSWORD = 'correct horse battery';

async function aMember(email: string): Promise<void> {
  await signIn.signUp({ name: 'Ada', email, password: PASSWORD }, aClient());
  await signIn.followLink(await linkFor(email, /Confirm/), new Headers());
}

test('a person signs up, confirms the address, and has 10 credits once', async () => {
  await signIn.signUp({ name: 'Ada', email: ' Ada@Example.com ', password: PASSWORD }, aClient());
  const link = await linkFor('ada@example.com', /Confirm/);
  const { cookies, location } = await signIn.followLink(link, new Headers());
  expect(location).toBe('/generate');
  const account = await accountOf(cookiesOf(cookies));
  expect(account).toMatchObject({
    email: 'ada@example.com',
    plan: 'free',
    balance: 10,
    held: 0,
  });
  expect(account?.id).toMatch(/^acc_[0-9a-z]{26}$/);
  const { rows } = await pool.query(
    'select cause, kind, balance_change from transfer where account_id = $1',
    [account?.id],
  );
  expect(rows).toEqual([{ cause: `welcome:${account?.id}`, kind: 'grant', balance_change: 10 }]);
});

test('passwords are kept as argon2id hashes, links and sign-in tokens as hashes', async () => {
  await aMember('hash@example.com');
  await signIn.sendMagicLink({ email: 'hash@example.com', returnTo: '/keys' }, aClient());
  const link = await linkFor('hash@example.com', /sign-in link/);
  const token = new URL(link, 'http://x').searchParams.get('token') ?? '?';
  const { rows } = await pool.query<{ password: string }>(
    'select password from sign_in_method where password is not null',
  );
  for (const { password } of rows) expect(password).toMatch(/^\$argon2id\$/);
  const dump = await pool.query('select identifier, value from verification');
  expect(JSON.stringify(dump.rows)).not.toContain(token);
});

test('nobody signs in by password before the address is confirmed', async () => {
  const email = 'early@example.com';
  await signIn.signUp({ name: 'E', email, password: PASSWORD }, aClient());
  await linkFor(email, /Confirm/);
  await expect(
    signIn.signInWithPassword({ email, password: PASSWORD, returnTo: '/keys' }, aClient()),
  ).rejects.toThrow('Confirm your e-mail address first');
});

test('a wrong password and an unknown address are told apart for nobody', async () => {
  await aMember('known@example.com');
  for (const email of ['known@example.com', 'unknown@example.com']) {
    await expect(
      signIn.signInWithPassword({ email, password: 'wrong password', returnTo: '/' }, aClient()),
    ).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'The e-mail address or the password is wrong.',
    });
  }
});

test('signing up again with a known address looks the same and tells its owner', async () => {
  await aMember('twice@example.com');
  await signIn.signUp(
    { name: 'Eve', email: 'TWICE@example.com', password: 'another password' },
    aClient(),
  );
  expect(await linkFor('twice@example.com', /already have an account/)).toBe('/sign-in');
  const { rows } = await pool.query("select name from account where email = 'twice@example.com'");
  expect(rows).toEqual([{ name: 'Ada' }]);
});

test('asking for a new password says nothing about an unknown address and sends nothing', async () => {
  await signIn.sendPasswordReset({ email: 'nobody@example.com' }, aClient());
  expect(mails).toEqual([]);
});

test('a magic link signs in once', async () => {
  await aMember('magic@example.com');
  await signIn.sendMagicLink({ email: 'magic@example.com', returnTo: '/billing' }, aClient());
  const link = await linkFor('magic@example.com', /sign-in link/);
  const first = await signIn.followLink(link, new Headers());
  expect(first.location).toBe('/billing');
  expect(await accountOf(cookiesOf(first.cookies))).toMatchObject({
    email: 'magic@example.com',
  });
  const second = await signIn.followLink(link, new Headers());
  expect(second.location).toMatch(/^\/sign-in\?error=/);
  expect(await accountOf(cookiesOf(second.cookies))).toBeNull();
});

test('a new password ends every session and the old password', async () => {
  const email = 'reset@example.com';
  await aMember(email);
  const old = await signIn.signInWithPassword(
    { email, password: PASSWORD, returnTo: '/' },
    aClient(),
  );
  await signIn.sendPasswordReset({ email }, aClient());
  const { location } = await signIn.followLink(await linkFor(email, /new password/), new Headers());
  const token = new URL(location, 'http://x').searchParams.get('token') ?? '';
  await signIn.resetPassword({ token, password: 'a brand new one' }, aClient());
  expect(await accountOf(cookiesOf(old.cookies))).toBeNull();
  await expect(
    signIn.signInWithPassword({ email, password: PASSWORD, returnTo: '/' }, aClient()),
  ).rejects.toMatchObject({ code: 'unauthenticated' });
  await signIn.signInWithPassword({ email, password: 'a brand new one', returnTo: '/' }, aClient());
  await expect(
    signIn.resetPassword({ token, password: 'and another one' }, aClient()),
  ).rejects.toMatchObject({ code: 'invalid_request' });
});

test('signing out everywhere ends the sessions of other browsers too', async () => {
  const email = 'many@example.com';
  await aMember(email);
  const enter = async () => {
    const claim = { email, password: PASSWORD, returnTo: '/' };
    return cookiesOf((await signIn.signInWithPassword(claim, aClient())).cookies);
  };
  const [one, two] = [await enter(), await enter()];
  expect(one).not.toBe(two);
  await signIn.signOutEverywhere(one);
  expect(await accountOf(one)).toBeNull();
  expect(await accountOf(two)).toBeNull();
});

test('guessing is slowed down per address and account, and others get in', async () => {
  await aMember('guess@example.com');
  const guesser = aClient();
  const guess = (password: string, client = guesser) =>
    signIn.signInWithPassword({ email: 'guess@example.com', password, returnTo: '/' }, client);
  for (let i = 0; i < 10; i += 1) await expect(guess('wrong guess!')).rejects.toThrow('is wrong');
  await expect(guess(PASSWORD)).rejects.toMatchObject({ code: 'rate_limited' });
  expect((await guess(PASSWORD, aClient())).location).toBe('/');
  clock.advanceSeconds(15 * 60);
  await expect(guess('wrong guess!')).rejects.toThrow('is wrong');
});

test('many who request links to one address send a few, and the last of them works', async () => {
  const email = 'flooded@example.com';
  await aMember(email);
  for (let i = 0; i < 20; i += 1) await signIn.sendMagicLink({ email, returnTo: '/' }, aClient());
  await close();
  // One of the five confirmed the address; the sixth is the link that is always there.
  expect(mails.map(({ subject }) => subject)).toEqual(
    Array(5).fill('Your sign-in link for Kinora'),
  );
  const entered = await signIn.followLink(await linkFor(email, /sign-in link/), new Headers());
  expect(await accountOf(cookiesOf(entered.cookies))).toMatchObject({ email });
  clock.advanceSeconds(4 * 60);
  await signIn.sendMagicLink({ email, returnTo: '/' }, aClient());
  await linkFor(email, /sign-in link/);
});

test('who signs up with the address of somebody else cannot flood them by signing in', async () => {
  const email = 'victim@example.com';
  await signIn.signUp({ name: 'Eve', email, password: PASSWORD }, aClient());
  for (let i = 0; i < 12; i += 1) {
    await expect(
      signIn.signInWithPassword({ email, password: PASSWORD, returnTo: '/' }, aClient()),
    ).rejects.toThrow('Confirm your e-mail address first');
  }
  await close();
  expect(mails).toHaveLength(6);
  mails.length = 0;
});

test('guessing is slowed down per address, whatever the account', async () => {
  const client = aClient();
  const guess = (i: number) =>
    signIn.signInWithPassword(
      { email: `spray${i}@example.com`, password: 'wrong guess!', returnTo: '/' },
      client,
    );
  const outcomes = await Promise.allSettled(Array.from({ length: 51 }, (_, i) => guess(i)));
  const slowed = outcomes.filter(
    (outcome) => outcome.status === 'rejected' && outcome.reason.code === 'rate_limited',
  );
  expect(slowed).toHaveLength(1);
});

test.each([
  'no-at.example.com',
  'a@b',
  'a@b@c',
  'ädä@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada @example.com',
  '"ada"@example.com',
  `${'a'.repeat(65)}@example.com`,
  '',
])('%j is refused as an address by name', async (email) => {
  await expect(signIn.sendMagicLink({ email, returnTo: '/' }, aClient())).rejects.toMatchObject({
    code: 'invalid_request',
    message: 'email must be an address such as ada@example.com.',
  });
});

test.each(['short', 'x'.repeat(129)])(
  'a password of the wrong length is refused',
  async (password) => {
    await expect(
      signIn.signUp({ name: 'A', email: 'pw@example.com', password }, aClient()),
    ).rejects.toMatchObject({
      code: 'invalid_request',
      message: 'password must be text of 10 to 128 characters.',
    });
  },
);
