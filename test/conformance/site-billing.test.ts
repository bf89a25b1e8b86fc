import { expect, test } from 'vitest';
import { approveCheckout, importLegacyPayments } from '../../src/domain/billing/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aCustomer, aNewKey, aSubscription, CARDS, theTill } from '../harness/a-shop.ts';
import { aSite, type Visitor } from '../harness/a-site.ts';

const clock = aClock(Date.now());
const site = await aSite({}, { clock, worker: true });
const { service } = site;
const till = await theTill(service, clock);

/** Somebody who is signed in, and has a key. */
async function aPerson(place = site) {
  const member = await place.aMember();
  const { rows } = await place.service.pool.query<{ id: string }>(
    'select id from account where email = $1',
    [member.email],
  );
  const customer = await aCustomer(place.service, { accountId: rows[0]?.id ?? '' });
  return { member, customer };
}

const hiddenIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';

async function purchase(visitor: Visitor, skuId: string, more: Record<string, string> = {}) {
  const { text } = await visitor.get('/billing');
  const once = hiddenIn(text, 'once');
  const catalogVersion = hiddenIn(text, 'catalogVersion');
  const fields = { once, catalogVersion, skuId, ...more };
  return { fields, send: () => visitor.post('/billing/checkout', fields) };
}

const facts = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/<dt>([^<]+)<\/dt><dd>(?:<time[^>]*>)?([^<]+)/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

/** What people read: structured data, for instance, is for programs. */
const bodyOf = (text: string) =>
  text
    .replaceAll(/<script\b.*?<\/script>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function subscribe(customer: Awaited<ReturnType<typeof aCustomer>>, card?: string) {
  const { id, ref } = await customer.checkout(aSubscription());
  await till.pay(ref, card);
  await customer.statusBecomes(id, 'fulfilled');
}

async function aHandoff(customer: Awaited<ReturnType<typeof aCustomer>>, fields: object = {}) {
  const request = { idempotencyKey: aNewKey(), returnTarget: 'billing', ...fields };
  const { body } = await customer.post('/v1/billing/portal-sessions', request);
  return String(body.url).replace('http://kinora.test', '');
}

test('anybody reads on /pricing what everything costs, by the month and by the year, without signing in', async () => {
  const visitor = site.aVisitor();
  const monthly = await visitor.get('/pricing');
  const annual = await visitor.get('/pricing?interval=annual');
  expect([monthly.status, annual.status]).toEqual([200, 200]);
  const byMonth = [9, 15, 25, 29, 49, 79, 99, 149, 199, 399, 699, 999];
  for (const dollars of byMonth) {
    expect(bodyOf(monthly.text)).toMatch(new RegExp(` \\$${dollars} a month `));
    const yearly = (10 * dollars).toLocaleString('en-US');
    expect(bodyOf(annual.text)).toMatch(new RegExp(` \\$${yearly} a year `));
  }
  expect(bodyOf(monthly.text)).toContain('40,000 credits a month $999 a month');
  expect(bodyOf(annual.text)).toContain('480,000 credits a year $9,990 a year');
  for (const [credits, drafts, price] of [
    ['50', '25', '$7'],
    ['150', '75', '$18'],
    ['500', '250', '$50'],
    ['1,000', '500', '$90'],
  ]) {
    expect(bodyOf(monthly.text)).toContain(` ${credits} credits ${drafts} drafts ${price} `);
  }
  expect(bodyOf(monthly.text)).toContain('packs from 60 credits for $6.99 to 1,000 for $49.99.');
  const markdown = (await visitor.get('/pricing.md')).text;
  expect(markdown).toContain('| Quiz pack, 1 week | 60 credits | $6.99 |');
  expect(markdown).toContain('| Quiz pack, 12 weeks | 1,000 credits | $49.99 |');
  // Offers are shown as what is paid now; what comes later stands beside it.
  for (const [first, then] of [
    ['$4.50', '$9'],
    ['$23.20', '$29'],
    ['$69.30', '$99'],
  ]) {
    expect(bodyOf(monthly.text)).toContain(`${first} first month then ${then} a month`);
  }
  expect(bodyOf(monthly.text)).not.toContain('a year');
  expect(monthly.text).toContain('<form class="purchase" method="get" action="/billing/buy">');
  const { member } = await aPerson();
  expect((await member.get('/pricing')).text).toContain(
    '<form class="purchase" method="post" action="/billing/checkout">',
  );
});

test('a purchase waits until its person has signed up; looking at it buys nothing', async () => {
  const chosen = '/billing/buy?skuId=topup%3Apack_150&returnTo=generate';
  const asked = await site.aVisitor().get(chosen);
  expect([asked.status, asked.headers.get('location')]).toEqual([
    303,
    `/sign-up?returnTo=${encodeURIComponent(chosen)}`,
  ]);
  const { member, customer } = await aPerson();
  const { text } = await member.get(chosen);
  expect(text).toContain('>Buy 150 credits, $18</button>');
  const count = () =>
    service.pool.query('select return_target from checkout where account_id = $1', [
      customer.accountId,
    ]);
  expect((await count()).rows).toEqual([]);
  const [, form = ''] = /<form class="purchase"[^>]*>(.*?)<\/form>/s.exec(text) ?? [];
  const names = ['once', 'catalogVersion', 'skuId', 'returnTo'];
  const fields = Object.fromEntries(names.map((name) => [name, hiddenIn(form, name)]));
  expect((await member.post('/billing/checkout', fields)).status).toBe(303);
  expect((await count()).rows).toEqual([{ return_target: 'generate' }]);
  for (const unknown of ['topup:pack_1', '']) {
    const { headers } = await member.get(`/billing/buy?skuId=${unknown}`);
    expect(headers.get('location')).toBe('/pricing');
  }
});

test('/billing asks visitors to sign in, and leads them back to the checkout that they came from', async () => {
  const { status, headers } = await site.aVisitor().get('/billing?checkout=some');
  expect([status, headers.get('location')]).toEqual([
    303,
    '/sign-in?returnTo=%2Fbilling%3Fcheckout%3Dsome',
  ]);
  for (const target of ['generate', 'quiz']) {
    const { headers: onward } = await site.aVisitor().get(`/${target}?checkout=some`);
    expect(onward.get('location')).toBe(`/sign-in?returnTo=%2F${target}%3Fcheckout%3Dsome`);
  }
});

test('/billing shows balance, held and available credits, and says what is not there yet', async () => {
  const { member, customer } = await aPerson();
  const empty = await member.get('/billing');
  expect(facts(empty.text)).toMatchObject({
    Balance: '10 credits',
    'Set aside for running generations': '0 credits',
    Plan: 'Free',
  });
  expect(empty.text).toContain('You have no subscription.');
  expect(empty.text).toContain('No payments yet.');
  await service.pool.query('update wallet set held = 3 where account_id = $1', [
    customer.accountId,
  ]);
  const { text } = await member.get('/billing');
  expect(text).toContain('<strong>7</strong> available');
  expect(facts(text)['Set aside for running generations']).toBe('3 credits');
  await service.pool.query('update wallet set held = 0 where account_id = $1', [
    customer.accountId,
  ]);
});

test('a person buys credits on the page; a double click is one checkout, and the credits come once it is paid', async () => {
  const { member, customer } = await aPerson();
  const { send } = await purchase(member, 'topup:pack_150');
  const [one, two] = await Promise.all([send(), send()]);
  const location = one.headers.get('location') ?? '';
  expect([one.status, two.status, two.headers.get('location')]).toEqual([303, 303, location]);
  expect(location).toMatch(/^http:\/\/kinora\.test\/checkout\/cs_sandbox_[\w-]{32}$/);
  const ref = location.split('/').at(-1) ?? '';
  const id = (await till.read(ref))?.checkoutId ?? '';
  const waiting = await member.get(`/billing?checkout=${id}`);
  expect(waiting.text).toContain('<h2>Not paid yet</h2>');
  expect(await customer.credits()).toBe(10);
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  const { text } = await member.get(`/billing?checkout=${id}`);
  expect(text).toContain('<h2>Paid</h2>');
  expect(text).toContain('<strong>160</strong> available');
  expect(bodyOf(text)).toMatch(/150 credits [^$]*\$18 Paid/);
  const other = await purchase(member, 'topup:pack_150');
  expect((await other.send()).headers.get('location')).not.toBe(location);
});

test('a person chooses a plan on the page, with an offer that fits; one that does not is told in words', async () => {
  const { member, customer } = await aPerson();
  const starter = 'subscription:starter:s0:monthly';
  const offered = await purchase(member, starter, { offer: 'model-starter-first-month-v1' });
  const location = (await offered.send()).headers.get('location') ?? '';
  const ref = location.split('/').at(-1) ?? '';
  expect(await till.read(ref)).toMatchObject({ amountMinor: 450 });
  const unfit = await purchase(member, starter, { offer: 'launch-extra-v1' });
  const refused = await unfit.send();
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Your offer does not fit the plan that you chose');
  expect(refused.text).toContain('Go on without the offer');
  await till.pay(ref);
  const id = (await till.read(ref))?.checkoutId ?? '';
  await customer.statusBecomes(id, 'fulfilled');
  const { text } = await member.get('/billing');
  expect(facts(text)).toMatchObject({
    Plan: 'Starter',
    Price: '$9 a month',
    Credits: '100 credits a month',
    Renews: expect.stringMatching(/UTC$/),
  });
  expect(text).toContain('A new plan starts at once and takes the place of the one you have.');
});

test('prices that have changed since the page was opened are not charged, and the page says so', async () => {
  const { member, customer } = await aPerson();
  const { send } = await purchase(member, 'topup:pack_50', { catalogVersion: '2020-01-01.1' });
  const { status, text } = await send();
  expect(status).toBe(409);
  expect(text).toContain('The prices have changed since you opened this page.');
  const { rowCount } = await service.pool.query('select 1 from checkout where account_id = $1', [
    customer.accountId,
  ]);
  expect(rowCount).toBe(0);
});

test('what is no choice of the page is refused in words: an unknown thing, or no value of a form', async () => {
  const { member } = await aPerson();
  for (const more of [{ skuId: 'topup:pack_1' }, { skuId: '' }, { once: '' }, { once: 'x' }]) {
    const { send } = await purchase(member, 'topup:pack_50', more);
    const { status, text } = await send();
    expect([more, status]).toEqual([more, 400]);
    expect(text).toContain('role="alert"');
  }
});

test("another account's checkout tells nothing on /billing", async () => {
  const { member } = await aPerson();
  const stranger = await aCustomer(service);
  const { id } = await stranger.checkout();
  for (const checkout of [id, crypto.randomUUID(), 'nothing']) {
    const { status, text } = await member.get(`/billing?checkout=${checkout}`);
    expect([status, text.includes('This account has no such checkout.')]).toEqual([200, true]);
  }
});

test('where billing is off, /billing shows what there is and sells nothing, and no hosted page answers', async () => {
  const off = await aSite({ BILLING_PROCESSOR: 'off' });
  const { member } = await aPerson(off);
  const { status, text } = await member.get('/billing');
  expect([status, text.includes('/billing/checkout')]).toEqual([200, false]);
  expect(text).toContain('Billing is not configured on this server.');
  const fields = { once: crypto.randomUUID(), skuId: 'topup:pack_50', catalogVersion: 'x' };
  const refused = await member.post('/billing/checkout', fields);
  expect(refused.status).toBe(503);
  expect(refused.text).toContain('Billing is not configured on this server.');
  expect((await member.post('/billing/manage')).status).toBe(503);
  expect((await off.aVisitor().get('/checkout/cs_sandbox_x')).status).toBe(404);
  const prices = await off.aVisitor().get('/pricing');
  expect(prices.status).toBe(200);
  expect(prices.text).toContain(
    'Billing is not configured on this server, so nothing can be bought',
  );
  expect(prices.text).not.toMatch(/<button[^>]*>(<span>)?(Buy|Choose)/);
  expect(bodyOf(prices.text)).toContain('$399 a month');
});

test('older payments are on further pages; rows from before that are incomplete are shown as far as they go', async () => {
  const { member, customer } = await aPerson();
  const rows = Array.from({ length: 26 }, (_, i) => {
    const day = String(i + 1).padStart(2, '0');
    return `${member.email},old-${i},${i + 1},usd,paid,Pack ${i + 1},2025-01-${day}T00:00:00Z,https://example.com/${i},old`;
  });
  const broken = `${member.email},odd,ten,??,,"<b>Odd</b>",,javascript:alert(1),`;
  const header = 'email,id,amount,currency,status,product_name,created_at,invoice_url,provider';
  await importLegacyPayments(service.pool, [header, ...rows, broken].join('\n'));
  await service.pool.query(
    "update legacy_payment set invoice_url = 'javascript:alert(1)' where account_id = $1 and broken is not null",
    [customer.accountId],
  );
  const first = await member.get('/billing');
  expect(first.text).toContain('Some payments from before this service could not be read whole.');
  expect(first.text).toContain('<a href="https://example.com/25">Invoice</a>');
  expect(bodyOf(first.text)).toMatch(/Pack 26 [^$]*\$26 Paid/);
  const older = /href="(\/billing\?cursor=[^"#]+)#payments">Older payments/.exec(first.text)?.[1];
  const second = await member.get(older ?? '');
  expect(second.text).toContain('&lt;b&gt;Odd&lt;/b&gt;');
  expect(second.text).toContain('Amount unknown');
  expect(second.text).not.toContain('javascript:');
  expect(second.text).toContain('href="/billing#payments">Newest payments');
  expect((await member.get('/billing?cursor=forged')).status).toBe(400);
  expect(await customer.credits()).toBe(10);
});

test('forms may lead to Stripe where it takes payments, and nowhere else', async () => {
  const policy = async (place: typeof site) =>
    (await place.aVisitor().get('/pricing')).headers.get('content-security-policy');
  expect(await policy(site)).toContain("form-action 'self';");
  const stripe = await aSite({
    BILLING_PROCESSOR: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  });
  expect(await policy(stripe)).toContain(
    "form-action 'self' https://checkout.stripe.com https://billing.stripe.com;",
  );
});

test('a handoff opens the management page once, in one browser; looking at it with HEAD does not use it up', async () => {
  const { customer } = await aPerson();
  await subscribe(customer);
  const path = await aHandoff(customer);
  await service.call(path, { method: 'HEAD' });
  const visitor = site.aVisitor();
  const opened = await visitor.follow(path);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/billing/portal']);
  const [cookie = ''] = opened.headers.getSetCookie();
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/billing/portal', 'Expires=']) {
    expect(cookie).toContain(flag);
  }
  const page = await visitor.get('/billing/portal');
  expect(page.status).toBe(200);
  expect(facts(page.text)).toMatchObject({ Plan: 'Starter', Price: '$9 a month' });
  expect(page.text).toContain('href="http://kinora.test/billing"');
  for (const second of [await site.aVisitor().get(path), await site.aVisitor().post(path)]) {
    expect(second.status).toBe(404);
    expect(second.text).toContain('This link does not work any more');
    expect(second.headers.getSetCookie()).toEqual([]);
  }
  const elsewhere = await site.aVisitor().get('/billing/portal');
  expect([elsewhere.status, elsewhere.text.includes('Your subscription')]).toEqual([404, false]);
});

test('on the management page a person cancels at the end of the period, and resumes', async () => {
  const { customer } = await aPerson();
  await subscribe(customer);
  const visitor = site.aVisitor();
  await visitor.follow(await aHandoff(customer));
  const read = async () => (await customer.get('/v1/billing/subscription')).body.subscription;
  const canceled = await visitor.post('/billing/portal', { renews: 'no' });
  expect(canceled.headers.get('location')).toBe('/billing/portal');
  expect(await read()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
  expect((await visitor.get('/billing/portal')).text).toContain('It is canceled: it ends with');
  const resumed = await visitor.post('/billing/portal', { renews: 'yes' });
  expect(resumed.headers.get('location')).toBe('/billing/portal?notice=resumed');
  expect(await read()).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  const { text } = await visitor.get('/billing/portal?notice=resumed');
  expect(text).toContain('The subscription goes on and renews as before.');
  expect((await visitor.post('/billing/portal', { renews: 'perhaps' })).status).toBe(400);
  const foreign = { origin: 'https://evil.example' };
  expect((await visitor.post('/billing/portal', { renews: 'no' }, foreign)).status).toBe(403);
  expect((await site.aVisitor().post('/billing/portal', { renews: 'no' })).status).toBe(404);
  expect(await read()).toMatchObject({ cancelAtPeriodEnd: false });
});

test('without a subscription the management page says so, and there is nothing to cancel', async () => {
  const { customer } = await aPerson();
  const visitor = site.aVisitor();
  await visitor.follow(await aHandoff(customer));
  const { text } = await visitor.get('/billing/portal');
  expect(text).toContain('There is no subscription in this account.');
  expect((await visitor.post('/billing/portal', { renews: 'no' })).status).toBe(303);
});

test('every payment has an invoice, on the management page too; it is read by its address, which nobody can guess', async () => {
  const { customer } = await aPerson();
  await subscribe(customer);
  const visitor = site.aVisitor();
  await visitor.follow(await aHandoff(customer));
  const { text } = await visitor.get('/billing/portal');
  const address = /href="http:\/\/kinora\.test([^"]+)">Invoice</.exec(text)?.[1] ?? '';
  const invoice = await site.aVisitor().get(address);
  expect(invoice.status).toBe(200);
  const words = bodyOf(invoice.text);
  expect(words).toMatch(/Invoice Number \d{4}-\d{4} /);
  expect(words).toMatch(/Starter, 100 credits a month 100 credits, .* to .* 1 \$9\.00 \$9\.00 /);
  expect(words).toContain('Tax, 0 % $0.00');
  expect(words).toContain('Paid by card ending 4242 $9.00 USD');
  expect(words).toMatch(/For \S+ member\d+@example\.com/);
  expect(words).toContain('Test mode: no money moved.');
  expect(facts(invoice.text)).toMatchObject({ Status: 'Paid' });
  for (const wrong of [`${address}x`, address.slice(0, -1), address.replace(/\.[\w-]+$/, '')]) {
    expect((await site.aVisitor().get(wrong)).status).toBe(404);
  }
});

test('a payment that is held for review is nowhere called just paid', async () => {
  const { member, customer } = await aPerson();
  const { id, ref } = await customer.checkout();
  await till.pay(ref, CARDS.isHeld);
  await customer.statusBecomes(id, 'paid_pending_review');
  const visitor = site.aVisitor();
  await visitor.follow(await aHandoff(customer));
  const read = async () => {
    const pages = [await member.get('/billing'), await visitor.get('/billing/portal')];
    const [, invoice = ''] =
      /href="http:\/\/kinora\.test([^"]+)">Invoice</.exec(pages[0]?.text ?? '') ?? [];
    const labels = pages.map(
      ({ text }) => /\$7<\/strong>\s*<p class="hint">([^<]*)</.exec(text)?.[1],
    );
    return [...labels, facts((await site.aVisitor().get(invoice)).text)['Status']];
  };
  expect(await read()).toEqual(['Paid, in review', 'Paid, in review', 'Paid, in review']);
  const page = await member.get(`/billing?checkout=${id}`);
  expect(page.text).toContain('<h2>Paid, and held for review</h2>');
  const { history } = (await customer.get('/v1/billing/history')).body;
  expect(history).toMatchObject([{ status: 'paid', inReview: true }]);
  await approveCheckout(till.billing, { checkoutId: id, by: 'ada', reason: 'test' });
  expect(await read()).toEqual(['Paid', 'Paid', 'Paid']);
});

test('a signed-in person manages the subscription by one button', async () => {
  const { member, customer } = await aPerson();
  await subscribe(customer);
  expect((await member.get('/billing')).text).toContain('Manage the subscription');
  const { status, headers } = await member.post('/billing/manage');
  expect([status, headers.get('location')]).toEqual([303, '/billing/portal']);
  expect((await member.get('/billing/portal')).text).toContain('Cancel at the end of the period');
});

test('forms of other sites buy and manage nothing', async () => {
  const { member, customer } = await aPerson();
  const { fields } = await purchase(member, 'topup:pack_50');
  const foreign = { origin: 'https://evil.example' };
  for (const path of ['/billing/checkout', '/billing/manage']) {
    expect((await member.post(path, fields, foreign)).status).toBe(403);
  }
  const { rowCount } = await service.pool.query('select 1 from checkout where account_id = $1', [
    customer.accountId,
  ]);
  expect(rowCount).toBe(0);
});

test('a renewal that was declined is told on /billing, and so is a subscription that has ended', async () => {
  const { member, customer } = await aPerson();
  await subscribe(customer, CARDS.declinesLater);
  const state = (status: string) =>
    service.pool.query('update subscription set status = $2 where account_id = $1', [
      customer.accountId,
      status,
    ]);
  await state('past_due');
  expect((await member.get('/billing')).text).toContain('The last renewal was declined.');
  await service.pool.query(
    "update subscription set status = 'canceled', ended_at = now() where account_id = $1",
    [customer.accountId],
  );
  const { text } = await member.get('/billing');
  expect(text).toContain('This subscription has ended.');
  expect(text).toContain('<h2 id="plans">Choose a plan</h2>');
});

// Last: it moves the clock.
test('a handoff is good for 15 minutes, and the management page for half an hour', async () => {
  const customer = await aCustomer(service);
  const late = await aHandoff(customer);
  const visitor = site.aVisitor();
  await visitor.follow(await aHandoff(customer));
  clock.advanceSeconds(15 * 60 + 1);
  expect((await site.aVisitor().get(late)).text).toContain('This link does not work any more');
  expect((await visitor.get('/billing/portal')).status).toBe(200);
  clock.advanceSeconds(15 * 60);
  const closed = await visitor.get('/billing/portal');
  expect([closed.status, closed.text.includes('The management page is closed')]).toEqual([
    404,
    true,
  ]);
});
