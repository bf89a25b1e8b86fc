import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findPortalAccess,
  importLegacyPayments,
  openPortal,
} from '../../src/domain/billing/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { kinora } from '../harness/a-process.ts';
import { aService } from '../harness/a-service.ts';
import { aCustomer, aNewKey, type Customer, theSandbox, theTill } from '../harness/a-shop.ts';
import { aTemporaryFolder } from '../harness/a-temporary-folder.ts';

const clock = aClock();
const service = await aService({ clock });
const sandbox = await theSandbox(service, clock);
const { billing } = await theTill(service, clock);

/** Buys a small top-up, a minute after the one before. */
async function buy(customer: Customer): Promise<string> {
  clock.advanceSeconds(60);
  const { id } = await customer.checkout();
  await sandbox.report(await sandbox.paid(id));
  return id;
}

const history = (customer: Customer, query = '') => customer.get(`/v1/billing/history${query}`);

test('[1-41] [2.5-02] [2.5-05] [2.5-06] [2.5-07] [2.5-08] [2.5-09] [2.5-10] [2.5-11] [2.5-12] [4.1-23] a payment stands in the history in major units, with what was bought and by whom it was taken', async () => {
  const customer = await aCustomer(service);
  expect((await history(customer)).body).toEqual({
    history: [],
    nextCursor: null,
    environment: 'sandbox',
  });
  await buy(customer);
  const { status, body } = await history(customer);
  expect(status).toBe(200);
  expect(body).toEqual({
    history: [
      {
        id: expect.stringMatching(/^pay_[0-9a-z]{26}$/),
        amount: 7,
        currency: 'USD',
        status: 'paid',
        productName: '50 credits',
        createdAt: new Date(clock.now()).toISOString(),
        invoiceNumber: expect.stringMatching(/^2026-\d{4}$/),
        invoiceUrl: expect.stringMatching(/\/billing\/invoices\/pay_[0-9a-z]{26}\.[\w-]{22}$/),
        provider: 'sandbox',
      },
    ],
    nextCursor: null,
    environment: 'sandbox',
  });
});

test('[4.1-21] [4.1-22] [8.2-04] [8.2-05] pages of the history fit together, newest first, and survive new payments', async () => {
  const customer = await aCustomer(service);
  for (let i = 0; i < 26; i += 1) await buy(customer);
  const all = (await history(customer, '?limit=100')).body;
  expect([all.history.length, all.nextCursor]).toEqual([26, null]);
  const times = all.history.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  const first = (await history(customer)).body;
  expect(first.history).toHaveLength(25);
  expect(first.nextCursor.length).toBeLessThanOrEqual(256);
  await buy(customer);
  const rest = (await history(customer, `?cursor=${first.nextCursor}`)).body;
  expect([...first.history, ...rest.history]).toEqual(all.history);
  expect(rest.nextCursor).toBeNull();
  const single = (await history(customer, '?limit=1')).body;
  expect(single.history).toHaveLength(1);
});

test('[4.1-21] [8.2-04] limit is a whole number from 1 to 100', async () => {
  const customer = await aCustomer(service);
  for (const limit of ['0', '101', '-1', '1.5', 'x', '']) {
    const { status, body } = await history(customer, `?limit=${limit}`);
    expect([limit, status, body.error.message]).toEqual([
      limit,
      400,
      'limit must be a whole number from 1 to 100.',
    ]);
  }
  const unknown = await history(customer, '?offset=1');
  expect([unknown.status, unknown.body.error.code]).toEqual([400, 'invalid_request']);
});

test('[4.1-22] [8.2-05] a cursor that was altered, made up, too long or of another account is 400', async () => {
  const customer = await aCustomer(service);
  const stranger = await aCustomer(service);
  for (let i = 0; i < 2; i += 1) await buy(customer);
  const { nextCursor } = (await history(customer, '?limit=1')).body;
  const [text = '', seal = ''] = nextCursor.split('.');
  const altered = Buffer.from(text, 'base64url').toString().replace(/^\d/, '9');
  const bad = [
    '',
    'x',
    text,
    `${text}.`,
    `${Buffer.from(altered).toString('base64url')}.${seal}`,
    `${nextCursor}.x`,
    `${nextCursor}=`,
    seal,
  ];
  for (const cursor of bad) {
    const { status, body } = await history(customer, `?cursor=${encodeURIComponent(cursor)}`);
    expect([cursor, status, body.error.message]).toEqual([
      cursor,
      400,
      'cursor must be the nextCursor of an earlier answer.',
    ]);
  }
  const long = await history(customer, `?cursor=${'x'.repeat(257)}`);
  expect([long.status, long.body.error.message]).toEqual([
    400,
    'cursor must be text of at most 256 characters.',
  ]);
  expect((await history(stranger, `?cursor=${nextCursor}`)).status).toBe(400);
  expect((await history(customer, `?cursor=${nextCursor}`)).status).toBe(200);
});

test('[1-42] [2.5-03] [2.5-04] rows from before this service are imported once; broken ones are kept as far as they can be read and mark the history degraded', async () => {
  const { accountId, email } = await service.anAccount();
  const customer = await aCustomer(service, { accountId });
  const whole = await service.anAccount();
  await buy(customer);
  const file = join(await aTemporaryFolder(), 'legacy.csv');
  await writeFile(
    file,
    [
      'id,email,amount,currency,status,product_name,created_at,invoice_url,provider',
      `old-1,${email},12.50,USD,paid,"Credits, ""big"" pack",2024-05-01T10:00:00Z,https://pay.example/1,paypal`,
      `old-2,${email.toUpperCase()},twelve,usd,paid,Credits,sometime,,paypal`,
      `old-3,${whole.email},3,eur,refunded,Credits,2024-01-01,,`,
      'old-4,nobody@example.com,3,eur,paid,Credits,2024-01-01,,',
    ].join('\r\n'),
  );
  const program = kinora(['billing', 'import', file, '--json'], {
    DATABASE_URL: service.databaseUrl,
  });
  expect(await program.ended).toBe(0);
  expect(JSON.parse(program.output())).toEqual({
    imported: 3,
    broken: 1,
    problems: [
      { line: 3, field: 'amount', why: '"twelve" is not an amount such as 12.50' },
      {
        line: 3,
        field: 'created_at',
        why: '"sometime" is not a date such as 2024-05-01T10:00:00Z',
      },
    ],
    known: 0,
    skipped: [{ line: 5, why: 'no account of nobody@example.com' }],
  });
  const { body } = await history(customer);
  expect(body.degraded).toBe(true);
  expect(body.history.slice(1)).toEqual([
    {
      id: 'old-1',
      amount: 12.5,
      currency: 'USD',
      status: 'paid',
      productName: 'Credits, "big" pack',
      createdAt: '2024-05-01T10:00:00.000Z',
      invoiceUrl: 'https://pay.example/1',
      provider: 'paypal',
    },
    {
      id: 'old-2',
      currency: 'USD',
      status: 'paid',
      productName: 'Credits',
      invoiceUrl: null,
      provider: 'paypal',
    },
  ]);
  const paged = await history(customer, '?limit=2');
  const last = await history(customer, `?limit=2&cursor=${paged.body.nextCursor}`);
  expect(last.body).toMatchObject({ history: [{ id: 'old-2' }], nextCursor: null, degraded: true });
  const other = await aCustomer(service, { accountId: whole.accountId });
  expect('degraded' in (await history(other)).body).toBe(false);
  const header = 'email,id,amount,currency,status,product_name,created_at,invoice_url,provider';
  const again = `${header}\n${email},old-1,99,usd,paid,Credits,2024-05-01,,\n`;
  expect(await importLegacyPayments(service.pool, again)).toMatchObject({ imported: 0, known: 1 });
  expect(() => importLegacyPayments(service.pool, 'a,b\n1,2')).toThrow('The first line must name');
}, 60_000);

test('an import names each broken row by its line in the file, the field and why', async () => {
  const { email } = await service.anAccount();
  const rows = [
    'email,id,amount,currency,status,product_name,created_at,invoice_url,provider',
    '',
    `${email},lines-1,5,usd,paid,"Two`,
    'lines",2024-05-01,,',
    `${email},lines-2,5,usd,paid,Credits,2024-13-01,ftp://pay.example,,surplus`,
    'nobody@example.com,lines-3,5,usd,paid,Credits,2024-05-01,,',
  ];
  const file = join(await aTemporaryFolder(), 'broken.csv');
  await writeFile(file, rows.join('\n'));
  const program = kinora(['billing', 'import', file], { DATABASE_URL: service.databaseUrl });
  expect(await program.ended).toBe(0);
  expect(program.output()).toBe(
    `${[
      '2 rows imported, 2 of them broken; 0 known, 1 skipped.',
      'line 3: product_name: "Two\\nlines" is not a name of up to 200 characters',
      'line 5: row: 10 cells instead of 9',
      'line 5: created_at: "2024-13-01" is not a date such as 2024-05-01T10:00:00Z',
      'line 5: invoice_url: "ftp://pay.example" is not an address that begins with https://',
      'line 6: skipped, no account of nobody@example.com',
    ].join('\n')}\n`,
  );
}, 60_000);

const portal = (customer: Customer, fields: object = {}) =>
  customer.post('/v1/billing/portal-sessions', {
    idempotencyKey: aNewKey(),
    returnTarget: 'generate',
    ...fields,
  });

const handoffOf = (url: string) => url.split('/').at(-1) ?? '';

test('[2.5-13] [2.5-14] [2.5-15] [4.1-29] a portal session hands the management page of the account to a person, once', async () => {
  const customer = await aCustomer(service);
  const { status, body } = await portal(customer);
  expect(status).toBe(200);
  expect(body).toEqual({
    url: expect.stringMatching(/^http:\/\/kinora\.test\/billing\/portal\/[\w-]{43}$/),
    expiresAt: new Date(clock.now() + 15 * 60_000).toISOString(),
  });
  const opened = await openPortal(billing, handoffOf(body.url));
  if (opened.kind !== 'here') throw new Error('The page is ours');
  expect(opened).toMatchObject({
    accountId: customer.accountId,
    returnUrl: 'http://kinora.test/generate',
  });
  await expect(openPortal(billing, handoffOf(body.url))).rejects.toThrow('was used before');
  expect(await findPortalAccess(billing, opened.token)).toMatchObject({
    accountId: customer.accountId,
  });
  expect(await findPortalAccess(billing, handoffOf(body.url))).toBeNull();
  clock.advanceSeconds(30 * 60);
  expect(await findPortalAccess(billing, opened.token)).toBeNull();
});

test('a handoff opens for one of twenty who try at once, for fifteen minutes, and not when it is made up', async () => {
  const customer = await aCustomer(service);
  const { body } = await portal(customer);
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => openPortal(billing, handoffOf(body.url))),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const late = await portal(customer);
  clock.advanceSeconds(15 * 60);
  await expect(openPortal(billing, handoffOf(late.body.url))).rejects.toThrow('is too old');
  await expect(openPortal(billing, 'x'.repeat(43))).rejects.toThrow('Ask for a new one.');
});

test('a portal session has the same rules of repetition as a checkout', async () => {
  const customer = await aCustomer(service);
  const fields = { idempotencyKey: aNewKey() };
  const first = await portal(customer, fields);
  const answers = await Promise.all(Array.from({ length: 5 }, () => portal(customer, fields)));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([first.text]));
  expect(answers[0]?.headers.get('idempotency-replayed')).toBe('true');
  const conflict = await portal(customer, { ...fields, returnTarget: 'billing' });
  expect([conflict.status, conflict.body.error.code]).toEqual([409, 'idempotency_conflict']);
  const stranger = await aCustomer(service);
  expect((await portal(stranger, fields)).body.url).not.toBe(first.body.url);
});
