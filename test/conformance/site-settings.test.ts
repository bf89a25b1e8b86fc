import { expect, test } from 'vitest';
import { aSite } from '../harness/a-site.ts';

const site = await aSite();
const { service } = site;
const { pool } = service;

const PASSWORD = 'correct horse battery';

/** Somebody who signed in long ago, as far as the settings care. */
async function signedInLongAgo(email: string): Promise<void> {
  await pool.query(
    `update session set created_at = created_at - interval '11 minutes'
     where account_id = (select id from account where email = $1)`,
    [email],
  );
}

test('a person reads the settings, and changes the name', async () => {
  const member = await site.aMember();
  const { status, body, headers } = await member.json('GET', '/app/api/settings');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    name: 'Ada',
    email: member.email,
    email_verified: true,
    has_password: true,
    methods: [],
    sessions: [
      {
        id: expect.stringMatching(/^row_[0-9a-z]{26}$/),
        current: true,
        created_at: expect.stringMatching(/Z$/),
        last_used_at: expect.stringMatching(/Z$/),
        address: '127.0.0.1',
        browser: 'Unknown browser',
        user_agent: 'node',
      },
    ],
  });
  const named = await member.json('POST', '/app/api/settings/name', { name: ' Grace ' });
  expect(named.body).toEqual({ name: 'Grace' });
  expect((await member.json('GET', '/app/api/me')).body.account.name).toBe('Grace');
  const refused = await member.json('POST', '/app/api/settings/name', { name: ' ' });
  expect([refused.status, refused.body.error.param]).toEqual([400, 'name']);
});

test('a new address is confirmed by a link that works only for whoever is signed in', async () => {
  const member = await site.aMember();
  const sent = await member.json('POST', '/app/api/settings/email', { email: 'new@example.com' });
  expect(sent.body).toEqual({ sent_to: 'new@example.com' });
  expect(await site.linkTo(member.email, /about to change/)).toBe('/settings');
  const link = await site.linkTo('new@example.com', /Confirm your new/);
  const stranger = site.aVisitor();
  const kept = await stranger.follow(link);
  expect(kept.headers.get('location')).toMatch(/^\/sign-in\?returnTo=%2Fauth%2Fverify-email/);
  expect(stranger.cookies()).toBe('');
  expect((await member.json('GET', '/app/api/settings')).body.email).toBe(member.email);
  expect((await member.follow(link)).headers.get('location')).toBe('/settings?notice=email');
  expect((await member.json('GET', '/app/api/settings')).body.email).toBe('new@example.com');
});

test('whether the new address has an account is not told', async () => {
  const [member, other] = [await site.aMember(), await site.aMember()];
  const sent = await member.json('POST', '/app/api/settings/email', { email: other.email });
  expect([sent.status, sent.body]).toEqual([200, { sent_to: other.email }]);
});

test('ten minutes after signing in, changing the address and deleting ask for the password', async () => {
  const member = await site.aMember();
  await signedInLongAgo(member.email);
  for (const [path, email] of [
    ['/app/api/settings/email', 'another@example.com'],
    ['/app/api/settings/delete-account', member.email],
  ] as const) {
    for (const password of [undefined, '', 'wrong horse battery']) {
      const { status, body } = await member.json('POST', path, { email, password });
      expect([status, body.error.code, body.error.param]).toEqual([
        400,
        'invalid_request',
        'password',
      ]);
    }
  }
  const right = { email: 'another@example.com', password: PASSWORD };
  expect((await member.json('POST', '/app/api/settings/email', right)).status).toBe(200);
});

test('a new password needs the old one, and ends every other session but not this one', async () => {
  const member = await site.aMember();
  const other = site.aVisitor();
  await other.post('/sign-in', member.credentials);
  const change = (current: string) =>
    member.json('POST', '/app/api/settings/password', {
      current_password: current,
      new_password: 'staple of the horse',
    });
  const wrong = await change('wrong horse battery');
  expect([wrong.status, wrong.body.error.param]).toEqual([400, 'current_password']);
  expect((await change(PASSWORD)).body).toEqual({ sessions_ended: 1 });
  expect((await member.json('GET', '/app/api/me')).status).toBe(200);
  expect((await other.json('GET', '/app/api/me')).status).toBe(401);
  const again = site.aVisitor();
  expect((await again.post('/sign-in', member.credentials)).status).toBe(401);
  const renewed = { email: member.email, password: 'staple of the horse' };
  expect((await again.post('/sign-in', renewed)).status).toBe(303);
});

test('whoever has no password gets a link to set one', async () => {
  const person = site.aVisitor();
  await person.post('/sign-in/link', { email: 'linked@example.com' });
  await person.follow(await site.linkTo('linked@example.com', /sign-in link/));
  expect((await person.json('GET', '/app/api/settings')).body.has_password).toBe(false);
  const sent = await person.json('POST', '/app/api/settings/password/mail');
  expect(sent.body).toEqual({ sent_to: 'linked@example.com' });
  const link = await site.linkTo('linked@example.com', /new password/);
  const form = (await person.get(link)).headers.get('location') ?? '';
  const token = new URL(form, site.origin).searchParams.get('token') ?? '';
  expect((await person.post('/reset-password', { token, password: PASSWORD })).status).toBe(303);
  const again = site.aVisitor();
  await again.post('/sign-in', { email: 'linked@example.com', password: PASSWORD });
  expect((await again.json('GET', '/app/api/settings')).body.has_password).toBe(true);
});

test('a session is ended by its id, by its owner alone', async () => {
  const [member, stranger] = [await site.aMember(), await site.aMember()];
  const other = site.aVisitor();
  await other.post('/sign-in', member.credentials);
  const { sessions } = (await member.json('GET', '/app/api/settings')).body;
  expect(sessions.map((session: { current: boolean }) => session.current)).toEqual([true, false]);
  const path = `/app/api/settings/sessions/${sessions[1].id}`;
  expect((await stranger.json('DELETE', path)).status).toBe(404);
  expect((await member.json('DELETE', path)).body).toEqual({});
  expect((await other.json('GET', '/app/api/me')).status).toBe(401);
  await other.post('/sign-in', member.credentials);
  const ended = await member.json('POST', '/app/api/settings/sessions/end-others');
  expect(ended.body).toEqual({ ended: 1 });
  expect((await other.json('GET', '/app/api/me')).status).toBe(401);
  expect((await member.json('GET', '/app/api/me')).status).toBe(200);
});

test('the page does all of it with plain forms, and shows a problem beside its field', async () => {
  const member = await site.aMember();
  const renamed = await member.post('/settings/name', { name: 'Grace' });
  expect(renamed.headers.get('location')).toBe('/settings?notice=name');
  const { text } = await member.get('/settings?notice=name');
  expect(text).toContain('Your name is changed.');
  expect(text).toContain('value="Grace"');
  const wrong = await member.post('/settings/password', {
    current_password: 'wrong horse battery',
    new_password: 'staple of the horse',
  });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('id="current_password-error"');
  const elsewhere = await member.post('/settings/delete', { email: 'ada@example.com' });
  expect([elsewhere.status, elsewhere.text.includes('id="delete-email-error"')]).toEqual([
    400,
    true,
  ]);
});

test('an account that is deleted on the page is gone, and its address is free without a second welcome', async () => {
  const member = await site.aMember();
  const made = await member.json('POST', '/app/api/keys', { name: 'Mine', permissions: ['read'] });
  const deleted = await member.post('/settings/delete', { email: member.email });
  expect(deleted.headers.get('location')).toBe('/sign-in?notice=deleted');
  expect(member.cookies()).toBe('');
  const { status } = await service.call('/v1/me', {
    headers: { authorization: `Bearer ${made.body.secret}` },
  });
  expect(status).toBe(401);
  expect((await site.aVisitor().post('/sign-in', member.credentials)).status).toBe(401);
  const again = site.aVisitor();
  await again.post('/sign-up', { name: 'Ada', ...member.credentials });
  await again.follow(await site.linkTo(member.email, /Confirm/));
  expect((await again.json('GET', '/app/api/me')).body.credits).toEqual({
    balance: 0,
    held: 0,
    available: 0,
  });
});

test('everything of an account comes as one document, without secrets', async () => {
  const member = await site.aMember();
  const { account } = (await member.json('GET', '/app/api/me')).body;
  await member.json('POST', '/app/api/keys', { name: 'laptop', permissions: ['generate'] });
  await pool.query(
    `with written as (
       insert into transfer (cause, account_id, kind, balance_change, held_change)
       select 'grant:x' || n, $1, 'grant', 1, 0 from generate_series(1, 1200) n
       returning 1
     ) update wallet set balance = balance + 1200 where account_id = $1`,
    [account.id],
  );
  const { status, headers, text } = await member.get('/app/api/settings/export');
  expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
    200,
    'no-store',
    'application/json; charset=utf-8',
  ]);
  expect(headers.get('content-disposition')).toBe('attachment; filename="account.json"');
  const exported = JSON.parse(text);
  expect(Object.keys(exported)).toEqual([
    'person',
    'keys',
    'generations',
    'shares',
    'ledger',
    'payments',
    'subscriptions',
    'webhooks',
  ]);
  expect(exported.person).toMatchObject({ name: 'Ada', email: member.email });
  expect(exported.keys).toMatchObject([{ name: 'laptop' }]);
  expect(exported.ledger).toHaveLength(1201);
  expect(exported.ledger[0]).toMatchObject({ cause: `welcome:${account.id}`, balance_change: 10 });
  expect(text).not.toMatch(/secret|svc_live_|argon2|token/);
});

test('who is new is welcomed by mail, in two forms', async () => {
  const member = await site.aMember();
  expect(await site.linkTo(member.email, /^Welcome to/)).toBe('/generate');
});

test('the owner of a key is told that it has reached its ceiling, once a day', async () => {
  const member = await site.aMember();
  const { secret } = (
    await member.json('POST', '/app/api/keys', {
      name: 'ad-bot',
      permissions: ['generate'],
      daily_ceiling: 1,
    })
  ).body;
  const submit = () =>
    service.call('/v1/generate/video', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      json: { prompt: 'A red boat' },
    });
  const refused = await Promise.all([submit(), submit(), submit()]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(await site.linkTo(member.email, /ad-bot has reached its daily ceiling/)).toBe('/keys');
  const { rows } = await pool.query(
    'select count(*)::int as told from api_key_day where ceiling_mailed_at is not null',
  );
  expect(rows).toEqual([{ told: 1 }]);
  const before = await site.mails();
  await submit();
  expect(await site.mails()).toBe(before);
});
