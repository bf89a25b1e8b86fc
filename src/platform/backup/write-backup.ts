import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Clock } from '../clock.ts';
import { appliedMigrations } from '../database/index.ts';
import { OperatorError } from '../operator-error.ts';
import { findSequences, findTables } from './catalog.ts';
import {
  columnList,
  END_OF_ROWS,
  FORMAT,
  type Heading,
  line,
  quoted,
  type Relation,
  type TableEntry,
} from './format.ts';
import { settleSession } from './session.ts';

export interface BackupSums {
  readonly tables: number;
  readonly rows: number;
}

interface Source {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly version: string;
}

/** Writes all that the database holds at one moment, while others go on working with it. */
export async function writeBackup(
  { pool, clock, version }: Source,
  target: NodeJS.WritableStream,
): Promise<BackupSums> {
  const client = await pool.connect();
  const sums = { tables: 0, rows: 0 };
  try {
    await client.query('begin isolation level repeatable read read only');
    await settleSession(client);
    const migrations = [...(await appliedMigrations(client))];
    if (migrations.length === 0) {
      throw new OperatorError('There is nothing to back up: the database has no schema yet');
    }
    const made_at = new Date(clock.now()).toISOString();
    const script = writeScript(client, { format: FORMAT, made_at, version, migrations }, sums);
    await pipeline(Readable.from(script, { objectMode: false }), createGzip(), target);
    return sums;
  } finally {
    // Ends the transaction too, in whatever state it was left.
    client.release(true);
  }
}

async function* writeScript(
  client: pg.PoolClient,
  heading: Heading,
  sums: { tables: number; rows: number },
): AsyncGenerator<string | Buffer> {
  yield line(heading);
  for (const table of await findTables(client)) {
    sums.tables += 1;
    sums.rows += yield* writeTable(client, table);
  }
  // After the rows: a number that was handed out in the meantime is skipped and never used twice.
  for (const sequence of await findSequences(client)) yield await describe(client, sequence);
  yield line({ tables: sums.tables, total_rows: sums.rows });
}

async function* writeTable(
  client: pg.PoolClient,
  content: TableEntry,
): AsyncGenerator<string | Buffer, number> {
  const { table, columns } = content;
  const names = `${quoted(table)} (${columnList(columns)})`;
  yield line(content);
  yield `COPY ${names} FROM stdin;\n`;
  const hash = createHash('sha256');
  const stream = client.query(copyTo(`copy ${names} to stdout`));
  for await (const chunk of stream) {
    const bytes: Buffer = chunk;
    hash.update(bytes);
    yield bytes;
  }
  const rows = stream.rowCount;
  yield `${END_OF_ROWS}\n`;
  yield line({ rows, sha256: hash.digest('hex') });
  return rows;
}

async function describe(client: pg.PoolClient, sequence: Relation): Promise<string> {
  const { rows } = await client.query<{ value: string; called: boolean }>(
    `select last_value::text as value, is_called as called from ${quoted(sequence)}`,
  );
  const [state] = rows;
  if (state === undefined) throw new Error(`The sequence ${sequence.name} has no state`);
  const name = quoted(sequence).replaceAll("'", "''");
  return `${line({ sequence, ...state })}SELECT pg_catalog.setval('${name}', ${state.value}, ${state.called});\n`;
}
