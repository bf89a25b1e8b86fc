import { expect, test } from 'vitest';
import { aClock } from '../harness/a-clock.ts';
import { aSite } from '../harness/a-site.ts';

const clock = aClock();
const site = await aSite({ RATE_LIMIT_MULTIPLIER: '1', TRUST_PROXY: 'on' }, { clock });

/** Somebody at an address. */
function at(address: string) {
  const visitor = site.aVisitor();
  return {
    ...visitor,
    get: (path: string) => visitor.get(path, { 'x-forwarded-for': address }),
    post: (path: string, fields: Record<string, string>) =>
      visitor.post(path, fields, { 'x-forwarded-for': address }),
  };
}

const WRONG = 'not the password';

test('wrong passwords of strangers do not keep a person out, however many there are', async () => {
  const { email, credentials } = await site.aMember();
  const stranger = at('198.51.100.1');
  for (let i = 0; i < 10; i += 1) {
    expect((await stranger.post('/sign-in', { email, password: WRONG })).status).toBe(401);
  }
  const refused = await stranger.post('/sign-in', credentials);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('900');
  expect(refused.text).toContain(
    'Too many attempts. Wait 15 minutes and try again, or have a link sent to you.',
  );
  for (let i = 0; i < 40; i += 1) {
    await at(`198.51.100.${i + 10}`).post('/sign-in', { email, password: WRONG });
  }
  const owner = at('203.0.113.1');
  expect((await owner.post('/sign-in', { email, password: WRONG })).status).toBe(401);
  expect((await owner.post('/sign-in', credentials)).status).toBe(303);
});

test('a wait is not made longer by trying on', async () => {
  const { email, credentials } = await site.aMember();
  const stranger = at('198.51.100.2');
  for (let i = 0; i < 15; i += 1) await stranger.post('/sign-in', { email, password: WRONG });
  clock.advanceSeconds(14 * 60);
  for (let i = 0; i < 3; i += 1) {
    const refused = await stranger.post('/sign-in', credentials);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(refused.text).toContain('Wait 1 minute and try again');
  }
  clock.advanceSeconds(60);
  expect((await stranger.post('/sign-in', credentials)).status).toBe(303);
});

test('who has tried too many passwords still gets in by a link, and chooses a new password', async () => {
  const { email } = await site.aMember();
  const owner = at('203.0.113.3');
  for (let i = 0; i < 12; i += 1) await owner.post('/sign-in', { email, password: WRONG });
  expect((await owner.post('/sign-in/link', { email })).status).toBe(303);
  expect(await site.linkTo(email, /sign-in link/)).toContain('/auth/magic-link/verify?');
  expect((await owner.post('/forgot-password', { email })).status).toBe(303);
  expect(await site.linkTo(email, /new password/)).toContain('/auth/reset-password/');
});

test('who signs in often uses up nothing', async () => {
  const { credentials } = await site.aMember();
  const owner = at('203.0.113.4');
  for (let i = 0; i < 12; i += 1) {
    expect((await owner.post('/sign-in', credentials)).status).toBe(303);
  }
});

test('requests of strangers for mail do not use up those of its owner', async () => {
  const { email } = await site.aMember();
  const stranger = at('198.51.100.5');
  for (const path of ['/forgot-password', '/sign-in/link', '/forgot-password', '/sign-in/link']) {
    expect((await stranger.post(path, { email })).status).toBe(303);
  }
  await stranger.post('/forgot-password', { email });
  const refused = await stranger.post('/forgot-password', { email });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
  const owner = at('203.0.113.5');
  for (const [path, location] of [
    ['/forgot-password', '/check-your-mail?for=reset'],
    ['/sign-in/link', '/check-your-mail?for=link'],
  ] as const) {
    const sent = await owner.post(path, { email });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, location]);
  }
  expect(await site.linkTo(email, /sign-in link/)).toContain('/auth/magic-link/verify?');
});
