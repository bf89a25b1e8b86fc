import { expect, test } from 'vitest';
import { refundCheckout, sendBillingMail } from '../../src/domain/billing/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aCustomer, aSubscription, CARDS, theSandbox, theTill } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { until } from '../harness/wait.ts';

const clock = aClock(Date.now());
const site = await aSite({}, { clock, worker: true });
const { service } = site;
const till = await theTill(service, clock);
const sandbox = await theSandbox(service, clock);

async function aPerson() {
  const member = await site.aMember();
  const { rows } = await service.pool.query('select id from account where email = $1', [
    member.email,
  ]);
  return { member, customer: await aCustomer(service, { accountId: String(rows[0].id) }) };
}

/** What a person was told about money, once everything that was queued is sent. */
async function told(email: string, accountId: string) {
  await until(
    async () => {
      const { rows } = await service.pool.query(
        'select count(*)::int as unsent from billing_mail where account_id = $1 and sent_at is null',
        [accountId],
      );
      return rows[0].unsent === 0;
    },
    { what: 'every mail sent' },
  );
  return (await site.mailsTo(email)).filter(({ subject }) => !/^(Confirm|Welcome)/.test(subject));
}

test('a purchase brings one receipt, with an invoice number and a link that opens the invoice, however often it is reported', async () => {
  const { member, customer } = await aPerson();
  const { id, ref } = await customer.checkout({ returnTarget: 'generate' });
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  const { rows } = await service.pool.query(
    "select event from payment_event where event->>'checkoutId' = $1 and type = 'checkout.paid'",
    [id],
  );
  expect((await sandbox.report(rows[0].event)).status).toBe(200);
  const mails = await told(member.email, customer.accountId);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your receipt: 50 credits, $7.00']);
  const [{ text } = { text: '' }] = mails;
  expect(text).toContain('50 credits are here. You have 60.');
  expect(text).toContain('card ending 4242');
  expect(text).toContain('http://kinora.test/generate');
  const [, number] = /Invoice\W+(\d{4}-\d{4})/.exec(text) ?? [];
  const [, path = ''] = /http:\/\/kinora\.test(\/billing\/invoices\/\S+)/.exec(text) ?? [];
  const invoice = await site.aVisitor().get(path);
  expect(invoice.text).toContain(`<dd>${number}</dd>`);
  expect(invoice.text).toContain(member.email);
});

test('a renewal, a failed one, a cancellation and a refund are each told once, with what to do and until when', async () => {
  const { member, customer } = await aPerson();
  const { id, ref } = await customer.checkout(aSubscription());
  await till.pay(ref, CARDS.pays);
  await customer.statusBecomes(id, 'fulfilled');
  const { rows } = await service.pool.query(
    'select processor_ref as ref, period_end as "end" from subscription where account_id = $1',
    [customer.accountId],
  );
  const { ref: subscriptionRef, end } = rows[0];
  const next = new Date(end.getTime() + 30 * 86_400_000);
  const renewed = {
    ...{ type: 'renewal.paid', subscriptionRef, paymentRef: 'renewal-1' },
    ...{ amountMinor: 900, currency: 'USD', invoiceUrl: null },
    period: { start: end.toISOString(), end: next.toISOString() },
  };
  await sandbox.report(renewed);
  await sandbox.report(renewed);
  const failed = { type: 'renewal.failed', subscriptionRef, periodStart: next.toISOString() };
  await sandbox.report(failed);
  await sandbox.report(failed);
  await member.json('POST', '/app/api/billing/renewal', { renews: false });
  await member.json('POST', '/app/api/billing/renewal', { renews: false });
  const decision = { checkoutId: id, by: 'ada', reason: 'test' };
  await refundCheckout(till.billing, decision);
  await sandbox.report({ type: 'payment.refunded', paymentRef: 'unknown' });
  const mails = await told(member.email, customer.accountId);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'We could not renew your Starter plan',
    'Your Starter plan is canceled',
    'Your plan was renewed: Starter, 100 credits a month, $9.00',
    'Your receipt: Starter, 100 credits a month, $9.00',
    'Your refund: Starter, 100 credits a month, $9.00',
  ]);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const grace = day.format(new Date(next.getTime() + 7 * 86_400_000));
  const textOf = (word: string) => mails.find(({ subject }) => subject.includes(word))?.text ?? '';
  expect(textOf('could not renew')).toContain(`Your plan stays until ${grace}.`);
  expect(textOf('is canceled')).toContain(`Your plan runs until ${day.format(next)}.`);
});

test('a mail that could not be sent is sent later, and never twice', async () => {
  const { member, customer } = await aPerson();
  const { id, ref } = await customer.checkout();
  await till.pay(ref);
  await customer.statusBecomes(id, 'fulfilled');
  // The worker of the service has sent it, and so does not send it once more between our tries.
  expect(await told(member.email, customer.accountId)).toHaveLength(1);
  const { rows } = await service.pool.query(
    'update billing_mail set sent_at = null where account_id = $1 returning id::text',
    [customer.accountId],
  );
  let tries = 0;
  const send = () =>
    sendBillingMail(
      {
        ...till.billing,
        serviceName: 'Kinora',
        sendMail: async () => {
          tries += 1;
          if (tries === 1) throw new Error('The mail server is away');
        },
      },
      rows[0].id,
    );
  await expect(send()).rejects.toThrow('The mail server is away');
  await Promise.all([send(), send()]);
  await send();
  expect(tries).toBe(2);
});

test('what contradicts our records is told to nobody', async () => {
  const { member, customer } = await aPerson();
  const { id } = await customer.checkout();
  const other = await (await aPerson()).customer.checkout();
  const taken = await sandbox.paid(other.id);
  await sandbox.report(taken);
  await sandbox.report(await sandbox.paid(id, { paymentRef: taken.paymentRef }));
  expect(await told(member.email, customer.accountId)).toEqual([]);
});

test('invoice numbers are in sequence without gaps, however many payments come at once and whatever is taken back', async () => {
  const customers = await Promise.all(Array.from({ length: 6 }, () => aCustomer(service)));
  const checkouts = await Promise.all(
    [...customers, ...customers].map((customer) => customer.checkout()),
  );
  const reports = await Promise.all(checkouts.map(({ id }) => sandbox.paid(id)));
  // One in three names a payment that another has: it is written, and taken back.
  const wrong = reports
    .filter((_, i) => i % 3 === 0)
    .map((report, i) => ({ ...report, paymentRef: reports[3 * i + 1]?.paymentRef ?? '' }));
  await Promise.all([...wrong, ...reports].map((report) => sandbox.report(report)));
  const { rows } = await service.pool.query(
    'select invoice_year as year, invoice_serial as serial from payment order by 1, 2',
  );
  expect(rows.length).toBeGreaterThan(8);
  const year = new Date(clock.now()).getUTCFullYear();
  expect(rows).toEqual(rows.map((_, i) => ({ year, serial: i + 1 })));
  await expect(
    service.pool.query('update payment set invoice_serial = invoice_serial + 1000'),
  ).rejects.toThrow('has its invoice number');
});
