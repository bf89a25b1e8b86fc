import { existsSync } from 'node:fs';
import { type Clock, systemClock } from '../platform/clock.ts';
import {
  type Configuration,
  findMisspelt,
  readConfiguration,
} from '../platform/configuration/index.ts';
import { type Database, migrate, openDatabase } from '../platform/database/index.ts';
import { createLog, type Log } from '../platform/log.ts';
import { letYoungGenerationGrow } from './limit-young-generation.ts';

/** A database as it was found, whatever its schema. */
export interface OpenDatabase {
  readonly settings: Configuration;
  readonly operation: Pick<Database, 'pool' | 'paymentPool'> & { readonly clock: Clock };
  readonly log: Log;
}

/** What a command that works on the database gets. */
export interface CommandContext extends OpenDatabase {
  /** Names of the migrations that were applied before the command ran. */
  readonly applied: readonly string[];
}

export function readSettings(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  for (const { given, meant } of findMisspelt(process.env)) {
    process.stderr.write(`kinora: ${given} is not a setting; did you mean ${meant}?\n`);
  }
  return readConfiguration(process.env);
}

/** The program file of npm, where npm or npx has started this process. */
export function npmProgram(): string | undefined {
  return process.env['npm_execpath'];
}

/** Runs a command on an up-to-date schema, whether a server is running or not. */
export async function withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void> {
  await withDatabaseAsItIs(async (found) => {
    const applied = await migrate(found.operation.pool);
    await run({ ...found, applied });
  });
}

/** Runs a command that must not change the schema first. */
export async function withDatabaseAsItIs(
  run: (found: OpenDatabase) => Promise<void>,
  adjusted: Partial<Configuration> = {},
): Promise<void> {
  letYoungGenerationGrow();
  const settings = { ...readSettings(), ...adjusted };
  const log = createLog(settings.logLevel);
  const database = await openDatabase(settings, log, { purpose: 'operator' });
  try {
    const { pool, paymentPool } = database;
    await run({ settings, log, operation: { pool, paymentPool, clock: systemClock } });
  } finally {
    await database.close();
  }
}
