#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { startService } from './main.ts';
import { type Configuration, readConfiguration } from './platform/configuration/index.ts';
import { migrate, openDatabase } from './platform/database/index.ts';
import { createLog } from './platform/log.ts';
import { OperatorError } from './platform/operator-error.ts';

const program = new Command('kinora')
  .description('Runs and operates the service. Every setting is an environment variable.')
  .option('--json', 'print one JSON object')
  .showHelpAfterError();

program
  .command('serve', { isDefault: true })
  .description('start the service')
  .action(() => serve(configuration()));

program
  .command('migrate')
  .description('bring the database schema up to date')
  .action(async () => {
    const settings = configuration();
    const database = await openDatabase(settings, createLog(settings.logLevel));
    try {
      const applied = await migrate(database.pool);
      print(
        { applied },
        applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`,
      );
    } finally {
      await database.close();
    }
  });

function configuration(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}

function print(result: object, words: string): void {
  const asJson = program.opts<{ json?: boolean }>().json === true;
  process.stdout.write(`${asJson ? JSON.stringify(result) : words}\n`);
}

async function serve(settings: Configuration): Promise<void> {
  const log = createLog(settings.logLevel);
  const service = await startService(settings, { log });
  const { serviceName, baseUrl, database, dataDir } = settings;
  const store = database.kind === 'embedded' ? `in ${dataDir}` : 'on DATABASE_URL';
  print(
    { listening: baseUrl, port: service.port, database: database.kind },
    `${serviceName} is running at ${baseUrl}

  See the models   curl ${baseUrl}/v1/models
  Quote a video    curl '${baseUrl}/v1/models/kinora_motion_1/cost?quantity=3'

Data is ${store}. Stop with Ctrl-C.`,
  );
  stopOnSignal(() => service.stop());
}

/** npm passes a Ctrl-C on a second time, so later signals are ignored rather than obeyed. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      );
    });
  }
}

/** One line for what an operator can mend; the whole story for a fault of ours. */
function fail(error: unknown): never {
  process.stderr.write(`kinora: ${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message.replace(/^.*EADDRINUSE: /, '')}; set PORT to a free one`;
  }
  return error.stack ?? error.message;
}

await program.parseAsync().catch(fail);
