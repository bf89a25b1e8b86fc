import { expect, test } from 'vitest';
import { aSite, makeKey, secretOn } from '../harness/a-site.ts';

const site = await aSite();
const { service } = site;

/** What a browser sends along when the form stands on a page that is not ours. */
const FOREIGN: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a sandboxed page that claims to be ours', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['the same name over HTTPS', { origin: 'https://kinora.test' }],
  ['another port', { origin: 'http://kinora.test:8080' }],
  ['a name that starts like ours', { origin: 'http://kinora.test.evil.example' }],
  ['a name below ours', { origin: 'http://a.kinora.test' }],
  ['an empty origin', { origin: '' }],
];

/** What names no sender at all, or names a neighbour. */
const SENDERLESS: readonly (readonly [what: string, site: string | null])[] = [
  ['nothing', null],
  ['cross-site', 'cross-site'],
  ['same-site', 'same-site'],
  ['none', 'none'],
];

const PAGES = [
  '/sign-up',
  '/sign-in',
  '/sign-in/address',
  '/sign-in/link',
  '/sign-in/with/google',
  '/forgot-password',
  '/reset-password',
  '/keys',
  '/keys/new',
  '/keys/key_x/revoke',
  '/settings/name',
  '/settings/delete',
  '/sign-out',
  '/sign-out-everywhere',
];

async function sent(path: string, headers: Readonly<Record<string, string>>, cookie: string) {
  return service.call(path, {
    method: 'POST',
    raw: 'email=a%40example.com',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, ...headers },
  });
}

test.each(FOREIGN)(
  'a form from %s is refused on every page, and nothing is done',
  async (...row) => {
    const [, headers] = row;
    const member = await site.aMember();
    const before = await site.mails();
    for (const path of PAGES) {
      const { status, text, headers: answered } = await sent(path, headers, member.cookies());
      expect([path, status]).toEqual([path, 403]);
      expect(answered.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answered.getSetCookie()).toEqual([]);
      expect(text).toContain('did not come from a page of ours');
    }
    expect((await member.get('/keys')).status).toBe(200);
    expect(await site.mails()).toBe(before);
  },
);

test.each(SENDERLESS)(
  'a form without Origin whose Sec-Fetch-Site is %s is refused',
  async (...row) => {
    const [, fetchSite] = row;
    const member = await site.aMember();
    const headers: Record<string, string> =
      fetchSite === null ? {} : { 'sec-fetch-site': fetchSite };
    for (const path of PAGES) {
      expect((await sent(path, headers, member.cookies())).status).toBe(403);
    }
    expect((await member.get('/keys')).status).toBe(200);
  },
);

test('a form without Origin is taken when the browser says that it is ours', async () => {
  const member = await site.aMember();
  const { status } = await sent('/sign-out', { 'sec-fetch-site': 'same-origin' }, member.cookies());
  expect(status).toBe(303);
  expect((await member.get('/keys')).status).toBe(303);
});

test('writes to the JSON endpoints from elsewhere are 403 forbidden, and nothing is done', async () => {
  const member = await site.aMember();
  const secret = secretOn(await makeKey(member));
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  const cookie = member.cookies();
  for (const headers of [...FOREIGN.map(([, each]) => each), {}]) {
    const made = await service.call('/app/api/keys', {
      method: 'POST',
      json: { name: 'stolen', permissions: ['generate'] },
      headers: { cookie, ...headers },
    });
    const revoked = await service.call(`/app/api/keys/${keys[0].id}`, {
      method: 'DELETE',
      headers: { cookie, ...headers },
    });
    for (const { status, body } of [made, revoked]) {
      expect([status, body.error.code]).toEqual([403, 'forbidden']);
    }
  }
  expect((await member.json('GET', '/app/api/keys')).body.keys).toEqual(keys);
  const me = await service.call('/v1/me', { headers: { authorization: `Bearer ${secret}` } });
  expect(me.status).toBe(200);
});

test('a form cannot reach the JSON endpoints, whatever it calls itself', async () => {
  const member = await site.aMember();
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    const { status } = await service.call('/app/api/keys', {
      method: 'POST',
      raw: '{"name":"x","permissions":["read"]}',
      headers: { 'content-type': type, origin: site.origin, cookie: member.cookies() },
    });
    expect(status).toBe(415);
  }
});

test('GET changes nothing where POST does', async () => {
  const member = await site.aMember();
  await makeKey(member);
  const { keys } = (await member.json('GET', '/app/api/keys')).body;
  for (const path of ['/sign-out', '/sign-out-everywhere', '/sign-in/with/x']) {
    const { status, body } = await member.get(path);
    expect([status, body.error.code]).toEqual([405, 'method_not_allowed']);
  }
  const reopened = await site.aVisitor().get('/sign-in/link');
  expect([reopened.status, reopened.headers.get('location')]).toEqual([303, '/sign-in']);
  await member.get(`/keys/${keys[0].id}/revoke`);
  await member.get('/keys?name=x&permissions=read');
  expect((await member.json('GET', '/app/api/keys')).body.keys).toEqual(keys);
});

test('a session that was planted before signing in is not the one after', async () => {
  const attacker = await site.aMember();
  const planted = attacker.cookies();
  const victim = await site.aMember();
  const visitor = site.aVisitor();
  const { status, headers } = await visitor.post('/sign-in', victim.credentials, {
    cookie: planted,
  });
  expect(status).toBe(303);
  const fresh = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  expect(fresh.some((cookie) => cookie.startsWith('kinora.session_token='))).toBe(true);
  expect(fresh.filter((cookie) => planted.includes(cookie))).toEqual([]);
  expect((await visitor.get('/settings')).text).toContain(victim.email);
  expect((await site.aVisitor().get('/settings', { cookie: planted })).text).toContain(
    attacker.email,
  );
});

test('two sign-ins of one person are two sessions', async () => {
  const member = await site.aMember();
  const [one, two] = [site.aVisitor(), site.aVisitor()];
  await one.post('/sign-in', member.credentials);
  await two.post('/sign-in', member.credentials);
  expect(one.cookies()).not.toBe(two.cookies());
});

test('over HTTPS the session cookie is Secure as well', async () => {
  const secure = await aSite({ BASE_URL: 'https://kinora.test' });
  const member = await secure.aMember();
  const visitor = secure.aVisitor();
  const { headers } = await visitor.post('/sign-in', member.credentials);
  const cookie = headers.getSetCookie().find((each) => each.includes('session_token')) ?? '';
  for (const flag of [/^__Secure-/, /; Secure/i, /; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i]) {
    expect(cookie).toMatch(flag);
  }
  expect((await visitor.get('/keys')).status).toBe(200);
});
