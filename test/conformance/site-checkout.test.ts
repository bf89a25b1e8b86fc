import { expect, test } from 'vitest';
import { approveCheckout, refundCheckout } from '../../src/domain/billing/index.ts';
import { aClock } from '../harness/a-clock.ts';
import type { Answer } from '../harness/a-service.ts';
import { aCustomer, aSubscription, CARDS, theTill } from '../harness/a-shop.ts';
import { aSite, type Visitor } from '../harness/a-site.ts';

const clock = aClock(Date.now());
const site = await aSite({}, { clock, worker: true });
const { service } = site;
const till = await theTill(service, clock);

const aCard = (card_number: string, rest: object = {}) => ({
  card_number,
  expiry: '12/34',
  cvc: '123',
  ...rest,
});

const headingOf = (text: string) => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];

async function headingAt(visitor: Visitor, path: string): Promise<string | undefined> {
  return headingOf((await visitor.get(path)).text);
}

test('the hosted page works without signing in, is marked as a test, and lists the test cards', async () => {
  const customer = await aCustomer(service);
  const { ref } = await customer.checkout();
  const { status, headers, text } = await site.aVisitor().get(`/checkout/${ref}`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(text).toContain('<strong>This is a test.</strong> No real money is moved.');
  expect(text).toContain('the key “');
  expect(text).toContain('<dt>Balance</dt><dd>10, then 60</dd>');
  expect(text).toContain('<dt>Makes</dt><dd>25 drafts</dd>');
  expect(text).toContain('<dt>Tax</dt><dd>$0.00</dd>');
  for (const card of Object.values(CARDS)) expect(text).toContain(`<code>${card}</code>`);
  expect(text).toContain('50 credits');
  expect(text).toMatch(/<button class="[^"]+" data-busy="Paying…">Pay \$7\.00<\/button>/);
  for (const field of ['card_number', 'expiry', 'cvc']) expect(text).toContain(`name="${field}"`);
  expect(text).toContain(`<form method="post" action="/checkout/${ref}"`);
});

test('a subscription shows its first amount, what every renewal costs, and that it renews by itself', async () => {
  const customer = await aCustomer(service);
  const offerId = 'model-starter-first-month-v1';
  const { ref } = await customer.checkout({ ...aSubscription(), offerId });
  const { text } = await site.aVisitor().get(`/checkout/${ref}`);
  expect(text).toContain('Starter, 100 credits a month');
  expect(text).toContain('<dt>First month</dt><dd>$4.50</dd>');
  expect(text).toContain('<dt>Every month after that</dt><dd>$9.00</dd>');
  expect(text).toContain('<dt>To pay now</dt><dd>$4.50</dd>');
  expect(text).toContain('It renews by itself every month for $9.00 until you cancel.');
  expect(text).toMatch(/Open until<\/dt><dd><time datetime="[^"]+Z">/);
});

test('opening the page, however and however often, and coming back from it change nothing', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  for (let i = 0; i < 3; i += 1) await visitor.get(`/checkout/${ref}?paid=true&status=fulfilled`);
  await service.call(`/checkout/${ref}`, { method: 'HEAD' });
  for (const target of ['billing', 'generate', 'quiz']) {
    await visitor.get(`/${target}?checkout=${id}&status=fulfilled`);
  }
  expect(await customer.status(id)).toBe('pending');
  expect(await customer.credits()).toBe(10);
});

test('a person pays with the test card; the page says what happens next, and the credits come by polling', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  const paid = await visitor.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect([paid.status, paid.headers.get('location')]).toEqual([303, `/checkout/${ref}`]);
  await customer.statusBecomes(id, 'fulfilled');
  expect(await customer.credits()).toBe(60);
  const { text } = await visitor.get(`/checkout/${ref}`);
  expect(headingOf(text)).toBe('50 credits are here. You have 60.');
  expect(text).toContain(`href="http://kinora.test/billing?checkout=${id}"`);
  expect(text).not.toContain('name="card_number"');
  const again = await visitor.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect([again.status, again.headers.get('location')]).toEqual([303, `/checkout/${ref}`]);
  expect(await customer.credits()).toBe(60);
});

test('while the report is on its way the page waits and claims nothing', async () => {
  const still = await aSite();
  const customer = await aCustomer(still.service);
  const { id, ref } = await customer.checkout();
  const visitor = still.aVisitor();
  await visitor.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('Waiting for the confirmation');
  const waiting = await visitor.get(`/checkout/${ref}`);
  expect(waiting.text).toContain('<noscript><meta http-equiv="refresh" content="3"></noscript>');
  expect([await customer.status(id), await customer.credits()]).toEqual(['processing', 10]);
  const other = await customer.checkout();
  await visitor.post(`/checkout/${other.ref}`, aCard(CARDS.declines));
  await visitor.post(`/checkout/${other.ref}`, aCard(CARDS.declines));
  await visitor.post(`/checkout/${other.ref}`, aCard(CARDS.pays));
  expect(await headingAt(visitor, `/checkout/${other.ref}`)).toBe('Waiting for the confirmation');
});

test('a declined card can be followed by another; after the third the checkout has failed', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  const first = await visitor.post(`/checkout/${ref}`, aCard(CARDS.declines));
  expect(first.status).toBe(402);
  expect(first.text).toContain('The card was declined, and nothing was charged.');
  expect(first.text).toContain('You can try 2 more cards.');
  expect(first.text).toContain('This card was declined. Try another one.');
  for (const kept of [CARDS.declines, '12/34']) expect(first.text).toContain(`value="${kept}"`);
  expect(first.text).not.toContain('value="123"');
  expect(first.text).toContain('<title>Error: Checkout');
  expect((await visitor.get(`/checkout/${ref}`)).text).toContain('The last card was declined.');
  const second = await visitor.post(`/checkout/${ref}`, aCard(CARDS.declines));
  expect(second.text).toContain('You can try one more card.');
  const third = await visitor.post(`/checkout/${ref}`, aCard(CARDS.declines));
  expect([third.status, third.headers.get('location')]).toEqual([303, `/checkout/${ref}`]);
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('The payment failed');
  await customer.statusBecomes(id, 'failed');
  await visitor.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('The payment failed');
  expect([await customer.status(id), await customer.credits()]).toEqual(['failed', 10]);
});

test('a payment that is held says so until somebody lets it through, and a refunded one says that', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  await visitor.post(`/checkout/${ref}`, aCard(CARDS.isHeld));
  await customer.statusBecomes(id, 'paid_pending_review');
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('Paid, and held for review');
  expect(await customer.credits()).toBe(10);
  const decision = { checkoutId: id, by: 'ada', reason: 'test' };
  await approveCheckout(till.billing, decision);
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('50 credits are here. You have 60.');
  expect(await customer.credits()).toBe(60);
  await refundCheckout(till.billing, decision);
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('Refunded');
});

test('what was typed wrong is told beside its field, and nothing was tried', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  const send = (fields: Record<string, string>) => visitor.post(`/checkout/${ref}`, fields);
  const empty = await send({});
  expect(empty.status).toBe(400);
  for (const field of ['card_number', 'expiry', 'cvc']) {
    expect(empty.text).toContain(`id="${field}-error"`);
  }
  for (const [fields, field, words] of [
    [aCard('1234'), 'card_number', 'use one of the test cards'],
    [aCard(CARDS.pays, { expiry: '13/34' }), 'expiry', 'as in 12/34'],
    [aCard(CARDS.pays, { expiry: '01/20' }), 'expiry', 'This card has expired.'],
    [aCard(CARDS.pays, { cvc: '12' }), 'cvc', '3 or 4 digits'],
  ] as const) {
    const { status, text } = await send(fields);
    const [beside = ''] = new RegExp(`id="${field}-error".*`).exec(text) ?? [];
    expect([status, beside]).toEqual([400, expect.stringContaining(words)]);
  }
  expect(await customer.status(id)).toBe('pending');
  expect(await till.read(ref)).toMatchObject({ isOpen: true, triesLeft: 3 });
});

test('a card that may be real is never written back, nor any security code', async () => {
  const customer = await aCustomer(service);
  const { ref } = await customer.checkout();
  const real = aCard('5555 5555 5555 4444', { expiry: '11/29', cvc: '987' });
  const empty = await site.aVisitor().get(`/checkout/${ref}`);
  const refused = await site.aVisitor().post(`/checkout/${ref}`, real);
  expect([empty.status, refused.status]).toEqual([200, 400]);
  // Ids and times may have the same digits by chance; then they are on the empty form as well.
  const timesOn = ({ text }: Answer, typed: string) => text.split(typed).length - 1;
  for (const typed of ['5555', '11/29', '987']) {
    expect([typed, timesOn(refused, typed)]).toEqual([typed, timesOn(empty, typed)]);
  }
  const known = await site.aVisitor().post(`/checkout/${ref}`, aCard(CARDS.pays, { cvc: 'x987' }));
  expect(known.text).toContain(`value="${CARDS.pays}"`);
  expect(known.text).not.toContain('x987');
});

test('a checkout that was not paid in time says so and takes no card', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  const visitor = site.aVisitor();
  clock.advanceSeconds(30 * 60 + 1);
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('This checkout has expired');
  const late = await visitor.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect(late.headers.get('location')).toBe(`/checkout/${ref}`);
  expect(await headingAt(visitor, `/checkout/${ref}`)).toBe('This checkout has expired');
  expect(['pending', 'expired']).toContain(await customer.status(id));
  expect(await customer.credits()).toBe(10);
});

test('an address that is not known is 404, to look at and to pay', async () => {
  for (const path of ['/checkout/nothing', `/checkout/cs_sandbox_${'x'.repeat(32)}`]) {
    const visitor = site.aVisitor();
    for (const answer of [await visitor.get(path), await visitor.post(path, aCard(CARDS.pays))]) {
      expect([answer.status, headingOf(answer.text)]).toEqual([404, 'There is no checkout here']);
    }
  }
});

test('a card that comes from a page of another site is refused, and nothing was tried', async () => {
  const customer = await aCustomer(service);
  const { id, ref } = await customer.checkout();
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await site.aVisitor().post(`/checkout/${ref}`, aCard(CARDS.pays), { origin });
    expect(answer.status).toBe(403);
  }
  expect(await customer.status(id)).toBe('pending');
});

test('[5-41] a script that pays at the hosted page is refused: it has no page of ours, and too many cards', async () => {
  const strict = await aSite({ RATE_LIMIT_MULTIPLIER: '1' });
  const customer = await aCustomer(strict.service);
  const { id, ref } = await customer.checkout();
  const scripted = await strict.service.call(`/checkout/${ref}`, {
    method: 'POST',
    raw: new URLSearchParams(aCard(CARDS.pays)).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(scripted.status).toBe(403);
  const bot = strict.aVisitor();
  const answers = [];
  for (let i = 0; i < 31; i += 1) {
    answers.push(await bot.post(`/checkout/${ref}`, aCard('4242 0000 0000 000x')));
  }
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array(30).fill(400));
  const last = await bot.post(`/checkout/${ref}`, aCard(CARDS.pays));
  expect([last.status, Number(last.headers.get('retry-after')) > 1_800]).toEqual([429, true]);
  expect(last.text).toContain('At most 30 cards per hour from one address.');
  expect([await customer.status(id), await customer.credits()]).toEqual(['pending', 10]);
}, 60_000);
