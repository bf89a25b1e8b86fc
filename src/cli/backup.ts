import { existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { OperatorError } from '../platform/operator-error.ts';
import { programVersion } from '../platform/program-version.ts';
import { type OpenDatabase, withDatabaseAsItIs } from './command-context.ts';
import type { Program } from './program.ts';

const STANDARD_OUTPUT = '-';

export function addBackupCommands({ command, print }: Program): void {
  command
    .command('backup <file>')
    .description('write the whole database to a new file, while the service goes on; - for stdout')
    .addHelpText('after', BACKUP_HELP)
    .action((file: string) =>
      withDatabaseAsItIs(async (found) => {
        if (file === STANDARD_OUTPUT) return void (await write(found, process.stdout));
        const { tables, rows } = await writeFile(found, file);
        print({ file, tables, rows }, `${file} holds ${rows} rows of ${tables} tables.`);
      }),
    );

  command
    .command('restore <file>')
    .description('fill an empty database from a backup, and verify its ledger')
    .option('--replace', 'remove what the database holds now')
    .addHelpText('after', RESTORE_HELP)
    .action((file: string, { replace = false }: { replace?: boolean }) =>
      withDatabaseAsItIs(
        async ({ operation: { pool }, log }) => {
          const { restoreBackup } = await import('../platform/backup/index.ts');
          const { verifyLedger } = await import('../compose/verify-ledger.ts');
          const { tables, rows } = await restoreBackup({ pool, log }, { file, replaces: replace });
          const { wallets, transfers, problems } = await verifyLedger(pool);
          const lines = problems.map(({ account_id: id, problem }) => `${id}: ${problem}`);
          const sums = `${rows} rows of ${tables} tables restored; ${wallets} wallets and ${transfers} transfers`;
          print(
            { file, tables, rows, wallets, transfers, problems },
            lines.length === 0 ? `${sums} add up.` : [`${sums}.`, ...lines].join('\n'),
          );
          if (problems.length > 0) process.exitCode = 1;
        },
        // With one connection, every other session on the database is somebody else's.
        { databasePoolSize: 1 },
      ),
    );
}

const BACKUP_HELP = `
The file shows one moment: accounts, credits, generations, payments, pending jobs, and the keys that the
service signs with. Keep it as secret as the database. Files in DATA_DIR/assets or in a bucket are not
part of it; copy DATA_DIR/assets after the backup.`;

const RESTORE_HELP = `
Stop every server and worker of the database first. A backup of an older version is brought up to date.
Unfinished generations go on when a worker starts.`;

/** A file that is there is a whole backup: it gets its name when all of it is on disk. */
async function writeFile(found: OpenDatabase, file: string) {
  if (existsSync(file)) throw new OperatorError(`${file} exists already`);
  const partial = `${file}.partial`;
  try {
    await rm(partial, { force: true });
    const handle = await open(partial, 'wx', 0o600);
    const sums = await write(found, handle.createWriteStream({ flush: true }));
    await rename(partial, file);
    return sums;
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    const isAboutFile = error instanceof Error && 'code' in error;
    if (!isAboutFile || !('path' in error || error.code === 'ENOSPC')) throw error;
    throw new OperatorError(`${file} cannot be written: ${error.message}`, { cause: error });
  }
}

async function write({ operation }: OpenDatabase, target: NodeJS.WritableStream) {
  const { writeBackup } = await import('../platform/backup/index.ts');
  return writeBackup({ ...operation, version: programVersion() }, target);
}
