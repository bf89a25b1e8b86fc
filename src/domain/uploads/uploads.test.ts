import pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { aClock } from '../../../test/harness/a-clock.ts';
import { aDatabase } from '../../../test/harness/a-database.ts';
import { systemClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { insertAccount } from '../accounts/index.ts';
import type { Caller } from '../caller.ts';
import type { Invoke } from '../invoke.ts';
import {
  createArrivals,
  createUpload,
  createUploadAddresses,
  sweepUploads,
  type UploadFiles,
  useUpload,
} from './index.ts';

const pool = new pg.Pool({ connectionString: await aDatabase(), max: 4 });
afterAll(() => pool.end());

const invoke: Invoke = () => {
  throw new Error('An upload asks for nothing else');
};

/** What is in a store of which every step can fail, before or after it has done its work. */
function aStore() {
  const names = new Set<string>();
  const failing = { next: null as 'before' | 'after' | null };
  const step = async (work: () => void) => {
    const when = failing.next;
    failing.next = null;
    if (when === 'before') throw new Error('The store is gone');
    work();
    if (when === 'after') throw new Error('The store did not answer');
  };
  const files: UploadFiles = {
    put: (name) => step(() => void names.add(name)),
    delete: (name) => step(() => void names.delete(name)),
  };
  return { names, failing, files };
}

let clock = aClock();
let store = aStore();
let accountId = '';
beforeEach(async () => {
  clock = aClock();
  store = aStore();
  await pool.query('delete from upload');
  accountId = newId('acc', systemClock);
  await insertAccount(pool, {
    id: accountId,
    email: `${accountId}@x.example`,
    name: 'Ada',
    plan: 'free',
  });
});

async function upload(): Promise<string> {
  const create = createUpload({
    ...{ pool, clock, files: store.files, arrivals: createArrivals() },
    addresses: createUploadAddresses('http://kinora.test'),
    cleanPicture: (bytes) => ({ bytes, contentType: 'image/png' }),
  });
  const account = {
    id: accountId,
    email: '',
    name: '',
    createdAt: new Date(0),
    plan: 'free',
    planRenewsAt: null,
    balance: 0,
    held: 0,
  } as const;
  const key = { id: '', name: '', permissions: [], dailyCeiling: null, usedToday: 0 };
  const caller: Caller = { kind: 'key', key, account };
  const made = await create(
    { file: async () => Uint8Array.of(1) },
    { caller, details: {}, invoke },
  );
  return made.upload.url.split('/').at(-1) ?? '';
}

const sweep = () => sweepUploads({ pool, clock, files: store.files });
const use = (assetName: string) =>
  useUpload(pool, { assetName, accountId, now: new Date(clock.now()) });

async function rows() {
  const { rows: found } = await pool.query<{ uploads: number; accepted: number }>(
    `select (select count(*) from upload)::int as uploads,
       coalesce((select accepted from upload_account where account_id = $1), 0) as accepted`,
    [accountId],
  );
  return found[0];
}

test.each(['before', 'after'] as const)(
  'a store that fails %s it took the file costs no place, and leaves nothing for ever',
  async (when) => {
    store.failing.next = when;
    await expect(upload()).rejects.toThrow('The store');
    expect(await rows()).toEqual({ uploads: 1, accepted: 0 });
    clock.advanceSeconds(86_400);
    await sweep();
    expect([await rows(), [...store.names]]).toEqual([{ uploads: 0, accepted: 0 }, []]);
  },
);

test.each(['before', 'after'] as const)(
  'a sweep that is cut off %s it deleted a file is finished by the next, and nothing uses the upload in between',
  async (when) => {
    const name = await upload();
    clock.advanceSeconds(86_400);
    store.failing.next = when;
    await expect(sweep()).rejects.toThrow('The store');
    expect(await rows()).toEqual({ uploads: 1, accepted: 1 });
    // The clock of another machine may be behind.
    clock.advanceSeconds(-60);
    await expect(use(name)).rejects.toThrow('imageUrl must be the address');
    clock.advanceSeconds(60);
    await sweep();
    expect([await rows(), [...store.names]]).toEqual([{ uploads: 0, accepted: 1 }, []]);
  },
);

test('a sweep that meets a submit waits for neither, and takes nothing that the submit has got', async () => {
  const name = await upload();
  clock.advanceSeconds(86_399);
  const submit = await pool.connect();
  await submit.query('begin');
  await useUpload(submit, { assetName: name, accountId, now: new Date(clock.now()) });
  clock.advanceSeconds(1);
  await sweep();
  await submit.query('commit');
  submit.release();
  await sweep();
  expect([...store.names]).toEqual([name]);
  // The longest wait, the longest work, and a margin.
  clock.advanceSeconds(90 * 60 - 2);
  await sweep();
  expect([...store.names]).toEqual([name]);
  clock.advanceSeconds(2);
  await sweep();
  expect([...store.names]).toEqual([]);
});

test('a sweep takes fifty at most, the oldest first', async () => {
  const first = await upload();
  clock.advanceSeconds(1);
  for (let i = 0; i < 51; i += 1) await upload();
  clock.advanceSeconds(86_400);
  await sweep();
  expect([store.names.size, store.names.has(first)]).toEqual([2, false]);
});

test('of ten at once that ask for the last place of the day, one gets it', async () => {
  await pool.query("insert into upload_account values ($1, '2026-11-15', 99)", [accountId]);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, upload));
  expect(tries.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  expect(await rows()).toEqual({ uploads: 1, accepted: 100 });
  clock.advanceSeconds(12 * 3_600);
  await upload();
  expect(await rows()).toEqual({ uploads: 2, accepted: 1 });
});
