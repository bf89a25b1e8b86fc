import type { Program } from './program.ts';

export function addLedgerCommands({ command, withDatabase, print }: Program): void {
  command
    .command('ledger')
    .description('credits')
    .command('verify')
    .description('recompute every balance; exits with 1 on any difference')
    .action(() =>
      withDatabase(async ({ operation }) => {
        // Half of the domain comes with it, which other commands need not wait for.
        const { verifyLedger } = await import('../compose/verify-ledger.ts');
        const { wallets, transfers, problems } = await verifyLedger(operation.pool);
        const lines = problems.map(({ account_id: id, problem }) => `${id}: ${problem}`);
        const sums = `${wallets} wallets and ${transfers} transfers add up.`;
        print({ wallets, transfers, problems }, lines.length === 0 ? sums : lines.join('\n'));
        if (problems.length > 0) process.exitCode = 1;
      }),
    );
}
