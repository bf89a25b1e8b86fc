import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inTransaction, knownMigrations, migrate, type Queryable } from '../database/index.ts';
import type { Log } from '../log.ts';
import { OperatorError } from '../operator-error.ts';
import { prepareQueue } from '../queue/index.ts';
import { countOtherSessions, dropEverything, findTables } from './catalog.ts';
import { columnList, type Heading, quoted, type TableEntry } from './format.ts';
import { type BackupReader, openBackup } from './read-backup.ts';
import { settleSession } from './session.ts';
import type { BackupSums } from './write-backup.ts';

/** Reads a whole backup and compares it with its sums. */
async function checkBackup(file: string): Promise<Heading & BackupSums> {
  const reader = openBackup(file);
  try {
    const heading = await reader.next();
    if (heading === null || !('format' in heading)) throw broken(file, 'has no heading');
    const sums = await readTables(reader, file, async (_, rows) => {
      let count = 0;
      for await (const bytes of rows) count += linesIn(bytes);
      return count;
    });
    return { ...heading, ...sums };
  } finally {
    reader.close();
  }
}

interface Target {
  readonly pool: pg.Pool;
  readonly log: Log;
}

/** Fills an empty database; with `replaces`, whatever it holds is removed first. */
export async function restoreBackup(
  { pool, log }: Target,
  { file, replaces }: { file: string; replaces: boolean },
): Promise<BackupSums> {
  const heading = await checkBackup(file);
  await refuseUnknownMigrations(file, heading);
  if ((await countOtherSessions(pool)) > 0) {
    throw new OperatorError('Stop every server and worker of this database first');
  }
  if (replaces) await dropEverything(pool);
  else await refuseFilled(pool);
  await migrate(pool, { names: heading.migrations.map(({ name }) => name) });
  await prepareQueue(pool, log);
  const sums = await inTransaction(pool, (client) => load(client, file));
  await migrate(pool);
  await pool.query('analyze');
  return sums;
}

async function load(client: pg.PoolClient, file: string): Promise<BackupSums> {
  await settleSession(client);
  const tables = new Map(
    (await findTables(client)).map((found) => [quoted(found.table), found.columns]),
  );
  // What triggers did when a row was written first is in the file as well.
  await switchTriggers(client, [...tables.keys()], 'disable');
  const reader = openBackup(file);
  try {
    const copyIn = async ({ table, columns }: TableEntry, rows: AsyncIterable<Buffer>) => {
      const known = tables.get(quoted(table));
      if (known === undefined || !columns.every((column) => known.includes(column))) {
        throw broken(file, `holds ${quoted(table)} in a form that this version does not have`);
      }
      const statement = `copy ${quoted(table)} (${columnList(columns)}) from stdin`;
      const stream = client.query(copyFrom(statement));
      await pipeline(Readable.from(rows, { objectMode: false }), stream);
      return stream.rowCount;
    };
    const sums = await readTables(reader, file, copyIn, (name, { value, called }) =>
      client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called]),
    );
    await switchTriggers(client, [...tables.keys()], 'enable');
    return sums;
  } finally {
    reader.close();
  }
}

type TakeRows = (table: TableEntry, rows: AsyncIterable<Buffer>) => Promise<number>;
type TakeSequence = (name: string, state: { value: string; called: boolean }) => Promise<unknown>;

/** Walks through a backup; what is read must agree with the sums that were written. */
async function readTables(
  reader: BackupReader,
  file: string,
  takeRows: TakeRows,
  takeSequence: TakeSequence = async () => {},
): Promise<BackupSums> {
  const read = { tables: 0, rows: 0 };
  for (let found = await reader.next(); found !== null; found = await reader.next()) {
    if ('columns' in found) {
      const hash = createHash('sha256');
      const rows = await takeRows(found, hashed(reader.rows(), hash));
      const sums = await reader.next();
      const agrees = sums !== null && 'sha256' in sums && sums.rows === rows;
      if (!agrees || sums.sha256 !== hash.digest('hex')) {
        throw broken(file, `is damaged in the rows of ${quoted(found.table)}`);
      }
      read.tables += 1;
      read.rows += rows;
    } else if ('sequence' in found) {
      await takeSequence(quoted(found.sequence), found);
    } else if ('total_rows' in found) {
      if (found.tables === read.tables && found.total_rows === read.rows) return read;
      throw broken(file, 'is not complete');
    }
  }
  throw broken(file, 'was cut off');
}

async function* hashed(
  rows: AsyncIterable<Buffer>,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Buffer> {
  for await (const bytes of rows) {
    hash.update(bytes);
    yield bytes;
  }
}

function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1)) count += 1;
  return count;
}

async function refuseUnknownMigrations(file: string, { migrations, version }: Heading) {
  const known = new Map((await knownMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown === undefined) return;
  throw broken(file, `needs ${unknown.name}, which this version lacks; ${version} has made it`);
}

async function refuseFilled(pool: pg.Pool): Promise<void> {
  for (const { table } of await findTables(pool)) {
    const { rowCount } = await pool.query(`select from ${quoted(table)} limit 1`);
    if (rowCount === 0) continue;
    throw new OperatorError(
      `The database is not empty (${table.name} has rows): choose another, or give it up with --replace`,
    );
  }
}

async function switchTriggers(
  database: Queryable,
  tables: readonly string[],
  how: 'disable' | 'enable',
): Promise<void> {
  for (const table of tables) await database.query(`alter table ${table} ${how} trigger user`);
}

function broken(file: string, what: string): OperatorError {
  return new OperatorError(`${file} ${what}`);
}
