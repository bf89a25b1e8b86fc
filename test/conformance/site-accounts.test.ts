import { expect, test } from 'vitest';
import { aSite, formTokenOf, makeKey, secretOn } from '../harness/a-site.ts';
import { requestIdOf } from '../harness/expect-refused.ts';

const site = await aSite();
const { service } = site;

const me = (secret: string) =>
  service.call('/v1/me', { headers: { authorization: `Bearer ${secret}` } });

test('[5-42] people sign up, confirm their address, and sign in by e-mail and password', async () => {
  const visitor = site.aVisitor();
  const person = { email: 'Grace@Example.com', password: 'a few words in a row' };
  const signedUp = await visitor.post('/sign-up', { name: 'Grace', ...person });
  expect([signedUp.status, signedUp.headers.get('location')]).toEqual([
    303,
    '/check-your-mail?for=sign-up',
  ]);
  expect((await visitor.post('/sign-in', person)).status).toBe(401);
  const link = await site.linkTo('grace@example.com', /Confirm/);
  expect((await visitor.follow(link)).headers.get('location')).toBe('/generate');
  expect((await visitor.get('/keys')).status).toBe(200);

  const elsewhere = site.aVisitor();
  const signedIn = await elsewhere.post('/sign-in', { ...person, returnTo: '/settings' });
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/settings']);
  const cookie = signedIn.headers.getSetCookie().join();
  expect(cookie).toMatch(/HttpOnly/i);
  expect(cookie).toMatch(/SameSite=Lax/i);
  const settings = await elsewhere.get('/settings');
  expect(settings.text).toContain('grace@example.com');
  expect(settings.text).toContain('10 available');
});

test('[5-44] people sign in by magic link, which works once', async () => {
  const { email } = await site.aMember();
  const visitor = site.aVisitor();
  const sent = await visitor.post('/sign-in/link', { email, returnTo: '/settings' });
  expect(sent.headers.get('location')).toBe('/check-your-mail?for=link&returnTo=%2Fsettings');
  const link = await site.linkTo(email, /sign-in link/);
  expect((await visitor.follow(link)).headers.get('location')).toBe('/settings');
  expect((await visitor.get('/settings')).text).toContain(email);

  const second = site.aVisitor();
  const used = await second.follow(link);
  expect(used.headers.get('location')).toMatch(/^\/sign-in\?error=/);
  const page = await second.get(used.headers.get('location') ?? '');
  expect(page.status).toBe(400);
  expect(page.text).toContain('This link does not work any more');
});

test('a forgotten password is replaced by mail, and every session ends', async () => {
  const member = await site.aMember();
  const visitor = site.aVisitor();
  await visitor.post('/forgot-password', { email: member.email });
  const { headers } = await visitor.get(await site.linkTo(member.email, /new password/));
  const location = headers.get('location') ?? '';
  expect(location).toMatch(/^\/reset-password\?token=[\w-]+$/);
  const token = location.slice('/reset-password?token='.length);
  expect((await visitor.get(location)).text).toContain(`value="${token}"`);
  const password = 'some other words instead';
  const reset = await visitor.post('/reset-password', { token, password });
  expect(reset.headers.get('location')).toBe('/sign-in?notice=new-password');
  expect((await member.get('/keys')).headers.get('location')).toBe('/sign-in?returnTo=%2Fkeys');
  expect((await visitor.post('/sign-in', member.credentials)).status).toBe(401);
  expect((await visitor.post('/sign-in', { ...member.credentials, password })).status).toBe(303);
  const again = await visitor.post('/reset-password', { token, password });
  expect(again.status).toBe(400);
  expect(again.text).toContain('This link does not work any more');
});

test('nothing on the way tells whether an address has an account', async () => {
  const { email } = await site.aMember();
  const unknown = 'nobody@example.com';
  const person = { name: 'Eve', password: 'a password of hers' };
  for (const [path, fields] of [
    ['/sign-up', person],
    ['/sign-in/link', {}],
    ['/forgot-password', {}],
  ] as const) {
    const [one, other] = await Promise.all(
      [email, unknown].map((address) => site.aVisitor().post(path, { ...fields, email: address })),
    );
    expect(one?.status).toBe(303);
    expect(one?.headers.get('location')).toBe(other?.headers.get('location'));
  }
  const [known, fresh] = await Promise.all(
    [email, unknown].map((address) =>
      site.aVisitor().post('/sign-in/address', { email: address, returnTo: '/keys' }),
    ),
  );
  expect(known?.status).toBe(200);
  expect(known?.text).toContain('value="/keys"');
  expect(fresh?.text).toBe(known?.text.replaceAll(email, unknown));
  const guess = { password: 'not the password' };
  const wrong = await site.aVisitor().post('/sign-in', { ...guess, email });
  const nobody = await site.aVisitor().post('/sign-in', { ...guess, email: 'no@example.com' });
  expect(wrong.status).toBe(401);
  expect(nobody.text).toBe(wrong.text.replaceAll(email, 'no@example.com'));
});

test('[2.7-02] [5-36] only a signed-in person makes a key; a key and nobody cannot', async () => {
  const member = await site.aMember();
  const secret = secretOn(await makeKey(member));
  expect((await me(secret)).body.account.email).toBe(member.email);
  const authorization = { authorization: `Bearer ${secret}` };
  const wish = { name: 'mine', permissions: ['read'] };
  for (const headers of [{}, authorization]) {
    const { status, body } = await service.call('/app/api/keys', {
      method: 'POST',
      json: wish,
      headers: { origin: site.origin, ...headers },
    });
    expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
  }
  const page = await site.aVisitor().post('/keys', { name: 'x' }, authorization);
  expect([page.status, page.headers.get('location')]).toEqual([303, '/sign-in']);
  const { paths } = (await service.call('/openapi.json')).body;
  expect(Object.keys(paths).filter((path) => /key/.test(path))).toEqual([]);
});

test('the secret of a key is on the answer to its form and nowhere else, kept by no cache', async () => {
  const member = await site.aMember();
  const made = await makeKey(member, 'laptop', ['generate', 'read']);
  const secret = secretOn(made);
  expect(made.status).toBe(201);
  expect(made.headers.get('cache-control')).toBe('no-store');
  expect(made.text).toContain(
    `curl -H &quot;Authorization: Bearer ${secret}&quot; http://kinora.test/v1/me`,
  );
  const list = await member.get('/keys');
  expect(list.text).toContain(`svc_live_…${secret.slice(-4)}`);
  expect(secretOn(list)).toBe('');
  expect((await member.json('GET', '/app/api/keys')).text).not.toContain(secret);
});

test('a key carries the permissions that were chosen one by one, and the ceiling', async () => {
  const member = await site.aMember();
  const once = await formTokenOf(member);
  const made = await member.post('/keys', {
    once,
    name: '  website  ',
    permissions: ['billing:read', 'read'],
    daily_ceiling: ' 250 ',
  });
  expect((await me(secretOn(made))).body.key).toMatchObject({
    name: 'website',
    permissions: ['billing:read', 'read'],
    daily_ceiling: 250,
  });
});

test('a person revokes a key after a second look, and the next call with it is 401', async () => {
  const member = await site.aMember();
  const secret = secretOn(await makeKey(member, 'old laptop'));
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  const path = `/keys/${keys[0].id}/revoke`;
  const question = await member.get(path);
  expect(question.text).toContain('Revoke this key?');
  expect(question.text).toContain('old laptop');
  expect((await me(secret)).status).toBe(200);
  const revoked = await member.post(path);
  expect(revoked.headers.get('location')).toBe('/keys?notice=revoked');
  expect((await me(secret)).status).toBe(401);
  expect((await member.get(path)).text).toContain('It was revoked already');
  expect((await member.post(path)).status).toBe(303);
});

test('[8.2-11] [7.2-29] an eleventh active key is refused with 409 on the page and in JSON', async () => {
  const member = await site.aMember();
  const once = await formTokenOf(member);
  const wish = { name: 'k', permissions: ['read'] };
  const made = await Promise.all(
    Array.from({ length: 12 }, () => member.json('POST', '/app/api/keys', wish)),
  );
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
  for (const refused of made.filter(({ status }) => status === 409)) {
    expect(refused.body.error).toEqual({
      code: 'limit_reached',
      message: 'An account has at most 10 active keys. Revoke one to make another.',
      limit: 10,
      request_id: requestIdOf(refused),
    });
  }
  const page = await member.post('/keys', { once, ...wish });
  expect(page.status).toBe(409);
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  const full = await member.post('/keys', {
    once: `${keys[0].id}.${crypto.randomUUID()}`,
    name: 'the eleventh',
    permissions: 'read',
  });
  expect(full.status).toBe(409);
  expect(full.text).toContain('An account has at most 10 active keys.');
  expect(full.text).toContain('Revoke one to make another.');
});

test('signing out everywhere ends the sessions of other browsers, and keys keep working', async () => {
  const member = await site.aMember();
  const secret = secretOn(await makeKey(member));
  const other = site.aVisitor();
  await other.post('/sign-in', member.credentials);
  expect((await other.get('/keys')).status).toBe(200);
  expect((await member.post('/sign-out-everywhere')).headers.get('location')).toBe('/sign-in');
  for (const visitor of [member, other]) expect((await visitor.get('/keys')).status).toBe(303);
  expect((await me(secret)).status).toBe(200);
});

test('signing out ends this session only, and the cookie is no good any more', async () => {
  const member = await site.aMember();
  const other = site.aVisitor();
  await other.post('/sign-in', member.credentials);
  const cookie = member.cookies();
  await member.post('/sign-out');
  expect((await site.aVisitor().get('/keys', { cookie })).status).toBe(303);
  expect((await other.get('/keys')).status).toBe(200);
  for (const path of ['/sign-out', '/sign-out-everywhere']) {
    const { status, headers } = await member.post(path);
    expect([path, status, headers.get('location')]).toEqual([path, 303, '/sign-in']);
  }
});

test('[1-33] [1-34] [5-37] no agent or program finds a way to sign up: no operation makes an account', async () => {
  const { paths } = (await service.call('/openapi.json')).body;
  const named = JSON.stringify(Object.keys(paths)) + JSON.stringify(Object.values(paths));
  expect(named).not.toMatch(/sign-?up|accounts?\.create|createAccount/i);
  const person = { name: 'Bot', email: 'bot@example.com', password: 'a bot of ten letters' };
  const before = await site.mails();
  for (const path of ['/sign-up', '/app/api/sign-up', '/auth/sign-up/email', '/v1/accounts']) {
    const { status } = await service.call(path, { method: 'POST', json: person });
    expect([403, 404]).toContain(status);
  }
  expect(await site.mails()).toBe(before);
});

test('[5-40] a script that fills in the sign-up form is slowed down to a stop', async () => {
  const strict = await aSite({ RATE_LIMIT_MULTIPLIER: '1' });
  const bot = strict.aVisitor();
  const attempts = [];
  for (let i = 0; i < 31; i += 1) {
    const email = `bot${i}@example.com`;
    attempts.push(await bot.post('/sign-up', { name: 'Bot', email, password: 'ten letters' }));
  }
  expect(attempts.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(303));
  const refused = attempts.at(-1);
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(refused?.text).toContain('Too many attempts. Wait 15 minutes and try again.');
  expect(refused?.text).toContain('value="bot30@example.com"');
}, 60_000);
