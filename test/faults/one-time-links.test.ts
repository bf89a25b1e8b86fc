import { expect, test } from 'vitest';
import { aCustomer, aNewKey } from '../harness/a-shop.ts';
import { aSite, theFormOf } from '../harness/a-site.ts';

const site = await aSite();
const { service } = site;

async function aLink(kind: 'magic' | 'confirm' | 'portal'): Promise<string> {
  if (kind === 'portal') {
    const customer = await aCustomer(service);
    const request = { idempotencyKey: aNewKey(), returnTarget: 'billing' };
    const { body } = await customer.post('/v1/billing/portal-sessions', request);
    return String(body.url).replace(site.origin, '');
  }
  if (kind === 'magic') {
    const { email } = await site.aMember();
    await site.aVisitor().post('/sign-in/link', { email });
    return site.linkTo(email, /sign-in link/);
  }
  const email = `${aNewKey()}@example.com`;
  const password = 'correct horse battery';
  await site.aVisitor().post('/sign-up', { name: 'Ada', email, password });
  return site.linkTo(email, /Confirm/);
}

const KINDS = ['magic', 'confirm', 'portal'] as const;
const HOME = { magic: '/generate', confirm: '/generate', portal: '/billing/portal' } as const;

/** Mail scanners, previews of chats and link checkers, as they introduce themselves. */
const LOOKERS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['HEAD', {}],
  ['GET', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
  ['GET', { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0)', purpose: 'prefetch' }],
  ['GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['GET', {}],
];

test.each(KINDS)(
  'programs that look at a %s link do not use it up; the button of its page does',
  async (kind) => {
    const link = await aLink(kind);
    for (const [method, headers] of LOOKERS) {
      const look = await service.call(link, { method, headers });
      expect([look.status, look.headers.getSetCookie()]).toEqual([200, []]);
    }
    const person = site.aVisitor();
    const opened = await person.follow(link);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, HOME[kind]]);
    expect((await person.get(HOME[kind])).status).toBe(200);
  },
);

test.each(KINDS)(
  'the page of a %s link tells its address to nobody, and works without script',
  async (kind) => {
    const { text, headers } = await site.aVisitor().get(await aLink(kind));
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/<script(?! src="\/assets\/[a-z]+\.js\?v=[\w-]+")/);
    // Whatever else the page links to is ours.
    expect([...text.matchAll(/(?:href|src)="(?!\/|#)/g)]).toEqual([]);
  },
);

test.each(KINDS)('a page of another site cannot press the button of a %s link', async (kind) => {
  const link = await aLink(kind);
  const { action, fields } = theFormOf((await site.aVisitor().get(link)).text);
  for (const origin of ['https://evil.example', 'null']) {
    const forged = await site.aVisitor().post(action, fields, { origin });
    expect([forged.status, forged.headers.getSetCookie()]).toEqual([403, []]);
  }
  expect((await site.aVisitor().follow(link)).headers.get('location')).toBe(HOME[kind]);
});

test('the button of a magic link sends its token in the body, where no log of addresses has it', async () => {
  const link = await aLink('magic');
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  const { action, fields } = theFormOf((await site.aVisitor().get(link)).text);
  expect([action, fields['token']]).toEqual(['/auth/magic-link/verify', token]);
});

test('a button that is pressed without a token, or with one that is made up, leads to the sign-in page', async () => {
  for (const path of ['/auth/magic-link/verify', '/auth/verify-email']) {
    for (const fields of [{}, { token: 'made-up' }]) {
      const { status, headers } = await site.aVisitor().post(path, fields);
      expect([status, headers.get('location')]).toEqual([
        303,
        expect.stringMatching(/^\/sign-in\?error=/),
      ]);
      expect(headers.getSetCookie()).toEqual([]);
    }
  }
});

test('programs that look at a link for a new password do not use it up either', async () => {
  const { email } = await site.aMember();
  const visitor = site.aVisitor();
  await visitor.post('/forgot-password', { email });
  const link = await site.linkTo(email, /new password/);
  for (const [method, headers] of LOOKERS) await service.call(link, { method, headers });
  const form = (await visitor.get(link)).headers.get('location') ?? '';
  for (const [method, headers] of LOOKERS) await service.call(form, { method, headers });
  const page = await visitor.get(form);
  expect(page.headers.get('referrer-policy')).toBe('strict-origin');
  const { action, fields } = theFormOf(page.text);
  const password = 'some other words instead';
  const reset = await visitor.post(action, { ...fields, password });
  expect(reset.headers.get('location')).toBe('/sign-in?notice=new-password');
});

test('the address of a form that is opened again leads to the page that has the form', async () => {
  const member = await site.aMember();
  for (const path of ['/billing/checkout', '/billing/manage']) {
    const { status, headers } = await member.get(path);
    expect([path, status, headers.get('location')]).toEqual([path, 303, '/billing']);
  }
});
