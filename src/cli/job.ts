import { Option } from 'commander';
import type { Job } from '../domain/generation/index.ts';
import type { Queryable } from '../platform/database/index.ts';
import { OperatorError } from '../platform/operator-error.ts';
import { columns, type Paging, paged, printPage, readPage } from './paging.ts';
import type { Program } from './program.ts';

/** Loaded on demand, because half of the domain comes with them. */
const accounts = () => import('../domain/accounts/index.ts');
const generations = () => import('../domain/generation/index.ts');

interface ListOptions extends Paging {
  readonly status?: Job['status'];
  readonly account?: string;
}

export function addJobCommands({ command, withDatabase, print }: Program): void {
  const job = command.command('job').description('generations, and where each of them stands');

  paged(job.command('list'))
    .description('list generations, the newest first')
    .addOption(
      new Option('--status <status>', 'only those').choices(['generating', 'completed', 'failed']),
    )
    .option('--account <email>', 'only those of an account')
    .action(({ status, account, ...paging }: ListOptions) =>
      withDatabase(async ({ operation: { pool } }) => {
        const { listJobs } = await generations();
        const accountId = account === undefined ? null : await idOf(pool, account);
        const { rows, next } = await readPage(paging, (part) =>
          listJobs(pool, { status: status ?? null, accountId, ...part }),
        );
        const lines = columns(rows.map(line));
        printPage(print, { jobs: rows, next }, lines);
      }),
    );

  job
    .command('show <job-id>')
    .description('show all that is known of a generation, except what was asked for')
    .action((id: string) =>
      withDatabase(async ({ operation: { pool } }) => {
        const { findJob } = await generations();
        const found = await findJob(pool, id);
        if (found === undefined) throw new OperatorError(`There is no generation ${id}`);
        const rows = Object.entries(found).map(([name, value]) => [name, shown(value)]);
        print({ job: found }, columns(rows).join('\n'));
      }),
    );
}

async function idOf(database: Queryable, email: string): Promise<string> {
  const { accountByEmail } = await accounts();
  return (await accountByEmail(database, email)).id;
}

function line({
  id,
  status,
  progress,
  error_code: code,
  model_id: model,
  account_id: account,
  created_at: at,
}: Job) {
  const detail = status === 'generating' ? `${Math.round(progress * 100)} %` : (code ?? '');
  return [id, status, detail, model, account, at.toISOString()];
}

function shown(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value === null ? '-' : String(value);
}
