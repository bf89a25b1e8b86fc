import { expect, test } from 'vitest';
import type { Answer } from '../harness/a-service.ts';
import { aSite, formTokenOf, makeKey, secretOn } from '../harness/a-site.ts';

const site = await aSite();
const { service } = site;

const PASSWORD = 'a long enough password';
const SCRIPT = `"><script>alert(1)</script><img src=x onerror='a'>`;
const ESCAPED =
  '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;a&#39;&gt;';

const isPage = ({ headers }: Answer) => headers.get('content-type') === 'text/html; charset=utf-8';

const EVIL = [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/keys\r\nSet-Cookie: a=b',
];

test.each(EVIL)('returnTo %j leads nowhere but to us', async (returnTo) => {
  const member = await site.aMember();
  const query = new URLSearchParams({ returnTo }).toString();
  expect((await member.get(`/sign-in?${query}`)).headers.get('location')).toBe('/generate');
  const visitor = site.aVisitor();
  const page = await visitor.get(`/sign-in?${query}`);
  expect(page.text).toContain('name="returnTo" value="/generate"');
  await visitor.post('/sign-in/link', { email: member.email, returnTo });
  const link = await site.linkTo(member.email, /sign-in link/);
  expect((await visitor.follow(link)).headers.get('location')).toBe('/generate');
  const signedIn = await site.aVisitor().post('/sign-in', { ...member.credentials, returnTo });
  expect(signedIn.headers.get('location')).toBe('/generate');
  expect(signedIn.headers.has('a')).toBe(false);
});

test.each(EVIL)('a link of ours that was changed to end at %j does not go there', async (evil) => {
  const visitor = site.aVisitor();
  const email = `changed${EVIL.indexOf(evil)}@example.com`;
  await visitor.post('/sign-up', { name: 'Ada', email, password: PASSWORD });
  for (const link of [
    await site.linkTo(email, /Confirm/),
    '/auth/verify-email?token=x&callbackURL=/keys',
    '/auth/magic-link/verify?token=x&callbackURL=/keys',
    '/auth/reset-password/x?callbackURL=/keys',
    '/auth/callback/google?state=x&callbackURL=/keys',
  ]) {
    const changed = new URL(link, site.origin);
    changed.searchParams.set('callbackURL', evil);
    changed.searchParams.set('errorCallbackURL', evil);
    const path = `${changed.pathname}${changed.search}`;
    const isOneTime = /verify/.test(link);
    const { status, headers } = await (isOneTime ? visitor.follow(path) : visitor.get(path));
    expect([link, status]).toEqual([link, 303]);
    expect(headers.get('location')).toMatch(/^\/(generate|keys|sign-in|reset-password)(\?|$)/);
  }
});

test('people come back to the page they asked for, and to no other site', async () => {
  const visitor = site.aVisitor();
  const asked = await visitor.get('/settings?a=1');
  expect(asked.headers.get('location')).toBe('/sign-in?returnTo=%2Fsettings%3Fa%3D1');
  const page = await visitor.get(asked.headers.get('location') ?? '');
  expect(page.text).toContain('name="returnTo" value="/settings?a=1"');
});

test('whatever people type comes back as text', async () => {
  const member = await site.aMember();
  const made = await makeKey(member, SCRIPT);
  const list = await member.get('/keys');
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  const question = await member.get(`/keys/${keys[0].id}/revoke`);
  const visitor = site.aVisitor();
  const pages = [
    made,
    list,
    question,
    await member.post('/keys', { once: SCRIPT, name: SCRIPT, daily_ceiling: SCRIPT }),
    await visitor.post('/sign-up', { name: SCRIPT, email: SCRIPT, password: PASSWORD }),
    await visitor.post('/sign-in', { email: SCRIPT, password: 'x', returnTo: `/${SCRIPT}` }),
    await visitor.post('/sign-in/link', { email: SCRIPT }),
    await visitor.post('/forgot-password', { email: SCRIPT }),
    await visitor.get(`/reset-password?${new URLSearchParams({ token: SCRIPT })}`),
    await visitor.get(`/sign-in?${new URLSearchParams({ error: SCRIPT, notice: SCRIPT })}`),
    await visitor.get(`/check-your-mail?${new URLSearchParams({ for: SCRIPT })}`),
    await member.get(`/keys/${encodeURIComponent(SCRIPT)}/revoke`),
  ];
  for (const page of pages) {
    expect(isPage(page)).toBe(true);
    expect(page.text).not.toMatch(/<script>|alert\(1\)<\/script|<img src=x/);
  }
  for (const page of pages.slice(0, 9)) expect(page.text).toContain(ESCAPED);
  const policy = list.headers.get('content-security-policy') ?? '';
  expect(policy.replace(/'nonce-[\w-]{22}'/, "'nonce-…'")).toBe(
    "default-src 'none'; style-src 'self' 'nonce-…'; script-src 'self'; connect-src 'self'; font-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('a refused form comes back filled in, with the reason beside its field, without the password', async () => {
  const visitor = site.aVisitor();
  const { status, text } = await visitor.post('/sign-up', {
    name: 'Ada',
    email: 'nonsense',
    password: PASSWORD,
  });
  expect(status).toBe(400);
  expect(text).toContain('<title>Error: Sign up · Kinora</title>');
  expect(text).toContain('value="Ada"');
  expect(text).toContain('value="nonsense"');
  expect(text).not.toContain(PASSWORD);
  expect(text).toContain('aria-describedby="email-hint email-error" aria-invalid="true"');
  expect(text).toContain('<a href="#email">Enter an e-mail address such as ada@example.com.</a>');
  const wrong = await visitor.post('/sign-in', { email: 'a@example.com', password: PASSWORD });
  expect(wrong.status).toBe(401);
  expect(wrong.headers.get('www-authenticate')).toMatch(/^Bearer realm="kinora"/);
  expect(wrong.text).not.toContain(PASSWORD);
});

test.each([
  ['a line break in the name', { name: 'Ada\r\nBcc: eve@example.com' }],
  ['a NUL in the name', { name: 'A\0da' }],
  ['a line break in the address', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
  ['a NUL in the address', { email: 'ada\0@example.com' }],
  ['no name', { name: ' ' }],
  ['no address', { email: '' }],
  ['a name of 81 letters', { name: 'x'.repeat(81) }],
  ['a name without end', { name: 'x'.repeat(100_000) }],
  ['an address without end', { email: `${'x'.repeat(100_000)}@example.com` }],
  ['a password of 9 letters', { password: 'x'.repeat(9) }],
  ['a password of 129 letters', { password: 'x'.repeat(129) }],
  ['a password without end', { password: 'x'.repeat(100_000) }],
  ['two names', { name: ['Ada', 'Eve'] }],
  ['two addresses', { email: ['ada@example.com', 'eve@example.com'] }],
  ['two passwords', { password: [PASSWORD, PASSWORD] }],
])('signing up with %s is refused with 400, and no mail goes out', async (_what, change) => {
  const person = { name: 'Ada', email: 'ada@example.com', password: PASSWORD };
  const before = await site.mails();
  const answer = await site.aVisitor().post('/sign-up', { ...person, ...change });
  expect([answer.status, isPage(answer)]).toEqual([400, true]);
  expect(answer.text).toContain('aria-invalid="true"');
  expect(answer.text.length).toBeLessThan(20_000);
  expect(await site.mails()).toBe(before);
});

test.each([
  ['a line break in the name', { name: 'a\nb' }, 'Give the key a name'],
  ['a NUL in the name', { name: 'a\0b' }, 'Give the key a name'],
  ['no name', { name: '' }, 'Give the key a name'],
  ['a name of 81 letters', { name: 'x'.repeat(81) }, 'Give the key a name'],
  ['two names', { name: ['a', 'b'] }, 'Give the key a name'],
  ['no permission', { permissions: [] }, 'Choose at least one permission'],
  ['an unknown permission', { permissions: ['admin'] }, 'Choose at least one permission'],
  ['a ceiling of 0', { daily_ceiling: '0' }, 'Enter a whole number'],
  ['a ceiling with a fraction', { daily_ceiling: '1.5' }, 'Enter a whole number'],
  ['a ceiling in words', { daily_ceiling: 'ten' }, 'Enter a whole number'],
  ['a ceiling beyond the most', { daily_ceiling: '1000001' }, 'Enter a whole number'],
])('a key with %s is refused with 400 and the reason', async (_what, change, reason) => {
  const member = await site.aMember();
  const once = await formTokenOf(member);
  const fields = { once, name: 'laptop', permissions: ['read'], daily_ceiling: '' };
  const answer = await member.post('/keys', { ...fields, ...change });
  expect([answer.status, isPage(answer)]).toEqual([400, true]);
  expect(answer.text).toContain(reason);
  expect((await member.json('GET', '/app/api/keys')).body).toEqual({ keys: [] });
});

test('a key form that is sent again makes no second key and shows no secret', async () => {
  const member = await site.aMember();
  const once = await formTokenOf(member);
  const fields = { once, name: 'laptop', permissions: ['read'], daily_ceiling: '' };
  const answers = await Promise.all([1, 2, 3].map(() => member.post('/keys', fields)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const reloaded = await member.post('/keys', fields);
  expect(reloaded.status).toBe(409);
  for (const refused of [reloaded, ...answers.filter(({ status }) => status === 409)]) {
    expect(secretOn(refused)).toBe('');
    expect(refused.text).toContain('this form was sent already');
    expect(refused.text).toContain('value="laptop"');
  }
  expect((await member.json('GET', '/app/api/keys')).body.keys).toHaveLength(1);
  expect((await makeKey(member, 'second')).status).toBe(201);
});

test('a used form stays used when the process has been started anew', async () => {
  const member = await site.aMember();
  const once = await formTokenOf(member);
  const fields = { once, name: 'laptop', permissions: ['read'], daily_ceiling: '' };
  expect((await member.post('/keys', fields)).status).toBe(201);
  const again = await aSite({ DATABASE_URL: service.databaseUrl });
  const { status } = await again.aVisitor().post('/keys', fields, { cookie: member.cookies() });
  expect(status).toBe(409);
});

test('a form without its value, or with one that was made up, makes no key', async () => {
  const member = await site.aMember();
  for (const once of [
    '',
    'none',
    'none.',
    `none.${'x'.repeat(36)}`,
    `key_x.${crypto.randomUUID()}`,
  ]) {
    const { status } = await member.post('/keys', { once, name: 'x', permissions: ['read'] });
    expect(status).toBe(409);
  }
});

test('only the links of our mails reach the sign-in library', async () => {
  const member = await site.aMember();
  for (const path of [
    '/auth/get-session',
    '/auth/list-sessions',
    '/auth/ok',
    '/auth/delete-user/callback?token=x',
    '/auth/magic-link/verify/x',
    '/auth/../auth/get-session',
  ]) {
    const { status, body } = await member.get(path);
    expect([path, status, body.error.code]).toEqual([path, 404, 'unknown_endpoint']);
  }
  for (const path of ['/auth/sign-out', '/auth/sign-in/email', '/auth/revoke-sessions']) {
    expect((await member.json('POST', path, {})).status).toBe(404);
  }
});

test.each([
  ['too large', 413, 'application/x-www-form-urlencoded', `email=${'x'.repeat(1_100_000)}`],
  ['of another type', 415, 'multipart/form-data; boundary=x', '--x--'],
  ['broken JSON', 400, 'application/json', '{'],
  ['a JSON list', 400, 'application/json', '["email"]'],
  ['JSON with other things than text', 400, 'application/json', '{"email":{"$ne":1}}'],
])('a body that is %s is refused on a page for people', async (_what, status, type, raw) => {
  const answer = await service.call('/forgot-password', {
    method: 'POST',
    raw,
    headers: { 'content-type': type, origin: site.origin },
  });
  expect([answer.status, isPage(answer)]).toEqual([status, true]);
});

test('too many requests are refused on a page for people', async () => {
  const strict = await aSite({ RATE_LIMIT_MULTIPLIER: '0.01' });
  const answers = [];
  for (let i = 0; i < 7; i += 1) answers.push(await strict.service.call('/sign-in'));
  const refused = answers.at(-1);
  expect(refused?.status).toBe(429);
  expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused?.text).toContain('Too many requests from this address.');
});

test('the stylesheet and the icon are kept by browsers for as long as they are the same', async () => {
  const { text } = await service.call('/sign-in');
  const href = /href="(\/assets\/site\.css\?v=[\w-]+)"/.exec(text)?.[1] ?? '';
  const css = await service.call(href);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(css.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const etag = css.headers.get('etag') ?? '';
  const again = await service.call(href, { headers: { 'if-none-match': etag } });
  expect([again.status, again.text]).toEqual([304, '']);
  const icon = await service.call('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
});
