import { expect, test } from 'vitest';
import { keyRequestPath } from '../../src/contract/key-request.ts';
import type { Answer } from '../harness/a-service.ts';
import { aSite, secretOn, type Visitor } from '../harness/a-site.ts';

const site = await aSite();
const { service } = site;

const REQUEST = '/keys/new?name=Trip%20planner&permissions=generate,read&daily_ceiling=25';

const keysOf = async (member: Visitor) => (await member.json('GET', '/app/api/keys')).body.keys;
const tokenOn = ({ text }: Answer) => /name="once" value="([^"]+)"/.exec(text)?.[1] ?? '';
const tickedOn = ({ text }: Answer) =>
  [...text.matchAll(/name="permissions" value="([^"]+)" checked/g)].map(([, name]) => name);
const valueOn = ({ text }: Answer, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

test('the address of a request says what is asked for', () => {
  expect(keyRequestPath()).toBe('/keys/new?permissions=generate,read');
  expect(keyRequestPath({ name: 'Trip planner', dailyCeiling: 25 })).toBe(REQUEST);
  expect(keyRequestPath({ name: 'a&b=c', permissions: ['billing:read'] })).toBe(
    '/keys/new?name=a%26b%3Dc&permissions=billing:read',
  );
});

test('whoever is not signed in is told why they have to', async () => {
  const visitor = site.aVisitor();
  const { status, headers } = await visitor.get(REQUEST);
  expect(status).toBe(303);
  const { text } = await visitor.get(headers.get('location') ?? '');
  expect(text).toContain('A program asks you for a key.');
  expect((await visitor.get('/sign-in')).text).not.toContain('A program asks you');
});

test('a link fills the form in and makes nothing; the person’s button makes the key and shows it once', async () => {
  const member = await site.aMember();
  const page = await member.get(REQUEST);
  expect(page.status).toBe(200);
  expect([valueOn(page, 'name'), valueOn(page, 'daily_ceiling'), tickedOn(page)]).toEqual([
    'Trip planner',
    '25',
    ['generate', 'read'],
  ]);
  expect(page.text).toContain('We do not know who asks.');
  expect(page.text).toContain('You have 10 credits');
  expect(await keysOf(member)).toEqual([]);

  const fields = {
    once: tokenOn(page),
    name: 'Trip planner',
    permissions: ['generate', 'read'],
    daily_ceiling: '25',
  };
  const made = await member.post('/keys/new', fields);
  expect(made.status).toBe(201);
  const secret = secretOn(made);
  expect(made.text).toContain(
    `API key: ${secret} (send it as Authorization: Bearer to http://kinora.test/v1; see http://kinora.test/auth.md)`,
  );
  const { body } = await service.call('/v1/me', { headers: { authorization: `Bearer ${secret}` } });
  expect(body.key).toMatchObject({
    name: 'Trip planner',
    permissions: ['generate', 'read'],
    daily_ceiling: 25,
  });
  const again = await member.post('/keys/new', fields);
  expect([again.status, secretOn(again)]).toEqual([409, '']);
  expect(again.text).toContain('We do not know who asks.');
  expect(await keysOf(member)).toHaveLength(1);
});

test('permissions that reach money are named, and never ticked by a link', async () => {
  const member = await site.aMember();
  const page = await member.get('/keys/new?permissions=read,billing:checkout,billing:manage');
  expect(tickedOn(page)).toEqual(['read']);
  expect(page.text).toContain('The link also asks for access to your payments');
  expect(page.text).toContain('<li><code>billing:checkout</code> Create checkouts');
  expect(page.text).not.toContain('<li><code>billing:read</code>');
});

test('a link without a ceiling gets one suggested', async () => {
  const member = await site.aMember();
  const page = await member.get('/keys/new?permissions=read');
  expect([valueOn(page, 'name'), valueOn(page, 'daily_ceiling')]).toEqual(['', '20']);
});

test.each([
  ['permissions=read,admin', 'The link asks for “admin”, which is no permission.'],
  ['permissions=__proto__', 'The link asks for “__proto__”, which is no permission.'],
  ['daily_ceiling=0', 'The daily ceiling in the link cannot be used.'],
  ['daily_ceiling=1e9', 'The daily ceiling in the link cannot be used.'],
  ['name=%E2%80%AEevil', 'The name in the link cannot be used.'],
  [`name=${'x'.repeat(81)}`, 'The name in the link cannot be used.'],
  ['name=a%0Ab', 'The name in the link cannot be used.'],
  [`permissions=${'x'.repeat(300)}`, 'The link asks for something that is no permission.'],
])('what cannot be used is left out, and the page says so: %s', async (query, why) => {
  const member = await site.aMember();
  const page = await member.get(`/keys/new?${query}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(why);
  expect(valueOn(page, 'daily_ceiling')).toBe('20');
  expect(valueOn(page, 'name')).toBe('');
});

test('a link cannot fill the page with words of its own', async () => {
  const member = await site.aMember();
  const lies = Array.from({ length: 600 }, (_, i) => `Your account is locked, call 0800 ${i}`);
  const page = await member.get(`/keys/new?permissions=${encodeURIComponent(lies.join(','))}`);
  expect(page.text).not.toContain('locked');
  expect(page.text.match(/something that is no permission/g)).toHaveLength(3);
});

test('what a link says is shown as text', async () => {
  const member = await site.aMember();
  const script = encodeURIComponent('"><script>alert(1)</script>');
  const page = await member.get(`/keys/new?name=${script}&permissions=${script}`);
  expect(page.text).not.toContain('<script>');
  expect(valueOn(page, 'name')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a wrong entry shows the form again, with what was typed', async () => {
  const member = await site.aMember();
  const once = tokenOn(await member.get(REQUEST));
  const refused = await member.post('/keys/new', { once, name: '', daily_ceiling: 'many' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Give the key a name');
  expect(valueOn(refused, 'daily_ceiling')).toBe('many');
  expect(refused.text).toContain('action="/keys/new"');
  expect(await keysOf(member)).toEqual([]);
});

test('whoever is not signed in comes back to the filled form: by password, by link, and after signing up', async () => {
  const member = await site.aMember();
  const visitor = site.aVisitor();
  const asked = await visitor.get(REQUEST);
  expect(asked.status).toBe(303);
  const signIn = await visitor.get(asked.headers.get('location') ?? '');
  const returnTo = '/keys/new?name=Trip%20planner&permissions=generate%2Cread&daily_ceiling=25';
  const shown = returnTo.replaceAll('&', '&amp;');
  expect(signIn.text).toContain(`name="returnTo" value="${shown}"`);
  const signedIn = await visitor.post('/sign-in', { ...member.credentials, returnTo });
  expect(signedIn.headers.get('location')).toBe(returnTo);
  expect(tickedOn(await visitor.get(returnTo))).toEqual(['generate', 'read']);

  const byLink = site.aVisitor();
  await byLink.post('/sign-in/link', { email: member.email, returnTo });
  const link = await site.linkTo(member.email, /sign-in link/);
  expect((await byLink.follow(link)).headers.get('location')).toBe(returnTo);

  const newcomer = site.aVisitor();
  const [, signUpUrl = ''] = /New here\? <a href="([^"]+)"/.exec(signIn.text) ?? [];
  const signUp = await newcomer.get(signUpUrl.replaceAll('&amp;', '&'));
  expect(signUp.text).toContain(`name="returnTo" value="${shown}"`);
  const email = 'newcomer@example.com';
  await newcomer.post('/sign-up', {
    name: 'Eve',
    email,
    password: 'four words in a row',
    returnTo,
  });
  const confirmed = await newcomer.follow(await site.linkTo(email, /Confirm/));
  expect(confirmed.headers.get('location')).toBe(returnTo);
  expect(valueOn(await newcomer.get(returnTo), 'name')).toBe('Trip planner');
});
