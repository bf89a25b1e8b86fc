import { Option } from 'commander';
import { PLANS, type PlanId } from '../contract/plans.ts';
import { OperatorError } from '../platform/operator-error.ts';
import type { Program } from './program.ts';
import { wholeNumber } from './whole-number.ts';

/** Loaded on demand: the sign-in library takes half a second to load. */
const accounts = () => import('../domain/accounts/index.ts');

export function addAccountCommands({ command, withDatabase, print }: Program): void {
  const account = command.command('account').description('accounts of people');

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
    .command('grant <email> <credits>')
    .description('add credits to an account')
    .requiredOption('--reason <reason>', 'why; kept in the ledger')
    .action((email: string, credits: string, { reason }: { reason: string }) =>
      withDatabase(async ({ operation }) => {
        const grant = { email, credits: wholeNumber(credits), reason };
        if (grant.credits === 0) throw new OperatorError('CREDITS must be at least 1');
        const { grantToAccount } = await accounts();
        const granted = await grantToAccount(operation, grant);
        print(
          { account: { id: granted.id, email: granted.email, balance: granted.balance } },
          `${granted.email} now has ${granted.balance} credits.`,
        );
      }),
    );
}
