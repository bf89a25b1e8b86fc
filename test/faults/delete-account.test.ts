import { expect, test } from 'vitest';
import { verifyLedger } from '../../src/compose/verify-ledger.ts';
import { complete } from '../../src/domain/generation/index.ts';
import { eraseAccounts } from '../../src/domain/settings/index.ts';
import { sweepUploads } from '../../src/domain/uploads/index.ts';
import { aClock } from '../harness/a-clock.ts';
import { aCustomer, aSubscription, theSandbox } from '../harness/a-shop.ts';
import { aSite } from '../harness/a-site.ts';
import { bearer, submitted } from '../harness/a-submit.ts';
import { aPng } from '../harness/pictures.ts';

const site = await aSite();
const { service } = site;
const { pool } = service;
const sandbox = await theSandbox(service);

/** A member with a key, and what the ledger says of it. */
async function aTenant() {
  const member = await site.aMember();
  const accountId = String((await member.json('GET', '/app/api/me')).body.account.id);
  const { secret } = await service.aKey({ accountId, permissions: ['read', 'generate'] });
  const customer = await aCustomer(service, { accountId });
  return {
    ...{ member, accountId, secret, customer },
    remove: () => member.json('POST', '/app/api/settings/delete-account', { email: member.email }),
    row: async () => (await pool.query('select * from account where id = $1', [accountId])).rows[0],
    wallet: async () =>
      (await pool.query('select balance, held from wallet where account_id = $1', [accountId]))
        .rows[0],
    generations: async () =>
      (await pool.query('select status from generation where account_id = $1', [accountId])).rows,
    subscription: async () =>
      (await pool.query('select status from subscription where account_id = $1', [accountId]))
        .rows[0]?.status,
  };
}

/** A store that fails after so many deletions, as a process does that is killed. */
function aStoreThatFailsAfter(deletions: number) {
  const deleted: string[] = [];
  const assets = {
    delete: async (name: string) => {
      if (deleted.length === deletions) throw new Error('killed');
      deleted.push(name);
    },
  };
  return { deleted, assets };
}

async function makeImage(secret: string, name: string): Promise<void> {
  const id = await submitted(service, secret, { prompt: 'A red boat' });
  const result = {
    ...{ assetName: `${name}.png`, assetBytes: 1, assetType: 'image/png' },
    thumbnailName: `${name}.jpg`,
  };
  expect(await complete(pool, { id, attempt: 0 }, { result, now: new Date() })).toBe(true);
}

const problems = async () => (await verifyLedger(pool, { from: 'beginning' })).problems;

test('an account leaves with everything, nobody is charged after it, and the ledger adds up', async () => {
  const tenant = await aTenant();
  const paid = await tenant.customer.checkout(aSubscription());
  expect((await sandbox.report(await sandbox.paid(paid.id))).status).toBe(200);
  const open = await tenant.customer.checkout();
  await makeImage(tenant.secret, 'one');
  await submitted(service, tenant.secret, { prompt: 'A red boat' });
  expect(await tenant.wallet()).toEqual({ balance: 109, held: 1 });

  const { rows: shared } = await pool.query(
    `insert into share (token, generation_id, created_at)
     select 'abcdefghijklmnopqrstuv', id, now() from generation
     where account_id = $1 and status = 'completed' returning token`,
    [tenant.accountId],
  );
  expect((await site.aVisitor().get(`/s/${shared[0].token}`)).status).toBe(200);

  expect((await tenant.remove()).status).toBe(200);

  expect((await site.aVisitor().get(`/s/${shared[0].token}`)).status).toBe(404);
  expect(await tenant.wallet()).toEqual({ balance: 109, held: 0 });
  expect(await tenant.subscription()).toBe('canceled');
  expect(await tenant.row()).toMatchObject({
    email: `${tenant.accountId}@deleted.invalid`,
    name: '',
    plan: 'free',
    email_verified: false,
  });
  const { rows: jobs } = await pool.query(
    "select task_identifier as task from graphile_worker.jobs where task_identifier like 'billing%' order by 1",
  );
  // The mail of the purchase finds nobody to be sent to.
  expect(jobs).toEqual([
    { task: 'billing_close' },
    { task: 'billing_mail' },
    { task: 'billing_stop' },
  ]);
  const late = await sandbox.report(await sandbox.paid(open.id));
  expect(late.status).toBe(200);
  const { rows } = await pool.query('select status, review_reason from checkout where id = $1', [
    open.id,
  ]);
  expect(rows).toEqual([
    { status: 'paid_pending_review', review_reason: 'Its account was deleted.' },
  ]);
  for (const token of [tenant.secret, tenant.customer.secret]) {
    expect((await service.call('/v1/me', { headers: bearer(token) })).status).toBe(401);
  }
  expect((await tenant.member.json('GET', '/app/api/me')).status).toBe(401);
  expect(await problems()).toEqual([]);
});

test('what an account had made is deleted some at a time, however often that is interrupted', async () => {
  const tenant = await aTenant();
  for (const name of ['a', 'b', 'c']) await makeImage(tenant.secret, name);
  await submitted(service, tenant.secret, { prompt: 'A red boat' });
  await tenant.remove();
  const clock = aClock(Date.now());
  const killed = aStoreThatFailsAfter(3);
  const worker = { pool, clock, events: { announce: () => {} }, onCanceled: () => {} };
  await expect(eraseAccounts({ ...worker, assets: killed.assets })).rejects.toThrow('killed');
  expect(await tenant.generations()).toHaveLength(4);
  const whole = aStoreThatFailsAfter(99);
  // Two workers at once, as two processes would.
  await Promise.all([
    eraseAccounts({ ...worker, assets: whole.assets }),
    eraseAccounts({ ...worker, assets: whole.assets }),
  ]);
  expect([...new Set(whole.deleted)].toSorted()).toEqual([
    'a.jpg',
    'a.png',
    'b.jpg',
    'b.png',
    'c.jpg',
    'c.png',
  ]);
  expect(await tenant.generations()).toEqual([]);
  expect((await tenant.row()).erased_at).toBeNull();
  clock.advanceSeconds(300);
  await eraseAccounts({ ...worker, assets: whole.assets });
  expect((await tenant.row()).erased_at).not.toBeNull();
  expect(await problems()).toEqual([]);
});

test('a request that was under way when its account was deleted leaves nothing behind', async () => {
  const tenant = await aTenant();
  await tenant.remove();
  // As the submit of a key does that was looked up just before.
  await pool.query('update api_key set revoked_at = null where account_id = $1', [
    tenant.accountId,
  ]);
  await submitted(service, tenant.secret, { prompt: 'A red boat' });
  const { assets } = aStoreThatFailsAfter(99);
  const clock = aClock(Date.now());
  const worker = { pool, clock, assets, events: { announce: () => {} }, onCanceled: () => {} };
  await eraseAccounts(worker);
  expect(await tenant.generations()).toEqual([]);
  expect((await tenant.wallet()).held).toBe(0);
  expect(await problems()).toEqual([]);
});

test('an account is never half deleted: what fails at the last step changes nothing', async () => {
  const tenant = await aTenant();
  const { id } = await tenant.customer.checkout(aSubscription());
  await sandbox.report(await sandbox.paid(id));
  await pool.query(`create function refuse_deletion() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await pool.query(`create trigger refuse_deletion before update of deleted_at on account
    for each row execute function refuse_deletion()`);
  expect((await tenant.remove()).status).toBe(500);
  await pool.query('drop trigger refuse_deletion on account');
  expect(await tenant.subscription()).toBe('active');
  expect((await service.call('/v1/me', { headers: bearer(tenant.secret) })).status).toBe(200);
  expect((await tenant.member.json('GET', '/app/api/me')).status).toBe(200);
  expect((await tenant.remove()).status).toBe(200);
  expect(await tenant.subscription()).toBe('canceled');
});

test('an account whose payment is under way is not deleted, and is told what to do', async () => {
  const tenant = await aTenant();
  const { id } = await tenant.customer.checkout();
  for (const [status, words] of [
    ['processing', /being processed\. Wait until it is through/],
    ['paid_pending_review', /under review\. Ask us/],
  ] as const) {
    if (status === 'processing') {
      await pool.query("update checkout set status = 'processing' where id = $1", [id]);
    } else await sandbox.report(await sandbox.paid(id, { doubtful: true }));
    const { status: answered, body } = await tenant.remove();
    expect([answered, body.error.code]).toEqual([409, 'payment_open']);
    expect(body.error.message).toMatch(words);
    const page = await tenant.member.post('/settings/delete', { email: tenant.member.email });
    expect([page.status, words.test(page.text)]).toEqual([409, true]);
  }
  expect((await tenant.member.json('GET', '/app/api/me')).status).toBe(200);
});

test('links that an account has shared end with it, and its uploads are left to the sweeper', async () => {
  const tenant = await aTenant();
  await makeImage(tenant.secret, 'shared');
  const [{ id }] = (await tenant.member.json('GET', '/app/api/videos')).body.videos;
  const { share } = (await tenant.member.json('POST', `/app/api/videos/${id}/share`)).body;
  const page = new URL(share.url).pathname;
  expect((await service.call(page)).status).toBe(200);
  const uploaded = await service.call('/v1/uploads', {
    method: 'POST',
    raw: new Uint8Array(aPng()),
    headers: { ...bearer(tenant.secret), 'content-type': 'image/png' },
  });
  expect(uploaded.status).toBe(201);
  expect((await tenant.remove()).status).toBe(200);
  expect((await service.call(page)).status).toBe(404);
  const { assets, deleted } = aStoreThatFailsAfter(99);
  const clock = aClock(Date.now() + 1_000);
  await sweepUploads({ pool, clock, files: assets });
  expect(deleted).toEqual([uploaded.body.upload.url.split('/').at(-1)]);
});
