import { expect, test } from 'vitest';
import { aCustomer, aNewKey, CARDS } from '../harness/a-shop.ts';
import { aSite, makeKey, secretOn } from '../harness/a-site.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';
import { findSecrets } from '../harness/checked-log.ts';
import { aFreePort, until } from '../harness/wait.ts';

/** The routes of the requests that a service answered, in turn. */
function routesOf(lines: readonly string[]): readonly (string | null)[] {
  return lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'answered')
    .map(({ method, route }) => `${method} ${route}`);
}

test('the log of everything that a person does with links and passwords names routes alone', async () => {
  const site = await aSite();
  const member = await site.aMember();
  const { email } = member;
  await member.post('/sign-in', { email, password: 'not the right password' });
  await member.post('/forgot-password', { email });
  const reset = await site.linkTo(email, /new password/);
  const redirect = (await member.get(reset)).headers.get('location') ?? '';
  await member.get(redirect);
  const token = new URLSearchParams(redirect.split('?')[1]).get('token') ?? '';
  await member.post('/reset-password', { token, password: 'another good password' });
  await member.post('/reset-password', { token, password: 'another good password' });
  await member.post('/sign-in/link', { email });
  const link = await site.linkTo(email, /sign-in link/);
  await member.follow(link);
  const key = secretOn(await makeKey(member));
  await site.service.call(`/v1/me?api_key=${key}`);
  await site.service.call(`/nope/${key}`);
  await site.service.call(`/v1/nope/${token}`);
  await site.service.call('/v1/me', { headers: { authorization: `Bearer ${key}` } });
  const logged = site.service.logged();
  const known = [token, key, 'another good password', 'not the right password', 'correct horse'];
  expect([token.length, key.length].every((length) => length >= 20)).toBe(true);
  expect(findSecrets(logged, [...known, ...cookieValues(member.cookies())])).toEqual([]);
  expect(routesOf(logged)).toEqual(
    expect.arrayContaining([
      'GET /reset-password',
      'POST /reset-password',
      'GET /v1/me',
      'GET null',
      'GET /v1/…',
    ]),
  );
});

test('the log of a purchase has no address of a checkout, an invoice or a handoff', async () => {
  const site = await aSite({}, { worker: true });
  const { service } = site;
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  await visitor.get(`/checkout/${ref}`);
  const card = { card_number: CARDS.pays, expiry: '12/34', cvc: '123' };
  await visitor.post(`/checkout/${ref}`, card);
  await customer.statusBecomes(id, 'fulfilled');
  const portal = await customer.post('/v1/billing/portal-sessions', {
    idempotencyKey: aNewKey(),
    returnTarget: 'billing',
  });
  const handoff = String(portal.body.url).split('/').at(-1) ?? '';
  await visitor.get(`/billing/portal/${handoff}`);
  await visitor.get(`/billing/portal/${handoff}`);
  const history = await customer.get('/v1/billing/history');
  for (const [, invoice] of history.text.matchAll(
    /"(?:https?:\/\/[^/"]+)(\/billing\/invoices\/[^"]+)"/g,
  )) {
    await visitor.get(invoice ?? '');
  }
  // A fault while a handoff is opened: the line that says so names the route as well.
  await service.pool.query('drop table portal_session cascade');
  expect((await visitor.get(`/billing/portal/${handoff}`)).status).toBe(500);
  const logged = service.logged();
  expect(findSecrets(logged, [handoff, ref, customer.secret, CARDS.pays])).toEqual([]);
  expect(logged.some((line) => JSON.parse(line).msg === 'request failed')).toBe(true);
});

test('mail that cannot be sent is logged without the password of its server or the link in it', async () => {
  const port = await aFreePort();
  const site = await aSite({
    SMTP_URL: `smtp://kinora:mail-password-of-a-test@127.0.0.1:${port}`,
    DATA_DIR: await aTemporaryFolder(),
  });
  const password = 'correct horse battery';
  await site.aVisitor().post('/sign-up', { name: 'Ada', email: 'ada@example.com', password });
  const failed = () => site.service.logged().filter((line) => line.includes('mail failed'));
  await until(() => failed().length > 0, { what: 'the failure of the mail' });
  expect(findSecrets(site.service.logged(), ['mail-password-of-a-test', password])).toEqual([]);
});

test('mail in a folder is logged by its file alone', async () => {
  const site = await aSite();
  await site.aMember();
  const written = site.service.logged().find((line) => line.includes('mail written')) ?? '{}';
  expect(Object.keys(JSON.parse(written)).sort()).toEqual(
    ['file', 'level', 'msg', 'pid', 'subject', 'time'].sort(),
  );
});

test('a secret in a log is found', () => {
  const line = (fields: object) => `${JSON.stringify({ level: 30, ...fields })}\n`;
  for (const fields of [
    { url: '/reset-password?token=abc' },
    { url: `/checkout/${'x'.repeat(20)}` },
    { err: { message: 'connect smtp://a:b@mail' } },
    { note: `svc_live_${'x'.repeat(43)}` },
  ]) {
    expect(findSecrets([line(fields)])).toHaveLength(1);
  }
  expect(findSecrets([line({ route: '/checkout/{ref}' })])).toEqual([]);
  expect(findSecrets([line({ note: 'a horse' })], ['horse'])).toHaveLength(1);
});

function cookieValues(cookies: string): readonly string[] {
  return cookies.split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1));
}
