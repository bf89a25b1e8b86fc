import { type Command, Option } from 'commander';
import { PLANS, type PlanId } from '../contract/plans.ts';
import type { CallingAccount } from '../domain/caller.ts';
import { columns, type Paging, paged, printPage, readPage } from './paging.ts';
import type { Program } from './program.ts';
import { atLeastOne, wholeNumber } from './whole-number.ts';

/** Loaded on demand: the sign-in library takes half a second to load. */
const accounts = () => import('../domain/accounts/index.ts');

export function addAccountCommands({ command, withDatabase, print }: Program): void {
  const account = command.command('account').description('accounts of people');
  addReadingCommands(account, { withDatabase, print });

  account
    .command('create <email>')
    .description('make an account; the person signs in by link')
    .option('--credits <n>', 'credits on top of the welcome 10', wholeNumber, 0)
    .addOption(
      new Option('--plan <plan>', 'plan of the account')
        .choices(Object.keys(PLANS))
        .default('free'),
    )
    .action((email: string, { credits, plan }: { credits: number; plan: PlanId }) =>
      withDatabase(async ({ operation }) => {
        const { createAccount } = await accounts();
        const created = await createAccount(operation, { email, credits, plan });
        const { id, balance } = created;
        print(
          { account: { id, email: created.email, plan: created.plan, balance } },
          `${created.email} has an account (${id}) with ${balance} credits.`,
        );
      }),
    );

  account
    .command('grant <email>')
    .argument('<credits>', 'how many, at least 1', atLeastOne)
    .description('add credits to an account')
    .requiredOption('--reason <reason>', 'why; kept in the ledger')
    .action((email: string, credits: number, { reason }: { reason: string }) =>
      withDatabase(async ({ operation }) => {
        const { grantToAccount } = await accounts();
        const granted = await grantToAccount(operation, { email, credits, reason });
        print(
          { account: { id: granted.id, email: granted.email, balance: granted.balance } },
          `${granted.email} now has ${granted.balance} credits.`,
        );
      }),
    );
}

interface ListOptions extends Paging {
  readonly search?: string;
}

function addReadingCommands(
  account: Command,
  { withDatabase, print }: Pick<Program, 'withDatabase' | 'print'>,
): void {
  paged(account.command('list'))
    .description('list accounts, the newest first')
    .option('--search <text>', 'only those whose address has this part')
    .action(({ search, ...paging }: ListOptions) =>
      withDatabase(async ({ operation: { pool } }) => {
        const { listAccounts } = await accounts();
        const { rows, next } = await readPage(paging, (part) =>
          listAccounts(pool, { search: search ?? null, ...part }),
        );
        const lines = columns(
          rows.map(({ id, email, plan, balance, held }) => [
            ...[id, email, plan],
            `${balance} credits, ${held} held`,
          ]),
        );
        printPage(print, { accounts: rows.map(shown), next }, lines);
      }),
    );

  account
    .command('show <email-or-id>')
    .description('show an account with its credits and the number of its keys')
    .action((who: string) =>
      withDatabase(async ({ operation: { pool } }) => {
        const { accountByEmail, findAccount } = await accounts();
        const byId = who.includes('@') ? undefined : await findAccount(pool, { id: who });
        const found = byId ?? (await accountByEmail(pool, who));
        const { listKeys } = await import('../domain/keys/index.ts');
        const keys = (await listKeys(pool, found.id)).filter(({ revokedAt }) => revokedAt === null);
        const account = { ...shown(found), active_keys: keys.length };
        const lines = columns(
          Object.entries(account).map(([name, value]) => [name, String(value ?? '-')]),
        );
        print({ account }, lines.join('\n'));
      }),
    );
}

function shown({ id, email, plan, planRenewsAt, balance, held, createdAt }: CallingAccount) {
  return {
    ...{ id, email, plan, plan_renews_at: planRenewsAt?.toISOString() ?? null },
    ...{ balance, held, available: balance - held, created_at: createdAt.toISOString() },
  };
}
