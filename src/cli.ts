#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { Command, InvalidArgumentError, Option } from 'commander';
import { createMail } from './adapters/mail/index.ts';
import { addBillingCommands } from './cli-billing.ts';
import { serve } from './cli-serve.ts';
import { PERMISSIONS, type Permission } from './contract/permissions.ts';
import { PLANS, type PlanId } from './contract/plans.ts';
import {
  createKey,
  listKeys,
  notifyDeprecation,
  revokeKey,
  toKeyResource,
} from './domain/keys/index.ts';
import { Refusal } from './domain/refusal.ts';
import { systemClock } from './platform/clock.ts';
import { type Configuration, readConfiguration } from './platform/configuration/index.ts';
import { type Database, migrate, openDatabase } from './platform/database/index.ts';
import { createLog } from './platform/log.ts';
import { OperatorError } from './platform/operator-error.ts';
import { rotateSigningKeys } from './platform/signing-keys.ts';

// What Node has compiled once is compiled for the next start as well.
enableCompileCache();

/** Half a second to read, which only those wait for who need it. */
const accounts = () => import('./domain/accounts/index.ts');

const program = new Command('kinora')
  .description('Runs and operates the service. Every setting is an environment variable.')
  .option('--json', 'print one JSON object')
  .showHelpAfterError();

program
  .command('serve', { isDefault: true })
  .description('start the service: API and worker')
  .action(() => serve(configuration(), { api: true, worker: true, print, fail }));

program
  .command('api')
  .description('start the API alone')
  .action(() => serve(configuration(), { api: true, worker: false, print, fail }));

program
  .command('worker')
  .description('start a worker alone')
  .action(() => serve(configuration(), { api: false, worker: true, print, fail }));

program
  .command('migrate')
  .description('bring the database schema up to date')
  .action(() =>
    withDatabase(async ({ applied }) => {
      const words =
        applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`;
      print({ applied }, words);
    }),
  );

const account = program.command('account').description('accounts of people');

account
  .command('create <email>')
  .description('make an account; the person signs in by link')
  .option('--credits <n>', 'credits on top of the welcome 10', wholeNumber, 0)
  .addOption(
    new Option('--plan <plan>', 'plan of the account').choices(Object.keys(PLANS)).default('free'),
  )
  .action((email: string, { credits, plan }: { credits: number; plan: PlanId }) =>
    withDatabase(async ({ operation }) => {
      const { createAccount } = await accounts();
      const made = await createAccount(operation, { email, credits, plan });
      print(
        { account: { id: made.id, email: made.email, plan: made.plan, balance: made.balance } },
        `${made.email} has an account (${made.id}) with ${made.balance} credits.`,
      );
    }),
  );

account
  .command('grant <email> <credits>')
  .description('add credits to an account')
  .requiredOption('--reason <reason>', 'why; kept in the ledger')
  .action((email: string, credits: string, { reason }: { reason: string }) =>
    withDatabase(async ({ operation }) => {
      const wish = { email, credits: wholeNumber(credits), reason };
      if (wish.credits === 0) throw new OperatorError('CREDITS must be at least 1');
      const { grantToAccount } = await accounts();
      const granted = await grantToAccount(operation, wish);
      print(
        { account: { id: granted.id, email: granted.email, balance: granted.balance } },
        `${granted.email} now has ${granted.balance} credits.`,
      );
    }),
  );

const key = program.command('key').description('API keys');

key
  .command('create <email>')
  .description('make a key; its secret is printed once')
  .requiredOption('--name <name>', 'a name to recognise it by')
  .requiredOption('--permissions <list>', 'separated by commas', permissionList)
  .option('--daily-ceiling <credits>', 'most credits per UTC day', wholeNumber)
  .action(
    (
      email: string,
      wish: { name: string; permissions: readonly Permission[]; dailyCeiling?: number },
    ) =>
      withDatabase(async ({ operation }) => {
        const { accountByEmail } = await accounts();
        const owner = await accountByEmail(operation.pool, email);
        const { key: made, secret } = await createKey(operation, {
          accountId: owner.id,
          name: wish.name,
          permissions: wish.permissions,
          dailyCeiling: wish.dailyCeiling ?? null,
        });
        print({ key: toKeyResource(made), secret }, `${secret}\n\nKeep it: it is not shown again.`);
      }),
  );

key
  .command('list <email>')
  .description('list the keys of an account')
  .action((email: string) =>
    withDatabase(async ({ operation }) => {
      const { accountByEmail } = await accounts();
      const owner = await accountByEmail(operation.pool, email);
      const keys = (await listKeys(operation.pool, owner.id)).map(toKeyResource);
      const lines = keys.map(
        ({ id, name, last_four: lastFour, permissions, revoked_at: revokedAt }) =>
          `${id}  …${lastFour}  ${revokedAt === null ? 'active ' : 'revoked'}  ${name} (${permissions.join(', ')})`,
      );
      print({ keys }, lines.length === 0 ? 'No keys.' : lines.join('\n'));
    }),
  );

key
  .command('revoke <key-id>')
  .description('end a key at once')
  .action((keyId: string) =>
    withDatabase(async ({ operation }) => {
      const revoked = await revokeKey(operation.pool, { keyId, accountId: null });
      print({ key: toKeyResource(revoked) }, `${revoked.id} is revoked.`);
    }),
  );

program
  .command('ledger')
  .description('credits')
  .command('verify')
  .description('recompute every balance; exits with 1 on any difference')
  .action(() =>
    withDatabase(async ({ operation }) => {
      const { verifyLedger } = await import('./compose/verify-ledger.ts');
      const { wallets, transfers, problems } = await verifyLedger(operation.pool);
      const lines = problems.map(({ account_id: id, problem }) => `${id}: ${problem}`);
      const sums = `${wallets} wallets and ${transfers} transfers add up.`;
      print({ wallets, transfers, problems }, lines.length === 0 ? sums : lines.join('\n'));
      if (problems.length > 0) process.exitCode = 1;
    }),
  );

program
  .command('issuer')
  .description('keys of the OAuth issuer')
  .command('rotate-keys')
  .description('sign with a new key; the old one stays published for a day')
  .action(() =>
    withDatabase(async ({ operation }) => {
      await rotateSigningKeys(operation);
      print({ rotated: true }, 'A new key signs from now on.');
    }),
  );

program
  .command('deprecations')
  .description('what is deprecated')
  .command('notify <route>')
  .description('mail the accounts that called a deprecated route in the last 30 days')
  .action((route: string) =>
    withDatabase(async ({ operation, settings }) => {
      const { serviceName, baseUrl } = settings;
      const sendMail = createMail(settings, systemClock, createLog(settings.logLevel));
      const notice = { pool: operation.pool, sendMail, serviceName, baseUrl };
      const mailed = await notifyDeprecation(notice, route);
      print({ mailed }, mailed.length === 0 ? 'Nobody called it.' : `Mailed ${mailed.join(', ')}.`);
    }),
  );

addBillingCommands({ command: program, withDatabase, print });

function wholeNumber(text: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function permissionList(text: string): readonly Permission[] {
  const isPermission = (name: string): name is Permission => Object.hasOwn(PERMISSIONS, name);
  const names = text.split(',').map((name) => name.trim());
  if (!names.every(isPermission)) {
    throw new InvalidArgumentError(`Choose from ${Object.keys(PERMISSIONS).join(', ')}.`);
  }
  return [...new Set(names)];
}

function configuration(): Configuration {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return readConfiguration(process.env);
}

interface Visit {
  readonly settings: Configuration;
  readonly operation: { readonly pool: Database['pool']; readonly clock: typeof systemClock };
  /** Migrations that this visit applied. */
  readonly applied: readonly string[];
}

/** Works beside a running server, and without one. */
async function withDatabase(work: (visit: Visit) => Promise<void>): Promise<void> {
  const settings = configuration();
  const database = await openDatabase(settings, createLog(settings.logLevel));
  try {
    const applied = await migrate(database.pool);
    await work({ settings, operation: { pool: database.pool, clock: systemClock }, applied });
  } finally {
    await database.close();
  }
}

function print(result: object, words: string): void {
  const asJson = program.opts<{ json?: boolean }>().json === true;
  process.stdout.write(`${asJson ? JSON.stringify(result) : words}\n`);
}

/** One line for what an operator can mend; the whole story for a fault of ours. */
function fail(error: unknown): never {
  process.stderr.write(`kinora: ${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof OperatorError || error instanceof Refusal) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `${error.message.replace(/^.*EADDRINUSE: /, '')}; set PORT to a free one`;
  }
  return error.stack ?? error.message;
}

await program.parseAsync().catch(fail);
