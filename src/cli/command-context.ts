import { existsSync } from 'node:fs';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type Configuration, readConfiguration } from '../platform/configuration/index.ts';
import { type Database, migrate, openDatabase } from '../platform/database/index.ts';
import { createLog } from '../platform/log.ts';

/** What a command that works on the database gets. */
export interface CommandContext {
  readonly settings: Configuration;
  readonly operation: Pick<Database, 'pool' | 'paymentPool'> & { readonly clock: Clock };
  /** Names of the migrations that were applied before the command ran. */
  readonly applied: readonly string[];
}

export function readSettings(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}

/** Runs a command on an up-to-date schema, whether a server is running or not. */
export async function withDatabase(run: (context: CommandContext) => Promise<void>): Promise<void> {
  const settings = readSettings();
  const database = await openDatabase(settings, createLog(settings.logLevel), 'operator');
  try {
    const applied = await migrate(database.pool);
    const { pool, paymentPool } = database;
    await run({ settings, operation: { pool, paymentPool, clock: systemClock }, applied });
  } finally {
    await database.close();
  }
}
